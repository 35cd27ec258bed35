//! Shared costs: the price, who may contribute, and how it can be divided `[SAGA-EXP.2]`
//! `[SAGA-COL.1]` `[SAGA-LST.11]`.

use crate::game::{Seat, SeatSet};
use crate::saga::effect::{PricedItem, Prohibition};
use crate::saga::figures::{Color, SectorKind};
use crate::saga::ids::ArmadaId;
use crate::saga::refusal::FrameRefusal;
use crate::saga::state::Public;
use crate::saga::step::{SharedProject, Task};
use crate::saga::table::Saga;

/// A share that is not settled yet.
pub(super) const UNSETTLED_SHARE: [u8; 2] = [u8::MAX; 2];

/// A price in Exploration and Combat Tokens. A discount or surcharge may apply to either kind
/// `[SAGA-EXP.2]`.
#[derive(Clone, Copy, Debug)]
pub(super) struct TokenPrice {
    /// Minimum of each kind.
    min: [u8; 2],
    /// Maximum of each kind.
    max: [u8; 2],
    /// Total of both kinds.
    total: u8,
}

impl TokenPrice {
    pub fn new(tokens: [u8; 2], change: i8) -> Self {
        let total = tokens[0].saturating_add(tokens[1]);
        let total = total.saturating_add_signed(change);
        let (min, max) = if change > 0 {
            (tokens, [total; 2])
        } else {
            ([0; 2], tokens)
        };
        Self { min, max, total }
    }

    /// Whether payments from `low` to `high` of each kind can add up to the price.
    pub fn fits(&self, low: [u8; 2], high: [u8; 2]) -> bool {
        let low = [0, 1].map(|kind| low[kind].max(self.min[kind]));
        let high = [0, 1].map(|kind| high[kind].min(self.max[kind]));
        low[0] <= high[0]
            && low[1] <= high[1]
            && low[0].saturating_add(low[1]) <= self.total
            && self.total <= high[0].saturating_add(high[1])
    }
}

fn add(a: [u8; 2], b: [u8; 2]) -> [u8; 2] {
    [a[0].saturating_add(b[0]), a[1].saturating_add(b[1])]
}

impl Saga {
    /// Returns the tokens and the number of XPMs that a project costs.
    pub(super) fn price_of(
        &self,
        public: &Public,
        armada: ArmadaId,
        project: SharedProject,
    ) -> (TokenPrice, u8) {
        match project {
            SharedProject::Starbase => {
                let mat = public.mat(self.owner(armada));
                let change = mat.discounts[PricedItem::Starbase as usize];
                (TokenPrice::new(self.frame().starbase_price, change), 0)
            }
            SharedProject::Project(place) => {
                let project = self.mission.expand.get(usize::from(place));
                let cost = project.map(|project| project.cost).unwrap_or_default();
                (
                    TokenPrice::new([cost.exploration, cost.combat], 0),
                    cost.xpm,
                )
            }
        }
    }

    /// Returns who may contribute besides the builder: seats in the same sector that have not
    /// declined; in the Arena only a partner `[SAGA-EXP.2]` `[SAGA-ARN.15]` `[SAGA-ARN.21]`.
    pub(super) fn helpers(&self, public: &Public, armada: ArmadaId) -> SeatSet {
        let builder = self.owner(armada);
        let Some(here) = public.armada(armada).sector else {
            return SeatSet::NONE;
        };
        let present = public.armadas_in(here);
        let helps = |seat: &Seat| {
            *seat != builder
                && self.are_allied(builder, *seat)
                && !public.refused.contains(*seat)
                && self.fleet(*seat).any(|armada| present.contains(armada.0))
        };
        self.all_seats().iter().filter(helps).collect()
    }

    /// Returns who may pay for an armada's project: its owner and those who may contribute
    /// `[SAGA-EXP.2]`.
    #[must_use]
    pub fn contributors(&self, public: &Public, armada: ArmadaId) -> SeatSet {
        self.helpers(public, armada).with(self.owner(armada))
    }

    /// Returns the Exploration and Combat Tokens of a seat.
    fn tokens_of(public: &Public, seat: Seat) -> [u8; 2] {
        let mat = public.mat(seat);
        [mat.exploration, mat.combat]
    }

    /// Returns the builder and helpers that have an XPM to pay.
    pub(super) fn xpm_contributors(&self, public: &Public, armada: ArmadaId) -> SeatSet {
        let seats = self.contributors(public, armada).iter();
        seats.filter(|&seat| public.mat(seat).xpm).collect()
    }

    /// Whether the builder and the helpers together have the price of a project.
    pub(super) fn check_share_cost(
        &self,
        public: &Public,
        armada: ArmadaId,
        project: SharedProject,
    ) -> Result<(), FrameRefusal> {
        let (price, xpm) = self.price_of(public, armada, project);
        let all = self
            .contributors(public, armada)
            .iter()
            .fold([0; 2], |sum, seat| add(sum, Self::tokens_of(public, seat)));
        if !price.fits([0; 2], all) {
            let (price, have) = (price.total, all[0].saturating_add(all[1]));
            return Err(FrameRefusal::WorksTooDear { price, have });
        }
        if xpm > 0 && self.xpm_contributors(public, armada).is_empty() {
            return Err(FrameRefusal::NoXpm);
        }
        Ok(())
    }

    /// Checks whether an armada may build a Starbase in its sector `[SAGA-EXP.2]` `[SAGA-EXP.3]`.
    pub(super) fn check_build_base(
        &self,
        public: &Public,
        armada: ArmadaId,
    ) -> Result<(), FrameRefusal> {
        let Some(here) = public.armada(armada).sector.filter(|_| self.mission.build) else {
            return Err(FrameRefusal::NoBuilding);
        };
        if self.is_forbidden(public, Prohibition::BuildStarbase) {
            return Err(FrameRefusal::BuildBarred);
        }
        let kind = self.tile_of(public, here).map(|tile| tile.kind);
        if kind == Some(SectorKind::Jumpgate) || self.is_closed(public, here) {
            return Err(FrameRefusal::BuildPlace);
        }
        if public.sector(here).starbase.is_some() {
            return Err(FrameRefusal::BuildTaken);
        }
        if public.raiders_in(here).next().is_some() {
            return Err(FrameRefusal::BuildRaider);
        }
        if self.figure_for(public, armada).is_none() {
            return Err(FrameRefusal::NoStarbase);
        }
        self.check_share_cost(public, armada, SharedProject::Starbase)
    }

    /// Returns the color of the Starbase that an armada would build: its own while one is left,
    /// otherwise any if colors do not matter `[SAGA-EXP.4]` `[SAGA-ARN.15]`.
    pub(super) fn figure_for(&self, public: &Public, armada: ArmadaId) -> Option<Color> {
        let own = public.mat(self.owner(armada)).color;
        let left = |color: &Color| public.starbases[color.index()] > 0;
        let mut any = Color::ALL.into_iter().filter(left);
        own.filter(left)
            .or_else(|| any.next().filter(|_| !self.mission.flags.own_starbases))
    }

    /// Returns the seat whose share is settled next: helpers in turn order, the builder last.
    pub(super) fn next_share(&self, public: &Public, task: Task) -> Option<Seat> {
        let Task::Build { armada, shares, .. } = task else {
            return None;
        };
        let builder = self.owner(armada);
        let seats = self.seats_from(public.first);
        let others = seats.filter(|&seat| seat != builder);
        let mut order = others.chain([builder]);
        order.find(|seat| shares.get(seat.index()) == Some(&UNSETTLED_SHARE))
    }

    /// Whether a seat's share may be this: it has the tokens, and seats with open shares can pay
    /// the rest `[SAGA-EXP.2]`.
    pub(super) fn may_share(
        &self,
        public: &Public,
        task: Task,
        seat: Seat,
        share: [u8; 2],
    ) -> bool {
        let Task::Build {
            armada,
            project,
            shares,
            ..
        } = task
        else {
            return false;
        };
        let own = Self::tokens_of(public, seat);
        if share[0] > own[0] || share[1] > own[1] {
            return false;
        }
        let (mut low, mut high) = (share, share);
        for other in self.all_seats().iter().filter(|&other| other != seat) {
            match shares.get(other.index()) {
                Some(&UNSETTLED_SHARE) => high = add(high, Self::tokens_of(public, other)),
                Some(&settled) => (low, high) = (add(low, settled), add(high, settled)),
                None => {}
            }
        }
        self.price_of(public, armada, project).0.fits(low, high)
    }

    /// Returns all shares that a seat may pay.
    pub(super) fn shares<'a>(
        &'a self,
        public: &'a Public,
        task: Task,
        seat: Seat,
    ) -> impl Iterator<Item = [u8; 2]> + 'a {
        let [exploration, combat] = Self::tokens_of(public, seat);
        let all = (0..=exploration).flat_map(move |exploration_share| {
            (0..=combat).map(move |combat_share| [exploration_share, combat_share])
        });
        all.filter(move |&share| self.may_share(public, task, seat, share))
    }

    /// Whether a seat still has its share, and the XPM if it is to pay it.
    pub(super) fn can_give(&self, public: &Public, task: Task, seat: Seat) -> bool {
        let Task::Build { shares, hauler, .. } = task else {
            return false;
        };
        let own = Self::tokens_of(public, seat);
        let share = shares.get(seat.index()).copied().unwrap_or_default();
        let has_xpm = hauler != Some(seat) || public.mat(seat).xpm;
        has_xpm && share[0] <= own[0] && share[1] <= own[1]
    }
}
