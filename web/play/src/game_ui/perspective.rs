//! Visibility: the viewer whose view a table shows. Data that is hidden from that viewer must not
//! be drawn, announced or written. If several people at one screen have secrets, a handover screen
//! comes between their turns.

use crate::game_ui::GameUi;
use crate::seats::is_human;
use engine::game::{Audience, Game, Seat, Viewer};
use engine::session::Session;
use store::PlayerKind;

/// The viewer of a table, and whether a handover comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Perspective {
    /// The viewer whose view may be shown.
    pub viewer: Viewer,
    /// The seat for which a handover screen is shown: it has to act, and nobody else should look.
    pub handover_to: Option<Seat>,
}

impl Perspective {
    /// Shows the public part of the state.
    pub const PUBLIC: Self = Self {
        viewer: Viewer::Spectator,
        handover_to: None,
    };

    /// Shows the whole state, including all secrets.
    pub const OMNISCIENT: Self = Self {
        viewer: Viewer::Omniscient,
        handover_to: None,
    };

    /// Returns the perspective of a screen at which `asked` has to act and the last handover was to
    /// `confirmed`.
    #[must_use]
    pub fn of<G: GameUi>(
        session: &Session<G::Game>,
        player_kinds: &[PlayerKind],
        asked: Option<Seat>,
        confirmed: Option<Seat>,
    ) -> Self {
        let open = |viewer| Self {
            viewer,
            handover_to: None,
        };
        let game = session.game();
        let is_here = |seat: &Seat| is_human(player_kinds, *seat);
        let people: Vec<Seat> = game.seats().iter().filter(is_here).collect();
        let Some(&first) = people.first() else {
            let has_remote_player = player_kinds.contains(&PlayerKind::Remote);
            // People who only watch bots may see everything.
            return open(if has_remote_player || session.is_partial() {
                Viewer::Spectator
            } else {
                Viewer::Omniscient
            });
        };
        if !<G::Game>::HAS_SECRETS || session.is_fully_revealed() {
            return open(Viewer::Omniscient);
        }
        if people
            .iter()
            .all(|seat| G::shares_secrets(game, first, *seat))
        {
            return open(Viewer::Seat(asked.unwrap_or(first)));
        }
        let Some(asked) = asked else {
            return open(Viewer::Spectator);
        };
        // A seat that does not need its secrets for the decision does not show them to the others
        // at the screen.
        let needed = G::needs_secrets(session, asked);
        if needed && confirmed.is_some_and(|seat| G::shares_secrets(game, seat, asked)) {
            return open(Viewer::Seat(asked));
        }
        Self {
            viewer: Viewer::Spectator,
            handover_to: needed.then_some(asked),
        }
    }

    /// Returns whether this viewer belongs to `audience`.
    #[must_use]
    pub fn sees(self, audience: Audience) -> bool {
        match (audience, self.viewer) {
            (Audience::All, _) | (Audience::Only(_), Viewer::Omniscient) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}
