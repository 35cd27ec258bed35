//! Chapter 9: ships, blueprints, parts.

use crate::scene::{P1, P2, Scene, scene};
use engine::exodus::action::Action;
use engine::exodus::blueprint::Blueprint;
use engine::exodus::effect::ActionKind;
use engine::exodus::event::Event;
use engine::exodus::part::Item;
use engine::exodus::shape::Shape;
use engine::exodus::ship::{Ship, ShipId, ShipType};
use engine::exodus::step::Step;
use engine::exodus::tech::Tech;

use Item::{Antigravity, Antimatter, Em, Fusion, Mg, Nuclear, Phase, Plasma, Qgp, Ssl};
use ShipType::{Carrier, Cruiser, Fighter, Raider};

fn pack_parts(kind: ShipType, items: &[Item]) -> Option<Blueprint> {
    scene(2).game.grids().pack(kind, items)
}

#[test]
fn exo_9_1_two_ships_of_a_type_have_their_own_damage_and_cargo() {
    let mut s = scene(2);
    assert_eq!(ShipType::ALL, [Raider, Fighter, Carrier, Cruiser]);
    let hex = s.hex(0, 0);
    let (first, second) = (ShipId::of(P1, Carrier, 0), s.place_ship(P1, Carrier, hex));
    // Damage and cargo of one ship do not affect the other.
    s.state.public.ship_mut(second).cargo = 2;
    s.state.public.ship_mut(second).damage = 1;
    let ship = *s.state.public.ship(first);
    assert_eq!((ship.cargo, ship.damage), (0, 0));
    assert_eq!((first.kind(), second.kind()), (Carrier, Carrier));
}

/// The second drive is refused with every placement: EXO-9.3.
#[test]
fn ex_35_exo_9_3_a_blueprint_holds_at_most_one_drive() {
    let mut s = scene(2);
    s.mat(P1).cp = 9;
    s.begin_action(P1, ActionKind::Upgrade)
        .act(P1, Action::Buy(Nuclear));
    s.lift_part(P1, Raider, Nuclear);
    s.fit_on(P1, Raider, Nuclear);
    assert_eq!(s.first_fitting(P1, Raider, Nuclear), None);
    let placement_count = s.game.grids().placements(Raider, Nuclear).len() as u8;
    for placement in 0..placement_count {
        assert_eq!(
            s.refusal_rule(P1, Action::Fit(Raider, Nuclear, placement)),
            "EXO-9.3"
        );
    }
    assert_eq!(pack_parts(Raider, &[Nuclear, Nuclear, Phase]), None);
    assert_eq!(pack_parts(Cruiser, &[Fusion, Nuclear]), None);
}

/// Part sets that need more or other cells than a grid has do not fit: EXO-9.2.
#[test]
fn ex_36_exo_9_2_parts_fit_only_on_free_cells() {
    for items in [
        &[Plasma][..],
        &[Antimatter],
        &[Antigravity],
        &[Qgp, Fusion, Ssl],
    ] {
        assert_eq!(pack_parts(Raider, items), None, "{items:?}");
    }
    assert!(pack_parts(Raider, &[Qgp, Fusion]).is_some());
    let full = pack_parts(Cruiser, &[Fusion, Ssl, Ssl, Ssl, Mg, Mg]).expect("a packing");
    let s = scene(2);
    assert_eq!(s.game.grids().covered(Cruiser, &full).count_ones(), 12);
}

/// The parts that fit on each grid, by the table of the rule book: D is a Phase Cannon, L a
/// Quark-Gluon Shield, O a Plasma Cannon, I an Antimatter Cannon.
#[test]
fn exo_9_2_exactly_the_listed_part_sets_fit() {
    let largest: [(ShipType, &[&str]); 4] = [
        (Raider, &["DDD", "LD", "LL"]),
        (
            Fighter,
            &[
                "DDDDD", "LDDD", "LLDD", "LLL", "ODDD", "OLD", "OLL", "OOD", "IDDD", "ILD", "IID",
            ],
        ),
        (
            Carrier,
            &["DDDD", "LDD", "LLD", "ODD", "OL", "OO", "IDD", "II"],
        ),
        (
            Cruiser,
            &[
                "DDDDDD", "LDDDD", "LLDDD", "LLLD", "LLLL", "ODDDD", "OLDD", "OLLD", "OODD",
                "IDDDD", "ILDD", "ILLD", "IODD", "IOL", "IOO", "IIDD", "III",
            ],
        ),
    ];
    let shapes = [('D', Phase), ('L', Qgp), ('O', Plasma), ('I', Antimatter)];
    let s = scene(2);
    let fits = |kind, counts: [usize; 4]| {
        let parts = shapes.iter().zip(counts);
        let items: Vec<Item> = parts
            .flat_map(|((_, item), n)| std::iter::repeat_n(*item, n))
            .collect();
        s.game.grids().pack(kind, &items).is_some()
    };
    for (kind, sets) in largest {
        let sets: Vec<[usize; 4]> = sets
            .iter()
            .map(|set| shapes.map(|(letter, _)| set.matches(letter).count()))
            .collect();
        for number in 0..7 * 5 * 4 * 4 {
            let counts = [number % 7, number / 7 % 5, number / 35 % 4, number / 140];
            let within = |set: &[usize; 4]| (0..4).all(|n| counts[n] <= set[n]);
            let is_larger = sets.iter().any(within);
            assert_eq!(fits(kind, counts), is_larger, "{kind:?} {counts:?}");
        }
    }
}

#[test]
fn exo_9_2_packing_ignores_part_order_and_never_overlaps() {
    let s = scene(2);
    let items = [Antigravity, Plasma, Em, Phase];
    let mut reversed = items;
    reversed.reverse();
    let (packed, packed_reversed) = (pack_parts(Cruiser, &items), pack_parts(Cruiser, &reversed));
    assert_eq!(packed, packed_reversed);
    let mut covered = 0;
    for part in packed.expect("a packing").iter() {
        let cells = s.game.grids().cells(Cruiser, *part).expect("a way");
        assert_eq!(covered & cells, 0);
        covered |= cells;
    }
    assert_eq!(covered.count_ones(), 12);
    assert_eq!(pack_parts(Fighter, &[Item::Graviton]), None);
}

#[test]
fn exo_9_3_exo_9_4_exo_9_5_exo_9_6_part_values_add_up() {
    let mut s = scene(2);
    s.install_parts(P1, Cruiser, &[Antigravity, Ssl, Ssl, Em, Mg]);
    s.install_parts(P1, Fighter, &[Fusion, Plasma, Phase]);
    s.install_parts(P1, Raider, &[Qgp, Em]);
    let public = &s.state.public;
    let figures = |kind: ShipType| {
        let blueprint = &public.mat(P1).blueprints[kind.index()];
        let speed = s.game.speed(public, P1, kind, false);
        (speed, s.game.dice(blueprint), s.game.strength(blueprint))
    };
    assert_eq!(figures(Cruiser), (3, 4, 3));
    assert_eq!(figures(Fighter), (2, 4, 0));
    assert_eq!(figures(Carrier), (1, 1, 1));
    // A ship type without a drive has speed 0.
    assert_eq!(figures(Raider), (0, 0, 4));
}

#[test]
fn exo_9_7_ship_types_have_a_transport_capacity() {
    let s = scene(2);
    let carried = ShipType::ALL.map(|kind| s.game.ship(kind).transport);
    assert_eq!(carried, [0, 0, 3, 1]);
}

/// Returns a game with a Fighter of P1 with three dice in the hex of a Carrier of P2 with a cube.
fn duel_scene(strength: &[Item]) -> (Scene, ShipId) {
    let mut s = scene(2);
    let hex = s.hex(0, 0);
    s.install_parts(P1, Fighter, &[Nuclear, Plasma])
        .install_parts(P2, Carrier, strength);
    s.move_ship(P1, Fighter, hex);
    let carrier = s.move_ship(P2, Carrier, hex);
    s.state.public.ship_mut(carrier).cargo = 1;
    (s, carrier)
}

/// One damage destroys a ship without shields; the ship returns to the stash undamaged, with its
/// cubes: EXO-9.6, EXO-9.8.
#[test]
fn exo_9_6_exo_9_8_a_destroyed_ship_returns_to_the_stash() {
    let (mut s, carrier) = duel_scene(&[Nuclear]);
    let home = s.home(P2);
    let cubes = |s: &mut Scene| s.mat(P2).stash + s.sector(home).cubes[P2.index()];
    let before = cubes(&mut s);
    s.dice("1 1 5").run_to_battles();
    assert_eq!(*s.state.public.ship(carrier), Ship::default());
    assert_eq!(cubes(&mut s), before + 1);
    assert!(s.has_event(|event| matches!(event, Event::Destroyed { .. })));
}

/// Damage within the strength stays through battles and turns: EXO-9.9.
#[test]
fn exo_9_6_exo_9_9_damage_stays_until_it_is_repaired() {
    let (mut s, carrier) = duel_scene(&[Nuclear, Mg]);
    // Two hits are within the strength; a third in a later round is one too many.
    s.dice("1 5 5 1 1 1 1 1 1 1 1 6");
    s.run_to_battles();
    assert_eq!(*s.state.public.ship(carrier), Ship::default());
    let (mut s, carrier) = duel_scene(&[Nuclear, Mg]);
    s.state.public.ship_mut(carrier).damage = 2;
    s.state.public.ship_mut(ShipId::of(P1, Fighter, 0)).hex = None;
    s.run_to_battles();
    s.decline_while(|step| {
        matches!(
            step,
            Step::Deploy(_) | Step::Mount(_) | Step::Orders | Step::Open(_)
        )
    });
    assert_eq!(s.state.public.turn, 2);
    assert_eq!(s.state.public.ship(carrier).damage, 2);
    s.learn_techs(P2, &[Tech::BasicRepairs]).go_to(Step::Repair);
    assert_eq!(s.state.public.ship(carrier).damage, 1);
}

/// The cells of every placement form a rotation of the part's shape: EXO-9.2.
#[test]
fn exo_9_2_each_placement_is_a_rotation_of_the_part() {
    let s = scene(2);
    let grids = s.game.grids();
    for kind in ShipType::ALL {
        let grid = grids.of(kind);
        assert_eq!(
            grid.cell_positions(grid.cells).count(),
            grid.cells.count_ones() as usize
        );
        for item in Item::ALL {
            let rotations = Shape::read(&s.game.item(item).shape).rotations();
            for cells in grids.placements(kind, item) {
                let placed = Shape::from_cells(grid, *cells);
                assert!(rotations.contains(&placed), "{kind:?} {item:?}");
                assert_eq!(placed.cells().len(), cells.count_ones() as usize);
            }
        }
    }
}
