//! A view in the JSON API: the public state as in a position, the private states that the viewer
//! sees, the known score, and coordinates and ids for the numbers of hexes and cards.

use super::Exodus;
use super::hex::HexId;
use super::position::FORMAT;
use super::ship::ShipSet;
use super::state::{Private, Public};
use super::stats::known_abilities;
use super::view::View;
use crate::game::Seat;
use serde::Serialize;

/// A view in the JSON format of the API.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "View"))]
pub struct PublishedView<'a> {
    /// Format id, the same as in a position.
    #[cfg_attr(feature = "schema", ts(type = "'exodus-position/1'"))]
    pub format: &'static str,
    /// The state that all viewers see.
    pub public: &'a Public,
    /// Private state of each seat; `None` if the viewer does not see it.
    pub private: Vec<Option<&'a Private>>,
    /// Ships that stay cloaked until the end of the turn; empty without that house rule.
    pub stayed: ShipSet,
    /// Current score of each seat in sixtieths of a victory point, computed from what the viewer
    /// knows.
    pub score: Vec<u32>,
    /// The hexes of the map, indexed by hex number.
    pub hexes: Vec<HexView<'a>>,
    /// Ids of all cards, indexed by card number.
    pub cards: CardNames<'a>,
}

/// A hex of the map as a viewer sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HexView<'a> {
    /// Axial coordinates in the layout.
    #[cfg_attr(feature = "schema", ts(as = "super::axial::Axial"))]
    pub axial: Option<[i8; 2]>,
    /// Id of the planet; `None` if the hex has no planet or it was destroyed.
    pub planet: Option<&'a str>,
    /// The seat whose Home is in the hex, or `None`.
    pub home: Option<Seat>,
}

/// The ids of all cards, indexed by card number.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CardNames<'a> {
    /// Ids of the Political cards.
    pub political: Vec<&'a str>,
    /// Ids of the Resistance cards.
    pub resistance: Vec<&'a str>,
    /// Ids of the Ability cards.
    pub abilities: Vec<&'a str>,
}

impl Exodus {
    /// Returns a view in the JSON format of the API.
    pub(super) fn published_view<'a>(&'a self, view: &'a View) -> PublishedView<'a> {
        let seats = || self.all_seats().iter();
        let private = |seat: Seat| {
            let open = view.open.as_ref().and_then(|all| all.get(seat.index()));
            let own = view.own.as_ref().filter(|(own_seat, _)| *own_seat == seat);
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

    /// Returns the coordinates of a hex, its planet, and the seat whose Home it is.
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
