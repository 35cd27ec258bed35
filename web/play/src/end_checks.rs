//! Checks of the end of a match without a browser, called by the tests of each game.

use crate::games::wording_checks::{is_complete_text, languages};
use crate::games::{GameScreens, imported_record};
use engine::game::Status;
use engine::session::Session;
use ui::test_render::render_to_string;

/// Plays a random match in which the seat to act concedes after `actions` actions, checks that its
/// end is told in three sentences with the pieces of the winners, and returns the English story.
///
/// # Panics
/// If one of these conditions does not hold.
#[must_use]
pub fn the_end_tells_a_story<G: GameScreens>(game: &G::Game, actions: usize) -> [String; 3] {
    let mut session = Session::<G::Game>::new(game.clone(), 11);
    let mut next = 11_u64;
    for step in 0.. {
        let Some(seat) = session.status().waiting_seats().iter().next() else {
            break;
        };
        if step >= actions {
            session.act(seat, G::CONCEDE).expect("a seat may concede");
            continue;
        }
        let mut legal = session.legal_actions(seat);
        legal.retain(|action| !G::is_out_of_turn(*action));
        // Any reproducible sequence is sufficient.
        next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let at = (next >> 33) as usize % legal.len();
        session.act(seat, legal[at]).expect("it is legal");
    }
    let Status::Over(outcome) = session.status() else {
        panic!("the match goes on");
    };
    let record = imported_record::<G>(&session, "A match".to_owned(), 0, 0);
    let stories = languages().map(|phrases| {
        let end = G::match_end(&phrases, &session, &record, outcome.winners).expect("it is over");
        for line in &end.story {
            assert!(is_complete_text(line) && line.ends_with('.'), "{line}");
        }
        let pieces = render_to_string(&phrases, end.pieces)
            .matches("end-piece ")
            .count();
        assert_eq!(
            pieces > 0,
            !outcome.winners.is_empty(),
            "a piece for the winner"
        );
        end.story
    });
    stories.into_iter().next().expect("English comes first")
}
