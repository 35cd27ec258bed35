//! Meteors `[SR-20]`: they fly along their rows, strike units, stop under the rift, and new ones
//! come. What a strike does is a roll like others; see `combat.rs`.

use super::Play;
use crate::chance::Chance;
use crate::game::Record;
use crate::space_rift::dice::{Face, Faces};
use crate::space_rift::event::Event;
use crate::space_rift::exchange::{Cause, Exchange, Stage};
use crate::space_rift::field::{Direction, Hex, Side};
use crate::space_rift::state::Public;
use crate::space_rift::table::SpaceRift;
use crate::space_rift::unit::UnitId;

/// What becomes of a meteor that comes to a hex `[SR-20.4]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    /// It enters and may fly on.
    Flies,
    /// It lies under the rift `(AMB-37)`.
    Stops,
    /// Another lies there: it stays on the hex before.
    Stays,
    /// It is discarded.
    Gone,
    /// It strikes a unit and is discarded.
    Strikes(UnitId),
}

impl SpaceRift {
    /// Which way meteors fly: from the left of who has the first turn `[SR-20.1]`.
    #[must_use]
    pub const fn meteor_course(&self) -> Direction {
        match self.first {
            Side::South => Direction::East,
            Side::North => Direction::West,
        }
    }

    /// Where meteors enter a row.
    fn meteor_gate(&self, row: u8) -> Option<Hex> {
        match self.first {
            Side::South => Hex::at(row, 1),
            Side::North => Hex::at(row, Hex::row_length(row)),
        }
    }

    /// Hexes that a meteor has before it to the far edge.
    const fn meteor_way(&self, hex: Hex) -> u8 {
        match self.first {
            Side::South => Hex::row_length(hex.row()) - hex.column(),
            Side::North => hex.column() - 1,
        }
    }

    /// The meteor that flies next: of those that lie open and have not flown this turn the one
    /// nearest to the far edge, of equals the one in the lower row `[SR-20.2]` `[SR-20.6]`.
    fn next_meteor(&self, public: &Public) -> Option<(u8, Hex)> {
        let rift = self.scene(public).rift;
        let lying = (0u8..).zip(public.meteors).filter_map(|(n, hex)| Some((n, hex?)));
        let free = lying.filter(|(n, hex)| public.flown_meteors >> n & 1 == 0 && !rift.has(*hex));
        free.min_by_key(|(_, hex)| (self.meteor_way(*hex), hex.row()))
    }

    fn entry(&self, public: &Public, hex: Hex) -> Entry {
        let taken = public.meteors.contains(&Some(hex));
        if self.scene(public).rift.has(hex) {
            return if taken { Entry::Stays } else { Entry::Stops };
        }
        if self.terrain.planet.has(hex) || self.terrain.dead.has(hex) {
            return Entry::Gone;
        }
        match public.unit_at(hex) {
            Some(unit) => Entry::Strikes(unit),
            None if taken => Entry::Stays,
            None => Entry::Flies,
        }
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// One meteor flies its speed, hex by hex `[SR-20.2]`; `false` when none is left to fly.
    pub fn fly_meteor(&mut self) -> bool {
        let Some((meteor, start)) = self.table.next_meteor(&self.state.public) else {
            return false;
        };
        self.state.public.flown_meteors |= 1 << meteor;
        let tile = self.table.meteors.get(usize::from(meteor));
        let speed = tile.map_or(0, |tile| tile.speed);
        let (mut at, mut end) = (start, Entry::Flies);
        for _ in 0..speed {
            let Some(next) = at.neighbor(self.table.meteor_course()) else {
                end = Entry::Gone;
                break;
            };
            end = self.table.entry(&self.state.public, next);
            if end != Entry::Stays {
                at = next;
            }
            if end != Entry::Flies {
                break;
            }
        }
        if at != start {
            self.lay_meteor(meteor, Some(at));
            self.note(Event::MeteorMoved {
                meteor,
                from: start,
                to: at,
            });
        }
        self.end_flight(meteor, at, end);
        true
    }

    /// Dice for new meteors; how many come `[SR-20.3]`.
    pub fn roll_meteors(&mut self) -> u8 {
        let faces = Faces::roll(self.table.figures.meteor_dice, self.chance);
        self.note(Event::MeteorsRolled { faces });
        faces.of(Face::Blast)
    }

    /// A new meteor enters a row that two dice count from the active side's baseline; none when
    /// all lie on the battlefield `[SR-20.3]`.
    pub fn enter_meteor(&mut self) {
        let Some(meteor) = self.draw_meteor() else {
            return;
        };
        let dice = [(); 2].map(|()| self.chance.die(6) as u8);
        let count = match dice[0] + dice[1] {
            12 => 1,
            count => count,
        };
        let row = Hex::counted_row(self.state.public.active, count).unwrap_or(0);
        let Some(at) = self.table.meteor_gate(row) else {
            return;
        };
        self.note(Event::MeteorRow { dice, at });
        let entry = self.table.entry(&self.state.public, at);
        match entry {
            Entry::Flies | Entry::Stops => {
                self.lay_meteor(meteor, Some(at));
                self.note(Event::MeteorEntered { meteor, at });
            }
            Entry::Stays => self.end_flight(meteor, at, Entry::Gone),
            Entry::Gone | Entry::Strikes(_) => self.end_flight(meteor, at, entry),
        }
    }

    /// Any tile that neither lies on the battlefield nor is discarded; when there is none, the
    /// discards are the stack again `[SR-20.4]`.
    fn draw_meteor(&mut self) -> Option<u8> {
        let count = self.table.meteors.len() as u8;
        let public = &mut self.state.public;
        let lying = public.meteors;
        let off = |spent: u16| {
            let tiles = (0..count).zip(lying);
            tiles.filter(move |(n, hex)| hex.is_none() && spent >> n & 1 == 0)
        };
        if off(public.spent_meteors).next().is_none() {
            public.spent_meteors = 0;
        }
        let spent = public.spent_meteors;
        let stack = off(spent).count();
        if stack == 0 {
            return None;
        }
        let place = self.chance.pick(stack as u32);
        off(spent).nth(place as usize).map(|(n, _)| n)
    }

    fn lay_meteor(&mut self, meteor: u8, hex: Option<Hex>) {
        if let Some(place) = self.state.public.meteors.get_mut(usize::from(meteor)) {
            *place = hex;
        }
    }

    /// What is left to do where a meteor has come to.
    fn end_flight(&mut self, meteor: u8, at: Hex, end: Entry) {
        match end {
            Entry::Flies | Entry::Stops | Entry::Stays => {}
            Entry::Gone => self.discard_meteor(meteor, at),
            Entry::Strikes(unit) => {
                self.note(Event::MeteorStruck { meteor, unit, at });
                self.discard_meteor(meteor, at);
                self.strike(meteor, unit, at);
            }
        }
    }

    fn discard_meteor(&mut self, meteor: u8, at: Hex) {
        self.lay_meteor(meteor, None);
        self.state.public.spent_meteors |= 1 << meteor;
        self.note(Event::MeteorGone { meteor, at });
    }

    /// A strike is rolled at once, without cards `[SR-20.5]`.
    fn strike(&mut self, meteor: u8, target: UnitId, at: Hex) {
        let tile = self.table.meteors.get(usize::from(meteor));
        self.open(Exchange {
            roller: None,
            target,
            cause: Cause::Meteor,
            stage: Stage::Roll,
            dice: tile.map_or(0, |tile| tile.dice),
            at,
            ..Exchange::default()
        });
    }
}
