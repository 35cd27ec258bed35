//! Names of stages, steps, titles, actions and their origins, and score lines.

use super::Narrator;
use engine::exodus::cards::{ActionCard, BonusCard};
use engine::exodus::effect::{ActionKind, Resource};
use engine::exodus::event::ScoreLine;
use engine::exodus::figures::BonusFigures;
use engine::exodus::stage::Stage;
use engine::exodus::state::Public;
use engine::exodus::step::{Origin, Round, Step, Task};
use engine::game::Seat;

impl Narrator<'_> {
    #[must_use]
    pub fn stage(&self, stage: Stage) -> String {
        self.word("stage", stage)
    }

    #[must_use]
    pub fn step(&self, step: Step) -> String {
        match step {
            Step::Card(round) => self.word("step-card", round),
            Step::Perform(round, _) => self.word("step-perform", round),
            Step::React(Round::First, _) => self.text("exodus-step-react-first"),
            Step::React(Round::Second | Round::Third, _) => self.text("exodus-step-react-second"),
            _other => self.word("step", step),
        }
    }

    /// Names the current activity: the first task, or the step if there is no task.
    #[must_use]
    pub fn doing(&self, public: &Public) -> String {
        match public.task() {
            Some(task) => self.task(*task),
            None => self.step(public.step),
        }
    }

    /// Names a task, which must be done before the step continues.
    #[must_use]
    pub fn task(&self, task: Task) -> String {
        match task {
            Task::Action { kind, .. } => self.action_kind(kind),
            Task::Build { .. } => self.action_kind(ActionKind::Build),
            Task::Refit { .. } => self.action_kind(ActionKind::Upgrade),
            Task::Trade { .. } => self.action_kind(ActionKind::Trade),
            Task::Mine { .. } => self.action_kind(ActionKind::Mine),
            Task::Learn { .. } => self.action_kind(ActionKind::Research),
            Task::Repeal { .. } => self.text("exodus-step-adopt"),
            Task::Program { origin, .. } => self.origin(origin),
        }
    }

    /// Names where an action comes from.
    #[must_use]
    pub fn origin(&self, origin: Origin) -> String {
        match origin {
            Origin::Card(round) => self.word("origin", round),
            Origin::Political(card, _) => self.political(card),
            Origin::Resistance(card, _) => self.resistance(card),
            Origin::Reaction | Origin::Bonus | Origin::House => self.word("origin", origin),
        }
    }

    /// Names one of the six actions.
    #[must_use]
    pub fn action_kind(&self, action_kind: ActionKind) -> String {
        self.word("deed", action_kind)
    }

    /// Returns a sentence that explains one of the six actions.
    #[must_use]
    pub fn action_kind_text(&self, action_kind: ActionKind) -> String {
        self.text(&format!("exodus-deed-{}.text", action_kind.key()))
    }

    /// Names an Action card by its action when played.
    #[must_use]
    pub fn action_card(&self, card: ActionCard) -> String {
        let figures = self.game.action(card);
        figures.map_or_else(String::new, |card| self.action_kind(card.main))
    }

    /// Returns the texts of both halves of an Action card: when played, and as a reaction.
    #[must_use]
    pub fn action_text(&self, card: ActionCard) -> (String, String) {
        let figures = self.game.action(card);
        figures.map_or_else(Default::default, |card| {
            (
                self.action_kind_text(card.main),
                self.action_kind_text(card.reaction),
            )
        })
    }

    /// Names the lower half of an Action card, used as a reaction.
    #[must_use]
    pub fn reaction(&self, card: ActionCard) -> String {
        let figures = self.game.action(card);
        figures.map_or_else(String::new, |card| self.action_kind(card.reaction))
    }

    #[must_use]
    pub fn bonus(&self, card: BonusCard) -> String {
        match self.game.bonus(card) {
            Some(BonusFigures::Action(action_kind)) => self.action_kind(*action_kind),
            Some(BonusFigures::Move) => self.text("exodus-bonus-move"),
            None => String::new(),
        }
    }

    /// Returns a sentence that explains a Bonus card.
    #[must_use]
    pub fn bonus_text(&self, card: BonusCard) -> String {
        match self.game.bonus(card) {
            Some(BonusFigures::Action(action_kind)) => self.action_kind_text(*action_kind),
            Some(BonusFigures::Move) => self.text("exodus-bonus-move.text"),
            None => String::new(),
        }
    }

    /// Returns the title of a seat, if it has one.
    #[must_use]
    pub fn title(&self, public: &Public, seat: Seat) -> Option<String> {
        match public.rank(seat) {
            Some(0) => Some(self.text("exodus-chancellor")),
            Some(1) => Some(self.text("exodus-vice")),
            Some(_) | None => None,
        }
    }

    #[must_use]
    pub fn resource(&self, resource: Resource) -> String {
        self.word("resource", resource)
    }

    #[must_use]
    pub fn score_line(&self, line: ScoreLine) -> String {
        self.word("line", line)
    }
}
