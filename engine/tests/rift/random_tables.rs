//! Random tables: boards, fleets and options that no designer would create.

use engine::chance::{Chance, SeededRng};
use engine::grid::{Heading, Plane, Space, Square};
use engine::rift::board_file::{BoardFile, Console, FORMAT, Start, StartBars, StartMine};
use engine::rift::options::{
    BoardChoice, FirstPlayer, Handicap, HouseRules, MAX_SHIPS, Mode, Options, ShipChoice,
};

/// Board symbols; the more often a symbol occurs here, the more common it is.
const SYMBOLS: &[u8] = b"......................................bgwdux@##*~~~~";
const MODELS: [&str; 3] = ["rhino", "screech", "hammer"];

/// Returns the options of a random table.
pub fn options(seed: u64) -> Options {
    let mut chance = SeededRng::new(seed, 1 << 50);
    let rules = rules(&mut chance);
    let (width, height) = (5 + chance.pick(7) as u8, 5 + chance.pick(7) as u8);
    let rows = rows(&mut chance, width, height);
    let ships = 2 + chance.pick(5) as usize;
    let seats = match rules.mode {
        Mode::Ace => ships,
        _ => 2 + chance.pick(ships as u32 - 1) as usize,
    };
    let teams: Vec<u8> = (0..seats)
        .map(|seat| if seat < 2 { seat as u8 } else { chance.pick(4) as u8 } + 1)
        .collect();
    let owners: Vec<u8> = (0..ships)
        .map(|n| {
            if n < seats {
                n as u8
            } else {
                chance.pick(seats as u32) as u8
            }
        })
        .collect();
    let mut spaces = open_spaces(&rows);
    chance.shuffle(&mut spaces);
    let mut flagged = Vec::new();
    let starts = owners.iter().map(|&owner| {
        let team = teams[usize::from(owner)];
        let is_marked = rules.mode == Mode::Flagship && !flagged.contains(&team);
        flagged.push(team);
        start(&mut chance, spaces.pop().expect("a space"), team, is_marked)
    });
    let starts: Vec<Start> = starts.collect();
    let mines = (0..chance.pick(6))
        .filter_map(|_| spaces.pop())
        .map(|space| StartMine {
            at: space.square(),
            plane: space.plane(),
            owner: 0,
        });
    let mines: Vec<StartMine> = mines.collect();
    let file = BoardFile {
        format: FORMAT.to_owned(),
        id: "galaxy".to_owned(),
        name: "Galaxy".to_owned(),
        blurb: "A random board.".to_owned(),
        width,
        height,
        rows,
        mode: rules.mode,
        options: serde_json::Map::new(),
        min_ships: None,
        starts,
        mines,
        asteroids: Vec::new(),
        goals: Vec::new(),
        puzzle: None,
    };
    let ships = owners.iter().map(|&seat| ShipChoice {
        seat,
        model: MODELS[chance.pick(3) as usize].to_owned(),
        handicap: Handicap::default(),
    });
    let ships: Vec<ShipChoice> = ships.take(MAX_SHIPS).collect();
    Options {
        board: BoardChoice::Custom(Box::new(file)),
        teams,
        ships,
        rules,
    }
}

fn rules(chance: &mut impl Chance) -> HouseRules {
    let mut one_in = |n: u32| chance.pick(n) == 0;
    let mode = match (one_in(3), one_in(4)) {
        (true, _) => Mode::Ace,
        (false, true) => Mode::Flagship,
        (false, false) => Mode::Elimination,
    };
    HouseRules {
        mode,
        turn_seconds: if one_in(4) { 60 } else { 0 },
        has_timeout_autopilot: one_in(2),
        ace_target: 3,
        has_chain_mines: one_in(2),
        allows_friendly_fire: one_in(3),
        has_auto_choices: one_in(4),
        quiet_rounds: 5,
        round_limit: if one_in(5) { 6 } else { 0 },
        sudden_death: if one_in(6) { 2 } else { 0 },
        first: FirstPlayer::Random,
        ..HouseRules::default()
    }
}

fn rows(chance: &mut impl Chance, width: u8, height: u8) -> Vec<String> {
    let mut symbol = || char::from(SYMBOLS[chance.pick(SYMBOLS.len() as u32) as usize]);
    (0..height)
        .map(|_| (0..width).map(|_| symbol()).collect())
        .collect()
}

/// Returns every space that no terrain can fill.
fn open_spaces(rows: &[String]) -> Vec<Space> {
    let mut spaces = Vec::new();
    for (y, row) in (0u8..).zip(rows) {
        for (x, symbol) in (0u8..).zip(row.bytes()) {
            let square = Square::new(x, y).expect("a square");
            if symbol == b'.' || symbol == b'~' {
                spaces.extend(Plane::ALL.map(|plane| Space::new(square, plane)));
            }
        }
    }
    spaces
}

fn start(chance: &mut impl Chance, space: Space, team: u8, is_marked: bool) -> Start {
    let mut bars = || {
        let mut bar = || chance.pick(7) as u8;
        Some([bar(), bar()])
    };
    let bars = StartBars {
        F: bars(),
        R: bars(),
        B: bars(),
        L: bars(),
    };
    Start {
        team,
        at: space.square(),
        facing: Heading::wrap(chance.pick(8) as u8),
        plane: space.plane(),
        model: "any".to_owned(),
        speed: chance.pick(5) as i8 - 2,
        is_marked,
        console: Console {
            hull: Some(1 + chance.pick(10) as u8),
            bars: Some(bars),
            ..Console::default()
        },
    }
}
