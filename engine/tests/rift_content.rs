//! The box and the set-up of Centauri Rift: boards, figures, options, first states.

use engine::chance::Still;
use engine::rift::Rift;
use engine::rift::content::{self, Warning};
use engine::rift::options::{BoardChoice, Options};

#[test]
fn every_board_of_the_box_loads_and_is_dealt() {
    let figures = content::figures().unwrap();
    for id in content::board_ids() {
        let board = content::load_board(id, &figures).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(board.id, id);
        let ships = u8::try_from(board.starts.len()).unwrap();
        for players in 2..=ships.min(12) {
            let choice = BoardChoice::Shipped(id.to_owned());
            let mut options = Options::for_board(choice, players, ships).unwrap();
            if board.mode == engine::rift::options::Mode::Ace && players < ships {
                options.rules.mode = engine::rift::options::Mode::Elimination;
            }
            let table =
                Rift::lay(options).unwrap_or_else(|error| panic!("{id} {players}: {error}"));
            let state = table.deal_state(&mut Still);
            assert_eq!(state.ships.len(), board.starts.len(), "{id}");
        }
        for warning in content::warnings(&board) {
            println!("{id}: {warning:?}");
            assert!(
                !matches!(warning, Warning::CutOff { .. }),
                "{id}: {warning:?}"
            );
        }
    }
}
