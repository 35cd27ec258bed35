//! The state before the first decision of setup `[SAGA-SET]`: starting values on the mats, decks,
//! supplies, and initial sectors and entities. The steps of setup (`play/opening_choices.rs`) add
//! what depends on Commanders and colors, the homes of the Arena, drawn cards and events.

use super::armada::{EntityState, Sector};
use super::deck::Deck;
use super::game::Saga;
use super::hex::HexId;
use super::ids::{CommanderId, DeckId, IdSet, TileId};
use super::mission::{FixedSector, StartPlaces};
use super::state::{MAX_BOSSES, Public, SEATS, State};
use super::step::Step;
use crate::chance::Chance;
use crate::game::Seat;

impl Saga {
    /// Returns the state before setup: First Player, mats, decks, supplies, sectors, entities and
    /// preset Bosses. Armadas are placed if all start in one sector or each in a given one; with a
    /// choice or a home they have no sector yet.
    pub(super) fn initial_state(&self, chance: &mut impl Chance) -> State {
        let mut state = State::default();
        let public = &mut state.public;
        public.step = Step::Choose;
        public.first = match self.options.first {
            Some(seat) => seat,
            None => Seat(chance.pick(u32::from(self.seat_count())) as u8),
        };
        self.set_up_mats(public);
        self.shuffle(public);
        self.set_up_sectors(public, chance);
        self.set_up_entities(public);
        self.offer_commanders(public, chance);
        state
    }

    /// Sets stats, Hull, Astartium and Activation Tokens `[SAGA-SET.3]` `[SAGA-SET.4]`
    /// `[SAGA-SOL.2]`.
    fn set_up_mats(&self, public: &mut Public) {
        let frame = self.frame();
        let [astartium, activation] = if self.is_solo() {
            frame.start_solo
        } else {
            frame.start
        };
        let [more_astartium, more_activation, more_hull, ..] = self.mission.start;
        for seat in self.all_seats().iter() {
            let fleet = self.fleet(seat);
            let mat = public.mat_mut(seat);
            mat.stats = frame.stats;
            mat.hull = frame
                .hull
                .saturating_add_signed(more_hull)
                .clamp(1, frame.hull_max);
            mat.astartium = astartium.saturating_add_signed(more_astartium);
            for armada in fleet {
                if let Some(tokens) = mat.tokens.get_mut(armada.index()) {
                    *tokens = activation.saturating_add_signed(more_activation);
                }
            }
        }
    }

    /// Sets up decks, piles and supplies `[SAGA-SET.7]` `[SAGA-SET.8]` `[SAGA-TOK.9]`.
    fn shuffle(&self, public: &mut Public) {
        let mission = &self.mission;
        let [events, explorations, scans, bosses] = mission.decks;
        let decks = [
            (DeckId::COMMON, self.cards_of(DeckId::COMMON)),
            (DeckId::SPECIAL, self.cards_of(DeckId::SPECIAL)),
            (DeckId::EXPLORATION, explorations),
            (DeckId::EVENT, events),
            (DeckId::SCAN, scans),
            (DeckId::BOSS, bosses),
            (DeckId::PILE, mission.pile),
            (DeckId::NEBULA, mission.nebulas),
        ];
        for (deck, cards) in decks {
            *public.deck_mut(deck) = Deck::of(cards);
        }
        let deck_sizes = mission.extra.iter().map(|(_, cards)| cards.len());
        for (index, cards) in (0u8..).zip(deck_sizes) {
            *public.deck_mut(DeckId(DeckId::EXTRA.0 + index)) = Deck::of(IdSet::first(cards as u8));
        }
        let reports = IdSet::first(mission.reports.len() as u8);
        if !reports.is_empty() {
            *public.deck_mut(self.report_deck()) = Deck::of(reports);
        }
        public.xpm = mission.xpm;
        public.figures = mission.raiders;
        for (color, starbases) in (0u8..).zip(&mut public.starbases) {
            *starbases = self.first_starbases(color);
        }
        for (value, counter) in public.counters.iter_mut().zip(&mission.counters) {
            *value = counter.bounds[2];
        }
    }

    /// Returns the initial number of Starbases of a color: a quarter of all, with the remainder on
    /// the first colors.
    pub(super) const fn first_starbases(&self, color: u8) -> u8 {
        (self.mission.starbases + SEATS as u8 - 1 - color) / SEATS as u8
    }

    /// Places the initial sectors `[SAGA-SET.6]`.
    fn set_up_sectors(&self, public: &mut Public, chance: &mut impl Chance) {
        for fixed in &self.mission.fixed {
            let tile = fixed
                .tile
                .or_else(|| draw_matching_tile(public, fixed, chance));
            let has_xpm = fixed.has_xpm && public.xpm > 0;
            public.xpm -= u8::from(has_xpm);
            let full = public.sectors.push(Sector {
                hex: fixed.hex,
                tile: tile.filter(|_| fixed.is_face_up || fixed.tile.is_some()),
                is_face_up: fixed.is_face_up,
                has_xpm,
                ..Sector::default()
            });
            debug_assert!(full.is_ok(), "more sectors than there can be");
        }
        let at = |public: &Public, hex: HexId| public.at(hex);
        match &self.mission.armadas {
            StartPlaces::At(hex) => {
                let sector = at(public, *hex);
                let has_no_homes = self.mission.homes.is_empty();
                for armada in self.armadas() {
                    public.armada_mut(armada).sector = sector.filter(|_| has_no_homes);
                }
            }
            StartPlaces::Each(hexes) => {
                for (armada, hex) in self.armadas().zip(hexes) {
                    public.armada_mut(armada).sector = at(public, *hex);
                }
            }
            StartPlaces::Choose { .. } => {}
        }
    }

    /// Places the initial entities and Bosses.
    fn set_up_entities(&self, public: &mut Public) {
        for (index, entity) in self.mission.entities.iter().enumerate() {
            let sector = entity.start.and_then(|hex| public.at(hex));
            let is_seen = sector.is_some_and(|sector| public.sector(sector).is_face_up);
            let is_revealed = is_seen || sector.is_some() && !entity.is_hidden;
            if let Some(state) = public.entities.get_mut(index) {
                *state = EntityState {
                    sector,
                    is_revealed,
                    hull: if is_revealed { entity.hull } else { 0 },
                    ..EntityState::default()
                };
            }
        }
        for &(boss, hex) in &self.mission.bosses.preset {
            let sector = public.at(hex);
            if let Some(boss_sector) = public.bosses.get_mut(usize::from(boss)) {
                *boss_sector = sector;
            }
        }
        debug_assert!(self.bosses.len() <= MAX_BOSSES, "a place for each Boss");
    }

    /// Offers Commanders: all, or in a draft two more than there are seats `[SAGA-ARN.4]`.
    fn offer_commanders(&self, public: &mut Public, chance: &mut impl Chance) {
        let mut all = IdSet::first(self.commanders.len() as u8);
        if !self.mission.flags.has_draft {
            public.offered = all;
            return;
        }
        for _ in 0..self.seat_count() + 2 {
            let index = chance.pick(u32::from(all.len()).max(1));
            if let Some(commander) = all.nth(index).map(CommanderId) {
                all.remove(commander.0);
                public.offered.insert(commander.0);
            }
        }
    }
}

/// Draws a tile for a fixed sector from the pile, among those that fit.
fn draw_matching_tile(
    public: &mut Public,
    fixed: &FixedSector,
    chance: &mut impl Chance,
) -> Option<TileId> {
    if !fixed.is_face_up {
        return None;
    }
    let pile = public.deck_mut(DeckId::PILE);
    let fitting = IdSet(pile.unseen.0 & fixed.tile_choices.0);
    if fitting.is_empty() {
        return None;
    }
    let tile = fitting.nth(chance.pick(u32::from(fitting.len())))?;
    pile.unseen.remove(tile);
    Some(TileId(tile))
}
