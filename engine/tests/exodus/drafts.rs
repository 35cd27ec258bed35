//! Layout drafts `[EXO-17.27]`: hexes, Homes, kinds, tiles, transforms, links and warnings.

use engine::chance::SeededRng;
use engine::exodus::Exodus;
use engine::exodus::axial::{distance, label, sort_clockwise, spiral};
use engine::exodus::content::home_surroundings::home_surroundings;
use engine::exodus::content::{
    ContentError, ContentSet, Warning, content_errors, layouts, parse_layout,
};
use engine::exodus::draft::{HexContent, HexTransform, MapDraft, Planet, Symmetry};
use engine::exodus::figures::PlanetKind;
use engine::exodus::layout::{KINDS, LayoutFile};
use engine::exodus::layout_code::{self, LayoutCodeError};
use engine::exodus::metadata::base_title;
use engine::exodus::options::{LayoutChoice, Options};
use engine::game::Game;
use std::collections::BTreeSet;

fn base_layout(id: &str) -> MapDraft {
    let mut files = layouts().expect("layouts").into_iter();
    let file = files.find(|file| file.id == id).expect("a layout");
    MapDraft::from_file(id, file).expect("of this format")
}

const OPEN: HexContent = HexContent::Planet(Planet {
    guard: 0,
    kind: None,
});

fn planet_content(guard: u8, kind: Option<PlanetKind>) -> HexContent {
    HexContent::Planet(Planet { guard, kind })
}

/// Returns a map for two seats with six planets around the High Council and Homes in the north and
/// south.
fn duel_map() -> MapDraft {
    let mut draft = MapDraft::blank().with_name("Two lamps");
    for hex in spiral(1).skip(1) {
        draft.set_hex(hex, OPEN);
    }
    draft.put_home([0, -2], 0);
    draft.put_home([0, 2], 1);
    draft
}

#[test]
fn exo_17_27_reading_and_writing_a_layout_keeps_it_unchanged() {
    for file in layouts().expect("layouts") {
        let id = file.id.clone();
        let first = MapDraft::from_file(&id, file).expect("of this format");
        assert_eq!(MapDraft::read(&id, &first.write()), Ok(first.clone()));
        assert_eq!(parse_layout(&id, &first.write()).as_ref(), Ok(first.file()));
        let code = layout_code::encode(&first).expect("short");
        assert!(code.len() < 400, "{id}: {}", code.len());
        assert_eq!(layout_code::decode(&code), Ok(first));
    }
    let mut fixed = duel_map();
    fixed.set_hex([1, 0], planet_content(2, Some(PlanetKind::Green)));
    assert_eq!(MapDraft::read("own", &fixed.write()), Ok(fixed));
}

#[test]
fn exo_17_27_truncated_codes_and_other_formats_are_refused() {
    let code = layout_code::encode(&duel_map()).expect("short");
    let truncated = layout_code::decode(&code[..code.len() - 4]);
    assert!(matches!(truncated, Err(LayoutCodeError::Parcel(_))));
    let other = duel_map().with(|file| file.format = "exodus-layout/9".to_owned());
    let result = layout_code::decode(&layout_code::encode(&other).expect("short"));
    assert!(matches!(result, Err(LayoutCodeError::Layout(_))));
    let error = MapDraft::read("other.json", &other.write()).unwrap_err();
    assert_eq!(error.reason.key(), "exodus-load-format");
    assert_eq!(
        (error.file.as_str(), error.place.to_string().as_str()),
        ("other.json", "format")
    );
    let long = duel_map().with(|file| file.blurb = "long ".repeat(1 << 12));
    assert_eq!(layout_code::encode(&long), None);
}

#[test]
fn exo_2_2_hex_labels_depend_only_on_coordinates() {
    assert_eq!(label([0, 0]), "0");
    assert_eq!([label([0, -1]), label([1, -1])], ["A1", "A2"]);
    assert_eq!([label([0, -6]), label([-1, -5])], ["F1", "F36"]);
    let names: BTreeSet<String> = spiral(6).map(label).collect();
    assert_eq!(names.len(), 127);
    assert_eq!(label([127, 127]), "127, 127");
    // The last of more than 256 hexes in a ring.
    assert_eq!(label([-1, -49]), "-1, -49");
}

#[test]
fn exo_2_1_clockwise_order_starts_in_the_north() {
    let all: Vec<[i8; 2]> = spiral(3).collect();
    for ring in 1..=3 {
        let hexes = all
            .iter()
            .copied()
            .filter(|hex| distance([0, 0], *hex) == ring);
        let hexes: Vec<_> = hexes.collect();
        let mut sorted = hexes.clone();
        sorted.reverse();
        sort_clockwise(&mut sorted);
        assert_eq!(sorted, hexes);
    }
    let mut line = [[0, 2], [0, -3], [0, 0], [0, 1], [0, -1]];
    sort_clockwise(&mut line);
    assert_eq!(line, [[0, 0], [0, -1], [0, -3], [0, 1], [0, 2]]);
}

#[test]
fn exo_17_27_tile_counts_follow_planet_changes() {
    let mut draft = MapDraft::blank();
    assert_eq!(draft.hex_content([0, 0]), HexContent::Council);
    for hex in spiral(2).skip(1) {
        draft.set_hex(hex, OPEN);
    }
    assert_eq!(draft.file().tiles, [9, 6, 3], "the shares of the box");
    draft.set_hex([0, -1], planet_content(3, Some(PlanetKind::Green)));
    assert_eq!(
        draft.hex_content([0, -1]),
        planet_content(3, Some(PlanetKind::Green))
    );
    assert_eq!(
        (draft.file().open.len(), draft.file().guards[2].len()),
        (17, 1)
    );
    // The layout has tiles for all planets with a set kind.
    for hex in spiral(1).skip(2) {
        draft.set_hex(hex, planet_content(0, Some(PlanetKind::Green)));
    }
    assert_eq!(draft.file().tiles, [7, 5, 6]);
    assert_eq!(draft.file().kinds[2].len(), 6);
    draft.set_hex([0, -1], HexContent::Void);
    assert_eq!(draft.hex_content([0, -1]), HexContent::Void);
    assert_eq!(draft.file().tiles.iter().sum::<u8>(), 17);
    assert!(
        content_errors(draft.file())
            .iter()
            .all(|located| located.place != "tiles")
    );
    // The origin stays the High Council, and a count set by hand stays.
    draft.set_hex([0, 0], OPEN);
    assert_eq!(draft.hex_content([0, 0]), HexContent::Council);
    draft.set_tiles(0, 9);
    draft.set_hex([0, -1], OPEN);
    assert_eq!(draft.file().tiles.iter().sum::<u8>(), 20);
    draft.match_tiles();
    assert_eq!(draft.file().tiles.iter().sum::<u8>(), 18);
    assert!(draft.file().tiles[2] >= 5);
}

#[test]
fn exo_2_1_homes_can_be_placed_moved_and_renumbered() {
    let mut draft = duel_map();
    assert_eq!(draft.hex_content([0, 2]), HexContent::Home(1));
    // An existing Home moves and swaps with the content of the hex.
    assert_eq!(draft.put_home([1, 0], 0), Some(0));
    assert_eq!(
        (draft.hex_content([1, 0]), draft.hex_content([0, -2])),
        (HexContent::Home(0), OPEN)
    );
    assert_eq!(draft.put_home([0, 2], 0), Some(0));
    assert_eq!(
        draft.hex_content([1, 0]),
        HexContent::Home(1),
        "two Homes change places"
    );
    assert_eq!(draft.put_home([0, 0], 0), None);
    for (seat, hex) in (2..6).zip([[2, 0], [2, -2], [-2, 0], [-2, 2]]) {
        assert_eq!(draft.put_home(hex, 9), Some(seat));
    }
    assert_eq!(draft.put_home([1, 1], 9), None, "six are the most");
    assert_eq!(draft.homes().len(), 6);
    draft.number_clockwise();
    let homes: Vec<[i8; 2]> = draft.file().homes.clone();
    assert_eq!(homes[0], [0, 2]);
    let mut sorted = homes.clone();
    sort_clockwise(&mut sorted);
    let index = sorted.iter().position(|hex| *hex == [0, 2]);
    sorted.rotate_left(index.unwrap());
    assert_eq!(homes, sorted);
    draft.set_hex(homes[1], HexContent::Void);
    assert_eq!(draft.hex_content(homes[2]), HexContent::Home(1));
}

#[test]
fn exo_17_27_the_origin_moves_with_the_council() {
    let mut draft = duel_map();
    draft.set_hex([1, 0], planet_content(2, None));
    let before: Vec<u8> = home_surroundings(draft.file())
        .iter()
        .map(|seat| seat.planets())
        .collect();
    draft.swap_hexes([0, 0], [1, 0]);
    assert_eq!(draft.hex_content([0, 0]), HexContent::Council);
    assert_eq!(draft.hex_content([-1, 0]), planet_content(2, None));
    assert_eq!(draft.hex_content([-1, -2]), HexContent::Home(0));
    assert_eq!(
        draft.file().hexes().count(),
        duel_map().file().hexes().count()
    );
    draft.swap_hexes([-1, 0], [0, 0]);
    let after: Vec<u8> = home_surroundings(draft.file())
        .iter()
        .map(|seat| seat.planets())
        .collect();
    assert_eq!(before, after);
    assert_eq!(draft.hex_content([1, 0]), planet_content(2, None));
    draft.swap_hexes([1, 0], [0, -2]);
    assert_eq!(
        (draft.hex_content([0, -2]), draft.hex_content([1, 0])),
        (planet_content(2, None), HexContent::Home(0))
    );
    draft.swap_hexes([5, 0], [1, 0]);
    assert_eq!(
        draft.hex_content([1, 0]),
        HexContent::Home(0),
        "nothing moves nothing"
    );
}

#[test]
fn transforms_keep_distances_and_have_inverses() {
    for sixths in 0..6 {
        let turn = HexTransform::turn(sixths);
        let back = HexTransform::turn(6 - sixths);
        let mirror = HexTransform::mirror(sixths);
        for hex in spiral(4) {
            assert_eq!(back.apply(turn.apply(hex)), hex);
            assert_eq!(mirror.apply(mirror.apply(hex)), hex);
            for other in spiral(2) {
                let other_distance = distance(hex, other);
                assert_eq!(distance(turn.apply(hex), turn.apply(other)), other_distance);
                assert_eq!(
                    distance(mirror.apply(hex), mirror.apply(other)),
                    other_distance
                );
            }
        }
    }
    assert_eq!(HexTransform::turn(1).apply([0, -1]), [1, -1]);
    assert_eq!(HexTransform::mirror(0).apply([1, -1]), [-1, 0]);
    assert_eq!(HexTransform::mirror(3).apply([0, -1]), [0, 1]);
}

#[test]
fn symmetric_images_form_closed_sets() {
    for symmetry in Symmetry::ALL {
        assert_eq!(symmetry.images([0, 0]), [[0, 0]]);
        for hex in spiral(3) {
            let all: BTreeSet<_> = symmetry.images(hex).into_iter().collect();
            for image in &all {
                let others: BTreeSet<_> = symmetry.images(*image).into_iter().collect();
                assert_eq!(others, all, "{symmetry:?}");
            }
        }
    }
    let counts = Symmetry::ALL.map(|symmetry| symmetry.images([1, -3]).len());
    assert_eq!(counts, [1, 2, 3, 6, 2, 2, 4]);
}

#[test]
fn symmetrize_makes_every_symmetry_hold() {
    let content = ContentSet::default();
    let mut third = MapDraft::blank().with_name("Third");
    for hex in [[0, -1], [1, -1], [0, -2], [1, -2], [2, -2], [0, -3]] {
        third.set_hex(hex, OPEN);
    }
    third.set_hex([1, -1], planet_content(1, Some(PlanetKind::Red)));
    third.set_hex([1, -2], planet_content(2, None));
    third.set_hex([2, -2], planet_content(3, None));
    third.put_home([0, -3], 0);
    third.symmetrize(Symmetry::Third);
    assert!(third.is_symmetric(Symmetry::Third) && !third.is_symmetric(Symmetry::Half));
    assert_eq!(third.file().homes, [[0, -3], [3, 0], [-3, 3]]);
    assert_eq!(content.content_errors(third.file()), []);
    assert_eq!(content.warnings(third.file()), []);
    let once = third.clone();
    third.symmetrize(Symmetry::Third);
    assert_eq!(third.write(), once.write());
    for symmetry in Symmetry::ALL {
        let mut draft = base_layout("5-long");
        draft.symmetrize(symmetry);
        assert!(draft.is_symmetric(symmetry), "{symmetry:?}");
        let twice = draft.file().hexes().collect::<BTreeSet<_>>().len();
        assert_eq!(twice, draft.file().hexes().count(), "{symmetry:?}");
        let is_expected = |error: &ContentError| {
            matches!(error, ContentError::Taken(..) | ContentError::Planets(..))
        };
        assert!(
            !content_errors(draft.file())
                .iter()
                .any(|located| is_expected(&located.error))
        );
    }
    // The northern part is mirrored to the south.
    let mut draft = duel_map();
    draft.set_hex([0, -1], planet_content(3, None));
    draft.set_hex([0, 1], HexContent::Void);
    draft.symmetrize(Symmetry::Rows);
    assert_eq!(draft.hex_content([0, 1]), planet_content(3, None));
    draft.transform(HexTransform::turn(1));
    assert_eq!(draft.hex_content([1, -1]), planet_content(3, None));
    assert_eq!(draft.hex_content([2, -2]), HexContent::Home(0));
}

#[test]
fn exo_17_27_every_layout_error_is_reported_with_its_hexes() {
    let content = ContentSet::default();
    let draft = duel_map().with(|file| {
        file.title.clear();
        file.open.push([4, 0]);
        file.kinds = [vec![[0, -2]], vec![[1, 0], [1, 0]], vec![]];
        file.tiles = [25, 1, 0];
        file.homes.truncate(1);
    });
    let found = content.content_errors(draft.file());
    let found: Vec<(&str, &ContentError, &[[i8; 2]])> = found
        .iter()
        .map(|located| {
            (
                located.place.as_str(),
                &located.error,
                located.hexes.as_slice(),
            )
        })
        .collect();
    let expected: [(&str, &ContentError, &[[i8; 2]]); 8] = [
        ("title", &ContentError::Title, &[]),
        ("homes", &ContentError::Seats(2, 6), &[]),
        ("open[6]", &ContentError::Apart(4, 0), &[[4, 0]]),
        ("tiles", &ContentError::Planets(26, 7), &[]),
        ("kinds[0][0]", &ContentError::NoPlanet(0, -2), &[[0, -2]]),
        ("kinds[1][1]", &ContentError::TwoKinds(1, 0), &[[1, 0]]),
        ("kinds[1]", &ContentError::Fixed(2, 1), &[[1, 0], [1, 0]]),
        ("tiles[0]", &ContentError::Tiles(18), &[]),
    ];
    assert_eq!(found, expected);
    let mut distant = duel_map().with(|file| {
        file.open.push([9, 0]);
        file.tiles[0] += 1;
    });
    assert_eq!(
        content_errors(distant.file())[0].error,
        ContentError::Far(9, 0)
    );
    distant.trim(6);
    assert_eq!(distant.file(), duel_map().file());
    // A file with thousands of hexes is refused at once.
    let huge = duel_map().with(|file| file.open = vec![[1, 1]; 50_000]);
    assert!(
        content
            .content_errors(huge.file())
            .iter()
            .any(|located| located.error == ContentError::Hexes(48))
    );
}

#[test]
fn exo_17_10_the_base_layouts_have_no_errors_or_warnings() {
    let content = ContentSet::default();
    for file in layouts().expect("layouts") {
        assert_eq!(base_title(&file.id).as_ref(), Some(&file.title));
        assert_eq!(content.content_errors(&file), [], "{}", file.id);
        assert_eq!(content.warnings(&file), [], "{}", file.id);
        let seats = home_surroundings(&file);
        assert_eq!(seats.len(), file.homes.len());
        assert!(
            seats
                .iter()
                .all(|seat| seat.council_distance.is_some() && seat.nearest_rival.is_some())
        );
    }
}

fn warnings_of(id: &str, change: impl FnOnce(&mut LayoutFile)) -> Vec<Warning> {
    ContentSet::default().warnings(base_layout(id).with(change).file())
}

#[test]
fn unusual_layouts_get_warnings() {
    let has = |found: Vec<Warning>, warning: &Warning| {
        assert!(found.contains(warning), "{found:?}");
    };
    let moved = warnings_of("2-standard", |file| {
        file.homes[1] = [0, 3];
        file.open.push([0, 2]);
        file.tiles[0] += 1;
    });
    let council_warning = Warning::Council {
        min: 2,
        max: 3,
        hexes: vec![[0, 3]],
    };
    has(moved.clone(), &council_warning);
    has(moved, &Warning::Neighbors);
    let close = warnings_of("2-standard", |file| {
        file.open.retain(|hex| *hex != [1, -2]);
        file.homes[1] = [1, -2];
    });
    let close_warning = Warning::Close {
        steps: 1,
        hexes: vec![[0, -2], [1, -2]],
    };
    assert_eq!(
        close
            .iter()
            .filter(|found| **found == close_warning)
            .count(),
        1
    );
    let walled = warnings_of("2-minimal", |file| {
        file.guards[0].append(&mut file.open);
    });
    let homes = base_layout("2-minimal").file().homes.clone();
    has(walled, &Warning::Walled { hexes: homes });
    let few = warnings_of("3-minimal", |file| {
        file.guards = Default::default();
        file.tiles = [3, 0, 0];
    });
    let planets = Warning::Planets {
        planets: 3,
        min: 12,
        max: 18,
    };
    has(few.clone(), &planets);
    has(few.clone(), &Warning::NoKind(PlanetKind::Red));
    has(few, &Warning::NoGuard(2));
    let many = warnings_of("6-long", |file| {
        let open = std::mem::take(&mut file.open);
        file.guards[0].extend(open);
    });
    has(many, &Warning::ManyGuards(1));
    has(
        warnings_of("3-long", |file| file.homes.swap(1, 2)),
        &Warning::Order,
    );
    assert_eq!(warnings_of("3-long", |file| file.homes.rotate_left(1)), []);
    let bare = warnings_of("6-long", |file| {
        file.open.retain(|hex| distance([0, -3], *hex) > 2);
    });
    let near_warning =
        |found: &Warning| matches!(found, Warning::Near { hexes, .. } if *hexes == [[0, -3]]);
    assert!(bare.iter().any(near_warning), "{bare:?}");
}

/// Planets with a set kind get tiles of that kind in every game; all others are shuffled.
#[test]
fn exo_17_27_planets_with_a_set_kind_get_tiles_of_that_kind() {
    let mut draft = base_layout("2-standard");
    let fixed = [
        ([0, -1], PlanetKind::Green),
        ([0, 1], PlanetKind::Green),
        ([1, 0], PlanetKind::Red),
    ];
    for (hex, kind) in fixed {
        let HexContent::Planet(planet) = draft.hex_content(hex) else {
            panic!("no planet");
        };
        let kind = Some(kind);
        draft.set_hex(hex, HexContent::Planet(Planet { kind, ..planet }));
    }
    assert_eq!(draft.file().tiles, base_layout("2-standard").file().tiles);
    let options = Options {
        layout: LayoutChoice::Custom(Box::new(draft.file().clone())),
        ..Options::standard(2)
    };
    let game = Exodus::new(options).expect("a table");
    let plain = Exodus::new(Options::standard(2)).expect("a table");
    assert_ne!(game.content_fingerprint(), plain.content_fingerprint());
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let state = game.deal(&mut SeededRng::new(seed, 0));
        let mut counts = [0; 3];
        for (map_hex, sector) in game.map_hexes().iter().zip(state.public.sectors.iter()) {
            let kind = game.planet(sector).map(|tile| tile.kind);
            if let Some((_, kind)) = fixed.iter().find(|(hex, _)| *hex == map_hex.axial) {
                assert_eq!(game.planet(sector).map(|tile| tile.kind), Some(*kind));
            }
            if let Some(kind_index) = KINDS
                .iter()
                .position(|fixed_kind| Some(*fixed_kind) == kind)
            {
                counts[kind_index] += 1;
            }
            seen.insert((map_hex.axial, kind.map(|kind| kind as u8)));
        }
        assert_eq!(counts, draft.file().tiles);
        // A position with a planet of another kind is refused for this layout.
        let mut position = game.to_position(&state);
        assert!(game.state_from_position(position.clone()).is_ok());
        let at = |hex| {
            game.map_hexes()
                .iter()
                .position(|map_hex| map_hex.axial == hex)
                .unwrap()
        };
        let (north, east) = (at([0, -1]), at([1, 0]));
        let tile = position.public.sectors[north].tile;
        position.public.sectors[north].tile = position.public.sectors[east].tile;
        position.public.sectors[east].tile = tile;
        assert!(game.state_from_position(position).is_err());
    }
    assert!(
        seen.len() > game.map_hexes().len() + 5,
        "the others are shuffled"
    );
}
