//! Places the pieces of a sector: enemies above, entities in the middle, armadas below; each row is
//! as large as fits.

use super::super::pieces::BoardPoint;
use engine::saga::hex::SectorId;
use engine::saga::ids::{ArmadaId, BossId, EntityId, RaiderId};
use engine::saga::state::Public;

/// A piece as it is drawn in a sector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlacedPiece {
    Ravager,
    Boss(BossId),
    /// Raiders of one level; the first one is drawn.
    Raiders(Vec<RaiderId>, u8),
    /// An entity of the scenario.
    Entity(EntityId),
    Armada(ArmadaId),
}

impl PlacedPiece {
    /// Returns its width in board units.
    const fn width(&self) -> i32 {
        match self {
            Self::Ravager => 128,
            Self::Boss(_) => 112,
            Self::Raiders(..) => 52,
            Self::Entity(_) => 104,
            Self::Armada(_) => 68,
        }
    }

    /// Returns its height in board units.
    const fn height(&self) -> i32 {
        match self {
            Self::Ravager => 128,
            Self::Boss(_) => 96,
            Self::Raiders(..) => 58,
            Self::Entity(_) => 46,
            Self::Armada(_) => 66,
        }
    }

    /// Returns its row, from the top.
    const fn row(&self) -> usize {
        match self {
            Self::Ravager | Self::Boss(_) | Self::Raiders(..) => 0,
            Self::Entity(_) => 1,
            Self::Armada(_) => 2,
        }
    }
}

/// A drawing, its offset from the center of its hex, and its scale in percent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PiecePlacement {
    pub piece: PlacedPiece,
    pub place: BoardPoint,
    pub size: u16,
}

/// Top and bottom of the space for all rows: below the code, above the lower corner.
const ROWS_SPAN: (i32, i32) = (-46, 92);

/// Returns all drawings of a sector with their places.
#[must_use]
pub fn formation(public: &Public, sector: SectorId) -> Vec<PiecePlacement> {
    let mut rows: [Vec<PlacedPiece>; 3] = Default::default();
    for piece in all(public, sector) {
        if let Some(row) = rows.get_mut(piece.row()) {
            row.push(piece);
        }
    }
    let rows: Vec<_> = rows.into_iter().filter(|row| !row.is_empty()).collect();
    let row_height = |row: &[PlacedPiece]| row.iter().map(PlacedPiece::height).max().unwrap_or(0);
    let total_height: i32 = rows.iter().map(|row| row_height(row)).sum();
    let (top, bottom) = ROWS_SPAN;
    let share = (100 * (bottom - top) / total_height.max(1)).min(100);
    let gap = ((bottom - top) - total_height * share / 100) / (rows.len() as i32 + 1).max(1);
    let mut y = top + gap;
    let mut placements = Vec::new();
    for row in rows {
        let height = row_height(&row) * share / 100;
        placements.extend(line(row, y + height / 2, share));
        y += height + gap;
    }
    placements
}

/// Places a row of drawings at a height, scaled to at most `share`.
fn line(row: Vec<PlacedPiece>, y: i32, share: i32) -> Vec<PiecePlacement> {
    let total_width: i32 = row.iter().map(PlacedPiece::width).sum();
    let edge = y.abs() + 22;
    let room = 2
        * (if edge <= 50 {
            84
        } else {
            84 - (edge - 50) * 84 / 50
        })
        .max(40);
    let fit = (100 * room / total_width.max(1)).min(share).max(36);
    let mut x = -total_width * fit / 200;
    let to_placement = |piece: PlacedPiece| {
        let half = piece.width() * fit / 200;
        x += 2 * half;
        PiecePlacement {
            place: (x - half, y),
            size: u16::try_from(fit).unwrap_or(100),
            piece,
        }
    };
    row.into_iter().map(to_placement).collect()
}

fn all(public: &Public, sector: SectorId) -> Vec<PlacedPiece> {
    let mut all = Vec::new();
    if public.ravager == Some(sector) {
        all.push(PlacedPiece::Ravager);
    }
    all.extend(public.bosses_in(sector).map(PlacedPiece::Boss));
    all.extend(raiders(public, sector));
    let entities = (0u8..).zip(&public.entities);
    let in_sector = entities.filter(|(_, entity)| entity.sector == Some(sector));
    all.extend(in_sector.map(|(number, _)| PlacedPiece::Entity(EntityId(number))));
    let armadas = public.armadas_in(sector);
    all.extend(
        armadas
            .iter()
            .map(|number| PlacedPiece::Armada(ArmadaId(number))),
    );
    all
}

/// Returns Raiders one by one, strongest first; many are grouped by level.
fn raiders(public: &Public, sector: SectorId) -> Vec<PlacedPiece> {
    let mut raiders: Vec<_> = public.raiders_in(sector).collect();
    raiders.sort_by_key(|(id, level)| (std::cmp::Reverse(*level), id.0));
    if raiders.len() <= 3 {
        let single = |(id, level)| PlacedPiece::Raiders(vec![id], level);
        return raiders.into_iter().map(single).collect();
    }
    let ids_of_level = |level: u8| {
        let same = raiders.iter().filter(|(_, other)| *other == level);
        same.map(|(id, _)| *id).collect::<Vec<_>>()
    };
    let groups = (1..=3u8).rev().map(|level| (ids_of_level(level), level));
    groups
        .filter(|(ids, _)| !ids.is_empty())
        .map(|(ids, level)| PlacedPiece::Raiders(ids, level))
        .collect()
}
