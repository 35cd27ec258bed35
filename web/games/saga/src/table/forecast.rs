//! The forecast of an action: the cost of a route, the chance to win a fight, the remaining price.
//! It computes no legality.

use super::TableContext;
use super::encounter::odds;
use crate::table;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::action::{AbilitySource, Action};
use engine::saga::ids::ArmadaId;
use engine::saga::state::Public;
use engine::saga::step::{SharedProject, Task};
use ui::l10n::Phrases;

/// Returns the forecast of an action in a sentence; `None` if the name of the action already
/// contains everything.
#[must_use]
pub fn forecast_text(context: &TableContext, phrases: &Phrases, action: Action) -> Option<String> {
    let (game, public) = (context.game(), &context.view.public);
    match action {
        Action::Move(hex) => {
            let armada = public.acting?;
            let to = public.at(hex)?;
            way(phrases, public, armada, game.move_cost(public, armada, to))
        }
        Action::Explore(_) => {
            let armada = public.acting?;
            let cost = game.evade_cost(public, armada).saturating_add(1);
            Some(phrases.say("saga-outlook-explore", &[("cost", cost.into())]))
        }
        Action::Fight(foe) => {
            let chance = odds::fight_chance(game, public, public.acting?, foe)?;
            let args = [("percent", chance.into())];
            Some(phrases.say("saga-outlook-fight", &args))
        }
        Action::Side(hard) => {
            let chance = side_chance(game, public, hard)?;
            let args = [("percent", chance.into())];
            Some(phrases.say("saga-outlook-check", &args))
        }
        Action::Level(_) => {
            let seat = context.snapshot.seat?;
            let price = game.level_price(public, seat);
            let left = public.mat(seat).astartium.saturating_sub(price);
            let args = [("price", price.into()), ("left", left.into())];
            Some(phrases.say("saga-outlook-level", &args))
        }
        Action::Build => project(context, phrases, SharedProject::Starbase),
        Action::Project(place, _) => project(context, phrases, SharedProject::Project(place)),
        Action::Share(_, exploration, combat) => {
            remaining_price(context, phrases, [exploration, combat])
        }
        Action::Play(card, _) => Some(table::narrator(context, phrases).action_text(card)),
        Action::Equip(gear, _) | Action::Swap(_, gear) => {
            Some(table::narrator(context, phrases).gear_text(gear))
        }
        Action::Activate(source, armada) => Some(ability(context, phrases, source, armada)),
        Action::PickEvent(card) | Action::Quell(card) => {
            Some(table::narrator(context, phrases).event_text(card))
        }
        _ => None,
    }
}

fn ability(
    context: &TableContext,
    phrases: &Phrases,
    source: AbilitySource,
    armada: ArmadaId,
) -> String {
    let narrator = table::narrator(context, phrases);
    match source {
        AbilitySource::Gear(gear) => narrator.gear_ability(gear),
        AbilitySource::Commander => {
            let mat = context.view.public.mat(context.game().owner(armada));
            let commander = mat.commander;
            commander.map_or_else(String::new, |commander| {
                narrator.commander_ability(commander)
            })
        }
    }
}

/// Returns the price of a project in tokens, and the seats that can pay for it in this sector;
/// `None` if it costs no tokens.
fn project(context: &TableContext, phrases: &Phrases, project: SharedProject) -> Option<String> {
    let (game, public) = (context.game(), &context.view.public);
    let narrator = table::narrator(context, phrases);
    let armada = public.acting?;
    let price = price(game, project)?;
    let givers = game.contributors(public, armada).iter();
    let giver = |seat: Seat| {
        let mat = public.mat(seat);
        let args = [
            ("seat", narrator.seat(seat).into()),
            (
                "what",
                narrator
                    .share([mat.exploration_tokens, mat.combat_tokens])
                    .into(),
            ),
        ];
        phrases.say("saga-share", &args)
    };
    let givers: Vec<String> = givers.map(giver).collect();
    let args = [
        ("price", narrator.share(price).into()),
        ("who", givers.join("; ").into()),
    ];
    Some(phrases.say("saga-outlook-works", &args))
}

/// Returns the printed price of a project in Exploration and Combat Tokens.
fn price(game: &Saga, project: SharedProject) -> Option<[u8; 2]> {
    let price = match project {
        SharedProject::Starbase => game.frame().starbase_price,
        SharedProject::Project(place) => {
            let project = game.mission().expand.get(usize::from(place))?;
            [project.cost.exploration, project.cost.combat]
        }
    };
    (price != [0; 2]).then_some(price)
}

/// Returns the remaining price after a share; `None` if a discount leaves it open.
fn remaining_price(context: &TableContext, phrases: &Phrases, share: [u8; 2]) -> Option<String> {
    let (game, public) = (context.game(), &context.view.public);
    let Some(Task::Build {
        armada,
        project,
        shares,
        ..
    }) = public.task()
    else {
        return None;
    };
    if public.mat(game.owner(*armada)).discounts != [0; 2] {
        return None;
    }
    let settled = shares
        .iter()
        .filter(|[some, more]| *some < u8::MAX && *more < u8::MAX);
    let paid = settled.fold(share, |sum, share| {
        [0, 1].map(|kind| sum[kind].saturating_add(share[kind]))
    });
    let price = price(game, *project)?;
    let left = [0, 1].map(|kind| price[kind].saturating_sub(paid[kind]));
    let narrator = table::narrator(context, phrases);
    Some(if left == [0; 2] {
        phrases.text("saga-outlook-paid")
    } else {
        phrases.say(
            "saga-outlook-rest",
            &[("what", narrator.share(left).into())],
        )
    })
}

fn way(phrases: &Phrases, public: &Public, armada: ArmadaId, cost: u8) -> Option<String> {
    let left = public.armada(armada).mp.checked_sub(cost)?;
    let args = [("cost", cost.into()), ("left", left.into())];
    Some(phrases.say("saga-outlook-way", &args))
}

/// Returns the chance to pass a side of the current Exploration, in percent.
#[must_use]
pub fn side_chance(game: &Saga, public: &Public, is_hard: bool) -> Option<u8> {
    let Some(Task::Exploration { armada, card, .. }) = public.task() else {
        return None;
    };
    let test = game.exploration(*card)?.tests[usize::from(is_hard)];
    odds::pass_chance(game, public, *armada, test)
}
