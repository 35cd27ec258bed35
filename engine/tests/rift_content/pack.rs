//! Content packs: matches are played with their figures and boards, and a save names its pack.

use engine::bots::Level;
use engine::daily_puzzle::{DailyPuzzle, Day};
use engine::game::{Game, Seat};
use engine::pack::PackErrorKind;
use engine::registry::{AnyBot, AnySession, ContentSets, GameId, decode_any_with, decode_save};
use engine::rift::Rift;
use engine::rift::content::ContentSet;
use engine::rift::content::pack::parse_pack;
use engine::rift::options::{BoardChoice, Options};
use engine::save::{SaveError, SaveFile, decode, encode, share_code};
use engine::session::Session;
use std::task::Poll;

const SAMPLE: &str = include_str!("../../../static/packs/sample.json");

fn content() -> ContentSet {
    parse_pack("sample.json", SAMPLE).expect("a good pack").1
}

fn options(content: &ContentSet, board: &str, ships: u8) -> Options {
    let board = BoardChoice::Shipped(board.to_owned());
    Options::for_board_with(content, board, 2, ships).expect("a board of the pack")
}

fn session(content: &ContentSet) -> Session<Rift> {
    let game =
        Rift::with_content(options(content, "roadstead", 2), content).expect("it is playable");
    let mut session = Session::new(game, 7);
    for seat in [0, 1, 0, 1].map(Seat) {
        if let Some(&action) = session.legal_actions(seat).first() {
            session.act(seat, action).expect("it is listed");
        }
    }
    session
}

#[test]
fn a_match_uses_the_figures_of_its_pack() {
    let content = content();
    let game = Rift::with_content(options(&content, "breakwater", 4), &content).expect("playable");
    let models: Vec<&str> = game
        .builds()
        .iter()
        .map(|build| game.figures().models[usize::from(build.model)].id.as_str())
        .collect();
    assert_eq!(models, ["barge", "kestrel", "barge", "kestrel"]);
    assert_eq!(game.figures().laser.range, 5);
    assert_eq!(
        game.builds()[0].bars.get(engine::rift::ship::Slot::ALL[0]),
        7
    );
    assert_eq!(
        game.pack().map(|pack| pack.id.as_str()),
        Some("harbor-lights")
    );
    let base_game = Rift::new(Options::duel("cold-open", "rhino", "rhino")).expect("playable");
    assert_eq!(base_game.pack(), None);
    assert_eq!(
        base_game.figures().laser.range,
        4,
        "another table keeps the box"
    );
}

#[test]
fn a_save_names_its_pack_and_is_refused_without_it() {
    let content = content();
    let before = session(&content);
    let text = encode(&before);
    assert!(text.contains("\"id\":\"harbor-lights\""), "{text}");
    let again: Session<Rift> = SaveFile::read(&text)
        .and_then(|saved| saved.open_with(&content))
        .expect("the same pack");
    assert_eq!(again, before);
    match decode::<Rift>(&text) {
        Err(SaveError::NeedsPack { pack }) => {
            assert_eq!(
                (pack.id.as_str(), pack.version.as_str()),
                ("harbor-lights", "1.0")
            );
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(
        decode_save(&text),
        Err(SaveError::NeedsPack { .. })
    ));
}

#[test]
fn a_match_with_base_content_opens_with_any_pack_loaded() {
    let game = Rift::new(Options::duel("cold-open", "rhino", "screech")).expect("playable");
    let session = Session::new(game, 3);
    let content_sets = ContentSets {
        rift: Some(Box::new(content())),
        ..ContentSets::default()
    };
    for text in [
        encode(&session),
        share_code::encode(&session).expect("a code"),
    ] {
        let opened = decode_any_with(&text, &content_sets);
        assert_eq!(opened, Ok(AnySession::Rift(session.clone())));
    }
    assert!(!encode(&session).contains("pack"));
}

#[test]
fn a_share_code_opens_only_with_its_pack() {
    let content = content();
    let before = session(&content);
    let text = share_code::encode(&before).expect("a code");
    let content_sets = ContentSets {
        rift: Some(Box::new(content)),
        ..ContentSets::default()
    };
    assert_eq!(
        decode_any_with(&text, &content_sets),
        Ok(AnySession::Rift(before))
    );
    assert!(decode_any_with(&text, &ContentSets::default()).is_err());
}

#[test]
fn a_pack_without_content_does_not_affect_matches() {
    let text =
        r#"{"format":"centauri-pack/1","game":"rift","id":"words","version":"1","title":"Words"}"#;
    let (_, content) = parse_pack("words.json", text).expect("a good pack");
    assert!(content.has_base_figures());
    let game = Rift::with_content(Options::duel("cold-open", "rhino", "hammer"), &content)
        .expect("playable");
    let text = encode(&Session::new(game, 1));
    assert!(decode::<Rift>(&text).is_ok(), "it plays as with the box");
}

#[test]
fn bots_and_puzzles_use_the_ships_of_the_pack() {
    let content = content();
    let session = AnySession::Rift(session(&content));
    let waiting = session.status().waiting_seats();
    let seat = waiting.iter().next().expect("somebody");
    let mut bot = AnyBot::new(&session, seat, Level::Ensign, 1);
    let line = loop {
        if let Poll::Ready(line) = bot.think(1000) {
            break line;
        }
    };
    assert!(line.len() > 2, "{line}");
    let mut generator = Rift::start_generator(Day(20_000), &content);
    let puzzle = loop {
        if let Poll::Ready(found) = Rift::advance_generator(&mut generator, 100_000) {
            break found.expect("a puzzle");
        }
    };
    let models = &content.figures().models;
    assert!(
        puzzle
            .options
            .ships
            .iter()
            .all(|ship| models.iter().any(|model| model.id == ship.model))
    );
    assert!(
        puzzle
            .options
            .ships
            .iter()
            .any(|ship| ship.model != "rhino")
    );
    assert_eq!(GameId::from_name("rift"), Some(GameId::Rift));
}

#[test]
fn base_boards_kept_by_a_pack_must_fit_its_figures() {
    let mut pack: serde_json::Value = serde_json::from_str(SAMPLE).expect("JSON");
    pack["content"]["keep_boards"] = true.into();
    let error = parse_pack("p.json", &pack.to_string()).expect_err("it lacks the hammer");
    assert_eq!(error.place, "/content/figures");
    assert!(
        matches!(error.fault, PackErrorKind::BoxBoard { .. }),
        "{error}"
    );
}
