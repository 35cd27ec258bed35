//! Mines: release, striking, detonation and blast `[RIFT-13]`.
//!
//! A detonation is a *wave*: the mines that detonate together, the choices of tied sides, then all
//! damage at once. The pending choices are recomputed from the state in a fixed order, so only the
//! answers are stored.

use super::super::Rift;
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::ship::{ShipId, Side};
use super::super::state::{AfterDetonation, MAX_MINES, Mine, MineSet, Phase, State, Wave};
use super::{Blast, Play, ShipContext, SideChoice, sides_facing};
use crate::components::ArrayVec;
use crate::game::EventSink;

impl ShipContext<'_> {
    /// Checks whether a mine may be released: one in store, none waiting, and room on the board
    /// `[RIFT-13.1]` `[RIFT-13.3]` `[RIFT-13.19]` `[A-51]`.
    ///
    /// # Errors
    /// Returns a refusal for no mine in store, one waiting already, or no room on the board.
    pub fn check_release_mine(&self) -> Result<(), Refusal> {
        if self.ship.mines == 0 {
            return Err(Refusal::NoMine);
        }
        if self.state.turn.has_waiting_mine {
            return Err(Refusal::MineWaiting);
        }
        if self.state.mines.is_full() {
            return Err(Refusal::TooManyMines {
                max: MAX_MINES as u8,
            });
        }
        Ok(())
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Takes a mine from the store at no cost; it waits under the ship `[RIFT-13.1]` `[RIFT-13.3]`.
    pub fn do_release_mine(&mut self) {
        let Some(id) = self.active() else { return };
        self.ship(id, |ship| ship.mines = ship.mines.saturating_sub(1));
        self.state.turn.has_waiting_mine = true;
        self.emit(Event::MineReleased { ship: id });
    }

    /// Detonates a live mine in the space that the ship has entered, with the hit on `side`
    /// `[RIFT-13.6]` `[RIFT-13.7]` `[A-41]`.
    pub fn strike(&mut self, id: ShipId, side: Side, after: AfterDetonation) {
        let mine = self
            .state
            .ship(id)
            .and_then(|ship| self.state.mine_at(ship.space));
        if let Some(mine) = mine {
            self.detonate(MineSet::singleton(mine), Some((id, side)), after);
        }
    }

    /// Detonates a mine that still waits at the end of the turn; it hits the back of its ship
    /// `[RIFT-13.5]` `[A-42]`. Returns whether there was one.
    pub fn detonate_waiting_mine(&mut self) -> bool {
        let Some(id) = self.active().filter(|_| self.state.turn.has_waiting_mine) else {
            return false;
        };
        self.leave_mine(id);
        self.strike(id, Side::Back, AfterDetonation::End);
        true
    }

    /// Starts the detonation of mines `[RIFT-13.9]`.
    pub fn detonate(
        &mut self,
        mines: MineSet,
        struck: Option<(ShipId, Side)>,
        after: AfterDetonation,
    ) {
        self.state.wave = Wave {
            mines,
            struck,
            after,
            ..Wave::default()
        };
        self.state.phase = Phase::Blast;
        self.resolve_when_answered();
    }

    /// Applies the owner's choice of a side.
    pub fn do_choose_side(&mut self, ship: ShipId, side: Side) {
        self.answer(ship, side, false);
        self.resolve_when_answered();
    }

    fn answer(&mut self, ship: ShipId, side: Side, is_automatic: bool) {
        self.state.wave.choose(side);
        self.emit(Event::SideChosen {
            ship,
            side,
            is_automatic,
        });
    }

    /// Makes the automatic choices, and resolves the wave when no choice is pending.
    pub fn resolve_when_answered(&mut self) {
        while let Some(question) = self.game.pending_side_choice(self.state) {
            if !self.game.is_automatic(self.state, question.ship) {
                return;
            }
            self.answer_automatically(question);
        }
        self.resolve();
    }

    /// Makes the automatic choice of a side `[RIFT-17.7]`.
    pub fn answer_automatically(&mut self, question: SideChoice) {
        let Some(ship) = self.state.ship(question.ship) else {
            return;
        };
        let side = Rift::automatic_side(ship, question.sides);
        self.answer(question.ship, side, true);
    }

    /// Applies all damage of the wave at once, based on the position before it. Then ships are
    /// removed, points scored, victory checked, and chained mines detonated `[RIFT-13.14]`
    /// `[RIFT-13.15]` `[A-24]`.
    fn resolve(&mut self) {
        let before = self.state.clone();
        self.apply_hits(&before);
        let chained = self.chained_mines(&before);
        self.remove_mines(before.wave.mines);
        let destroyed = (0u32..)
            .zip(before.ships.iter().zip(self.state.ships.iter()))
            .filter(|(_, (was, is))| was.is_alive() && !is.is_alive())
            .fold(0, |set, (n, _)| set | 1 << n);
        self.remove_destroyed(destroyed);
        self.score_kills(
            destroyed,
            before
                .wave
                .struck
                .map(|(ship, _)| (ship, Rift::wave_mines(&before).next())),
        );
        let removed_ships = self.remove_ships_of_conceded_seats();
        // A seat that conceded meanwhile affects the result, even without a ship on the board.
        let conceded_bit = u32::from(!self.state.out.is_empty()) << 31;
        self.check_victory(destroyed | removed_ships | conceded_bit);
        if self.state.result.is_some() || self.state.phase == Phase::Interval {
            return;
        }
        let next = self.find_mines(&chained);
        if next.is_empty() {
            self.resume(before.wave.after)
        } else {
            self.detonate(next, None, before.wave.after)
        }
    }

    /// Applies the hits of the wave, mine by mine; blocking is read from `before`.
    fn apply_hits(&mut self, before: &State) {
        let mut answer_count = 0;
        for mine in Rift::wave_mines(before) {
            self.emit(Event::MineDetonated { mine });
            for ship in self.game.ships_in_choice_order(before) {
                let Some(ship_before) = before.ship(ship).filter(|ship| ship.is_alive()) else {
                    continue;
                };
                if let Some((struck, side)) =
                    before.wave.struck.filter(|(struck, _)| *struck == ship)
                {
                    self.blast_hit(struck, mine, side, self.game.figures.strike_damage);
                    continue;
                }
                match self.game.blast(before, mine.space(), ship_before.space) {
                    Blast::Out => {}
                    Blast::Covered => self.emit(Event::BlastBlocked { ship, mine }),
                    Blast::Hit(damage) => {
                        let has_choice = self.game.side_choice_for(before, mine, ship).is_some();
                        let open = sides_facing(ship_before, mine.space().square());
                        let side = if has_choice {
                            before.wave.side(answer_count)
                        } else {
                            Rift::automatic_side(ship_before, open)
                        };
                        answer_count += usize::from(has_choice);
                        self.blast_hit(ship, mine, side, damage);
                    }
                }
            }
        }
    }

    fn blast_hit(&mut self, ship: ShipId, mine: Mine, side: Side, damage: u8) {
        self.emit(Event::BlastHit {
            ship,
            mine,
            side,
            damage,
        });
        self.deal_damage(ship, side, damage);
    }

    /// Returns the mines that the wave sets off if the option is on; cover is read before its
    /// damage `[RIFT-13.15]`.
    fn chained_mines(&self, before: &State) -> ArrayVec<Mine, MAX_MINES> {
        let mut chained = ArrayVec::new();
        if !self.game.rules.has_chain_mines {
            return chained;
        }
        let others = before.mines.iter().enumerate();
        for (_, &mine) in others.filter(|(n, _)| !before.wave.mines.contains(*n)) {
            let is_hit = Rift::wave_mines(before).any(|wave| {
                matches!(
                    self.game.blast(before, wave.space(), mine.space()),
                    Blast::Hit(_)
                )
            });
            if is_hit {
                // The list has room for all mines.
                let _ = chained.push(mine);
            }
        }
        chained
    }

    fn remove_mines(&mut self, mines: MineSet) {
        for n in (0..self.state.mines.len()).rev() {
            if mines.contains(n) {
                self.state.take_mine(n);
            }
        }
        self.state.wave.mines = MineSet::NONE;
    }

    fn find_mines(&self, mines: &[Mine]) -> MineSet {
        let live = self.state.mines.iter().enumerate();
        live.filter(|(_, mine)| mines.contains(mine))
            .map(|(n, _)| n)
            .collect()
    }

    /// Continues after the detonation at the point where it interrupted play `[RIFT-5.12]`
    /// `[RIFT-9.4]`.
    fn resume(&mut self, after: AfterDetonation) {
        let is_alive = ShipContext::active(self.game, self.state).is_some();
        self.state.phase = Phase::Orders;
        match after {
            AfterDetonation::Orders | AfterDetonation::Warp(_) if !is_alive => self.finish_turn(),
            AfterDetonation::Warp(left) => {
                self.continue_warp(left);
                self.end_turn_if_timed_out();
            }
            AfterDetonation::Orders => self.end_turn_if_timed_out(),
            AfterDetonation::End => self.finish_turn(),
        }
    }
}
