//! The starting position of a lesson: a normal setup with the changes that the lesson needs. Hexes
//! and Action cards have numbers as in play; other cards and planet tiles are identified by their
//! ids.

use super::super::Exodus;
use super::super::cards::{ActionCard, BonusCard, CardSet};
use super::super::hex::HexId;
use super::super::mat::Sector;
use super::super::options::Options;
use super::super::part::{Item, Rocket};
use super::super::position::Position;
use super::super::ship::{FLEET, SHIPS_PER_TYPE, Ship, ShipId, ShipType};
use super::super::state::{Plan, State};
use super::super::step::Step;
use super::super::tech::Tech;
use crate::chance::SeededRng;
use crate::error::LoadError;
use crate::game::{Game, NullSink, Seat, SeatSet};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The starting position of a lesson, as in its file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStart {
    /// Options of the game.
    pub options: Options,
    /// The turn in which the lesson begins, from 1.
    #[serde(default = "first")]
    pub turn: u8,
    /// The step in which the lesson begins; play then runs to the first choice.
    pub step: Step,
    /// Number of Conquest stages of this turn that are over.
    #[serde(default)]
    #[serde(rename = "pass")]
    pub conquest_stage: u8,
    /// Bonus Action card of this turn, if one was picked.
    #[serde(default)]
    pub bonus: Option<BonusCard>,
    /// Changes to planets, by hex number.
    #[serde(default)]
    pub planets: BTreeMap<u8, PlanetFile>,
    /// Changes to seats, in seat order.
    #[serde(default)]
    pub seats: Vec<SeatFile>,
    /// Ids of the Political cards on A, B and C.
    #[serde(default)]
    pub agenda: Vec<String>,
    /// Ids of the laws in play.
    #[serde(default)]
    pub laws: Vec<String>,
    /// Ids of the Resistance cards left in their decks; all cards if the list is empty.
    #[serde(default)]
    pub resistance: Vec<String>,
}

const fn first() -> u8 {
    1
}

/// Changes to one planet; omitted fields stay as dealt.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlanetFile {
    /// Id of its planet tile.
    pub tile: Option<String>,
    /// Number of resource tokens; the printed number if only a tile is given.
    pub tokens: Option<u8>,
    /// Number of cubes of each seat.
    pub cubes: Option<Vec<u8>>,
    /// Rockets on the planet, by kind.
    pub rockets: BTreeMap<Rocket, u8>,
    /// Whether its guard has been beaten.
    #[serde(rename = "beaten")]
    pub is_beaten: bool,
}

/// Changes to one seat; omitted fields stay as at the start of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatFile {
    /// CP on the play-mat.
    pub cp: Option<u16>,
    /// Axinium on the play-mat.
    pub ax: u16,
    /// Phasium on the play-mat.
    pub ph: u16,
    /// Known technologies, in addition to those of the start.
    pub techs: Vec<Tech>,
    /// Parts on the blueprints, by ship type.
    pub parts: BTreeMap<ShipType, Vec<Item>>,
    /// All ships of the seat in play; `None` keeps those of the start.
    pub ships: Option<Vec<ShipFile>>,
    /// Action cards played this turn, by round.
    pub played: Vec<ActionCard>,
    /// Ids of the kept Resistance cards.
    pub trophies: Vec<String>,
    /// Ids of the Ability cards not used yet.
    pub abilities: Vec<String>,
}

/// A ship in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipFile {
    pub kind: ShipType,
    /// Number of the ship's hex.
    pub hex: u8,
    /// Damage tokens on the ship.
    #[serde(default)]
    pub damage: u8,
    /// Number of cubes aboard.
    #[serde(default)]
    pub cargo: u8,
}

impl LessonStart {
    /// Builds the game and the position; `seed` seeds its random choices.
    ///
    /// # Errors
    /// Returns an error if the start is invalid; it names the path in the file and the reason.
    pub fn build(self, seed: u64) -> Result<(Exodus, Position), LoadError> {
        let game = Exodus::new(self.options.clone())?;
        let mut chance = SeededRng::new(seed, 0);
        let mut state = game.initial_state(&mut chance);
        state.public.turn = self.turn;
        state.public.conquest_stage = self.conquest_stage;
        state.public.bonus = self.bonus;
        let offered = self.bonus.iter().map(|card| card.0);
        state.public.offered = offered.collect();
        let mut builder = StartStateBuilder {
            game: &game,
            state: &mut state,
        };
        builder.fit_start_parts();
        for (hex, planet) in &self.planets {
            builder.planet(*hex, planet)?;
        }
        for (n, seat) in self.seats.iter().enumerate() {
            builder.seat(n, seat)?;
        }
        builder.cards(&self)?;
        builder.fill_supply();
        state.public.step = self.step;
        state.public.ready = SeatSet::NONE;
        game.resume(&mut state, &mut chance, &mut NullSink);
        let position = game.to_position(&state);
        game.state_from_position(position.clone())?;
        Ok((game, position))
    }
}

/// Applies the changes of a lesson start to a state.
struct StartStateBuilder<'a> {
    game: &'a Exodus,
    state: &'a mut State,
}

fn refuse<T>(path: String, reason: &str) -> Result<T, LoadError> {
    Err(LoadError::new("position", path, reason))
}

impl StartStateBuilder<'_> {
    /// Fits the start parts in the default way `[EXO-2.9]`.
    fn fit_start_parts(&mut self) {
        let parts = *self.game.default_blueprints();
        for seat in self.game.all_seats().iter() {
            self.state.private_mut(seat).plan = Plan::default();
            self.state.public.mat_mut(seat).blueprints = parts;
        }
    }

    fn planet(&mut self, hex: u8, file: &PlanetFile) -> Result<(), LoadError> {
        let path = |key: &str| format!("planets.{hex}{key}");
        let tile = match &file.tile {
            Some(id) => match self.game.tile_named(id) {
                Some(tile) => Some(tile),
                None => return refuse(path(".tile"), "there is no such tile"),
            },
            None => None,
        };
        if usize::from(hex) >= self.state.public.sectors.len() {
            return refuse(path(""), "no hex of the map");
        }
        if let Some(tile) = tile {
            self.swap_tile(HexId(hex), tile);
        }
        let sector = self.state.public.sector_mut(HexId(hex));
        let Sector {
            tokens,
            cubes,
            rockets,
            guard,
            ..
        } = sector;
        *tokens = file.tokens.unwrap_or(*tokens);
        if let Some(given) = &file.cubes {
            for (count, given) in cubes.iter_mut().zip(given) {
                *count = *given;
            }
        }
        for (rocket, count) in &file.rockets {
            rockets[rocket.index()] = *count;
        }
        if file.is_beaten {
            *guard = 0;
        }
        Ok(())
    }

    /// Puts a tile on a hex; if the tile was in another hex, the two tiles swap.
    fn swap_tile(&mut self, hex: HexId, tile: u8) {
        let public = &mut self.state.public;
        let other = public.sector(hex).tile;
        let mut sectors = public.sectors.iter();
        let current = sectors.position(|sector| sector.tile == Some(tile));
        let with_tokens = |tile: Option<u8>| {
            let planet = tile.and_then(|tile| self.game.tiles().get(usize::from(tile)));
            (tile, planet.map_or(0, |planet| planet.tokens))
        };
        for (hex, tile) in [
            (current.map(|hex| HexId(hex as u8)), other),
            (Some(hex), Some(tile)),
        ] {
            if let Some(hex) = hex {
                let sector = public.sector_mut(hex);
                (sector.tile, sector.tokens) = with_tokens(tile);
            }
        }
    }

    fn seat(&mut self, n: usize, file: &SeatFile) -> Result<(), LoadError> {
        let path = |key: &str| format!("seats[{n}].{key}");
        let seat = Seat(n as u8);
        if !self.game.all_seats().contains(seat) {
            return refuse(format!("seats[{n}]"), "there is no such seat");
        }
        for (kind, items) in &file.parts {
            let Some(packed) = self.game.grids().pack(*kind, items) else {
                return refuse(
                    path(&format!("parts.{}", kind.key())),
                    "parts that do not fit",
                );
            };
            self.state.public.mat_mut(seat).blueprints[kind.index()] = packed;
        }
        if let Some(ships) = &file.ships {
            self.ships(seat, ships).or_else(|index| {
                refuse(
                    path(&format!("ships[{index}]")),
                    "more ships of a type than there are",
                )
            })?;
        }
        let trophies = self.trophies(&file.trophies, &path("trophies"))?;
        let abilities = cards_by_id(&file.abilities, &path("abilities"), |id| {
            self.game.ability_named(id).map(|card| card.0)
        })?;
        let private = self.state.private_mut(seat);
        if !file.abilities.is_empty() {
            private.abilities = abilities;
        }
        let count = private.abilities.len();
        let mat = self.state.public.mat_mut(seat);
        mat.abilities = count;
        mat.trophies = trophies;
        mat.cp = file.cp.unwrap_or(mat.cp);
        (mat.ax, mat.ph) = (file.ax, file.ph);
        for tech in &file.techs {
            mat.techs.insert(*tech);
        }
        for (played, card) in mat.played.iter_mut().zip(&file.played) {
            *played = Some(*card);
        }
        Ok(())
    }

    /// Puts exactly these ships in play, or returns the index of the first ship beyond the limit of
    /// its type.
    fn ships(&mut self, seat: Seat, ships: &[ShipFile]) -> Result<(), usize> {
        let mat = self.state.public.mat_mut(seat);
        mat.ships = [Ship::default(); FLEET];
        for (n, file) in ships.iter().enumerate() {
            let before = ships.iter().take(n);
            let nth = before.filter(|other| other.kind == file.kind).count();
            if nth >= usize::from(SHIPS_PER_TYPE) {
                return Err(n);
            }
            mat.ships[ShipId::of(seat, file.kind, nth as u8).fleet_index()] = Ship {
                hex: Some(HexId(file.hex)),
                damage: file.damage,
                cargo: file.cargo,
            };
        }
        Ok(())
    }

    fn trophies(&mut self, ids: &[String], path: &str) -> Result<CardSet, LoadError> {
        let cards = cards_by_id(ids, path, |id| {
            self.game.resistance_named(id).map(|card| card.0)
        })?;
        for deck in &mut self.state.public.decks.resistance {
            *deck = deck.difference(cards);
        }
        Ok(cards)
    }

    /// Sets the agenda, the laws and the cards left in the Resistance decks.
    fn cards(&mut self, start: &LessonStart) -> Result<(), LoadError> {
        let game = self.game;
        let political = |ids: &[String], path: &str| {
            cards_by_id(ids, path, |id| game.political_named(id).map(|card| card.0))
        };
        let taken = political(&start.agenda, "agenda")?.union(political(&start.laws, "laws")?);
        let left = cards_by_id(&start.resistance, "resistance", |id| {
            game.resistance_named(id).map(|card| card.0)
        })?;
        let public = &mut self.state.public;
        public.decks.political = public.decks.political.difference(taken);
        for (card, id) in public.agenda.iter_mut().zip(&start.agenda) {
            *card = game.political_named(id);
        }
        for law in start.laws.iter().filter_map(|id| game.political_named(id)) {
            if public.laws.push(law).is_err() {
                return refuse("laws".to_owned(), "more laws than there can be");
            }
        }
        if !left.is_empty() {
            for deck in &mut public.decks.resistance {
                let removed = deck.difference(left);
                public.decks.gone = public.decks.gone.union(removed);
                *deck = deck.intersection(left);
            }
        }
        Ok(())
    }

    /// Fills stashes and supply with all components that are not in use.
    fn fill_supply(&mut self) {
        let game = self.game;
        let public = &mut self.state.public;
        for seat in game.all_seats().iter() {
            let planets = game.hexes().map(|hex| public.cubes(hex, seat));
            let mat = public.mat(seat);
            let aboard = mat.ships.iter().map(|ship| ship.cargo);
            let used: u16 = planets.chain(aboard).map(u16::from).sum();
            let used = used + u16::from(mat.techs.len());
            let left = u16::from(game.frame().cubes).saturating_sub(used);
            public.mat_mut(seat).stash = left as u8;
        }
        for item in Item::ALL {
            let fitted = public.mats.iter().flat_map(|mat| &mat.blueprints);
            let fitted = fitted.flat_map(|parts| parts.iter());
            let fitted = fitted.filter(|part| part.item == item).count();
            let placed = |rocket: Rocket| {
                let all = public.sectors.iter();
                all.map(|sector| usize::from(sector.rockets[rocket.index()]))
                    .sum()
            };
            let placed: usize = item.rocket().map_or(0, placed);
            let supply = usize::from(game.item(item).supply);
            public.supply[item.index()] = supply.saturating_sub(fitted + placed) as u8;
        }
    }
}

/// Returns the numbers of the cards with these ids.
fn cards_by_id(
    ids: &[String],
    path: &str,
    find_card: impl Fn(&str) -> Option<u8>,
) -> Result<CardSet, LoadError> {
    let mut cards = CardSet::NONE;
    for (n, id) in ids.iter().enumerate() {
        match find_card(id).filter(|card| !cards.contains(*card)) {
            Some(card) => cards.insert(card),
            None => {
                return refuse(
                    format!("{path}[{n}]"),
                    "there is no such card, or it is named twice",
                );
            }
        }
    }
    Ok(cards)
}
