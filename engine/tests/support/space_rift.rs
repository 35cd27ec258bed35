//! Space Rift for the law tests: its hidden information, and the tables of the tests.

use super::laws::Lawful;
use engine::chance::Chance;
use engine::game::Viewer;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Side;
use engine::space_rift::cards::CardCounts;
use engine::space_rift::content::{scenario, scenario_ids};
use engine::space_rift::options::{FeatureSwitch, Options, ScenarioChoice};
use engine::space_rift::state::State;

impl Lawful for SpaceRift {
    const MAX_ACTIONS: usize = 6000;

    /// Exchanges cards that the viewer does not see between decks and hidden hands.
    fn scramble(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut state = state.clone();
        if viewer == Viewer::Omniscient {
            return state;
        }
        let own_side = match viewer {
            Viewer::Seat(seat) => self.side_of(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        };
        for side in Side::ALL.into_iter().filter(|side| Some(*side) != own_side) {
            for _ in 0..6 {
                exchange_hand_cards(self, &mut state, side, chance);
            }
        }
        state
    }

    fn tables() -> (Vec<Options>, u64) {
        (scenarios(), 3)
    }

    fn variations() -> (Vec<Options>, u64) {
        (variations(), 3)
    }
}

/// Exchanges a card of each hand of `side` for one of its deck.
fn exchange_hand_cards(game: &SpaceRift, state: &mut State, side: Side, chance: &mut impl Chance) {
    fn swap(hand: &mut CardCounts, deck: &mut CardCounts, chance: &mut impl Chance) {
        if let (Some(given), Some(taken)) = (hand.clone().draw(chance), deck.draw(chance)) {
            assert!(hand.take(given));
            deck.add(given);
            hand.add(taken);
        }
    }
    let (mut commands, mut combats) = (game.command_deck(state), game.combat_deck(state));
    let private = &mut state.private[side.index()];
    swap(&mut private.command, &mut commands, chance);
    swap(&mut private.drawn, &mut commands, chance);
    swap(&mut private.combat, &mut combats, chance);
}

/// Returns every base scenario, as a duel.
pub fn scenarios() -> Vec<Options> {
    scenario_ids().map(Options::duel).collect()
}

/// Returns scenarios with an added or a removed rift, a custom scenario, and teams of every size.
pub fn variations() -> Vec<Options> {
    let mut all = Vec::new();
    for (id, rift) in [
        ("srb-03", FeatureSwitch::With),
        ("srb-05", FeatureSwitch::With),
        ("srr-05", FeatureSwitch::Without),
    ] {
        all.push(Options {
            rift,
            ..Options::duel(id)
        });
    }
    all.push(Options {
        scenario: ScenarioChoice::Custom(Box::new(scenario("srr-04").expect("a scenario"))),
        ..Options::duel("")
    });
    for (id, crews) in [
        ("srb-02", [2, 1]),
        ("srr-03", [2, 2]),
        ("srr-06", [1, 3]),
        ("srb-06", [3, 2]),
        ("srr-05", [3, 3]),
    ] {
        all.push(Options {
            crews,
            ..Options::duel(id)
        });
    }
    all
}
