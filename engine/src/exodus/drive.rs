//! Exodus for programs: set-ups in the words all games share, views in words, and the picture of
//! letters.

use super::Exodus;
use super::annals::known;
use super::content::pack::parse_pack;
use super::content::{Fault, Stock};
use super::event::Event;
use super::layout::LayoutFile;
use super::meta::{self, SEATS};
use super::options::{LayoutChoice, Options};
use super::sketch::Sketch;
use super::star::HexId;
use super::state::State;
use super::view::View;
use crate::drive::{Driven, Scenario, SetUp};
use crate::error::LoadError;
use crate::game::Seat;
use crate::load::from_value;
use crate::pack::{PackError, PackFile};
use serde_json::{Value, json};

/// The rules of a match that are options of their own; the others are house rules.
const OWN: [&str; 5] = ["mode", "generals", "turns", "minutes", "order"];

impl Driven for Exodus {
    type Sketch = Sketch;

    /// The maps of the box. Every seat has the same ships, so no pieces are chosen.
    fn scenarios() -> Vec<Scenario> {
        let entries = meta::entries(&Stock::default());
        let scenario =
            |entry: meta::Entry| Scenario::with_its_pieces(&entry.id, (entry.seats, entry.seats));
        entries.into_iter().map(scenario).collect()
    }

    /// A map by its id, which says how many seats there are, or by its name alone, such as `long`;
    /// without one the map that goes with the mode. `rules` may say the mode, whether the Generals
    /// are there, what was agreed on about turns, minutes and the first order, and what the house
    /// rules have.
    fn set_up(wish: &SetUp, stock: &Stock) -> Result<Options, LoadError> {
        wish.without_pieces("every seat has the same ships")?;
        let (seats, layout) = map(wish, stock)?;
        let options = Options {
            layout,
            ..Options::standard(seats)
        };
        wish.ruled(&options, &OWN)
    }

    fn unpacked(file: &str, text: &str) -> Result<(PackFile<()>, Stock), PackError> {
        let (pack, stock) = parse_pack(file, text)?;
        Ok((pack.emptied(), stock))
    }

    fn material(&self, stock: &Stock) -> Value {
        self.material_of(stock)
    }

    /// What lies on the table as in a position, with what the viewer alone sees; where the hexes
    /// are and what they and the cards are called, by their numbers; and the score as far as it is
    /// known, in sixtieths of a point.
    fn portray(&self, view: &View) -> Value {
        let position = self.position_of(&State {
            public: view.public,
            private: Default::default(),
            stayed: view.stayed,
        });
        let seats = || self.all().iter();
        let private = |seat: Seat| {
            let open = view.open.as_ref().and_then(|all| all.get(seat.index()));
            let own = view.own.as_ref().filter(|(own, _)| *own == seat);
            json!(open.or(own.map(|(_, private)| private)))
        };
        let score = |seat: Seat| {
            self.score_with(&view.public, seat, known(view, seat))
                .total()
        };
        let hexes = self.hexes().map(|hex| self.hex_in_words(view, hex));
        json!({
            "format": position.format,
            "public": position.public,
            "private": seats().map(private).collect::<Value>(),
            "stayed": position.stayed,
            "score": seats().map(score).collect::<Value>(),
            "hexes": hexes.collect::<Value>(),
            "cards": {
                "political": self.political.iter().map(|card| &card.id).collect::<Vec<_>>(),
                "resistance": self.resistance.iter().map(|card| &card.id).collect::<Vec<_>>(),
                "abilities": self.abilities.iter().map(|card| &card.id).collect::<Vec<_>>(),
            },
        })
    }

    fn standing(&self, view: &View, _: &[&[Event]]) -> Value {
        self.standing_of(&view.public, |seat| known(view, seat))
    }

    fn picture(&self, view: &View) -> String {
        self.picture_for(view)
    }
}

impl Exodus {
    /// A hex: where it is on the map, its planet, and whose Home it is.
    fn hex_in_words(&self, view: &View, hex: HexId) -> Value {
        let planet = self.planet_at(&view.public, hex);
        json!({
            "axial": self.sites.get(hex.index()).map(|site| site.axial),
            "planet": planet.map(|tile| &tile.id),
            "home": self.home_of(&view.public, hex),
        })
    }
}

/// How many seats, and which map.
fn map(wish: &SetUp, stock: &Stock) -> Result<(u8, LayoutChoice), LoadError> {
    let usual = wish.seats.unwrap_or(SEATS.0);
    match &wish.scenario {
        None => Ok((usual, LayoutChoice::Usual)),
        Some(Value::String(id)) => {
            let Some(layout) = stock.layouts().find(|layout| layout.id == *id) else {
                return Ok((usual, LayoutChoice::Shipped(id.clone())));
            };
            let seats = seats_of(wish, layout.homes.len())?;
            let name = id.strip_prefix(&format!("{seats}-")).unwrap_or(id);
            Ok((seats, LayoutChoice::Shipped(name.to_owned())))
        }
        Some(own) => {
            let layout: LayoutFile = from_value("scenario", own)?;
            let seats = seats_of(wish, layout.homes.len())?;
            Ok((seats, LayoutChoice::Custom(Box::new(layout))))
        }
    }
}

/// As many seats as a map has Homes, whatever is wished.
fn seats_of(wish: &SetUp, homes: usize) -> Result<u8, LoadError> {
    let seats = wish.seats.map_or(homes, usize::from);
    if seats != homes {
        let reason = Fault::Homes(seats).reason();
        return Err(LoadError::new("order", "seats", reason));
    }
    u8::try_from(homes).map_err(|_| LoadError::new("order", "seats", Fault::Homes(seats).reason()))
}
