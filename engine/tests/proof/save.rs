//! Saves and share codes, with Salvage: they can be read back, and damaged ones are refused.

use crate::support::forged_saves::forge_save;
use crate::support::play::play_at_random;
use crate::support::salvage::{Options, Salvage};
use engine::chance::Seed;
use engine::game::{Game, Seat};
use engine::rift::Rift;
use engine::save::{MAX_BYTES, SaveError, decode, encode, share_code};
use engine::session::Session;
use serde_json::Value;

/// Returns a finished game.
fn finished_game(crews: u8, seed: u64) -> Session<Salvage> {
    play_at_random(Options { crews, wrecks: 6 }, seed)
}

fn read(text: &str) -> Result<Session<Salvage>, SaveError> {
    decode(text)
}

fn read_code(text: &str) -> Result<Session<Salvage>, SaveError> {
    share_code::decode(text)
}

#[test]
fn a_save_restores_the_session() {
    for seed in 0..20 {
        let session = finished_game(2 + (seed % 3) as u8, seed * 0x0123_4567_89ab_cdef);
        assert_eq!(read(&encode(&session)), Ok(session));
    }
}

#[test]
fn a_code_restores_the_session_from_few_bytes() {
    for seed in 0..20 {
        let session = finished_game(2 + (seed % 3) as u8, seed * 0x0123_4567_89ab_cdef);
        let text = share_code::encode(&session).unwrap();
        let (bytes, actions) = (text.len() * 3 / 4, session.log().len());
        assert!(
            bytes <= 64 + 2 * actions,
            "{bytes} bytes for {actions} actions"
        );
        assert_eq!(read_code(&text), Ok(session));
    }
}

/// Returns the same game with another seed.
fn with_seed(session: &Session<Salvage>, seed: impl Into<Seed>) -> Session<Salvage> {
    let mut other = Session::new(session.game().clone(), seed);
    for entry in session.log() {
        if other.act(entry.seat, entry.action).is_err() {
            break;
        }
    }
    other
}

#[test]
fn seeds_of_256_bits_have_formats_of_their_own() {
    let old = finished_game(3, 11);
    assert!(encode(&old).contains("\"centauri-save/1\""));
    assert!(encode(&old).contains("\"seed\": \"000000000000000b\""));
    assert!(share_code::encode(&old).unwrap().starts_with("AQ"));
    for fill in [0, 1, 0x5A, 0xFF] {
        let seed = Seed::Bytes([fill; 32]);
        let session = with_seed(&old, seed);
        let (text, code) = (encode(&session), share_code::encode(&session).unwrap());
        assert!(text.contains("\"centauri-save/4\"") && text.contains(&seed.to_string()));
        assert!(code.starts_with("Aw"), "{code}");
        assert_eq!(read(&text).as_ref(), Ok(&session));
        assert_eq!(read_code(&code).as_ref(), Ok(&session));
        assert!(session.is_seeded());
        // A session that was read back draws as the original would have.
        let next = |mut session: Session<Salvage>| {
            let seat = session.status().waiting_seats().iter().next()?;
            let action = *session.legal_actions(seat).first()?;
            session.act(seat, action).ok()?;
            Some(session.fingerprint())
        };
        assert_eq!(next(read_code(&code).unwrap()), next(session));
    }
}

#[test]
fn a_seed_of_the_wrong_kind_for_its_format_is_refused() {
    let old = encode(&finished_game(3, 11));
    let long_seed = Value::from(Seed::Bytes([7; 32]).to_string());
    let damaged = || SaveError::Damaged {
        place: "seed".into(),
    };
    let text = forge_save(&old, |save| save["seed"] = long_seed);
    assert_eq!(read(&text), Err(damaged()));
    let text = forge_save(&old, |save| save["format"] = "centauri-save/4".into());
    assert_eq!(read(&text), Err(damaged()));
}

#[test]
fn a_reformatted_save_still_loads() {
    let session = finished_game(3, 4);
    let value: Value = serde_json::from_str(&encode(&session)).unwrap();
    let pretty = serde_json::to_string_pretty(&value).unwrap();
    assert_eq!(read(&pretty), Ok(session));
}

#[test]
fn a_loaded_game_draws_the_same_outcomes() {
    let full_session = finished_game(4, 9);
    let middle = full_session.log().len() / 2;
    let mut half = Session::new(full_session.game().clone(), full_session.seed());
    for entry in &full_session.log()[..middle] {
        half.act(entry.seat, entry.action).unwrap();
    }
    let mut loaded = read(&encode(&half)).unwrap();
    let mut shared = read_code(&share_code::encode(&half).unwrap()).unwrap();
    for entry in &full_session.log()[middle..] {
        loaded.act(entry.seat, entry.action).unwrap();
        shared.act(entry.seat, entry.action).unwrap();
    }
    assert_eq!(loaded, full_session);
    assert_eq!(shared, full_session);
}

#[test]
fn every_changed_byte_of_a_save_is_detected() {
    let session = finished_game(2, 21);
    let text = encode(&session);
    for index in 0..text.len() {
        for flip in [1, 2, 16] {
            let mut bytes = text.clone().into_bytes();
            bytes[index] ^= flip;
            let Ok(changed) = String::from_utf8(bytes) else {
                continue;
            };
            if let Ok(other) = read(&changed) {
                assert_eq!(other, session, "byte {index}");
            }
        }
    }
}

#[test]
fn every_truncated_save_is_detected() {
    let text = encode(&finished_game(2, 22));
    let length_limit = text.trim_end().len();
    for length in 0..length_limit {
        assert!(read(&text[..length]).is_err(), "{length} bytes");
    }
}

#[test]
fn every_changed_or_truncated_code_is_detected() {
    let session = finished_game(3, 23);
    let text = share_code::encode(&session).unwrap();
    for index in 0..text.len() {
        for character in *b"A-_z9 !\n" {
            let mut bytes = text.clone().into_bytes();
            if bytes[index] == character {
                continue;
            }
            bytes[index] = character;
            let changed = String::from_utf8(bytes).unwrap();
            if let Ok(other) = read_code(&changed) {
                assert_eq!(other, session, "character {index}");
            }
        }
        assert!(read_code(&text[..index]).is_err(), "{index} characters");
    }
}

#[test]
fn a_code_survives_what_programs_do_to_links() {
    for seed in 0..200 {
        let session = finished_game(2 + (seed % 3) as u8, seed);
        let text = share_code::encode(&session).unwrap();
        let last = text.chars().next_back();
        assert!(
            last.is_some_and(|last| last.is_ascii_alphanumeric()),
            "{text}"
        );
        let (left, right) = text.split_at(text.len() / 2);
        let mangled = [
            format!("({text})."),
            format!("{left}\r\n{right}"),
            text.replace('_', "\\_"),
        ];
        for text in mangled {
            assert_eq!(read_code(&text).as_ref(), Ok(&session), "{text}");
        }
    }
}

#[test]
fn an_older_code_is_read_with_and_without_its_last_letter() {
    // The recorded game `rift/solved`.
    let old = "AQRyaWZ0AAGdtwf6TfFBy9DZG7eAOreS4O-h2LOwvFYQ_Px5Bq7d5otTz260liN0y0vUQkmeJfxGjGj-";
    let session: Session<Rift> = share_code::decode(old).unwrap();
    assert_eq!(session.log().len(), 8);
    let cut = share_code::decode(old.trim_end_matches('-'));
    assert_eq!(cut.as_ref(), Ok(&session));
    let new = share_code::encode(&session).unwrap();
    assert_ne!(new, old);
    assert_eq!(share_code::decode(&new).as_ref(), Ok(&session));
}

#[test]
fn text_that_is_not_a_save_is_refused() {
    let not_json = |line, column| Err(SaveError::NotJson { line, column });
    assert_eq!(read(""), not_json(1, 0));
    assert_eq!(read("{\n\"format\": ?}"), not_json(2, 11));
    assert_eq!(read(&"[".repeat(100_000)), not_json(1, 128));
    for text in [
        "[]",
        "{}",
        "7",
        r#"{"format":"tiled/1"}"#,
        r#"{"format":"centauri-save/x"}"#,
    ] {
        assert_eq!(read(text), Err(SaveError::NotASave), "{text}");
    }
    for text in ["", "hello, world", "nonsense", "AAAA", "AQ"] {
        assert_eq!(read_code(text), Err(SaveError::NotASave), "{text}");
    }
}

#[test]
fn a_newer_format_is_reported() {
    let newer = |found, known| Err(SaveError::Newer { found, known });
    assert_eq!(read(r#"{"format":"centauri-save/6"}"#), newer(6, 5));
    assert_eq!(read_code("CQAAAAAAAA"), newer(9, 4));
}

#[test]
fn an_oversized_text_is_refused() {
    let long = " ".repeat(MAX_BYTES + 1);
    let (bytes, limit) = (MAX_BYTES + 1, MAX_BYTES);
    assert_eq!(read(&long), Err(SaveError::TooLarge { bytes, limit }));
    let long = "A".repeat(share_code::MAX_CHARS + 1);
    let (bytes, limit) = (share_code::MAX_CHARS + 1, share_code::MAX_CHARS);
    assert_eq!(read_code(&long), Err(SaveError::TooLarge { bytes, limit }));
}

#[test]
fn an_invalid_save_names_the_place() {
    let text = encode(&finished_game(2, 24));
    let outcome = |change: &dyn Fn(&mut Value)| read(&forge_save(&text, change)).unwrap_err();
    let damaged = |path: &str| SaveError::Damaged { place: path.into() };

    assert!(
        read(&forge_save(&text, |_| ())).is_ok(),
        "the forger forges well"
    );
    let game = outcome(&|save| save["game"] = "chess".into());
    assert_eq!(
        game,
        SaveError::OtherGame {
            game: "chess".into()
        }
    );
    let rules = outcome(&|save| save["rules"] = 9.into());
    assert_eq!(rules, SaveError::UnknownRules { found: 9, known: 1 });
    let content = outcome(&|save| save["content"] = "12".into());
    assert_eq!(content, SaveError::ContentDiffers);
    assert_eq!(outcome(&|save| save["seed"] = 7.into()), damaged("seed"));
    assert_eq!(
        outcome(&|save| save["rules"] = 70_000.into()),
        damaged("rules")
    );
    assert_eq!(outcome(&|save| save["log"] = Value::Null), damaged("log"));
    assert_eq!(
        outcome(&|save| save["log"][2] = 1.into()),
        damaged("log[2]")
    );
    assert_eq!(
        outcome(&|save| save["log"][2][1] = "fly".into()),
        damaged("log[2]")
    );
    assert_eq!(outcome(&|save| save["deal"][0] = 1.into()), damaged("deal"));

    let draws = outcome(&|save| save["deal"][0][1] = 24.into());
    assert!(matches!(draws, SaveError::Draws { entry: None, .. }));
    let draws = outcome(&|save| save["log"][1][2][0][0] = 7.into());
    let SaveError::Draws { entry, mismatch } = draws else {
        panic!("{draws:?}");
    };
    assert_eq!((entry, mismatch.index), (Some(1), 0));
    assert!(mismatch.given.is_some_and(|draw| draw.outcomes == 7));
    let short = outcome(&|save| save["log"][1][2] = Value::Array(Vec::new()));
    let missing = |error: &SaveError| match error {
        SaveError::Draws { mismatch, .. } => mismatch.missing,
        _ => 0,
    };
    assert!(missing(&short) > 0, "{short:?}");
    let refused = outcome(&|save| save["log"][0][1] = "pass".into());
    let rule = Some(engine::rule::RuleId::new("SALV-5"));
    assert_eq!(refused, SaveError::Refused { entry: 0, rule });
    let nobody = outcome(&|save| save["log"][0][0] = 3.into());
    assert_eq!(
        nobody,
        SaveError::Refused {
            entry: 0,
            rule: None
        }
    );

    let crews = outcome(&|save| save["options"]["crews"] = 9.into());
    // The message contains the place from the inner error.
    assert!(matches!(&crews, SaveError::Options(error) if error.place == "crews"));
    assert_eq!(crews.args(), []);
    let options = outcome(&|save| save["options"] = Value::Null);
    assert!(matches!(options, SaveError::Options(_)));
}

#[test]
fn a_refused_action_of_the_table_leaves_the_save_valid() {
    let mut session: Session<Salvage> = finished_game(2, 25);
    assert!(session.act(Seat::TABLE, session.log()[0].action).is_err());
    assert_eq!(read(&encode(&session)), Ok(session));
}

#[test]
fn an_unplayed_game_can_be_saved() {
    let session = Session::new(
        Salvage::new(Options {
            crews: 4,
            wrecks: 12,
        })
        .unwrap(),
        u64::MAX,
    );
    assert_eq!(read(&encode(&session)), Ok(session.clone()));
    assert_eq!(
        read_code(&share_code::encode(&session).unwrap()),
        Ok(session)
    );
}
