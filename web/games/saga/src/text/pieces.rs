//! The pieces of the text model: armadas, entities of the scenario, enemies.

use super::text_model::TextModelBuilder;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::armada::Target;
use engine::saga::effect::Stat;
use engine::saga::hex::SectorId;
use engine::saga::ids::{ArmadaId, BossId, EntityId, RaiderId};
use engine::saga::state::Public;
use match_text::{Allegiance, PieceFact, PlaceId, TextPiece};
use play::seats::seat_art;

/// A piece on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PieceRef {
    Armada(ArmadaId),
    /// An entity of the scenario.
    Entity(EntityId),
    Boss(BossId),
    Raider(RaiderId),
    Ravager,
}

/// Returns all pieces on the map: first the armadas of one seat, then the others, then all other
/// pieces.
pub(super) fn all_pieces(game: &Saga, public: &Public, first: Option<Seat>) -> Vec<PieceRef> {
    let is_own = |armada: &ArmadaId| Some(game.owner(*armada)) == first;
    let armadas = game.armadas().filter(is_own);
    let others = game.armadas().filter(|armada| !is_own(armada));
    let mut listed_pieces: Vec<PieceRef> = armadas.chain(others).map(PieceRef::Armada).collect();
    let count = game.mission().entities.len();
    let entities = (0u8..).map(EntityId).zip(&public.entities).take(count);
    let on_map = entities.filter(|(_, entity)| entity.sector.is_some());
    listed_pieces.extend(on_map.map(|(entity, _)| PieceRef::Entity(entity)));
    listed_pieces.extend(public.ravager.map(|_| PieceRef::Ravager));
    listed_pieces.extend(public.bosses().map(|(boss, _)| PieceRef::Boss(boss)));
    listed_pieces.extend(public.raiders().map(|(raider, _)| PieceRef::Raider(raider)));
    listed_pieces
}

pub(super) fn pieces(builder: &TextModelBuilder<'_>) -> Vec<TextPiece> {
    builder
        .listed_pieces
        .iter()
        .map(|piece| builder.describe_piece(*piece))
        .collect()
}

impl TextModelBuilder<'_> {
    fn describe_piece(&self, piece: PieceRef) -> TextPiece {
        let at = self.sector_of(piece);
        let at = at.map(|sector| self.context.view.public.sector(sector).hex);
        TextPiece {
            name: self.name(piece),
            side: self.side(piece),
            at: at.map(|hex| PlaceId(hex.0.into())),
            state: self.condition(piece),
            is_ready: matches!(piece, PieceRef::Armada(armada) if self.context.view.public.acting == Some(armada))
                && self.context.snapshot.seat.is_some(),
            class: match piece {
                PieceRef::Armada(armada) => seat_art(Seat(armada.0)).class(),
                PieceRef::Entity(_)
                | PieceRef::Boss(_)
                | PieceRef::Raider(_)
                | PieceRef::Ravager => String::new(),
            },
            facts: self.facts(piece),
        }
    }

    fn sector_of(&self, piece: PieceRef) -> Option<SectorId> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let target = match piece {
            PieceRef::Ravager => return public.ravager,
            PieceRef::Armada(armada) => Target::Armada(armada),
            PieceRef::Entity(entity) => Target::Entity(entity),
            PieceRef::Boss(boss) => Target::Boss(boss),
            PieceRef::Raider(raider) => Target::Raider(raider),
        };
        game.sector_of_target(public, target)
    }

    fn name(&self, piece: PieceRef) -> String {
        match piece {
            PieceRef::Armada(armada) => self.narrator.armada(armada),
            PieceRef::Entity(entity) => self.narrator.entity(entity),
            PieceRef::Boss(boss) => self.narrator.boss(boss),
            PieceRef::Raider(raider) => self.narrator.raider(raider),
            PieceRef::Ravager => self.phrases.text("saga-ravager"),
        }
    }

    /// Returns the allegiance of a piece: partners and fellow players are friends, rivals in the
    /// Arena are foes.
    fn side(&self, piece: PieceRef) -> Allegiance {
        let game = self.context.game();
        match piece {
            PieceRef::Armada(armada) => {
                let owner = game.owner(armada);
                match self.seat {
                    Some(seat) if seat == owner => Allegiance::Own,
                    Some(seat) if game.is_competitive() && !game.are_allied(seat, owner) => {
                        Allegiance::Foe
                    }
                    Some(_) | None => Allegiance::Friend,
                }
            }
            PieceRef::Entity(_) => Allegiance::Friend,
            PieceRef::Boss(_) | PieceRef::Raider(_) | PieceRef::Ravager => Allegiance::Foe,
        }
    }

    fn condition(&self, piece: PieceRef) -> String {
        let public = &self.context.view.public;
        match piece {
            PieceRef::Armada(armada) => self.narrator.condition_of(public, armada),
            PieceRef::Boss(boss) if self.context.game().is_shielded(public, boss) => {
                self.phrases.text("saga-text-behind-field")
            }
            PieceRef::Entity(_) | PieceRef::Boss(_) | PieceRef::Raider(_) | PieceRef::Ravager => {
                String::new()
            }
        }
    }

    fn facts(&self, piece: PieceRef) -> Vec<PieceFact> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let fact = |key: &str, value: String| PieceFact {
            name: self.phrases.text(key),
            value,
        };
        let figures = |target: Target| {
            let foe = self.narrator.foe(game.foe(public, target));
            fact("saga-text-fact-figures", foe)
        };
        match piece {
            PieceRef::Armada(armada) => self.facts_of_armada(armada),
            PieceRef::Boss(boss) => {
                let does = game.boss(boss);
                let does = does.map_or_else(String::new, |card| self.narrator.script(&card.effect));
                vec![
                    figures(Target::Boss(boss)),
                    fact("saga-text-fact-does", does),
                ]
            }
            PieceRef::Raider(raider) => vec![figures(Target::Raider(raider))],
            PieceRef::Entity(entity) => {
                let hull = public
                    .entities
                    .get(entity.index())
                    .map_or(0, |entity| entity.hull);
                vec![fact("saga-text-fact-hull", hull.to_string())]
            }
            PieceRef::Ravager => Vec::new(),
        }
    }

    fn facts_of_armada(&self, armada: ArmadaId) -> Vec<PieceFact> {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let seat = game.owner(armada);
        let fact = |key: &str, value: String| PieceFact {
            name: self.phrases.text(key),
            value,
        };
        let stats = Stat::ALL.map(|stat| game.stat(public, seat, stat).to_string());
        let dice = Stat::ALL.map(|stat| game.dice_pool(public, armada, stat).to_string());
        vec![
            fact("saga-text-fact-owner", self.narrator.seat(seat)),
            fact("saga-text-fact-hull", public.mat(seat).hull.to_string()),
            fact("saga-text-fact-stats", self.phrases.list(&stats)),
            fact("saga-text-fact-dice", self.phrases.list(&dice)),
            fact("saga-text-fact-mp", public.armada(armada).mp.to_string()),
        ]
    }
}
