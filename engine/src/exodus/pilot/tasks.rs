//! What a seat answers to the tasks of actions and cards.

use super::super::action::{Action, Exchange};
use super::super::cards::CardSet;
use super::super::effect::Deed;
use super::super::play::Extras;
use super::super::step::{Origin, Task};
use super::super::tech::TechSet;
use super::desk::Desk;
use super::lore::Lore;
use super::reflex::Mind;
use super::shop::Shop;

impl Mind<'_> {
    /// Actions by which the seat answers a task.
    pub(super) fn in_task(&self, task: Task, legal: &[Action]) -> Vec<Action> {
        let desk = self.desk();
        match task {
            Task::Deed { .. } | Task::Build { .. } | Task::Refit { .. } | Task::Trade { .. } => {
                self.deed(&desk, task, legal)
            }
            Task::Mine { .. } => desk.field(legal).into_iter().collect(),
            Task::Learn { .. } => self.learn(&desk, legal),
            Task::Repeal { .. } => repeal(&desk, legal).into_iter().collect(),
            Task::Program { .. } => Vec::new(),
        }
    }

    /// A free technology: the one that is worth most.
    fn learn(&self, desk: &Desk<'_>, legal: &[Action]) -> Vec<Action> {
        let lore = Lore::new(&desk.scan, &desk.purse);
        let known = self.state.public.mat(self.seat).techs;
        let value = |action: &Action| {
            if let Action::Learn(tech) = action {
                Some((lore.worth(known, *tech), *action))
            } else {
                None
            }
        };
        let best = legal
            .iter()
            .filter_map(value)
            .max_by_key(|(worth, _)| *worth);
        best.map(|(_, action)| action).into_iter().collect()
    }

    fn deed(&self, desk: &Desk<'_>, task: Task, legal: &[Action]) -> Vec<Action> {
        match task {
            Task::Deed {
                deed,
                origin,
                invoked,
                ..
            } => self.begin(desk, deed, extras(origin, invoked), legal),
            Task::Build {
                origin, invoked, ..
            } => built(desk, extras(origin, invoked)),
            Task::Refit {
                origin,
                invoked,
                gift,
                licensed,
                given,
                ..
            } => {
                let extras = extras(origin, invoked);
                let shop = Shop::new(&desk.scan, &desk.purse, extras, !gift);
                if given.is_some_and(|(item, _)| item.rocket().is_some()) {
                    placed(&shop, legal)
                } else {
                    refitted(&shop, licensed)
                }
            }
            Task::Trade {
                origin,
                invoked,
                space,
                first,
                ..
            } => self.traded(desk, space, extras(origin, invoked), first),
            Task::Mine { .. } | Task::Learn { .. } | Task::Repeal { .. } | Task::Program { .. } => {
                Vec::new()
            }
        }
    }

    /// The exchange that gains most, or no more.
    fn traded(
        &self,
        desk: &Desk<'_>,
        space: u8,
        extras: Extras,
        first: Option<Exchange>,
    ) -> Vec<Action> {
        let mat = self.state.public.mat(self.seat);
        let own = [mat.cp, mat.ax, mat.ph].map(i32::from);
        let swap = desk.swap(own, space, extras, first);
        vec![swap.map_or(Action::Done, |(_, exchange, _)| Action::Exchange(exchange))]
    }

    /// Begins one of the six actions, or declines it.
    fn begin(&self, desk: &Desk<'_>, deed: Deed, extras: Extras, legal: &[Action]) -> Vec<Action> {
        if let Some(ability) = self.ability(desk, deed, extras, legal) {
            return vec![ability];
        }
        match deed {
            Deed::Research => {
                let best = desk.research(extras, TechSet::NONE).into_iter().next();
                let best = best.filter(|(gain, _)| *gain > 0);
                vec![best.map_or(Action::Done, |(_, tech)| Action::Learn(tech))]
            }
            Deed::Bank => vec![Action::Bank],
            Deed::Build => built(desk, extras),
            Deed::Upgrade => {
                let shop = Shop::new(&desk.scan, &desk.purse, extras, true);
                refitted(&shop, 0)
            }
            Deed::Trade if desk.gain(deed, extras) > 0 => vec![Action::OpenTrade],
            Deed::Mine if desk.gain(deed, extras) > 0 => vec![Action::Mine],
            Deed::Trade | Deed::Mine => vec![Action::Done],
        }
    }

    /// An ability that makes the action better by enough.
    fn ability(
        &self,
        desk: &Desk<'_>,
        deed: Deed,
        extras: Extras,
        legal: &[Action],
    ) -> Option<Action> {
        let last = desk.scan.left == 0;
        let least = if last { 5 } else { 30 };
        let now = desk.gain(deed, extras);
        legal.iter().copied().find(|action| {
            let Action::Invoke(ability) = action else {
                return false;
            };
            let with = Extras {
                invoked: extras.invoked.with(ability.0),
                ..extras
            };
            desk.gain(deed, with) - now >= least
        })
    }
}

/// The next ship that is worth its price.
fn built(desk: &Desk<'_>, extras: Extras) -> Vec<Action> {
    let (list, _) = desk.build(extras);
    let mut line: Vec<Action> = list.into_iter().map(Action::Build).collect();
    line.push(Action::Done);
    line
}

/// What an action brings with it.
const fn extras(origin: Origin, invoked: CardSet) -> Extras {
    Extras {
        origin: Some(origin),
        invoked,
    }
}

/// The whole of a refit.
fn refitted(shop: &Shop<'_>, licensed: u8) -> Vec<Action> {
    let mut line = shop.line(&shop.design(licensed));
    line.push(Action::Done);
    line
}

/// Places a rocket that was given.
fn placed(shop: &Shop<'_>, legal: &[Action]) -> Vec<Action> {
    let silo = shop.silo();
    let best = legal
        .iter()
        .find(|action| matches!(action, Action::Arm(_, hex) if Some(*hex) == silo));
    let any = || {
        legal
            .iter()
            .find(|action| matches!(action, Action::Arm(..)))
    };
    best.or_else(any).copied().into_iter().collect()
}

/// The law that is the worst for the seat.
fn repeal(desk: &Desk<'_>, legal: &[Action]) -> Option<Action> {
    let value = |action: &Action| {
        if let Action::Repeal(law) = action {
            Some((desk.law(*law), *action))
        } else {
            None
        }
    };
    let worst = legal
        .iter()
        .filter_map(value)
        .min_by_key(|(worth, _)| *worth);
    worst.map(|(_, action)| action)
}
