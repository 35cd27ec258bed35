//! Builds a table from options and a content set: map, grids and decks.

use super::axial::{STEPS, distance, spiral};
use super::blueprint::Grids;
use super::cards::CardSet;
use super::content::{ContentError, ContentSet, layout_check};
use super::figures::{CardPool, Figures, MapHex, TechFigures};
use super::hex::HexId;
use super::layout::LayoutFile;
use super::metadata::{SEATS, TURNS};
use super::options::Options;
use super::play::default_fitting::default_blueprints;
use super::play::price::discounting_techs;
use super::table::Exodus;
use super::tech::{TECHS, Tech};
use crate::error::LoadError;
use crate::game::{SeatSet, fingerprint};

impl Exodus {
    /// Builds the table for a game `[EXO-2.1]`.
    ///
    /// # Errors
    /// Names the option, or the place in a custom layout, that cannot be played.
    pub(super) fn from_options(options: Options, stock: &ContentSet) -> Result<Self, LoadError> {
        check(&options)?;
        let figures = stock.figures()?;
        let layout = stock.layout(&options)?;
        layout_check::check_tiles("layout", &layout, stock.tiles())?;
        let sites = sites(&layout);
        let grids = Grids::from_figures(figures);
        let techs = techs(figures);
        Ok(Self {
            usual: default_blueprints(&grids, &figures.frame),
            grids,
            home_hexes: home_hexes(&sites),
            distances: distances(&sites),
            sites,
            draws: layout.tiles,
            tiles: stock.tiles().to_vec(),
            political: stock.political().to_vec(),
            resistance: stock.resistance().to_vec(),
            abilities: stock.abilities().to_vec(),
            boxed: card_pool(stock, options.generals),
            techs,
            kin: discounting_techs(&techs),
            start_techs: start_techs(&techs),
            content: content_fingerprint(stock, &layout),
            pack: stock.pack().cloned(),
            figures: figures.clone(),
            options,
        })
    }
}

/// Checks that a game can be played with these options.
fn check(options: &Options) -> Result<(), LoadError> {
    let wrong =
        |place: &str, fault: ContentError| Err(LoadError::new("options", place, fault.reason()));
    let (least, most) = SEATS;
    if !(least..=most).contains(&options.seats) {
        return wrong("seats", ContentError::Seats(least, most));
    }
    if let Some(turns) = options.turns {
        let (least, most) = TURNS;
        if !(least..=most).contains(&turns) {
            return wrong("turns", ContentError::Turns(least, most));
        }
    }
    if let Some(order) = &options.order {
        let all: SeatSet = order.iter().copied().collect();
        let once = order.len() == usize::from(options.seats);
        if !once || all != SeatSet::first(options.seats) {
            return wrong("order", ContentError::Order);
        }
    }
    Ok(())
}

/// Returns the hexes of a layout in canonical order, that of the High Council first `[EXO-2.2]`.
fn sites(layout: &LayoutFile) -> Vec<MapHex> {
    let place = |hexes: &[[i8; 2]], axial: [i8; 2]| hexes.iter().position(|hex| *hex == axial);
    let mut sites = Vec::new();
    for axial in spiral(layout.rings()) {
        let home = place(&layout.homes, axial);
        let mut levels = layout.guards.iter();
        let guard = levels.position(|hexes| hexes.contains(&axial));
        let open = axial == [0, 0] || layout.open.contains(&axial);
        if open || home.is_some() || guard.is_some() {
            sites.push(MapHex {
                axial,
                home: home.map(|home| home as u8),
                guard: guard.map_or(0, |level| level as u8 + 1),
                kind: layout.kind(axial),
                neighbors: [None; 6],
            });
        }
    }
    let at: Vec<[i8; 2]> = sites.iter().map(|site| site.axial).collect();
    for site in &mut sites {
        let [q, r] = site.axial;
        site.neighbors = STEPS.map(|[dq, dr]| {
            let hex = place(&at, [q + dq, r + dr]);
            hex.map(|hex| HexId(hex as u8))
        });
    }
    sites
}

/// Returns the hexes of the Homes, by position in the circle of seats; the High Council hex where
/// there is no Home.
fn home_hexes(sites: &[MapHex]) -> Vec<HexId> {
    let home = |place: u8| sites.iter().position(|site| site.home == Some(place));
    let hexes = (0..SEATS.1).map(|place| home(place).unwrap_or(0) as u8);
    hexes.map(HexId).collect()
}

/// Returns the distances between all pairs of hexes, row by row.
fn distances(sites: &[MapHex]) -> Vec<u8> {
    let row = |from: &MapHex| {
        let from = from.axial;
        sites.iter().map(move |to| distance(from, to.axial))
    };
    sites.iter().flat_map(row).collect()
}

/// Returns the cards in use: those of the expansion only if it is played `[EXO-18.1]`.
fn card_pool(stock: &ContentSet, generals: bool) -> CardPool {
    let political = (0u8..).zip(stock.political());
    let political = political.filter(|(_, card)| generals || !card.generals);
    let resistance = |level: u8| -> CardSet {
        let cards = (0u8..).zip(stock.resistance());
        let cards = cards.filter(|(_, card)| generals || !card.generals);
        let cards = cards.filter(|(_, card)| card.level == level);
        cards.map(|(place, _)| place).collect()
    };
    let abilities = stock.abilities().len() as u8;
    CardPool {
        political: political.map(|(place, _)| place).collect(),
        resistance: [resistance(1), resistance(2), resistance(3)],
        abilities: CardSet::first_of(if generals { abilities } else { 0 }),
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
fn content_fingerprint(stock: &ContentSet, layout: &LayoutFile) -> u64 {
    let text = serde_json::to_string(&(
        stock.figures().ok(),
        stock.tiles(),
        stock.political(),
        stock.resistance(),
        stock.abilities(),
        layout.gameplay(),
    ));
    fingerprint(&text.unwrap_or_default())
}
