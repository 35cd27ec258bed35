//! Setup `[SAGA-SET]`.

use crate::scene::{A1, A2, P1, P2, Scene, fresh_game};
use engine::game::Seat;
use engine::saga::action::Action;
use engine::saga::figures::Color;
use engine::saga::ids::{CommanderId, DeckId};
use engine::saga::options::{Difficulty, Options};
use engine::saga::step::Step;

fn new_game(id: &str, seats: u8) -> Scene {
    fresh_game(Options {
        first: Some(P1),
        ..Options::standard(id, seats)
    })
}

fn commander(s: &Scene, id: &str) -> CommanderId {
    let index = s
        .game
        .commanders()
        .iter()
        .position(|commander| commander.id == id);
    CommanderId(index.expect("a Commander") as u8)
}

/// Chooses a Commander and a color for a seat.
fn choose(s: &mut Scene, seat: Seat, id: &str, color: Color) {
    let commander = commander(s, id);
    s.act(seat, Action::Choose(commander, color));
}

#[test]
fn saga_set_2_commanders_and_colors_are_unique() {
    let mut s = new_game("ftj", 2);
    assert_eq!(s.asked_seat(), Some(P1));
    choose(&mut s, P1, "CM2", Color::Red);
    let (taken, free) = (commander(&s, "CM2"), commander(&s, "CM4"));
    assert_eq!(
        s.refusal_rule(P2, Action::Choose(taken, Color::Blue)),
        "SAGA-SET.2"
    );
    assert_eq!(
        s.refusal_rule(P2, Action::Choose(free, Color::Red)),
        "SAGA-SET.2"
    );
    assert!(s.is_legal(P2, Action::Choose(free, Color::Blue)));
}

#[test]
fn saga_set_2_an_armada_deck_has_twenty_cards() {
    let mut s = new_game("ftj", 2);
    choose(&mut s, P1, "CM2", Color::Red);
    assert_eq!(s.public().mat(P1).deck.len(), 20);
    let of = |id: &str| s.public().mat(P1).deck.contains(s.gear(id).0);
    assert!(of("U01") && of("U10R") && !of("U10B"));
}

#[test]
fn saga_set_3_saga_set_4_a_player_begins_with_the_base_stats_and_tokens() {
    let s = new_game("ftj", 2);
    let mat = s.public().mat(P1);
    assert_eq!((mat.stats, mat.hull, mat.levels), ([2; 3], 8, [0; 3]));
    assert_eq!((mat.astartium, mat.tokens[0]), (3, 1));
}

#[test]
fn saga_set_5_a_commander_gives_its_bonus_and_levels_at_once() {
    let mut s = new_game("ftj", 2);
    choose(&mut s, P1, "CM5", Color::Blue);
    let card = s.gear("U01");
    assert_eq!(s.public().mat(P1).levels, [1, 0, 0]);
    assert_eq!(s.asked_seat(), Some(P1));
    s.act(P1, Action::Equip(card, None));
    assert_eq!(s.units(P1), ["U01"]);
    assert_eq!(s.public().mat(P1).stats, [2, 3, 2]);
    assert_eq!(s.asked_seat(), Some(P2));
}

#[test]
fn saga_set_6_all_armadas_start_on_the_jumpgate() {
    let mut s = new_game("ftj", 2);
    choose(&mut s, P1, "CM2", Color::Blue);
    choose(&mut s, P2, "CM4", Color::Red);
    assert_eq!((s.armada_hex(A1), s.armada_hex(A2)), ((0, 0), (0, 0)));
    assert_eq!(s.public().round, 1);
}

#[test]
fn saga_set_7_the_sector_pile_has_no_black_hole() {
    let s = new_game("ftj", 2);
    let hole = s.tile("S03");
    let pile = s.public().deck(DeckId::PILE);
    assert_eq!(pile.len(), 24);
    assert!(!pile.unseen.contains(hole.0));
    assert_eq!(s.public().deck(DeckId::NEBULA).len(), 4);
}

#[test]
fn saga_set_10_the_difficulty_changes_the_starting_goods() {
    let at = |difficulty| {
        let mut s = fresh_game(Options {
            first: Some(P1),
            difficulty,
            ..Options::standard("ftj", 2)
        });
        choose(&mut s, P1, "CM2", Color::Blue);
        choose(&mut s, P2, "CM4", Color::Red);
        let mat = s.public().mat(P1);
        (mat.astartium, mat.hand, s.public().events.len())
    };
    assert_eq!(at(Difficulty::Standard), (3, 0, 0));
    assert_eq!(at(Difficulty::Recruit), (4, 1, 0));
    assert_eq!(at(Difficulty::Veteran), (2, 0, 1));
}

#[test]
fn saga_spa_2_saga_spa_3_a_map_sets_bosses_and_separate_starts() {
    let mut s = new_game("spa", 2);
    assert_eq!(s.public().sectors.len(), 22);
    assert_eq!(s.public().bosses().count(), 2);
    let ship = s.public().entities[0];
    assert_eq!((ship.hull, ship.sector), (3, Some(s.id((6, 0)))));
    choose(&mut s, P1, "CM2", Color::Blue);
    choose(&mut s, P2, "CM4", Color::Red);
    assert_eq!(s.public().step, Step::Place);
    assert_eq!(s.hexes(P1).len(), 6);
    let start = Action::At(s.hex((5, 0)));
    s.act(P1, start);
    assert_eq!(s.refusal_rule(P2, start), "SAGA-SPA.3");
    assert_eq!(s.hexes(P2).len(), 5);
    s.act(P2, Action::At(s.hex((5, 1))));
    assert_eq!((s.armada_hex(A1), s.armada_hex(A2)), ((5, 0), (5, 1)));
}

#[test]
fn saga_sol_1_saga_sol_2_a_solo_player_has_one_mat_and_two_armadas() {
    let mut s = new_game("ftj", 1);
    let first = commander(&s, "CM2");
    assert_eq!(
        s.refusal_rule(P1, Action::Choose(first, Color::Red)),
        "SAGA-SOL.1"
    );
    s.act(P1, Action::Choose(first, Color::Blue));
    let mat = s.public().mat(P1);
    assert_eq!((mat.astartium, mat.tokens), (5, [1, 1, 0, 0]));
    assert_eq!((s.armada_hex(A1), s.armada_hex(A2)), ((0, 0), (0, 0)));
}

#[test]
fn saga_dis_2_four_players_begin_with_two_xpms_and_a_report() {
    let mut s = new_game("dis", 4);
    for (seat, id) in (0..4).map(Seat).zip(["CM2", "CM4", "CM6", "CM7"]) {
        choose(&mut s, seat, id, Color::ALL[seat.index()]);
    }
    assert!(s.public().sectors[0].has_xpm && s.public().sectors[1].has_xpm);
    assert_eq!(s.public().xpm, 3);
    let ship = s.public().entities[0];
    assert!(ship.sector.is_some() && !ship.is_revealed);
}
