//! A compact text picture of a state, for game records, bug reports and play without graphics. It
//! shows public information, and hidden information only to viewers who have it.
//!
//! One line for each sector: its coordinates, its tile (`?` if face down), `x` for an XPM, `$` with
//! the amount of Astartium, `s` for a Starbase (`S` if active), Raiders as `r` and level, Bosses by
//! id, `RAVAGER`, entities by id, armadas as `a` and number. Then one line for each seat, events in
//! play, and counters; and for each seat whose hand the viewer sees, the cards in it and the tiles
//! that it has scouted. Seats and armadas count from 0.

use super::armada::Sector;
use super::game::Saga;
use super::hex::{SectorId, axial};
use super::ids::{CardId, IdSet, TileId};
use super::state::Public;
use super::view::View;
use crate::game::Seat;
use std::fmt::Write;

impl Saga {
    /// Returns the picture of the public state.
    #[must_use]
    pub fn picture(&self, public: &Public) -> String {
        let mut text = String::new();
        // Writing to a `String` never fails.
        let _ = writeln!(
            text,
            "{} round {}/{} {:?} first {}",
            self.mission.id, public.round, self.mission.rounds, public.step, public.first.0
        );
        for (id, sector) in public.all() {
            self.sector_line(&mut text, public, id, sector);
        }
        for seat in self.all_seats().iter() {
            self.seat_line(&mut text, public, seat);
        }
        self.counter_line(&mut text, public);
        text
    }

    /// Returns the picture of the information that one viewer may see.
    #[must_use]
    pub fn diagram_of(&self, view: &View) -> String {
        let mut text = self.picture(&view.public);
        for seat in self.all_seats().iter() {
            let Some(hand) = view.hands.get(seat.index()).copied().flatten() else {
                continue;
            };
            let scouted = view.public.scouted.get(seat.index()).copied();
            self.hand_line(&mut text, seat, hand, scouted.unwrap_or_default());
        }
        text
    }

    /// Appends the hand of a seat and its scouted tiles.
    fn hand_line(&self, text: &mut String, seat: Seat, hand: IdSet, scouted: IdSet) {
        let _ = write!(text, "seat {} hand", seat.0);
        if hand == IdSet::NONE {
            text.push_str(" -");
        }
        for card in hand.iter() {
            let card = self.action_card(CardId(card));
            let _ = write!(text, " {}", card.map_or("?", |card| &card.id));
        }
        if scouted != IdSet::NONE {
            text.push_str(" scouted");
        }
        for tile in scouted.iter() {
            let tile = self.tile(TileId(tile));
            let _ = write!(text, " {}", tile.map_or("?", |tile| &tile.id));
        }
        text.push('\n');
    }

    fn sector_line(&self, text: &mut String, public: &Public, id: SectorId, sector: &Sector) {
        let [q, r] = axial(sector.hex);
        let _ = write!(text, "{q},{r} {}", self.tile_word(sector));
        if sector.has_xpm {
            text.push_str(" x");
        }
        if sector.astartium > 0 {
            let _ = write!(text, " ${}", sector.astartium);
        }
        if let Some(base) = sector.starbase {
            text.push_str(if base.is_active { " S" } else { " s" });
        }
        for (_, level) in public.raiders_in(id) {
            let _ = write!(text, " r{level}");
        }
        for boss in public.bosses_in(id) {
            let card = self.boss(boss);
            let _ = write!(text, " {}", card.map_or("?", |card| &card.id));
        }
        if public.ravager == Some(id) {
            text.push_str(" RAVAGER");
        }
        for (entity, state) in self.mission.entities.iter().zip(&public.entities) {
            if state.sector == Some(id) {
                let _ = write!(text, " {}:{}", entity.id, state.hull);
            }
        }
        for armada in public.armadas_in(id).iter() {
            let _ = write!(text, " a{armada}");
        }
        text.push('\n');
    }

    fn tile_word(&self, sector: &Sector) -> &str {
        let known = |tile: TileId| self.tile(tile).map(|tile| tile.id.as_str());
        let tile = sector.tile.filter(|_| sector.is_face_up);
        tile.and_then(known).unwrap_or("?")
    }

    fn seat_line(&self, text: &mut String, public: &Public, seat: Seat) {
        let mat = public.mat(seat);
        let commander = mat.commander.and_then(|id| self.commander(id));
        let [combat, shield, speed] = mat.stats;
        let [starport, lab, center] = mat.levels;
        let _ = write!(
            text,
            "seat {} {} hull {} stats {combat}/{shield}/{speed} levels {starport}/{lab}/{center} \
             goods {}/{}/{} cards {} points {}",
            seat.0,
            commander.map_or("-", |card| &card.id),
            mat.hull,
            mat.astartium,
            mat.exploration_tokens,
            mat.combat_tokens,
            mat.hand,
            mat.points
        );
        if mat.has_xpm {
            text.push_str(" x");
        }
        for slot in mat.slots() {
            let card = self.gear(slot.gear);
            let _ = write!(text, " {}", card.map_or("?", |card| &card.id));
            if slot.token.is_some() {
                text.push('*');
            }
        }
        text.push('\n');
    }

    fn counter_line(&self, text: &mut String, public: &Public) {
        let _ = write!(text, "xpm {} installed {}", public.xpm, public.installed);
        for (counter, value) in self.mission.counters.iter().zip(public.counters) {
            let _ = write!(text, " {} {value}", counter.id);
        }
        for event in public.events.iter() {
            let card = self.event_card(event.card);
            let _ = write!(text, " {}", card.map_or("?", |card| &card.id));
            if event.tokens > 0 {
                let _ = write!(text, ":{}", event.tokens);
            }
        }
        text.push('\n');
    }
}
