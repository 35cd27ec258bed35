//! One decision of a seat, as its level makes it.

use super::super::Exodus;
use super::super::action::Action;
use super::super::cards::Letters;
use super::super::effect::Deed;
use super::super::play::Extras;
use super::super::state::State;
use super::super::step::{Step, Task};
use super::super::tech::TechSet;
use super::super::view::View;
use super::cards::Gains;
use super::council;
use super::field::Field;
use super::marshal::Marshal;
use super::odds::Odds;
use super::reflex::Mind;
use super::shop::Shop;
use super::skill::Skill;
use super::trials::Trials;
use crate::bots::{Appraisal, Bot, Level, Piloted};
use crate::chance::{Chance, Seeded};
use crate::game::{Game, Seat};

/// Answers of one kind that are tried out.
const MOST: usize = 6;

/// One decision of a seat.
#[derive(Debug)]
pub struct Pilot {
    seat: Seat,
    view: View,
    state: State,
    skill: Skill,
    lots: Seeded,
    /// Names the lots for what its line is worth.
    seed: u64,
    odds: Odds,
    begun: bool,
    trials: Option<Trials>,
    line: Vec<Action>,
    /// How it reckons what its line is worth, where it is asked for that and has not begun to.
    appraisal: Option<Appraisal>,
    reckoned: Option<i32>,
}

impl Pilot {
    /// A bot for `seat`, which sees `view` and draws from `chance`.
    #[must_use]
    pub fn new(game: &Exodus, view: &View, seat: Seat, level: Level, mut chance: Seeded) -> Self {
        // Drawn before anything that depends on the position, and beside what the bot plays by.
        let seed = u64::from(chance.clone().pick(u32::MAX));
        Self {
            seat,
            view: view.clone(),
            state: game.guess(view, &mut chance),
            skill: Skill::of(level).drawn(&mut chance).at_table(game.count()),
            seed,
            lots: chance,
            odds: Odds::default(),
            begun: false,
            trials: None,
            line: Vec::new(),
            appraisal: None,
            reckoned: None,
        }
    }

    fn mind<'a>(&'a self, game: &'a Exodus) -> Mind<'a> {
        Mind {
            game,
            state: &self.state,
            seat: self.seat,
            skill: self.skill,
            odds: &self.odds,
        }
    }

    /// Answers what is asked, or lets answers be tried out.
    fn begin(&mut self, game: &Exodus) {
        let mut legal = Vec::new();
        game.list(&self.state, self.seat, &mut legal);
        if legal.len() < 2 {
            self.line = legal;
            return;
        }
        let mut lots = self.lots.clone();
        self.line = self.mind(game).answer(&mut lots);
        if let Some(discard) = self.mind(game).discard(&legal) {
            self.line = vec![discard];
            return;
        }
        if self.skill.budget == 0 {
            return;
        }
        let mut lines = vec![self.line.clone()];
        for line in self.others(game, &legal, &mut lots) {
            let good = line.first().is_some_and(|first| legal.contains(first));
            if good && !lines.contains(&line) {
                lines.push(line);
            }
        }
        if lines.len() > 1 {
            let seed = u64::from(self.lots.pick(u32::MAX));
            self.trials = Some(Trials::new(self.seat, lines, &self.skill, seed));
        }
    }

    /// Tries out the line that it has taken, where it is asked what that is worth.
    fn reckon(&mut self) {
        if let Some(how) = self.appraisal.take()
            && !self.line.is_empty()
        {
            let line = self.line.clone();
            self.trials = Some(Trials::alone(self.seat, line, &self.skill, how, self.seed));
        }
    }

    /// Whether what the line is worth is to be tried out once more: the trials that chose it flatter it.
    fn doubts(&self) -> bool {
        self.appraisal == Some(Appraisal::Careful)
    }

    /// Other answers that may be better.
    fn others(&self, game: &Exodus, legal: &[Action], lots: &mut Seeded) -> Vec<Vec<Action>> {
        let public = &self.state.public;
        match public.task() {
            Some(Task::Deed {
                deed,
                origin,
                invoked,
                ..
            }) => {
                let extras = Extras {
                    origin: Some(*origin),
                    invoked: *invoked,
                };
                self.deeds(game, *deed, extras)
            }
            Some(_) => Vec::new(),
            None => self.at_step(game, legal, lots),
        }
    }

    fn at_step(&self, game: &Exodus, legal: &[Action], lots: &mut Seeded) -> Vec<Vec<Action>> {
        match self.state.public.step {
            Step::Card(round) => {
                let desk = self.mind(game).desk();
                let cards = Gains::new(&desk).cards(legal, round).into_iter();
                let cards = cards.map(|(_, card)| vec![Action::Play(card)]);
                cards.take(MOST).collect()
            }
            Step::React(..) | Step::Favor | Step::Pick => {
                let some = legal.iter().filter(|action| !is_apart(**action));
                some.map(|action| vec![*action]).collect()
            }
            Step::Vote => self.votes(game),
            Step::Election => {
                let desk = self.mind(game).desk();
                let bids = council::bids(&desk, lots).into_iter();
                let bids = bids.map(|cp| vec![Action::Bid(cp.clamp(0, 255) as u8, false)]);
                bids.collect()
            }
            Step::Orders => self.plans(game),
            Step::Open(_) if game.is_short() => self.plans(game),
            _ => Vec::new(),
        }
    }

    /// Votes for the best two cards, with little money or none.
    fn votes(&self, game: &Exodus) -> Vec<Vec<Action>> {
        let public = &self.state.public;
        if self.state.own(self.seat).plan.letters.is_some() {
            return Vec::new();
        }
        let cards = council::agenda(game, public, self.seat, self.skill);
        let most = public.mat(self.seat).cp.min(3) as u8;
        let letters = cards.iter().take(2).map(|(_, letter)| *letter);
        let each = letters.flat_map(|letter| {
            let bids = [0, 1, most].into_iter().filter(move |&cp| cp <= most);
            bids.map(move |cp| vec![Action::Vote(Letters::only(letter)), Action::Bid(cp, false)])
        });
        each.collect()
    }

    /// Ways to perform an action.
    fn deeds(&self, game: &Exodus, deed: Deed, extras: Extras) -> Vec<Vec<Action>> {
        let mind = self.mind(game);
        let desk = mind.desk();
        match deed {
            Deed::Research => {
                let best = desk.research(extras, TechSet::NONE).into_iter().take(MOST);
                let lines = best.map(|(_, tech)| vec![Action::Learn(tech)]);
                lines.chain([vec![Action::Done]]).collect()
            }
            Deed::Upgrade => {
                let shop = Shop::new(&desk.scan, &desk.purse, extras, true);
                let mut line = shop.line(&shop.design(0));
                line.push(Action::Done);
                vec![line, vec![Action::Done]]
            }
            Deed::Build => {
                let (list, _) = desk.build(extras);
                let lines = (0..list.len()).map(|count| {
                    let built = list.iter().take(count).map(|&kind| Action::Build(kind));
                    built.chain([Action::Done]).collect()
                });
                lines.collect()
            }
            Deed::Trade => vec![vec![Action::OpenTrade], vec![Action::Done]],
            Deed::Bank | Deed::Mine => Vec::new(),
        }
    }

    /// Orders of other moods: more careful, more daring, and less exact.
    fn plans(&self, game: &Exodus) -> Vec<Vec<Action>> {
        let moods = [
            (0, 256, 0),
            (300, 256, 0),
            (128, 400, 0),
            (128, 130, 0),
            (128, 256, 40),
        ];
        let mut lines = Vec::new();
        for (heed, dare, haze) in moods {
            let mut mind = self.mind(game);
            mind.skill = Skill {
                heed,
                dare,
                haze,
                ..self.skill
            };
            let desk = mind.desk();
            let field = Field::new(&desk, &self.odds);
            let hurried = self.state.own(self.seat).plan.hurries;
            let mut marshal = Marshal::new(&field, hurried);
            let plan = marshal.plan();
            lines.push(if game.is_short() {
                marshal.steps(&plan)
            } else {
                marshal.orders(&plan)
            });
        }
        lines
    }
}

/// Whether an action is beside the question.
const fn is_apart(action: Action) -> bool {
    matches!(action, Action::Discard(_) | Action::Invoke(_))
}

impl Bot<Exodus> for Pilot {
    fn work(&mut self, game: &Exodus) -> Option<u32> {
        if !self.begun {
            self.begun = true;
            self.begin(game);
            if self.trials.is_none() {
                self.reckon();
            }
            return Some(60);
        }
        let trials = self.trials.as_mut()?;
        let nodes = trials.work(game, &self.view, &self.odds);
        if nodes.is_none() {
            if let Some((line, worth)) = trials.best() {
                self.line = line.to_vec();
                self.reckoned = Some(worth);
            }
            self.trials = None;
            if self.doubts() {
                self.reckon();
                return Some(1);
            }
        }
        nodes
    }

    fn line(&self) -> Vec<Action> {
        self.line.clone()
    }

    fn appraise(&mut self, appraisal: Appraisal) {
        self.appraisal = Some(appraisal);
    }

    fn reckoned(&self) -> Option<i32> {
        self.reckoned
    }
}

impl Piloted for Exodus {
    type Pilot = Pilot;
    const WEIGHED: bool = true;

    fn pilot(&self, view: &View, seat: Seat, level: Level, lots: Seeded) -> Pilot {
        Pilot::new(self, view, seat, level, lots)
    }
}
