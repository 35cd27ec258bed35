//! Builds the prompt of the screen: the question of a step or task, and every choice with its
//! refusal.

use super::action::Action;
use super::cards::{ActionCard, BonusCard};
use super::effect::ActionKind;
use super::game::Exodus;
use super::hex::HexId;
use super::part::Item;
use super::refusal::Refusal;
use super::ship::ShipType;
use super::state::State;
use super::step::{Step, Task};
use super::tech::Tech;
use crate::args::{Arg, Args};
use crate::game::{Prompt, PromptChoice, Seat, UiTarget};

/// First number of Bonus Action cards among the card numbers of the screen; Action cards begin at
/// 0.
pub const BONUS_CARDS: u16 = 64;
/// First number of Political cards; see [`BONUS_CARDS`].
pub const POLITICAL_CARDS: u16 = 128;
/// First number of Resistance cards; see [`BONUS_CARDS`].
pub const RESISTANCE_CARDS: u16 = 192;
/// First number of Ability cards; see [`BONUS_CARDS`].
pub const ABILITY_CARDS: u16 = 256;
/// First number of technologies; see [`BONUS_CARDS`].
pub const TECHS: u16 = 320;
/// First number of items; see [`BONUS_CARDS`].
pub const ITEMS: u16 = 384;

impl Exodus {
    /// Returns the current question and the possible answers of `seat`.
    pub(super) fn prompt_of(&self, state: &State, seat: Seat) -> Prompt<Action, Refusal> {
        let mut list = Vec::new();
        self.list_legal_actions(state, seat, &mut list);
        let phrase = request(state, &list);
        if self.seats_to_act(&state.public).contains(seat) {
            for wanted in self.refused_candidates(state, seat) {
                if !list.contains(&wanted) {
                    list.push(wanted);
                }
            }
        }
        list.extend([Action::Refit, Action::Reopen, Action::Concede]);
        Prompt {
            phrase,
            args: args(state, seat),
            choices: list
                .into_iter()
                .map(|action| PromptChoice {
                    target: ui_target(state, action),
                    action,
                    refusal: self.check(state, seat, action).err(),
                })
                .collect(),
        }
    }

    /// Returns actions to check and show with their refusals if they are illegal: technologies that
    /// are too expensive, cards played before, parts without their technology, tokens with
    /// unaffordable tax.
    fn refused_candidates(&self, state: &State, seat: Seat) -> Vec<Action> {
        let public = &state.public;
        if let Some(task) = public.task() {
            return refused_candidates_in(*task);
        }
        match public.step {
            Step::StartTechs => Tech::ALL.map(Action::Start).into(),
            Step::Offer => {
                let cards = 0..self.figures.bonus.len() as u8;
                cards.map(|card| Action::Offer(BonusCard(card))).collect()
            }
            Step::Income(_) => {
                let taxed = |hex: &HexId| {
                    let planet = self.planet_at(public, *hex);
                    planet.is_some_and(|tile| !Self::is_blue(tile))
                };
                let planets = self.present(public, seat).iter();
                planets.filter(taxed).map(Action::Take).collect()
            }
            Step::Card(_) => {
                let cards = 0..self.figures.actions.len() as u8;
                cards.map(|card| Action::Play(ActionCard(card))).collect()
            }
            Step::React(round, _) => {
                let mats = self.all_seats().iter().map(|seat| public.mat(seat));
                let cards = mats.filter_map(|mat| mat.played[round.index()]);
                cards.map(Action::React).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Returns actions to check and show during a task, with their refusals if they are illegal.
fn refused_candidates_in(task: Task) -> Vec<Action> {
    match task {
        Task::Action { kind, .. } => match kind {
            ActionKind::Research => Tech::ALL.map(Action::Learn).into(),
            ActionKind::Bank => vec![Action::Bank],
            ActionKind::Build => ShipType::ALL.map(Action::Build).into(),
            ActionKind::Upgrade => Item::ALL.map(Action::Buy).into(),
            ActionKind::Trade => vec![Action::OpenTrade],
            ActionKind::Mine => vec![Action::Mine],
        },
        Task::Build { .. } => ShipType::ALL.map(Action::Build).into(),
        Task::Refit { .. } => Item::ALL.map(Action::Buy).into(),
        Task::Trade { .. } => {
            use super::action::Exchange::{BuyAx, BuyPh, SellAx, SellPh};
            [SellAx, SellPh, BuyAx, BuyPh].map(Action::Exchange).into()
        }
        Task::Learn { .. } => Tech::ALL.map(Action::Learn).into(),
        Task::Mine { .. } | Task::Repeal { .. } | Task::Program { .. } => Vec::new(),
    }
}

/// Returns the UI target that an action belongs to.
fn ui_target(state: &State, action: Action) -> UiTarget {
    let public = &state.public;
    let card = |first: u16, card: u8| UiTarget::Card(first + u16::from(card));
    match action {
        Action::Start(tech) | Action::Learn(tech) => card(TECHS, tech as u8),
        Action::Take(hex) | Action::Put(hex) | Action::Arm(_, hex) => {
            UiTarget::Cell(u16::from(hex.0))
        }
        Action::Target(_, _, hex) | Action::Ferry(_, hex) => UiTarget::Cell(u16::from(hex.0)),
        Action::Favor(letter) => match public.agenda[letter.index()] {
            Some(political) => card(POLITICAL_CARDS, political.0),
            None => UiTarget::Button(action.term()),
        },
        Action::Repeal(political) => card(POLITICAL_CARDS, political.0),
        Action::Offer(bonus) | Action::Pick(bonus) => card(BONUS_CARDS, bonus.0),
        Action::Play(played) | Action::React(played) => card(0, played.0),
        Action::Buy(item) | Action::Fit(_, item, _) => card(ITEMS, item as u8),
        Action::Discard(trophy) => card(RESISTANCE_CARDS, trophy.0),
        Action::Invoke(ability) => card(ABILITY_CARDS, ability.0),
        Action::Mount(ship)
        | Action::Join(ship, _)
        | Action::Order(ship, _)
        | Action::Step(ship, _)
        | Action::Hit(ship)
        | Action::Deploy(ship) => UiTarget::Piece(ship.0),
        Action::CallTime
        | Action::FitUsual
        | Action::TakeAll
        | Action::Vote(_)
        | Action::Bid(..)
        | Action::Rank(_)
        | Action::TakeBack
        | Action::Bank
        | Action::Build(_)
        | Action::Lift(..)
        | Action::Restore
        | Action::OpenTrade
        | Action::Exchange(_)
        | Action::Mine
        | Action::Kill(_)
        | Action::Uncloak(_)
        | Action::Refit
        | Action::Done
        | Action::Reopen
        | Action::Concede => UiTarget::Button(action.term()),
    }
}

/// Returns the arguments of the question's phrase.
fn args(state: &State, seat: Seat) -> Args {
    let public = &state.public;
    let number = |n: u16| Arg::Number(i64::from(n));
    let mut args: Args = vec![("cp", number(public.mat(seat).cp))];
    let remaining = match public.task() {
        Some(
            Task::Trade {
                remaining_exchanges: count,
                ..
            }
            | Task::Mine {
                remaining_tokens: count,
                ..
            }
            | Task::Repeal {
                remaining_laws: count,
                ..
            },
        ) => Some(*count),
        Some(Task::Learn { most: max_cost, .. }) => Some(*max_cost),
        Some(
            Task::Action { .. } | Task::Build { .. } | Task::Refit { .. } | Task::Program { .. },
        )
        | None => None,
    };
    args.extend(remaining.map(|remaining| ("count", number(u16::from(remaining)))));
    args
}

/// Returns whether a seat can only discard kept cards or decline `[EXO-14.7]`.
pub(super) fn can_only_discard(legal: &[Action]) -> bool {
    let discard = |action: &Action| matches!(action, Action::Discard(_));
    let is_discard_or_done = |action: &Action| discard(action) || *action == Action::Done;
    legal.iter().any(discard) && legal.iter().all(is_discard_or_done)
}

/// Returns the phrase key of the question; a seat that can only discard a kept card gets a separate
/// question `[EXO-14.7]`.
fn request(state: &State, legal: &[Action]) -> &'static str {
    if can_only_discard(legal) {
        return "ask-discard";
    }
    match state.public.task() {
        Some(task) => request_of_task(*task),
        None => request_of_step(state.public.step),
    }
}

const fn request_of_task(task: Task) -> &'static str {
    match task {
        Task::Action { kind, .. } => match kind {
            ActionKind::Research => "ask-research",
            ActionKind::Bank => "ask-bank",
            ActionKind::Build => "ask-build",
            ActionKind::Upgrade => "ask-upgrade",
            ActionKind::Trade => "ask-trade",
            ActionKind::Mine => "ask-mine",
        },
        Task::Build { .. } => "ask-build-on",
        Task::Refit { is_gift: false, .. } => "ask-refit",
        Task::Refit { is_gift: true, .. } => "ask-fit",
        Task::Trade { .. } => "ask-exchange",
        Task::Mine { .. } => "ask-put",
        Task::Learn { .. } => "ask-learn",
        Task::Repeal { .. } => "ask-repeal",
        Task::Program { .. } => "ask-nothing",
    }
}

const fn request_of_step(step: Step) -> &'static str {
    match step {
        Step::StartTechs => "ask-start-techs",
        Step::StartParts => "ask-start-parts",
        Step::Growth(_) => "ask-growth",
        Step::Income(_) => "ask-income",
        Step::Vote => "ask-vote",
        Step::Favor => "ask-favor",
        Step::Offer => "ask-offer",
        Step::Pick => "ask-pick",
        Step::Election => "ask-election",
        Step::Rank => "ask-rank",
        Step::Card(_) => "ask-card",
        Step::React(..) => "ask-react",
        Step::TakeBack(_) => "ask-take-back",
        Step::Target(_) => "ask-target",
        Step::Kill => "ask-kill",
        Step::Mount(_) => "ask-mount",
        Step::Orders => "ask-orders",
        Step::Open(_) => "ask-open",
        Step::Uncloak(_) => "ask-uncloak",
        Step::Battle => "ask-battle",
        Step::Deploy(_) => "ask-deploy",
        Step::Upkeep
        | Step::Repair
        | Step::Council
        | Step::Adopt
        | Step::Perform(..)
        | Step::Bonus(_)
        | Step::Fire
        | Step::Conquest
        | Step::Reveal
        | Step::End => "ask-nothing",
        Step::Over => "over",
    }
}
