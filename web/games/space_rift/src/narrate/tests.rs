//! Tests that every event, refusal and term of Space Rift has its phrase in every language, and
//! that every phrase is used.

pub(crate) mod samples;
mod walk;

use super::*;
use crate::draft::{scenario_blurb, scenario_name};
use engine::args::Args;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet};
use engine::space_rift::battlefield::{Direction, Sector, Side};
use engine::space_rift::cards::{CombatId, CommandId};
use engine::space_rift::content::cards::Window;
use engine::space_rift::content::{ContentSet, scenario, scenario_ids};
use engine::space_rift::dice::{Face, Faces};
use engine::space_rift::draft::TerrainBrush;
use engine::space_rift::effect::Range;
use engine::space_rift::event::{DeckKind, TokenReason};
use engine::space_rift::goals::PointSource;
use engine::space_rift::options::{Options, ScenarioChoice};
use engine::space_rift::refusal::Refusal;
use engine::space_rift::scenario::ObjectiveKind;
use engine::space_rift::state::Phase;
use engine::space_rift::unit::{Class, UnitId};
use play::games::wording_checks::{
    assert_complete_without_other_lines, assert_sentences, is_complete_text, is_sentence,
    keys_with_prefix, languages, unused_phrase_keys, variant_keys,
};
use samples::{events, refusals};
use std::collections::BTreeSet;
use strum::VariantNames;
use ui::l10n::{Language, Phrases};

/// One engine phase for each phase name that players see.
const PHASES: [Phase; 8] = [
    Phase::Start,
    Phase::Drift,
    Phase::Command,
    Phase::Orders,
    Phase::Movement,
    Phase::Combat,
    Phase::Ending,
    Phase::Over,
];

/// Returns a table with all types of units, meteors and the rift.
fn game() -> SpaceRift {
    new_game(Options::duel("srr-05"))
}

fn new_game(options: Options) -> SpaceRift {
    SpaceRift::with_content(options, &ContentSet::default()).expect("a scenario of the box")
}

#[test]
fn every_event_is_a_sentence_in_every_language() {
    let game = game();
    let sentences = assert_sentences(&events(), |phrases, event| {
        Narrator::new(phrases, &game).event(event)
    });
    for (english, german) in sentences[0].iter().zip(&sentences[1]) {
        assert_ne!(english, german);
    }
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    let game = game();
    assert_sentences(&refusals(), |phrases, refusal| {
        Narrator::new(phrases, &game).refusal(refusal)
    });
}

#[test]
fn no_refusal_refers_the_player_to_another_line() {
    let game = game();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        assert_complete_without_other_lines(
            refusals().iter().map(|refusal| narrator.refusal(refusal)),
        );
    }
}

#[test]
fn every_event_and_refusal_phrase_is_used() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let (events, refused) = (events(), refusals());
    let event_keys = events.iter().map(|event| narrator.line(event).key);
    let refused = refused.iter().map(Refusal::phrase);
    assert_eq!(
        unused_phrase_keys("space-rift", event_keys, refused),
        Vec::<String>::new()
    );
}

#[test]
fn every_enum_variant_has_a_phrase_and_no_phrase_is_unused() {
    let families = [
        ("side-", Side::VARIANTS),
        ("fleet-", Side::VARIANTS),
        ("class-", Class::VARIANTS),
        ("sector-", Sector::VARIANTS),
        ("range-", Range::VARIANTS),
        ("window-", Window::VARIANTS),
        ("direction-", Direction::VARIANTS),
        ("face-", Face::VARIANTS),
        ("deck-", DeckKind::VARIANTS),
        ("why-", TokenReason::VARIANTS),
        ("phase-", &PHASES.map(Phase::term)),
        ("ending-", Ending::VARIANTS),
        ("cell-", TerrainBrush::VARIANTS),
        ("source-", PointSource::VARIANTS),
        ("aim-", ObjectiveKind::VARIANTS),
    ];
    for (family, variants) in families {
        let file = match family {
            "aim-" => "space-rift-setup.ftl",
            "source-" => "space-rift-table.ftl",
            _other => "space-rift.ftl",
        };
        let mut defined = keys_with_prefix(file, &format!("space-rift-{family}"));
        // Phrase suffixes that are not variants; the code contains these keys in full.
        let more: &[&str] = match family {
            "cell-" => &[
                "meteor",
                "rift",
                "over",
                "markers",
                "markers-covered",
                "act",
            ],
            "window-" => &["only"],
            "source-" => &["covered"],
            _other => &[],
        };
        for word in more {
            assert!(defined.remove(*word), "{family}{word}");
        }
        assert_eq!(defined, variant_keys(family, variants));
    }
}

#[test]
fn every_card_has_a_title_a_text_and_a_window_in_every_language() {
    let game = game();
    let mut texts_by_language: Vec<Vec<String>> = Vec::new();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        let mut texts = Vec::new();
        for id in (0..game.commands().len() as u8).map(CommandId) {
            let title = narrator.command_title(id);
            assert!(is_complete_text(&title) && !title.contains('-'), "{title}");
            texts.extend([title, narrator.command_text_at(id, 5)]);
        }
        for id in (0..game.combats().len() as u8).map(CombatId) {
            let title = narrator.combat_title(id);
            assert!(is_complete_text(&title) && !title.contains('-'), "{title}");
            let window = narrator.combat_window(id);
            texts.extend([title, window, narrator.combat_text(id)]);
        }
        for text in &texts {
            assert!(is_complete_text(text), "{text}");
        }
        texts_by_language.push(texts);
    }
    for (english, german) in texts_by_language[0].iter().zip(&texts_by_language[1]) {
        assert_ne!(english, german);
    }
}

#[test]
fn card_texts_match_the_effects_of_cards() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let command = |name: &str| {
        let id = game.command_named(name).expect("a card of the box");
        (narrator.command_title(id), narrator.command_text_at(id, 5))
    };
    let card = |title: &str, text: &str| (title.to_owned(), text.to_owned());
    assert_eq!(
        command("sweep-left"),
        card("Sweep, left", "Order units: up to 2 on your left.")
    );
    assert_eq!(
        command("flag-signal").1,
        "Order units within 2 hexes of one flagship: up to 6 anywhere."
    );
    assert_eq!(
        command("long-line").1,
        "Order units: up to 1 on your left, 1 in the center, 1 on your right."
    );
    let combat = |name: &str| {
        let id = game.combat_named(name).expect("a card of the box");
        (narrator.combat_window(id), narrator.combat_text(id))
    };
    assert_eq!(
        combat("ghost-signature"),
        card(
            "Before the enemy rolls against your unit (in ranged combat)",
            "This roll has 2 fewer dice."
        )
    );
    let salvo = game
        .command_named("first-salvo")
        .expect("a card of the box");
    let text = narrator.command_text_at(salvo, 5);
    assert!(
        text.contains("attacks only") && text.contains("rolls first"),
        "{text}"
    );
}

#[test]
fn unit_names_are_unique_by_side_type_and_number() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let count = game.builds().len() as u8;
    let names: BTreeSet<String> = (0..count).map(|id| narrator.unit(UnitId(id))).collect();
    assert_eq!(names.len(), usize::from(count), "{names:?}");
    for side in Side::ALL {
        let codes: BTreeSet<String> = game
            .side_setup(side)
            .units
            .iter()
            .map(|unit| narrator.unit_code(unit))
            .collect();
        assert_eq!(codes.len(), usize::from(game.side_setup(side).units.len()));
        assert!(codes.contains("FS") && codes.contains("CR2"), "{codes:?}");
    }
    assert!(names.contains("South Cruiser 2") && names.contains("North Flagship"));
}

#[test]
fn seats_of_a_team_are_named_by_their_command() {
    let phrases = Phrases::load("en");
    let mut options = Options::duel("srb-01");
    options.crews = [3, 2];
    let game = new_game(options);
    let narrator = Narrator::new(&phrases, &game);
    let names: Vec<String> = game
        .seats()
        .iter()
        .map(|seat| narrator.seat(seat))
        .collect();
    let expected = [
        "South commander",
        "North commander",
        "South left wing",
        "South right wing",
        "North wings",
    ];
    assert_eq!(names, expected);
    assert_eq!(narrator.seats(game.seats_of(Side::North)), "North");
    let two = SeatSet::singleton(Seat(0)).with(Seat(2));
    assert_eq!(narrator.seats(two), "South commander, South left wing");
}

#[test]
fn base_scenarios_have_names_and_blurbs_in_every_language() {
    for phrases in languages() {
        for id in scenario_ids() {
            let file = scenario(id).expect("a scenario of the box");
            let choice = ScenarioChoice::Shipped(id.to_owned());
            let name = scenario_name(&phrases, &choice, &file);
            let english = phrases.language() == Language::English;
            assert_eq!(name.replace('’', "'") == file.title, english, "{name}");
            assert!(is_sentence(&scenario_blurb(&phrases, &choice, &file)));
            let own = ScenarioChoice::Custom(Box::new(file.clone()));
            assert_eq!(scenario_name(&phrases, &own, &file), file.title);
        }
    }
}

#[test]
fn unit_types_have_names_and_traits() {
    let game = game();
    for phrases in languages() {
        for kind in &game.figures().units {
            assert_ne!(type_name(&phrases, kind.code), kind.code.as_str());
            let sentence = type_trait(&phrases, kind.code, kind.abilities.warp);
            assert!(is_sentence(&sentence), "{sentence}");
        }
    }
}

#[test]
fn a_roll_is_narrated_face_by_face() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let mut faces = Faces::NONE;
    assert_eq!(narrator.faces(&faces), "no dice");
    for face in [Face::Blast, Face::Square, Face::Blast] {
        faces.add(face);
    }
    assert_eq!(narrator.faces(&faces), "1 square, 2 blasts");
}
