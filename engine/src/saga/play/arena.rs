//! The Arena: homes, partners, Victory Points, sieges and its end `[SAGA-ARN]`.

use super::{Play, PlayFlow};
use crate::chance::Chance;
use crate::game::{EventSink, Seat, SeatSet};
use crate::saga::armada::Starbase;
use crate::saga::effect::{Good, Stat};
use crate::saga::event::{Event, MoveKind, RemovalReason};
use crate::saga::figures::{Color, SectorKind, Tile};
use crate::saga::game::Saga;
use crate::saga::hex::SectorId;
use crate::saga::ids::{ArmadaId, TileId};
use crate::saga::state::{Ending, Public};
use crate::saga::step::{Cause, RollPurpose, Task};

impl Saga {
    /// Returns the sector to which a seat's destroyed armada returns: its home in the Arena, the
    /// Jumpgate elsewhere `[SAGA-DES.1]` `[SAGA-ARN.13]`.
    #[must_use]
    pub fn return_sector(&self, public: &Public, seat: Seat) -> Option<SectorId> {
        let home = self.mission.homes.get(seat.index());
        public.at(home.copied().unwrap_or_default())
    }

    /// Returns the partner of a seat, who sits opposite; `None` without teams `[SAGA-ARN.21]`.
    #[must_use]
    pub const fn partner(&self, seat: Seat) -> Option<Seat> {
        if self.mission.flags.has_teams && self.options.seats == 4 {
            Some(Seat((seat.0 + 2) % 4))
        } else {
            None
        }
    }

    /// Returns whether two seats are on the same side: all in a campaign, partners in the Arena
    /// `[SAGA-ARN.21]`. A seat is allied with itself.
    #[must_use]
    pub fn are_allied(&self, seat: Seat, other: Seat) -> bool {
        !self.is_competitive() || seat == other || self.partner(seat) == Some(other)
    }

    /// Returns the owner of the Starbase in a sector; `None` without a Starbase, and in a campaign
    /// `[SAGA-ARN.8]`.
    #[must_use]
    pub fn starbase_owner(&self, public: &Public, sector: SectorId) -> Option<Seat> {
        let color = public.sector(sector).starbase?.color?;
        let mut seats = self.all_seats().iter().filter(|_| self.is_competitive());
        seats.find(|&seat| public.mat(seat).color == Some(color))
    }

    /// Returns whether a sector is the home of this seat's rival, which it cannot enter
    /// `[SAGA-ARN.8]`.
    #[must_use]
    pub fn is_rival_home(&self, public: &Public, seat: Seat, sector: SectorId) -> bool {
        let is_home = public
            .sector(sector)
            .starbase
            .is_some_and(|base| base.is_home);
        let owner = self.starbase_owner(public, sector);
        is_home && owner.is_some_and(|owner| !self.are_allied(owner, seat))
    }

    /// Returns the seats that have not given up.
    #[must_use]
    pub fn remaining_seats(&self, public: &Public) -> SeatSet {
        let seats = self.all_seats().iter();
        seats
            .filter(|&seat| !public.resigned.contains(seat))
            .collect()
    }

    /// Returns whether no two of these seats are rivals: a single seat, or partners.
    #[must_use]
    pub fn is_side(&self, seats: SeatSet) -> bool {
        let rivals = |one: Seat| seats.iter().any(|other| !self.are_allied(one, other));
        !seats.iter().any(rivals)
    }

    /// Returns a seat together with its partner `[SAGA-ARN.21]`.
    fn side(&self, seat: Seat) -> SeatSet {
        let seats = self.all_seats().iter();
        seats
            .filter(|&other| other == seat || self.partner(seat) == Some(other))
            .collect()
    }

    /// Returns the sort key of a seat's side: Victory Points, Starbases, deliveries, Hull, each
    /// summed over partners `[SAGA-ARN.19]` `[SAGA-ARN.21]`.
    fn rank(&self, public: &Public, seat: Seat) -> [u16; 4] {
        self.side(seat).iter().fold([0; 4], |sum, seat| {
            let mat = public.mat(seat);
            let own = [
                mat.points,
                self.non_home_starbases(public, seat),
                mat.delivered,
                mat.hull,
            ];
            let mut total = sum;
            for (total, own) in total.iter_mut().zip(own) {
                *total += u16::from(own);
            }
            total
        })
    }

    /// Returns the Victory Points of a seat at the end of the Arena: for Starbases, and for the
    /// Command Center `[SAGA-ARN.17]`.
    pub(in crate::saga) fn end_points(&self, public: &Public, seat: Seat) -> [u8; 2] {
        let points = self.mission.points.unwrap_or_default();
        let bases = self.non_home_starbases(public, seat);
        let level = public.mat(seat).levels[2];
        let lines = points.center.iter().filter(|line| level >= line[0]);
        let center = lines.map(|line| line[1]).max().unwrap_or(0);
        [bases.saturating_mul(points.standing), center]
    }

    /// Returns the leaders among the seats that have not given up `[SAGA-ARN.19]`.
    pub(super) fn leading_seats(&self, public: &Public) -> SeatSet {
        let remaining = self.remaining_seats(public);
        let top = remaining.iter().map(|seat| self.rank(public, seat)).max();
        let is_top = |seat: &Seat| Some(self.rank(public, *seat)) == top;
        remaining.iter().filter(is_top).collect()
    }

    /// Returns the seats that win by domination now `[SAGA-ARN.20]`.
    pub(super) fn dominating_seats(&self, public: &Public) -> SeatSet {
        let [deliveries, bases] = self.frame().domination;
        let dominates = |seat: &Seat| {
            public.mat(*seat).delivered >= deliveries
                && self.non_home_starbases(public, *seat) >= bases
        };
        let seats = self.remaining_seats(public).iter().filter(dominates);
        seats.flat_map(|seat| self.side(seat).iter()).collect()
    }

    /// Returns the Thick Nebula of a color `[SAGA-ARN.2]`.
    fn nebula(&self, color: Color) -> Option<TileId> {
        let of_color = |tile: &Tile| tile.kind == SectorKind::Nebula && tile.color == Some(color);
        let index = self.tiles.iter().position(of_color)?;
        Some(TileId(index as u8))
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Gives a seat Victory Points by a rule of the Arena `[SAGA-ARN.17]`; does nothing in a
    /// campaign.
    pub fn award(&mut self, seat: Seat, points: u8) {
        if self.game.is_competitive() && points > 0 {
            self.gain(seat, Good::Points, points, Cause::Rule);
        }
    }

    /// Places the home of a seat in its color, with its Starbase and its armada `[SAGA-ARN.2]`
    /// `[SAGA-ARN.3]`.
    pub(super) fn place_home(&mut self, seat: Seat) {
        let color = self.state.public.mat(seat).color.unwrap_or_default();
        let home = self.game.mission.homes.get(seat.index()).copied();
        let (Some(hex), Some(tile)) = (home, self.game.nebula(color)) else {
            return;
        };
        let Some(sector) = self.put_sector(hex, Some(tile), true, Cause::Rule) else {
            return;
        };
        let public = self.public_mut();
        public.sector_mut(sector).starbase = Some(Starbase {
            color: Some(color),
            is_active: true,
            is_home: true,
        });
        let remaining = &mut public.starbases[color.index()];
        *remaining = remaining.saturating_sub(1);
        for armada in self.game.fleet(seat) {
            self.move_armada(armada, sector, MoveKind::Effect);
        }
    }

    /// Gives each seat one Astartium per Starbase besides its home `[SAGA-ARN.7]`.
    pub(super) fn take_income(&mut self) {
        if !self.game.is_competitive() {
            return;
        }
        for seat in self.game.remaining_seats(&self.state.public).iter() {
            let count = self.game.non_home_starbases(&self.state.public, seat);
            if count > 0 {
                self.gain(seat, Good::Astartium, count, Cause::Rule);
            }
        }
    }

    /// Advances a siege: a check, then the Starbase is destroyed or the armada takes damage
    /// `[SAGA-ARN.12]`.
    pub fn advance_siege(&mut self, task: Task) -> PlayFlow {
        let Task::Siege { armada, hits } = task else {
            return PlayFlow::Continue;
        };
        let Some(hits) = hits else {
            self.begin_roll(armada, RollPurpose::Check, Stat::Combat);
            return PlayFlow::Continue;
        };
        self.pop_task();
        let [required_successes, damage] = self.game.frame().siege;
        let Some(sector) = self.state.public.armada(armada).sector else {
            return PlayFlow::Continue;
        };
        let (is_won, hex) = (
            hits >= required_successes,
            self.state.public.sector(sector).hex,
        );
        self.emit(Event::Siege {
            armada,
            hex,
            is_won,
        });
        if is_won {
            self.destroy_starbase(sector, RemovalReason::Removed);
            let points = self.game.mission.points.map_or(0, |points| points.siege);
            self.award(self.game.owner(armada), points);
        } else {
            self.deal_damage(armada, damage, Cause::Rule);
        }
        PlayFlow::Continue
    }

    /// Delivers the XPM of the Cargo to the Jumpgate or home `[SAGA-ARN.14]`.
    pub(super) fn deliver_xpm(&mut self, armada: ArmadaId) {
        let seat = self.game.owner(armada);
        let sector = self.state.public.armada(armada).sector;
        let is_at_home = sector.is_some_and(|sector| {
            self.state
                .public
                .sector(sector)
                .starbase
                .is_some_and(|base| base.is_home)
        });
        if !self.state.public.mat(seat).has_xpm {
            return;
        }
        self.lose_cargo_xpm(seat, RemovalReason::Delivered);
        let points = self.game.mission.points.unwrap_or_default();
        if !is_at_home {
            let mat = self.public_mut().mat_mut(seat);
            mat.delivered = mat.delivered.saturating_add(1);
        }
        self.public_mut().end_counts.delivered += 1;
        self.award(seat, points.deliver[usize::from(is_at_home)]);
    }

    /// Ends the Arena if this is the last round or the target is reached, with the Victory Points
    /// for its end; returns whether it ended `[SAGA-ARN.17]` `[SAGA-ARN.19]`.
    pub(super) fn end_arena(&mut self) -> bool {
        let Some(points) = self.game.mission.points else {
            return false;
        };
        let remaining = self.game.remaining_seats(&self.state.public);
        let seat_points = remaining
            .iter()
            .map(|seat| self.state.public.mat(seat).points);
        let is_reached = points.target > 0 && seat_points.max().unwrap_or(0) >= points.target;
        if !is_reached && self.state.public.round < self.game.mission.rounds {
            return false;
        }
        for seat in remaining.iter() {
            for points in self.game.end_points(&self.state.public, seat) {
                self.award(seat, points);
            }
        }
        self.public_mut().ending = Some(Ending::Points);
        true
    }
}
