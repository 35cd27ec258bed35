//! Names of seats, armadas, hexes and pieces, as shown and spoken.
//!
//! The two armadas of solo play are named by their colors, all others by their seats. A hex is
//! named after its sector.

use super::Narrator;
use engine::game::{Seat, SeatSet};
use engine::saga::action::OrderChoice;
use engine::saga::armada::Target;
use engine::saga::figures::{Color, Location, SectorKind};
use engine::saga::hex::{HexId, SectorId, axial};
use engine::saga::ids::{ArmadaId, BossId, EntityId, RaiderId, TileId};
use engine::saga::options::{Options, ScenarioChoice};
use ui::l10n::Phrases;

impl Narrator<'_> {
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        seat_name(self.phrases, seat)
    }

    /// Names several seats as a list.
    #[must_use]
    pub fn seats(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(seat)).collect();
        self.phrases.list(&names)
    }

    /// Names an armada by its seat, or by its color in solo play.
    #[must_use]
    pub fn armada(&self, armada: ArmadaId) -> String {
        match (self.game.is_solo(), armada.0) {
            (true, 0) => self.text("saga-armada-blue"),
            (true, 1..) => self.text("saga-armada-yellow"),
            (false, _) => self.seat(self.game.owner(armada)),
        }
    }

    /// Names several armadas as a list.
    #[must_use]
    pub fn armadas(&self, armadas: impl Iterator<Item = ArmadaId>) -> String {
        let names: Vec<String> = armadas.map(|armada| self.armada(armada)).collect();
        self.phrases.list(&names)
    }

    /// Names a hex by its face-up sector, or by its short name.
    #[must_use]
    pub fn hex(&self, hex: HexId) -> String {
        let sector = self.map.and_then(|public| public.at(hex));
        sector.map_or_else(|| self.hex_code(hex), |sector| self.sector(sector))
    }

    /// Names a fixed hex, such as the Jumpgate's even without a map.
    pub(super) fn fixed_hex(&self, hex: HexId) -> String {
        if hex == HexId::GATE {
            return self.text("saga-kind-jumpgate");
        }
        self.hex(hex)
    }

    /// Names a sector by its tile if it is face up, or by the short name of its hex.
    #[must_use]
    pub fn sector(&self, sector: SectorId) -> String {
        let Some(public) = self.map else {
            return self.text("saga-cell-down");
        };
        let sector_state = public.sector(sector);
        match sector_state.tile.filter(|_| sector_state.is_face_up) {
            Some(tile) => self.tile(tile),
            None => self.hex_code(sector_state.hex),
        }
    }

    /// Returns the short name of a hex: its ring and its place there.
    #[must_use]
    pub fn hex_code(&self, hex: HexId) -> String {
        hex_label(hex)
    }

    #[must_use]
    pub fn tile(&self, tile: TileId) -> String {
        let found = self.game.tile(tile);
        found.map_or_else(
            || self.text("saga-cell-down"),
            |tile| tile_name(self.phrases, &tile.id),
        )
    }

    #[must_use]
    pub fn kind(&self, kind: SectorKind) -> String {
        self.word("kind", kind)
    }

    #[must_use]
    pub fn color(&self, color: Color) -> String {
        self.word("color", color)
    }

    /// Names sectors of a type and color.
    #[must_use]
    pub fn location(&self, location: Location) -> String {
        let args = [
            ("kind", self.kind(location.kind).into()),
            ("color", self.color(location.color).into()),
        ];
        self.say("saga-location", &args)
    }

    /// Names a Raider by its level, if the map shows it.
    #[must_use]
    pub fn raider(&self, raider: RaiderId) -> String {
        let raider = self
            .map
            .and_then(|public| public.raiders.get(raider.index()));
        self.raider_of(raider.map_or(0, |raider| raider.level))
    }

    /// Names a Raider of a level; 0 means any level.
    #[must_use]
    pub fn raider_of(&self, level: u8) -> String {
        match level {
            0 => self.text("saga-raider-any"),
            1.. => self.say("saga-raider", &[("level", level.into())]),
        }
    }

    #[must_use]
    pub fn boss(&self, boss: BossId) -> String {
        let found = self.game.boss(boss);
        found.map_or_else(String::new, |boss| {
            card_name(self.phrases, "boss", &boss.id)
        })
    }

    /// Names an entity of the scenario.
    #[must_use]
    pub fn entity(&self, entity: EntityId) -> String {
        let found = self.game.mission().entities.get(entity.index());
        let id = found.map_or("ship", |entity| entity.id.as_str());
        card_name(self.phrases, "entity", id)
    }

    /// Names a target that is fought, pushed or picked.
    #[must_use]
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Raider(raider) => self.raider(raider),
            Target::Boss(boss) => self.boss(boss),
            Target::Card(deck, card) => self.card_of(deck, card),
            Target::Entity(entity) => self.entity(entity),
            Target::Armada(armada) => self.armada(armada),
        }
    }

    /// Names one of several simultaneous events, whose order a player chooses.
    #[must_use]
    pub fn next(&self, next: OrderChoice) -> String {
        match next {
            OrderChoice::Event(card) => self.event_card(card),
            OrderChoice::Boss(boss) => self.boss(boss),
            OrderChoice::Armada(armada) => self.armada(armada),
            OrderChoice::Raider(raider) => self.raider_at(raider),
            OrderChoice::Sector(hex) => self.hex(hex),
        }
    }

    /// Names a Raider and its sector.
    #[must_use]
    pub fn raider_at(&self, raider: RaiderId) -> String {
        let name = self.raider(raider);
        let sector = self.map.and_then(|public| {
            let raider = public.raiders.get(raider.index())?;
            (raider.level > 0).then(|| self.sector(raider.sector))
        });
        match sector {
            Some(sector) => format!("{name}, {sector}"),
            None => name,
        }
    }
}

#[must_use]
pub fn seat_name(phrases: &Phrases, seat: Seat) -> String {
    const KEYS: [&str; 4] = ["saga-seat-a", "saga-seat-b", "saga-seat-c", "saga-seat-d"];
    let key = KEYS.get(seat.index()).copied();
    phrases.text(key.unwrap_or("saga-seat-table"))
}

/// Returns the short name of a hex, the same on all maps: the letter of its ring and its place
/// there, counter-clockwise from the east, such as `A1`; `0` for the Jumpgate's.
#[must_use]
pub fn hex_label(hex: HexId) -> String {
    let [q, r] = axial(hex);
    let (q, r) = (i16::from(q), i16::from(r));
    let ring = q.abs().max(r.abs()).max((q + r).abs());
    let Some(letter) = u8::try_from(ring - 1).ok() else {
        return "0".to_owned();
    };
    let inner = 1 + 3 * ring * (ring - 1);
    let position = i16::from(hex.0) - inner + 1;
    format!("{}{position}", char::from(b'A' + letter % 26))
}

/// Returns the name of a sector by the id of its tile; the id if it has no phrase.
#[must_use]
pub fn tile_name(phrases: &Phrases, id: &str) -> String {
    card_name(phrases, "tile", id)
}

/// Returns the name of a scenario: the phrase of a shipped one, the title of a custom one.
#[must_use]
pub fn scenario_name(phrases: &Phrases, options: &Options) -> String {
    match &options.scenario {
        ScenarioChoice::Shipped(id) => card_name(phrases, "scenario", id),
        ScenarioChoice::Custom(file) => file.title.clone(),
    }
}

/// Returns the name of an item of the content by kind and id; the id if it has no phrase.
#[must_use]
pub fn card_name(phrases: &Phrases, kind: &str, id: &str) -> String {
    let named = phrases.find(&format!("saga-{kind}-{id}"), &[]);
    named.unwrap_or_else(|| id.to_owned())
}
