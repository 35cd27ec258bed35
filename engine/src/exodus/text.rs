//! A compact picture of a state in letters: for recorded games, bug reports and playing blind. It
//! shows what lies on the table and nothing that is sealed.
//!
//! A line for each hex: its number and coordinates, its tile and tokens, `g` with the level of a
//! guard, cubes as seat `:` count, rockets as kind `*` count, ships as seat, type and letter, with
//! `!` for damage and `+` for cargo. Then a line for each seat in turn order. Seats count from 1.

use super::mat::Sector;
use super::part::Rocket;
use super::ship::ShipId;
use super::star::HexId;
use super::state::Public;
use super::table::Exodus;
use crate::game::Seat;
use std::fmt::Write;

impl Exodus {
    /// The picture of what everybody sees.
    #[must_use]
    pub fn picture(&self, public: &Public) -> String {
        let mut text = String::new();
        // Writing to a text never fails.
        let _ = writeln!(
            text,
            "turn {}/{} {:?}",
            public.turn,
            self.turns(),
            public.step
        );
        for hex in self.hexes() {
            self.hex_line(&mut text, public, hex);
        }
        for seat in public.order.iter() {
            self.seat_line(&mut text, public, *seat);
        }
        self.council_line(&mut text, public);
        text
    }

    fn hex_line(&self, text: &mut String, public: &Public, hex: HexId) {
        let sector = public.sector(hex);
        let [q, r] = self.sites[hex.index()].axial;
        let _ = write!(text, "{:>2} {q},{r} {}", hex.0, self.tile_word(sector));
        if self.planet(sector).is_some() {
            let _ = write!(text, " {}", sector.tokens);
        }
        if sector.guard > 0 {
            let _ = write!(text, " g{}", sector.guard);
        }
        for (seat, count) in (1..).zip(sector.cubes).filter(|(_, count)| *count > 0) {
            let _ = write!(text, " {seat}:{count}");
        }
        let rockets = Rocket::ALL.into_iter().zip(sector.rockets);
        for (rocket, count) in rockets.filter(|(_, count)| *count > 0) {
            let _ = write!(text, " {}*{count}", rocket.item().key());
        }
        for ship in public.ships_at(hex).iter() {
            ship_word(text, public, ship);
        }
        text.push('\n');
    }

    fn tile_word(&self, sector: &Sector) -> &str {
        match (sector.destroyed, self.planet(sector)) {
            (true, _) => "rubble",
            (false, Some(tile)) => &tile.id,
            (false, None) => "council",
        }
    }

    fn seat_line(&self, text: &mut String, public: &Public, seat: Seat) {
        let mat = public.mat(seat);
        let _ = write!(
            text,
            "seat {} cp {} ax {} ph {} stash {} track {}",
            seat.0 + 1,
            mat.cp,
            mat.ax,
            mat.ph,
            mat.stash,
            mat.track
        );
        for tech in mat.techs.iter() {
            let _ = write!(text, " {}", tech.key());
        }
        for trophy in mat.trophies.iter() {
            let card = self.resistance.get(usize::from(trophy));
            let _ = write!(text, " {}", card.map_or("?", |card| &card.id));
        }
        text.push('\n');
    }

    fn council_line(&self, text: &mut String, public: &Public) {
        text.push_str("council");
        let agenda = public.agenda.iter().flatten();
        let cards = public.laws.iter().chain(&public.resolution).chain(agenda);
        for card in cards {
            let card = self.political(*card);
            let _ = write!(text, " {}", card.map_or("?", |card| &card.id));
        }
        text.push('\n');
    }
}

/// A ship: seat, type and letter, then damage and cargo.
fn ship_word(text: &mut String, public: &Public, ship: ShipId) {
    let (seat, kind) = (ship.seat().0 + 1, ship.kind().key());
    let letter = char::from(b'a' + ship.nth());
    let _ = write!(text, " {seat}{kind}-{letter}");
    let state = public.ship(ship);
    if state.damage > 0 {
        let _ = write!(text, "!{}", state.damage);
    }
    if state.cargo > 0 {
        let _ = write!(text, "+{}", state.cargo);
    }
}
