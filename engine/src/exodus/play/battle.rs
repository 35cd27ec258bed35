//! Resolves battles hex by hex: first all battles between players, then all fights with guards
//! `[EXO-11.15]` `[EXO-11.16]`. [`super::battle_round`] has the rounds.

use super::cloaking::seats_of;
use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::exodus::action::Action;
use crate::exodus::cards::AbilityId;
use crate::exodus::effect::{Effect, HitRoll, Trigger};
use crate::exodus::event::Event;
use crate::exodus::figures::Window;
use crate::exodus::game::Exodus;
use crate::exodus::hex::HexId;
use crate::exodus::refusal::{PendingDecision, Refusal};
use crate::exodus::ship::{ShipId, ShipSet};
use crate::exodus::state::{Battle, GuardShip, Public, State};
use crate::exodus::step::Step;
use crate::game::{EventSink, Seat, SeatSet};

/// One victory point in sixtieths `[EXO-1.9]`.
const POINT: u32 = 60;

impl Exodus {
    /// Returns the seats that have a choice in the current battle. They are asked one after another
    /// for abilities, and for hits in fights with a guard or between three or more seats; two seats
    /// assign hits at the same time `[EXO-13.3]`.
    pub(super) fn fighters(&self, public: &Public) -> SeatSet {
        let Some(battle) = &public.battle else {
            return SeatSet::NONE;
        };
        let first = |seats: SeatSet| {
            let mut order = public.order.iter().copied();
            order
                .find(|&seat| seats.contains(seat))
                .map_or(SeatSet::NONE, SeatSet::singleton)
        };
        if !battle.window.is_empty() {
            return first(battle.window);
        }
        let seats_with_hits =
            |seat: &Seat| battle.hits[seat.index()] > 0 && !public.ready.contains(*seat);
        let seats_with_hits: SeatSet = battle.sides().iter().filter(seats_with_hits).collect();
        if battle.guard.is_some() {
            let guard_runner = |seat| SeatSet::singleton(self.left_neighbor(public, seat));
            let fighter = battle.seats.iter().next().filter(|_| battle.guard_hits > 0);
            fighter.map_or(SeatSet::NONE, guard_runner)
        } else if battle.is_duel() {
            seats_with_hits
        } else {
            first(seats_with_hits)
        }
    }

    /// Checks whether a seat may use an ability or `Done` before the first roll, or assign this hit
    /// in a later round; the error is the reason `[EXO-13.3]` `[EXO-18.5]`.
    pub(super) fn check_battle(
        &self,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let battle = state.public.battle.as_ref().ok_or(Refusal::NotAsked)?;
        if battle.window.is_empty() {
            if let Action::Hit(ship) = action {
                self.check_hit(&state.public, &state.private(seat).plan, seat, ship)
            } else {
                Err(Refusal::NotNow(PendingDecision::Hits))
            }
        } else {
            match action {
                Action::Invoke(card) => self.check_invoke(state, seat, card, Window::Battle),
                Action::Done => Ok(()),
                _ => Err(Refusal::NotNow(PendingDecision::Window)),
            }
        }
    }

    /// Returns the dice of a seat in a battle: those of all its surviving ships `[EXO-13.2]`.
    #[must_use]
    pub fn battle_dice(&self, public: &Public, battle: &Battle, seat: Seat) -> u8 {
        let own_ships = battle.ships.intersection(ShipSet::fleet(seat));
        own_ships
            .iter()
            .map(|ship| self.dice_of(public, ship))
            .sum()
    }

    /// Returns the dice of a ship `[EXO-9.5]`.
    #[must_use]
    pub fn dice_of(&self, public: &Public, ship: ShipId) -> u8 {
        self.dice(&public.mat(ship.seat()).blueprints[ship.kind().index()])
    }

    /// Returns the strength of a ship `[EXO-9.6]`.
    #[must_use]
    pub fn strength_of(&self, public: &Public, ship: ShipId) -> u8 {
        self.strength(&public.mat(ship.seat()).blueprints[ship.kind().index()])
    }

    /// Returns whether a battle is over: at most one side is left, or no ship left has dice
    /// `[EXO-13.6]`.
    fn is_decided(&self, public: &Public, battle: &Battle) -> bool {
        let mut sides = battle.sides().iter();
        let is_armed = sides.any(|seat| self.battle_dice(public, battle, seat) > 0);
        let (is_alone, guard_has_dice) = match battle.guard {
            Some(guard) => (
                battle.ships.is_empty() || self.is_destroyed(guard),
                self.guard_dice(guard) > 0,
            ),
            None => (battle.sides().len() < 2, false),
        };
        // The round limit ends battles whose recorded dice never hit.
        is_alone || !(is_armed || guard_has_dice) || battle.round == u8::MAX
    }
}

impl Battle {
    /// Returns the seats that have ships left.
    #[must_use]
    pub fn sides(&self) -> SeatSet {
        seats_of(self.ships)
    }

    /// Returns whether exactly two seats fight without a guard; they assign their hits at the same
    /// time.
    #[must_use]
    pub fn is_duel(&self) -> bool {
        self.guard.is_none() && self.sides().len() == 2
    }
}

/// Iterates over a hit on every ship of the current battle.
pub(super) fn hit_candidates(public: &Public) -> impl Iterator<Item = Action> + use<> {
    let ships = public.battle.as_ref().map(|battle| battle.ships);
    ships.unwrap_or_default().iter().map(Action::Hit)
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Finds the hexes of all battles: hexes with visible ships of two or more seats, and hexes
    /// with visible ships and a guard `[EXO-11.15]` `[EXO-13.1]`. Ships that stay cloaked do not
    /// fight `[EXO-12.5]`.
    pub fn open_battles(&mut self) -> PlayFlow {
        let public = self.public_mut();
        let seats =
            |hex: &HexId| seats_of(public.ships_at(*hex).intersection(public.visible)).len();
        let occupied = public.occupied_hexes();
        let contested = occupied.iter().filter(|hex| seats(hex) > 1).collect();
        let has_guard_fight = |hex: &HexId| public.sector(*hex).guard > 0 && seats(hex) > 0;
        let guarded = occupied.iter().filter(has_guard_fight).collect();
        public.contested = contested;
        public.guarded = guarded;
        public.battle = None;
        self.go_to_step(Step::Battle)
    }

    /// Continues the current battle or begins the next one.
    pub fn advance_battle(&mut self) -> PlayFlow {
        if self.public_mut().battle.is_some() {
            return self.advance_fight();
        }
        if let Some(hex) = self.public_mut().contested.first() {
            self.begin_battle(hex, None);
            return PlayFlow::Continue;
        }
        if let Some(hex) = self.public_mut().guarded.first() {
            self.public_mut().guarded.remove(hex);
            self.begin_guard_fight(hex);
            return PlayFlow::Continue;
        }
        self.open_landing(0)
    }

    /// Begins a battle of all visible ships in a hex, including the revealed guard, if any. Every
    /// seat with an unused ability and dice to roll is asked first, no matter which ability it has.
    pub fn begin_battle(&mut self, hex: HexId, guard: Option<GuardShip>) {
        let game = self.game;
        let public = self.public_mut();
        public.contested.remove(hex);
        let ships = public.ships_at(hex).intersection(public.visible);
        let seats = seats_of(ships);
        let mut battle = Battle {
            hex,
            seats,
            ships,
            guard,
            ..Battle::default()
        };
        if !game.is_decided(public, &battle) {
            let may_use_ability = |seat: &Seat| {
                public.mat(*seat).abilities > 0 && game.battle_dice(public, &battle, *seat) > 0
            };
            battle.window = seats.iter().filter(may_use_ability).collect();
        }
        public.battle = Some(battle);
        public.ready = SeatSet::NONE;
        if guard.is_none() {
            self.emit(Event::BattleBegan { hex, seats });
        }
    }

    /// Asks for abilities, assigns hits, removes ships, rolls, or ends the battle.
    fn advance_fight(&mut self) -> PlayFlow {
        let Some(battle) = self.public_mut().battle else {
            return PlayFlow::Continue;
        };
        if !battle.window.is_empty() || !self.assign_forced_hits() {
            return PlayFlow::Wait;
        }
        if self.remove_lost() {
            return PlayFlow::Continue;
        }
        if self.game.is_decided(&self.state.public, &battle) {
            self.end_battle(&battle);
        } else {
            self.roll_round();
        }
        PlayFlow::Continue
    }

    /// Uses or declines an ability, or assigns a hit to a ship.
    pub fn do_battle(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Hit(ship) => self.assign_hit(seat, ship),
            Action::Invoke(card) => {
                self.spend_ability(seat, card);
                let face = self.ability_face(card);
                if let Some(battle) = &mut self.public_mut().battle {
                    battle.aims[seat.index()] = face;
                    battle.window = battle.window.without(seat);
                }
            }
            _ => {
                if let Some(battle) = &mut self.public_mut().battle {
                    battle.window = battle.window.without(seat);
                }
            }
        }
    }

    /// Returns the lowest face that hits by an ability; 0 if the ability does not change it.
    fn ability_face(&self, card: AbilityId) -> u8 {
        let effects = self
            .game
            .ability(card)
            .map_or(&[][..], |card| &card.effects);
        let face = effects.iter().find_map(|effect| {
            if let Effect::Hit(HitRoll::Own, face) = effect {
                Some(*face)
            } else {
                None
            }
        });
        face.unwrap_or(0)
    }

    /// Ends a battle. The only seat left scores the printed points of all destroyed ships of other
    /// seats, no matter which seat did the damage `[EXO-13.7]` `[EXO-13.8]`.
    fn end_battle(&mut self, battle: &Battle) {
        self.public_mut().battle = None;
        if let Some(guard) = battle.guard {
            self.end_guard(battle, guard);
            return;
        }
        let sides = battle.sides();
        let winner = sides.iter().next().filter(|_| sides.len() == 1);
        let points = |ship: ShipId| u32::from(self.game.ship(ship.kind()).vp) * POINT;
        let enemies = |ship: &ShipId| Some(ship.seat()) != winner;
        let sixtieths = match winner {
            Some(_) => battle.lost.iter().filter(enemies).map(points).sum(),
            None => 0,
        };
        if let Some(seat) = winner {
            self.public_mut().mat_mut(seat).track += sixtieths;
        }
        self.emit(Event::BattleEnded {
            hex: battle.hex,
            winner,
            sixtieths,
        });
        if let Some(seat) = winner {
            self.fire_trigger(Trigger::WinPvp, seat);
        }
    }
}
