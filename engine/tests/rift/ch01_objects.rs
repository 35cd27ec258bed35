//! RIFT-1: objects, players, information. The rules about choosing objects are tested with the
//! content.

use crate::scene::scene;
use engine::chance::{Chance, ZeroChance};
use engine::game::{Audience, Game, Seat, Viewer};
use engine::rift::options::Mode;

#[test]
fn rift_1_1_a_game_consists_of_board_ships_players_teams_mode_and_options() {
    let s = scene()
        .planets("D4")
        .ship("Rhino A1 SE")
        .ship("Screech H8 NW")
        .ship("Hammer H1 SW")
        .teams(&[1, 2, 1])
        .rules(|rules| rules.quiet_rounds = 7)
        .awaiting(0);
    assert_eq!((s.game.board().width(), s.game.board().height()), (8, 8));
    assert_eq!(s.game.seats().len(), 3);
    assert_eq!(s.game.teams().len(), 2);
    assert_eq!(s.state.ships.len(), 3);
    assert_eq!(s.game.rules().mode, Mode::Elimination);
    assert_eq!(s.game.rules().quiet_rounds, 7);
    assert_eq!(s.game.options().rules.quiet_rounds, 7);
}

#[test]
fn rift_1_6_every_viewer_sees_the_whole_state() {
    let mut s = scene()
        .ship("Screech B4 E aux 2")
        .ship("Rhino E4 W")
        .active(0);
    s.orders("laser; charge-ion; charge 2; end");
    let all = s.game.view(&s.state, Viewer::Spectator);
    for seat in [0, 1] {
        assert_eq!(s.game.view(&s.state, Viewer::Seat(Seat(seat))), all);
    }
    assert_eq!(
        s.game.determinize(&all, &mut ZeroChance),
        s.state,
        "a view holds the whole state"
    );
    assert!(
        s.log
            .iter()
            .all(|event| s.game.audience(event) == Audience::All)
    );
}

/// A chance source that fails the test when a rule draws from it.
struct NoDice;

impl Chance for NoDice {
    fn pick(&mut self, n: u32) -> u32 {
        panic!("a draw of {n} during play")
    }
}

#[test]
fn rift_1_7_play_uses_no_random_numbers() {
    use engine::rift::action::{Action, Pay};
    use engine::rift::ship::MountId;
    let s = scene()
        .ship("Rhino B4 E")
        .ship("Rhino F4 W")
        .mines("D4")
        .active(0);
    let mut state = s.state.clone();
    let mut log = Vec::new();
    let pay = Pay { main: 1, aux: 0 };
    for action in [
        Action::Fire(MountId(0), None, pay),
        Action::Fire(MountId(0), None, pay),
        Action::EndTurn,
    ] {
        s.game
            .act(&mut state, Seat(0), action, &mut NoDice, &mut log)
            .expect("a legal order");
    }
    assert_ne!(state, s.state);
}
