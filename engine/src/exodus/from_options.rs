//! Builds a game from options and a content set: map, grids and decks.

use super::axial::{STEPS, distance, spiral};
use super::blueprint::Grids;
use super::cards::CardSet;
use super::content::{ContentError, ContentSet, layout_check};
use super::figures::{CardPool, Figures, MapHex, TechFigures};
use super::game::Exodus;
use super::hex::HexId;
use super::layout::LayoutFile;
use super::metadata::{SEATS, TURNS};
use super::options::Options;
use super::play::default_fitting::default_blueprints;
use super::play::price::discounting_techs;
use super::tech::{TECHS, Tech};
use crate::error::LoadError;
use crate::game::{SeatSet, fingerprint};

impl Exodus {
    /// Builds the game `[EXO-2.1]`.
    ///
    /// # Errors
    /// Returns an error if the options or the content cannot be played; it names the option, or the
    /// path in a custom layout.
    pub(super) fn from_options(options: Options, content: &ContentSet) -> Result<Self, LoadError> {
        check(&options)?;
        let figures = content.figures()?;
        let layout = content.layout(&options)?;
        layout_check::check_tiles("layout", &layout, content.tiles())?;
        let map_hexes = map_hexes(&layout);
        let grids = Grids::from_figures(figures);
        let techs = techs(figures);
        Ok(Self {
            default_blueprints: default_blueprints(&grids, &figures.frame),
            grids,
            home_hexes: home_hexes(&map_hexes),
            distances: distances(&map_hexes),
            map_hexes,
            tile_counts: layout.tiles,
            tiles: content.tiles().to_vec(),
            political: content.political().to_vec(),
            resistance: content.resistance().to_vec(),
            abilities: content.abilities().to_vec(),
            card_pool: card_pool(content, options.uses_generals),
            techs,
            discounting_techs: discounting_techs(&techs),
            start_techs: start_techs(&techs),
            content: content_fingerprint(content, &layout),
            pack: content.pack().cloned(),
            figures: figures.clone(),
            options,
        })
    }
}

/// Checks the numbers of seats and turns and the first turn order.
fn check(options: &Options) -> Result<(), LoadError> {
    let refuse =
        |path: &str, error: ContentError| Err(LoadError::new("options", path, error.reason()));
    let (min, max) = SEATS;
    if !(min..=max).contains(&options.seats) {
        return refuse("seats", ContentError::Seats(min, max));
    }
    if let Some(turns) = options.turns {
        let (min, max) = TURNS;
        if !(min..=max).contains(&turns) {
            return refuse("turns", ContentError::Turns(min, max));
        }
    }
    if let Some(order) = &options.order {
        let all: SeatSet = order.iter().copied().collect();
        let is_complete = order.len() == usize::from(options.seats);
        if !is_complete || all != SeatSet::first(options.seats) {
            return refuse("order", ContentError::Order);
        }
    }
    Ok(())
}

/// Returns the hexes of a layout in canonical order, the High Council first `[EXO-2.2]`.
fn map_hexes(layout: &LayoutFile) -> Vec<MapHex> {
    let index_of = |hexes: &[[i8; 2]], axial: [i8; 2]| hexes.iter().position(|hex| *hex == axial);
    let mut map_hexes = Vec::new();
    for axial in spiral(layout.rings()) {
        let home = index_of(&layout.homes, axial);
        let mut levels = layout.guards.iter();
        let guard = levels.position(|hexes| hexes.contains(&axial));
        let is_open = axial == [0, 0] || layout.open.contains(&axial);
        if is_open || home.is_some() || guard.is_some() {
            map_hexes.push(MapHex {
                axial,
                home: home.map(|home| home as u8),
                guard: guard.map_or(0, |level| level as u8 + 1),
                kind: layout.kind(axial),
                neighbors: [None; 6],
            });
        }
    }
    let axials: Vec<[i8; 2]> = map_hexes.iter().map(|map_hex| map_hex.axial).collect();
    for map_hex in &mut map_hexes {
        let [q, r] = map_hex.axial;
        map_hex.neighbors = STEPS.map(|[dq, dr]| {
            let hex = index_of(&axials, [q + dq, r + dr]);
            hex.map(|hex| HexId(hex as u8))
        });
    }
    map_hexes
}

/// Returns the hexes of the Homes, by position in the circle of seats; the High Council hex for
/// positions without a Home.
fn home_hexes(map_hexes: &[MapHex]) -> Vec<HexId> {
    let home = |position: u8| {
        map_hexes
            .iter()
            .position(|map_hex| map_hex.home == Some(position))
    };
    let hexes = (0..SEATS.1).map(|position| home(position).unwrap_or(0) as u8);
    hexes.map(HexId).collect()
}

/// Returns the distances between all pairs of hexes, row by row.
fn distances(map_hexes: &[MapHex]) -> Vec<u8> {
    let distances_from = |from: &MapHex| {
        let from = from.axial;
        map_hexes.iter().map(move |to| distance(from, to.axial))
    };
    map_hexes.iter().flat_map(distances_from).collect()
}

/// Returns the cards in use: those of the expansion only if it is played `[EXO-18.1]`.
fn card_pool(content: &ContentSet, uses_generals: bool) -> CardPool {
    let political = (0u8..).zip(content.political());
    let political = political.filter(|(_, card)| uses_generals || !card.is_from_generals);
    let resistance = |level: u8| -> CardSet {
        let cards = (0u8..).zip(content.resistance());
        let cards = cards.filter(|(_, card)| uses_generals || !card.is_from_generals);
        let cards = cards.filter(|(_, card)| card.level == level);
        cards.map(|(index, _)| index).collect()
    };
    let abilities = content.abilities().len() as u8;
    CardPool {
        political: political.map(|(index, _)| index).collect(),
        resistance: [resistance(1), resistance(2), resistance(3)],
        abilities: CardSet::first_of(if uses_generals { abilities } else { 0 }),
    }
}

/// Returns the figures of all technologies, indexed by technology.
fn techs(figures: &Figures) -> [TechFigures; TECHS] {
    Tech::ALL.map(|tech| figures.techs.get(tech.index()).copied().unwrap_or_default())
}

/// Returns the technologies that a seat can start with, cheapest first `[EXO-17.3]`.
fn start_techs(techs: &[TechFigures; TECHS]) -> Vec<Tech> {
    let all = Tech::ALL.into_iter();
    let mut start: Vec<Tech> = all.filter(|&tech| tech != Tech::BasicResearch).collect();
    start.sort_by_key(|tech| techs[tech.index()].cost);
    start
}

/// Returns a fingerprint of the content set and the layout.
fn content_fingerprint(content: &ContentSet, layout: &LayoutFile) -> u64 {
    let json = serde_json::to_string(&(
        content.figures().ok(),
        content.tiles(),
        content.political(),
        content.resistance(),
        content.abilities(),
        layout.gameplay(),
    ));
    fingerprint(&json.unwrap_or_default())
}
