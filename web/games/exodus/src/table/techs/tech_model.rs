//! The technologies from the view of a seat: price, breakdown, and whether each can be learned now.

use super::super::Offers;
use crate::table;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::play::{PriceBreakdown, PriceCause};
use engine::exodus::refusal::Refusal;
use engine::exodus::state::{Plan, Public};
use engine::exodus::step::{Step, Task};
use engine::exodus::tech::{Field, Origin, Tech, TechSet};
use engine::game::{Seat, SeatSet};

/// Whether a technology can be learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TechAvailability {
    Known,
    /// Chosen as a start technology, and not yet revealed.
    Chosen,
    /// Can be learned now.
    Open(Action),
    /// The seat is asked, but cannot learn it.
    Closed(Refusal),
    /// The seat is not asked.
    Idle,
}

/// One line of a price breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PriceLine {
    /// What changes the price.
    pub cause: PriceCause,
    /// Whether the technology counts for its field besides its color.
    pub counts_twice: bool,
    /// The change, usually negative.
    pub delta: i16,
}

/// A technology as a seat sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechEntry {
    pub tech: Tech,
    pub field: Field,
    pub origin: Origin,
    pub breakdown: PriceBreakdown,
    pub availability: TechAvailability,
    /// Whether the seat could have it now, or could pay for it if it were asked.
    pub is_affordable: bool,
    pub others: SeatSet,
}

/// How technologies can be gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResearchMode {
    /// Start technologies: their number, and the limit of their total printed cost.
    Start(u8, u8),
    /// One is granted, up to a printed cost.
    Granted(u8),
    /// They are paid for.
    Paid,
}

/// All technologies from the view of one seat.
pub struct TechModel<'a> {
    pub game: &'a Exodus,
    pub public: &'a Public,
    pub seat: Seat,
    /// The uncommitted plan of the seat, if the viewer may see it.
    pub plan: Option<&'a Plan>,
    /// The offers, if this seat is asked.
    pub offers: Option<&'a Offers>,
}

impl TechModel<'_> {
    /// Returns how the seat can gain technologies now.
    #[must_use]
    pub fn research_mode(&self) -> ResearchMode {
        let task = self
            .public
            .task()
            .filter(|task| task.seat() == Some(self.seat));
        match task {
            Some(Task::Learn { most: max_cost, .. }) => ResearchMode::Granted(*max_cost),
            Some(
                Task::Action { .. }
                | Task::Build { .. }
                | Task::Refit { .. }
                | Task::Trade { .. }
                | Task::Mine { .. }
                | Task::Repeal { .. }
                | Task::Program { .. },
            )
            | None => {
                if self.public.step == Step::StartTechs {
                    let (count, max_cost) = self.game.mode().techs;
                    ResearchMode::Start(count, max_cost)
                } else {
                    ResearchMode::Paid
                }
            }
        }
    }

    /// Returns the chosen start technologies.
    #[must_use]
    pub fn chosen(&self) -> TechSet {
        let is_sealed = self.public.step == Step::StartTechs;
        let plan = self.plan.filter(|_| is_sealed);
        plan.map_or(TechSet::NONE, |plan| plan.techs)
    }

    /// Returns the total printed cost of the chosen start technologies.
    #[must_use]
    pub fn chosen_cost(&self) -> u16 {
        let costs = self.chosen().iter().map(|tech| self.game.tech(tech).cost);
        costs.map(u16::from).sum()
    }

    #[must_use]
    pub fn entry(&self, tech: Tech) -> TechEntry {
        let figures = self.game.tech(tech);
        let breakdown = self.game.tech_price_breakdown(
            self.public,
            self.seat,
            tech,
            table::action_context(self.public, self.seat),
        );
        let availability = self.availability(tech);
        let others = self
            .game
            .all_seats()
            .iter()
            .filter(|&seat| seat != self.seat && self.public.mat(seat).techs.contains(tech));
        TechEntry {
            tech,
            field: figures.field,
            origin: figures.origin,
            is_affordable: self.is_affordable(tech, &breakdown, availability),
            breakdown,
            availability,
            others: others.fold(SeatSet::NONE, SeatSet::with),
        }
    }

    fn availability(&self, tech: Tech) -> TechAvailability {
        if self.public.mat(self.seat).techs.contains(tech) {
            return TechAvailability::Known;
        }
        if self.chosen().contains(tech) {
            return TechAvailability::Chosen;
        }
        let Some(offers) = self.offers else {
            return TechAvailability::Idle;
        };
        let learn_actions = [Action::Learn(tech), Action::Start(tech)];
        let offer = offers
            .all
            .iter()
            .find(|offer| learn_actions.contains(&offer.action));
        match offer.map(|offer| (offer.action, offer.refusal)) {
            Some((action, None)) => TechAvailability::Open(action),
            Some((_, Some(refusal))) => TechAvailability::Closed(refusal),
            None => TechAvailability::Idle,
        }
    }

    fn is_affordable(
        &self,
        tech: Tech,
        breakdown: &PriceBreakdown,
        availability: TechAvailability,
    ) -> bool {
        match availability {
            TechAvailability::Known | TechAvailability::Chosen | TechAvailability::Closed(_) => {
                false
            }
            TechAvailability::Open(_) => true,
            TechAvailability::Idle => {
                let mat = self.public.mat(self.seat);
                let could_have = mat.stash > 0 && self.game.is_offered(tech);
                could_have && u16::from(breakdown.price.0) <= mat.cp
            }
        }
    }

    /// Returns the technologies of a color, cheapest first.
    #[must_use]
    pub fn row(&self, origin: Origin) -> Vec<TechEntry> {
        let mut row: Vec<TechEntry> = Tech::ALL
            .into_iter()
            .filter(|tech| self.game.tech(*tech).origin == origin)
            .map(|tech| self.entry(tech))
            .collect();
        row.sort_by_key(|entry| (entry.breakdown.printed.0, entry.tech));
        row
    }
}

/// Returns the lines of a breakdown; a technology that counts for color and field gives one line
/// for both.
#[must_use]
pub fn price_lines(breakdown: &PriceBreakdown) -> Vec<PriceLine> {
    let mut lines: Vec<PriceLine> = Vec::new();
    for modifier in &breakdown.modifiers {
        let delta = i16::from(modifier.cp);
        let cause_tech = match modifier.cause {
            PriceCause::Color(tech) | PriceCause::Field(tech) => Some(tech),
            PriceCause::Political(_) | PriceCause::Grant(_) | PriceCause::Ability(_) => None,
        };
        let same = lines.iter_mut().find(|line| match line.cause {
            PriceCause::Color(tech) | PriceCause::Field(tech) => Some(tech) == cause_tech,
            PriceCause::Political(_) | PriceCause::Grant(_) | PriceCause::Ability(_) => {
                line.cause == modifier.cause
            }
        });
        if let Some(line) = same {
            line.delta += delta;
            line.counts_twice = cause_tech.is_some();
        } else {
            let (cause, twice) = (modifier.cause, false);
            lines.push(PriceLine {
                cause,
                counts_twice: twice,
                delta,
            });
        }
    }
    lines
}

/// Returns how much a technology changes the price of another one, from that one's breakdown.
#[must_use]
pub fn discount_given(breakdown: &PriceBreakdown, tech: Tech) -> i16 {
    let changes = price_lines(breakdown)
        .into_iter()
        .find(|line| match line.cause {
            PriceCause::Color(cause_tech) | PriceCause::Field(cause_tech) => cause_tech == tech,
            PriceCause::Political(_) | PriceCause::Grant(_) | PriceCause::Ability(_) => false,
        });
    changes.map_or(0, |line| line.delta)
}
