//! Space Rift for programs: set-ups in the words all games share, views in words, and the picture
//! of letters.

use super::SpaceRift;
use super::battlefield::Side;
use super::content::pack::parse_pack;
use super::content::{ContentError, ContentSet, scenario_ids};
use super::draft::MapDraft;
use super::event::Event;
use super::metadata;
use super::options::{MAX_CREW, Options, ScenarioChoice};
use super::state::State;
use super::view::View;
use crate::error::LoadError;
use crate::json_api::{JsonApi, ScenarioInfo, SetupSpec};
use crate::load::from_value;
use crate::pack::{PackError, PackFile};
use serde_json::{Value, json};

impl JsonApi for SpaceRift {
    type Draft = MapDraft;

    /// Its pieces are the scenario's, so none are chosen.
    fn scenarios() -> Vec<ScenarioInfo> {
        let scenario = |id| ScenarioInfo::with_fixed_pieces(id, metadata::SEATS);
        scenario_ids().map(scenario).collect()
    }

    /// A duel, or two crews that share the seats, South's with the odd one; `rules` may say whether
    /// the `rift` is there, how large the `crews` are, whether a `departure` is no loss, and what the
    /// house rules have.
    fn options_from_setup(wish: &SetupSpec, stock: &ContentSet) -> Result<Options, LoadError> {
        let scenario = match &wish.scenario {
            None => ScenarioChoice::Shipped(metadata::default_scenario(stock)),
            Some(Value::String(id)) => ScenarioChoice::Shipped(id.clone()),
            Some(own) => ScenarioChoice::Custom(Box::new(from_value("scenario", own)?)),
        };
        wish.reject_pieces("the scenario says which units are there")?;
        let crews = wish
            .seats
            .map_or([1, 1], |seats| [seats.div_ceil(2), seats / 2]);
        if crews.iter().any(|crew| !(1..=MAX_CREW).contains(crew)) {
            return Err(LoadError::new(
                "order",
                "seats",
                ContentError::Crews.reason(),
            ));
        }
        let options = Options {
            crews,
            ..Options::for_scenario(scenario)
        };
        wish.with_rule_changes(&options, &OWN_OPTIONS)
    }

    fn read_pack(file: &str, text: &str) -> Result<(PackFile<()>, ContentSet), PackError> {
        let (pack, stock) = parse_pack(file, text)?;
        Ok((pack.without_content(), stock))
    }

    fn static_data(&self, stock: &ContentSet) -> Value {
        self.static_data_json(stock)
    }

    /// What lies on the table as in a position, with the viewer's own hands and how many cards
    /// every side holds, and the score of each side.
    fn view_json(&self, view: &View) -> Value {
        let position = self.position_of(&State {
            public: view.public,
            private: Default::default(),
        });
        let score = Side::ALL.map(|side| self.score_of(&view.public, side));
        let mut all = json!({
            "format": position.format,
            "public": position.public,
            "score": {"south": score[0], "north": score[1]},
        });
        if let Value::Object(all) = &mut all {
            for side in Side::ALL {
                let own = view
                    .own
                    .filter(|(own, _)| *own == side)
                    .map(|(_, hand)| hand);
                let open = view.open.map(|hands| hands[side.index()]);
                let hand = json!({"held": view.held[side.index()], "hand": own.or(open)});
                all.insert(side.term().to_owned(), hand);
            }
        }
        all
    }

    fn standings(&self, view: &View, _: &[&[Event]]) -> Value {
        self.standings_json(&view.public)
    }

    fn text_picture(&self, view: &View) -> String {
        self.picture_for(view)
    }
}

/// The rules of a match that are options of their own; the others are house rules.
const OWN_OPTIONS: [&str; 3] = ["rift", "crews", "departure"];
