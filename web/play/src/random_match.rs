//! Random matches for the checks of each game.

use crate::game_ui::GameUi;
use engine::session::Session;

/// Takes at most `max_actions` random actions that are not out of turn, and calls `observe` after
/// each. The same seed gives the same actions.
///
/// # Panics
/// If the game refuses an action that it lists.
pub fn play_random_actions<G: GameUi>(
    session: &mut Session<G::Game>,
    seed: u64,
    max_actions: usize,
    mut observe: impl FnMut(&Session<G::Game>),
) {
    let mut next = seed;
    for _ in 0..max_actions {
        let Some(seat) = session.status().waiting_seats().iter().next() else {
            break;
        };
        let mut legal = session.legal_actions(seat);
        legal.retain(|action| !G::is_out_of_turn(*action));
        // Any reproducible sequence is sufficient.
        next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let at = (next >> 33) as usize % legal.len();
        session.act(seat, legal[at]).expect("it is legal");
        observe(session);
    }
}
