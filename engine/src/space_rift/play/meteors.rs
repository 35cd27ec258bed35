//! Meteors `[SR-20]`: they move, new ones enter, and they strike units.

use super::Play;
use super::combat::PlayFlow;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::{Direction, Hex, Side};
use crate::space_rift::combat_roll::{CombatRoll, RollCause, RollStage};
use crate::space_rift::dice::{Face, Faces};
use crate::space_rift::event::Event;
use crate::space_rift::game::SpaceRift;
use crate::space_rift::state::{Phase, Public};

/// The effect of a hex on a meteor that reaches it.
enum HexEffect {
    /// The meteor enters and continues.
    Passes,
    /// The meteor enters and stops under the rift tile.
    Rests,
    /// The meteor does not enter.
    Stays,
    /// The meteor is discarded.
    Gone,
    /// The meteor strikes the unit there and is discarded.
    Strikes,
}

impl SpaceRift {
    /// Returns the direction in which meteors move: from the left of the side with the first turn
    /// `[SR-20.1]`.
    const fn flight_direction(&self) -> Direction {
        match self.first {
            Side::South => Direction::East,
            Side::North => Direction::West,
        }
    }

    /// Returns the number of hexes from a hex to the far edge of its row.
    const fn distance_to_edge(&self, hex: Hex) -> u8 {
        match self.first {
            Side::South => Hex::row_length(hex.row()) - hex.column(),
            Side::North => hex.column() - 1,
        }
    }

    /// Returns the next uncovered meteor to move; covered ones do not `[SR-20.6]`. The one nearest
    /// to the far edge comes first; of several, the one in the row with the lower letter
    /// `[SR-20.2]`.
    fn next_meteor(&self, public: &Public) -> Option<(u8, Hex)> {
        let rift = public.rift.as_ref();
        let on_board = (0u8..).zip(public.meteors.iter().zip(&*self.meteors));
        on_board
            .filter_map(|(n, (hex, _))| Some((n, (*hex)?)))
            .filter(|(n, hex)| {
                let is_covered = rift.is_some_and(|rift| rift.covers(*hex));
                !is_covered && public.flown_meteors >> n & 1 == 0
            })
            .min_by_key(|(_, hex)| (self.distance_to_edge(*hex), hex.row()))
    }

    /// Returns the effect of a hex on a meteor `[SR-20.4]`.
    fn hex_effect(&self, public: &Public, hex: Hex) -> HexEffect {
        let has_meteor = public.meteors.contains(&Some(hex));
        if public.rift.as_ref().is_some_and(|rift| rift.covers(hex)) {
            return if has_meteor {
                HexEffect::Stays
            } else {
                HexEffect::Rests
            };
        }
        if self.terrain.planet.contains(hex) || self.terrain.dead.contains(hex) {
            return HexEffect::Gone;
        }
        if public.unit_at(hex).is_some() {
            HexEffect::Strikes
        } else if has_meteor {
            HexEffect::Stays
        } else {
            HexEffect::Passes
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Moves the meteors one by one, then rolls the dice for new ones `[SR-20.2]` `[SR-20.3]`.
    pub fn move_meteors(&mut self) -> PlayFlow {
        if self.game.meteors.is_empty() {
            self.state.public.phase = Phase::Drift;
            return PlayFlow::Continue;
        }
        while let Some((meteor, from)) = self.game.next_meteor(&self.state.public) {
            self.state.public.flown_meteors |= 1 << meteor;
            if self.move_meteor(meteor, from) {
                return PlayFlow::Continue;
            }
        }
        let faces = Faces::roll(self.game.figures.meteor_dice, self.chance);
        self.emit(Event::MeteorsRolled { faces });
        self.state.public.phase = Phase::Shower(faces.of(Face::Blast));
        PlayFlow::Continue
    }

    /// Moves one meteor by its speed, one hex at a time. Returns whether it has struck a unit.
    fn move_meteor(&mut self, meteor: u8, from: Hex) -> bool {
        let index = usize::from(meteor);
        let speed = self
            .game
            .meteors
            .get(index)
            .map_or(0, |meteor| meteor.speed);
        let mut at = from;
        let mut hex_effect = HexEffect::Passes;
        for _ in 0..speed {
            let Some(next) = at.neighbor(self.game.flight_direction()) else {
                hex_effect = HexEffect::Gone;
                break;
            };
            self.place_meteor(meteor, None);
            hex_effect = self.game.hex_effect(&self.state.public, next);
            match hex_effect {
                HexEffect::Stays => break,
                HexEffect::Passes => at = next,
                HexEffect::Rests | HexEffect::Gone | HexEffect::Strikes => {
                    at = next;
                    break;
                }
            }
        }
        if at != from {
            self.emit(Event::MeteorMoved {
                meteor,
                from,
                to: at,
            });
        }
        self.settle_meteor(meteor, at, &hex_effect)
    }

    /// Ends the movement of a meteor. Returns whether it has struck a unit.
    fn settle_meteor(&mut self, meteor: u8, at: Hex, hex_effect: &HexEffect) -> bool {
        match hex_effect {
            HexEffect::Passes | HexEffect::Rests | HexEffect::Stays => {
                self.place_meteor(meteor, Some(at));
                false
            }
            HexEffect::Gone => {
                self.discard_meteor(meteor, at);
                false
            }
            HexEffect::Strikes => {
                self.strike_unit(meteor, at);
                true
            }
        }
    }

    fn place_meteor(&mut self, meteor: u8, hex: Option<Hex>) {
        if let Some(slot) = self.state.public.meteors.get_mut(usize::from(meteor)) {
            *slot = hex;
        }
    }

    fn discard_meteor(&mut self, meteor: u8, at: Hex) {
        self.place_meteor(meteor, None);
        self.state.public.spent_meteors |= 1 << meteor;
        self.emit(Event::MeteorGone { meteor, at });
    }

    /// Strikes the unit on a hex with a meteor, which is discarded `[SR-20.5]`.
    fn strike_unit(&mut self, meteor: u8, at: Hex) {
        let Some(target) = self.state.public.unit_at(at) else {
            return;
        };
        self.emit(Event::MeteorStruck {
            meteor,
            unit: target,
            at,
        });
        self.discard_meteor(meteor, at);
        let index = usize::from(meteor);
        self.push_roll(CombatRoll {
            roller: None,
            target,
            cause: RollCause::Meteor,
            stage: RollStage::Roll,
            dice: self.game.meteors.get(index).map_or(0, |meteor| meteor.dice),
            from: at,
            at,
            ..CombatRoll::default()
        });
    }

    /// Adds new meteors, one for each blast, then continues with the rift `[SR-20.3]`.
    pub fn add_meteors(&mut self, blasts: u8) -> PlayFlow {
        let Some(remaining_blasts) = blasts.checked_sub(1) else {
            self.state.public.phase = Phase::Drift;
            return PlayFlow::Continue;
        };
        self.state.public.phase = Phase::Shower(remaining_blasts);
        let Some(meteor) = self.draw_meteor() else {
            return PlayFlow::Continue;
        };
        let dice = [self.chance.die(6) as u8, self.chance.die(6) as u8];
        let sum = dice[0] + dice[1];
        let count = if sum == 12 { 1 } else { sum };
        let row = Hex::row_from_baseline(self.state.public.active, count).unwrap_or(0);
        let column = match self.game.flight_direction() {
            Direction::West => Hex::row_length(row),
            Direction::East
            | Direction::NorthEast
            | Direction::SouthEast
            | Direction::SouthWest
            | Direction::NorthWest => 1,
        };
        let Some(at) = Hex::at(row, column) else {
            return PlayFlow::Continue;
        };
        self.emit(Event::MeteorRow { dice, at });
        // A new meteor first moves in the next turn.
        self.state.public.flown_meteors |= 1 << meteor;
        match self.game.hex_effect(&self.state.public, at) {
            HexEffect::Stays => self.discard_meteor(meteor, at),
            hex_effect @ (HexEffect::Passes
            | HexEffect::Rests
            | HexEffect::Gone
            | HexEffect::Strikes) => {
                if matches!(hex_effect, HexEffect::Passes | HexEffect::Rests) {
                    self.emit(Event::MeteorEntered { meteor, at });
                }
                self.settle_meteor(meteor, at, &hex_effect);
            }
        }
        PlayFlow::Continue
    }

    /// Draws a random tile from the stack; an empty stack is first refilled from the discards.
    fn draw_meteor(&mut self) -> Option<u8> {
        let count = self.game.meteors.len() as u8;
        let public = &mut self.state.public;
        let is_on_board = |public: &Public, n: u8| {
            let hex = public.meteors.get(usize::from(n)).copied().flatten();
            hex.is_some()
        };
        let in_stack = |public: &Public| {
            (0..count)
                .filter(|n| !is_on_board(public, *n) && public.spent_meteors >> n & 1 == 0)
                .fold(0u16, |set, n| set | 1 << n)
        };
        let mut stack = in_stack(public);
        if stack == 0 {
            public.spent_meteors = 0;
            stack = in_stack(public);
        }
        let index = self.chance.pick(stack.count_ones());
        (0..count)
            .filter(|n| stack >> n & 1 == 1)
            .nth(index as usize)
    }
}
