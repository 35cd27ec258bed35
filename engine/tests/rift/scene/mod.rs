//! Compact positions, so that a worked example of the rules reads the same in a test.
//!
//! A [`Setting`] describes a board and ships and becomes a [`Scene`] in which orders are given.
//! Ships are written as `Rhino A4/+1 SE +2 main 3 F[2,6] seat 1`: model, space, heading, and
//! everything that differs from a fresh ship at the start of its turn. By default every ship has a
//! separate seat and every seat is a separate team.

mod expect;
pub mod invariants;
mod run;
mod words;

use engine::chance::ZeroChance;
use engine::game::{Game, Seat};
use engine::grid::{Heading, Plane, Space, Square};
use engine::rift::Rift;
use engine::rift::board_file::{Asteroids, BoardFile, Console, FORMAT, Puzzle, Start};
use engine::rift::options::{BoardChoice, FirstPlayer, HouseRules, Mode, Options, ShipChoice};
use engine::rift::ship::{Ion, Ship, ShipId, Side, Slot};
use engine::rift::state::{Mine, Phase, State, Turn};
pub use run::Scene;
use words::{bars, heading, number, space, spaces, speed};

/// The description of a ship; `None` means the value of a fresh ship.
#[derive(Clone, Debug)]
struct ShipSpec {
    model: String,
    space: Space,
    heading: Heading,
    speed: i8,
    seat: Option<u8>,
    is_marked: bool,
    main: Option<u8>,
    aux: Option<u8>,
    hull: Option<u8>,
    torpedoes: Option<u8>,
    mines: Option<u8>,
    bars: Vec<(Side, [u8; 2])>,
    ion: Ion,
}

impl ShipSpec {
    fn read(text: &str) -> Self {
        let mut words = text.split_whitespace();
        let mut next = || words.next().unwrap_or_else(|| panic!("too short: {text}"));
        let mut spec = Self {
            model: next().to_lowercase(),
            space: space(next()),
            heading: heading(next()).unwrap_or_else(|| panic!("no heading in {text}")),
            speed: 0,
            seat: None,
            is_marked: false,
            main: None,
            aux: None,
            hull: None,
            torpedoes: None,
            mines: None,
            bars: Vec::new(),
            ion: Ion::Uncharged,
        };
        while let Some(word) = words.next() {
            let mut value = || number(words.next().unwrap_or_default());
            match word {
                "main" => spec.main = Some(value()),
                "aux" => spec.aux = Some(value()),
                "hull" => spec.hull = Some(value()),
                "torpedoes" => spec.torpedoes = Some(value()),
                "mines" => spec.mines = Some(value()),
                "seat" => spec.seat = Some(value()),
                "flag" => spec.is_marked = true,
                "charged" => spec.ion = Ion::Charged,
                "charging" => spec.ion = Ion::Charging,
                other => match (speed(other), bars(other)) {
                    (Some(speed), _) => spec.speed = speed,
                    (None, Some(side)) => spec.bars.push(side),
                    (None, None) => panic!("what is {other} in {text}?"),
                },
            }
        }
        spec
    }

    /// Applies the description to `ship`.
    fn apply_to(&self, ship: &mut Ship) {
        ship.space = self.space;
        ship.heading = self.heading;
        ship.speed = self.speed;
        ship.ion = self.ion;
        for (field, value) in [
            (&mut ship.main, self.main),
            (&mut ship.aux, self.aux),
            (&mut ship.hull, self.hull),
            (&mut ship.torpedoes, self.torpedoes),
            (&mut ship.mines, self.mines),
        ] {
            if let Some(value) = value {
                *field = value;
            }
        }
        for &(side, pair) in &self.bars {
            for (slot, strength) in Slot::ALL.into_iter().filter(|s| s.side == side).zip(pair) {
                ship.bars.set(slot, strength);
            }
        }
    }
}

/// The description of a position.
#[derive(Clone, Debug)]
pub struct Setting {
    rows: Vec<Vec<char>>,
    asteroids: Vec<Space>,
    mines: Vec<Mine>,
    ships: Vec<ShipSpec>,
    teams: Option<Vec<u8>>,
    rules: HouseRules,
    goals: Vec<Square>,
    puzzle: Option<Puzzle>,
    acted: Vec<u8>,
}

/// Builds an empty 8x8 board.
pub fn scene() -> Setting {
    scene_of(8, 8)
}

/// Builds an empty board of another size.
pub fn scene_of(width: usize, height: usize) -> Setting {
    Setting {
        rows: vec![vec!['.'; width]; height],
        asteroids: Vec::new(),
        mines: Vec::new(),
        ships: Vec::new(),
        teams: None,
        rules: HouseRules::default(),
        goals: Vec::new(),
        puzzle: None,
        acted: Vec::new(),
    }
}

impl Setting {
    /// Adds a ship.
    pub fn ship(mut self, text: &str) -> Self {
        self.ships.push(ShipSpec::read(text));
        self
    }

    /// Sets the team of each seat.
    pub fn teams(mut self, teams: &[u8]) -> Self {
        self.teams = Some(teams.to_vec());
        self
    }

    /// Adds asteroids in these spaces.
    pub fn asteroids(mut self, labels: &str) -> Self {
        self.asteroids.extend(spaces(labels));
        self
    }

    fn paint_squares(mut self, symbol: char, labels: &str) -> Self {
        for space in spaces(labels) {
            let square = space.square();
            self.rows[usize::from(square.y())][usize::from(square.x())] = symbol;
        }
        self
    }

    /// Adds planets on these squares.
    pub fn planets(self, labels: &str) -> Self {
        self.paint_squares('#', labels)
    }

    /// Adds stars on these squares.
    pub fn stars(self, labels: &str) -> Self {
        self.paint_squares('*', labels)
    }

    /// Adds nebulae on these squares.
    pub fn nebula(self, labels: &str) -> Self {
        self.paint_squares('~', labels)
    }

    /// Adds live mines that nobody laid.
    pub fn mines(mut self, labels: &str) -> Self {
        let mines = spaces(labels).map(|space| Mine::new(space, None));
        self.mines.extend(mines);
        self
    }

    /// Adds live mines that `seat` laid in an earlier turn.
    pub fn mines_of(mut self, seat: u8, labels: &str) -> Self {
        let mines = spaces(labels).map(|space| Mine::new(space, Some(Seat(seat))));
        self.mines.extend(mines);
        self
    }

    pub fn rules(mut self, change: impl FnOnce(&mut HouseRules)) -> Self {
        change(&mut self.rules);
        self
    }

    /// Sets a turn limit of 120 seconds.
    pub fn timed(self) -> Self {
        self.rules(|rules| rules.turn_seconds = 120)
    }

    /// Sets the mode Centaur Ace.
    pub fn ace(self) -> Self {
        self.rules(|rules| rules.mode = Mode::Ace)
    }

    /// Sets the goal squares of a breakout.
    pub fn goals(mut self, labels: &str) -> Self {
        self.goals.extend(spaces(labels).map(Space::square));
        self
    }

    /// Sets the turns and targets of a puzzle for team 1.
    pub fn puzzle(mut self, turns: u8, targets: &[u8]) -> Self {
        self.rules.mode = Mode::Puzzle;
        self.puzzle = Some(Puzzle {
            side: 1,
            turns,
            targets: targets.to_vec(),
            has_passive_enemies: true,
        });
        self
    }

    /// Marks ships that have had their turn in this round.
    pub fn acted(mut self, ships: &[u8]) -> Self {
        self.acted = ships.to_vec();
        self
    }

    /// Returns the scene in the middle of the turn of ship number `ship`.
    pub fn active(self, ship: u8) -> Scene {
        let acted = self.acted.clone();
        let (game, mut state) = self.build(ship);
        state.phase = Phase::Orders;
        state.turn = Turn {
            ship: Some(ShipId(ship)),
            ..Turn::default()
        };
        state.ready &= !(1 << ship);
        for ship_number in acted {
            state.ready &= !(1 << ship_number);
        }
        Scene::new(game, state)
    }

    /// Returns the scene before any ship is activated, with the team of `ship` to play.
    pub fn awaiting(self, ship: u8) -> Scene {
        let acted = self.acted.clone();
        let (game, mut state) = self.build(ship);
        for ship_number in acted {
            state.ready &= !(1 << ship_number);
        }
        Scene::new(game, state)
    }

    /// Adds a ship of another team as far away as possible, because a match needs two teams.
    fn add_bystander(&mut self) {
        let seats: Vec<u8> = (0..)
            .zip(&self.ships)
            .map(|(n, s)| s.seat.unwrap_or(n))
            .collect();
        let first = seats.first().copied().unwrap_or(0);
        if self.teams.is_some() || seats.iter().any(|&seat| seat != first) {
            return;
        }
        let (w, h) = (self.rows[0].len() as u16, self.rows.len() as u16);
        let taken: Vec<Space> = self.ships.iter().map(|s| s.space).collect();
        let mines: Vec<Space> = self.mines.iter().map(|m| m.space()).collect();
        let farthest_space = (0..w * h)
            .map(|n| Square::from_cell(((n / w) << 5) | (n % w)))
            .filter(|s| self.rows[usize::from(s.y())][usize::from(s.x())] == '.')
            .flat_map(|square| Plane::ALL.map(|plane| Space::new(square, plane)))
            .filter(|space| !self.asteroids.contains(space))
            .max_by_key(|space| {
                let distances = taken
                    .iter()
                    .chain(&mines)
                    .map(|t| t.square().distance(space.square()));
                let aligned = taken.iter().filter(|t| t.plane() == space.plane()).count();
                (distances.min(), usize::MAX - aligned)
            })
            .expect("no room for a bystander");
        self.ships.push(ShipSpec::read(&format!(
            "Rhino {farthest_space} N seat {}",
            first + 1
        )));
    }

    fn build(mut self, first: u8) -> (Rift, State) {
        self.add_bystander();
        for (n, spec) in (0..).zip(&mut self.ships) {
            spec.seat.get_or_insert(n);
        }
        let seat = |spec: &ShipSpec| spec.seat.unwrap_or(0);
        let seats = self.ships.iter().map(seat).max().unwrap_or(0) + 1;
        let teams = self.teams.clone().unwrap_or_else(|| (1..=seats).collect());
        let mut rules = self.rules.clone();
        rules.first = FirstPlayer::Seat(seat(&self.ships[usize::from(first)]));
        let options = Options {
            board: BoardChoice::Custom(Box::new(self.file(&teams))),
            teams,
            ships: self.ships.iter().map(|s| choice(s, seat(s))).collect(),
            rules,
        };
        let game = Rift::new(options).unwrap_or_else(|error| panic!("{error}"));
        let mut state = game.deal(&mut ZeroChance);
        assert_eq!(state.phase, Phase::Activation);
        for (ship, spec) in state.ships.iter_mut().zip(&self.ships) {
            spec.apply_to(ship);
        }
        for mine in self.mines {
            state.mines.push(mine).expect("too many mines");
        }
        (game, state)
    }

    fn file(&self, teams: &[u8]) -> BoardFile {
        BoardFile {
            format: FORMAT.to_owned(),
            id: "scene".to_owned(),
            name: "Scene".to_owned(),
            blurb: "A position.".to_owned(),
            width: self.rows[0].len() as u8,
            height: self.rows.len() as u8,
            rows: self.rows.iter().map(|row| row.iter().collect()).collect(),
            mode: self.rules.mode,
            options: serde_json::Map::new(),
            starts: self.ships.iter().map(|s| start(s, teams)).collect(),
            min_ships: None,
            mines: Vec::new(),
            asteroids: asteroid_entries(&self.asteroids),
            goals: self.goals.clone(),
            puzzle: self.puzzle.clone(),
        }
    }
}

fn choice(spec: &ShipSpec, seat: u8) -> ShipChoice {
    ShipChoice {
        seat,
        model: spec.model.clone(),
        handicap: Default::default(),
    }
}

fn start(spec: &ShipSpec, teams: &[u8]) -> Start {
    Start {
        team: teams[usize::from(spec.seat.unwrap_or(0))],
        at: spec.space.square(),
        facing: spec.heading,
        plane: spec.space.plane(),
        model: "any".to_owned(),
        speed: 0,
        is_marked: spec.is_marked,
        console: Console::default(),
    }
}

fn asteroid_entries(spaces: &[Space]) -> Vec<Asteroids> {
    let mut asteroid_entries: Vec<Asteroids> = Vec::new();
    for space in spaces {
        match asteroid_entries
            .iter_mut()
            .find(|entry| entry.at == space.square())
        {
            Some(entry) => entry.planes.push(space.plane()),
            None => asteroid_entries.push(Asteroids {
                at: space.square(),
                planes: vec![space.plane()],
            }),
        }
    }
    asteroid_entries
}
