//! Whose eyes look at a table: what is hidden from them must not be drawn, said or written. Where
//! several people at one screen hold secrets, a curtain hangs between their turns.

use crate::game_ui::GameUi;
use crate::seats::is_human;
use engine::game::{Audience, Game, Seat, Viewer};
use engine::session::Session;
use store::PlayerKind;

/// Who looks, and who must come to the screen first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Perspective {
    /// Whose view may be shown.
    pub viewer: Viewer,
    /// The seat behind the curtain: it is asked, and nobody else should look.
    pub handover_to: Option<Seat>,
}

impl Perspective {
    /// Eyes that see what is open to all.
    pub const PUBLIC: Self = Self {
        viewer: Viewer::Spectator,
        handover_to: None,
    };

    /// Eyes that see everything.
    pub const OMNISCIENT: Self = Self {
        viewer: Viewer::Omniscient,
        handover_to: None,
    };

    /// The eyes at a screen where `asked` is to decide and the curtain was last lifted for `lifted`.
    #[must_use]
    pub fn of<G: GameUi>(
        session: &Session<G::Game>,
        sitters: &[PlayerKind],
        asked: Option<Seat>,
        lifted: Option<Seat>,
    ) -> Self {
        let open = |viewer| Self {
            viewer,
            handover_to: None,
        };
        let game = session.game();
        let here = |seat: &Seat| is_human(sitters, *seat);
        let people: Vec<Seat> = game.seats().iter().filter(here).collect();
        let Some(&first) = people.first() else {
            let away = sitters.contains(&PlayerKind::Away);
            // Who only watches bots may see all of it.
            return open(if away || session.is_partial() {
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
        // Who decides in the open shows nothing: the others look on.
        let needed = G::needs_secrets(session, asked);
        if needed && lifted.is_some_and(|seat| G::shares_secrets(game, seat, asked)) {
            return open(Viewer::Seat(asked));
        }
        Self {
            viewer: Viewer::Spectator,
            handover_to: needed.then_some(asked),
        }
    }

    /// Whether what `audience` may know may be told.
    #[must_use]
    pub fn sees(self, audience: Audience) -> bool {
        match (audience, self.viewer) {
            (Audience::All, _) | (Audience::Only(_), Viewer::Omniscient) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.has(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}
