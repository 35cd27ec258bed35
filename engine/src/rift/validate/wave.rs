//! Checks of a detonation that is being resolved.

use super::super::Rift;
use super::super::ship::{Ship, ShipId, Side};
use super::super::state::{AfterDetonation, Phase, State};
use super::{ensure, is_ended};
use crate::error::ValidationResult;

impl Rift {
    /// Checks that there is a detonation exactly while sides are chosen; a match may also end
    /// during one.
    pub(super) fn check_wave(&self, state: &State) -> ValidationResult {
        let wave = &state.wave;
        let known = wave.mines.indices().find(|&n| n >= state.mines.len());
        ensure(known.is_none(), || {
            let reason = format!("there is no mine {}", known.unwrap_or_default());
            ("wave.mines", reason)
        })?;
        if let Some((id, _)) = wave.struck {
            ensure(state.ship(id).is_some(), || {
                ("wave.struck", format!("there is no ship {}", id.0))
            })?;
        }
        if state.phase != Phase::Blast {
            return ensure(is_ended(state) || wave.mines.is_empty(), || {
                ("wave.mines", "no mine goes off before the phase `blast`")
            });
        }
        ensure(!wave.mines.is_empty(), || {
            ("wave.mines", "no mine goes off")
        })?;
        match wave.struck {
            Some((id, side)) => self.check_strike(state, id, side),
            None => self.check_shot(state),
        }?;
        self.check_continuation(state)?;
        self.check_sides(state)
    }

    /// Checks that the active ship struck the mine in its space, which detonates alone
    /// `[RIFT-13.7]`.
    fn check_strike(&self, state: &State, id: ShipId, side: Side) -> ValidationResult {
        let is_active = state.turn.ship == Some(id) && state.ship(id).is_some_and(Ship::is_alive);
        ensure(is_active, || {
            ("wave.struck", "only the active ship strikes mines")
        })?;
        let mut mines = state.wave.mines.indices();
        let mine = mines.next().and_then(|n| state.mines.get(n));
        let is_at_ship = state.ship(id).map(|ship| ship.space) == mine.map(|mine| mine.space());
        ensure(is_at_ship && mines.next().is_none(), || {
            ("wave.struck", "a ship strikes the one mine in its space")
        })?;
        // `[RIFT-9.4]` `[RIFT-13.5]`
        let fits = match state.wave.after {
            AfterDetonation::Orders => matches!(side, Side::Front | Side::Back),
            AfterDetonation::Warp(_) => side == Side::Front,
            AfterDetonation::End => side == Side::Back,
        };
        ensure(fits, || {
            ("wave.struck", "no mine is struck on this side so")
        })
    }

    /// Checks a detonation without a strike: one mine, shot by a ship whose turn continues, or
    /// mines set off by others if the option is on `[RIFT-11.16]` `[RIFT-13.15]`.
    fn check_shot(&self, state: &State) -> ValidationResult {
        if self.rules.has_chain_mines {
            return Ok(());
        }
        let is_single = state.wave.mines.indices().count() == 1;
        ensure(is_single, || {
            ("wave.mines", "mines set off no others in this match")
        })?;
        let takes_orders = state.wave.after == AfterDetonation::Orders;
        ensure(takes_orders, || {
            ("wave.after", "the ship that shot takes more orders")
        })?;
        let is_alive = state
            .turn
            .ship
            .and_then(|id| state.ship(id))
            .is_some_and(Ship::is_alive);
        ensure(is_alive, || ("turn.ship", "the active ship is lost"))
    }

    /// Checks that the continuation fits the turn: the rest of a jump that was made, or the end of
    /// the turn without a waiting mine `[RIFT-9.4]` `[RIFT-9.8]` `[RIFT-13.5]`.
    fn check_continuation(&self, state: &State) -> ValidationResult {
        let turn = &state.turn;
        match state.wave.after {
            AfterDetonation::Orders => return Ok(()),
            AfterDetonation::Warp(left) => {
                let range = self.figures.warp_range;
                ensure(left < range, || {
                    ("wave.after", format!("a jump is {range} squares at most"))
                })?;
                ensure(turn.has_warped, || {
                    ("wave.after", "the ship has not jumped")
                })?;
            }
            AfterDetonation::End => {}
        }
        ensure(!turn.has_waiting_mine, || {
            (
                "turn.waiting_mine",
                "no mine waits during a jump, or at the end of a turn",
            )
        })
    }

    /// Checks that every chosen side was open to its choice, and that a choice is pending for a
    /// seat that is asked `[RIFT-13.12]` `[RIFT-17.7]`.
    fn check_sides(&self, state: &State) -> ValidationResult {
        let wave = &state.wave;
        let mut before = state.clone();
        for n in 0..wave.chosen {
            before.wave.chosen = n;
            let question = self.pending_side_choice(&before);
            let side = wave.side(usize::from(n));
            let fits = question.is_some_and(|question| question.sides.contains(side));
            ensure(fits, || {
                (format!("wave.sides[{n}]"), "no question has this answer")
            })?;
        }
        let question = self.pending_side_choice(state);
        let Some(question) = question else {
            return ensure(false, || ("phase", "no side is to be chosen"));
        };
        ensure(!self.is_automatic(state, question.ship), || {
            ("phase", "the side is chosen without being asked")
        })
    }
}
