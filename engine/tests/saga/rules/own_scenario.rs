//! Features of custom scenarios that no base scenario uses: conditions, operations, places and
//! limits `[SAGA-GEN.8]` `[SAGA-GEN.10]`.

use crate::scene::{A1, A2, P1, P2, Scene, options_changed, scene_changed};
use engine::game::{Game, Status};
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::ids::DeckId;
use engine::saga::step::{Phase, Step};
use serde_json::{Value, json};

const ADJACENT: (i32, i32) = (1, -1);

/// Returns whether a win condition ends the match after a change to the scene.
fn wins(condition: Value, change: impl FnOnce(&mut Scene)) -> bool {
    let mut s = scene_changed("ftj", &json!({ "win": [condition] }));
    s.sector("N01", ADJACENT);
    change(&mut s);
    s.turn(Phase::Encounter, A1).run();
    matches!(s.game.status(&s.state), Status::Over(_))
}

#[test]
fn saga_gen_10_comparisons_are_exact_at_their_bounds() {
    let holds = |compare: &str| -> Vec<bool> {
        let condition = format!("installed_xpm {compare} 2");
        let at = |installed| wins(json!(condition), |s| s.state.public.installed = installed);
        [1, 2, 3].map(at).to_vec()
    };
    assert_eq!(holds("="), [false, true, false]);
    assert_eq!(holds("!="), [true, false, true]);
    assert_eq!(holds("<"), [true, false, false]);
    assert_eq!(holds("<="), [true, true, false]);
    assert_eq!(holds(">"), [false, false, true]);
    assert_eq!(holds(">="), [false, true, true]);
}

#[test]
fn saga_gen_10_conditions_combine_with_not_all_and_any() {
    let boss = |s: &mut Scene| {
        s.boss("B1", ADJACENT);
    };
    let not = json!({ "not": "bosses_in_play = 1" });
    assert!(wins(not.clone(), |_| {}) && !wins(not, boss));
    let two = ["installed_xpm >= 1", "bosses_in_play >= 1"];
    let (all, any) = (json!({ "all": two }), json!({ "any": two }));
    let both = |s: &mut Scene| {
        s.state.public.installed = 1;
        s.boss("B1", ADJACENT);
    };
    assert!(wins(all.clone(), both) && !wins(all, boss));
    assert!(wins(any.clone(), boss) && !wins(any, |_| {}));
}

#[test]
fn saga_gen_10_badges_left_counts_later_rounds() {
    let badges = json!({ "3": ["boss"], "5": ["storm"], "6": ["boss"] });
    let on = json!({ "badge:boss": ["spawn_boss(nebula)"], "badge:storm": ["draw_event(1)"] });
    let left = |round: u8| {
        let counted = (0..4).filter(|n| {
            let win = format!("badges_left(boss) = {n}");
            let fields = json!({ "badges": badges, "on": on, "win": [win] });
            let mut s = scene_changed("ftj", &fields);
            s.state.public.round = round;
            s.turn(Phase::Encounter, A1).run();
            matches!(s.game.status(&s.state), Status::Over(_))
        });
        counted.collect::<Vec<_>>()
    };
    let shown = [1, 2, 3, 4, 5, 6].map(left);
    assert_eq!(shown, [[2], [2], [1], [1], [1], [0]]);
}

#[test]
fn saga_gen_8_a_scenario_operation_ends_the_match() {
    for (end, winners) in [("end(win)", 2), ("end(lose)", 0)] {
        let on = json!({ "badge:boss": [end] });
        let mut s = scene_changed("ftj", &json!({ "on": on, "badges": { "2": ["boss"] } }));
        s.go(Step::Doom);
        let Status::Over(outcome) = s.game.status(&s.state) else {
            panic!("it goes on");
        };
        assert_eq!(outcome.winners.len(), winners, "{end}");
    }
}

/// Returns *Safe Passage*, with operations on a badge of the next round.
fn safe_passage(operations: &[&str]) -> Scene {
    let mut s = scene_changed(
        "spa",
        &json!({ "on": { "badge:advance": operations }, "badges": { "2": ["advance"] } }),
    );
    s.put(A1, (7, 0)).put(A2, (7, -1));
    s.state.public.bosses = Default::default();
    s
}

#[test]
fn saga_gen_8_a_scenario_operation_changes_the_hull_of_an_entity() {
    for (change, hull) in [("2", 5), ("-2", 1), ("0", 3)] {
        let mut s = safe_passage(&[&format!("entity_hull(ship,{change})")]);
        s.stack(DeckId::SCAN, &["SR01"]).go(Step::Doom);
        assert_eq!(s.public().entities[0].hull, hull);
    }
}

#[test]
fn saga_gen_8_an_entity_moves_toward_a_hex_as_far_as_possible() {
    let coordinates = |s: &Scene| {
        let sector = s.public().entities[0].sector.expect("the ship");
        s.coordinates(s.public().sector(sector).hex)
    };
    for (steps, hex) in [(1, (5, 0)), (2, (4, 0)), (4, (4, 0))] {
        let mut s = safe_passage(&[&format!("move_entity(ship,{steps},jumpgate)")]);
        s.stack(DeckId::SCAN, &["SR01"]).go(Step::Doom);
        assert_eq!(coordinates(&s), hex, "as far as the Black Hole");
    }
    let mut s = safe_passage(&["move_entity(ship,1,7,0)"]);
    s.stack(DeckId::SCAN, &["SR01"]).go(Step::Doom);
    assert_eq!(coordinates(&s), (7, 0));
}

#[test]
fn saga_gen_8_a_scenario_operation_places_a_tile_on_its_hex() {
    for (is_up, face) in [(true, "up"), (false, "down")] {
        let tile = format!("place_tile({},{face})", "0,2");
        let on = json!({ "badge:boss": [tile] });
        let mut s = scene_changed("ftj", &json!({ "on": on, "badges": { "2": ["boss"] } }));
        s.stack(DeckId::SCAN, &["SR01"]).go(Step::Doom);
        let sector = *s.at((0, 2));
        assert_eq!((sector.is_face_up, sector.tile.is_some()), (is_up, is_up));
    }
}

/// Returns the reason why the Arena for two is refused with these fields, if it is.
fn error_of(fields: &Value) -> Option<String> {
    let options = options_changed("arn", fields);
    Saga::new(options).err().map(|error| error.to_string())
}

#[test]
fn saga_set_6_a_map_that_may_exhaust_the_pile_is_rejected() {
    let lane = |types: [&str; 2], face: &str| {
        let [east, west] = types.map(|kind| json!([kind]));
        json!({ "max_distance": 4, "fixed": [
            { "hex": [0, 0], "tile": "S01" },
            { "hex": [1, 0], "types": east },
            { "hex": [-1, 0], "types": west, "face": face },
            { "hex": [2, 0], "tile": "O01" },
            { "hex": [-2, 0], "tile": "O02" },
        ] })
    };
    let pile =
        |asteroids: Value, planets: Value| json!({ "types": { "A": asteroids, "P": planets } });
    let same = |face: &str| lane(["asteroid", "asteroid"], face);
    let two = pile(json!(["A01", "A02"]), json!([]));
    for (pile, map, index) in [
        (json!("none"), same("up"), 1),
        (pile(json!([]), json!("all")), same("up"), 1),
        (pile(json!(["A01"]), json!("all")), same("up"), 2),
        (pile(json!(["A01"]), json!([])), same("down"), 2),
    ] {
        let error_of = error_of(&json!({ "pile": pile, "map": map })).expect("a flaw");
        let path = format!("map.fixed[{index}].tile");
        assert!(
            error_of.contains(&path) && error_of.contains("no tile left"),
            "{error_of}"
        );
    }
    for map in [same("up"), same("down")] {
        assert_eq!(error_of(&json!({ "pile": two, "map": map })), None);
    }
    let each = pile(json!(["A01"]), json!(["P01"]));
    let map = lane(["asteroid", "planetary"], "up");
    assert_eq!(error_of(&json!({ "pile": each, "map": map })), None);
}

#[test]
fn saga_arn_2_thick_nebulas_with_homes_cannot_be_in_the_pile() {
    let pile = json!({ "types": { "A": "all", "P": "all", "N": ["N02"] } });
    for (fields, tile) in [
        (json!({ "pile": pile }), "N02"),
        (json!({ "nebula_stack": true }), "N01"),
    ] {
        let error_of = error_of(&fields).expect("a flaw");
        assert!(
            error_of.contains("homes") && error_of.contains(tile),
            "{error_of}"
        );
    }
}

/// Returns *Fixing the Jumpgate* with these projects in the Expand phase.
fn scene_with_projects(projects: Value) -> Scene {
    let mut s = scene_changed("ftj", &json!({ "expand": projects }));
    s.sector("A05", ADJACENT);
    s.sector("P03", (0, 1));
    s.sector("A01", (0, -1));
    s.give(P1, (5, 5, 5)).give(P2, (5, 5, 5));
    s
}

#[test]
fn saga_exp_1_an_action_can_require_a_sector_type_and_color() {
    let one = json!([{ "id": "a", "where": "asteroid-red", "effect": ["gain(E,1)"] }]);
    let mut s = scene_with_projects(one);
    let found = [ADJACENT, (0, 1), (0, -1), (0, 0)].map(|hex| {
        s.put(A1, hex).turn(Phase::Expand, A1);
        let tile = s.at(hex).tile.expect("a tile");
        let tile = s.game.tile(tile).expect("a tile");
        let fits = (tile.kind, tile.color);
        let red = (
            engine::saga::figures::SectorKind::Asteroid,
            Some(engine::saga::figures::Color::Red),
        );
        assert_eq!(
            s.is_legal(P1, Action::Project(0, 1)),
            fits == red,
            "{hex:?}"
        );
        fits == red
    });
    assert!(found.contains(&true) && found.contains(&false));
}

#[test]
fn saga_exp_1_an_action_is_limited_per_round() {
    let mut s = scene_with_projects(json!([
        { "id": "a", "where": "any", "cost": { "C": 1 }, "effect": ["gain(E,1)"], "per_round": 2 },
        { "id": "b", "where": "any", "cost": { "A": 2 }, "effect": ["gain(E,1)"] },
    ]));
    s.phase(Phase::Expand);
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 2)), "SAGA-SPA.14");
    s.act_all(P1, &[Action::Project(0, 1), Action::Project(0, 1)]);
    assert_eq!(s.goods(P1), (5, 7, 3));
    assert_eq!(s.refusal_rule(P1, Action::Project(0, 1)), "SAGA-EXP.1");
    s.act_all(P1, &[Action::Project(1, 1), Action::Project(1, 1)]);
    assert_eq!(s.goods(P1), (1, 9, 3));
    assert_eq!(s.refusal_rule(P1, Action::Project(1, 1)), "SAGA-GEN.14");
}
