//! Tests that everything that can happen in Saga has a phrase in every language, and that every
//! phrase is used.

pub(crate) mod samples;
mod walk;
mod words;

use super::names::hex_label;
use super::*;
use engine::chance::SeededRng;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet};
use engine::saga::armada::Target;
use engine::saga::content::ContentSet;
use engine::saga::effect::{
    Amount, Anchor, Effect, Filter, FoeStat, GameEnd, Good, Landing, Loss, OperationLocation,
    Placement, PricedItem, Prohibition, Quantity, ReportTarget, SpawnPlace, Stat, Term,
    ThresholdScope, XpmTransfer,
};
use engine::saga::figures::{Color, ExtraCard, ExtraFace, Location, Script, SectorKind};
use engine::saga::hex::HexId;
use engine::saga::ids::{
    ArmadaId, BadgeId, BossId, CardId, CommanderId, CounterId, DeckId, EffectListId, EntityId,
    GearId, RaiderId, TileId,
};
use engine::saga::metadata::SCENARIOS;
use engine::saga::mission::ActionPlace;
use engine::saga::options::Options;
use engine::saga::pending_decision::PENDING_DECISIONS;
use engine::saga::refusal::{FrameRefusal, Refusal};
use engine::saga::step::Phase;
use play::games::wording_checks::{
    assert_complete_without_other_lines, assert_sentences, is_complete_text, is_sentence,
    languages, unused_phrase_keys,
};
use samples::{causes, events, refusals};
use std::collections::BTreeSet;
use ui::l10n::Phrases;

fn game() -> Saga {
    new_game(Options::standard("ftj", 3))
}

fn new_game(options: Options) -> Saga {
    Saga::with_content(options, &ContentSet::default()).expect("a scenario of the box")
}

#[test]
fn every_event_is_a_sentence_in_every_language() {
    for game in SCENARIOS.map(|id| new_game(Options::standard(id, 2))) {
        let state = game.deal(&mut SeededRng::new(1, 0));
        for phrases in languages() {
            let without_map = Narrator::new(&phrases, &game);
            for narrator in [without_map, without_map.with_map(&state.public)] {
                for event in events() {
                    let sentence = narrator.event(&event);
                    assert!(is_sentence(&sentence), "{event:?}: {sentence}");
                }
            }
        }
    }
}

#[test]
fn german_event_sentences_differ_from_the_english_ones() {
    let game = game();
    let (english, german) = (Phrases::load("en"), Phrases::load("de"));
    let english = Narrator::new(&english, &game);
    let german = Narrator::new(&german, &game);
    for event in events() {
        let (in_english, in_german) = (english.event(&event), german.event(&event));
        let is_name = in_english.contains(": ");
        assert!(in_english != in_german || is_name, "{in_english}");
    }
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    let game = game();
    assert_sentences(&refusals(), |phrases, refusal| {
        Narrator::new(phrases, &game).refusal(refusal)
    });
}

/// A refusal says what to change; a reference to a rule is not enough.
#[test]
fn a_refusal_is_a_sentence_for_every_pending_decision() {
    let game = game();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        for asked in &PENDING_DECISIONS {
            for refusal in [Refusal::Busy { asked }, Refusal::NotOffered { asked }] {
                let sentence = narrator.refusal(&refusal);
                assert!(is_sentence(&sentence), "{refusal:?}: {sentence}");
            }
        }
        assert_complete_without_other_lines(
            refusals().iter().map(|refusal| narrator.refusal(refusal)),
        );
    }
}

#[test]
fn a_refusal_names_every_kind_of_action_place() {
    let (game, phase) = (game(), Phase::Movement);
    let location = Location {
        kind: SectorKind::Asteroid,
        color: Color::Blue,
    };
    let places = [
        ActionPlace::Any,
        ActionPlace::Jumpgate,
        ActionPlace::Home,
        ActionPlace::At(EntityId(0)),
        ActionPlace::Near(EntityId(0)),
        ActionPlace::InactiveStarbase,
        ActionPlace::Starbase,
        ActionPlace::Sector(location),
    ];
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        for place in places {
            let refusal = FrameRefusal::NotHere { phase, place };
            let sentence = narrator.refusal(&refusal.into());
            assert!(is_sentence(&sentence), "{place:?}: {sentence}");
        }
        for good in [Good::Astartium, Good::Exploration, Good::Combat] {
            let (price, have, good_key) = (3, 1, good.term());
            let refusal = FrameRefusal::CostTooDear {
                price,
                have,
                good_key,
            };
            let sentence = narrator.refusal(&refusal.into());
            assert!(is_sentence(&sentence), "{good:?}: {sentence}");
        }
    }
}

#[test]
fn a_price_refusal_names_the_price_the_funds_and_a_remedy() {
    let game = game();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        for refusal in [
            FrameRefusal::TooDear { price: 4, have: 1 },
            FrameRefusal::WorksTooDear { price: 4, have: 1 },
        ] {
            let sentence = narrator.refusal(&refusal.into());
            let contained = ["4", "1", ". "].map(|part| sentence.contains(part));
            assert_eq!(contained, [true; 3], "{sentence}");
        }
    }
}

#[test]
fn refusals_share_a_sentence_only_for_the_same_reason() {
    // These refusals share one sentence for the same reason in several places.
    let shared = ["cargo-full", "hull-full", "no-token", "not-equipped"];
    let mut phrases = BTreeSet::new();
    for refusal in refusals() {
        let phrase = refusal.phrase();
        assert!(
            phrases.insert(phrase) || shared.contains(&phrase),
            "{phrase}"
        );
    }
}

#[test]
fn every_phrase_for_events_and_refusals_is_used() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let state = game.deal(&mut SeededRng::new(1, 0));
    let events = events();
    let narrators = [narrator, narrator.with_map(&state.public)];
    let event_keys = narrators.iter();
    let event_keys =
        event_keys.flat_map(|narrator| events.iter().map(|event| narrator.line(event).key));
    // Shipped scenarios define no log lines.
    let event_keys = event_keys.chain(["line"]);
    let refused = refusals();
    let refused = refused.iter().map(Refusal::phrase);
    assert_eq!(
        unused_phrase_keys("saga", event_keys, refused),
        Vec::<String>::new()
    );
}

/// Returns the text of a card of a scenario's deck, part by part.
fn extra_text(narrator: &Narrator<'_>, card: &ExtraCard) -> String {
    let script = |script: &Script| narrator.code(script.code);
    match &card.face {
        ExtraFace::Check { test, fail, reward } => {
            [narrator.test(*test), script(fail), script(reward)].join(" ")
        }
        ExtraFace::Enemy { foe, start, reward } => {
            [narrator.foe(*foe), script(start), script(reward)].join(" ")
        }
        ExtraFace::Lines(lines) => lines.each_ref().map(script).join(" "),
    }
}

fn cards(narrator: &Narrator<'_>, game: &Saga) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for id in (0u8..).map(CommanderId).take(game.commanders().len()) {
        all.push((narrator.commander(id), narrator.commander_text(id)));
        all.push((narrator.commander(id), narrator.commander_ability(id)));
    }
    for id in (0u8..).map(GearId).take(game.all_gear().len()) {
        all.push((narrator.gear(id), narrator.gear_text(id)));
        all.push((narrator.gear(id), narrator.gear_ability(id)));
    }
    for id in (0u8..).map(CardId).take(game.action_cards().len()) {
        all.push((narrator.action_card(id), narrator.action_text(id)));
    }
    for id in (0..64).map(CardId) {
        if game.event_card(id).is_some() {
            all.push((narrator.event_card(id), narrator.event_text(id)));
        }
        if game.exploration(id).is_some() {
            all.push((narrator.exploration(id), narrator.exploration_text(id)));
        }
        if game.scan_card(id).is_some() {
            all.push((narrator.scan_card(id), narrator.scan_text(id)));
        }
        if game.boss(BossId(id.0)).is_some() {
            let boss = BossId(id.0);
            all.push((narrator.boss(boss), narrator.boss_effect(boss)));
        }
        for deck in (DeckId::EXTRA.0..12).map(DeckId) {
            if let Some(card) = game.extra_card(deck, id) {
                all.push((narrator.card(deck, id), extra_text(narrator, card)));
            }
        }
    }
    all
}

#[test]
fn every_card_has_a_name_and_a_text_in_every_language() {
    let tables = SCENARIOS.map(|id| new_game(Options::standard(id, 2)));
    for phrases in languages() {
        let mut names = BTreeSet::new();
        for game in &tables {
            for (name, text) in cards(&Narrator::new(&phrases, game), game) {
                let is_named = !name
                    .chars()
                    .all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
                assert!(is_complete_text(&name) && is_named, "{name}");
                assert!(is_sentence(&text), "{name}: {text}");
                names.insert(name);
            }
        }
        assert!(names.len() > 110, "{}", names.len());
    }
}

#[test]
fn card_texts_match_their_effects() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let action = |id: &str| {
        let all = game.action_cards().iter();
        let index = all.clone().position(|card| card.id == id);
        narrator.action_text(CardId(index.expect("a card of the box") as u8))
    };
    assert_eq!(action("CA01"), "Repair 3 Hull.");
    assert_eq!(action("CA03"), "Gain 2 Movement Points.");
    assert_eq!(
        action("SA08"),
        "Evading is free this turn; gain 1 Movement Point."
    );
    assert_eq!(
        narrator.event_text(CardId(0)),
        "Each armada: Shield check, 2 successes; on failure: take 1 damage."
    );
    assert_eq!(narrator.event_text(CardId(8)), "All Raiders: Attack +1.");
    let gear = |id: &str| {
        let index = game.all_gear().iter().position(|card| card.id == id);
        narrator.gear_text(GearId(index.expect("a card of the box") as u8))
    };
    assert_eq!(
        gear("U09"),
        "Combat +1, Speed +2. At the start of a combat: The enemy in this combat loses 2 Hull."
    );
    assert_eq!(
        narrator.side_text(CardId(3), true),
        "Hard: Speed check, 3 successes. Reward: gain 2 Exploration Tokens; draw 1 Special Action card."
    );
}

#[test]
fn every_scenario_element_has_a_name_in_every_language() {
    for id in SCENARIOS {
        let game = new_game(Options::standard(id, 4));
        let mission = game.mission();
        for phrases in languages() {
            let narrator = Narrator::new(&phrases, &game);
            let count = |length: usize| 0..u8::try_from(length).expect("few");
            let mut names = vec![narrator.scenario(), narrator.goal().expect("a goal")];
            names.extend(
                count(mission.badge_ids.len()).map(|number| narrator.badge(BadgeId(number))),
            );
            names.extend(
                count(mission.counters.len()).map(|number| narrator.counter(CounterId(number))),
            );
            names.extend(
                count(mission.entities.len()).map(|number| narrator.entity(EntityId(number))),
            );
            names.extend(
                count(mission.encounters.len()).map(|encounter| narrator.encounter(encounter)),
            );
            names.extend(
                count(mission.movement.len()).map(|project| narrator.project(project, false)),
            );
            names
                .extend(count(mission.expand.len()).map(|project| narrator.project(project, true)));
            names
                .extend(count(mission.reports.len()).map(|number| narrator.report(CardId(number))));
            names.extend((0..12).map(|deck| narrator.deck(DeckId(deck))));
            let conditions = mission.win.iter().chain(&mission.lose);
            names.extend(conditions.map(|condition| narrator.condition(condition)));
            names.extend(mission.on.iter().map(|(_, code)| narrator.code(*code)));
            for name in names {
                let is_named =
                    name.chars().next().is_some_and(char::is_uppercase) || name.contains(' ');
                assert!(is_complete_text(&name) && is_named, "{id}: {name}");
            }
        }
    }
}

#[test]
fn every_tile_and_every_hex_has_a_unique_name() {
    let game = game();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        let count = game.tiles().len();
        let names: BTreeSet<String> = (0u8..)
            .take(count)
            .map(|tile| narrator.tile(TileId(tile)))
            .collect();
        assert_eq!(names.len(), count, "{names:?}");
        assert!(
            names
                .iter()
                .all(|name| is_complete_text(name) && name.len() > 3)
        );
    }
    let all: BTreeSet<String> = (0..217).map(|hex| hex_label(HexId(hex))).collect();
    assert_eq!(all.len(), 217);
    assert_eq!(hex_label(HexId::GATE), "0");
    assert_eq!(hex_label(HexId(1)), "A1");
    assert_eq!(hex_label(HexId(6)), "A6");
    assert_eq!(hex_label(HexId(7)), "B1");
}

#[test]
fn seats_and_armadas_have_distinct_names() {
    let (phrases, game) = (Phrases::load("en"), game());
    let narrator = Narrator::new(&phrases, &game);
    let letters: String = (0..4)
        .filter_map(|seat| narrator.seat(Seat(seat)).chars().next())
        .collect();
    assert_eq!(letters, "ABCD");
    let seats = SeatSet::singleton(Seat(0)).with(Seat(2));
    assert_eq!(narrator.seats(seats), "Altair, Capella");
    assert_eq!(narrator.armada(ArmadaId(1)), "Bellatrix");
    let solo_table = new_game(Options::standard("ftj", 1));
    let narrator = Narrator::new(&phrases, &solo_table);
    assert_eq!(narrator.armada(ArmadaId(0)), "Blue armada");
    assert_eq!(narrator.armada(ArmadaId(1)), "Yellow armada");
}

#[test]
fn causes_and_targets_have_names() {
    let game = game();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        for cause in causes() {
            let name = narrator.cause(cause);
            let is_rule = cause == engine::saga::step::Cause::Rule;
            assert!(name.is_none() == is_rule && name.is_none_or(|name| is_complete_text(&name)));
        }
        assert!(is_complete_text(
            &narrator.target(Target::Raider(RaiderId(0)))
        ));
    }
}

/// Returns one of every effect, including those that no shipped card has.
fn effects() -> Vec<Effect> {
    let all = Filter::default();
    let weak_nearby = Filter {
        level_max: Some(2),
        within: Some(1),
    };
    let nearby = Filter {
        level_max: None,
        within: Some(2),
    };
    let weak = Filter {
        level_max: Some(1),
        within: None,
    };
    let (entity, deck) = (EntityId(0), DeckId::EXTRA);
    let code = EffectListId::damage(1);
    let sum = [Term {
        factor: 1,
        number: Quantity::Players,
    }; 3];
    let mut effects = Vec::new();
    for good in [
        Good::Astartium,
        Good::Exploration,
        Good::Combat,
        Good::Points,
    ] {
        effects.push(Effect::Gain(good, 1));
        effects.push(Effect::Lose(Loss::Good(good), 2, EffectListId::NOTHING));
        effects.push(Effect::Swap(good, Good::Combat, 2));
    }
    effects.push(Effect::Lose(Loss::Token, 1, code));
    effects.push(Effect::Lose(Loss::Xpm, 1, EffectListId::NOTHING));
    for amount in [Amount::Some(1), Amount::Some(2), Amount::All, Amount::Level] {
        effects.extend([
            Effect::Repair(amount),
            Effect::Damage(amount),
            Effect::Refresh(amount),
            Effect::Reroll(amount),
            Effect::Soften(amount),
            Effect::EvadeDiscount(amount),
        ]);
    }
    for filter in [all, weak_nearby, nearby, weak] {
        effects.extend([
            Effect::Advance(filter, 1),
            Effect::Shove(filter, 2),
            Effect::Promote(filter, 1),
            Effect::Destroy(filter, 1),
        ]);
        for (stat, delta) in [
            (FoeStat::Attack, 1),
            (FoeStat::Hull, -1),
            (FoeStat::Speed, 1),
            (FoeStat::Attack, -1),
            (FoeStat::Hull, 1),
            (FoeStat::Speed, -1),
        ] {
            effects.push(Effect::EnemyMod(stat, delta, filter));
        }
    }
    for place in [
        SpawnPlace::Any,
        SpawnPlace::Adjacent,
        SpawnPlace::Far,
        SpawnPlace::Ravager,
    ] {
        effects.push(Effect::Spawn(1, 2, place));
    }
    for bar in [
        Prohibition::UpgradeStarport,
        Prohibition::UpgradeLab,
        Prohibition::CommanderAbility,
        Prohibition::RegroupDraw,
        Prohibition::HelpOthers,
        Prohibition::BuildStarbase,
        Prohibition::Explore,
    ] {
        effects.push(Effect::Forbid(bar));
    }
    for anchor in [Anchor::Ravager, Anchor::Boss, Anchor::Jumpgate] {
        effects.push(Effect::EachWithin(anchor, 2, code));
    }
    for (pass, fail) in [
        (code, code),
        (code, EffectListId::NOTHING),
        (EffectListId::NOTHING, code),
        (EffectListId::NOTHING, EffectListId::NOTHING),
    ] {
        effects.push(Effect::Check(Some(Stat::Speed), 2, pass, fail));
        effects.push(Effect::Check(None, 1, pass, fail));
    }
    for carried_xpm in [
        XpmTransfer::Load,
        XpmTransfer::Unload,
        XpmTransfer::Lose,
        XpmTransfer::Deliver,
    ] {
        effects.push(Effect::EntityXpm(entity, carried_xpm));
    }
    for delta in [-1, 1] {
        effects.extend([
            Effect::ModMp(delta, 1),
            Effect::CostMod(PricedItem::Starbase, delta),
            Effect::CostMod(PricedItem::Level, delta),
            Effect::EntityHull(entity, delta),
        ]);
    }
    effects.extend([
        Effect::DrawAction(DeckId::COMMON, 1),
        Effect::DrawAction(DeckId::SPECIAL, 2),
        Effect::AddDice(1),
        Effect::Auto(2),
        Effect::Threshold(3, ThresholdScope::Roll),
        Effect::Threshold(3, ThresholdScope::Combat),
        Effect::Strike(2),
        Effect::Mp(1),
        Effect::Step(2),
        Effect::Jump(Landing::GateOrStarbase),
        Effect::Jump(Landing::Any),
        Effect::Scout(1),
        Effect::PlaceXpm(1),
        Effect::DrawEvent(1),
        Effect::CancelEvent(2),
        Effect::Each(code),
        Effect::Choose(code, code),
        Effect::Ravager(1),
        Effect::None,
        Effect::SpawnBoss(Placement::Near),
        Effect::Report(ReportTarget::Starbase),
        Effect::Report(ReportTarget::Entity(entity)),
        Effect::PlaceTile(OperationLocation::Here, true),
        Effect::PlaceTile(OperationLocation::Event, false),
        Effect::PlaceEntity(entity, OperationLocation::Here),
        Effect::MoveEntity(entity, 1, OperationLocation::Target),
        Effect::EntityHit(entity),
        Effect::Counter(CounterId(0), sum),
        Effect::InstallXpm,
        Effect::RemoveInstalledXpm(1),
        Effect::RavagerSpawn(3),
        Effect::RavagerAway(1),
        Effect::RetaliationCard(deck),
        Effect::DrawCard(deck),
        Effect::AstartiumOn(1),
        Effect::Salvage,
        Effect::ClearAstartium(OperationLocation::Here),
        Effect::DestroyStarbase(OperationLocation::Here),
        Effect::ActivateStarbase(OperationLocation::Here),
        Effect::Wormhole,
        Effect::Log(0),
        Effect::End(GameEnd::Win),
        Effect::End(GameEnd::Lose),
        Effect::Badge(BadgeId(0)),
    ]);
    effects
}

#[test]
fn every_effect_has_a_text_in_every_language() {
    let game = new_game(Options::standard("dis", 2));
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        for effect in effects() {
            let text = narrator.effect(effect);
            assert!(
                is_complete_text(&text) && !text.ends_with('.'),
                "{effect:?}: {text}"
            );
        }
        let when = narrator.effect(Effect::When(0, EffectListId::damage(1)));
        assert!(is_complete_text(&when), "{when}");
    }
}
