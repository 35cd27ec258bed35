//! The view in the form that programs get: the visible state as a position, with the viewer's
//! hands, the hexes of sectors, and the ids behind the numbers of cards and of the scenario's
//! parts.

use super::figures::ExtraCard;
use super::game::Saga;
use super::hex::axial;
use super::ids::IdSet;
use super::position::FORMAT;
use super::state::{Public, SEATS};
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
    /// tiles that others have looked at too; 255 replaces their numbers.
    pub public: &'a Public,
    /// The seat of the viewer; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Action cards in hand, by seat, in four slots; `None` if they are hidden from the viewer.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Option<Vec<super::ids::CardId>>>"))]
    pub hands: &'a [Option<IdSet>; SEATS],
    /// Number of common and of special cards in each hand, in the same slots.
    #[cfg_attr(feature = "schema", ts(type = "[common: number, special: number][]"))]
    pub backs: [[u8; 2]; SEATS],
    /// The coordinates of each sector in play, in the order of `sectors`.
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
    /// Ids of sector tiles, by tile number.
    pub tiles: Vec<&'a str>,
    /// Ids of Commanders, by their numbers.
    pub commanders: Vec<&'a str>,
    /// Ids of Units and Power Ups, by their numbers.
    pub gear: Vec<&'a str>,
    /// Ids of action cards, one per copy, by card number.
    pub actions: Vec<&'a str>,
    /// Ids of Exploration cards, by card number.
    pub explorations: Vec<&'a str>,
    /// Ids of event cards, by card number.
    pub events: Vec<&'a str>,
    /// Ids of Scanning Reports, by card number.
    pub scans: Vec<&'a str>,
    /// Ids of Boss cards, by card number.
    pub bosses: Vec<&'a str>,
}

/// The ids of the scenario's parts, by their numbers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ScenarioNames<'a> {
    /// Id of the scenario.
    pub id: &'a str,
    /// Maximum number of rounds of the game.
    pub rounds: u8,
    /// Ids of the counters, by their numbers.
    pub counters: Vec<&'a str>,
    /// Ids of the entities, by their numbers.
    pub entities: Vec<&'a str>,
    /// Ids of the badges of the Doom Counter, by their numbers.
    pub badges: Vec<&'a str>,
    /// Ids of the encounters, by index.
    pub encounters: Vec<&'a str>,
    /// Ids of the movement actions, by index.
    pub movement: Vec<&'a str>,
    /// Ids of the Expand actions, by index.
    pub expand: Vec<&'a str>,
    /// Decks of the scenario, with the ids of their cards.
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
    /// Returns a view in the form that programs get.
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
