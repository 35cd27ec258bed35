//! Tests that every effect of a card has its sentence in every language.

use super::*;
use engine::exodus::effect::{
    Amount, BidKind, Effect, EffectTarget, ExtraDiceRoll, HitRoll, IncomeBasis, MarketRate, Metric,
    ModifiedRoll, PartKind, PlanetFilter, PricedGoods, Prohibition, RepairPlace, Resource,
    ScoreCriterion, Trigger,
};
use engine::exodus::event::Event;
use engine::exodus::tech::Field;
use ui::l10n::Language;

/// Returns one of every effect, including those that no shipped card has.
fn effects() -> Vec<Effect> {
    let mut all = Vec::new();
    let metrics = [
        Metric::Cp,
        Metric::Ax,
        Metric::Ph,
        Metric::Ships,
        Metric::Techs,
        Metric::PlanetsPresent,
        Metric::VpTrack,
    ];
    let extremes = metrics
        .into_iter()
        .flat_map(|metric| [EffectTarget::Most(metric), EffectTarget::Least(metric)]);
    let targets = [
        EffectTarget::All,
        EffectTarget::Own,
        EffectTarget::Chancellor,
        EffectTarget::Vice,
    ];
    for who in targets.into_iter().chain(extremes) {
        all.extend([
            Effect::Gain(who, Resource::Ax, 2),
            Effect::Pay(who, Resource::Ph, 1),
            Effect::AddPop(who, 2),
            Effect::Repair(who, Amount::Some(1)),
            Effect::Repair(who, Amount::All),
            Effect::RemoveLaw(who, Amount::Some(2)),
            Effect::RemoveLaw(who, Amount::All),
            Effect::FreeAction(
                who,
                ActionKind::Mine,
                vec![Effect::Dice(ExtraDiceRoll::Mine, 1)],
            ),
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
    let fields = [
        Field::General,
        Field::Military,
        Field::Civilian,
        Field::Transport,
    ];
    let goods = fields
        .map(|field| PricedGoods::Research(Some(field)))
        .into_iter();
    let goods = goods
        .chain(ShipType::ALL.map(|kind| PricedGoods::Ship(Some(kind))))
        .chain([
            PricedGoods::Research(None),
            PricedGoods::Ship(None),
            PricedGoods::Part(None),
            PricedGoods::Part(Some(PartKind::Drive)),
            PricedGoods::Part(Some(PartKind::Cannon)),
            PricedGoods::Part(Some(PartKind::Shield)),
            PricedGoods::Rocket,
        ]);
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
    all.extend([Resource::Cp, Resource::Ax, Resource::Ph].map(|what| Effect::Extract(what, 1)));
    all.extend(
        [IncomeBasis::Flat, IncomeBasis::PlanetNonhome]
            .map(|per| Effect::Income(Resource::Cp, per, 1)),
    );
    all.extend(
        [
            ExtraDiceRoll::Bank,
            ExtraDiceRoll::Trade,
            ExtraDiceRoll::Mine,
        ]
        .map(|roll| Effect::Dice(roll, 1)),
    );
    all.extend(
        [
            ModifiedRoll::Trade,
            ModifiedRoll::Deploy,
            ModifiedRoll::WmdDistance,
        ]
        .map(|pip| Effect::Pip(pip, 1)),
    );
    let fights = [HitRoll::Pvp, HitRoll::Guard, HitRoll::Wmd, HitRoll::Own];
    all.extend(fights.map(|fight| Effect::Hit(fight, 4)));
    let bars = [
        Prohibition::WmdStage,
        Prohibition::TradeAction,
        Prohibition::ReactionStep,
        Prohibition::BuyCannons,
        Prohibition::DeployOnForeignHome,
        Prohibition::Cloak,
    ];
    all.extend(bars.map(Effect::Forbid));
    all.extend(
        [RepairPlace::OwnHome, RepairPlace::Anywhere].map(|dock| Effect::RepairUpkeep(dock, 1)),
    );
    let sources = [
        ScoreCriterion::ResistanceCard,
        ScoreCriterion::GreenPlanetLed,
        ScoreCriterion::PlanetControlledNonhome,
        ScoreCriterion::WarCruiser,
        ScoreCriterion::TechTriple,
        ScoreCriterion::Techs10,
        ScoreCriterion::ShipHexRing1,
    ];
    all.extend(sources.map(|source| Effect::Score(source, 1, 3)));
    let gift = || Box::new(Effect::Gain(EffectTarget::Own, Resource::Cp, 2));
    let triggers = [Trigger::WinPvp, Trigger::WinGuard, Trigger::LoseShip];
    all.extend(triggers.map(|trigger| Effect::On(trigger, gift())));
    all.extend([
        Effect::Rate(MarketRate::Red),
        Effect::License(1),
        Effect::Bid(BidKind::Vote, 3),
        Effect::Bid(BidKind::Order, 2),
    ]);
    all
}

#[test]
fn every_effect_is_a_sentence_in_every_language() {
    let game = game();
    let mut all_texts: Vec<Vec<String>> = Vec::new();
    for phrases in languages() {
        let narrator = Narrator::new(&phrases, &game);
        let texts: Vec<String> = effects()
            .iter()
            .map(|effect| narrator.effect(effect))
            .collect();
        for (effect, text) in effects().iter().zip(&texts) {
            assert!(is_sentence(text), "{effect:?}: {text}");
        }
        all_texts.push(texts);
    }
    for (english, german) in all_texts[0].iter().zip(&all_texts[1]) {
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
