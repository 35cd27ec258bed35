//! Tests of the placement selected by a point, a key or a rotation, and of the totals of parts.

use super::super::Offers;
use super::super::tests::{game, play_until};
use super::blueprint_totals::blueprint_totals;
use super::loose_parts_panel::amount_paid;
use super::placement::{
    Placement, first_placement, next_placement, placement_after_turn, placement_at, placements,
    turns,
};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::blueprint::Blueprint;
use engine::exodus::effect::ActionKind;
use engine::exodus::options::Options;
use engine::exodus::part::Item;
use engine::exodus::ship::ShipType;
use engine::exodus::step::{Step, Task};
use engine::game::{Seat, Viewer};
use engine::session::Session;

const OWN_SEAT: Seat = Seat(0);

/// Builds a game at the step that fits the start parts.
fn fitting() -> Session<Exodus> {
    let mut session = game(Options::standard(2));
    play_until(&mut session, |session| {
        session.state().public.step == Step::StartParts
    });
    session
}

fn all_placements(session: &Session<Exodus>, kind: ShipType, item: Item) -> Vec<Placement> {
    let offers = Offers::new(session, Some(OWN_SEAT));
    placements(session.game(), &offers, kind, item)
}

fn placement(number: u8, turn: u8, grid_cells: &[(u8, u8)], is_legal: bool) -> Placement {
    let grid_cells = grid_cells.to_vec();
    Placement {
        number,
        turn,
        grid_cells,
        is_legal,
    }
}

#[test]
fn placements_differ_by_rotation() {
    let session = fitting();
    let all = all_placements(&session, ShipType::Fighter, Item::Nuclear);
    let of_turn = |turn: u8| {
        all.iter()
            .filter(|placement| placement.turn == turn)
            .count()
    };
    // A bar of two cells on two rows of five.
    assert_eq!((of_turn(0), of_turn(1)), (8, 5));
    assert_eq!(turns(session.game(), Item::Nuclear).len(), 2);
    assert_eq!(turns(session.game(), Item::Qgp).len(), 4);
    assert!(
        all.iter().all(|placement| placement.is_legal),
        "all parts lie loose"
    );
    let unfitting = all_placements(&session, ShipType::Fighter, Item::Plasma);
    assert!(
        unfitting.iter().all(|placement| !placement.is_legal),
        "there is none to fit"
    );
}

#[test]
fn a_point_selects_the_placement_that_covers_it() {
    let session = fitting();
    let all = all_placements(&session, ShipType::Fighter, Item::Nuclear);
    let selected = |turn: u8, at: (i32, i32)| {
        placement_at(&all, turn, at).map(|placement| placement.grid_cells.clone())
    };
    assert_eq!(selected(0, (40, 50)), Some(vec![(0, 0), (0, 1)]));
    assert_eq!(selected(0, (265, 150)), Some(vec![(1, 2), (1, 3)]));
    assert_eq!(selected(1, (450, 80)), Some(vec![(0, 4), (1, 4)]));
    assert_eq!(
        selected(0, (-20, 50)),
        Some(vec![(0, 0), (0, 1)]),
        "beside it"
    );
    assert_eq!(selected(0, (900, 900)), None);
}

#[test]
fn the_part_rotates_if_only_another_rotation_fits() {
    let all = [
        placement(0, 0, &[(0, 0), (0, 1)], false),
        placement(1, 1, &[(0, 1), (1, 1)], true),
        placement(2, 0, &[(2, 0), (2, 1)], true),
    ];
    let selected = |at: (i32, i32)| placement_at(&all, 0, at).map(|placement| placement.number);
    assert_eq!(selected((150, 50)), Some(1));
    assert_eq!(selected((50, 250)), Some(2));
    assert_eq!(selected((20, 20)), Some(0), "shown as blocked");
    assert_eq!(
        first_placement(&all, 0).map(|placement| placement.number),
        Some(2)
    );
    assert_eq!(
        first_placement(&all[..2], 0).map(|placement| placement.number),
        Some(1)
    );
}

#[test]
fn arrows_visit_legal_placements_and_a_rotation_stays_near() {
    let session = fitting();
    let all = all_placements(&session, ShipType::Raider, Item::Nuclear);
    let start = first_placement(&all, 0).expect("a placement");
    assert_eq!(start.grid_cells, [(0, 0), (0, 1)]);
    let at = |number: u8| {
        all.iter()
            .find(|placement| placement.number == number)
            .expect("a way")
    };
    let down = at(next_placement(&all, start, (0, 1)).expect("one below"));
    assert_eq!(down.grid_cells, [(1, 1), (1, 2)]);
    assert_eq!(next_placement(&all, start, (-1, 0)), None);
    let (turn, number) = placement_after_turn(&all, down, 2).expect("a turn");
    assert_eq!((turn, at(number).turn), (1, 1));
    assert!(at(number).grid_cells.contains(&(1, 1)) || at(number).grid_cells.contains(&(1, 2)));
}

#[test]
fn totals_include_the_held_part() {
    let session = fitting();
    let (game, public) = (session.game(), &session.state().public);
    let empty = Blueprint::new();
    let totals_with =
        |more: Option<Item>| blueprint_totals(game, public, ShipType::Carrier, &empty, more);
    let size = game.grids().of(ShipType::Carrier).cells.count_ones();
    assert_eq!(u32::from(totals_with(None).free), size);
    let with = totals_with(Some(Item::Phase));
    assert_eq!((with.dice_count, with.strength, with.speed), (1, 0, 0));
    assert_eq!(u32::from(with.free), size - 2);
    assert_eq!(
        totals_with(Some(Item::Fusion)).drive,
        game.item(Item::Fusion).value
    );
}

#[test]
fn the_amount_paid_counts_from_the_start_of_the_upgrade() {
    let mut session = game(Options::standard(2));
    play_until(&mut session, |session| {
        let waiting = session.status().waiting_seats();
        let plays = |seat: Seat| {
            let mut legal = session.legal_actions(seat).into_iter();
            legal
                .find(|action| matches!(action, Action::Play(_)))
                .is_some()
        };
        waiting.iter().any(plays)
    });
    let upgrade = |session: &Session<Exodus>| {
        let task = session.state().public.task().copied();
        let Some(Task::Action {
            seat,
            kind: ActionKind::Upgrade,
            ..
        }) = task
        else {
            return None;
        };
        Some(seat)
    };
    let card = (0..6).find_map(|card| {
        let card = engine::exodus::cards::ActionCard(card);
        let main = session.game().action(card)?.main;
        (main == ActionKind::Upgrade).then_some(Action::Play(card))
    });
    let card = card.expect("a card to upgrade with");
    let seats = session.status().waiting_seats();
    for seat in seats.iter() {
        session.act(seat, card).expect("a card of the hand");
    }
    play_until(&mut session, |session| upgrade(session).is_some());
    let seat = upgrade(&session).expect("whose turn it is");
    assert_eq!(amount_paid(&session, seat, Viewer::Spectator), (0, 0));
    for _ in 0..2 {
        session
            .act(seat, Action::Buy(Item::Nuclear))
            .expect("money for it");
    }
    let price = session.game().item(Item::Nuclear);
    assert_eq!(
        amount_paid(&session, seat, Viewer::Spectator),
        (2 * price.cp, 2 * price.ph)
    );
    let refit = session
        .game()
        .refit_state_of(&session.state().public, None, seat);
    assert_eq!(refit.loose_parts.loose[Item::Nuclear.index()], 2);
    let all = Offers::new(&session, Some(seat));
    let fits = placements(session.game(), &all, ShipType::Cruiser, Item::Nuclear);
    assert!(
        fits.iter().all(|placement| !placement.is_legal),
        "a drive is there already"
    );
}
