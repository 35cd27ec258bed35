//! How technologies stand for a seat: price, what makes it, and whether it can be learned now.

use super::super::Offers;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::play::{ActionContext, PriceBreakdown, PriceCause};
use engine::exodus::refusal::Refusal;
use engine::exodus::state::{Plan, Public};
use engine::exodus::step::{Step, Task};
use engine::exodus::tech::{Field, Origin, Tech, TechSet};
use engine::game::{Seat, SeatSet};

/// What can be done about a technology.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TechAvailability {
    Known,
    /// It is chosen to start with, and not shown to others yet.
    Chosen,
    /// It can be learned now.
    Open(Action),
    /// It is asked about, and cannot be learned.
    Closed(Refusal),
    /// Nobody is asked about it.
    Idle,
}

/// How a price comes about: one line of a bill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PriceLine {
    /// Where it comes from.
    pub cause: PriceCause,
    /// Whether the technology counts for its type besides its color.
    pub twice: bool,
    /// What it adds, usually less than nothing.
    pub by: i16,
}

/// A technology as a seat sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechEntry {
    pub tech: Tech,
    pub field: Field,
    pub origin: Origin,
    /// Its price, and how it comes about.
    pub bill: PriceBreakdown,
    /// What can be done about it.
    pub standing: TechAvailability,
    /// Whether the seat could have it now, or could pay for it if it were asked.
    pub affordable: bool,
    /// Other seats that know it.
    pub others: SeatSet,
}

/// What technologies are looked at for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResearchMode {
    /// To start with: so many, whose printed costs may come to so much.
    Start(u8, u8),
    /// One is granted, up to a printed cost.
    Granted(u8),
    /// They are paid for.
    Paid,
}

/// All technologies for one seat.
pub struct TechModel<'a> {
    pub table: &'a Exodus,
    pub public: &'a Public,
    pub seat: Seat,
    /// What the seat is about to commit, as far as it may be seen.
    pub plan: Option<&'a Plan>,
    /// What can be ordered, where it is this seat that is asked.
    pub offers: Option<&'a Offers>,
}

impl TechModel<'_> {
    /// For what they are looked at.
    #[must_use]
    pub fn research_mode(&self) -> ResearchMode {
        let own = self
            .public
            .task()
            .filter(|task| task.seat() == Some(self.seat));
        match own {
            Some(Task::Learn { most, .. }) => ResearchMode::Granted(*most),
            Some(
                Task::Deed { .. }
                | Task::Build { .. }
                | Task::Refit { .. }
                | Task::Trade { .. }
                | Task::Mine { .. }
                | Task::Repeal { .. }
                | Task::Program { .. },
            )
            | None => {
                if self.public.step == Step::StartTechs {
                    let (count, most) = self.table.mode().techs;
                    ResearchMode::Start(count, most)
                } else {
                    ResearchMode::Paid
                }
            }
        }
    }

    /// What the action at hand brings with it, if it is this seat's.
    fn extras(&self) -> ActionContext {
        let own = self
            .public
            .task()
            .filter(|task| task.seat() == Some(self.seat));
        own.map(Task::extras).unwrap_or_default()
    }

    /// The technologies chosen to start with.
    #[must_use]
    pub fn chosen(&self) -> TechSet {
        let sealed = self.public.step == Step::StartTechs;
        let plan = self.plan.filter(|_| sealed);
        plan.map_or(TechSet::NONE, |plan| plan.techs)
    }

    /// What the printed costs of the chosen ones come to.
    #[must_use]
    pub fn spent(&self) -> u16 {
        let costs = self.chosen().iter().map(|tech| self.table.tech(tech).cost);
        costs.map(u16::from).sum()
    }

    #[must_use]
    pub fn entry(&self, tech: Tech) -> TechEntry {
        let figures = self.table.tech(tech);
        let bill = self
            .table
            .tech_price_breakdown(self.public, self.seat, tech, self.extras());
        let standing = self.availability(tech);
        let others = self
            .table
            .all_seats()
            .iter()
            .filter(|&seat| seat != self.seat && self.public.mat(seat).techs.has(tech));
        TechEntry {
            tech,
            field: figures.field,
            origin: figures.origin,
            affordable: self.is_affordable(tech, &bill, standing),
            bill,
            standing,
            others: others.fold(SeatSet::NONE, SeatSet::with),
        }
    }

    fn availability(&self, tech: Tech) -> TechAvailability {
        if self.public.mat(self.seat).techs.has(tech) {
            return TechAvailability::Known;
        }
        if self.chosen().has(tech) {
            return TechAvailability::Chosen;
        }
        let Some(offers) = self.offers else {
            return TechAvailability::Idle;
        };
        let ways = [Action::Learn(tech), Action::Start(tech)];
        let offer = offers.all.iter().find(|offer| ways.contains(&offer.action));
        match offer.map(|offer| (offer.action, offer.refusal)) {
            Some((action, None)) => TechAvailability::Open(action),
            Some((_, Some(refusal))) => TechAvailability::Closed(refusal),
            None => TechAvailability::Idle,
        }
    }

    fn is_affordable(&self, tech: Tech, bill: &PriceBreakdown, standing: TechAvailability) -> bool {
        match standing {
            TechAvailability::Known | TechAvailability::Chosen | TechAvailability::Closed(_) => {
                false
            }
            TechAvailability::Open(_) => true,
            TechAvailability::Idle => {
                let mat = self.public.mat(self.seat);
                let could = mat.stash > 0 && self.table.is_offered(tech);
                could && u16::from(bill.price.0) <= mat.cp
            }
        }
    }

    /// The technologies of a color, the cheapest first.
    #[must_use]
    pub fn row(&self, origin: Origin) -> Vec<TechEntry> {
        let mut row: Vec<TechEntry> = Tech::ALL
            .into_iter()
            .filter(|tech| self.table.tech(*tech).origin == origin)
            .map(|tech| self.entry(tech))
            .collect();
        row.sort_by_key(|entry| (entry.bill.printed.0, entry.tech));
        row
    }
}

/// The lines of a bill: a technology that counts for color and type makes one of both.
#[must_use]
pub fn price_lines(bill: &PriceBreakdown) -> Vec<PriceLine> {
    let mut lines: Vec<PriceLine> = Vec::new();
    for share in &bill.shares {
        let by = i16::from(share.cp);
        let known = match share.cause {
            PriceCause::Color(tech) | PriceCause::Field(tech) => Some(tech),
            PriceCause::Political(_) | PriceCause::Grant(_) | PriceCause::Ability(_) => None,
        };
        let same = lines.iter_mut().find(|line| match line.cause {
            PriceCause::Color(tech) | PriceCause::Field(tech) => Some(tech) == known,
            PriceCause::Political(_) | PriceCause::Grant(_) | PriceCause::Ability(_) => {
                line.cause == share.cause
            }
        });
        if let Some(line) = same {
            line.by += by;
            line.twice = known.is_some();
        } else {
            let (cause, twice) = (share.cause, false);
            lines.push(PriceLine { cause, twice, by });
        }
    }
    lines
}

/// What a technology takes off the price of another, by that other's bill.
#[must_use]
pub fn discount_given(bill: &PriceBreakdown, tech: Tech) -> i16 {
    let own = price_lines(bill).into_iter().find(|line| match line.cause {
        PriceCause::Color(known) | PriceCause::Field(known) => known == tech,
        PriceCause::Political(_) | PriceCause::Grant(_) | PriceCause::Ability(_) => false,
    });
    own.map_or(0, |line| line.by)
}
