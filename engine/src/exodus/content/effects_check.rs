//! Checks that each effect is on a kind of card that may have it: instant effects on cards that act
//! once, lasting effects on laws and resolutions, and on abilities the effects of their window
//! `[EXO-19]`. It also bounds all numbers.

use super::ensure;
use crate::error::LoadError;
use crate::exodus::effect::{
    ActionKind, Amount, BidKind, Effect, EffectTarget, ExtraDiceRoll, HitRoll, MarketRate,
    ModifiedRoll,
};
use crate::exodus::figures::Window;
#[cfg(feature = "schema")]
use serde_json::Value;

/// Maximum number in an effect.
pub const MAX_EFFECT_NUMBER: u8 = 30;
/// Maximum number of dice and items of an effect.
pub const MAX_ITEMS: u8 = 4;
/// Maximum number of ships of an effect.
pub const MAX_FREE_SHIPS: u8 = 2;
/// Maximum number of stages, or of speed, that an effect adds or removes.
pub const MAX_STEPS: u8 = 3;
/// All windows in which an ability can be used.
#[cfg(feature = "schema")]
const WINDOWS: [Window; 15] = [
    Window::Action(ActionKind::Research),
    Window::Action(ActionKind::Bank),
    Window::Action(ActionKind::Build),
    Window::Action(ActionKind::Upgrade),
    Window::Action(ActionKind::Trade),
    Window::Action(ActionKind::Mine),
    Window::Vote,
    Window::Order,
    Window::Battle,
    Window::Deploy,
    Window::Income,
    Window::Orders,
    Window::Target,
    Window::Growth,
    Window::End,
];

#[cfg(feature = "schema")]
crate::schema::some_of!(
    /// An effect that is applied once.
    InstantEffect: Effect, is_instant
);
#[cfg(feature = "schema")]
crate::schema::some_of!(
    /// An effect that is in force while its card is in play.
    LastingEffect: Effect, is_lasting
);
#[cfg(feature = "schema")]
crate::schema::some_of!(
    /// An effect of an ability that is allowed in some ability window.
    AbilityEffect: Effect, |effect| WINDOWS.iter().any(|window| is_allowed_in_window(*window, effect))
);

/// Adds the bounds of `is_bounded` to the schema of every effect with numbers.
#[cfg(feature = "schema")]
pub fn bound_numbers(schema: &mut schemars::Schema) {
    let forms = schema.get_mut("oneOf").and_then(Value::as_array_mut);
    for form in forms.into_iter().flatten() {
        let properties = form.get_mut("properties").and_then(Value::as_object_mut);
        for (key, property) in properties.into_iter().flatten() {
            let (min, max) = match key.as_str() {
                "free-upgrade" | "dice" | "license" => (0, MAX_ITEMS),
                "free-ship" => (0, MAX_FREE_SHIPS),
                "stages" | "drive" => (0, MAX_STEPS),
                "hit" => (1, 6),
                _ => (0, MAX_EFFECT_NUMBER),
            };
            let numbers: Vec<&mut Value> = match property.get_mut("prefixItems") {
                Some(Value::Array(items)) => items.iter_mut().collect(),
                _ => vec![property],
            };
            for number in numbers
                .into_iter()
                .filter(|number| number["type"] == "integer")
            {
                let is_signed = number["minimum"].as_i64() < Some(0);
                let min = if is_signed { -i64::from(max) } else { min };
                number["minimum"] = min.into();
                number["maximum"] = max.into();
            }
        }
    }
}

/// Checks that every effect in a list satisfies `fits` and has numbers within bounds.
///
/// # Errors
/// Returns an error if an effect is invalid; it names the file, the path and the reason.
pub fn check_effects(
    file: &str,
    path: &str,
    effects: &[Effect],
    fits: impl Fn(&Effect) -> bool,
) -> Result<(), LoadError> {
    for (n, effect) in effects.iter().enumerate() {
        let path = format!("{path}[{n}]");
        let reason = "no effect that can stand here";
        ensure(file, fits(effect), path.clone(), reason)?;
        let reason = format!("numbers of at most {MAX_EFFECT_NUMBER}, faces of 1 to 6");
        ensure(file, is_bounded(effect), path, reason)?;
    }
    Ok(())
}

/// Returns whether an effect is applied once.
#[must_use]
pub fn is_instant(effect: &Effect) -> bool {
    match effect {
        Effect::Gain(..)
        | Effect::Pay(..)
        | Effect::AddPop(..)
        | Effect::AddRes(..)
        | Effect::RemoveRes(..)
        | Effect::Repair(..)
        | Effect::RemoveLaw(..)
        | Effect::RemoveRockets(_)
        | Effect::FreeUpgrade(..)
        | Effect::FreeShip(..)
        | Effect::FreeTech(..) => true,
        Effect::FreeAction(_, kind, extras) => {
            let fits = |effect: &Effect| changes_action(*kind, effect) && is_bounded(effect);
            extras.iter().all(fits)
        }
        _ => false,
    }
}

/// Returns whether an effect stays in force while its card is in play.
#[must_use]
pub fn is_lasting(effect: &Effect) -> bool {
    match effect {
        Effect::Cost(..)
        | Effect::Tax(_)
        | Effect::Growth(_)
        | Effect::Income(..)
        | Effect::Extract(..)
        | Effect::Dice(..)
        | Effect::Pip(..)
        | Effect::ReactCost(..)
        | Effect::Forbid(_)
        | Effect::Stages(_)
        | Effect::Drive(_)
        | Effect::Rate(_)
        | Effect::RepairUpkeep(..)
        | Effect::Score(..) => true,
        Effect::Hit(fight, _) => *fight != HitRoll::Own,
        Effect::On(_, effect) => is_gift(effect) && is_bounded(effect),
        _ => false,
    }
}

/// Returns whether an effect can happen during a battle, because it needs no choice.
const fn is_gift(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Gain(EffectTarget::Own, ..)
            | Effect::Pay(EffectTarget::Own, ..)
            | Effect::AddPop(EffectTarget::Own, _)
    )
}

/// Returns whether an effect modifies an action of this kind.
const fn changes_action(kind: ActionKind, effect: &Effect) -> bool {
    use crate::exodus::effect::PricedGoods;
    matches!(
        (kind, effect),
        (
            ActionKind::Research,
            Effect::Cost(PricedGoods::Research(_), ..)
        ) | (ActionKind::Bank, Effect::Dice(ExtraDiceRoll::Bank, _))
            | (ActionKind::Build, Effect::Cost(PricedGoods::Ship(_), ..))
            | (
                ActionKind::Upgrade,
                Effect::Cost(PricedGoods::Part(_) | PricedGoods::Rocket, ..) | Effect::License(_)
            )
            | (
                ActionKind::Trade,
                Effect::Dice(ExtraDiceRoll::Trade, _)
                    | Effect::Pip(ModifiedRoll::Trade, _)
                    | Effect::Rate(_)
            )
            | (ActionKind::Mine, Effect::Dice(ExtraDiceRoll::Mine, _))
    )
}

/// Returns whether an ability with this window may have this effect.
#[must_use]
pub const fn is_allowed_in_window(window: Window, effect: &Effect) -> bool {
    match window {
        Window::Action(kind) => changes_action(kind, effect),
        Window::Vote => matches!(effect, Effect::Bid(BidKind::Vote, _)),
        Window::Order => matches!(effect, Effect::Bid(BidKind::Order, _)),
        Window::Battle => matches!(effect, Effect::Hit(HitRoll::Own, _)),
        Window::Deploy => matches!(effect, Effect::Pip(ModifiedRoll::Deploy, _)),
        Window::Income => matches!(effect, Effect::Extract(..)),
        Window::Orders => matches!(effect, Effect::Drive(_)),
        Window::Target => matches!(effect, Effect::Pip(ModifiedRoll::WmdDistance, _)),
        Window::Growth => matches!(effect, Effect::Growth(_)),
        Window::End => matches!(effect, Effect::Score(..)),
    }
}

/// Returns whether the numbers of an effect are within the bounds of the values that they change.
fn is_bounded(effect: &Effect) -> bool {
    let within_bound = |n: u8| n <= MAX_EFFECT_NUMBER;
    let absolute_within_bound = |n: i8| n.unsigned_abs() <= MAX_EFFECT_NUMBER;
    match effect {
        Effect::Gain(_, _, n)
        | Effect::Pay(_, _, n)
        | Effect::AddPop(_, n)
        | Effect::AddRes(_, n)
        | Effect::RemoveRes(_, n)
        | Effect::FreeTech(_, n)
        | Effect::Income(_, _, n)
        | Effect::Extract(_, n)
        | Effect::Pip(_, n)
        | Effect::RepairUpkeep(_, n)
        | Effect::Bid(_, n) => within_bound(*n),
        Effect::FreeUpgrade(_, _, n) | Effect::Dice(_, n) | Effect::License(n) => *n <= MAX_ITEMS,
        Effect::FreeShip(_, _, n) => *n <= MAX_FREE_SHIPS,
        Effect::Repair(_, amount) | Effect::RemoveLaw(_, amount) => match amount {
            Amount::Some(n) => within_bound(*n),
            Amount::All => true,
        },
        Effect::Hit(_, face) => (1..=6).contains(face),
        Effect::Cost(_, _, n) | Effect::Tax(n) | Effect::Growth(n) => absolute_within_bound(*n),
        Effect::Stages(n) | Effect::Drive(n) => n.unsigned_abs() <= MAX_STEPS,
        Effect::ReactCost(own, other) => {
            absolute_within_bound(*own) && absolute_within_bound(*other)
        }
        Effect::Rate(MarketRate::Sell(n) | MarketRate::Buy(n)) => absolute_within_bound(*n),
        Effect::Score(_, n, cap) => within_bound(*n) && within_bound(*cap),
        Effect::On(_, inner) => is_bounded(inner),
        Effect::FreeAction(_, _, extras) => extras.iter().all(is_bounded),
        Effect::Rate(MarketRate::Red) | Effect::RemoveRockets(_) | Effect::Forbid(_) => true,
    }
}
