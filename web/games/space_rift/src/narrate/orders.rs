//! Names of actions on their button, card or hex.

use super::Narrator;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::cards::CombatId;
use engine::space_rift::combat_roll::{RollCause, RollStage};
use engine::space_rift::drift::DriftChoice;
use engine::space_rift::state::{Phase, Public, Task};
use engine::space_rift::unit::UnitId;
use ui::l10n::PhraseArgs;

impl Narrator<'_> {
    /// Returns the name of an action without the acting unit: a move is named by its destination,
    /// an attack by its target.
    #[must_use]
    pub fn order(&self, public: &Public, action: Action) -> String {
        let stars = &self.table.figures().stars;
        let words = match action {
            Action::Drift(choice) => self.of_choice(choice),
            Action::Command(id) | Action::React(id) | Action::Keep(id) => {
                vec![("card", self.command_title(id).into())]
            }
            Action::Signal(unit) | Action::Restore(unit) => {
                vec![("unit", self.unit_short(unit).into())]
            }
            Action::Order(unit, slot) => return self.give(public, unit, slot),
            Action::Clear(unit) => return self.clear(public, unit),
            Action::Move(_, to, _) => vec![
                ("to", self.hex(to).into()),
                ("cost", self.cost(stars.impulse).into()),
            ],
            Action::Exit(..) => vec![("cost", self.cost(stars.impulse).into())],
            Action::Attack(unit, target) => self.of_attack(public, unit, target, RollCause::Attack),
            Action::Sortie(unit, target) => self.of_attack(public, unit, target, RollCause::Sortie),
            Action::Play(card) => self.of_card(card),
            Action::PlayFor(card, unit) => return self.play_for(card, unit),
            Action::Reroll(face) => vec![("face", self.face(face).into())],
            Action::Grapple(unit, target) => vec![
                ("unit", self.unit_short(unit).into()),
                ("target", self.unit(target).into()),
            ],
            Action::Ignore(count) => vec![("count", count.into())],
            Action::Retire(to) => return self.retire(public, to),
            Action::BattleBack => vec![("cost", self.cost(stars.battle_back).into())],
            Action::Pursue => vec![("cost", self.cost(stars.pursuit).into())],
            Action::TakeStars => vec![("count", stars.end.into())],
            Action::TakeCard => vec![("count", stars.end_with_card.into())],
            Action::Sell(card) => vec![
                ("card", self.combat_title(card).into()),
                ("count", stars.sale.into()),
            ],
            Action::Done => return self.text(done_key(public)),
            Action::Begin | Action::Concede | Action::OfferDraw | Action::AnswerDraw(_) => {
                PhraseArgs::new()
            }
        };
        self.say(&format!("space-rift-order-{}", action.term()), &words)
    }

    fn of_choice(&self, choice: DriftChoice) -> PhraseArgs {
        match choice {
            DriftChoice::Place(tile, to) | DriftChoice::Close(tile, to) => {
                vec![("tile", tile.number().into()), ("to", self.hex(to).into())]
            }
            DriftChoice::Settle(unit, to) => vec![
                ("unit", self.unit(unit).into()),
                ("to", self.hex(to).into()),
            ],
        }
    }

    /// Names an order to a unit, with its section if the card has several.
    fn give(&self, public: &Public, unit: UnitId, slot: u8) -> String {
        let slots = &self.table.orders_in_force(public).slots;
        let sector = slots.get(usize::from(slot)).copied().flatten();
        let sector = sector.and_then(|slot| slot.sector);
        let several = slots.iter().flatten().count() > 1 && public.task.is_none();
        let mut words = vec![("unit", self.unit_short(unit).into())];
        match sector.filter(|_| several) {
            Some(sector) => {
                let chair = match public.active_command.mirrored {
                    true => sector.mirrored(),
                    false => sector,
                };
                words.push(("sector", self.sector(chair).into()));
                self.say("space-rift-order-order-from", &words)
            }
            None => self.say("space-rift-order-order", &words),
        }
    }

    /// Names the removal of a red alert, with its price in star tokens or the card that pays for
    /// it.
    fn clear(&self, public: &Public, unit: UnitId) -> String {
        let stars = &self.table.figures().stars;
        let price = match public.ordered.has(unit) {
            true => stars.clear_ordered,
            false => stars.clear_other,
        };
        let words = [
            ("unit", self.unit_short(unit).into()),
            ("cost", self.cost(price).into()),
        ];
        match public.task {
            Some(_) => self.say("space-rift-order-clear", &words),
            None => self.say("space-rift-order-clear-paid", &words),
        }
    }

    fn of_attack(
        &self,
        public: &Public,
        unit: UnitId,
        target: UnitId,
        cause: RollCause,
    ) -> PhraseArgs {
        let dice = self.table.battlefield(public).dice_of(unit, target, cause);
        let at = public
            .hex_of(target)
            .map_or_else(String::new, |hex| self.hex(hex));
        vec![
            ("target", self.unit(target).into()),
            ("to", at.into()),
            ("dice", i64::from(dice.max(0)).into()),
        ]
    }

    fn of_card(&self, id: CombatId) -> PhraseArgs {
        let cost = self.table.combat(id).map_or(0, |card| card.cost);
        vec![
            ("card", self.combat_title(id).into()),
            ("cost", self.cost(cost).into()),
        ]
    }

    fn play_for(&self, card: CombatId, unit: UnitId) -> String {
        let mut words = self.of_card(card);
        words.push(("unit", self.unit_short(unit).into()));
        self.say("space-rift-order-play-for", &words)
    }

    fn retire(&self, public: &Public, to: Hex) -> String {
        let evades = public
            .exchange()
            .is_some_and(|roll| matches!(roll.stage, RollStage::Evade(_)));
        let key = if evades {
            "space-rift-order-evade"
        } else {
            "space-rift-order-retire"
        };
        self.say(key, &[("to", self.hex(to).into())])
    }
}

/// Returns the phrase key for doing nothing, or nothing more.
fn done_key(public: &Public) -> &'static str {
    match (public.task, public.exchange()) {
        (Some(Task::Again(_)), _) => "space-rift-order-done-again",
        (Some(_), _) => "space-rift-order-done",
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
        | RollStage::Alert => "space-rift-order-done-card",
        RollStage::Reroll(_) => "space-rift-order-done-reroll",
        RollStage::Back => "space-rift-order-done-back",
        RollStage::Vacated => "space-rift-order-done-pursue",
        RollStage::Bonus => "space-rift-order-done-bonus",
        RollStage::First
        | RollStage::Roll
        | RollStage::Score
        | RollStage::Ignore
        | RollStage::Retire(_)
        | RollStage::Evade(_)
        | RollStage::Over => "space-rift-order-done",
    }
}

const fn done_with_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening | Phase::Ordered | Phase::Moved | Phase::MovedOther | Phase::Ending => {
            "space-rift-order-done-card"
        }
        Phase::Orders => "space-rift-order-done-orders",
        Phase::Movement => "space-rift-order-done-movement",
        Phase::Combat => "space-rift-order-done-combat",
        Phase::Sale => "space-rift-order-done-sale",
        Phase::Start
        | Phase::Meteors
        | Phase::Shower(_)
        | Phase::Drift
        | Phase::Command
        | Phase::Drawing
        | Phase::Reward
        | Phase::Over => "space-rift-order-done",
    }
}
