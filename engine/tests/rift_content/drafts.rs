//! Board drafts: opening and saving changes nothing, an edit changes only what it names, and every
//! error has its squares.

use crate::{board, square};
use engine::grid::{Heading, Plane, Space};
use engine::rift::board::Terrain;
use engine::rift::board_code::{self, BoardCodeError};
use engine::rift::board_file::{ANY_MODEL, Console, Puzzle, Start, StartMine};
use engine::rift::content::content_error::BoardObject;
use engine::rift::content::mats::mats;
use engine::rift::content::{self, ContentError};
use engine::rift::draft::{MapDraft, TerrainBrush};
use engine::rift::options::Mode;
use engine::save::text_codec::TextCodeError;

fn draft(id: &str) -> MapDraft {
    MapDraft::from_file(id, board(id)).unwrap()
}

fn start(team: u8, at: &str) -> Start {
    Start {
        team,
        at: square(at),
        facing: Heading::E,
        plane: Plane::MIDDLE,
        model: ANY_MODEL.to_owned(),
        speed: 0,
        is_marked: false,
        console: Console::default(),
    }
}

fn mine(at: &str, owner: u8) -> StartMine {
    StartMine {
        at: square(at),
        plane: Plane::MIDDLE,
        owner,
    }
}

/// Returns a blank board with a starting place for each of two teams.
fn two_team_draft() -> MapDraft {
    let mut draft = MapDraft::blank(8, 8);
    draft.add_start(start(1, "A1"));
    draft.add_start(start(2, "H8"));
    draft
}

#[test]
fn opening_and_writing_a_base_board_changes_nothing() {
    for id in content::board_ids() {
        let (before, draft) = (board(id), draft(id));
        assert_eq!(draft.file(), &before);
        assert_eq!(draft.content_errors(), [], "{id}");
        let after = MapDraft::read(id, &draft.write()).unwrap();
        assert_eq!(after.file(), &before);
        assert_eq!(content::parse_board(id, &draft.write()), Ok(before));
    }
}

#[test]
fn putting_the_same_terrain_changes_nothing() {
    for id in content::board_ids() {
        let before = draft(id);
        let mut after = before.clone();
        for square in before.file().compile().squares() {
            after.put(square, before.terrain(square));
            assert_eq!(
                before.terrain(square),
                before.file().compile().terrain(square)
            );
        }
        assert_eq!(after, before, "{id}");
    }
}

#[test]
fn a_board_can_be_rebuilt_by_editing_a_blank_draft() {
    for id in content::board_ids() {
        let original = board(id);
        let mut rebuilt = MapDraft::blank(original.width, original.height);
        let ready = original.compile();
        for square in ready.squares() {
            rebuilt.put(square, ready.terrain(square));
        }
        for start in &original.starts {
            rebuilt.add_start(start.clone());
        }
        for mine in &original.mines {
            rebuilt.add_mine(mine.clone());
        }
        let rebuilt = rebuilt.with_name(&original.name).with(|board| {
            board.id.clone_from(&original.id);
            board.blurb.clone_from(&original.blurb);
            board.mode = original.mode;
            board.options.clone_from(&original.options);
            board.puzzle.clone_from(&original.puzzle);
            board.min_ships = original.min_ships;
        });
        assert_eq!(rebuilt.file(), &original);
    }
}

#[test]
fn rift_3_9_only_asteroids_and_nebulae_share_a_square() {
    let mut draft = MapDraft::blank(4, 4);
    let at = square("B2");
    draft.paint(at, TerrainBrush::Asteroid(Plane::LOW));
    draft.paint(at, TerrainBrush::Nebula);
    draft.paint(at, TerrainBrush::Asteroid(Plane::HIGH));
    let both = Terrain {
        asteroids: [true, false, true],
        has_nebula: true,
        ..Terrain::default()
    };
    assert_eq!(draft.terrain(at), both);
    assert_eq!(draft.file().rows[1], ".~..");
    assert_eq!(draft.file().compile().terrain(at), both);
    draft.paint(at, TerrainBrush::Planet);
    assert_eq!(draft.file().rows[1], ".#..");
    assert!(draft.file().asteroids.is_empty());
    draft.paint(at, TerrainBrush::Asteroid(Plane::MIDDLE));
    assert_eq!(draft.file().rows[1], ".g..");
    draft.paint(at, TerrainBrush::Goal);
    assert_eq!(draft.file().goals, [at]);
    draft.paint(at, TerrainBrush::Open);
    assert_eq!(draft.file(), MapDraft::blank(4, 4).file());
    draft.paint(square("E5"), TerrainBrush::Star);
    assert_eq!(
        draft,
        MapDraft::blank(4, 4),
        "nothing is painted off the board"
    );
}

#[test]
fn references_to_starting_places_are_renumbered() {
    let mut draft = two_team_draft();
    draft.add_start(start(1, "C3"));
    for owner in [0, 1, 2, 3] {
        draft.add_mine(mine(&format!("D{}", owner + 1), owner));
    }
    let mut draft = draft.with(|board| {
        board.mode = Mode::Puzzle;
        board.puzzle = Some(Puzzle {
            side: 1,
            turns: 1,
            targets: vec![2, 3],
            has_passive_enemies: true,
        });
    });
    let references = |draft: &MapDraft| {
        let owners: Vec<u8> = draft.file().mines.iter().map(|mine| mine.owner).collect();
        (owners, draft.file().puzzle.clone().unwrap().targets)
    };
    draft.reorder(2, 0);
    assert_eq!(references(&draft), (vec![0, 2, 3, 1], vec![3, 1]));
    draft.reorder(0, 2);
    assert_eq!(references(&draft), (vec![0, 1, 2, 3], vec![2, 3]));
    draft.remove(BoardObject::Start(1));
    assert_eq!(references(&draft), (vec![0, 1, 0, 2], vec![2]));
    draft.remove(BoardObject::Start(7));
    draft.reorder(0, 9);
    assert_eq!(draft.file().starts.len(), 2);
}

#[test]
fn a_smaller_board_keeps_the_objects_still_on_it() {
    let mut draft = two_team_draft();
    draft.add_start(start(2, "D4"));
    draft.add_mine(mine("E5", 0));
    draft.add_mine(mine("B2", 3));
    draft.paint(square("H1"), TerrainBrush::Goal);
    draft.paint(square("C3"), TerrainBrush::Star);
    draft.resize(4, 6);
    let file = draft.file();
    assert_eq!((file.width, file.height), (4, 6));
    let squares: Vec<String> = file
        .starts
        .iter()
        .map(|start| start.at.to_string())
        .collect();
    assert_eq!(squares, ["A1", "D4"]);
    assert_eq!(file.mines, [mine("B2", 2)]);
    assert!(file.goals.is_empty());
    assert_eq!(file.rows, ["....", "....", "..*.", "....", "....", "...."]);
    draft.resize(200, 1);
    assert_eq!((draft.file().width, draft.file().height), (32, 4));
    assert_eq!(MapDraft::from_file("t", draft.file().clone()), Ok(draft));
}

#[test]
fn rift_18_6_mats_are_placed_and_turned() {
    let box_mats = mats().unwrap();
    let find = |id: &str| box_mats.mats.iter().find(|mat| mat.id == id).unwrap();
    let mut draft = MapDraft::blank(8, 4);
    draft.paint(square("E1"), TerrainBrush::Star);
    draft.place_mat(find("M2"), false, square("A1"), 0);
    draft.place_mat(find("M2"), false, square("E1"), 2);
    assert_eq!(
        draft.file().rows,
        ["....b...", "g.......", ".......g", "...b...."]
    );
    draft.place_mat(&box_mats.overlays[0], true, square("A1"), 1);
    assert_eq!(draft.file().rows[1], "####....");
    assert_eq!(draft.file().rows[3], ".##b....");
    draft.place_mat(find("M10"), false, square("G3"), 0);
    assert_eq!(draft.file().rows[2], "####...*");
}

#[test]
fn every_content_error_has_its_squares() {
    let blank = MapDraft::blank(8, 8);
    assert_eq!(blank.content_errors(), [ContentError::Starts { count: 0 }]);

    let mut draft = two_team_draft();
    assert_eq!(draft.content_errors(), []);
    draft.paint(square("A1"), TerrainBrush::Planet);
    draft.paint(square("C3"), TerrainBrush::Goal);
    draft.paint(square("C3"), TerrainBrush::Asteroid(Plane::LOW));
    draft.add_mine(mine("D4", 5));
    draft.add_mine(mine("D4", 0));
    draft.change_start(1, |start| {
        start.speed = 9;
        start.team = 1;
        start.console.hull = Some(0);
    });
    let found: Vec<(String, Vec<String>)> = draft
        .content_errors()
        .iter()
        .map(|error| {
            let squares = error.squares(draft.file());
            let squares = squares.iter().map(ToString::to_string).collect();
            (error.path(), squares)
        })
        .collect();
    let row = |path: &str, squares: &[&str]| {
        let squares = squares.iter().map(|square| (*square).to_owned()).collect();
        (path.to_owned(), squares)
    };
    let expected = [
        row("starts[0].at", &["A1"]),
        row("mines[1].at", &["D4"]),
        row("mines[0].owner", &["D4"]),
        row("starts[1].speed", &["H8"]),
        row("starts[1].console.hull", &["H8"]),
        row("starts", &[]),
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_board_file_is_refused_for_its_first_content_error() {
    let mut draft = two_team_draft();
    draft.move_object(BoardObject::Start(1), square("A1"));
    draft.paint(square("B2"), TerrainBrush::Asteroid(Plane::MIDDLE));
    draft.add_mine(mine("B2", 0));
    let errors = draft.content_errors();
    assert_eq!(errors.len(), 2);
    let refusal = content::parse_board("t.json", &draft.write()).unwrap_err();
    assert_eq!(refusal, errors[0].to_load_error("t.json"));
    assert_eq!(errors[0].squares(draft.file()), [square("A1")]);
    let space = Space::new(square("B2"), Plane::MIDDLE);
    let object = BoardObject::Mine(0);
    assert_eq!(errors[1], ContentError::Blocked { object, space });
}

#[test]
fn a_file_without_the_shape_of_a_board_is_not_a_draft() {
    let valid_text = two_team_draft().write();
    let refused = |text: String| MapDraft::read("t.json", &text).unwrap_err();
    assert_eq!(
        refused(valid_text.replace("\"width\": 8", "\"width\": 9")).place,
        "rows[0]"
    );
    assert_eq!(
        refused(valid_text.replace("board/1", "board/2")).place,
        "format"
    );
    assert_eq!(
        refused(valid_text.replace("\"H8\"", "\"J8\"")).place,
        "starts[1].at"
    );
    assert_eq!(
        refused(valid_text.replacen("........", "...?....", 1)).place,
        "rows[0]"
    );
    let line = refused("no board".to_owned()).reason.to_string();
    assert!(line.contains("expected"));
    let blocked = valid_text.replacen("........", "#.......", 1);
    assert_eq!(
        MapDraft::read("t.json", &blocked)
            .unwrap()
            .content_errors()
            .len(),
        1
    );
}

#[test]
fn a_change_that_would_break_the_shape_is_undone() {
    let draft = two_team_draft();
    let corrupted = draft.with(|board| board.rows.clear());
    assert_eq!(corrupted, draft);
    let mut moved = draft.clone();
    moved.move_object(BoardObject::Start(0), square("Z9"));
    moved.change_start(0, |start| start.at = square("Z9"));
    moved.add_start(start(3, "Z9"));
    assert_eq!(moved, draft);
    assert_eq!(
        draft.with_name("Ärger im Nebel 7!").file().id,
        "rger-im-nebel-7"
    );
    assert_eq!(draft.with_name("***").file().id, "board");
    assert_eq!(draft.with_name(&"x".repeat(90)).file().id.len(), 40);
}

#[test]
fn a_code_holds_the_whole_board_and_fits_into_a_link() {
    for id in content::board_ids() {
        let draft = draft(id);
        let code = board_code::encode(&draft).unwrap();
        assert_eq!(board_code::decode(&code), Ok(draft), "{id}");
        assert!(code.len() < 800, "{id}: {} characters", code.len());
        assert!(
            code.chars()
                .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
        );
    }
    let cold = board_code::encode(&draft("cold-open")).unwrap();
    assert!(cold.len() < 260, "{} characters", cold.len());
}

#[test]
fn the_largest_board_fits_into_a_link_too() {
    let mut draft = MapDraft::blank(32, 32);
    for (n, square) in (0u32..).zip(draft.file().compile().squares()) {
        let number = n.wrapping_mul(2_654_435_761) >> 24;
        let ground = TerrainBrush::ALL[(number % 8) as usize];
        draft.paint(square, ground);
    }
    let code = board_code::encode(&draft).unwrap();
    assert!(
        code.len() < engine::save::text_codec::MAX_CHARS,
        "{}",
        code.len()
    );
    assert_eq!(board_code::decode(&code), Ok(draft));
}

#[test]
fn a_board_with_too_much_text_has_no_code() {
    let long_text = two_team_draft().with(|board| board.blurb = "word ".repeat(20_000));
    assert_eq!(board_code::encode(&long_text), None);
}

#[test]
fn bad_codes_are_refused() {
    let code = board_code::encode(&two_team_draft()).unwrap();
    let code_error = |error| Err(BoardCodeError::Parcel(error));
    assert_eq!(
        board_code::decode("not a code"),
        code_error(TextCodeError::NoCode)
    );
    assert_eq!(
        board_code::decode(&code[..code.len() - 4]),
        code_error(TextCodeError::Damaged)
    );
    let swapped = if code.ends_with('A') { "B" } else { "A" };
    let wrong = format!("{}{swapped}", &code[..code.len() - 1]);
    assert!(board_code::decode(&wrong).is_err());
    assert_eq!(
        board_code::decode(&"A".repeat(1 << 16)),
        code_error(TextCodeError::TooLong)
    );
}
