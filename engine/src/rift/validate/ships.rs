//! Checks of each ship against its build.

use super::super::Rift;
use super::super::options::Mode;
use super::super::ship::{Bars, Build, Ion, Ship, Slot};
use super::super::state::State;
use super::ensure;
use crate::error::ValidationResult;

impl Rift {
    /// Checks that every ship of the options is present, and has no more of anything than its
    /// console holds.
    pub(super) fn check_ships(&self, state: &State) -> ValidationResult {
        let (found, built) = (state.ships.len(), self.builds.len());
        ensure(found == built, || {
            (
                "ships",
                format!("{found} ships, and {built} in the options"),
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
        let never = state.ready & !self.all_ready();
        ensure(never == 0, || {
            let place = format!("ships[{}].ready", never.trailing_zeros());
            (place, "this ship never acts")
        })
    }
}

/// Checks that energy and speed are within the limits of the console `[RIFT-6.2]` `[RIFT-6.9]`
/// `[RIFT-7.1]`, that nothing else exceeds what the ship started with, and that only ion canons are
/// charged `[RIFT-12.1]`.
fn check_figures(n: usize, ship: &Ship, build: &Build, had: [&Ship; 2]) -> ValidationResult {
    let (speed, top) = (ship.speed.unsigned_abs(), build.speed.unsigned_abs());
    let most = |figure: fn(&Ship) -> u8| figure(had[0]).max(figure(had[1]));
    for (key, value, most) in [
        ("speed", speed, top),
        ("main", ship.main, build.main),
        ("aux", ship.aux, build.aux),
        ("hull", ship.hull, most(|ship| ship.hull)),
        ("torpedoes", ship.torpedoes, most(|ship| ship.torpedoes)),
        ("mines", ship.mines, most(|ship| ship.mines)),
    ] {
        ensure(value <= most, || {
            let reason = format!("{value} is more than {most}, the most of this ship");
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
fn check_bars(n: usize, bars: Bars, had: [Bars; 2]) -> ValidationResult {
    let found = strengths(bars);
    let had = had.map(strengths);
    let fits = |had: &[u8; 8]| found.iter().zip(had).all(|(found, had)| found <= had);
    ensure(had.iter().any(fits), || {
        let strongest = had.iter().map(|had| had[0]).max().unwrap_or(0);
        let reason = if found[0] > strongest {
            let found = found[0];
            format!("{found} is more than {strongest}, the most of this ship")
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
