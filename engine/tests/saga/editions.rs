//! Editions of the rules: a match keeps the edition that it began with, in saves and codes too.

use engine::game::Game;
use engine::saga::Saga;
use engine::saga::options::{EDITION, HouseRules, Options};
use engine::save::{decode, encode, share_code};
use engine::session::Session;
use serde_json::json;

fn options_with_edition(edition: u8) -> Options {
    Options {
        rules: HouseRules {
            edition,
            has_teams: true,
            ..HouseRules::default()
        },
        ..Options::standard("ftj", 2)
    }
}

#[test]
fn a_match_keeps_its_rules_edition_in_saves_and_share_codes() {
    for edition in 0..=EDITION {
        let session = Session::new(
            Saga::new(options_with_edition(edition)).expect("a campaign"),
            7,
        );
        let text = encode(&session);
        // Saves of the first edition are written as before editions existed.
        assert_eq!(text.contains("edition"), edition > 0);
        assert_eq!(decode::<Saga>(&text).as_ref(), Ok(&session));
        let code = share_code::encode(&session).expect("a code");
        assert_eq!(share_code::decode::<Saga>(&code).as_ref(), Ok(&session));
    }
}

#[test]
fn new_matches_use_the_newest_edition_and_unknown_ones_are_rejected() {
    let options_with_rules = |rules| -> Options {
        let options = json!({"seats": 2, "rules": rules});
        serde_json::from_value(options).expect("options")
    };
    assert_eq!(Options::standard("ftj", 2).rules.edition, EDITION);
    let bare: Options = serde_json::from_value(json!({"seats": 2})).expect("options");
    assert_eq!(bare.rules.edition, EDITION);
    // A complete rules object from before editions existed.
    let old = json!({
        "all_badges": false, "clear_regroup": false, "domination": false, "teams": false,
    });
    assert_eq!(options_with_rules(old).rules.edition, 0);
    let error = Saga::new(options_with_edition(EDITION + 1)).expect_err("an edition of the future");
    assert!(error.to_string().contains("rules.edition"), "{error}");
}
