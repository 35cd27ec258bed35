//! Values of positions in Space Rift, for bots and hints.

use super::SpaceRift;
use super::action::Action;
use super::bot::{FEATURES, add_features, position_value};
use super::state::State;
use crate::bots::{Evaluate, LearnedEvaluation, Network};
use crate::error::LoadError;
use crate::game::Seat;
use std::sync::LazyLock;

/// Lead in the value of a position that doubles the odds of winning. Fitted by
/// `cargo xtask arena --game space-rift --levels captain`; `docs/balance.md` has the data.
const ODDS_DOUBLING_LEAD: i32 = 900;

impl Evaluate for SpaceRift {
    fn odds_doubling_lead(&self) -> i32 {
        ODDS_DOUBLING_LEAD
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        self.side_of(seat)
            .map_or(0, |side| position_value(self, state, side))
    }

    fn side(&self, seat: Seat) -> u8 {
        self.side_of(seat).map_or(seat.0, |side| side as u8)
    }

    /// A side that is behind accepts a draw.
    fn out_of_turn_action(&self, state: &State, seat: Seat) -> Option<Action> {
        let answer = Action::AnswerDraw(self.evaluate(state, seat) < 0);
        self.check(state, seat, answer).ok().map(|()| answer)
    }
}

/// The weights, which `cargo xtask train` has learned. A test reads the file, so the default is
/// never used.
static NETWORK: LazyLock<Network> = LazyLock::new(|| read_network().unwrap_or_default());

fn read_network() -> Result<Network, LoadError> {
    let file = include_str!("content/network.json");
    Network::from_json("network.json", file, &FEATURES)
}

impl LearnedEvaluation for SpaceRift {
    const FEATURES: &'static [&'static str] = &FEATURES;

    fn add_features(&self, state: &State, seat: Seat, features: &mut Vec<i32>) {
        let side = self.side_of(seat).unwrap_or_default();
        add_features(self, state, side, features);
    }

    fn network() -> Option<&'static Network> {
        Some(&NETWORK)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::session::Session;
    use crate::space_rift::options::Options;

    #[test]
    fn the_network_belongs_to_the_features() {
        let network = read_network().expect("a network");
        assert_ne!(network, Network::default());
    }

    #[test]
    fn every_feature_has_a_number_and_both_sides_see_the_same_battle() {
        let game = SpaceRift::new(Options::duel("srb-01")).expect("a scenario");
        let session = Session::new(game.clone(), 7);
        let [mut own, mut other] = [Vec::new(), Vec::new()];
        game.add_features(session.state(), Seat(0), &mut own);
        game.add_features(session.state(), Seat(1), &mut other);
        assert_eq!(own.len(), FEATURES.len());
        let halves = |name: &str| FEATURES.iter().position(|other| *other == name);
        for name in FEATURES.iter().filter_map(|name| name.strip_prefix("own-")) {
            let own_index = halves(&format!("own-{name}")).expect("an own feature");
            let enemy_index = halves(&format!("enemy-{name}")).expect("an enemy feature");
            assert_eq!(own[own_index], other[enemy_index], "{name}");
            assert_eq!(own[enemy_index], other[own_index], "{name}");
        }
        let values = [Seat(0), Seat(1)].map(|seat| game.evaluate(session.state(), seat));
        assert_eq!(values[0], -values[1]);
    }
}
