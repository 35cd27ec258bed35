//! Editions of the rules: a match keeps the edition that it began with, in saves and codes too.

use engine::game::Game;
use engine::saga::Saga;
use engine::saga::options::{EDITION, HouseRules, Options};
use engine::save::{decode, encode, share_code};
use engine::session::Session;
use serde_json::json;

fn of(edition: u8) -> Options {
    Options {
        rules: HouseRules {
            edition,
            teams: true,
            ..HouseRules::default()
        },
        ..Options::standard("ftj", 2)
    }
}

#[test]
fn a_match_keeps_the_edition_that_it_began_with() {
    for edition in 0..=EDITION {
        let session = Session::new(Saga::new(of(edition)).expect("a campaign"), 7);
        let text = encode(&session);
        // Saves of the first edition are written as before editions existed.
        assert_eq!(text.contains("edition"), edition > 0);
        assert_eq!(decode::<Saga>(&text).as_ref(), Ok(&session));
        let code = share_code::encode(&session).expect("a code");
        assert_eq!(share_code::decode::<Saga>(&code).as_ref(), Ok(&session));
    }
}

#[test]
fn new_matches_have_the_last_edition_and_no_later_one_is_known() {
    let read = |rules| -> Options {
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
    assert_eq!(read(old).rules.edition, 0);
    let error = Saga::new(of(EDITION + 1)).expect_err("an edition of the future");
    assert!(error.to_string().contains("rules.edition"), "{error}");
}
