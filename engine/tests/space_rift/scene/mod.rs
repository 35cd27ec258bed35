//! Compact descriptions of battles, in the notation of the worked examples in the rules.
//!
//! A [`Setting`] describes units and features and becomes a [`Scene`] in which actions are taken.
//! By default it is South's turn, all units of the active side are ordered, both sides have 3 stars
//! and no cards, the victory numbers are out of reach, and a side without a unit gets a fighter in
//! a far corner.

mod scripted_chance;
mod words;

use crate::drift_scene::rift;
use crate::hexes::hex;
use engine::game::{Game, Seat};
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::{Hex, HexSet, Side};
use engine::space_rift::cards::CardCounts;
use engine::space_rift::combat_roll::RollCause;
use engine::space_rift::content::ContentSet;
use engine::space_rift::content::pack::parse_pack;
use engine::space_rift::drift::RiftSite;
use engine::space_rift::event::Event;
use engine::space_rift::options::{Options, ScenarioChoice};
use engine::space_rift::scenario::{
    Objective, ObjectiveKind, ObjectiveOwner, RuleFlag, ScenarioFile,
};
use engine::space_rift::state::{Phase, State};
use engine::space_rift::unit::UnitId;
pub use scripted_chance::ScriptedChance;
use serde_json::json;
use words::UnitSpec;

/// A description of a battle, from which a [`Scene`] is built.
#[derive(Clone)]
pub struct Setting {
    fleets: [Vec<UnitSpec>; 2],
    scenario: ScenarioFile,
    content: ContentSet,
    rift: Option<String>,
    stars: [u8; 2],
    command: [Vec<String>; 2],
    combat: [Vec<String>; 2],
    active: Side,
    turn: u8,
    losses: [u8; 2],
    markers: Vec<(Hex, [u8; 2])>,
    meteors: Vec<(usize, Hex)>,
    crews: [u8; 2],
    allows_departure: bool,
}

/// Creates the description of a battle in open space without units.
pub fn scene() -> Setting {
    let side = json!({ "command_rating": 5, "combat_cards": 0, "stars": 0, "units": [] });
    let scenario = json!({
        "format": "space-rift-scenario/1", "id": "scene", "title": "Scene", "first": "south",
        "victory": { "south": 99, "north": 99 }, "sides": { "south": side, "north": side },
    });
    Setting {
        fleets: [Vec::new(), Vec::new()],
        scenario: serde_json::from_value(scenario).unwrap(),
        content: ContentSet::default(),
        rift: None,
        stars: [3, 3],
        command: [Vec::new(), Vec::new()],
        combat: [Vec::new(), Vec::new()],
        active: Side::South,
        turn: 1,
        losses: [0, 0],
        markers: Vec::new(),
        meteors: Vec::new(),
        crews: [1, 1],
        allows_departure: false,
    }
}

fn hexes_named(names: &str) -> Vec<Hex> {
    names.split_whitespace().map(hex).collect()
}

impl Setting {
    /// Adds units of South, separated by semicolons.
    pub fn south(mut self, units: &str) -> Self {
        self.fleets[0].extend(units.split(';').map(UnitSpec::read));
        self
    }

    /// Adds units of North.
    pub fn north(mut self, units: &str) -> Self {
        self.fleets[1].extend(units.split(';').map(UnitSpec::read));
        self
    }

    /// Sets the content of a pack.
    pub fn pack(mut self, content: serde_json::Value) -> Self {
        let pack = json!({
            "format": "centauri-pack/1", "game": "space-rift", "id": "own", "version": "1",
            "title": "Own", "content": content,
        });
        let result = parse_pack("own.json", &pack.to_string());
        (_, self.content) = result.unwrap_or_else(|error| panic!("{error}"));
        self
    }

    /// Adds a planet group.
    pub fn planet(mut self, names: &str) -> Self {
        self.scenario.terrain.planet.push(hexes_named(names));
        self
    }

    /// Adds asteroid fields.
    pub fn asteroids(mut self, names: &str) -> Self {
        self.scenario.terrain.asteroid = hexes_named(names);
        self
    }

    /// Adds ship debris.
    pub fn debris(mut self, names: &str) -> Self {
        self.scenario.terrain.debris = hexes_named(names);
        self
    }

    /// Adds dead stars.
    pub fn dead_stars(mut self, names: &str) -> Self {
        self.scenario.terrain.deadstar = hexes_named(names);
        self
    }

    /// Adds a rift with tiles 1 to 6 on these hexes, number 1 of its dial to the north-east.
    pub fn rift(mut self, tiles: &str) -> Self {
        let all = hexes_named(tiles);
        self.scenario.rift = Some(RiftSite {
            center: all[0],
            others: all[1..].try_into().unwrap(),
            dial: None,
        });
        self.rift = Some(tiles.to_owned());
        self
    }

    /// Adds a meteor tile, by its number in the table, on a hex.
    pub fn meteor(mut self, tile: usize, name: &str) -> Self {
        self.scenario.flags.push(RuleFlag::Meteors);
        self.meteors.push((tile, hex(name)));
        self
    }

    /// Makes destroyed units leave wrecks.
    pub fn wrecks(mut self) -> Self {
        self.scenario.flags.push(RuleFlag::Wrecks);
        self
    }

    /// Adds an objective of a side, with a sector if it needs one.
    pub fn objective(mut self, kind: ObjectiveKind, side: ObjectiveOwner) -> Self {
        let sector = (kind == ObjectiveKind::ClearSector)
            .then_some(engine::space_rift::battlefield::Sector::Center);
        self.scenario
            .objectives
            .push(Objective { kind, side, sector });
        self
    }

    /// Sets the victory numbers of South and North.
    pub fn victory(mut self, south: u8, north: u8) -> Self {
        (self.scenario.victory.south, self.scenario.victory.north) = (south, north);
        self
    }

    /// Sets the stars of South and North.
    pub fn stars(mut self, south: u8, north: u8) -> Self {
        self.stars = [south, north];
        self
    }

    /// Sets the command ratings of South and North.
    pub fn rating(mut self, south: u8, north: u8) -> Self {
        self.scenario.sides.south.command_rating = south;
        self.scenario.sides.north.command_rating = north;
        self
    }

    /// Gives a side command cards.
    pub fn commands(mut self, side: Side, names: &str) -> Self {
        let names = names.split_whitespace().map(str::to_owned);
        self.command[side.index()].extend(names);
        self
    }

    /// Gives a side combat cards.
    pub fn combats(mut self, side: Side, names: &str) -> Self {
        self.scenario.sides.south.combat_cards = 1;
        let names = names.split_whitespace().map(str::to_owned);
        self.combat[side.index()].extend(names);
        self
    }

    /// Sets the active side.
    pub fn active(mut self, side: Side) -> Self {
        self.active = side;
        self
    }

    /// Sets the side that had the first turn.
    pub fn first(mut self, side: Side) -> Self {
        self.scenario.first = side;
        self
    }

    /// Sets the number of the player-turn.
    pub fn turn(mut self, turn: u8) -> Self {
        self.turn = turn;
        self
    }

    /// Sets the points for eliminated units on the stands of South and North.
    pub fn losses(mut self, south: u8, north: u8) -> Self {
        self.losses = [south, north];
        self
    }

    /// Adds faction markers of South and North on a planet hex.
    pub fn markers(mut self, name: &str, south: u8, north: u8) -> Self {
        self.markers.push((hex(name), [south, north]));
        self
    }

    /// Sets the number of seats of South and North.
    pub fn crews(mut self, south: u8, north: u8) -> Self {
        self.crews = [south, north];
        self
    }

    /// Turns on the house rule that departures do not count as a loss.
    pub fn departure(mut self) -> Self {
        self.allows_departure = true;
        self
    }

    /// Returns the battle in its movement phase, which a fighter in the corner keeps open.
    pub fn at_movement(self) -> Scene {
        self.with_corner().at(Phase::Movement)
    }

    /// Returns the battle in its combat phase, which two fighters in the corner keep open.
    pub fn at_combat(self) -> Scene {
        self.with_corner().at(Phase::Combat)
    }

    fn with_corner(self) -> Self {
        self.south("FT A1").north("FT B1")
    }

    /// Returns the battle at the start of a turn.
    pub fn at_turn_start(self) -> Scene {
        self.at(Phase::Start)
    }

    /// Returns the battle when a command card must be played.
    pub fn at_command(self) -> Scene {
        self.at(Phase::Command)
    }

    /// Returns the battle in a phase that waits for the active side.
    pub fn at(mut self, phase: Phase) -> Scene {
        for (fleet, corner) in self.fleets.iter_mut().zip(["FT A13", "FT K13"]) {
            if fleet.is_empty() {
                fleet.push(UnitSpec::read(&format!("{corner} waits")));
            }
        }
        let parse = |fleet: &Vec<UnitSpec>| {
            let units = fleet.iter().map(|spec| json!(spec.unit));
            serde_json::from_value(units.collect()).unwrap()
        };
        self.scenario.sides.south.units = parse(&self.fleets[0]);
        self.scenario.sides.north.units = parse(&self.fleets[1]);
        let options = Options {
            scenario: ScenarioChoice::Custom(Box::new(self.scenario.clone())),
            crews: self.crews,
            allows_departure: self.allows_departure,
            ..Options::duel("")
        };
        let game = SpaceRift::with_content(options, &self.content)
            .unwrap_or_else(|error| panic!("{error}"));
        let state = self.state(&game, phase);
        let names = self.fleets.iter().flatten().map(|spec| spec.hex).collect();
        Scene {
            game,
            state,
            names,
            chance: ScriptedChance::new(),
            log: Vec::new(),
        }
    }

    fn state(&self, game: &SpaceRift, phase: Phase) -> State {
        let mut unscripted = ScriptedChance::new();
        unscripted.allow_unscripted();
        let mut state = game.deal(&mut unscripted);
        let public = &mut state.public;
        (public.phase, public.active, public.turn) = (phase, self.active, self.turn);
        let specs = (0..).map(UnitId).zip(self.fleets.iter().flatten());
        for (unit, spec) in specs {
            let unit_state = &mut public.units[unit.index()];
            unit_state.ships = spec.ships.unwrap_or(unit_state.ships);
            let is_active = game.build(unit).side == self.active;
            let acts = matches!(phase, Phase::Movement | Phase::Combat | Phase::Orders);
            if is_active && acts && !spec.waits {
                public.ordered.insert(unit);
            }
            if spec.has_alert {
                public.alert.insert(unit);
            }
            if spec.has_moved {
                public.moved.insert(unit);
            }
        }
        public.rift = self.rift.as_deref().map(rift);
        if let Some(rift) = &public.rift {
            for (n, unit) in public.units.iter().enumerate() {
                if unit.hex.is_some_and(|hex| rift.covers(hex)) {
                    public.began_inside.insert(UnitId(n as u8));
                }
            }
        }
        for (tile, hex) in &self.meteors {
            public.meteors[*tile] = Some(*hex);
        }
        // A turn that needs no action to begin has begun already.
        public.planets = Default::default();
        let planets = &game.terrain().planets;
        for (hex, markers) in &self.markers {
            let index = planets.iter().position(|planet| planet == hex).unwrap();
            public.planets[index] = *markers;
        }
        for side in Side::ALL {
            let n = side.index();
            let side_state = &mut public.sides[n];
            (side_state.stars, side_state.losses, side_state.markers) =
                (self.stars[n], self.losses[n], 0);
            let commands = self.command[n].iter().map(|name| {
                let card = game.command_named(name);
                card.unwrap_or_else(|| panic!("no card {name}")).0
            });
            state.private[n].command = commands.collect();
            let combats = self.combat[n].iter().map(|name| {
                let card = game.combat_named(name);
                card.unwrap_or_else(|| panic!("no card {name}")).0
            });
            state.private[n].combat = combats.collect();
        }
        state
    }
}

/// A battle in which actions are taken. Units are named by the hex on which they began.
#[derive(Clone)]
pub struct Scene {
    pub game: SpaceRift,
    pub state: State,
    pub log: Vec<Event>,
    names: Vec<Hex>,
    chance: ScriptedChance,
}

impl Scene {
    /// Returns the unit that began on a hex.
    pub fn id(&self, name: &str) -> UnitId {
        let index = self.names.iter().position(|at| *at == hex(name));
        UnitId(index.unwrap_or_else(|| panic!("no unit began on {name}")) as u8)
    }

    /// Adds scripted dice: `SQ TR CI BL ST RA`, `1` to `6`.
    pub fn dice(&mut self, text: &str) -> &mut Self {
        self.chance.add(text);
        self
    }

    /// Lets dice that are not scripted be random from now on.
    pub fn any_dice(&mut self) -> &mut Self {
        self.chance.allow_unscripted();
        self
    }

    /// Returns the seat that is asked.
    pub fn asked_seat(&self) -> Option<Seat> {
        self.game.status(&self.state).waiting_seats().iter().next()
    }

    /// Returns the side that is asked.
    pub fn asked_side(&self) -> Option<Side> {
        self.asked_seat().and_then(|seat| self.game.side_of(seat))
    }

    /// Takes actions, separated by semicolons, each by the seat that is asked. All scripted dice
    /// must be used by the end.
    pub fn act(&mut self, texts: &str) -> &mut Self {
        for text in texts.split(';') {
            let action = self.action(text.trim());
            let seat = self
                .acting_seat(action)
                .unwrap_or_else(|| panic!("nobody is asked: {text}"));
            let mut legal = Vec::new();
            self.game.legal_actions(&self.state, seat, &mut legal);
            self.game.out_of_turn_actions(&self.state, seat, &mut legal);
            assert!(legal.contains(&action), "{text} is not among {legal:?}");
            let done = self.game.act(
                &mut self.state,
                seat,
                action,
                &mut self.chance,
                &mut self.log,
            );
            assert!(done.is_ok(), "{text}: {done:?}");
        }
        assert!(self.chance.is_spent(), "dice are left: {:?}", self.chance);
        self
    }

    /// Returns the first seat that is asked and may take the action, or the first one that is
    /// asked.
    fn acting_seat(&self, action: Action) -> Option<Seat> {
        let waiting = self.game.status(&self.state).waiting_seats();
        let mut able = waiting.iter();
        let able = able.find(|seat| self.game.check_action(&self.state, *seat, action).is_ok());
        able.or(self.asked_seat())
    }

    /// Returns whether an action of the seat that is asked is legal.
    pub fn is_legal(&self, text: &str) -> bool {
        let action = self.action(text);
        let Some(seat) = self.asked_seat() else {
            return false;
        };
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        let is_legal = self.game.check_action(&self.state, seat, action).is_ok();
        assert_eq!(is_legal, legal.contains(&action), "{text}");
        is_legal
    }

    /// Returns whether the seat to act may take an out-of-turn action.
    pub fn is_legal_out_of_turn(&self, text: &str) -> bool {
        let seat = self.asked_seat().expect("nobody is asked");
        let action = self.action(text);
        self.game.check_action(&self.state, seat, action).is_ok()
    }

    /// Returns the rule that refuses an action of the seat that is asked.
    pub fn refusal(&self, text: &str) -> &'static str {
        use engine::error::RuleRefusal;
        let seat = self.asked_seat().expect("nobody is asked");
        let refused = self.game.check_action(&self.state, seat, self.action(text));
        refused.expect_err("it is legal").rule().as_str()
    }

    /// Returns the hex of a unit, or `None` if it is out of the battle.
    pub fn hex_of(&self, name: &str) -> Option<Hex> {
        self.state.public.hex_of(self.id(name))
    }

    /// Returns whether a unit is on this hex.
    pub fn is_at(&self, name: &str, at: &str) -> bool {
        self.hex_of(name) == Some(hex(at))
    }

    /// Returns the number of a unit's ships.
    pub fn ships(&self, name: &str) -> u8 {
        self.state.unit(self.id(name)).ships
    }

    /// Returns whether a unit has a red-alert marker.
    pub fn is_alert(&self, name: &str) -> bool {
        self.state.public.alert.contains(self.id(name))
    }

    /// Returns the stars of a side.
    pub fn stars(&self, side: Side) -> u8 {
        self.state.public.side_state(side).stars
    }

    /// Returns the score of a side.
    pub fn score(&self, side: Side) -> u8 {
        self.game.score_of(&self.state.public, side)
    }

    /// Returns the number of dice in the last roll.
    pub fn dice_rolled(&self) -> u8 {
        let rolled = self.log.iter().rev().find_map(|event| {
            if let Event::Rolled { faces, .. } = event {
                Some(faces.len())
            } else {
                None
            }
        });
        rolled.expect("nobody rolled")
    }

    /// Returns the dice of an attack that is not declared yet.
    pub fn dice_of(&self, unit: &str, target: &str) -> i16 {
        let battlefield = self.game.battlefield(&self.state.public);
        battlefield.dice_of(self.id(unit), self.id(target), RollCause::Attack)
    }

    /// Returns the number of red alerts that a unit may ignore.
    pub fn allowance(&self, name: &str) -> u8 {
        self.game
            .battlefield(&self.state.public)
            .alert_allowance(self.id(name))
    }

    /// Returns whether a unit is in the battle.
    pub fn is_in_battle(&self, name: &str) -> bool {
        self.hex_of(name).is_some()
    }

    /// Returns the hexes to which a unit can move without full impulse.
    pub fn reach(&self, name: &str) -> HexSet {
        self.game
            .battlefield(&self.state.public)
            .reach(self.id(name))
            .normal
    }

    /// Returns the hexes of the units that a unit can attack.
    pub fn targets(&self, name: &str) -> HexSet {
        let battlefield = self.game.battlefield(&self.state.public);
        let from = self.hex_of(name).unwrap();
        let targets = battlefield.targets(self.id(name), from);
        targets
            .iter()
            .filter_map(|unit| self.state.public.hex_of(unit))
            .collect()
    }

    /// Returns the command cards of a side.
    pub fn hand(&self, side: Side) -> CardCounts {
        self.state.private(side).command
    }

    /// Returns whether a hex is currently covered by the rift.
    pub fn is_rift(&self, name: &str) -> bool {
        self.game
            .battlefield(&self.state.public)
            .rift
            .contains(hex(name))
    }
}
