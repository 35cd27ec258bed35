//! Tests that the base content loads and that every base scenario builds a game.

use super::effect_table::EffectTable;
use super::script::{NameScope, compile};
use crate::game::Game;
use crate::saga::effect::{Amount, Effect};
use crate::saga::game::Saga;
use crate::saga::ids::EffectListId;
use crate::saga::metadata::SCENARIOS;
use crate::saga::options::Options;

#[test]
fn every_base_scenario_builds_a_table() {
    for id in SCENARIOS {
        let min_seats = if id == "arn" { 2 } else { 1 };
        for seats in min_seats..=4 {
            let game = Saga::new(Options::standard(id, seats));
            let game = game.unwrap_or_else(|error| panic!("{id} {seats}: {error}"));
            for n in 1..=EffectListId::MAX_DAMAGE {
                let code = EffectListId::damage(n);
                assert_eq!(game.effects(code), [Effect::Damage(Amount::Some(n))]);
            }
        }
    }
}

#[test]
fn errors_in_effect_texts_name_the_character() {
    let mut effect_table = EffectTable::default();
    let mut error = |text: &str| {
        let result = compile(text, &NameScope::default(), &mut effect_table);
        super::ContentError::Script(result.expect_err(text))
            .reason()
            .to_string()
    };
    assert_eq!(
        error("gain(A,1); fly(2)"),
        "character 12: unexpected word `fly`"
    );
    assert_eq!(error("gain(B,1)"), "character 6: unexpected word `B`");
    assert_eq!(
        error("gain(A,0)"),
        "character 8: a number from 1 to 20 is needed"
    );
    assert_eq!(error("gain(A,1"), "character 9: unexpected end");
    assert_eq!(error("mp(1) mp(1)"), "character 7: unexpected `mp`");
    assert_eq!(
        error("install_xpm"),
        "character 1: unexpected word `install_xpm`"
    );
    let deep = "each(each(each(each(damage(1)))))";
    assert_eq!(error(deep), "effects can be nested at most 4 deep");
}
