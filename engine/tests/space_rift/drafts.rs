//! Scenario drafts `[SR-3.9]`: painting, units, the rift, mirroring, links and warnings.

use crate::hexes::hex;
use engine::space_rift::battlefield::{Direction, Hex, Sector, Side};
use engine::space_rift::content::{ContentSet, Warning, scenario, scenario_ids};
use engine::space_rift::draft::{BoardObject, GridSymmetry, MapDraft, TerrainBrush};
use engine::space_rift::effect::TypeCode;
use engine::space_rift::scenario::{
    Objective, ObjectiveKind, ObjectiveOwner, ScenarioFile, UnitFile,
};
use engine::space_rift::scenario_code::{self, ScenarioCodeError};

fn draft(id: &str) -> MapDraft {
    MapDraft::from_file(id, scenario(id).expect("a scenario of the box")).expect("of this format")
}

fn unit(code: &[u8; 2], at: &str) -> UnitFile {
    UnitFile {
        code: TypeCode(*code),
        is_heavy: false,
        hex: hex(at),
    }
}

#[test]
fn sr_3_9_scenario_files_and_codes_round_trip() {
    for id in scenario_ids() {
        let first = draft(id);
        assert_eq!(MapDraft::read(id, &first.write()), Ok(first.clone()));
        assert_eq!(
            scenario_code::decode(&scenario_code::encode(&first).expect("short")),
            Ok(first)
        );
    }
}

#[test]
fn sr_3_9_scenario_codes_are_short_and_damaged_ones_are_refused() {
    let longest = scenario_ids().filter_map(|id| scenario_code::encode(&draft(id)));
    assert!(longest.map(|code| code.len()).max() < Some(700));
    let code = scenario_code::encode(&draft("srr-05")).expect("short");
    let truncated = scenario_code::decode(&code[..code.len() - 4]);
    assert!(matches!(truncated, Err(ScenarioCodeError::Parcel(_))));
    let other = draft("srb-01").with(|file| file.format = "else/1".to_owned());
    let other = scenario_code::decode(&scenario_code::encode(&other).expect("short"));
    assert!(matches!(other, Err(ScenarioCodeError::Scenario(_))));
}

#[test]
fn sr_8_3_adjacent_planet_hexes_form_one_group() {
    let mut map = MapDraft::blank();
    for at in ["C3", "C5", "C4"] {
        map.paint(hex(at), TerrainBrush::Planet);
    }
    assert_eq!(map.file().terrain.planet, [["C3", "C5", "C4"].map(hex)]);
    map.paint(hex("C4"), TerrainBrush::DeadStar);
    assert_eq!(map.file().terrain.planet.len(), 2);
    assert_eq!(map.brush_at(hex("C4")), TerrainBrush::DeadStar);
    map.clear_hex(hex("C4"));
    assert_eq!(map.brush_at(hex("C4")), TerrainBrush::Open);
    assert!(map.file().terrain.deadstar.is_empty());
}

#[test]
fn sr_2_3_a_hex_holds_one_unit_and_moved_units_swap() {
    let mut map = MapDraft::blank();
    let first = map.add_unit(Side::South, unit(b"FT", "C3"));
    assert_eq!(first, Some(BoardObject::Unit(Side::South, 0)));
    assert_eq!(map.add_unit(Side::North, unit(b"FT", "C3")), None);
    map.add_unit(Side::North, unit(b"BB", "C4"));
    map.move_object(BoardObject::Unit(Side::South, 0), hex("C4"));
    assert_eq!(map.unit_at(hex("C3")), Some((Side::North, 0)));
    assert_eq!(
        map.switch_side(Side::South, 0),
        Some(BoardObject::Unit(Side::North, 1))
    );
    assert!(map.file().sides.south.units.is_empty());
    for column in 1..=13 {
        let at = Hex::at(6, column).expect("a hex");
        map.add_unit(
            Side::North,
            UnitFile {
                hex: at,
                ..UnitFile::default()
            },
        );
    }
    map.add_unit(Side::North, unit(b"FT", "A1"));
    assert_eq!(
        map.add_unit(Side::North, unit(b"FT", "A2")),
        None,
        "a side is full"
    );
}

#[test]
fn sr_30_7_a_connected_rift_can_be_placed_on_every_hex() {
    for center in Hex::all() {
        let mut map = MapDraft::blank();
        map.place_rift(center);
        let site = map.file().rift.expect("a rift");
        assert!(site.is_valid() && site.center == center, "{center}");
        map.set_dial(Some(Direction::West));
        map.place_rift(hex("F6"));
        let moved = map.file().rift.expect("a rift");
        assert!(
            moved.is_valid() && moved.dial == Some(Direction::West),
            "{center}"
        );
    }
    let mut map = draft("srr-01");
    map.move_object(BoardObject::Tile(5), hex("F6"));
    let site = map.file().rift.expect("a rift");
    assert_eq!(
        (site.center, site.others[4]),
        (hex("E8"), hex("F6")),
        "they change places"
    );
    map.remove(BoardObject::Tile(3));
    assert_eq!(map.file().rift, None);
}

#[test]
fn symmetries_preserve_adjacency_and_are_self_inverse() {
    for symmetry in [
        GridSymmetry::Stay,
        GridSymmetry::HalfTurn,
        GridSymmetry::FlipRows,
        GridSymmetry::FlipColumns,
    ] {
        for at in Hex::all() {
            assert_eq!(symmetry.hex(symmetry.hex(at)), at);
            for neighbor in at.neighbors().iter() {
                assert!(symmetry.hex(at).is_next_to(symmetry.hex(neighbor)));
            }
        }
    }
    assert_eq!(GridSymmetry::HalfTurn.hex(hex("C5")), hex("I9"));
    assert_eq!(GridSymmetry::FlipRows.hex(hex("F6")), hex("F6"));
}

#[test]
fn mirroring_makes_both_sides_equal() {
    let content = ContentSet::default();
    for symmetry in [GridSymmetry::HalfTurn, GridSymmetry::FlipRows] {
        for side in Side::ALL {
            let mut map = draft("srb-04");
            map.mirror(side, symmetry);
            let file = map.file();
            assert!(
                content.content_errors(file).is_empty(),
                "{:?}",
                content.content_errors(file)
            );
            assert!(!content.warnings(file).contains(&Warning::Lopsided));
            assert_eq!(file.victory.south, file.victory.north);
            let after_first = map.clone();
            map.mirror(side, symmetry);
            assert_eq!(map.file().sides, after_first.file().sides);
        }
    }
    // A section that stays in the west has a different name for the other side.
    let mut map = draft("srb-01").with(|file| {
        file.objectives = vec![Objective {
            kind: ObjectiveKind::ClearSector,
            side: ObjectiveOwner::South,
            sector: Some(Sector::Left),
        }];
    });
    map.mirror(Side::South, GridSymmetry::FlipRows);
    let north = map.file().objectives[1];
    assert_eq!(
        (north.side, north.sector),
        (ObjectiveOwner::North, Some(Sector::Right))
    );
    map.mirror(Side::South, GridSymmetry::HalfTurn);
    let both = &map.file().objectives;
    assert_eq!(
        (both.len(), both[0].side, both[0].sector),
        (1, ObjectiveOwner::Both, Some(Sector::Left))
    );
}

/// Checks that all errors are reported at once, with their hexes.
#[test]
fn sr_3_9_all_errors_are_reported_with_their_hexes() {
    let content = ContentSet::default();
    let map = draft("srb-01").with(|file| {
        file.terrain.deadstar.push(hex("C7"));
        file.terrain.debris.push(hex("E4"));
        file.sides.north.units.push(unit(b"XX", "I7"));
        file.victory.south = 0;
    });
    let errors = content.content_errors(map.file());
    let found: Vec<(&str, Vec<Hex>)> = errors
        .iter()
        .map(|error| (error.place.as_str(), error.hexes.clone()))
        .collect();
    let expected = [
        ("victory.south", vec![]),
        ("terrain.debris[0]", vec![hex("E4")]),
        ("sides.south.units[6]", vec![hex("C7")]),
        ("sides.north.units[8]", vec![hex("I7")]),
        ("sides.north.units[8]", vec![hex("I7")]),
    ];
    assert_eq!(found, expected);
}

#[test]
fn warnings_report_odd_scenarios_and_none_in_a_balanced_one() {
    let content = ContentSet::default();
    let warnings_after =
        |change: fn(&mut ScenarioFile)| content.warnings(draft("srb-01").with(change).file());
    assert_eq!(warnings_after(|_| {}), []);
    assert_eq!(
        warnings_after(|file| file.victory.north = 16),
        [Warning::OutOfReach(Side::North)]
    );
    assert_eq!(warnings_after(|file| file.victory.north = 15), []);
    let objective = |file: &mut ScenarioFile| {
        let planet_control = Objective {
            kind: ObjectiveKind::PlanetControl,
            side: ObjectiveOwner::Both,
            sector: None,
        };
        file.victory.north = 99;
        file.objectives = vec![planet_control, planet_control];
    };
    assert_eq!(
        warnings_after(objective),
        [Warning::NoPlanets, Warning::Twice { objective: 1 }]
    );
    assert_eq!(
        warnings_after(|file| file.terrain.asteroid.truncate(3)),
        [Warning::Lopsided]
    );
}
