//! The game of one battle: options, figures, cards, scenario, and data computed from them once. It
//! does not change in play.

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

/// Maximum range of a unit.
pub const MAX_RANGE: usize = 17;

/// The build of a unit: the data of its type, and its hex in the scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Build {
    pub side: Side,
    pub code: TypeCode,
    pub class: Class,
    /// Composition of the unit; `None` only for the placeholder of a missing unit.
    pub body: Option<UnitBody>,
    /// Whether the unit is heavy `[SR-2.2]`.
    pub is_heavy: bool,
    /// Number of ships, or of escorts, at full strength.
    pub ships: u8,
    /// Hex at the start.
    pub hex: Hex,
    /// Hexes of a move.
    pub speed: u8,
    /// Dice at distance 1, 2 and so on; 0 beyond the range.
    pub dice: [u8; MAX_RANGE],
    /// Range in hexes.
    pub range: u8,
    /// Red alerts that the unit may ignore.
    pub ignores: u8,
    /// Victory points for the elimination of the unit.
    pub points: u8,
    /// Special abilities of the unit type.
    pub abilities: Abilities,
    /// Hexes in which a unit in orbit may be: adjacent to its planet group, but on no planet
    /// `[SR-17.1]`.
    pub orbit: HexSet,
}

impl Build {
    /// Returns whether the unit has a hull, on which hits must be confirmed `[SR-2.6]` `[SR-2.7]`.
    #[must_use]
    pub const fn has_hull(&self) -> bool {
        match self.body {
            Some(UnitBody::Escorted(_) | UnitBody::Hull) => true,
            Some(UnitBody::Ships { .. }) | None => false,
        }
    }

    /// Returns the dice at a distance; 0 beyond the range.
    #[must_use]
    pub fn dice_at(&self, range: u8) -> u8 {
        let index = usize::from(range).wrapping_sub(1);
        self.dice.get(index).copied().unwrap_or(0)
    }

    /// Returns the unit's row or column in the table of shields: its class, or the last one for a
    /// unit in orbit `[SR-11.2]`.
    #[must_use]
    pub const fn shield_row(&self) -> usize {
        if self.abilities.is_in_orbit {
            3
        } else {
            self.class as usize
        }
    }
}

/// The space features of the scenario, without regard to the rift `[SR-8]`.
#[derive(Clone, Debug, Default)]
pub struct Terrain {
    /// Hexes of asteroid fields.
    pub asteroid: HexSet,
    pub planet: HexSet,
    /// Hexes of ship debris.
    pub debris: HexSet,
    /// Hexes of dead stars.
    pub dead: HexSet,
    /// Planet groups `[SR-8.3]`.
    pub groups: Vec<HexSet>,
    /// Planet hexes in the order of the scenario, which is also the order of the counts of faction
    /// markers.
    pub planets: ArrayVec<Hex, MAX_PLANETS>,
}

impl Terrain {
    /// Returns the planet group of a hex; empty if the hex is not a planet.
    #[must_use]
    pub fn group(&self, hex: Hex) -> HexSet {
        let mut groups = self.groups.iter();
        let group = groups.find(|group| group.contains(hex));
        group.copied().unwrap_or_default()
    }
}

/// The units, numbers and seats with which a side starts.
#[derive(Clone, Copy, Debug, Default)]
pub struct SideSetup {
    /// Units of the side at the start.
    pub units: UnitSet,
    /// Command rating at the start.
    pub rating: u8,
    /// Number of combat cards at the start.
    pub combat_cards: u8,
    /// Number of tokens at the start.
    pub stars: u8,
    /// Score that wins the battle.
    pub victory: u8,
    /// Number of seats, 1 to 3.
    pub crew: u8,
}

/// A meteor tile `[SR-20.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Meteor {
    /// Speed in hexes per turn.
    pub speed: u8,
    /// Dice of a strike.
    pub dice: u8,
}

/// The game of one battle, without its state.
#[derive(Clone, Debug)]
pub struct SpaceRift {
    pub(super) options: Options,
    pub(super) figures: Figures,
    pub(super) commands: Vec<CommandCard>,
    pub(super) combats: Vec<CombatCard>,
    /// Orders of each kind of command card.
    pub(super) orders: Vec<CardOrders>,
    /// Kinds of command cards that are reactions.
    pub(super) reaction_kinds: CardKindSet,
    /// Kinds of combat cards by window.
    pub(super) windows: [CardKindSet; Window::COUNT],
    /// Copies of each kind of command card in the full deck.
    pub(super) all_commands: CardCounts,
    /// Copies of each kind of combat card in the full deck; none if the scenario is played without them.
    pub(super) all_combats: CardCounts,
    /// Build of each unit, by number.
    pub(super) builds: ArrayVec<Build, MAX_UNITS>,
    /// Starting values of South and North.
    pub(super) side_setups: [SideSetup; 2],
    /// Units by class.
    pub(super) classes: [UnitSet; 3],
    pub(super) flags: UnitSet,
    /// Units that bring tokens.
    pub(super) income_units: UnitSet,
    /// Units in orbit.
    pub(super) orbiters: UnitSet,
    /// Side that takes the first turn.
    pub(super) first: Side,
    pub(super) terrain: Terrain,
    pub(super) objectives: Vec<Objective>,
    /// Start of the rift, in a battle that has one.
    pub(super) rift: Option<RiftSite>,
    /// Meteor tiles; none without the scenario flag.
    pub(super) meteors: ArrayVec<Meteor, METEORS>,
    /// Maximum number of wrecks; 0 without the scenario flag.
    pub(super) wrecks: u8,
    /// Fingerprint of figures, cards and scenario.
    pub(super) content: u64,
    /// Content pack of figures, cards or scenario; `None` for the base content.
    pub(super) pack: Option<PackName>,
}

/// The placeholder for a missing unit.
static NO_UNIT: Build = Build {
    side: Side::South,
    code: TypeCode([0; 2]),
    class: Class::Fighter,
    body: None,
    is_heavy: false,
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
        can_pursue: false,
        is_flagship: false,
        wing: 0,
        sortie: 0,
        launch: 0,
        is_in_orbit: false,
        income: 0,
        markers: 0,
        exit: 0,
    },
    orbit: HexSet::NONE,
};

impl SpaceRift {
    /// Returns the build of each unit, by number.
    #[must_use]
    pub fn builds(&self) -> &[Build] {
        &self.builds
    }

    /// Returns the build of a unit; a placeholder for an unknown number.
    #[must_use]
    pub fn build(&self, id: UnitId) -> &Build {
        self.builds.get(id.index()).unwrap_or(&NO_UNIT)
    }

    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Returns the space features of the scenario, without the rift.
    #[must_use]
    pub const fn terrain(&self) -> &Terrain {
        &self.terrain
    }

    /// Returns the side that takes the first turn `[SR-3.8]`; meteors come from the left of that
    /// side `[SR-20.1]`.
    #[must_use]
    pub const fn first(&self) -> Side {
        self.first
    }

    /// Returns the meteor tiles `[SR-20.1]`; none in a battle without meteors.
    #[must_use]
    pub fn meteors(&self) -> &[Meteor] {
        &self.meteors
    }

    /// Returns the starting values of a side.
    #[must_use]
    pub const fn side_setup(&self, side: Side) -> &SideSetup {
        &self.side_setups[side.index()]
    }

    /// Returns all kinds of command cards.
    #[must_use]
    pub fn commands(&self) -> &[CommandCard] {
        &self.commands
    }

    /// Returns all kinds of combat cards.
    #[must_use]
    pub fn combats(&self) -> &[CombatCard] {
        &self.combats
    }

    /// Returns a kind of command card.
    #[must_use]
    pub fn command(&self, id: CommandId) -> Option<&CommandCard> {
        self.commands.get(usize::from(id.0))
    }

    /// Returns a kind of combat card.
    #[must_use]
    pub fn combat(&self, id: CombatId) -> Option<&CombatCard> {
        self.combats.get(usize::from(id.0))
    }

    /// Returns the kind of command card with this name.
    #[must_use]
    pub fn command_named(&self, name: &str) -> Option<CommandId> {
        let index = self.commands.iter().position(|card| card.name() == name)?;
        u8::try_from(index).ok().map(CommandId)
    }

    /// Returns the kind of combat card with this id.
    #[must_use]
    pub fn combat_named(&self, name: &str) -> Option<CombatId> {
        let index = self.combats.iter().position(|card| card.id == name)?;
        u8::try_from(index).ok().map(CombatId)
    }

    /// Returns whether combat cards are used `[SR-3.5]`.
    #[must_use]
    pub const fn has_combat_cards(&self) -> bool {
        !self.all_combats.is_empty()
    }

    /// Returns all seats: the two fleet commanders, South's sector commanders, then North's.
    #[must_use]
    pub const fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.side_setups[0].crew + self.side_setups[1].crew)
    }

    /// Returns the seats of a side.
    #[must_use]
    pub fn seats_of(&self, side: Side) -> SeatSet {
        if self.side_setup(side).crew < 2 {
            return SeatSet::singleton(side.seat());
        }
        let [south, north] = [self.side_setups[0].crew, self.side_setups[1].crew];
        let (from, to) = match side {
            Side::South => (2, 1 + south),
            Side::North => (1 + south, south + north),
        };
        (from..to)
            .map(Seat)
            .fold(SeatSet::singleton(side.seat()), SeatSet::with)
    }

    /// Returns the side of a seat.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::of(seat).or_else(|| {
            let mut sides = Side::ALL.into_iter();
            sides.find(|side| self.seats_of(*side).contains(seat))
        })
    }
}
