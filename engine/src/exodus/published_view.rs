//! A view as programs get it: the public state as in a position, what the viewer sees of the seats,
//! the known score, and coordinates and ids for the numbers of hexes and cards.

use super::Exodus;
use super::hex::HexId;
use super::position::FORMAT;
use super::ship::ShipSet;
use super::state::{Private, Public};
use super::stats::known_abilities;
use super::view::View;
use crate::game::Seat;
use serde::Serialize;

/// What a viewer may know.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "View"))]
pub struct PublishedView<'a> {
    /// The format, the same as that of a position.
    #[cfg_attr(feature = "schema", ts(type = "'exodus-position/1'"))]
    pub format: &'static str,
    /// The state that everybody sees.
    pub public: &'a Public,
    /// The state that each seat alone sees; `None` for seats whose secrets the viewer does not see.
    pub private: Vec<Option<&'a Private>>,
    /// Ships that stay cloaked until the end of the turn; empty without that house rule.
    pub stayed: ShipSet,
    /// Current score of each seat in sixtieths of a victory point, as far as the viewer knows.
    pub score: Vec<u32>,
    /// The hexes, by their numbers.
    pub hexes: Vec<HexView<'a>>,
    /// Ids of cards, by their numbers.
    pub cards: CardNames<'a>,
}

/// A hex of the map as a viewer sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HexView<'a> {
    /// Axial coordinates.
    #[cfg_attr(feature = "schema", ts(as = "super::axial::Axial"))]
    pub axial: Option<[i8; 2]>,
    /// Id of its planet; `None` if there is none, or none any more.
    pub planet: Option<&'a str>,
    /// The seat whose Home it is.
    pub home: Option<Seat>,
}

/// The ids of cards, by their numbers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CardNames<'a> {
    /// Political cards.
    pub political: Vec<&'a str>,
    /// Resistance cards.
    pub resistance: Vec<&'a str>,
    /// Ability cards.
    pub abilities: Vec<&'a str>,
}

impl Exodus {
    /// Returns a view as programs get it.
    pub(super) fn published_view<'a>(&'a self, view: &'a View) -> PublishedView<'a> {
        let seats = || self.all_seats().iter();
        let private = |seat: Seat| {
            let open = view.open.as_ref().and_then(|all| all.get(seat.index()));
            let own = view.own.as_ref().filter(|(own, _)| *own == seat);
            open.or(own.map(|(_, private)| private))
        };
        let score = |seat: Seat| {
            let known = known_abilities(view, seat);
            self.score_with(&view.public, seat, known).total()
        };
        PublishedView {
            format: FORMAT,
            public: &view.public,
            private: seats().map(private).collect(),
            stayed: view.stayed,
            score: seats().map(score).collect(),
            hexes: self.hexes().map(|hex| self.hex_view(view, hex)).collect(),
            cards: self.card_names(),
        }
    }

    /// Returns a hex: its coordinates, its planet, and the seat whose Home it is.
    fn hex_view(&self, view: &View, hex: HexId) -> HexView<'_> {
        let planet = self.planet_at(&view.public, hex);
        HexView {
            axial: self.map_hexes.get(hex.index()).map(|hex| hex.axial),
            planet: planet.map(|tile| tile.id.as_str()),
            home: self.home_of(&view.public, hex),
        }
    }

    fn card_names(&self) -> CardNames<'_> {
        let political = self.political.iter();
        let resistance = self.resistance.iter();
        let abilities = self.abilities.iter();
        CardNames {
            political: political.map(|card| card.id.as_str()).collect(),
            resistance: resistance.map(|card| card.id.as_str()).collect(),
            abilities: abilities.map(|card| card.id.as_str()).collect(),
        }
    }
}
