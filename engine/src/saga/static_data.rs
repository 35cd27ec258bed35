//! The constant data of a game for the JSON API: the scenario with its goals, figures, cards and
//! hexes. Effects are texts of the effect language.

use super::content::ContentSet;
use super::content::card_files::{
    ActionDeck, BossFile, CommanderFile, EventFile, ExplorationFile, FiguresFile, GearFile,
    SideFile,
};
use super::effect::Timing;
use super::figures::{
    ActionCard, ActionKind, Boss, Commander, EventCard, Exploration, ExtraCard, ExtraFace, Gear,
    ScanCard, Tile,
};
use super::game::Saga;
use super::hex::{HexId, axial};
use super::ids::DeckId;
use super::scenario::ScenarioFile;
use serde::Serialize;
use serde_json::{Value, json};

/// The data of a game. Lists of cards are indexed by the numbers of play and include those of the
/// scenario.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Content<'a> {
    /// The scenario for this number of players: goals, rules and map.
    #[cfg_attr(feature = "schema", ts(as = "ScenarioFile"))]
    pub scenario: Option<Value>,
    /// The maximum number of rounds, including a change that players agreed on.
    pub rounds: u8,
    /// Prices, tracks and Raiders.
    #[cfg_attr(feature = "schema", ts(as = "FiguresFile"))]
    pub figures: Option<&'a FiguresFile>,
    /// Sector tiles, by tile number.
    pub tiles: &'a [Tile],
    /// Commanders, by their numbers.
    pub commanders: Vec<CommanderFile>,
    /// Units and Power Ups, by their numbers.
    pub gear: Vec<GearFile>,
    /// Action cards, one per copy, by card number.
    pub actions: Vec<ActionCardData<'a>>,
    /// Exploration cards, by card number.
    pub explorations: Vec<ExplorationFile>,
    /// Event cards, by card number.
    pub events: Vec<EventFile>,
    /// Scanning Reports, by card number.
    pub scans: &'a [ScanCard],
    /// Boss cards, by card number.
    pub bosses: Vec<BossFile>,
    /// Decks of the scenario, with all data of their cards.
    pub decks: Vec<DeckCards<'a>>,
    /// The coordinates of each hex.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::hex::Axial>"))]
    pub hexes: Vec<[i8; 2]>,
}

/// An action card; every copy has its own number.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "ActionCard"))]
pub struct ActionCardData<'a> {
    /// Unique id.
    pub id: &'a str,
    /// The deck that has this card.
    #[cfg_attr(feature = "schema", ts(as = "super::figures::GearQuality"))]
    pub deck: ActionDeck,
    /// When the card can be played.
    pub kind: ActionKind,
    /// The window of an Instant.
    pub timing: Timing,
    /// Effects of the card.
    #[cfg_attr(feature = "schema", ts(as = "super::content::schema_forms::Script"))]
    pub effect: &'a str,
}

/// A deck of a scenario.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct DeckCards<'a> {
    /// Id of the deck.
    pub id: &'a str,
    /// Its cards, by their numbers.
    #[cfg_attr(
        feature = "schema",
        ts(as = "Vec<super::content::card_files::ExtraFile>")
    )]
    pub cards: Vec<Value>,
}

impl Saga {
    /// Returns the constant data of the game, with the scenario of the content set that it uses.
    pub(super) fn content<'a>(&'a self, content: &'a ContentSet) -> Content<'a> {
        let scenario = content.scenario(&self.options).ok();
        let scenario =
            scenario.map(|(file, _)| scenario_file_json(&file.for_players(self.seat_count())));
        let hexes = self.board.cells().map(|cell| axial(HexId(cell)));
        Content {
            scenario,
            rounds: self.mission.rounds,
            figures: content.parts().ok().map(|parts| &parts.figures),
            tiles: &self.tiles,
            commanders: self.commanders.iter().map(commander).collect(),
            gear: self.gear.iter().map(gear).collect(),
            actions: self.actions.iter().map(action_card).collect(),
            explorations: self.explorations.iter().map(exploration).collect(),
            events: self.events.iter().map(event_card).collect(),
            scans: &self.scans,
            bosses: self.bosses.iter().map(boss).collect(),
            decks: self.mission.extra.iter().map(deck).collect(),
            hexes: hexes.collect(),
        }
    }
}

/// Returns a scenario as its file contains it, without fields that are not set.
fn scenario_file_json(scenario: &ScenarioFile) -> Value {
    serde_json::from_str(&scenario.text()).unwrap_or_default()
}

fn commander(card: &Commander) -> CommanderFile {
    CommanderFile {
        id: card.id.clone(),
        bonus: card.bonus,
        timing: card.ability.timing,
        ability: card.ability.script.text.clone(),
    }
}

fn gear(card: &Gear) -> GearFile {
    GearFile {
        id: card.id.clone(),
        kind: card.kind,
        quality: card.quality,
        color: card.color,
        bonus: card.bonus,
        timing: card.ability.timing,
        ability: card.ability.script.text.clone(),
    }
}

fn action_card(card: &ActionCard) -> ActionCardData<'_> {
    ActionCardData {
        id: &card.id,
        deck: if card.deck == DeckId::SPECIAL {
            ActionDeck::Special
        } else {
            ActionDeck::Common
        },
        kind: card.kind,
        timing: card.timing,
        effect: &card.script.text,
    }
}

fn exploration(card: &Exploration) -> ExplorationFile {
    let side = |side: usize| SideFile {
        test: card.tests[side],
        reward: card.rewards[side].text.clone(),
    };
    ExplorationFile {
        id: card.id.clone(),
        easy: side(0),
        hard: side(1),
    }
}

fn event_card(card: &EventCard) -> EventFile {
    EventFile {
        id: card.id.clone(),
        is_recurring: card.is_recurring,
        effect: card.script.text.clone(),
    }
}

fn boss(card: &Boss) -> BossFile {
    BossFile {
        id: card.id.clone(),
        foe: card.foe,
        effect: card.effect.text.clone(),
        reward: card.reward.text.clone(),
    }
}

fn deck((id, cards): &(String, Vec<ExtraCard>)) -> DeckCards<'_> {
    DeckCards {
        id,
        cards: cards.iter().map(extra_card_json).collect(),
    }
}

/// Returns the data of a card of a scenario deck: a check, an enemy, or two lines.
fn extra_card_json(card: &ExtraCard) -> Value {
    let id = &card.id;
    match &card.face {
        ExtraFace::Check { test, fail, reward } => {
            json!({"id": id, "check": test, "fail": fail.text, "reward": reward.text})
        }
        ExtraFace::Enemy { foe, start, reward } => {
            json!({"id": id, "enemy": foe, "start": start.text, "reward": reward.text})
        }
        ExtraFace::Lines([one, two]) => json!({"id": id, "lines": [one.text, two.text]}),
    }
}
