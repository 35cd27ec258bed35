//! Names of seats, hexes, planets, ships, parts and technologies, as shown and spoken.
//!
//! A ship is named by its colony, its type and its number among the two of that type: `Avalon
//! Fighter 2`. A hex is named after its planet.

use super::Narrator;
use engine::exodus::action::Token;
use engine::exodus::axial;
use engine::exodus::figures::{PlanetKind, Tile};
use engine::exodus::hex::{Direction, HexId};
use engine::exodus::part::{Item, ItemKind, Rocket};
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::tech::{Field, Origin, Tech};
use engine::game::{Seat, SeatSet};
use ui::l10n::Phrases;

impl Narrator<'_> {
    /// Names a seat by its colony.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        seat_name(self.phrases, seat)
    }

    /// Names several seats as a list.
    #[must_use]
    pub fn seats(&self, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| self.seat(seat)))
    }

    /// Names a hex: the planet that is or was there, the High Council, or the hex's short name if
    /// the narrator has no map.
    #[must_use]
    pub fn hex(&self, hex: HexId) -> String {
        if hex == HexId::COUNCIL {
            return self.text("exodus-council");
        }
        let sector = self.map.map(|public| public.sector(hex));
        let tile = sector.and_then(|sector| self.game.tiles().get(usize::from(sector.tile?)));
        match (tile, self.map) {
            (Some(tile), Some(public)) if tile.kind == PlanetKind::Home => {
                match self.game.home_of(public, hex) {
                    Some(seat) => self.home(seat),
                    None => self.text("exodus-home-any"),
                }
            }
            (Some(tile), Some(_)) => self.planet(tile),
            (_, _) => self.hex_code(hex),
        }
    }

    /// Names several hexes as a list.
    #[must_use]
    pub fn hexes(&self, hexes: impl Iterator<Item = HexId>) -> String {
        self.list(hexes.map(|hex| self.hex(hex)))
    }

    /// Returns the short name of a hex as printed on the map: its ring and its place.
    #[must_use]
    pub fn hex_code(&self, hex: HexId) -> String {
        let site = self.game.map_hexes().get(hex.index());
        site.map_or_else(String::new, |site| axial::label(site.axial))
    }

    #[must_use]
    pub fn home(&self, seat: Seat) -> String {
        self.say("exodus-home", &[("seat", self.seat(seat).into())])
    }

    /// Names a planet by its tile.
    #[must_use]
    pub fn planet(&self, tile: &Tile) -> String {
        planet_name(self.phrases, &tile.id)
    }

    #[must_use]
    pub fn planet_kind(&self, kind: PlanetKind) -> String {
        self.word("kind", kind)
    }

    /// Names a ship by colony, type and number.
    #[must_use]
    pub fn ship(&self, ship: ShipId) -> String {
        let args = [
            ("seat", self.seat(ship.seat()).into()),
            ("type", self.ship_type(ship.kind()).into()),
            ("number", (ship.nth() + 1).into()),
        ];
        self.say("exodus-ship", &args)
    }

    /// Names a ship by type and number, for places where its owner is clear.
    #[must_use]
    pub fn ship_short(&self, ship: ShipId) -> String {
        let args = [
            ("type", self.ship_type(ship.kind()).into()),
            ("number", (ship.nth() + 1).into()),
        ];
        self.say("exodus-ship-own", &args)
    }

    #[must_use]
    pub fn ship_type(&self, kind: ShipType) -> String {
        self.word("type", kind)
    }

    /// Names ships of a type in the plural.
    #[must_use]
    pub fn ship_types(&self, kind: ShipType) -> String {
        self.text(&format!("exodus-type-{}.many", kind.key()))
    }

    #[must_use]
    pub fn tech(&self, tech: Tech) -> String {
        self.word("tech", tech)
    }

    #[must_use]
    pub fn field(&self, field: Field) -> String {
        self.word("field", field)
    }

    #[must_use]
    pub fn color(&self, origin: Origin) -> String {
        self.word("color", origin)
    }

    #[must_use]
    pub fn item(&self, item: Item) -> String {
        self.word("item", item)
    }

    #[must_use]
    pub fn item_kind(&self, kind: ItemKind) -> String {
        self.word("part", kind)
    }

    #[must_use]
    pub fn rocket(&self, rocket: Rocket) -> String {
        self.item(rocket.item())
    }

    #[must_use]
    pub fn direction(&self, direction: Direction) -> String {
        const KEYS: [&str; 6] = [
            "exodus-direction-north",
            "exodus-direction-north-east",
            "exodus-direction-south-east",
            "exodus-direction-south",
            "exodus-direction-south-west",
            "exodus-direction-north-west",
        ];
        self.text(KEYS.get(direction.index()).copied().unwrap_or(KEYS[0]))
    }

    /// Names a token of a movement order.
    #[must_use]
    pub fn token(&self, token: Token) -> String {
        match token {
            Token::Blank => self.text("exodus-token-blank"),
            Token::Go(direction) => self.direction(direction),
        }
    }

    /// Lists the tokens of a movement order, from the top.
    #[must_use]
    pub fn tokens(&self, tokens: impl Iterator<Item = Token>) -> String {
        let names: Vec<String> = tokens.map(|token| self.token(token)).collect();
        if names.is_empty() {
            return self.text("exodus-tokens-none");
        }
        self.phrases.list(&names)
    }
}

/// Returns the name of a seat, which is that of its colony.
#[must_use]
pub fn seat_name(phrases: &Phrases, seat: Seat) -> String {
    const LETTERS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];
    let letter = LETTERS.get(seat.index()).copied().unwrap_or("table");
    phrases.text(&format!("exodus-seat-{letter}"))
}

/// Returns the name of a planet by the id of its tile; the id if it has no phrase.
#[must_use]
pub fn planet_name(phrases: &Phrases, id: &str) -> String {
    card_name(phrases, "planet", id)
}

/// Returns the name of an item of the content by kind and id; the id if it has no phrase.
#[must_use]
pub fn card_name(phrases: &Phrases, kind: &str, id: &str) -> String {
    let named = phrases.find(&format!("exodus-{kind}-{id}"), &[]);
    named.unwrap_or_else(|| id.to_owned())
}
