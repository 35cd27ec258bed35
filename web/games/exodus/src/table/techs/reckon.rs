//! How technologies stand for a seat: price, what makes it, and whether it can be learned now.

use super::super::Offers;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::play::{Bill, Cause, Extras};
use engine::exodus::refusal::Refusal;
use engine::exodus::state::{Plan, Public};
use engine::exodus::step::{Step, Task};
use engine::exodus::tech::{Field, Origin, Tech, TechSet};
use engine::game::{Seat, Seats};

/// What can be done about a technology.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It is known.
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
pub struct BillLine {
    /// Where it comes from.
    pub cause: Cause,
    /// Whether the technology counts for its type besides its color.
    pub twice: bool,
    /// What it adds, usually less than nothing.
    pub by: i16,
}

/// A technology as a seat sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Which.
    pub tech: Tech,
    /// Its type.
    pub field: Field,
    /// Its color.
    pub origin: Origin,
    /// Its price, and how it comes about.
    pub bill: Bill,
    /// What can be done about it.
    pub standing: Standing,
    /// Whether the seat could have it now, or could pay for it if it were asked.
    pub affordable: bool,
    /// Other seats that know it.
    pub others: Seats,
}

/// What technologies are looked at for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// To start with: so many, whose printed costs may come to so much.
    Start(u8, u8),
    /// One is granted, up to a printed cost.
    Granted(u8),
    /// They are paid for.
    Paid,
}

/// All technologies for one seat.
pub struct Lore<'a> {
    /// The table.
    pub table: &'a Exodus,
    /// What lies on it.
    pub public: &'a Public,
    /// Whose they are.
    pub seat: Seat,
    /// What the seat is about to commit, as far as it may be seen.
    pub plan: Option<&'a Plan>,
    /// What can be ordered, where it is this seat that is asked.
    pub offers: Option<&'a Offers>,
}

impl Lore<'_> {
    /// For what they are looked at.
    #[must_use]
    pub fn moment(&self) -> Moment {
        let own = self
            .public
            .task()
            .filter(|task| task.seat() == Some(self.seat));
        match own {
            Some(Task::Learn { most, .. }) => Moment::Granted(*most),
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
                    Moment::Start(count, most)
                } else {
                    Moment::Paid
                }
            }
        }
    }

    /// What the action at hand brings with it, if it is this seat's.
    fn extras(&self) -> Extras {
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

    /// A technology.
    #[must_use]
    pub fn entry(&self, tech: Tech) -> Entry {
        let figures = self.table.tech(tech);
        let bill = self
            .table
            .bill_of_tech(self.public, self.seat, tech, self.extras());
        let standing = self.standing(tech);
        let others = self
            .table
            .all()
            .iter()
            .filter(|&seat| seat != self.seat && self.public.mat(seat).techs.has(tech));
        Entry {
            tech,
            field: figures.field,
            origin: figures.origin,
            affordable: self.is_affordable(tech, &bill, standing),
            bill,
            standing,
            others: others.fold(Seats::NONE, Seats::with),
        }
    }

    fn standing(&self, tech: Tech) -> Standing {
        if self.public.mat(self.seat).techs.has(tech) {
            return Standing::Known;
        }
        if self.chosen().has(tech) {
            return Standing::Chosen;
        }
        let Some(offers) = self.offers else {
            return Standing::Idle;
        };
        let ways = [Action::Learn(tech), Action::Start(tech)];
        let offer = offers.all.iter().find(|offer| ways.contains(&offer.action));
        match offer.map(|offer| (offer.action, offer.refusal)) {
            Some((action, None)) => Standing::Open(action),
            Some((_, Some(refusal))) => Standing::Closed(refusal),
            None => Standing::Idle,
        }
    }

    fn is_affordable(&self, tech: Tech, bill: &Bill, standing: Standing) -> bool {
        match standing {
            Standing::Known | Standing::Chosen | Standing::Closed(_) => false,
            Standing::Open(_) => true,
            Standing::Idle => {
                let mat = self.public.mat(self.seat);
                let could = mat.stash > 0 && self.table.is_offered(tech);
                could && u16::from(bill.price.0) <= mat.cp
            }
        }
    }

    /// The technologies of a color, the cheapest first.
    #[must_use]
    pub fn row(&self, origin: Origin) -> Vec<Entry> {
        let mut row: Vec<Entry> = Tech::ALL
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
pub fn lines(bill: &Bill) -> Vec<BillLine> {
    let mut lines: Vec<BillLine> = Vec::new();
    for share in &bill.shares {
        let by = i16::from(share.cp);
        let known = match share.cause {
            Cause::Color(tech) | Cause::Field(tech) => Some(tech),
            Cause::Political(_) | Cause::Grant(_) | Cause::Ability(_) => None,
        };
        let same = lines.iter_mut().find(|line| match line.cause {
            Cause::Color(tech) | Cause::Field(tech) => Some(tech) == known,
            Cause::Political(_) | Cause::Grant(_) | Cause::Ability(_) => line.cause == share.cause,
        });
        if let Some(line) = same {
            line.by += by;
            line.twice = known.is_some();
        } else {
            let (cause, twice) = (share.cause, false);
            lines.push(BillLine { cause, twice, by });
        }
    }
    lines
}

/// What a technology takes off the price of another, by that other's bill.
#[must_use]
pub fn gives(bill: &Bill, tech: Tech) -> i16 {
    let own = lines(bill).into_iter().find(|line| match line.cause {
        Cause::Color(known) | Cause::Field(known) => known == tech,
        Cause::Political(_) | Cause::Grant(_) | Cause::Ability(_) => false,
    });
    own.map_or(0, |line| line.by)
}
