//! The panel of the current combat, or of a previewed attack: attacker and target, the dice and
//! their sources, and the forecast.

use super::super::narrate::Narrator;
use super::TableContext;
use super::dice::{DiceTray, last_roll};
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::combat_roll::{CombatRoll, RollCause};
use engine::space_rift::forecast::Forecast;
use engine::space_rift::state::Public;
use engine::space_rift::unit::UnitId;
use ui::l10n::{Phrases, use_phrases, with_minus};
use yew::prelude::*;

/// Returns the forecast of an attack in a sentence; `None` for other actions.
#[must_use]
pub fn forecast_text(context: &TableContext, phrases: &Phrases, action: Action) -> Option<String> {
    let (unit, target, cause) = attack(action)?;
    let forecast = context
        .game()
        .battlefield(&context.view.public)
        .forecast(unit, target, cause);
    (forecast.dice > 0).then(|| sentence(phrases, forecast))
}

/// Returns attacker, target and cause of an action that attacks.
#[must_use]
pub const fn attack(action: Action) -> Option<(UnitId, UnitId, RollCause)> {
    match action {
        Action::Attack(unit, target) => Some((unit, target, RollCause::Attack)),
        Action::Sortie(unit, target) => Some((unit, target, RollCause::Sortie)),
        _ => None,
    }
}

fn sentence(phrases: &Phrases, forecast: Forecast) -> String {
    let words = [
        ("dice", forecast.dice.into()),
        ("hits", tenths(forecast.hits).into()),
        ("hit", percent(forecast.hit).into()),
        ("lost", percent(forecast.lost).into()),
    ];
    phrases.say("space-rift-table-forecast", &words)
}

/// Formats hundredths as a number with one decimal.
#[must_use]
pub fn tenths(hundredths: u16) -> String {
    let tenths = (hundredths + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[must_use]
pub const fn percent(permille: u16) -> i64 {
    ((permille + 5) / 10) as i64
}

#[derive(Properties, PartialEq)]
pub struct BattlePanelProps {
    pub context: TableContext,
}

/// Renders the panel of the current combat and its dice; empty without a combat.
#[component]
pub fn BattlePanel(props: &BattlePanelProps) -> Html {
    let phrases = use_phrases();
    let context = &props.context;
    let public = &context.view.public;
    let roll = last_roll(context);
    let displayed_combat = displayed_combat(context.game(), public, context.hover.action);
    if displayed_combat.is_none() && roll.is_none() {
        return Html::default();
    }
    html! {
        <section class="battle" aria-label={phrases.text("space-rift-table-battle")}>
            if let Some(innermost_roll) = displayed_combat {
                { duel(context, &phrases, &innermost_roll) }
            }
            if let Some(roll) = roll {
                <DiceTray context={context.without_hover()} {roll} />
            }
        </section>
    }
}

/// Returns the combat to show: the previewed attack, else the current combat.
fn displayed_combat(
    game: &SpaceRift,
    public: &Public,
    previewed: Option<Action>,
) -> Option<CombatRoll> {
    let Some((unit, target, cause)) = previewed.and_then(attack) else {
        return public.innermost_roll().copied();
    };
    let (from, at) = (public.hex_of(unit)?, public.hex_of(target)?);
    let range = if cause == RollCause::Sortie {
        1
    } else {
        from.distance(at)
    };
    let dice = game.battlefield(public).dice_of(unit, target, cause);
    Some(CombatRoll {
        roller: Some(unit),
        target,
        cause,
        range,
        from,
        at,
        dice: u8::try_from(dice).unwrap_or(0),
        is_wing: cause == RollCause::Sortie,
        ..CombatRoll::default()
    })
}

fn duel(context: &TableContext, phrases: &Phrases, innermost_roll: &CombatRoll) -> Html {
    let narrator = Narrator::new(phrases, context.game());
    let battlefield = context.game().battlefield(&context.view.public);
    let dice = u8::try_from(battlefield.dice(innermost_roll).max(0)).unwrap_or(0);
    let forecast = battlefield.forecast_of(&CombatRoll {
        dice,
        ..*innermost_roll
    });
    let roller = innermost_roll.roller.map_or_else(
        || phrases.text("space-rift-cell-meteor"),
        |unit| narrator.unit(unit),
    );
    let parts = innermost_roll
        .roller
        .map(|unit| {
            let (game, public) = (context.game(), &context.view.public);
            breakdown(game, public, phrases, unit, innermost_roll, dice)
        })
        .unwrap_or_default();
    let fact = |key: &str, value: String| {
        html! { <div><dt>{ phrases.text(key) }</dt><dd>{ value }</dd></div> }
    };
    let chance = |permille| phrases.say("chart-percent", &[("value", percent(permille).into())]);
    html! {
        <div class="duel">
            <h3 class="card-title">{ phrases.say("space-rift-table-duel", &[("unit", roller.into()), ("target", narrator.unit(innermost_roll.target).into())]) }</h3>
            <dl class="duel-parts">
                { for parts.into_iter().map(|(name, count)| html! { <div><dt>{ name }</dt><dd>{ count }</dd></div> }) }
            </dl>
            <dl class="duel-facts">
                { fact("space-rift-table-range", innermost_roll.range.to_string()) }
                { fact("space-rift-table-stops", context.game().ignored_blasts(innermost_roll).to_string()) }
                if innermost_roll.faces.is_empty() {
                    { fact("space-rift-table-expected", tenths(forecast.hits)) }
                    { fact("space-rift-table-any", chance(forecast.hit)) }
                    { fact("space-rift-table-lost", chance(forecast.lost)) }
                }
            </dl>
        </div>
    }
}

/// Returns the sources of the dice, one per line, starting with the unit type.
#[must_use]
pub fn breakdown(
    game: &SpaceRift,
    public: &Public,
    phrases: &Phrases,
    unit: UnitId,
    innermost_roll: &CombatRoll,
    dice_count: u8,
) -> Vec<(String, String)> {
    let build = game.build(unit);
    let own = if innermost_roll.cause == RollCause::Sortie {
        i16::from(public.unit(unit).ships) * i16::from(build.abilities.sortie)
    } else {
        let close = innermost_roll.range == 1;
        let wing = i16::from(build.abilities.wing) * i16::from(public.unit(unit).ships);
        i16::from(build.dice_at(innermost_roll.range)) + if close { wing } else { 0 }
    };
    let alert = -i16::from(public.alert.contains(unit));
    let cards = i16::from(innermost_roll.more);
    let terrain_dice = i16::from(dice_count) - own - alert - cards;
    let mut parts = vec![(phrases.text("space-rift-table-dice-own"), own.to_string())];
    let sources = [
        ("space-rift-table-dice-alert", alert),
        ("space-rift-table-dice-cards", cards),
        ("space-rift-table-dice-place", terrain_dice),
    ];
    for (key, dice) in sources {
        if dice != 0 {
            parts.push((phrases.text(key), with_minus(format!("{dice:+}"))));
        }
    }
    parts.push((
        phrases.text("space-rift-table-dice"),
        dice_count.to_string(),
    ));
    parts
}
