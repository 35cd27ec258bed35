//! EXO-1: components, CP, dice, directions, and public information.

use crate::scene::{P1, P2, P3, scene, scene_of};
use engine::exodus::event::Event;
use engine::exodus::hex::{Direction, HexId};
use engine::exodus::options::Options;
use engine::exodus::part::{ITEMS, Item, ItemKind};
use engine::exodus::play::ActionContext;
use engine::exodus::ship::{FLEET, ShipId, ShipType};
use engine::exodus::step::Step;
use engine::game::{Audience, Game, Viewer};

#[test]
fn exo_1_4_component_counts_match_the_rules() {
    let scene = scene(6);
    let frame = scene.game.frame();
    assert_eq!((frame.cubes, FLEET), (25, 8));
    let fleet: Vec<_> = (0..FLEET)
        .map(|index| ShipId::at(P2, index).kind())
        .collect();
    for kind in ShipType::ALL {
        assert_eq!(fleet.iter().filter(|other| **other == kind).count(), 2);
    }
    let supply: [u8; ITEMS] = Item::ALL.map(|item| scene.game.item(item).supply);
    assert_eq!(supply, [28, 16, 10, 20, 18, 12, 10, 18, 14, 10, 8, 8, 6]);
    // Start parts are copies from the same supply.
    let left = scene.state.public.supply;
    assert_eq!((left[0], left[3], left[7]), (28 - 24, 20 - 12, 18 - 6));
}

#[test]
fn exo_1_5_a_blue_planet_token_is_worth_5_cp() {
    assert_eq!(scene(2).game.frame().blue_token, 5);
}

#[test]
fn exo_1_6_ships_cost_axinium_and_upgrades_cost_phasium() {
    let scene = scene(2);
    let (game, public) = (&scene.game, &scene.state.public);
    let ships =
        ShipType::ALL.map(|kind| game.price_of_ship(public, kind, ActionContext::default()));
    assert_eq!(ships, [(2, 1), (3, 2), (4, 2), (5, 3)]);
    let price = |item: Item| game.price_of_item(public, item, ActionContext::default());
    assert_eq!(price(Item::Nuclear), (1, 0));
    assert_eq!(price(Item::Antimatter), (3, 2));
    assert_eq!(price(Item::Graviton), (5, 3));
    assert!(Item::ALL.into_iter().all(|item| price(item).0 > 0));
}

#[test]
fn exo_1_9_shares_among_two_to_six_are_whole_sixtieths() {
    assert!((1..=6).all(|seats| 60 % seats == 0));
}

#[test]
fn exo_1_10_dice_hit_on_5_and_6() {
    assert_eq!(scene(2).game.frame().hit, 5);
}

#[test]
fn exo_1_11_views_show_public_state_and_only_the_own_private_state() {
    let mut options = Options::standard(3);
    options.uses_generals = true;
    let scene = scene_of(options);
    let view = |viewer| scene.game.view(&scene.state, viewer);
    let (first, second) = (view(Viewer::Seat(P1)), view(Viewer::Seat(P2)));
    assert_eq!(first.public, second.public);
    assert_eq!(first.public, scene.state.public);
    assert_eq!(first.own, Some((P1, *scene.state.private(P1))));
    assert_eq!((&first.open, &second.open), (&None, &None));
    let idle = view(Viewer::Spectator);
    assert_eq!((idle.own, idle.open), (None, None));
    let all = view(Viewer::Omniscient);
    assert_eq!(all.open.as_deref(), Some(&scene.state.private));
    // The number of a seat's abilities is public, the cards are not.
    let text = serde_json::to_string(&first.public).unwrap();
    assert_eq!(first.public.mat(P3).abilities, 1);
    assert!(!text.contains("\"plan\""));
    let audience = scene.game.audience(&Event::Committed { seat: P2 });
    assert_eq!(audience, Audience::All);
}

#[test]
fn exo_1_12_directions_run_clockwise_from_north() {
    let scene = scene(6);
    let around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    for (direction, (q, r)) in Direction::ALL.into_iter().zip(around) {
        let next = scene.game.next(HexId::COUNCIL, direction);
        assert_eq!(next, Some(scene.hex(q, r)));
        let map_hex = scene.game.map_hexes()[next.unwrap().index()];
        assert_eq!(map_hex.axial, [q, r]);
        assert_eq!(scene.game.distance(HexId::COUNCIL, next.unwrap()), 1);
    }
    // With six seats the Homes lie at the corners, so the next hex outward is not on the map.
    let home = scene.home(P1);
    assert_eq!(scene.game.map_hexes()[home.index()].axial, [0, -3]);
    assert_eq!(scene.game.next(home, Direction::ALL[0]), None);
    assert_eq!(scene.game.distance(home, scene.hex(0, 3)), 6);
    assert_eq!(scene.game.distance(scene.hex(1, -3), scene.hex(-2, 3)), 6);
}

#[test]
fn exo_1_4_blueprints_hold_no_rockets() {
    let scene = scene(2);
    let fitted = scene.state.public.mat(P1).blueprints;
    let mut parts = fitted.iter().flat_map(|blueprint| blueprint.iter());
    assert!(parts.all(|part| part.item.kind() != ItemKind::Rocket));
    assert_eq!(scene.step(), Step::Upkeep);
}
