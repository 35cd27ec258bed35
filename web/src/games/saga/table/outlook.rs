//! What would come of an action that is looked at: what a way costs, how likely a fight is won, what
//! is left of a price. Computes no legality.

use super::Watch;
use super::encounter::odds;
use crate::l10n::Phrases;
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::ids::ArmadaId;
use engine::saga::state::Public;
use engine::saga::step::Task;

/// What would come of an action, in a sentence; nothing where its name says it all.
#[must_use]
pub fn words(watch: &Watch, phrases: &Phrases, action: Action) -> Option<String> {
    let (table, public) = (watch.table(), watch.public());
    match action {
        Action::Move(hex) => {
            let armada = public.acting?;
            let to = public.at(hex)?;
            way(phrases, public, armada, table.move_cost(public, armada, to))
        }
        Action::Explore(_) => {
            let armada = public.acting?;
            let cost = table.evade_cost(public, armada).saturating_add(1);
            way(phrases, public, armada, cost)
        }
        Action::Fight(foe) => {
            let chance = odds::fight(table, public, public.acting?, foe)?;
            let words = [("percent", chance.into())];
            Some(phrases.say("saga-outlook-fight", &words))
        }
        Action::Side(hard) => {
            let chance = side(table, public, hard)?;
            let words = [("percent", chance.into())];
            Some(phrases.say("saga-outlook-check", &words))
        }
        Action::Level(_) => {
            let seat = watch.stand.seat?;
            let price = table.level_price(public, seat);
            let left = public.mat(seat).astartium.saturating_sub(price);
            let words = [("price", price.into()), ("left", left.into())];
            Some(phrases.say("saga-outlook-level", &words))
        }
        Action::Play(card, _) => Some(watch.narrator(phrases).action_text(card)),
        Action::PickEvent(card) | Action::Quell(card) => {
            Some(watch.narrator(phrases).event_text(card))
        }
        _ => None,
    }
}

fn way(phrases: &Phrases, public: &Public, armada: ArmadaId, cost: u8) -> Option<String> {
    let left = public.armada(armada).mp.checked_sub(cost)?;
    let words = [("cost", cost.into()), ("left", left.into())];
    Some(phrases.say("saga-outlook-way", &words))
}

/// How likely a side of the Exploration at hand is passed, in percents.
#[must_use]
pub fn side(table: &Saga, public: &Public, hard: bool) -> Option<u8> {
    let Some(Task::Exploration { armada, card, .. }) = public.task() else {
        return None;
    };
    let test = table.exploration(*card)?.tests[usize::from(hard)];
    odds::passed(table, public, *armada, test)
}
