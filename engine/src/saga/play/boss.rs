//! Bosses entering and leaving play `[SAGA-BOS]`.

use super::Play;
use crate::chance::Chance;
use crate::game::EventSink;
use crate::saga::effect::Placement;
use crate::saga::event::{Event, RemovalReason};
use crate::saga::game::Saga;
use crate::saga::hex::{HexId, SectorId, SectorSet};
use crate::saga::ids::{BossId, CardId, DeckId};
use crate::saga::mission::Trigger;
use crate::saga::state::Public;
use crate::saga::step::{Cause, PlacementPurpose};

/// Minimum distance from the Jumpgate for a Boss without a new sector `[SAGA-BOS.3]`.
const MIN_BOSS_DISTANCE: u8 = 2;

impl Saga {
    /// Returns the sectors where a Boss may be placed if no new sector can be placed
    /// `[SAGA-BOS.3]`.
    pub(super) fn boss_sectors(&self, public: &Public) -> SectorSet {
        let common = |&sector: &SectorId| {
            let tile = self.tile_of(public, sector);
            tile.is_some_and(|tile| tile.kind.is_common()) && !self.is_closed(public, sector)
        };
        let all: SectorSet = public.face_up().iter().filter(common).collect();
        let quiet = |&sector: &SectorId| {
            let sector_state = public.sector(sector);
            self.distance(HexId::GATE, sector_state.hex) >= MIN_BOSS_DISTANCE
                && sector_state.starbase.is_none()
                && !public.has_enemy(sector)
        };
        let best: SectorSet = all.iter().filter(quiet).collect();
        if best.is_empty() { all } else { best }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Spawns a Boss with its sector and the event that it draws `[SAGA-BOS.2]` `[SAGA-EVT.11]`. If
    /// the Boss deck is empty, only the event is drawn, and a Thick Nebula is placed if the
    /// scenario uses them `[SAGA-BOS.4]` `[SAGA-FTJ.5]`.
    pub fn spawn_boss(&mut self, placement: Placement, cause: Cause) {
        match (self.draw(DeckId::BOSS), placement) {
            (Some(card), _) => {
                let deck = DeckId::BOSS;
                self.emit(Event::Drawn { deck, card });
                self.place_sectors(PlacementPurpose::Boss(BossId(card.0), placement), 1, cause);
            }
            (None, Placement::Nebula) => {
                self.place_sectors(PlacementPurpose::Bossless(placement), 1, cause)
            }
            (None, Placement::Default | Placement::Anywhere | Placement::Near) => {
                self.draw_boss_event(cause);
            }
        }
    }

    /// Puts the Boss on a sector, or nowhere, and draws its event.
    pub fn place_boss(&mut self, boss: BossId, sector: Option<SectorId>, cause: Cause) {
        match sector {
            Some(sector) => {
                if let Some(boss_sector) = self.public_mut().bosses.get_mut(boss.index()) {
                    *boss_sector = Some(sector);
                }
                let hex = self.hex_of(sector);
                self.emit(Event::BossCame { boss, hex });
                self.draw_boss_event(cause);
                if self.state.public.ravager == Some(sector) {
                    self.begin_collision();
                }
            }
            None => {
                self.public_mut()
                    .deck_mut(DeckId::BOSS)
                    .discard(CardId(boss.0));
                self.draw_boss_event(cause);
            }
        }
    }

    /// Draws the event of a Boss spawn `[SAGA-EVT.11]`.
    pub fn draw_boss_event(&mut self, cause: Cause) {
        if self.game.mission.bosses.draws_event {
            self.draw_event(cause);
        }
    }

    /// Removes a Boss from the board; its card goes to the bottom of the deck `[SAGA-CMB.6]`.
    /// Counts a killed Boss and runs its trigger; the caller gives the reward.
    pub fn remove_boss(&mut self, boss: BossId, reason: RemovalReason) {
        let boss_sector = self.public_mut().bosses.get_mut(boss.index());
        let Some(sector) = boss_sector.and_then(Option::take) else {
            return;
        };
        self.public_mut()
            .deck_mut(DeckId::BOSS)
            .discard(CardId(boss.0));
        let hex = self.hex_of(sector);
        self.emit(Event::BossLeft {
            boss,
            hex,
            fate: reason,
        });
        if reason == RemovalReason::Killed {
            let end_counts = &mut self.public_mut().end_counts;
            end_counts.bosses = end_counts.bosses.saturating_add(1);
            self.fire_trigger(Trigger::BossKilled, Some(sector), 0);
        }
    }
}
