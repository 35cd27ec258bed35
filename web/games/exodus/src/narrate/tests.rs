//! Tests that everything that can happen in Exodus has a phrase in every language, and that every
//! phrase is used.

mod effects;
pub(crate) mod samples;
mod walk;
mod words;

use super::figures::points;
use super::*;
use engine::chance::SeededRng;
use engine::error::RuleRefusal;
use engine::exodus::cards::{AbilityId, ActionCard, BonusCard, PoliticalId, ResistanceId};
use engine::exodus::content::ContentSet;
use engine::exodus::effect::ActionKind;
use engine::exodus::figures::Window;
use engine::exodus::hex::HexId;
use engine::exodus::options::{Mode, Options};
use engine::exodus::part::Item;
use engine::exodus::refusal::{ActionRefusal, CouncilRefusal, RefitRefusal, Refusal};
use engine::exodus::ship::{ShipId, ShipType};
use engine::exodus::tech::Tech;
use engine::game::{Game, Seat, SeatSet, Viewer};
use play::games::wording_checks::{
    assert_complete_without_other_lines, assert_sentences, is_complete_text, is_sentence,
    languages, unused_phrase_keys,
};
use samples::{events, refusals};
use std::collections::BTreeSet;
use ui::l10n::Phrases;

/// Builds a table with all cards.
fn game() -> Exodus {
    let mut options = Options::standard(3);
    options.uses_generals = true;
    new_game(options)
}

fn new_game(options: Options) -> Exodus {
    Exodus::with_content(options, &ContentSet::default()).expect("a layout of the box")
}

#[test]
fn every_event_is_a_sentence_in_every_language() {
    let (game, events) = (game(), events());
    let state = game.deal(&mut SeededRng::new(1, 0));
    assert_sentences(&events, |phrases, event| {
        let narrator = Narrator::new(phrases, &game);
        narrator.with_map(&state.public).event(event)
    });
    let sentences = assert_sentences(&events, |phrases, event| {
        Narrator::new(phrases, &game).event(event)
    });
    for (english, german) in sentences[0].iter().zip(&sentences[1]) {
        let is_name = english.contains(": ") && english.split(": ").count() == 2;
        assert!(english != german || is_name, "{english}");
    }
}

#[test]
fn every_refusal_has_its_own_sentence_in_every_language() {
    let (game, refusals) = (game(), refusals());
    assert_sentences(&refusals, |phrases, refusal| {
        Narrator::new(phrases, &game).refusal(refusal)
    });
    let phrase_keys: BTreeSet<&str> = refusals.iter().map(Refusal::phrase).collect();
    assert_eq!(phrase_keys.len(), refusals.len());
}

#[test]
fn no_refusal_refers_to_another_line() {
    let game = game();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        assert_complete_without_other_lines(
            refusals().iter().map(|refusal| narrator.refusal(refusal)),
        );
    }
}

#[test]
fn a_price_refusal_names_the_price_the_funds_and_a_remedy() {
    for phrases in languages() {
        let game = game();
        let narrator = Narrator::new(&phrases, &game);
        let sentence_of = |refusal: Refusal| narrator.refusal(&refusal);
        let too_expensive: [(Refusal, &[&str]); 4] = [
            (
                ActionRefusal::TechTooExpensive { price: 9, owned: 4 }.into(),
                &["9", "4"],
            ),
            (
                ActionRefusal::ExchangeTooExpensive { price: 5, owned: 3 }.into(),
                &["5", "3"],
            ),
            (
                ActionRefusal::ShipTooExpensive {
                    cp: 3,
                    ax: 2,
                    owned_cp: 7,
                    owned_ax: 1,
                }
                .into(),
                &["3", "2", "7", "1"],
            ),
            (
                RefitRefusal::TooExpensive {
                    cp: 3,
                    ph: 2,
                    owned_cp: 7,
                    owned_ph: 1,
                }
                .into(),
                &["3", "2", "7", "1"],
            ),
        ];
        for (refusal, figures) in too_expensive {
            let sentence = sentence_of(refusal);
            assert!(
                figures.iter().all(|figure| sentence.contains(figure)),
                "{sentence}"
            );
            // The second sentence says what to do.
            assert!(sentence.contains(". "), "{sentence}");
        }
        for refusal in [CouncilRefusal::NoPlan, CouncilRefusal::NotSealed] {
            let sentence = sentence_of(refusal.into());
            assert!(sentence.contains(". "), "{sentence}");
        }
    }
}

#[test]
fn every_phrase_for_events_and_refusals_is_used() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let (events, refused) = (events(), refusals());
    let event_keys = events.iter().map(|event| narrator.line(event).key);
    let refused = refused.iter().map(Refusal::phrase);
    assert_eq!(
        unused_phrase_keys("exodus", event_keys, refused),
        Vec::<String>::new()
    );
}

#[test]
fn every_card_has_a_name_and_a_text_in_every_language() {
    let game = game();
    let card_pool = game.card_pool();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        let mut names = BTreeSet::new();
        let mut card = |name: String, text: String| {
            assert!(
                is_complete_text(&name) && !name.contains("pol-") && !name.contains("abl-"),
                "{name}"
            );
            assert!(is_sentence(&text), "{name}: {text}");
            assert!(names.insert(name.clone()), "{name} twice");
        };
        for id in card_pool.political.iter().map(PoliticalId) {
            card(narrator.political(id), narrator.political_text(id));
            assert!(is_sentence(&narrator.political_main(id)));
            assert!(
                narrator
                    .political_now(id)
                    .is_none_or(|text| is_sentence(&text))
            );
        }
        for id in card_pool.resistance.iter().flat_map(|cards| cards.iter()) {
            let id = ResistanceId(id);
            card(narrator.resistance(id), narrator.resistance_text(id));
        }
        for id in card_pool.abilities.iter().map(AbilityId) {
            card(narrator.ability(id), narrator.ability_text(id));
            let window = game.ability(id).map(|card| card.window);
            assert!(window.is_some_and(|window| is_complete_text(&narrator.window(window))));
        }
        assert!(names.len() > 90, "{}", names.len());
    }
}

#[test]
fn card_texts_match_their_effects() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let political = |id: &str| {
        let card = game.political_named(id).expect("a card of the box");
        narrator.political_text(card)
    };
    assert_eq!(political("pol-01"), "Military technologies cost 1 CP less.");
    assert_eq!(
        political("pol-02"),
        "Now: All: gain 1 CP. Civilian technologies cost 1 CP less."
    );
    assert_eq!(
        political("pol-37"),
        "All: perform Research at once. Technologies cost 3 CP less."
    );
    assert_eq!(
        political("pol-g13"),
        "Most CP: lose 4 CP. Fewest CP: gain 4 CP."
    );
    assert_eq!(
        political("pol-g04"),
        "At the end, score 2 VP if you know 10 or more technologies."
    );
    assert_eq!(
        political("pol-35"),
        "Remove 1 token from each planet that is not a Home and has 2 or more tokens."
    );
    let ghost = game.resistance_named("res-i-7").expect("a card of the box");
    assert_eq!(
        narrator.resistance_text(ghost),
        "Gain a free Electromagnetic Shield."
    );
    let tribune = game.ability_named("abl-04").expect("a card of the box");
    assert_eq!(
        narrator.ability_text(tribune),
        "Add 3 to your bid if it is valid."
    );
    assert_eq!(
        narrator.window(Window::Action(ActionKind::Bank)),
        "With your Banking"
    );
}

#[test]
fn technologies_parts_and_ships_have_names_and_texts() {
    let game = game();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        for tech in Tech::ALL {
            assert!(is_complete_text(&narrator.tech(tech)));
            assert!(is_sentence(&narrator.tech_text(tech)), "{tech:?}");
            let figures = game.tech(tech);
            assert!(is_complete_text(&narrator.field(figures.field)));
            assert!(is_complete_text(&narrator.color(figures.origin)));
        }
        for item in Item::ALL {
            assert!(
                is_complete_text(&narrator.item(item))
                    && is_complete_text(&narrator.item_kind(item.kind()))
            );
            assert!(is_sentence(&narrator.item_text(item)), "{item:?}");
        }
        for kind in ShipType::ALL {
            assert!(
                is_complete_text(&narrator.ship_type(kind))
                    && is_complete_text(&narrator.ship_types(kind))
            );
            assert!(is_sentence(&narrator.ship_text(kind)), "{kind:?}");
        }
        for action_kind in ActionKind::ALL {
            assert!(
                is_complete_text(&narrator.action_kind(action_kind))
                    && is_sentence(&narrator.action_kind_text(action_kind))
            );
        }
        for card in (0..6).map(ActionCard) {
            let (upper, lower) = narrator.action_text(card);
            assert!(is_sentence(&upper) && is_sentence(&lower) && upper != lower);
        }
        for card in (0..6).map(BonusCard) {
            assert!(
                is_complete_text(&narrator.bonus(card)) && is_sentence(&narrator.bonus_text(card))
            );
        }
    }
}

#[test]
fn hexes_are_named_after_their_planets_if_the_map_is_known() {
    let (phrases, game) = (Phrases::load("en"), game());
    let state = game.deal(&mut SeededRng::new(1, 0));
    let without_map = Narrator::new(&phrases, &game);
    let narrator = without_map.with_map(&state.public);
    assert_eq!(without_map.hex(HexId::COUNCIL), "High Council");
    assert_eq!(without_map.hex(HexId(1)), "A1");
    let names: BTreeSet<String> = game.hexes().map(|hex| narrator.hex(hex)).collect();
    assert_eq!(names.len(), game.map_hexes().len(), "{names:?}");
    assert!(
        names
            .iter()
            .all(|name| !name.contains("b0") && !name.contains("r0"))
    );
    for seat in game.seats().iter() {
        let home = game.home(&state.public, seat);
        assert_eq!(narrator.hex(home), narrator.home(seat));
    }
    assert_eq!(narrator.home(Seat(0)), "Avalon’s Home");
    let german = Phrases::load("de");
    let narrator = Narrator::new(&german, &game).with_map(&state.public);
    assert_eq!(narrator.home(Seat(0)), "Avalon-Heimat");
}

#[test]
fn seats_and_ships_have_distinct_names() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let letters: String = (0..6)
        .filter_map(|seat| narrator.seat(Seat(seat)).chars().next())
        .collect();
    assert_eq!(letters, "ABCDEF");
    let seats = SeatSet::singleton(Seat(0)).with(Seat(2));
    assert_eq!(narrator.seats(seats), "Avalon, Carina");
    let names: BTreeSet<String> = (0..48).map(|ship| narrator.ship(ShipId(ship))).collect();
    assert_eq!(names.len(), 48);
    assert_eq!(narrator.ship(ShipId(3)), "Avalon Fighter 2");
}

#[test]
fn victory_points_are_formatted_exactly() {
    let formatted = [0, 60, 30, 1070, 35, 1055].map(points);
    assert_eq!(formatted, ["0", "1", "½", "17⅚", "7/12", "17 7/12"]);
}
