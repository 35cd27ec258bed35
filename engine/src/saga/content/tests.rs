//! Tests that the base content loads and that every base scenario builds a table.

use super::effect_table::EffectTable;
use super::script::{NameScope, compile};
use crate::game::Game;
use crate::saga::effect::{Amount, Effect};
use crate::saga::ids::EffectListId;
use crate::saga::metadata::SCENARIOS;
use crate::saga::options::Options;
use crate::saga::table::Saga;

#[test]
fn every_scenario_of_the_box_can_be_laid() {
    for id in SCENARIOS {
        let least = if id == "arn" { 2 } else { 1 };
        for seats in least..=4 {
            let game = Saga::new(Options::standard(id, seats));
            let table = game.unwrap_or_else(|error| panic!("{id} {seats}: {error}"));
            for n in 1..=EffectListId::MAX_DAMAGE {
                let code = EffectListId::damage(n);
                assert_eq!(table.effects(code), [Effect::Damage(Amount::Some(n))]);
            }
        }
    }
}

#[test]
fn faults_of_texts_name_the_letter() {
    let mut effect_table = EffectTable::default();
    let mut error = |text: &str| {
        let read = compile(text, &NameScope::default(), &mut effect_table);
        super::ContentError::Script(read.expect_err(text))
            .reason()
            .to_string()
    };
    assert_eq!(
        error("gain(A,1); fly(2)"),
        "letter 12: `fly` means nothing here"
    );
    assert_eq!(error("gain(B,1)"), "letter 6: `B` means nothing here");
    assert_eq!(error("gain(A,0)"), "letter 8: 1 to 20");
    assert_eq!(error("gain(A,1"), "letter 9: it ends in the middle");
    assert_eq!(error("mp(1) mp(1)"), "letter 7: `mp` does not belong here");
    assert_eq!(
        error("install_xpm"),
        "letter 1: `install_xpm` means nothing here"
    );
    let deep = "each(each(each(each(damage(1)))))";
    assert_eq!(error(deep), "effects nest at most 4 deep");
}
