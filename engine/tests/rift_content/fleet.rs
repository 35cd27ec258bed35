//! The draft of fleets: the order of picks, the models that may be picked, and the picks of bots.

use crate::{new_game, options};
use engine::error::RuleRefusal;
use engine::game::Seat;
use engine::rift::content;
use engine::rift::content::ContentSet;
use engine::rift::fleet::{FleetDraft, PickRefusal};
use engine::rift::options::{Mode, Options};

fn draft_options(board: &str, players: u8, ships: u8) -> Options {
    let mut options = options(board, players, ships);
    options.rules.has_fleet_draft = true;
    options
}

/// Makes all picks of a draft; `choose` gets the available models. Returns the seats that picked.
fn pick_all(
    draft: &mut FleetDraft,
    mut choose: impl FnMut(&FleetDraft, &[String]) -> String,
) -> Vec<u8> {
    let mut seats = Vec::new();
    while let Some(Seat(seat)) = draft.seat() {
        let offers = draft.offers().into_iter();
        let open: Vec<String> = offers
            .filter(|offer| offer.refusal.is_none())
            .map(|offer| offer.model)
            .collect();
        assert!(!open.is_empty(), "somebody must pick and cannot");
        let model = choose(draft, &open);
        draft.pick(&model).unwrap();
        seats.push(seat);
    }
    seats
}

#[test]
fn rift_18_7_teams_take_turns_to_pick_for_their_next_ship() {
    let mut draft = FleetDraft::new(&draft_options("twin-furnace", 2, 6)).unwrap();
    assert_eq!((draft.pick_count(), draft.ship()), (6, Some(0)));
    let seats = pick_all(&mut draft, |draft, _| {
        draft.recommended_pick().unwrap().to_owned()
    });
    assert_eq!(seats, [0, 1, 0, 1, 0, 1]);
    assert_eq!((draft.seat(), draft.ship()), (None, None));
    assert_eq!(draft.pick("rhino"), Err(PickRefusal::Done));
    let game = new_game(draft.options().clone());
    let picked: Vec<_> = draft.picks().map(|(_, _, model)| model).collect();
    for (build, model) in game.builds().iter().zip(picked) {
        assert_eq!(game.figures().models[usize::from(build.model)].id, model);
    }
    // Four captains in two teams: the teams alternate, and within a team one ship follows the
    // other.
    let mut draft = FleetDraft::new(&draft_options("gravel-belt", 4, 4)).unwrap();
    let seats = pick_all(&mut draft, |_, open| open[0].clone());
    assert_eq!(seats, [0, 1, 2, 3]);
    // When one team has fewer ships, the other one continues.
    let mut with_five_ships = draft_options("twin-furnace", 2, 5);
    with_five_ships.ships[3].seat = 0;
    let mut draft = FleetDraft::new(&with_five_ships).unwrap();
    let seats = pick_all(&mut draft, |_, open| open[0].clone());
    assert_eq!(seats, [0, 1, 0, 0, 0]);
}

#[test]
fn rift_18_7_a_team_picks_no_model_for_more_than_half_of_its_ships() {
    let mut draft = FleetDraft::new(&draft_options("twin-furnace", 2, 6)).unwrap();
    for model in ["rhino", "rhino", "rhino", "hammer"] {
        draft.pick(model).unwrap();
    }
    let refusal = draft.pick("rhino").unwrap_err();
    assert_eq!(refusal, PickRefusal::TeamFull { max_ships: 2 });
    assert_eq!(refusal.rule().as_str(), "RIFT-18.7");
    let remaining: Vec<u8> = draft.offers().iter().map(|offer| offer.remaining).collect();
    assert_eq!(remaining[..3], [0, 2, 2]);
    assert!(
        remaining[3..].iter().all(|&remaining| remaining == 2),
        "no other is picked"
    );
    assert_eq!(draft.pick("frigate"), Err(PickRefusal::NoModel));
    assert_eq!(draft.picks().count(), 4, "a refused pick changes nothing");
    draft.pick("screech").unwrap();
    let remaining: Vec<u8> = draft.offers().iter().map(|offer| offer.remaining).collect();
    assert_eq!(
        remaining[..3],
        [1, 2, 1],
        "the other team has limits of its own"
    );
    assert!(
        remaining[3..].iter().all(|&remaining| remaining == 2),
        "no other is picked"
    );
}

#[test]
fn rift_1_9_a_draft_picks_no_more_ships_than_the_boxes_contain() {
    let mut options = draft_options("blue-giant", 6, 6);
    options.rules.has_box_limits = true;
    let mut draft = FleetDraft::new(&options).unwrap();
    for _ in 0..3 {
        draft.pick("hammer").unwrap();
    }
    let refusal = draft.pick("hammer").unwrap_err();
    assert_eq!(refusal, PickRefusal::BoxEmpty { boxes: 1 });
    assert_eq!(refusal.rule().as_str(), "RIFT-1.9");
}

#[test]
fn rift_18_7_models_set_by_the_board_count_and_are_not_picked() {
    let mut options = draft_options("bulwark", 2, 5);
    assert_eq!(FleetDraft::new(&options).unwrap().pick_count(), 0);
    let mut board = crate::board("twin-furnace");
    board.starts[0].model = "hammer".to_owned();
    board.starts[2].model = "hammer".to_owned();
    options = Options::for_board(
        engine::rift::options::BoardChoice::Custom(Box::new(board)),
        2,
        6,
    )
    .unwrap();
    let mut draft = FleetDraft::new(&options).unwrap();
    assert_eq!((draft.pick_count(), draft.ship()), (4, Some(4)));
    assert_eq!(
        draft.pick("hammer"),
        Err(PickRefusal::TeamFull { max_ships: 2 })
    );
    draft.pick("rhino").unwrap();
    assert_eq!(draft.seat(), Some(Seat(1)));
}

#[test]
fn rift_18_7_every_draft_ends_in_a_playable_match() {
    for id in content::board_ids() {
        let board = crate::board(id);
        if board.mode == Mode::Puzzle || board.starts.iter().any(|start| start.model != "any") {
            continue;
        }
        let max_ships = u8::try_from(board.starts.len()).unwrap();
        for (ships, boxes) in [(max_ships, false), (max_ships, true)] {
            let mut options = draft_options(id, max_ships.min(12), ships);
            options.rules.has_box_limits = boxes;
            for salt in 0..12usize {
                let mut draft = FleetDraft::new(&options).unwrap();
                let mut n = salt;
                pick_all(&mut draft, |_, open| {
                    n = n * 5 + 3;
                    open[n / 4 % open.len()].clone()
                });
                new_game(draft.options().clone());
            }
        }
    }
}

#[test]
fn rift_18_7_a_draft_is_restored_from_its_picks() {
    let options = draft_options("twin-furnace", 2, 6);
    let picks = ["hammer", "screech", "rhino"];
    let draft = FleetDraft::with_picks(&options, &ContentSet::default(), picks).unwrap();
    let restored: Vec<_> = draft.picks().collect();
    assert_eq!(
        restored,
        [
            (Seat(0), 0, "hammer"),
            (Seat(1), 1, "screech"),
            (Seat(0), 2, "rhino")
        ]
    );
    assert!(draft.has_model(2) && !draft.has_model(3));
    // Undoing one pick gives the draft before it.
    let before =
        FleetDraft::with_picks(&options, &ContentSet::default(), picks.into_iter().take(2))
            .unwrap();
    assert_eq!(before.ship(), Some(2));
    // Of a list with an invalid pick, the picks before it are kept.
    let truncated = FleetDraft::with_picks(
        &options,
        &ContentSet::default(),
        ["rhino", "frigate", "rhino"],
    )
    .unwrap();
    assert_eq!(truncated.picks().count(), 1);
}

#[test]
fn rift_18_7_bots_pick_mixed_fleets_that_fit_the_board() {
    let fleet = |board: &str| {
        let mut draft = FleetDraft::new(&draft_options(board, 2, 4)).unwrap();
        pick_all(&mut draft, |draft, _| {
            draft.recommended_pick().unwrap().to_owned()
        });
        let own = draft.picks().filter(|(seat, _, _)| *seat == Seat(0));
        own.map(|(_, _, model)| model.to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(fleet("lantern"), ["screech", "rhino"]);
    assert_eq!(fleet("standard-4"), ["hammer", "rhino"]);
}

/// Returns options for a draft of six ships, with box limits, on a board with this many mines.
fn options_with_mines(mines: usize) -> Options {
    let mut board = crate::board("twin-furnace");
    let free = (0..12).map(|n| {
        format!(
            r#"{{"at": "{}12", "plane": 1, "owner": 0}}"#,
            char::from(b'A' + n)
        )
    });
    let lower = (0..12).map(|n| {
        format!(
            r#"{{"at": "{}12", "plane": -1, "owner": 0}}"#,
            char::from(b'A' + n)
        )
    });
    let all: Vec<String> = free.chain(lower).take(mines).collect();
    board.mines = serde_json::from_str(&format!("[{}]", all.join(","))).unwrap();
    let choice = engine::rift::options::BoardChoice::Custom(Box::new(board));
    let mut options = Options::for_board(choice, 2, 6).unwrap();
    options.rules.has_fleet_draft = true;
    options.rules.has_box_limits = true;
    options
}

#[test]
fn rift_1_9_a_draft_uses_no_more_mines_than_the_boxes_contain() {
    // One box holds 18 mines. Six ships carry from 3 (three Screeches and three Rhinos) to 12.
    for mines in [6, 7, 9, 12, 14, 15] {
        let options = options_with_mines(mines);
        for salt in 0..24usize {
            let mut draft = FleetDraft::new(&options).unwrap();
            let mut n = salt;
            pick_all(&mut draft, |_, open| {
                n = n * 5 + 3;
                open[n / 4 % open.len()].clone()
            });
            new_game(draft.options().clone());
        }
    }
    let mut draft = FleetDraft::new(&options_with_mines(15)).unwrap();
    let refusal = draft.pick("hammer").unwrap_err();
    assert_eq!(refusal, PickRefusal::BoxMines { boxes: 1 });
    assert_eq!(refusal.rule().as_str(), "RIFT-1.9");
    let remaining: Vec<u8> = draft.offers().iter().map(|offer| offer.remaining).collect();
    assert_eq!(remaining[..3], [2, 2, 0]);
    assert!(
        remaining[3..].iter().all(|&remaining| remaining <= 2),
        "nobody is above the limit"
    );
    // With fewer mines Hammers may be picked, until there are too many Rhinos.
    let mut draft = FleetDraft::new(&options_with_mines(7)).unwrap();
    for model in ["hammer", "hammer", "hammer"] {
        draft.pick(model).unwrap();
    }
    let remaining: Vec<u8> = draft.offers().iter().map(|offer| offer.remaining).collect();
    assert_eq!(remaining, [2, 2, 0], "the box has three Hammers");
    draft.pick("rhino").unwrap();
    draft.pick("rhino").unwrap();
    assert_eq!(draft.pick("rhino"), Err(PickRefusal::BoxMines { boxes: 1 }));
    draft.pick("screech").unwrap();
    assert!(
        FleetDraft::new(&options_with_mines(16))
            .unwrap()
            .recommended_pick()
            .is_none()
    );
}

#[test]
fn rift_1_9_the_mine_budget_of_a_large_draft_is_computed_fast() {
    let mut board = crate::board("long-front");
    board.starts.truncate(12);
    let mine_json = |n: usize| {
        format!(
            r#"{{"at": "{}8", "plane": 1, "owner": 0}}"#,
            char::from(b'A' + n as u8)
        )
    };
    let all: Vec<String> = (0..7).map(mine_json).collect();
    board.mines = serde_json::from_str(&format!("[{}]", all.join(","))).unwrap();
    let choice = engine::rift::options::BoardChoice::Custom(Box::new(board));
    let mut options = Options::for_board(choice, 12, 12).unwrap();
    options.teams = (0..12).collect();
    options.rules.has_fleet_draft = true;
    options.rules.has_box_limits = true;
    let mut draft = FleetDraft::new(&options).unwrap();
    pick_all(&mut draft, |_, open| open.last().unwrap().clone());
    assert_eq!(draft.picks().count(), 12);
}
