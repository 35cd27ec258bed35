//! What is asked of a session at its table: what happened, who is waited for, what may be done, what
//! is seen. Nothing here changes it.

use super::Session;
use crate::game::{Audience, Game, Prompt, QuestionId, Seat, Status, Viewer, fingerprint};

impl<G: Game> Session<G> {
    /// What happened in entry number `entry`; nothing beyond the end of the log.
    #[must_use]
    pub fn events_at(&self, entry: usize) -> &[G::Event] {
        if let Some(step) = self.visible_entry(entry) {
            return &step.events;
        }
        let played = entry.checked_sub(self.visible_entry_count());
        let events = played.and_then(|entry| self.events.get(entry));
        events.map_or(&[], |events| events)
    }

    /// What `viewer` learned from entry number `entry`.
    pub fn visible_events_at(
        &self,
        entry: usize,
        viewer: Viewer,
    ) -> impl Iterator<Item = &G::Event> {
        self.events_at(entry).iter().filter(move |event| {
            match (self.game.audience(event), viewer) {
                (Audience::All, _) | (Audience::Only(_), Viewer::Omniscient) => true,
                (Audience::Only(seats), Viewer::Seat(seat)) => seats.has(seat),
                (Audience::Only(_), Viewer::Spectator) => false,
            }
        })
    }

    /// Whom the game waits for, or how it ended.
    #[must_use]
    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }

    /// What the game asks of `seat`; nothing of one that it does not wait for.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<QuestionId> {
        self.game.question(&self.state, seat)
    }

    /// Every action by which `seat` can answer what the game waits for.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut list);
        list
    }

    /// The same in the order in which people and programs are told it.
    #[must_use]
    pub fn sorted_legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = self.legal_actions(seat);
        self.game.sort_actions(&self.state, &mut list);
        list
    }

    /// What `seat`, or the table, may do beside the game's course.
    #[must_use]
    pub fn out_of_turn_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.out_of_turn_actions(&self.state, seat, &mut list);
        list
    }

    /// What the screen shows to `seat`.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> Prompt<G::Action, G::Refusal> {
        self.game.prompt(&self.state, seat)
    }

    /// What `viewer` may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Why `seat` may not give `action`; nothing where it may.
    #[must_use]
    pub fn refusal(&self, seat: Seat, action: G::Action) -> Option<G::Refusal> {
        self.game.check_action(&self.state, seat, action).err()
    }

    /// The only action that anybody has of all that are waited for, and whose it is.
    #[must_use]
    pub fn forced_action(&self) -> Option<(Seat, G::Action)> {
        self.forced_action_in(&self.state)
    }

    /// The same after the first `entries` entries.
    #[must_use]
    pub fn forced_action_at(&self, entries: usize) -> Option<(Seat, G::Action)> {
        self.forced_action_in(&self.state_at(entries)?)
    }

    fn forced_action_in(&self, state: &G::State) -> Option<(Seat, G::Action)> {
        let (mut only, mut legal) = (None, Vec::new());
        for seat in self.game.status(state).waiting_seats().iter() {
            legal.clear();
            self.game.legal_actions(state, seat, &mut legal);
            only = match (legal.as_slice(), only) {
                ([action], None) => Some((seat, *action)),
                _ => return None,
            };
        }
        only
    }

    /// The fingerprint of the state, equal on every machine.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&self.state)
    }
}
