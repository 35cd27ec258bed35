//! Checks of each ship against its build.

use super::super::Rift;
use super::super::options::Mode;
use super::super::ship::{Bars, Build, Ion, Ship, Slot};
use super::super::state::State;
use super::ensure;
use crate::error::ValidationResult;

impl Rift {
    /// Checks that every ship of the options is present, and that no value exceeds the capacity of
    /// its console.
    pub(super) fn check_ships(&self, state: &State) -> ValidationResult {
        let (ship_count, built) = (state.ships.len(), self.builds.len());
        ensure(ship_count == built, || {
            (
                "ships",
                format!("{ship_count} ships, and {built} in the options"),
            )
        })?;
        let built = self.builds.iter().zip(self.starts.iter());
        for (n, (ship, (build, start))) in state.ships.iter().zip(built).enumerate() {
            let fresh = match self.rules.mode {
                // A ship that returns is a fresh one `[RIFT-16.5]`.
                Mode::Ace => build.new_ship(start.space, start.heading),
                Mode::Elimination | Mode::Flagship | Mode::Breakout | Mode::Puzzle => *start,
            };
            check_figures(n, ship, build, [start, &fresh])?;
            check_bars(n, ship.bars, [start.bars, fresh.bars])?;
        }
        let passive_ready = state.ready & !self.all_ready();
        ensure(passive_ready == 0, || {
            let path = format!("ships[{}].ready", passive_ready.trailing_zeros());
            (path, "this ship never acts")
        })
    }
}

/// Checks that energy and speed are within the limits of the console `[RIFT-6.2]` `[RIFT-6.9]`
/// `[RIFT-7.1]`, that no other value exceeds that at the ship's start, and that only ion cannons
/// are charged `[RIFT-12.1]`.
fn check_figures(n: usize, ship: &Ship, build: &Build, earlier: [&Ship; 2]) -> ValidationResult {
    let (speed, top_speed) = (ship.speed.unsigned_abs(), build.speed.unsigned_abs());
    let max = |figure: fn(&Ship) -> u8| figure(earlier[0]).max(figure(earlier[1]));
    for (key, value, max) in [
        ("speed", speed, top_speed),
        ("main", ship.main, build.main),
        ("aux", ship.aux, build.aux),
        ("hull", ship.hull, max(|ship| ship.hull)),
        ("torpedoes", ship.torpedoes, max(|ship| ship.torpedoes)),
        ("mines", ship.mines, max(|ship| ship.mines)),
    ] {
        ensure(value <= max, || {
            let reason = format!("{value} is more than {max}, the most of this ship");
            (format!("ships[{n}].{key}"), reason)
        })?;
    }
    ensure(ship.ion == Ion::Uncharged || build.has_ion(), || {
        (format!("ships[{n}].ion"), "this ship has no ion canon")
    })
}

/// Checks the shield bars. Bars can move and lose strength, but none is added or grows; sorted by
/// strength, each is at most that of the ship at its start or when fresh `[RIFT-10.2]`
/// `[RIFT-10.5]`.
fn check_bars(n: usize, bars: Bars, earlier: [Bars; 2]) -> ValidationResult {
    let bar_strengths = strengths(bars);
    let earlier = earlier.map(strengths);
    let fits = |earlier: &[u8; 8]| {
        bar_strengths
            .iter()
            .zip(earlier)
            .all(|(strength, earlier)| strength <= earlier)
    };
    ensure(earlier.iter().any(fits), || {
        let strongest = earlier.iter().map(|earlier| earlier[0]).max().unwrap_or(0);
        let reason = if bar_strengths[0] > strongest {
            let strength = bar_strengths[0];
            format!("{strength} is more than {strongest}, the most of this ship")
        } else {
            "more bars, or stronger ones, than the ship had in all".to_owned()
        };
        (format!("ships[{n}].bars"), reason)
    })
}

/// Returns the strengths of all bars, greatest first.
fn strengths(bars: Bars) -> [u8; 8] {
    let mut all = Slot::ALL.map(|slot| bars.get(slot));
    all.sort_unstable_by(|one, other| other.cmp(one));
    all
}
