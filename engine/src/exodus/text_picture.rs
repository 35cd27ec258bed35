//! A compact text picture of a state, for recorded games, bug reports and playing without a screen.
//! It shows the public state, and the private states that the viewer may see.
//!
//! The picture has one line for each hex: its number and coordinates, its tile and tokens, `g` with
//! the level of a guard, cubes as seat `:` count, rockets as kind `*` count, ships as seat, type
//! and letter, with `!` for damage and `+` for cargo. After the hexes comes a line for each seat in
//! turn order, and for each seat whose private state the viewer sees, its abilities and its sealed
//! choice: start technologies, vote tokens, bid, card, and orders as ship `:` tokens, each 1 to 6
//! for a direction or 7 for a blank token. Seats are numbered from 0.

use super::cards::Letter;
use super::game::Exodus;
use super::hex::HexId;
use super::mat::Sector;
use super::part::Rocket;
use super::ship::ShipId;
use super::state::{Plan, Private, Public};
use super::view::View;
use crate::game::Seat;
use std::fmt::Write;

impl Exodus {
    /// Returns the picture of the public state.
    #[must_use]
    pub fn picture(&self, public: &Public) -> String {
        let mut text = String::new();
        // Writing to a `String` cannot fail.
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

    /// Returns the picture of a view.
    #[must_use]
    pub fn diagram_of(&self, view: &View) -> String {
        let mut text = self.picture(&view.public);
        for seat in self.all_seats().iter() {
            let own = view.own.as_ref().filter(|(own_seat, _)| *own_seat == seat);
            let open = view.open.as_ref().and_then(|all| all.get(seat.index()));
            if let Some(private) = open.or(own.map(|(_, private)| private)) {
                self.private_state_line(&mut text, seat, private);
            }
        }
        text
    }

    /// Appends the private state of a seat.
    fn private_state_line(&self, text: &mut String, seat: Seat, private: &Private) {
        let _ = write!(text, "seat {} abilities", seat.0);
        if private.abilities.is_empty() {
            text.push_str(" -");
        }
        for ability in private.abilities.iter() {
            let card = self.abilities.get(usize::from(ability));
            let _ = write!(text, " {}", card.map_or("?", |card| &card.id));
        }
        text.push_str(" plan");
        let before = text.len();
        self.plan_words(text, seat, &private.plan);
        text.push_str(if text.len() == before { " -\n" } else { "\n" });
    }

    fn plan_words(&self, text: &mut String, seat: Seat, plan: &Plan) {
        for tech in plan.techs.iter() {
            let _ = write!(text, " {}", tech.key());
        }
        if let Some(letters) = plan.letters {
            text.push_str(" vote ");
            let names = Letter::ALL.into_iter().zip(["a", "b", "c"]);
            let chosen = names.filter(|(letter, _)| letters.contains(*letter));
            text.extend(chosen.map(|(_, name)| name));
        }
        if plan.bid.cp > 0 || plan.bid.uses_ability {
            let more = if plan.bid.uses_ability {
                "+ability"
            } else {
                ""
            };
            let _ = write!(text, " bid {}{more}", plan.bid.cp);
        }
        if let Some(card) = plan.card {
            let kind = self.action(card).map_or("?", |card| card.main.key());
            let _ = write!(text, " card {} {kind}", card.0);
        }
        for (index, stack) in plan.orders.iter().enumerate() {
            let tokens = stack.0.into_iter().filter(|token| *token > 0);
            let tokens: String = tokens.map(|token| token.to_string()).collect();
            if !tokens.is_empty() {
                let ship = ShipId::at(seat, index);
                let letter = char::from(b'a' + ship.nth());
                let _ = write!(text, " {}-{letter}:{tokens}", ship.kind().key());
            }
        }
    }

    fn hex_line(&self, text: &mut String, public: &Public, hex: HexId) {
        let sector = public.sector(hex);
        let [q, r] = self.map_hexes[hex.index()].axial;
        let _ = write!(text, "{:>2} {q},{r} {}", hex.0, self.tile_word(sector));
        if self.planet(sector).is_some() {
            let _ = write!(text, " {}", sector.tokens);
        }
        if sector.guard > 0 {
            let _ = write!(text, " g{}", sector.guard);
        }
        for (seat, count) in (0..).zip(sector.cubes).filter(|(_, count)| *count > 0) {
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
        match (sector.is_destroyed, self.planet(sector)) {
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
            seat.0, mat.cp, mat.ax, mat.ph, mat.stash, mat.track
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

/// Appends a ship: seat, type and letter, then damage and cargo.
fn ship_word(text: &mut String, public: &Public, ship: ShipId) {
    let (seat, kind) = (ship.seat().0, ship.kind().key());
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
