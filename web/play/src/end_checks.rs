//! Checks of the end of a match without a browser, called by the tests of each game.

use crate::games::wording_checks::{is_complete_text, languages};
use crate::games::{GameScreens, imported_record};
use crate::random_match::play_random_actions;
use engine::game::{Game, Status};
use engine::session::Session;
use ui::test_render::render_to_string;

/// Plays a random match in which the seat to act concedes after `action_count` actions, checks that
/// its end is told in three sentences with the pieces of the winners, and returns the English
/// story.
///
/// # Panics
/// If one of these conditions does not hold.
#[must_use]
pub fn the_end_tells_a_story<G: GameScreens>(game: &G::Game, action_count: usize) -> [String; 3] {
    let mut session = Session::<G::Game>::new(game.clone(), 11);
    play_random_actions::<G>(&mut session, 11, action_count, |_| ());
    while let Some(seat) = session.status().waiting_seats().iter().next() {
        session
            .act(seat, <G::Game>::CONCEDE)
            .expect("a seat may concede");
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
