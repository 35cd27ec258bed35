//! Test helpers that put pieces on the board, cards into hands and on top of decks.

use super::Scene;
use engine::game::Seat;
use engine::saga::armada::{Raider, Sector, Slot, Starbase};
use engine::saga::figures::{Color, GearKind};
use engine::saga::hex::SectorId;
use engine::saga::ids::{ArmadaId, BossId, CardId, CommanderId, DeckId, GearId, RaiderId, TileId};
use engine::saga::state::EventInPlay;

impl Scene {
    /// Returns the tile with this id.
    pub fn tile(&self, id: &str) -> TileId {
        let index = self.game.tiles().iter().position(|tile| tile.id == id);
        TileId(index.expect("a tile") as u8)
    }

    /// Adds a face-up sector; its tile leaves the pile.
    pub fn sector(&mut self, tile: &str, hex: (i32, i32)) -> SectorId {
        let tile = self.tile(tile);
        let hex = self.hex(hex);
        let public = &mut self.state.public;
        for deck in [DeckId::PILE, DeckId::NEBULA] {
            public.deck_mut(deck).unseen.remove(tile.0);
        }
        let sector = Sector {
            hex,
            tile: Some(tile),
            is_face_up: true,
            ..Sector::default()
        };
        public.sectors.push(sector).expect("room");
        SectorId(public.sectors.len() as u8 - 1)
    }

    /// Adds a face-down sector, whose tile is unknown.
    pub fn face_down_sector(&mut self, hex: (i32, i32)) -> SectorId {
        let hex = self.hex(hex);
        let sector = Sector {
            hex,
            ..Sector::default()
        };
        let public = &mut self.state.public;
        public.sectors.push(sector).expect("room");
        SectorId(public.sectors.len() as u8 - 1)
    }

    /// Adds a Raider of this level; its figure leaves the supply.
    pub fn raider(&mut self, level: u8, hex: (i32, i32)) -> RaiderId {
        let sector = self.id(hex);
        let public = &mut self.state.public;
        public.figures[usize::from(level) - 1] -= 1;
        public.raiders.push(Raider { level, sector }).expect("room");
        RaiderId(public.raiders.len() as u8 - 1)
    }

    /// Adds a Boss, by its id.
    pub fn boss(&mut self, id: &str, hex: (i32, i32)) -> BossId {
        let sector = self.id(hex);
        let mut ids = 0u8..;
        let boss = ids.find(|&n| self.game.boss(BossId(n)).expect("a Boss").id == id);
        let boss = BossId(boss.expect("a Boss"));
        self.state.public.bosses[boss.index()] = Some(sector);
        self.state
            .public
            .deck_mut(DeckId::BOSS)
            .unseen
            .remove(boss.0);
        boss
    }

    /// Returns the levels of the Raiders in a hex, highest first.
    pub fn levels(&self, hex: (i32, i32)) -> Vec<u8> {
        let sector = self.id(hex);
        let raiders = self.state.public.raiders_in(sector);
        let mut levels: Vec<u8> = raiders.map(|(_, level)| level).collect();
        levels.sort_unstable_by(|a, b| b.cmp(a));
        levels
    }

    /// Adds an active Starbase.
    pub fn starbase(&mut self, hex: (i32, i32), color: Color) -> &mut Self {
        self.at(hex).starbase = Some(Starbase {
            color: Some(color),
            is_active: true,
            is_home: false,
        });
        self.state.public.starbases[color.index()] -= 1;
        self
    }

    /// Puts an XPM from the supply on a sector.
    pub fn xpm(&mut self, hex: (i32, i32)) -> &mut Self {
        self.at(hex).has_xpm = true;
        self.state.public.xpm -= 1;
        self
    }

    /// Puts an XPM from the supply into a seat's Cargo.
    pub fn carry(&mut self, seat: Seat) -> &mut Self {
        self.mat(seat).has_xpm = true;
        self.state.public.xpm -= 1;
        self
    }

    /// Moves an armada to a hex.
    pub fn put(&mut self, armada: ArmadaId, hex: (i32, i32)) -> &mut Self {
        let sector = self.id(hex);
        self.armada(armada).sector = Some(sector);
        self
    }

    /// Returns the coordinates of an armada.
    pub fn armada_hex(&self, armada: ArmadaId) -> (i32, i32) {
        let sector = self.state.public.armada(armada).sector;
        let sector = self
            .state
            .public
            .sector(sector.expect("an armada on the board"));
        self.coordinates(sector.hex)
    }

    /// Sets Combat, Shield and Speed of a seat, without cards.
    pub fn stats(&mut self, seat: Seat, stats: [u8; 3]) -> &mut Self {
        self.mat(seat).stats = stats;
        self
    }

    /// Sets Astartium, Exploration Tokens and Combat Tokens of a seat.
    pub fn give(&mut self, seat: Seat, goods: (u8, u8, u8)) -> &mut Self {
        let mat = self.mat(seat);
        (mat.astartium, mat.exploration_tokens, mat.combat_tokens) = goods;
        self
    }

    /// Gives a seat the Commander with this id.
    pub fn commander(&mut self, seat: Seat, id: &str) -> &mut Self {
        let all = self.game.commanders();
        let index = all.iter().position(|commander| commander.id == id);
        let commander = CommanderId(index.expect("a Commander") as u8);
        self.mat(seat).commander = Some(commander);
        self
    }

    /// Returns the Armada card with this id.
    pub fn gear(&self, id: &str) -> GearId {
        let index = self.game.all_gear().iter().position(|gear| gear.id == id);
        GearId(index.expect("an Armada card") as u8)
    }

    /// Equips a card from the deck.
    pub fn equip(&mut self, seat: Seat, id: &str) -> GearId {
        let gear = self.gear(id);
        let kind = self.game.gear(gear).expect("a card").kind;
        let mat = self.mat(seat);
        mat.deck.remove(gear.0);
        let row = match kind {
            GearKind::Unit => &mut mat.units,
            GearKind::PowerUp => &mut mat.power_ups,
        };
        row.push(Slot { gear, token: None }).expect("room");
        gear
    }

    /// Returns the ids of a seat's Units.
    pub fn units(&self, seat: Seat) -> Vec<&str> {
        let units = self.state.public.mat(seat).units.iter();
        units
            .map(|slot| self.game.gear(slot.gear).expect("a card").id.as_str())
            .collect()
    }

    /// Returns the first copy of a card, by its id, that is still in the deck.
    pub fn card(&self, deck: DeckId, id: &str) -> CardId {
        let in_deck = self.state.public.deck(deck).unseen;
        let named = |number: u8| self.name(deck, CardId(number)) == Some(id);
        let card = in_deck.iter().find(|&number| named(number));
        CardId(card.unwrap_or_else(|| panic!("no {id} in the deck")))
    }

    /// Returns the id of a card.
    pub fn name(&self, deck: DeckId, card: CardId) -> Option<&str> {
        let game = &self.game;
        if deck == DeckId::COMMON || deck == DeckId::SPECIAL {
            game.action_card(card).map(|card| card.id.as_str())
        } else if deck == DeckId::EXPLORATION {
            game.exploration(card).map(|card| card.id.as_str())
        } else if deck == DeckId::EVENT {
            game.event_card(card).map(|card| card.id.as_str())
        } else if deck == DeckId::SCAN {
            game.scan_card(card).map(|card| card.id.as_str())
        } else if deck == DeckId::BOSS {
            game.boss(BossId(card.0)).map(|card| card.id.as_str())
        } else if deck == DeckId::PILE || deck == DeckId::NEBULA {
            game.tile(TileId(card.0)).map(|tile| tile.id.as_str())
        } else if deck == game.report_deck() {
            let report = game.mission().reports.get(card.index());
            report.map(|report| report.id.as_str())
        } else {
            game.extra_card(deck, card).map(|card| card.id.as_str())
        }
    }

    /// Puts cards on top of a deck, the first one topmost, so that they are drawn next.
    pub fn stack(&mut self, deck: DeckId, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.card(deck, id);
            let deck = self.state.public.deck_mut(deck);
            deck.unseen.remove(card.0);
            deck.top.push(card).expect("room on top");
        }
        self
    }

    /// Moves an action card from its deck to a hand.
    pub fn deal(&mut self, seat: Seat, id: &str) -> CardId {
        let is_common = id.starts_with('C');
        let deck = if is_common {
            DeckId::COMMON
        } else {
            DeckId::SPECIAL
        };
        let card = self.card(deck, id);
        self.state.public.deck_mut(deck).unseen.remove(card.0);
        self.hand(seat).insert(card.0);
        self.mat(seat).hand += 1;
        card
    }

    /// Puts an event from its deck in play.
    pub fn event(&mut self, id: &str) -> CardId {
        let card = self.card(DeckId::EVENT, id);
        let public = &mut self.state.public;
        public.deck_mut(DeckId::EVENT).unseen.remove(card.0);
        public
            .events
            .push(EventInPlay { card, tokens: 0 })
            .expect("room");
        card
    }

    /// Returns the ids of the events in play.
    pub fn events(&self) -> Vec<&str> {
        let events = self.state.public.events.iter();
        events
            .filter_map(|event| self.name(DeckId::EVENT, event.card))
            .collect()
    }

    /// Returns the scenario's own deck with this name.
    pub fn extra(&self, id: &str) -> DeckId {
        let decks = self.game.mission().extra.iter();
        let index = decks.clone().position(|(name, _)| name == id);
        DeckId(DeckId::EXTRA.0 + index.expect("a deck of the scenario") as u8)
    }
}
