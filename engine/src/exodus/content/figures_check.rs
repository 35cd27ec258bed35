//! Validates figures from content files.

use super::ensure;
use crate::error::LoadError;
use crate::exodus::blueprint::MAX_FITTED;
use crate::exodus::figures::{BonusFigures, Figures, Frame, ItemFigures, ModeFigures};
use crate::exodus::part::{Item, ItemKind};
use crate::exodus::shape::{self, Shape};
use crate::exodus::ship::{SHIPS_PER_TYPE, ShipType};
use crate::exodus::state::{MAX_ROCKET_ATTACKS, SEATS, SPACES};
use crate::exodus::tech::Tech;
#[cfg(feature = "schema")]
use crate::schema::BoundedInt;

/// Maximum price or cost, and maximum of other numbers without a smaller bound.
pub const MAX_NUMBER: u8 = 50;
/// Number of Action cards in a hand, and of Bonus Action cards.
pub const CARDS: usize = 6;
/// Maximum number of cells in the bounding rectangle of a grid.
const CELLS: usize = 32;
/// Maximum number of turns of a game.
pub const MAX_TURNS: u8 = 9;
/// Maximum number of technologies that a seat starts with.
pub const MAX_START_TECHS: u8 = 9;
/// Maximum number of abilities that a seat starts with.
pub const MAX_ABILITIES: u8 = 2;
/// Maximum number of cubes of a seat, and pieces of an item.
pub const MAX_CUBES: u8 = 100;
/// Maximum number of cubes that a ship carries.
pub const MAX_TRANSPORT: u8 = 12;
/// Maximum number of dice, and maximum speed or damage, of an item.
pub const MAX_VALUE: u8 = 9;
/// Maximum number of Conquest stages of a turn.
pub const MAX_STAGES: u8 = 4;
/// Maximum number of exchanges of a Trade.
pub const MAX_TRADES: u8 = 32;
/// Bounds of the number of revealed Political cards.
pub const REVEALED: (u8, u8) = (1, 3);
/// Bounds of the number of offered Bonus cards.
pub const OFFER: (u8, u8) = (1, 6);

/// Schema of a price.
#[cfg(feature = "schema")]
pub type Price = BoundedInt<0, { MAX_NUMBER as i64 }>;
/// Schema of a number of pieces or cubes.
#[cfg(feature = "schema")]
pub type Pieces = BoundedInt<0, { MAX_CUBES as i64 }>;
/// Schema of a number of initial technologies.
#[cfg(feature = "schema")]
pub type StartTechs = BoundedInt<0, { MAX_START_TECHS as i64 }>;
/// Schema of a number of Political cards.
#[cfg(feature = "schema")]
pub type Revealed = BoundedInt<{ REVEALED.0 as i64 }, { REVEALED.1 as i64 }>;
/// Schema of a number of Bonus cards.
#[cfg(feature = "schema")]
pub type Offered = BoundedInt<{ OFFER.0 as i64 }, { OFFER.1 as i64 }>;

#[cfg(feature = "schema")]
crate::schema::some_of!(
    /// A start part: any item except a rocket.
    StartPart: Item, |item| item.kind() != ItemKind::Rocket
);

/// Returns the pattern of a row of a grid or a shape.
#[cfg(feature = "schema")]
#[must_use]
pub fn row_pattern() -> String {
    format!("^[#.]{{1,{CELLS}}}$")
}

/// Maximum speed, which is the number of tokens that a movement order holds.
const SPEED: u8 = 3;

/// Checks that a game can be played with these figures.
///
/// # Errors
/// Returns an error if a figure is invalid; it names the file, the path and the reason.
pub fn check(file: &str, figures: &Figures) -> Result<(), LoadError> {
    check_frame(file, &figures.frame)?;
    check_techs(file, figures)?;
    check_ships(file, figures)?;
    check_items(file, figures)?;
    check_fit(file, figures)?;
    check_start(file, figures)?;
    check_cards(file, figures)
}

fn check_frame(file: &str, frame: &Frame) -> Result<(), LoadError> {
    let modes = [
        ("standard", &frame.standard),
        ("long", &frame.long),
        ("combat", &frame.combat),
        ("short", &frame.short),
    ];
    for (name, mode) in modes {
        check_mode(file, name, mode, frame)?;
    }
    let (cubes, home) = (frame.cubes, frame.home_cubes);
    let smaller = |(first, second): (u8, u8)| first.min(second);
    let larger = |(first, second): (u8, u8)| first.max(second);
    let bounds = [
        ("cubes", cubes, 1, MAX_CUBES),
        ("home_cubes", home, 0, cubes),
        ("growth", larger(frame.growth), 0, MAX_NUMBER),
        ("blue_token", frame.blue_token, 0, MAX_NUMBER),
        ("extract", larger(frame.extract), 0, MAX_NUMBER),
        ("tax", frame.tax, 0, MAX_NUMBER),
        ("penalty", frame.penalty, 0, MAX_NUMBER),
        ("agenda", smaller(frame.agenda), REVEALED.0, REVEALED.1),
        ("agenda", larger(frame.agenda), REVEALED.0, REVEALED.1),
        ("offer", smaller(frame.offer), OFFER.0, OFFER.1),
        ("offer", larger(frame.offer), OFFER.0, OFFER.1),
        ("reaction", larger(frame.reaction), 0, MAX_NUMBER),
        ("wmd_range", frame.wmd_range, 1, MAX_NUMBER),
        ("radar", frame.radar, 0, MAX_NUMBER),
        ("hit", frame.hit, 1, 6),
        ("landing", frame.landing, 1, 6),
        ("stages", frame.stages, 1, MAX_STAGES),
        ("house_trade", frame.house_trade, 1, MAX_TRADES),
    ];
    for (name, found, min, max) in bounds {
        let fits = (min..=max).contains(&found);
        let reason = format!("{min} to {max}");
        ensure(file, fits, format!("frame.{name}"), reason)?;
    }
    Ok(())
}

fn check_mode(file: &str, name: &str, mode: &ModeFigures, frame: &Frame) -> Result<(), LoadError> {
    let path = |key: &str| format!("frame.{name}.{key}");
    let fits = (1..=MAX_TURNS).contains(&mode.turns);
    ensure(file, fits, path("turns"), "1 to 9")?;
    let fits = mode.ships.iter().all(|count| *count <= SHIPS_PER_TYPE);
    ensure(file, fits, path("ships"), "at most two of each type")?;
    let (count, _) = mode.techs;
    let fits = count <= MAX_START_TECHS && count + frame.home_cubes <= frame.cubes;
    let reason = "at most 9, and a cube for each";
    ensure(file, fits, path("techs"), reason)?;
    ensure(
        file,
        mode.abilities <= MAX_ABILITIES,
        path("abilities"),
        "at most 2",
    )
}

/// Checks that all technologies are listed in order and that every mode with start technologies has
/// an affordable choice.
fn check_techs(file: &str, figures: &Figures) -> Result<(), LoadError> {
    let found = figures.techs.iter().map(|figures| figures.tech);
    let fits = found.eq(Tech::ALL);
    ensure(file, fits, "techs", "all technologies, in their order")?;
    let is_within_limits = figures.techs.iter().all(|tech| tech.cost <= MAX_NUMBER);
    ensure(
        file,
        is_within_limits,
        "techs",
        format!("costs of at most {MAX_NUMBER}"),
    )?;
    let mut costs: Vec<u8> = figures
        .techs
        .iter()
        .filter(|figures| figures.tech != Tech::BasicResearch)
        .map(|figures| figures.cost)
        .collect();
    costs.sort_unstable();
    let frame = &figures.frame;
    for mode in [&frame.standard, &frame.long, &frame.combat, &frame.short] {
        let (count, budget) = mode.techs;
        let cheapest: u16 = costs
            .iter()
            .take(usize::from(count))
            .map(|cost| u16::from(*cost))
            .sum();
        let reason = "no technologies are as cheap";
        ensure(
            file,
            cheapest <= u16::from(budget),
            "frame.combat.techs",
            reason,
        )?;
    }
    Ok(())
}

fn check_ships(file: &str, figures: &Figures) -> Result<(), LoadError> {
    let found = figures.ships.iter().map(|figures| figures.kind);
    let fits = found.eq(ShipType::ALL);
    ensure(file, fits, "ships", "all four types, in their order")?;
    for (n, ship) in figures.ships.iter().enumerate() {
        let path = format!("ships[{n}].grid");
        let reason = format!("equal rows of # and ., at most {CELLS} in all");
        let cells = ship.grid.iter().map(String::len).sum::<usize>();
        let fits = shape::is_valid_drawing(&ship.grid) && cells <= CELLS;
        ensure(file, fits, path, reason)?;
        let is_within_limits =
            ship.cp.max(ship.ax).max(ship.vp) <= MAX_NUMBER && ship.transport <= MAX_TRANSPORT;
        let reason = format!("at most {MAX_NUMBER}, and 12 cubes");
        ensure(file, is_within_limits, format!("ships[{n}]"), reason)?;
    }
    Ok(())
}

fn check_items(file: &str, figures: &Figures) -> Result<(), LoadError> {
    let found = figures.items.iter().map(|figures| figures.item);
    let reason = "all parts and rockets, in their order";
    ensure(file, found.eq(Item::ALL), "items", reason)?;
    for (n, item) in figures.items.iter().enumerate() {
        check_item(file, n, item)?;
    }
    let rockets = figures.items.iter();
    let rockets = rockets.filter(|figures| figures.item.kind() == ItemKind::Rocket);
    let supply: usize = rockets.map(|figures| usize::from(figures.supply)).sum();
    let reason = format!("at most {MAX_ROCKET_ATTACKS} rockets in all");
    ensure(file, supply <= MAX_ROCKET_ATTACKS, "items", reason)
}

fn check_item(file: &str, n: usize, figures: &ItemFigures) -> Result<(), LoadError> {
    let kind = figures.item.kind();
    let (shape_fits, reason) = match kind {
        ItemKind::Rocket => (figures.shape.is_empty(), "a rocket has no shape"),
        ItemKind::Drive | ItemKind::Cannon | ItemKind::Shield => {
            let is_connected = shape::is_valid_drawing(&figures.shape)
                && Shape::read(&figures.shape).is_connected();
            (is_connected, "equal rows of # and . that hang together")
        }
    };
    ensure(file, shape_fits, format!("items[{n}].shape"), reason)?;
    let max_value = match kind {
        ItemKind::Drive => SPEED,
        ItemKind::Cannon | ItemKind::Shield | ItemKind::Rocket => MAX_VALUE,
    };
    let fits = (1..=max_value).contains(&figures.value);
    let reason = format!("1 to {max_value}");
    ensure(file, fits, format!("items[{n}].value"), reason)?;
    let is_within_limits = figures.cp.max(figures.ph) <= MAX_NUMBER && figures.supply <= MAX_CUBES;
    let reason = format!("prices of at most {MAX_NUMBER}, at most 100 pieces");
    ensure(file, is_within_limits, format!("items[{n}]"), reason)
}

/// Checks that no grid has room for more parts than a blueprint can list.
fn check_fit(file: &str, figures: &Figures) -> Result<(), LoadError> {
    let parts = figures.items.iter().filter(|item| !item.shape.is_empty());
    let min_part_cells = parts.map(|item| Shape::read(&item.shape).len()).min();
    for (n, ship) in figures.ships.iter().enumerate() {
        let cells = Shape::read(&ship.grid).len();
        let fits = cells / min_part_cells.unwrap_or(1).max(1) <= MAX_FITTED;
        let reason = format!("room for at most {MAX_FITTED} of the smallest part");
        ensure(file, fits, format!("ships[{n}].grid"), reason)?;
    }
    Ok(())
}

/// Checks that the supply holds the start parts of every seat `[EXO-2.9]`.
fn check_start(file: &str, figures: &Figures) -> Result<(), LoadError> {
    let parts = &figures.frame.start_parts;
    for (n, (item, count)) in parts.iter().enumerate() {
        let path = format!("frame.start_parts[{n}]");
        let is_twice = parts.iter().take(n).any(|(other, _)| other == item);
        let part = item.kind() != ItemKind::Rocket && !is_twice;
        ensure(file, part, path.clone(), "a part, once")?;
        let supply = figures.items.iter().find(|found| found.item == *item);
        let supply = supply.map_or(0, |figures| usize::from(figures.supply));
        let fits = usize::from(*count) * SEATS <= supply;
        ensure(file, fits, path, "more than there are for six seats")?;
    }
    let drives = parts
        .iter()
        .filter(|(item, _)| item.kind() == ItemKind::Drive);
    let drives: u16 = drives.map(|(_, count)| u16::from(*count)).sum();
    let fits = drives <= ShipType::ALL.len() as u16;
    ensure(
        file,
        fits,
        "frame.start_parts",
        "a drive for each ship type at most",
    )
}

/// Checks the spaces of the market, the Action cards and the Bonus Action cards.
fn check_cards(file: &str, figures: &Figures) -> Result<(), LoadError> {
    let has_all_spaces = figures.market.len() == SPACES;
    ensure(file, has_all_spaces, "market", format!("{SPACES} spaces"))?;
    let rates = figures.market.iter();
    let mut rates = rates.flat_map(|space| [space.sell, space.buy, space.red_sell, space.red_buy]);
    let is_within_limits = rates.all(|rate| rate <= MAX_NUMBER);
    ensure(
        file,
        is_within_limits,
        "market",
        format!("rates of at most {MAX_NUMBER}"),
    )?;
    let has_all_cards = figures.actions.len() == CARDS;
    ensure(file, has_all_cards, "actions", format!("{CARDS} cards"))?;
    let has_all_cards = figures.bonus.len() == CARDS;
    ensure(file, has_all_cards, "bonus", format!("{CARDS} cards"))?;
    let moves = figures.bonus.iter();
    let moves = moves.filter(|bonus| **bonus == BonusFigures::Move);
    ensure(file, moves.count() <= 1, "bonus", "at most one move")
}
