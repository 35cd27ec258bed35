//! The status line: what is asked and of whom, with the current quantities.

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
    /// Returns what is asked of a seat, from the phrase and arguments of its prompt.
    #[must_use]
    pub fn request(&self, view: &View, seat: Seat, phrase: &str, args: &Args) -> String {
        let public = &view.public;
        let told = self.with_map(public);
        if public.step == Step::Over {
            return told.ending(view);
        }
        let mut words: PhraseArgs = args
            .iter()
            .map(|(name, arg)| (*name, PhraseArg::from_arg("exodus", arg)))
            .collect();
        words.push(("seat", self.seat(seat).into()));
        if phrase == "ask-discard" {
            return self.say("exodus-prompt-ask-discard", &words);
        }
        let form = match public.task() {
            Some(task) => told.of_task(public, seat, *task, &mut words),
            None => told.of_step(view, seat, &mut words),
        };
        self.say(&format!("exodus-prompt-{phrase}{form}"), &words)
    }

    /// Returns what the reader waits for while other seats are asked: the seats and their task.
    #[must_use]
    pub fn waiting(&self, view: &View) -> String {
        let public = &view.public;
        if public.step == Step::Over {
            return self.ending(view);
        }
        let seats = self.table.seats_to_act(public);
        let words = [
            ("seats", self.seats(seats).into()),
            ("count", i64::from(seats.len()).into()),
            ("step", self.doing(public).into()),
        ];
        self.say("exodus-prompt-wait", &words)
    }

    /// Returns how the game ended, in a sentence; all secrets are open then.
    fn ending(&self, view: &View) -> String {
        let public = &view.public;
        let open = view.open.as_deref();
        let winner = open.and_then(|open| self.table.winner_of(public, open));
        let Some(seat) = winner.filter(|_| public.step == Step::Over) else {
            return self.text("exodus-prompt-over-none");
        };
        let score = |seat: Seat| self.table.score_in(view, seat).total();
        let total = score(seat);
        let words = [
            ("seat", self.seat(seat).into()),
            ("points", self.points(total).into()),
        ];
        let others = self.table.all_seats().without(seat);
        let rivals = others.iter().filter(|other| !public.resigned.has(*other));
        let rivals: Vec<Seat> = rivals.collect();
        if rivals.is_empty() {
            self.say("exodus-prompt-over-alone", &words[..1])
        } else if rivals.into_iter().any(|other| score(other) == total) {
            self.say("exodus-prompt-over-tie", &words)
        } else {
            self.say("exodus-prompt-over-win", &words)
        }
    }

    /// Adds the arguments for what a step asks, and returns the suffix of the phrase key.
    fn of_step(&self, view: &View, seat: Seat, words: &mut PhraseArgs) -> &'static str {
        let public = &view.public;
        match public.step {
            Step::StartTechs => self.of_start(view, seat, words),
            Step::StartParts => words.push(("left", self.loose_at_start(view, seat).into())),
            Step::Growth(_) => {
                let count = self.table.growth(public, seat, CardSet::NONE);
                words.push(("count", count.into()));
            }
            Step::Income(_) => words.push(("tax", self.table.tax(public, seat).into())),
            Step::Vote => return self.of_vote(view, seat, words),
            Step::Favor => words.push(("cards", self.tied(public).into())),
            Step::Offer => {
                let left = self
                    .table
                    .offer_count()
                    .saturating_sub(public.offered.len());
                words.push(("left", left.into()));
                words.push(("chancellor", self.seat(public.chancellor()).into()));
            }
            Step::Pick => words.push(("cards", self.offered(public).into())),
            Step::Rank => words.push(("seats", self.seats(self.table.contenders(public)).into())),
            Step::Card(round) => return of_round(round),
            Step::React(..) => {
                let home = self.table.home(public, seat);
                words.push(("cubes", public.cubes(home, seat).into()));
            }
            Step::TakeBack(_) => {
                let card = public.mat(seat).played.first().copied().flatten();
                words.push((
                    "card",
                    card.map_or_else(String::new, |card| self.action_card(card))
                        .into(),
                ));
            }
            Step::Target(_) => words.push(("left", ready_rockets(public, seat).into())),
            Step::Kill => self.of_kill(public, words),
            Step::Mount(_) if public.mat(seat).techs.has(Tech::CivilianShips) => return "-ferry",
            Step::Open(_) if self.table.is_short() => return "-short",
            Step::Uncloak(_) => self.of_veil(public, words),
            Step::Battle => return self.of_battle(view, seat, words),
            _ => {}
        }
        ""
    }

    fn of_start(&self, view: &View, seat: Seat, words: &mut PhraseArgs) {
        let (needed, budget) = self.table.mode().techs;
        let chosen = view.plan(seat).techs;
        let spent: u8 = chosen.iter().map(|tech| self.table.tech(tech).cost).sum();
        words.push(("left", needed.saturating_sub(chosen.len()).into()));
        words.push(("budget", budget.saturating_sub(spent).into()));
    }

    /// Returns the number of start parts that are not fitted yet.
    fn loose_at_start(&self, view: &View, seat: Seat) -> usize {
        let all = self.table.frame().start_parts.iter();
        let all: usize = all.map(|(_, count)| usize::from(*count)).sum();
        let blueprints = view.plan(seat).blueprints;
        let fitted: usize = blueprints.iter().map(|parts| parts.len()).sum();
        all.saturating_sub(fitted)
    }

    fn of_vote(&self, view: &View, seat: Seat, words: &mut PhraseArgs) -> &'static str {
        let public = &view.public;
        let Some(letters) = view.plan(seat).letters else {
            return "";
        };
        let card = self.table.vote_target(public, letters);
        match card.and_then(|letter| public.agenda[letter.index()]) {
            Some(card) => {
                words.push(("card", self.political(card).into()));
                "-bid"
            }
            None => "-invalid",
        }
    }

    /// Lists the cards that are tied.
    fn tied(&self, public: &Public) -> String {
        let tied = Letter::ALL
            .into_iter()
            .filter(|letter| public.tied.has(*letter));
        let cards = tied.filter_map(|letter| public.agenda[letter.index()]);
        let names: Vec<String> = cards.map(|card| self.political(card)).collect();
        self.phrases.list(&names)
    }

    /// Lists the Bonus cards that are offered.
    fn offered(&self, public: &Public) -> String {
        let cards = public.offered.iter().map(BonusCard);
        let names: Vec<String> = cards.map(|card| self.bonus(card)).collect();
        self.phrases.list(&names)
    }

    fn of_kill(&self, public: &Public, words: &mut PhraseArgs) {
        let salvo = public
            .rocket_attacks
            .iter()
            .find(|salvo| salvo.hits > 0 && salvo.rocket == Rocket::Biochemical);
        let (at, left) = salvo.map_or((String::new(), 0), |salvo| (self.hex(salvo.to), salvo.hits));
        words.push(("at", at.into()));
        words.push(("left", left.into()));
    }

    fn of_veil(&self, public: &Public, words: &mut PhraseArgs) {
        let at = public.uncloak_hexes.first();
        words.push((
            "at",
            at.map_or_else(String::new, |hex| self.hex(hex)).into(),
        ));
    }

    fn of_battle(&self, view: &View, seat: Seat, words: &mut PhraseArgs) -> &'static str {
        let Some(battle) = &view.public.battle else {
            return "";
        };
        words.push(("at", self.hex(battle.hex).into()));
        if !battle.window.is_empty() {
            return "-window";
        }
        let left = battle.hits_left(&view.plan(seat), seat);
        words.push(("left", left.into()));
        match battle.guard {
            Some(_) => "-guard",
            None => "",
        }
    }

    /// Adds the arguments for what a task asks, and returns the suffix of the phrase key.
    fn of_task(
        &self,
        public: &Public,
        seat: Seat,
        task: Task,
        words: &mut PhraseArgs,
    ) -> &'static str {
        match task {
            Task::Deed { origin, .. } => {
                words.push(("origin", self.origin(origin).into()));
                words.push(("space", market_space(public).into()));
                words.push(("cost", self.funds(public, seat, task).into()));
            }
            Task::Build { .. } | Task::Trade { .. } => {
                words.push(("cost", self.funds(public, seat, task).into()));
            }
            Task::Refit { origin, given, .. } => {
                words.push(("item", self.given(public, given).into()));
                words.push(("left", loose_parts(public, given).into()));
                words.push(("cost", self.funds(public, seat, task).into()));
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
            Task::Deed {
                kind: ActionKind::Build,
                ..
            }
            | Task::Build { .. } => vec![cp, ax()],
            Task::Deed {
                kind: ActionKind::Upgrade,
                ..
            }
            | Task::Refit { .. } => vec![cp, ph()],
            Task::Trade { .. } => vec![cp, ax(), ph()],
            Task::Deed { .. }
            | Task::Mine { .. }
            | Task::Learn { .. }
            | Task::Repeal { .. }
            | Task::Program { .. } => vec![cp],
        };
        self.phrases.list(&parts)
    }

    /// Lists what was granted and is to be fitted or placed.
    fn given(&self, public: &Public, given: Option<(Item, u8)>) -> String {
        let fresh = public.refit.iter().flat_map(|refit| refit.fresh);
        let parts = Item::ALL
            .into_iter()
            .zip(fresh)
            .filter(|(_, count)| *count > 0);
        let items = parts
            .map(|(item, _)| item)
            .chain(given.map(|(item, _)| item));
        let names: Vec<String> = items.map(|item| self.item(item)).collect();
        self.phrases.list(&names)
    }
}

/// Returns the suffix of the phrase key that asks for a card.
const fn of_round(round: Round) -> &'static str {
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
fn loose_parts(public: &Public, given: Option<(Item, u8)>) -> u8 {
    let loose = public
        .refit
        .iter()
        .flat_map(|refit| refit.loose_parts.loose);
    let rockets = given.map_or(0, |(_, count)| count);
    loose.fold(rockets, u8::saturating_add)
}

/// Returns the number of a seat's rockets that have no target yet.
fn ready_rockets(public: &Public, seat: Seat) -> usize {
    let own = public.rocket_controllers.iter().zip(public.sectors.iter());
    let own = own.filter(|(owner, _)| **owner == Some(seat));
    let all: usize = own
        .flat_map(|(_, sector)| sector.rockets)
        .map(usize::from)
        .sum();
    let fired = public
        .rocket_attacks
        .iter()
        .filter(|salvo| salvo.seat == seat)
        .count();
    all.saturating_sub(fired)
}
