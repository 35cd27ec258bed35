//! The status line: the question, the asked seats, and the current quantities.

use super::Narrator;
use engine::args::Args;
use engine::exodus::cards::{BonusCard, CardSet, Letter};
use engine::exodus::effect::ActionKind;
use engine::exodus::part::{Item, Rocket};
use engine::exodus::play::free_space;
use engine::exodus::state::Public;
use engine::exodus::step::{Origin, Round, Step, Task};
use engine::exodus::tech::Tech;
use engine::exodus::view::View;
use engine::game::Seat;
use ui::l10n::{PhraseArg, PhraseArgs};

impl Narrator<'_> {
    /// Returns the question to a seat, from the phrase and arguments of its prompt.
    #[must_use]
    pub fn request(&self, view: &View, seat: Seat, phrase: &str, args: &Args) -> String {
        let public = &view.public;
        let narrator = self.with_map(public);
        if public.step == Step::Over {
            return narrator.ending(view);
        }
        let mut prompt_args: PhraseArgs = args
            .iter()
            .map(|(name, arg)| (*name, PhraseArg::from_arg("exodus", arg)))
            .collect();
        prompt_args.push(("seat", self.seat(seat).into()));
        if phrase == "ask-discard" {
            return self.say("exodus-prompt-ask-discard", &prompt_args);
        }
        let suffix = match public.task() {
            Some(task) => narrator.add_task_args(public, seat, *task, &mut prompt_args),
            None => narrator.add_step_args(view, seat, &mut prompt_args),
        };
        self.say(&format!("exodus-prompt-{phrase}{suffix}"), &prompt_args)
    }

    /// Returns the sentence that names the asked seats and their task while the reader waits.
    #[must_use]
    pub fn waiting(&self, view: &View) -> String {
        let public = &view.public;
        if public.step == Step::Over {
            return self.ending(view);
        }
        let seats = self.game.seats_to_act(public);
        let args = [
            ("seats", self.seats(seats).into()),
            ("step", self.doing(public).into()),
        ];
        self.say("exodus-prompt-wait", &args)
    }

    /// Returns how the game ended, in a sentence; all secrets are revealed by then.
    fn ending(&self, view: &View) -> String {
        let public = &view.public;
        let open = view.open.as_deref();
        let winner = open.and_then(|open| self.game.winner_of(public, open));
        let Some(seat) = winner.filter(|_| public.step == Step::Over) else {
            return self.text("exodus-prompt-over-none");
        };
        let score = |seat: Seat| self.game.score_in(view, seat).total();
        let total = score(seat);
        let args = [
            ("seat", self.seat(seat).into()),
            ("points", self.points(total).into()),
        ];
        let others = self.game.all_seats().without(seat);
        let rivals = others
            .iter()
            .filter(|other| !public.resigned.contains(*other));
        let rivals: Vec<Seat> = rivals.collect();
        if rivals.is_empty() {
            self.say("exodus-prompt-over-alone", &args[..1])
        } else if rivals.into_iter().any(|other| score(other) == total) {
            self.say("exodus-prompt-over-tie", &args)
        } else {
            self.say("exodus-prompt-over-win", &args)
        }
    }

    /// Adds the arguments of a step's prompt, and returns the suffix of the phrase key.
    fn add_step_args(&self, view: &View, seat: Seat, args: &mut PhraseArgs) -> &'static str {
        let public = &view.public;
        match public.step {
            Step::StartTechs => self.add_start_args(view, seat, args),
            Step::StartParts => args.push(("left", self.loose_at_start(view, seat).into())),
            Step::Growth(_) => {
                let count = self.game.growth(public, seat, CardSet::NONE);
                args.push(("count", count.into()));
            }
            Step::Income(_) => args.push(("tax", self.game.tax(public, seat).into())),
            Step::Vote => return self.add_vote_args(view, seat, args),
            Step::Favor => args.push(("cards", self.tied_cards(public).into())),
            Step::Offer => {
                let left = self.game.offer_count().saturating_sub(public.offered.len());
                args.push(("left", left.into()));
                args.push(("chancellor", self.seat(public.chancellor()).into()));
            }
            Step::Pick => args.push(("cards", self.offered_cards(public).into())),
            Step::Rank => args.push(("seats", self.seats(self.game.contenders(public)).into())),
            Step::Card(round) => return round_suffix(round),
            Step::React(..) => {
                let home = self.game.home(public, seat);
                args.push(("cubes", public.cubes(home, seat).into()));
            }
            Step::TakeBack(_) => {
                let card = public.mat(seat).played.first().copied().flatten();
                args.push((
                    "card",
                    card.map_or_else(String::new, |card| self.action_card(card))
                        .into(),
                ));
            }
            Step::Target(_) => args.push(("left", ready_rockets(public, seat).into())),
            Step::Kill => self.add_kill_args(public, args),
            Step::Mount(_) if public.mat(seat).techs.contains(Tech::CivilianShips) => {
                return "-ferry";
            }
            Step::Open(_) if self.game.is_short() => return "-short",
            Step::Uncloak(_) => self.add_uncloak_args(public, args),
            Step::Battle => return self.add_battle_args(view, seat, args),
            _ => {}
        }
        ""
    }

    fn add_start_args(&self, view: &View, seat: Seat, args: &mut PhraseArgs) {
        let (needed, budget) = self.game.mode().techs;
        let chosen = view.plan(seat).techs;
        let spent: u8 = chosen.iter().map(|tech| self.game.tech(tech).cost).sum();
        args.push(("left", needed.saturating_sub(chosen.len()).into()));
        args.push(("budget", budget.saturating_sub(spent).into()));
    }

    /// Returns the number of start parts that are not fitted yet.
    fn loose_at_start(&self, view: &View, seat: Seat) -> usize {
        let all = self.game.frame().start_parts.iter();
        let all: usize = all.map(|(_, count)| usize::from(*count)).sum();
        let blueprints = view.plan(seat).blueprints;
        let fitted: usize = blueprints.iter().map(|parts| parts.len()).sum();
        all.saturating_sub(fitted)
    }

    fn add_vote_args(&self, view: &View, seat: Seat, args: &mut PhraseArgs) -> &'static str {
        let public = &view.public;
        let Some(letters) = view.plan(seat).letters else {
            return "";
        };
        let card = self.game.vote_target(public, letters);
        match card.and_then(|letter| public.agenda[letter.index()]) {
            Some(card) => {
                args.push(("card", self.political(card).into()));
                "-bid"
            }
            None => "-invalid",
        }
    }

    fn tied_cards(&self, public: &Public) -> String {
        let tied_cards = Letter::ALL
            .into_iter()
            .filter(|letter| public.tied.contains(*letter));
        let cards = tied_cards.filter_map(|letter| public.agenda[letter.index()]);
        self.list(cards.map(|card| self.political(card)))
    }

    /// Lists the Bonus cards that are offered.
    fn offered_cards(&self, public: &Public) -> String {
        let cards = public.offered.iter().map(BonusCard);
        self.list(cards.map(|card| self.bonus(card)))
    }

    fn add_kill_args(&self, public: &Public, args: &mut PhraseArgs) {
        let attack = public
            .rocket_attacks
            .iter()
            .find(|attack| attack.hits > 0 && attack.rocket == Rocket::Biochemical);
        let (at, left) = attack.map_or((String::new(), 0), |attack| {
            (self.hex(attack.to), attack.hits)
        });
        args.push(("at", at.into()));
        args.push(("left", left.into()));
    }

    fn add_uncloak_args(&self, public: &Public, args: &mut PhraseArgs) {
        let at = public.uncloak_hexes.first();
        args.push((
            "at",
            at.map_or_else(String::new, |hex| self.hex(hex)).into(),
        ));
    }

    fn add_battle_args(&self, view: &View, seat: Seat, args: &mut PhraseArgs) -> &'static str {
        let Some(battle) = &view.public.battle else {
            return "";
        };
        args.push(("at", self.hex(battle.hex).into()));
        if !battle.window.is_empty() {
            return "-window";
        }
        let left = battle.hits_left(&view.plan(seat), seat);
        args.push(("left", left.into()));
        match battle.guard {
            Some(_) => "-guard",
            None => "",
        }
    }

    /// Adds the arguments of a task's prompt, and returns the suffix of the phrase key.
    fn add_task_args(
        &self,
        public: &Public,
        seat: Seat,
        task: Task,
        args: &mut PhraseArgs,
    ) -> &'static str {
        match task {
            Task::Action { origin, .. } => {
                args.push(("origin", self.origin(origin).into()));
                args.push(("space", market_space(public).into()));
                args.push(("cost", self.funds(public, seat, task).into()));
            }
            Task::Build { .. } | Task::Trade { .. } => {
                args.push(("cost", self.funds(public, seat, task).into()));
            }
            Task::Refit { origin, given, .. } => {
                args.push(("item", self.granted_items(public, given).into()));
                args.push(("left", loose_parts(public, given).into()));
                args.push(("cost", self.funds(public, seat, task).into()));
                if origin == Origin::House {
                    return "-house";
                }
            }
            Task::Mine { .. } | Task::Learn { .. } | Task::Repeal { .. } | Task::Program { .. } => {
            }
        }
        ""
    }

    /// Returns the resources of a seat that the current task can cost.
    fn funds(&self, public: &Public, seat: Seat, task: Task) -> String {
        let mat = public.mat(seat);
        let cp = self.say("exodus-cost-cp", &[("cp", mat.cp.into())]);
        let ax = || self.say("exodus-cost-ax", &[("ax", mat.ax.into())]);
        let ph = || self.say("exodus-cost-ph", &[("ph", mat.ph.into())]);
        let parts = match task {
            Task::Action {
                kind: ActionKind::Build,
                ..
            }
            | Task::Build { .. } => vec![cp, ax()],
            Task::Action {
                kind: ActionKind::Upgrade,
                ..
            }
            | Task::Refit { .. } => vec![cp, ph()],
            Task::Trade { .. } => vec![cp, ax(), ph()],
            Task::Action { .. }
            | Task::Mine { .. }
            | Task::Learn { .. }
            | Task::Repeal { .. }
            | Task::Program { .. } => vec![cp],
        };
        self.phrases.list(&parts)
    }

    /// Lists the granted items that must still be fitted or placed.
    fn granted_items(&self, public: &Public, granted: Option<(Item, u8)>) -> String {
        let new_parts = public.refit.iter().flat_map(|refit| refit.fresh);
        let parts = Item::ALL
            .into_iter()
            .zip(new_parts)
            .filter(|(_, count)| *count > 0);
        let items = parts
            .map(|(item, _)| item)
            .chain(granted.map(|(item, _)| item));
        self.list(items.map(|item| self.item(item)))
    }
}

/// Returns the suffix of the phrase key that asks for a card.
const fn round_suffix(round: Round) -> &'static str {
    match round {
        Round::First => "-first",
        Round::Second => "-second",
        Round::Third => "-third",
    }
}

/// Returns the number of the next free market space, or the last one if none is free.
pub(super) fn market_space(public: &Public) -> u8 {
    let spaces = u8::try_from(public.market.len()).unwrap_or(u8::MAX);
    free_space(public).map_or(spaces, |space| space + 1)
}

/// Returns the number of loose parts and of rockets to place.
fn loose_parts(public: &Public, granted: Option<(Item, u8)>) -> u8 {
    let loose = public
        .refit
        .iter()
        .flat_map(|refit| refit.loose_parts.loose);
    let rockets = granted.map_or(0, |(_, count)| count);
    loose.fold(rockets, u8::saturating_add)
}

/// Returns the number of a seat's rockets that have no target yet.
fn ready_rockets(public: &Public, seat: Seat) -> usize {
    let controlled = public.rocket_controllers.iter().zip(public.sectors.iter());
    let controlled = controlled.filter(|(owner, _)| **owner == Some(seat));
    let all: usize = controlled
        .flat_map(|(_, sector)| sector.rockets)
        .map(usize::from)
        .sum();
    let fired = public
        .rocket_attacks
        .iter()
        .filter(|attack| attack.seat == seat)
        .count();
    all.saturating_sub(fired)
}
