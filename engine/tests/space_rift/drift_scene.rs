//! Scenes of a rift with a few units, without a battle.

use crate::hexes::{hex, hexes};
use engine::chance::Chance;
use engine::game::EventSink;
use engine::space_rift::battlefield::{Direction, Hex, HexSet, Side};
use engine::space_rift::drift::{
    BlockedHexes, Drift, DriftChoice, DriftContext, DriftRefusal, Rift, RiftEvent, Tile,
    drift_impulse, fold,
};
use engine::space_rift::unit::UnitId;

/// The fixtures of the worked examples: the hexes of tiles 1 to 6, with number 1 of the dial to the
/// north-east.
pub const ALPHA: &str = "F6 F7 G7 E7 G6 E8";
pub const BETA: &str = "F6 G6 E6 H5 D5 C5";
pub const GAMMA: &str = "F6 F4 F5 F7 F8 F9";
pub const DELTA: &str = "F5 G6 G7 F7 F8 E8";
pub const FLOWER: &str = "F6 F7 G7 G6 E7 E6";
pub const SHORE: &str = "F11 F12 G12 E12 G11 E11";

pub fn tile(number: u8) -> Tile {
    Tile::of_number(number).unwrap()
}

/// Returns a rift with tiles 1 to 6 on these hexes.
pub fn rift(tiles: &str) -> Rift {
    let all: Vec<Option<Hex>> = tiles.split(' ').map(|name| Some(hex(name))).collect();
    Rift {
        tiles: all.try_into().unwrap(),
        dial: Direction::NorthEast,
    }
}

/// Hexes of units, by letter, and of dead stars and meteors.
#[derive(Clone, Default)]
pub struct Units {
    pub positions: Vec<(char, Option<Hex>)>,
    pub hazards: HexSet,
}

/// Returns the unit of a letter; those after `T` are platforms.
pub fn unit(letter: char) -> UnitId {
    UnitId(letter as u8 - b'A')
}

impl DriftContext for Units {
    fn unit_at(&self, hex: Hex) -> Option<UnitId> {
        let entry = self.positions.iter().find(|(_, at)| *at == Some(hex));
        entry.map(|(letter, _)| unit(*letter))
    }

    fn is_platform(&self, platform: UnitId) -> bool {
        platform.0 > unit('T').0
    }

    fn blocked_hexes(&self) -> BlockedHexes {
        BlockedHexes {
            taken: self.positions.iter().filter_map(|(_, at)| *at).collect(),
            hazards: self.hazards,
        }
    }

    fn lift_unit(&mut self, unit_id: UnitId) {
        for (_, at) in self
            .positions
            .iter_mut()
            .filter(|(letter, _)| unit(*letter) == unit_id)
        {
            *at = None;
        }
    }

    fn put_unit(&mut self, unit_id: UnitId, hex: Hex) {
        assert_eq!(self.unit_at(hex), None, "two units on {hex}");
        for (_, at) in self
            .positions
            .iter_mut()
            .filter(|(letter, _)| unit(*letter) == unit_id)
        {
            *at = Some(hex);
        }
    }
}

/// A chance source of scripted dice.
pub struct Dice(pub Vec<u8>);

impl Chance for Dice {
    fn pick(&mut self, n: u32) -> u32 {
        assert_eq!(n, 6, "only dice");
        u32::from(self.0.remove(0)) - 1
    }
}

/// A drifting rift and its events.
#[derive(Clone)]
pub struct RiftScene {
    pub rift: Rift,
    pub units: Units,
    pub drift: Option<Drift>,
    pub log: Vec<RiftEvent>,
}

/// Returns a scene of a rift with its tiles on these hexes, without units.
pub fn rift_scene(tiles: &str) -> RiftScene {
    RiftScene {
        rift: rift(tiles),
        units: Units::default(),
        drift: None,
        log: Vec::new(),
    }
}

impl RiftScene {
    /// Adds a unit on a hex: `A F6`.
    pub fn unit(mut self, text: &str) -> Self {
        let letter = text.chars().next().unwrap();
        self.units.positions.push((letter, Some(hex(&text[2..]))));
        self
    }

    /// Adds dead stars or meteors.
    pub fn hazards(mut self, names: &str) -> Self {
        self.units.hazards = hexes(names);
        self
    }

    /// Applies a rift roll, and all forced choices after it.
    pub fn roll(&mut self, dice: [u8; 3]) -> &mut Self {
        let Some(impulse) = drift_impulse(&self.rift, dice) else {
            return self;
        };
        self.drift = Some(Drift::begin(
            impulse,
            &mut self.rift,
            &mut self.units,
            &mut self.log,
        ));
        self.proceed();
        self
    }

    fn proceed(&mut self) {
        if let Some(mut drift) = self.drift.take() {
            let is_over = drift.proceed(&mut self.rift, &mut self.units, &mut self.log);
            self.drift = (!is_over).then_some(drift);
        }
    }

    /// Applies a decision, and all forced choices after it.
    pub fn decide(&mut self, choice: DriftChoice) -> &mut Self {
        let mut drift = self.drift.expect("nothing is asked");
        assert_eq!(
            drift.check(&self.rift, self.units.blocked_hexes(), choice),
            Ok(())
        );
        drift.decide(choice, &mut self.rift, &mut self.units, &mut self.log);
        self.drift = Some(drift);
        self.proceed();
        self
    }

    /// Makes a closing move: `2 F6` moves tile 2 to F6.
    pub fn close(&mut self, text: &str) -> &mut Self {
        self.decide(closing(text))
    }

    /// Places a tile that was set aside: `2 F6` puts tile 2 on F6.
    pub fn place(&mut self, text: &str) -> &mut Self {
        let (tile, hex) = tile_and_hex(text);
        self.decide(DriftChoice::Place(tile, hex))
    }

    /// Puts a lifted unit down.
    pub fn settle(&mut self, letter: char, name: &str) -> &mut Self {
        self.decide(DriftChoice::Settle(unit(letter), hex(name)))
    }

    /// Returns the legal decisions, as `2 F6` for tiles and `A F6` for units; empty if nothing is
    /// asked.
    pub fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(drift) = &self.drift {
            drift.for_each_choice(&self.rift, self.units.blocked_hexes(), |choice| {
                assert_eq!(
                    drift.check(&self.rift, self.units.blocked_hexes(), choice),
                    Ok(())
                );
                list.push(match choice {
                    DriftChoice::Place(tile, hex) | DriftChoice::Close(tile, hex) => {
                        format!("{} {hex}", tile.number())
                    }
                    DriftChoice::Settle(UnitId(n), hex) => {
                        format!("{} {hex}", char::from(b'A' + n))
                    }
                });
            });
        }
        list
    }

    /// Returns the reason why a decision is refused.
    pub fn refusal(&self, choice: DriftChoice) -> DriftRefusal {
        let drift = self.drift.expect("nothing is asked");
        let refusal = drift.check(&self.rift, self.units.blocked_hexes(), choice);
        refusal.expect_err("it is legal")
    }

    /// Returns the hexes of tiles 1 to 6.
    pub fn tiles(&self) -> String {
        let names = self
            .rift
            .tiles
            .map(|at| at.map_or("-".to_owned(), |hex| hex.to_string()));
        names.join(" ")
    }

    /// Returns the hex of a unit.
    pub fn at(&self, letter: char) -> String {
        let (_, at) = self
            .units
            .positions
            .iter()
            .find(|(l, _)| *l == letter)
            .unwrap();
        at.map_or("-".to_owned(), |hex| hex.to_string())
    }

    /// Makes the fold roll, and the rolls for a flung unit if there is one; all dice must be used.
    pub fn fold(&mut self, mover: Side, dice: &[u8]) -> &mut Self {
        assert_eq!(self.drift, None, "the rift still moves");
        let mut dice = Dice(dice.to_vec());
        fold(mover, &self.rift, &mut self.units, &mut dice, &mut self.log);
        assert!(dice.0.is_empty(), "{:?} are left", dice.0);
        self
    }

    /// Returns whether this event occurred.
    pub fn has_event(&self, event: RiftEvent) -> bool {
        self.log.contains(&event)
    }
}

/// Parses `2 F6` as tile 2 and hex F6.
pub fn tile_and_hex(text: &str) -> (Tile, Hex) {
    let (number, name) = text.split_once(' ').unwrap();
    (tile(number.parse().unwrap()), hex(name))
}

/// Parses `2 F6` as the closing move of tile 2 to F6.
pub fn closing(text: &str) -> DriftChoice {
    let (tile, hex) = tile_and_hex(text);
    DriftChoice::Close(tile, hex)
}

/// An event sink that discards everything.
pub struct NullSink;

impl EventSink<RiftEvent> for NullSink {
    fn emit(&mut self, _: RiftEvent) {}
}
