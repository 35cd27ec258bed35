//! Bosses come and leave `[SAGA-BOS]`.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::effect::Placement;
use crate::saga::event::{Event, RemovalReason};
use crate::saga::hex::{HexId, SectorId, SectorSet};
use crate::saga::ids::{BossId, CardId, DeckId};
use crate::saga::mission::Trigger;
use crate::saga::state::Public;
use crate::saga::step::{Cause, PlacementPurpose};
use crate::saga::table::Saga;

/// How far from the Jumpgate a Boss without a sector of its own stands at least `[SAGA-BOS.3]`.
const STAND_OFF: u8 = 2;

impl Saga {
    /// Where a Boss stands for which no sector can be placed `[SAGA-BOS.3]`.
    pub(super) fn boss_sectors(&self, public: &Public) -> SectorSet {
        let common = |&sector: &SectorId| {
            let tile = self.tile_of(public, sector);
            tile.is_some_and(|tile| tile.kind.is_common()) && !self.is_closed(public, sector)
        };
        let all: SectorSet = public.face_up().iter().filter(common).collect();
        let quiet = |&sector: &SectorId| {
            let place = public.sector(sector);
            self.distance(HexId::GATE, place.hex) >= STAND_OFF
                && place.starbase.is_none()
                && !public.has_enemy(sector)
        };
        let best: SectorSet = all.iter().filter(quiet).collect();
        if best.is_empty() { all } else { best }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// A Boss comes in this way, with its sector and the event that it draws `[SAGA-BOS.2]`
    /// `[SAGA-EVT.11]`. Without a Boss in the deck only the event comes, and a Thick Nebula where
    /// the scenario places them `[SAGA-BOS.4]` `[SAGA-FTJ.5]`.
    pub fn spawn_boss(&mut self, placement: Placement, by: Cause) {
        match (self.draw(DeckId::BOSS), placement) {
            (Some(card), _) => {
                let deck = DeckId::BOSS;
                self.emit(Event::Drawn { deck, card });
                self.place_sectors(PlacementPurpose::Boss(BossId(card.0), placement), 1, by);
            }
            (None, Placement::Nebula) => {
                self.place_sectors(PlacementPurpose::Bossless(placement), 1, by)
            }
            (None, Placement::Default | Placement::Anywhere | Placement::Near) => {
                self.boss_event(by);
            }
        }
    }

    /// The Boss of the placement at work stands here, or nowhere; then its event comes.
    pub fn place_boss(&mut self, boss: BossId, sector: Option<SectorId>, by: Cause) {
        match sector {
            Some(sector) => {
                if let Some(place) = self.public_mut().bosses.get_mut(boss.index()) {
                    *place = Some(sector);
                }
                let hex = self.hex_of(sector);
                self.emit(Event::BossCame { boss, hex });
                self.boss_event(by);
                if self.state.public.ravager == Some(sector) {
                    self.collide();
                }
            }
            None => {
                self.public_mut()
                    .deck_mut(DeckId::BOSS)
                    .discard(CardId(boss.0));
                self.boss_event(by);
            }
        }
    }

    /// The event that a Boss's coming draws `[SAGA-EVT.11]`.
    pub fn boss_event(&mut self, by: Cause) {
        if self.table.mission.bosses.event {
            self.draw_event(by);
        }
    }

    /// A Boss leaves the board: its card goes to the bottom of its deck `[SAGA-CMB.6]`. A killed one
    /// is counted and fires its trigger here; its reward is up to the caller.
    pub fn remove_boss(&mut self, boss: BossId, fate: RemovalReason) {
        let place = self.public_mut().bosses.get_mut(boss.index());
        let Some(sector) = place.and_then(Option::take) else {
            return;
        };
        self.public_mut()
            .deck_mut(DeckId::BOSS)
            .discard(CardId(boss.0));
        let hex = self.hex_of(sector);
        self.emit(Event::BossLeft { boss, hex, fate });
        if fate == RemovalReason::Killed {
            let tally = &mut self.public_mut().tally;
            tally.bosses = tally.bosses.saturating_add(1);
            self.fire_trigger(Trigger::BossKilled, Some(sector), 0);
        }
    }
}
