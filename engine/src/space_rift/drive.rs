//! Space Rift for programs: set-ups in the words all games share, views in words, and the picture
//! of letters.

use super::SpaceRift;
use super::content::{Fault, Stock, scenario_ids};
use super::field::Side;
use super::meta;
use super::options::{MAX_CREW, Options, ScenarioChoice};
use super::state::State;
use super::view::View;
use crate::drive::{Driven, Scenario, SetUp};
use crate::error::LoadError;
use crate::load::from_value;
use serde_json::{Value, json};

impl Driven for SpaceRift {
    /// Its pieces are the scenario's, so none are chosen.
    fn scenarios() -> Vec<Scenario> {
        let scenario = |id: &str| Scenario {
            id: id.to_owned(),
            fewest: 0,
            most: 0,
        };
        scenario_ids().map(scenario).collect()
    }

    /// A duel, or two crews that share the seats, South's with the odd one; `rules` may say whether
    /// the `rift` is there, and how large the `crews` are.
    fn set_up(wish: &SetUp, stock: &Stock) -> Result<Options, LoadError> {
        let scenario = match &wish.scenario {
            None => ScenarioChoice::Shipped(first_scenario(stock)),
            Some(Value::String(id)) => ScenarioChoice::Shipped(id.clone()),
            Some(own) => ScenarioChoice::Custom(Box::new(from_value("scenario", own)?)),
        };
        if !wish.pieces.is_empty() {
            let reason = "the scenario says which units are there";
            return Err(LoadError::new("order", "pieces", reason));
        }
        let crews = wish
            .seats
            .map_or([1, 1], |seats| [seats.div_ceil(2), seats / 2]);
        if crews.iter().any(|crew| !(1..=MAX_CREW).contains(crew)) {
            return Err(LoadError::new("order", "seats", Fault::Crews.reason()));
        }
        let mut all = json!(Options {
            scenario,
            rift: Default::default(),
            crews,
        });
        if let Value::Object(all) = &mut all {
            if let Some(unknown) = wish.rules.keys().find(|key| !RULES.contains(&key.as_str())) {
                let reason = "there is no such rule of a match";
                return Err(LoadError::new("rules", unknown.clone(), reason));
            }
            all.extend(wish.rules.clone());
        }
        from_value("rules", &all)
    }

    /// What lies on the table as in a position, with the viewer's own hands and how many cards
    /// every side holds.
    fn portray(&self, view: &View) -> Value {
        let position = self.position_of(&State {
            public: view.public.clone(),
            private: Default::default(),
        });
        let mut all = json!({"format": position.format, "public": position.public});
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

    fn picture(&self, view: &View) -> String {
        self.picture(&view.public)
    }
}

/// The rules of a match that are no matter of its scenario.
const RULES: [&str; 2] = ["rift", "crews"];

/// The scenario of a battle of which nothing else is said: a pack that leaves out ours begins with
/// its own.
fn first_scenario(stock: &Stock) -> String {
    let mut ids = stock.scenario_ids();
    let usual = ids.find(|id| *id == meta::FIRST).map(str::to_owned);
    let own = || stock.scenario_ids().next().map(str::to_owned);
    usual.or_else(own).unwrap_or_else(|| meta::FIRST.to_owned())
}
