//! Names of actions on their button, card or hex.

use super::Narrator;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::Sector;
use engine::space_rift::combat_roll::{RollCause, RollStage};
use engine::space_rift::state::{Phase, Public, Task};
use engine::space_rift::unit::UnitId;
use ui::l10n::{MessageDescriptor, PhraseArgs};

impl Narrator<'_> {
    /// Returns the name of an action without the acting unit: a move is named by its destination,
    /// an attack by its target.
    #[must_use]
    pub fn order(&self, public: &Public, action: Action) -> String {
        let MessageDescriptor { mut key, mut words } = self.message(&action.description(self.game));
        match action {
            Action::Order(_, slot) => {
                if let Some(sector) = self.sector_of_order(public, slot) {
                    key = "order-from";
                    words.push(("sector", self.term(sector.into_str()).into()));
                }
            }
            Action::Clear(unit) => {
                words.push(("cost", self.cost(self.price_to_clear(public, unit)).into()));
                if public.task.is_none() {
                    key = "clear-paid";
                }
            }
            Action::Attack(unit, target) => {
                words.extend(self.of_attack(public, unit, target, RollCause::Attack));
            }
            Action::Sortie(unit, target) => {
                words.extend(self.of_attack(public, unit, target, RollCause::Sortie));
            }
            Action::Retire(_) if evades(public) => key = "evade",
            Action::Done => key = done_key(public),
            _other => {}
        }
        self.say(&format!("space-rift-order-{key}"), &words)
    }

    /// Returns the section of an order from the viewpoint of the card's side, if the card has
    /// several.
    fn sector_of_order(&self, public: &Public, slot: u8) -> Option<Sector> {
        let slots = &self.game.orders_in_force(public).slots;
        let has_several = slots.iter().flatten().count() > 1 && public.task.is_none();
        let sector = slots.get(usize::from(slot)).copied().flatten()?.sector;
        let sector = sector.filter(|_| has_several)?;
        Some(match public.active_command.is_mirrored {
            true => sector.mirrored(),
            false => sector,
        })
    }

    /// Returns the price in star tokens of removing a red alert.
    fn price_to_clear(&self, public: &Public, unit: UnitId) -> u8 {
        let stars = &self.game.figures().stars;
        match public.ordered.contains(unit) {
            true => stars.clear_ordered,
            false => stars.clear_other,
        }
    }

    fn of_attack(
        &self,
        public: &Public,
        unit: UnitId,
        target: UnitId,
        cause: RollCause,
    ) -> PhraseArgs {
        let dice = self.game.battlefield(public).dice_of(unit, target, cause);
        let at = public
            .hex_of(target)
            .map_or_else(String::new, |hex| self.hex(hex));
        vec![("to", at.into()), ("dice", i64::from(dice.max(0)).into())]
    }
}

/// Returns whether a unit that retires evades an attack by a card.
fn evades(public: &Public) -> bool {
    public
        .innermost_roll()
        .is_some_and(|roll| matches!(roll.stage, RollStage::Evade(_)))
}

/// Returns the phrase key, without its prefix, of the action that ends the current decision.
fn done_key(public: &Public) -> &'static str {
    match (public.task, public.innermost_roll()) {
        (Some(Task::Again(_)), _) => "done-again",
        (Some(_), _) => "done",
        (None, Some(roll)) => done_with_roll(roll.stage),
        (None, None) => done_with_phase(public.phase),
    }
}

const fn done_with_roll(stage: RollStage) -> &'static str {
    match stage {
        RollStage::DeclaredOwn
        | RollStage::DeclaredEnemy
        | RollStage::RolledOwn
        | RollStage::RolledEnemy
        | RollStage::Alert => "done-card",
        RollStage::Reroll(_) => "done-reroll",
        RollStage::Back => "done-back",
        RollStage::Vacated => "done-pursue",
        RollStage::Bonus => "done-bonus",
        RollStage::First
        | RollStage::Roll
        | RollStage::Score
        | RollStage::Ignore
        | RollStage::Retire(_)
        | RollStage::Evade(_)
        | RollStage::Over => "done",
    }
}

const fn done_with_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening | Phase::Ordered | Phase::Moved | Phase::MovedOther | Phase::Ending => {
            "done-card"
        }
        Phase::Orders => "done-orders",
        Phase::Movement => "done-movement",
        Phase::Combat => "done-combat",
        Phase::Sale => "done-sale",
        Phase::Start
        | Phase::Meteors
        | Phase::Shower(_)
        | Phase::Drift
        | Phase::Command
        | Phase::Drawing
        | Phase::Reward
        | Phase::Over => "done",
    }
}
