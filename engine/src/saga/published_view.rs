//! A view as programs get it: the visible state as a position, with the viewer's hands, the places of
//! sectors, and the ids behind the numbers of cards and of the scenario's parts.

use super::figures::ExtraCard;
use super::hex::axial;
use super::ids::IdSet;
use super::position::FORMAT;
use super::state::{Public, SEATS};
use super::table::Saga;
use super::view::View;
use crate::game::Seat;
use serde::Serialize;

/// The information that a viewer may see, in the form that programs get.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "View"))]
pub struct PublishedView<'a> {
    /// The format, the same as that of a position.
    #[cfg_attr(feature = "schema", ts(type = "'saga-position/1'"))]
    pub format: &'static str,
    /// The public state, with every Cargo. Its decks count cards of hidden hands as unseen, and
    /// tiles that others have looked at too; 255 stands in their place.
    pub public: &'a Public,
    /// The seat of the viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Action cards in hand, by seat, in four slots; `None` if they are hidden from the viewer.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Option<Vec<super::ids::CardId>>>"))]
    pub hands: &'a [Option<IdSet>; SEATS],
    /// Number of common and of special cards in each hand, in the same slots.
    #[cfg_attr(feature = "schema", ts(type = "[common: number, special: number][]"))]
    pub backs: [[u8; 2]; SEATS],
    /// The place of each sector in play, in the order of `sectors`.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::hex::Axial>"))]
    pub hexes: Vec<[i8; 2]>,
    /// Ids of cards and tiles, by their numbers.
    pub cards: CardNames<'a>,
    /// Ids of the scenario's parts, by their numbers.
    pub scenario: ScenarioNames<'a>,
}

/// The ids of cards and tiles, by their numbers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CardNames<'a> {
    /// Sector tiles.
    pub tiles: Vec<&'a str>,
    /// Commanders.
    pub commanders: Vec<&'a str>,
    /// Units and Power Ups.
    pub gear: Vec<&'a str>,
    /// Action cards.
    pub actions: Vec<&'a str>,
    /// Explorations.
    pub explorations: Vec<&'a str>,
    /// Events.
    pub events: Vec<&'a str>,
    /// Scanning Reports.
    pub scans: Vec<&'a str>,
    /// Bosses.
    pub bosses: Vec<&'a str>,
}

/// The ids of the scenario's parts, by their numbers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ScenarioNames<'a> {
    /// Id of the scenario.
    pub id: &'a str,
    /// Maximum number of rounds.
    pub rounds: u8,
    /// Counters.
    pub counters: Vec<&'a str>,
    /// Entities on the board.
    pub entities: Vec<&'a str>,
    /// Badges of the Doom Counter.
    pub badges: Vec<&'a str>,
    /// Encounters.
    pub encounters: Vec<&'a str>,
    /// Movement actions.
    pub movement: Vec<&'a str>,
    /// Expand actions.
    pub expand: Vec<&'a str>,
    /// Decks of the scenario.
    pub decks: Vec<DeckNames<'a>>,
}

/// A deck of a scenario.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct DeckNames<'a> {
    /// Id of the deck.
    pub id: &'a str,
    /// Ids of its cards, by their numbers.
    pub cards: Vec<&'a str>,
}

/// Returns the ids of items in order.
fn ids<T>(all: &[T], id: impl Fn(&T) -> &String) -> Vec<&str> {
    all.iter().map(|item| id(item).as_str()).collect()
}

impl Saga {
    /// Returns a view as programs get it.
    pub(super) fn published_view<'a>(&'a self, view: &'a View) -> PublishedView<'a> {
        let sectors = view.public.sectors.iter();
        PublishedView {
            format: FORMAT,
            public: &view.public,
            viewer: view.viewer,
            hands: &view.hands,
            backs: view.backs,
            hexes: sectors.map(|sector| axial(sector.hex)).collect(),
            cards: self.card_names(),
            scenario: self.scenario_names(),
        }
    }

    fn card_names(&self) -> CardNames<'_> {
        CardNames {
            tiles: ids(&self.tiles, |tile| &tile.id),
            commanders: ids(&self.commanders, |card| &card.id),
            gear: ids(&self.gear, |card| &card.id),
            actions: ids(&self.actions, |card| &card.id),
            explorations: ids(&self.explorations, |card| &card.id),
            events: ids(&self.events, |card| &card.id),
            scans: ids(&self.scans, |card| &card.id),
            bosses: ids(&self.bosses, |card| &card.id),
        }
    }

    fn scenario_names(&self) -> ScenarioNames<'_> {
        fn deck((id, cards): &(String, Vec<ExtraCard>)) -> DeckNames<'_> {
            DeckNames {
                id,
                cards: ids(cards, |card| &card.id),
            }
        }
        let mission = &self.mission;
        ScenarioNames {
            id: &mission.id,
            rounds: mission.rounds,
            counters: ids(&mission.counters, |counter| &counter.id),
            entities: ids(&mission.entities, |entity| &entity.id),
            badges: ids(&mission.badge_ids, |id| id),
            encounters: ids(&mission.encounters, |encounter| &encounter.id),
            movement: ids(&mission.movement, |project| &project.id),
            expand: ids(&mission.expand, |project| &project.id),
            decks: mission.extra.iter().map(deck).collect(),
        }
    }
}
