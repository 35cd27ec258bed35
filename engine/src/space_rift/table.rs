//! The table of one battle: options, figures, cards, scenario, and what is computed from them
//! once. Nothing of it changes in play.

use super::battlefield::{Hex, HexSet, Side};
use super::card_orders::CardOrders;
use super::cards::{CardCounts, CardKindSet, CombatId, CommandId};
use super::content::cards::{CombatCard, CommandCard, Window};
use super::drift::RiftSite;
use super::effect::TypeCode;
use super::figures::{Abilities, Figures, UnitBody};
use super::options::Options;
use super::scenario::Objective;
use super::state::{MAX_PLANETS, METEORS};
use super::unit::{Class, MAX_UNITS, UnitId, UnitSet};
use crate::components::ArrayVec;
use crate::game::{Seat, SeatSet};
use crate::pack::PackName;

/// Longest range of a unit.
pub const MAX_RANGE: usize = 17;

/// What a unit is: its type, and where the scenario puts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Build {
    /// Whose it is.
    pub side: Side,
    /// Its type.
    pub code: TypeCode,
    /// Its class.
    pub class: Class,
    /// What it is made of; none only where there is no unit.
    pub body: Option<UnitBody>,
    /// Whether it is heavy `[SR-2.2]`.
    pub heavy: bool,
    /// Ships, or escorts, at full strength.
    pub ships: u8,
    /// Where it begins.
    pub hex: Hex,
    /// Hexes of a move.
    pub speed: u8,
    /// Dice at distance 1, 2 and so on; zero beyond its range.
    pub dice: [u8; MAX_RANGE],
    /// How far it shoots.
    pub range: u8,
    /// Red alerts it may ignore.
    pub ignores: u8,
    /// Its victory points.
    pub points: u8,
    /// What sets it apart.
    pub abilities: Abilities,
    /// Where a unit in orbit may be: beside its planet group, on no planet `[SR-17.1]`.
    pub orbit: HexSet,
}

impl Build {
    /// Whether it has a hull that hits must be confirmed on `[SR-2.6]` `[SR-2.7]`.
    #[must_use]
    pub const fn has_hull(&self) -> bool {
        match self.body {
            Some(UnitBody::Escorted(_) | UnitBody::Hull) => true,
            Some(UnitBody::Ships { .. }) | None => false,
        }
    }

    /// Dice at a distance; 0 beyond its range.
    #[must_use]
    pub fn dice_at(&self, range: u8) -> u8 {
        let place = usize::from(range).wrapping_sub(1);
        self.dice.get(place).copied().unwrap_or(0)
    }

    /// Its row or column in the table of shields: its class, or that it is in orbit `[SR-11.2]`.
    #[must_use]
    pub const fn shield_row(&self) -> usize {
        if self.abilities.orbit {
            3
        } else {
            self.class as usize
        }
    }
}

/// Space features of the scenario, as if there were no rift `[SR-8]`.
#[derive(Clone, Debug, Default)]
pub struct Terrain {
    /// Asteroid fields.
    pub asteroid: HexSet,
    /// Planet hexes.
    pub planet: HexSet,
    /// Ship debris.
    pub debris: HexSet,
    /// Dead stars.
    pub dead: HexSet,
    /// Planet groups `[SR-8.3]`.
    pub groups: Vec<HexSet>,
    /// Planet hexes in the order of the scenario; faction markers are counted by it.
    pub planets: ArrayVec<Hex, MAX_PLANETS>,
}

impl Terrain {
    /// The planet group that a hex is of.
    #[must_use]
    pub fn group(&self, hex: Hex) -> HexSet {
        let mut groups = self.groups.iter();
        let group = groups.find(|group| group.has(hex));
        group.copied().unwrap_or_default()
    }
}

/// A side of the battle.
#[derive(Clone, Copy, Debug, Default)]
pub struct SideSetup {
    /// Its units.
    pub units: UnitSet,
    /// Command rating at the start.
    pub rating: u8,
    /// Combat cards at the start.
    pub combat_cards: u8,
    /// Tokens at the start.
    pub stars: u8,
    /// The score that wins.
    pub victory: u8,
    /// Seats, 1 to 3.
    pub crew: u8,
}

/// A meteor tile `[SR-20.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Meteor {
    /// Hexes it flies each turn.
    pub speed: u8,
    /// Dice of its strike.
    pub dice: u8,
}

/// A table for one battle.
#[derive(Clone, Debug)]
pub struct SpaceRift {
    pub(super) options: Options,
    pub(super) figures: Figures,
    pub(super) commands: Vec<CommandCard>,
    pub(super) combats: Vec<CombatCard>,
    /// What each command card orders, by kind.
    pub(super) orders: Vec<CardOrders>,
    /// Kinds of command cards that are reactions.
    pub(super) reacting: CardKindSet,
    /// Kinds of combat cards by their window.
    pub(super) windows: [CardKindSet; Window::COUNT],
    /// All command cards.
    pub(super) command_box: CardCounts,
    /// All combat cards; none when the scenario is played without.
    pub(super) combat_box: CardCounts,
    /// What each unit is.
    pub(super) builds: ArrayVec<Build, MAX_UNITS>,
    /// Both sides.
    pub(super) forces: [SideSetup; 2],
    /// Units by class.
    pub(super) classes: [UnitSet; 3],
    /// Flagships.
    pub(super) flags: UnitSet,
    /// Units that bring tokens.
    pub(super) earners: UnitSet,
    /// Units in orbit.
    pub(super) orbiters: UnitSet,
    /// Who takes the first turn.
    pub(super) first: Side,
    pub(super) terrain: Terrain,
    pub(super) objectives: Vec<Objective>,
    /// Where the rift begins, if there is one.
    pub(super) rift: Option<RiftSite>,
    /// Meteor tiles; none without the flag.
    pub(super) meteors: ArrayVec<Meteor, METEORS>,
    /// Wrecks of the battle at most; 0 without the flag.
    pub(super) wrecks: u8,
    /// Fingerprint of figures, cards and scenario.
    pub(super) content: u64,
    /// The pack that they are of.
    pub(super) pack: Option<PackName>,
}

/// What stands where there is no unit.
static NO_UNIT: Build = Build {
    side: Side::South,
    code: TypeCode([0; 2]),
    class: Class::Fighter,
    body: None,
    heavy: false,
    ships: 0,
    hex: match Hex::of_index(0) {
        Some(hex) => hex,
        None => unreachable!(),
    },
    speed: 0,
    dice: [0; MAX_RANGE],
    range: 0,
    ignores: 0,
    points: 0,
    abilities: Abilities {
        warp: 0,
        pursues: false,
        flag: false,
        wing: 0,
        sortie: 0,
        launch: 0,
        orbit: false,
        income: 0,
        markers: 0,
        exit: 0,
    },
    orbit: HexSet::NONE,
};

impl SpaceRift {
    /// What each unit is, by number.
    #[must_use]
    pub fn builds(&self) -> &[Build] {
        &self.builds
    }

    /// What a unit is; nothing for a number that no unit has.
    #[must_use]
    pub fn build(&self, id: UnitId) -> &Build {
        self.builds.get(id.index()).unwrap_or(&NO_UNIT)
    }

    /// The figures.
    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// The features.
    #[must_use]
    pub const fn terrain(&self) -> &Terrain {
        &self.terrain
    }

    /// Who takes the first turn `[SR-3.8]`; meteors come from the left of that side `[SR-20.1]`.
    #[must_use]
    pub const fn first(&self) -> Side {
        self.first
    }

    /// The meteor tiles `[SR-20.1]`; none in a battle without.
    #[must_use]
    pub fn meteors(&self) -> &[Meteor] {
        &self.meteors
    }

    /// What a side begins with.
    #[must_use]
    pub const fn side_setup(&self, side: Side) -> &SideSetup {
        &self.forces[side.index()]
    }

    /// All kinds of command cards.
    #[must_use]
    pub fn commands(&self) -> &[CommandCard] {
        &self.commands
    }

    /// All kinds of combat cards.
    #[must_use]
    pub fn combats(&self) -> &[CombatCard] {
        &self.combats
    }

    /// A kind of command card.
    #[must_use]
    pub fn command(&self, id: CommandId) -> Option<&CommandCard> {
        self.commands.get(usize::from(id.0))
    }

    /// A kind of combat card.
    #[must_use]
    pub fn combat(&self, id: CombatId) -> Option<&CombatCard> {
        self.combats.get(usize::from(id.0))
    }

    /// The kind of command card with this name.
    #[must_use]
    pub fn command_named(&self, name: &str) -> Option<CommandId> {
        let place = self.commands.iter().position(|card| card.name() == name)?;
        u8::try_from(place).ok().map(CommandId)
    }

    /// The kind of combat card with this id.
    #[must_use]
    pub fn combat_named(&self, name: &str) -> Option<CombatId> {
        let place = self.combats.iter().position(|card| card.id == name)?;
        u8::try_from(place).ok().map(CombatId)
    }

    /// Whether combat cards are played `[SR-3.5]`.
    #[must_use]
    pub const fn has_combat_cards(&self) -> bool {
        !self.combat_box.is_empty()
    }

    /// All seats: the two fleet commanders, South's sector commanders, North's.
    #[must_use]
    pub const fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.forces[0].crew + self.forces[1].crew)
    }

    /// The seats of a side.
    #[must_use]
    pub fn seats_of(&self, side: Side) -> SeatSet {
        if self.side_setup(side).crew < 2 {
            return SeatSet::only(side.seat());
        }
        let [south, north] = [self.forces[0].crew, self.forces[1].crew];
        let (from, to) = match side {
            Side::South => (2, 1 + south),
            Side::North => (1 + south, south + north),
        };
        (from..to)
            .map(Seat)
            .fold(SeatSet::only(side.seat()), SeatSet::with)
    }

    /// The side of a seat.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::of(seat).or_else(|| {
            let mut sides = Side::ALL.into_iter();
            sides.find(|side| self.seats_of(*side).has(seat))
        })
    }
}
