//! Checks of the record of a ship's turn.

use super::super::Rift;
use super::super::ship::{Build, Ion, Ship, ShipId, Weapon};
use super::super::state::{Phase, State, Turn};
use super::ensure;
use crate::error::ValidationResult;

/// Maximum number of mounts whose shots are counted.
const MAX_COUNTED_MOUNTS: u8 = 8;

impl Rift {
    /// Checks that the record belongs to a ship that could have performed the recorded actions.
    pub(super) fn check_turn(&self, state: &State) -> ValidationResult {
        let turn = &state.turn;
        let Some(id) = turn.ship else {
            let has_begun = matches!(state.phase, Phase::Orders | Phase::Blast | Phase::Return);
            ensure(!has_begun, || ("turn.ship", "which ship is active?"))?;
            let is_blank = *turn == Turn::default();
            return ensure(is_blank, || ("turn.ship", "it is nobody's turn"));
        };
        let built = self.builds.get(id.index()).zip(state.ship(id));
        let Some((build, ship)) = built else {
            let reason = format!("there is no ship {}", id.0);
            return ensure(false, || ("turn.ship", reason));
        };
        let top = build.speed.unsigned_abs();
        ensure(turn.moved <= top, || {
            ("turn.moved", format!("no more than {top} squares"))
        })?;
        check_shots(turn, build)?;
        self.check_mines_laid(state, id)?;
        self.check_active(state, id)?;
        self.check_clock(state)?;
        // A ship that has returned is a new one `[RIFT-16.5]`, and its turn is over.
        if ship.is_alive() && matches!(state.phase, Phase::Orders | Phase::Blast) {
            check_movement(turn, ship, build)?;
        }
        Ok(())
    }

    /// Checks that the mines laid this turn are the last in the list and the ship's own
    /// `[RIFT-13.8]`.
    fn check_mines_laid(&self, state: &State, id: ShipId) -> ValidationResult {
        let (mines_laid, mines) = (usize::from(state.turn.mines_laid), state.mines.len());
        ensure(mines_laid <= mines, || {
            ("turn.laid", format!("there are {mines} mines"))
        })?;
        let owner = Some(self.owner(id));
        let own_mines = state.mines.iter().skip(mines - mines_laid);
        let own_mines = own_mines.filter(|mine| mine.owner() == owner).count();
        ensure(own_mines == mines_laid, || {
            let reason =
                format!("of the last {mines_laid} mines only {own_mines} are of the ship's owner");
            ("turn.laid", reason)
        })
    }

    /// Checks that the active ship is Activated and that its team plays `[RIFT-5.3]`.
    fn check_active(&self, state: &State, id: ShipId) -> ValidationResult {
        ensure(!state.is_ready(id), || {
            let path = format!("ships[{}].ready", id.0);
            (path, "the active ship is not ready")
        })?;
        let is_own_team = self.team_of_ship(id) == state.team;
        ensure(is_own_team, || {
            ("team", "the active ship is of another team")
        })?;
        // A waiting mine is removed with its ship, and detonates at the end of the turn
        // `[RIFT-13.5]` `[RIFT-14.5]`.
        let is_alive = state.ship(id).is_some_and(Ship::is_alive);
        let may_wait = is_alive && !matches!(state.phase, Phase::Activation | Phase::Return);
        ensure(may_wait || !state.turn.has_waiting_mine, || {
            (
                "turn.waiting_mine",
                "no ship is there that it could wait under",
            )
        })
    }

    /// Checks that time has run out only in a timed match, and only with a choice pending, since it
    /// ends the turn otherwise `[RIFT-17.1]` `[RIFT-17.3]`.
    fn check_clock(&self, state: &State) -> ValidationResult {
        if !state.turn.has_timed_out {
            return Ok(());
        }
        let is_timed = self.rules.turn_seconds > 0;
        ensure(is_timed, || ("turn.timed_out", "no clock runs"))?;
        ensure(state.phase != Phase::Orders, || {
            (
                "turn.timed_out",
                "a ship whose time is over takes no orders",
            )
        })
    }
}

/// Checks that every barrel fired at most once, and that a charged shot was fired by an ion cannon
/// `[RIFT-11.9]` `[RIFT-12.3]`.
fn check_shots(turn: &Turn, build: &Build) -> ValidationResult {
    for n in 0..MAX_COUNTED_MOUNTS {
        let mount = build.mounts.get(usize::from(n));
        let barrels = mount.map_or(0, |mount| mount.barrels);
        ensure(turn.shots(n) <= barrels, || {
            let reason = format!("mount {n} has {barrels} barrels");
            (format!("turn.shots[{n}]"), reason)
        })?;
    }
    let mut mounts = (0u8..).zip(build.mounts.iter());
    let has_fired = mounts.any(|(n, mount)| mount.weapon == Weapon::Ion && turn.shots(n) > 0);
    ensure(has_fired || !turn.has_fired_charged, || {
        ("turn.fired_charged", "the ship has fired no ion canon")
    })
}

/// Checks that a living ship is consistent with its movement and shots this turn.
fn check_movement(turn: &Turn, ship: &Ship, build: &Build) -> ValidationResult {
    ensure(!turn.has_warped || ship.speed == build.speed, || {
        // `[RIFT-9.6]` `[RIFT-7.3]`
        ("turn.warped", "after a jump a ship has its top speed")
    })?;
    ensure(
        !turn.has_fired_charged || ship.ion == Ion::Uncharged,
        || {
            // `[RIFT-12.3]`
            ("turn.fired_charged", "the ion canon is still charged")
        },
    )?;
    let used = turn.mines_laid + u8::from(turn.has_waiting_mine);
    let (stored, carried) = (ship.mines, build.mines);
    ensure(
        u16::from(used) + u16::from(stored) <= u16::from(carried),
        || {
            let reason = format!("the ship used {used} mines, has {stored}, and had {carried}");
            ("turn.laid", reason)
        },
    )
}
