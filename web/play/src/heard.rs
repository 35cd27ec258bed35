//! What the tests of a game with hidden hands try on a match of it that is known by what was told.

use super::desk;
use crate::game_ui::{Eyes, GameUi};
use engine::chance::Seeded;
use engine::game::{Game, Seat, Viewer};
use engine::session::{Hearsay, Session, Told};
use store::Sitter;

/// The match as it is known to those who were told of it.
fn heard<G: GameUi>(session: &Session<G::Game>, viewer: Viewer) -> Session<G::Game> {
    let told = |entry| Told {
        seat: session.actor(entry).expect("an entry"),
        events: session.seen_at(entry, viewer).cloned().collect(),
    };
    let hearsay = Hearsay {
        steps: (0..session.entries()).map(told).collect(),
        back: None,
    };
    let game = session.game();
    let guess = game.guess(&session.view(viewer), &mut Seeded::new(3, 0));
    Session::heard(game.clone(), game.position(&guess), hearsay).expect("it stands")
}

/// A match of two seats that begins stays with its seat, also when it is over, for what the other hides is a guess;
/// and it is kept, but cannot go on alone.
pub fn stays_with_its_seat<G: GameUi>(mut session: Session<G::Game>) {
    let viewer = Viewer::Seat(Seat(1));
    let sitters = [Sitter::Away, Sitter::Human];
    let eyes = |session: &Session<G::Game>| Eyes::of::<G>(session, &sitters, None, None);
    assert_eq!(eyes(&heard::<G>(&session, viewer)).viewer, viewer);
    session.act(Seat(0), G::CONCEDE).expect("legal");
    let told = heard::<G>(&session, viewer);
    assert_eq!(eyes(&told).viewer, viewer);
    assert_eq!(eyes(&session), Eyes::OPEN);
    let text = desk::written(&told).expect("it can be told");
    assert!(text.starts_with('{') && engine::save::decode::<G::Game>(&text) == Ok(told));
}
