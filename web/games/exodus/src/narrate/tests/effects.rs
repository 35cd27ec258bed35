//! Tests that every effect of a card has its sentence in every language.

use super::*;
use engine::exodus::effect::{
    Amount, Effect, EffectTarget, ExtraDiceRoll, MarketRate, PlanetFilter, PricedGoods, Resource,
};
use engine::exodus::event::Event;
use play::games::wording_checks::all_values;
use ui::l10n::Language;

/// Returns one of every effect, including those that no shipped card has.
fn effects() -> Vec<Effect> {
    let mut all = Vec::new();
    let extremes =
        all_values().flat_map(|metric| [EffectTarget::Most(metric), EffectTarget::Least(metric)]);
    let targets = [
        EffectTarget::All,
        EffectTarget::Own,
        EffectTarget::Chancellor,
        EffectTarget::Vice,
    ];
    for who in targets.into_iter().chain(extremes) {
        let more = vec![Effect::Dice(ExtraDiceRoll::Mine, 1)];
        all.extend([
            Effect::Gain(who, Resource::Ax, 2),
            Effect::Pay(who, Resource::Ph, 1),
            Effect::AddPop(who, 2),
            Effect::Repair(who, Amount::Some(1)),
            Effect::Repair(who, Amount::All),
            Effect::RemoveLaw(who, Amount::Some(2)),
            Effect::RemoveLaw(who, Amount::All),
            Effect::FreeAction(who, ActionKind::Mine, more),
            Effect::FreeAction(who, ActionKind::Bank, Vec::new()),
            Effect::FreeUpgrade(who, Item::Graviton, 2),
            Effect::FreeShip(who, ShipType::Cruiser, 1),
            Effect::FreeTech(who, 8),
        ]);
    }
    for planets in [PlanetFilter::All, PlanetFilter::NonhomeWith(2)] {
        all.extend([
            Effect::AddRes(planets, 1),
            Effect::RemoveRes(planets, 2),
            Effect::RemoveRockets(planets),
        ]);
    }
    let mut goods = vec![
        PricedGoods::Research(None),
        PricedGoods::Ship(None),
        PricedGoods::Part(None),
        PricedGoods::Rocket,
    ];
    goods.extend(all_values().map(|field| PricedGoods::Research(Some(field))));
    goods.extend(all_values().map(|kind| PricedGoods::Ship(Some(kind))));
    goods.extend(all_values().map(|kind| PricedGoods::Part(Some(kind))));
    for goods in goods {
        all.extend([-1, 2].map(|delta| Effect::Cost(goods, Resource::Cp, delta)));
    }
    for delta in [-1, 2] {
        all.extend([
            Effect::Tax(delta),
            Effect::Growth(delta),
            Effect::Stages(delta),
            Effect::Drive(delta),
            Effect::Rate(MarketRate::Sell(delta)),
            Effect::Rate(MarketRate::Buy(delta)),
            Effect::ReactCost(delta, 0),
            Effect::ReactCost(0, delta),
            Effect::ReactCost(delta, delta),
        ]);
    }
    all.extend(all_values().map(|what| Effect::Extract(what, 1)));
    all.extend(all_values().map(|per| Effect::Income(Resource::Cp, per, 1)));
    all.extend(all_values().map(|roll| Effect::Dice(roll, 1)));
    all.extend(all_values().map(|pip| Effect::Pip(pip, 1)));
    all.extend(all_values().map(|fight| Effect::Hit(fight, 4)));
    all.extend(all_values().map(Effect::Forbid));
    all.extend(all_values().map(|dock| Effect::RepairUpkeep(dock, 1)));
    all.extend(all_values().map(|source| Effect::Score(source, 1, 3)));
    let gift = || Box::new(Effect::Gain(EffectTarget::Own, Resource::Cp, 2));
    all.extend(all_values().map(|trigger| Effect::On(trigger, gift())));
    all.extend(all_values().map(|kind| Effect::Bid(kind, 3)));
    all.extend([Effect::Rate(MarketRate::Red), Effect::License(1)]);
    all
}

#[test]
fn every_effect_is_a_sentence_in_every_language() {
    let game = game();
    let texts = assert_sentences(&effects(), |phrases, effect| {
        Narrator::new(phrases, &game).effect(effect)
    });
    for (english, german) in texts[0].iter().zip(&texts[1]) {
        assert_ne!(english, german);
    }
}

#[test]
fn a_content_packs_own_text_replaces_the_generated_text() {
    let game = game();
    let named = "a card of the box";
    let political = game.political_named("pol-02").expect(named);
    let trophy = game.resistance_named("res-i-7").expect(named);
    let ability = game.ability_named("abl-04").expect(named);
    let pack_phrases = "exodus-political-pol-02 = Charter\n    .text = Our charter.\n\
        exodus-resistance-res-i-7 = Ghost\n    .text = Our ghost.\n\
        exodus-ability-abl-04 = Tribune\n    .text = Our tribune.\n";
    let phrases = Phrases::read(Language::German, pack_phrases);
    let narrator = Narrator::new(&phrases, &game);
    assert_eq!(narrator.political(political), "Charter");
    assert_eq!(narrator.political_text(political), "Our charter.");
    assert_eq!(narrator.political_now(political), None);
    assert_eq!(narrator.political_main(political), "Our charter.");
    assert_eq!(narrator.resistance_text(trophy), "Our ghost.");
    assert_eq!(narrator.ability_text(ability), "Our tribune.");
    let seat = Seat(0);
    let discarded = Event::Discarded { seat, card: trophy };
    let invoked = Event::Invoked {
        seat,
        card: ability,
    };
    for (event, text) in [(discarded, "Our ghost."), (invoked, "Our tribune.")] {
        assert!(narrator.event(&event).ends_with(text), "{event:?}");
    }
}
