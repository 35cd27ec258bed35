//! Leaving the seat of a person to a bot while the match is played.

use super::absence::notice_delay;
use super::task::Table;
use crate::error::ServerError;
use crate::store::SeatRow;
use engine::bots::Level;
use engine::error::RuleRefusal;
use engine::game::{Seat, Status};
use engine::registry::RegisteredGame;
use protocol::HostEffect;
use protocol::online::Occupant;

/// The level of bots that play for people.
pub(super) const SUBSTITUTE_LEVEL: Level = Level::Captain;

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Leaves a seat to a bot for the rest of the match. The person there is told, and so are the
    /// others.
    pub(super) async fn vacate(
        &mut self,
        seat: Seat,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let mut seats = self.row.seats.iter();
        let player = seats.find_map(|row| match &row.occupant {
            Occupant::Player(player) if row.seat == seat => Some(player.id.clone()),
            Occupant::Player(_) | Occupant::Open | Occupant::Bot { .. } => None,
        });
        let Some(player) = player else {
            return Ok(Vec::new());
        };
        // Whoever looks at the table sees it there.
        let delay = notice_delay(&self.app);
        let delay = (!self.host.is_present(seat)).then_some(delay);
        let store = &self.app.store;
        let vacated = store.vacate_seat(&self.row.id, seat, &player, delay);
        if !vacated.await? {
            // Whoever has changed the seat meanwhile loads the table again.
            return Ok(Vec::new());
        }
        let seats = self.row.seats.iter_mut();
        for row in seats.filter(|row| row.seat == seat) {
            row.occupant = Occupant::Bot {
                level: SUBSTITUTE_LEVEL,
            };
        }
        let now = self.app.clock.now();
        self.clocks.update(&self.session, &self.row, now, |_| true);
        self.save_clocks().await?;
        let mut effects = self.host.vacate_seat(seat);
        effects.extend(self.notices());
        self.start_bot();
        Ok(effects)
    }

    /// Answers the request of a guest that a bot plays a seat from now on: the own one, or that of
    /// somebody who is late.
    pub(super) async fn on_vacate_request(
        &mut self,
        by: Seat,
        seat: Seat,
    ) -> Result<Vec<HostEffect<G::Action>>, ServerError> {
        let is_granted = by == seat || self.may_replace(seat);
        if is_granted && matches!(self.session.status(), Status::WaitingFor(_)) {
            self.vacate(seat).await
        } else {
            Ok(Vec::new())
        }
    }

    /// Lets a bot play for somebody who is late. Returns whether that is granted.
    pub(super) async fn replace(&mut self, seat: Seat) -> Result<bool, ServerError> {
        if !self.may_replace(seat) {
            return Ok(false);
        }
        let effects = self.vacate(seat).await?;
        self.apply(effects).await?;
        Ok(true)
    }

    fn may_replace(&self, seat: Seat) -> bool {
        let now = self.app.clock.now();
        let mut seats = self.row.seats.iter();
        seats.any(|row: &SeatRow| row.seat == seat && self.is_replaceable(row, now))
    }
}
