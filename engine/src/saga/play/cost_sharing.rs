//! Shared costs: the price, the seats that may contribute, and the valid divisions `[SAGA-EXP.2]`
//! `[SAGA-COL.1]` `[SAGA-LST.11]`.

use crate::game::{Seat, SeatSet};
use crate::saga::effect::{PricedItem, Prohibition};
use crate::saga::figures::{Color, SectorKind};
use crate::saga::game::Saga;
use crate::saga::ids::ArmadaId;
use crate::saga::refusal::FrameRefusal;
use crate::saga::state::Public;
use crate::saga::step::{SharedProject, Task};

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

    /// Returns whether payments from `min` to `max` of each kind can add up to the price.
    pub fn fits(&self, min: [u8; 2], max: [u8; 2]) -> bool {
        let min = [0, 1].map(|kind| min[kind].max(self.min[kind]));
        let max = [0, 1].map(|kind| max[kind].min(self.max[kind]));
        min[0] <= max[0]
            && min[1] <= max[1]
            && min[0].saturating_add(min[1]) <= self.total
            && self.total <= max[0].saturating_add(max[1])
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
            SharedProject::Project(index) => {
                let project = self.mission.expand.get(usize::from(index));
                let cost = project.map(|project| project.cost).unwrap_or_default();
                (
                    TokenPrice::new([cost.exploration, cost.combat], 0),
                    cost.xpm,
                )
            }
        }
    }

    /// Returns the seats that may contribute besides the builder: those in the same sector that
    /// have not declined; in the Arena only a partner `[SAGA-EXP.2]` `[SAGA-ARN.15]`
    /// `[SAGA-ARN.21]`.
    pub(super) fn helpers(&self, public: &Public, armada: ArmadaId) -> SeatSet {
        let builder = self.owner(armada);
        let Some(sector) = public.armada(armada).sector else {
            return SeatSet::NONE;
        };
        let present = public.armadas_in(sector);
        let helps = |seat: &Seat| {
            *seat != builder
                && self.are_allied(builder, *seat)
                && !public.refused.contains(*seat)
                && self.fleet(*seat).any(|armada| present.contains(armada.0))
        };
        self.all_seats().iter().filter(helps).collect()
    }

    /// Returns the seats that may pay for an armada's project: its owner and the seats that may
    /// contribute `[SAGA-EXP.2]`.
    #[must_use]
    pub fn contributors(&self, public: &Public, armada: ArmadaId) -> SeatSet {
        self.helpers(public, armada).with(self.owner(armada))
    }

    /// Returns the Exploration and Combat Tokens of a seat.
    fn tokens_of(public: &Public, seat: Seat) -> [u8; 2] {
        let mat = public.mat(seat);
        [mat.exploration_tokens, mat.combat_tokens]
    }

    /// Returns the builder and helpers that have an XPM to pay.
    pub(super) fn xpm_contributors(&self, public: &Public, armada: ArmadaId) -> SeatSet {
        let seats = self.contributors(public, armada).iter();
        seats.filter(|&seat| public.mat(seat).has_xpm).collect()
    }

    /// Checks whether the builder and the helpers together can pay the price of a project.
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
        let Some(sector) = public
            .armada(armada)
            .sector
            .filter(|_| self.mission.allows_building)
        else {
            return Err(FrameRefusal::NoBuilding);
        };
        if self.is_forbidden(public, Prohibition::BuildStarbase) {
            return Err(FrameRefusal::BuildBarred);
        }
        let kind = self.tile_of(public, sector).map(|tile| tile.kind);
        if kind == Some(SectorKind::Jumpgate) || self.is_closed(public, sector) {
            return Err(FrameRefusal::BuildPlace);
        }
        if public.sector(sector).starbase.is_some() {
            return Err(FrameRefusal::BuildTaken);
        }
        if public.raiders_in(sector).next().is_some() {
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
        let own_color = public.mat(self.owner(armada)).color;
        let has_starbase = |color: &Color| public.starbases[color.index()] > 0;
        let mut any = Color::ALL.into_iter().filter(has_starbase);
        own_color
            .filter(has_starbase)
            .or_else(|| any.next().filter(|_| !self.mission.flags.has_own_starbases))
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

    /// Returns whether a seat may pay this share: it has the tokens, and the seats with open shares
    /// can pay the remainder `[SAGA-EXP.2]`.
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
        let own_tokens = Self::tokens_of(public, seat);
        if share[0] > own_tokens[0] || share[1] > own_tokens[1] {
            return false;
        }
        let (mut min, mut max) = (share, share);
        for other in self.all_seats().iter().filter(|&other| other != seat) {
            match shares.get(other.index()) {
                Some(&UNSETTLED_SHARE) => max = add(max, Self::tokens_of(public, other)),
                Some(&settled) => (min, max) = (add(min, settled), add(max, settled)),
                None => {}
            }
        }
        self.price_of(public, armada, project).0.fits(min, max)
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

    /// Returns whether a seat still has its share, and the XPM if it pays the XPM.
    pub(super) fn can_give(&self, public: &Public, task: Task, seat: Seat) -> bool {
        let Task::Build { shares, hauler, .. } = task else {
            return false;
        };
        let own_tokens = Self::tokens_of(public, seat);
        let share = shares.get(seat.index()).copied().unwrap_or_default();
        let has_xpm = hauler != Some(seat) || public.mat(seat).has_xpm;
        has_xpm && share[0] <= own_tokens[0] && share[1] <= own_tokens[1]
    }
}
