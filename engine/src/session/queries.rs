//! Read-only queries of a session: its events, the waiting seats, legal actions and views.

use super::Session;
use crate::game::{Audience, Decline, Game, Prompt, QuestionId, Seat, Status, Viewer, fingerprint};

impl<G: Game> Session<G> {
    /// Returns the events of entry number `entry`; empty beyond the end of the log.
    #[must_use]
    pub fn events_at(&self, entry: usize) -> &[G::Event] {
        if let Some(step) = self.visible_entry(entry) {
            return &step.events;
        }
        let played = entry.checked_sub(self.visible_entry_count());
        let events = played.and_then(|entry| self.events.get(entry));
        events.map_or(&[], |events| events)
    }

    /// Returns the events of entry number `entry` that `viewer` may know.
    ///
    /// ```
    /// use engine::game::{Game, Seat, Viewer};
    /// use engine::session::Session;
    /// use engine::space_rift::{SpaceRift, options::Options};
    ///
    /// let mut session = Session::new(SpaceRift::new(Options::duel("srr-05"))?, 7);
    /// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
    /// session.act(seat, session.legal_actions(seat)[0])?;
    ///
    /// let total = session.events_at(0).len();
    /// let seen = |viewer| session.visible_events_at(0, viewer).count();
    /// assert_eq!(seen(Viewer::Omniscient), total);
    /// assert!(seen(Viewer::Spectator) <= seen(Viewer::Seat(seat)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn visible_events_at(
        &self,
        entry: usize,
        viewer: Viewer,
    ) -> impl Iterator<Item = &G::Event> {
        self.events_at(entry).iter().filter(move |event| {
            match (self.game.audience(event), viewer) {
                (Audience::All, _) | (Audience::Only(_), Viewer::Omniscient) => true,
                (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
                (Audience::Only(_), Viewer::Spectator) => false,
            }
        })
    }

    /// Returns the seats that the game waits for, or how it ended.
    #[must_use]
    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }

    /// Returns the current question to `seat`; `None` if the game does not wait for it.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<QuestionId> {
        self.game.question(&self.state, seat)
    }

    /// Returns how `seat` declines its current question, if that only asks whether it wants to react.
    #[must_use]
    pub fn decline(&self, seat: Seat) -> Option<Decline<G::Action>> {
        self.game.decline(&self.state, seat)
    }

    /// Returns every action by which `seat` can answer its current question.
    ///
    /// ```
    /// use engine::game::{Game, Seat};
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    ///
    /// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "screech"))?, 7);
    /// for seat in [Seat(0), Seat(1)] {
    ///     let waits = session.status().waiting_seats().contains(seat);
    ///     assert_eq!(!session.legal_actions(seat).is_empty(), waits);
    /// }
    /// # Ok::<(), engine::error::LoadError>(())
    /// ```
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut list);
        list
    }

    /// Like [`Session::legal_actions`], in the order in which people and programs are shown them.
    #[must_use]
    pub fn sorted_legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = self.legal_actions(seat);
        self.game.sort_actions(&self.state, &mut list);
        list
    }

    /// Returns the actions that `seat`, or the table, may take at any time, such as conceding.
    ///
    /// ```
    /// use engine::game::{Game, Seat, Status};
    /// use engine::rift::{Rift, action::Action, options::Options};
    /// use engine::session::Session;
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let mut session = Session::new(game, 7);
    /// // Even the seat whose turn it is not may give up.
    /// for seat in [Seat(0), Seat(1)] {
    ///     assert!(session.out_of_turn_actions(seat).contains(&Action::Concede));
    /// }
    /// session.act(Seat(1), Action::Concede)?;
    /// let Status::Over(outcome) = session.status() else { panic!("it goes on") };
    /// assert!(outcome.winners.contains(Seat(0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn out_of_turn_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.out_of_turn_actions(&self.state, seat, &mut list);
        list
    }

    /// Returns the prompt that the screen shows to `seat`.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> Prompt<G::Action, G::Refusal> {
        self.game.prompt(&self.state, seat)
    }

    /// Returns the part of the state that `viewer` may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Returns the refusal if `seat` may not take `action`; `None` if it is legal.
    #[must_use]
    pub fn refusal(&self, seat: Seat, action: G::Action) -> Option<G::Refusal> {
        self.game.check_action(&self.state, seat, action).err()
    }

    /// Returns the only legal action of all waiting seats together, and its seat; `None` if anybody
    /// has a choice.
    #[must_use]
    pub fn forced_action(&self) -> Option<(Seat, G::Action)> {
        self.forced_action_in(&self.state)
    }

    /// Like [`Session::forced_action`], after the first `entries` entries.
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

    /// Returns the fingerprint of the state, which is equal on every machine.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&self.state)
    }
}
