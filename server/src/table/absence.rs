//! The people of a table who do not look at it, and what they are to be told.

use super::task::Table;
use crate::App;
use crate::notify::{AbsentPlayer, notices};
use crate::store::{Arrival, DueNotices, SeatRow, TableRow};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};
use engine::registry::RegisteredGame;
use engine::session::Session;
use protocol::Peer;
use protocol::online::{NotificationKind, Occupant};
use std::time::Duration;
use tokio::time::Instant;

/// How long the connection of a sleeping browser seems open, with a margin. Whoever is lost sooner after a
/// change may not have seen it.
const UNSEEN_TIME: Duration = Duration::from_secs(75);

/// Returns all people with a seat at a table.
pub(super) fn people(table: &TableRow) -> Vec<AbsentPlayer> {
    let person = |row: &SeatRow| match &row.occupant {
        Occupant::Player(player) => Some(AbsentPlayer {
            seat: row.seat,
            player: player.id.clone(),
        }),
        Occupant::Open | Occupant::Bot { .. } => None,
    };
    table.seats.iter().filter_map(person).collect()
}

/// Returns what absent people are to be told after a change, and when.
pub(super) fn due_notices<G: Game>(
    app: &App,
    before: Option<&Session<G>>,
    after: &Session<G>,
    absent: Vec<AbsentPlayer>,
) -> DueNotices {
    DueNotices {
        notices: notices(before, after, absent),
        delay: notice_delay(app),
    }
}

/// Returns in how many milliseconds somebody who is away is told.
pub(super) fn notice_delay(app: &App) -> u64 {
    u64::try_from(app.config.notify_delay.as_millis()).unwrap_or(u64::MAX)
}

impl<G: RegisteredGame> Table<G>
where
    G::Refusal: RuleRefusal,
{
    /// Returns the people with a seat who are not connected, or whose page is hidden, without those for
    /// whom the server passes in a position.
    pub(super) fn absent(&self, session: &Session<G>) -> Vec<AbsentPlayer> {
        let mut people = people(&self.row);
        people.retain(|person| !self.host.is_present(person.seat));
        people.retain(|person| !self.is_passed(session, person.seat));
        people
    }

    /// Notes that a connection was lost. If that was soon after a change, the browser may have been
    /// asleep already, and its person is told as if away.
    pub(super) fn note_loss(&self, peer: Peer) {
        let mut seats = self.host.guest_seats().iter();
        let Some(seat) = seats
            .find(|seat| seat.peer == Some(peer))
            .map(|seat| seat.seat)
        else {
            return;
        };
        let is_recent = |at: Instant| at.elapsed() < UNSEEN_TIME;
        if !self.changed_at.is_some_and(is_recent) {
            return;
        }
        let mut people = people(&self.row);
        people.retain(|person| person.seat == seat && !self.is_held(seat));
        let mut due = due_notices(&self.app, None, &self.session, people);
        due.notices
            .retain(|notice| notice.kind != NotificationKind::Begin);
        if due.notices.is_empty() {
            return;
        }
        let (app, table) = (self.app.clone(), self.row.id.clone());
        // The table does not wait for it.
        tokio::spawn(async move {
            if let Err(error) = app.store.add_due(&table, &due).await {
                tracing::error!(%table, %error, "a notification cannot be stored");
            }
        });
    }

    /// Notes that the person of a seat has connected or looks at the table again, and so need not be told.
    pub(super) fn note_arrival(&self, seat: Seat) {
        let mut people = people(&self.row).into_iter();
        if let Some(person) = people.find(|person| person.seat == seat) {
            self.app.notifier.arrived(Arrival {
                table: self.row.id.clone(),
                player: person.player,
                time: self.app.clock.now(),
            });
        }
    }
}
