//! The descriptions of events.

use super::event_forms::{
    describe_activation, describe_duel_end, describe_entity_move, describe_placement,
    describe_stats, describe_xpm_loss, either, ending_key, loss_key, move_key, raider_exit_key,
};
use super::{Description, Term};
use crate::saga::Saga;
use crate::saga::armada::Target;
use crate::saga::event::{Event, RemovalReason};
use crate::saga::figures::CardCheck;
use crate::saga::state::Public;

impl Event {
    /// Describes the event. With the public state it names the stats of a seat after a change, and
    /// the Commander whose ability is used.
    #[must_use]
    pub fn description(&self, game: &Saga, public: Option<&Public>) -> Description {
        let line = Description::new(self.into());
        match *self {
            Self::Chosen {
                seat,
                commander,
                color,
            } => line
                .with("seat", seat)
                .with("commander", commander)
                .with("color", color),
            Self::Round { round, first } => line.with("seat", first).with("round", round),
            Self::Phase { phase, round } => line.with("phase", phase).with("round", round),
            Self::Turn { phase, armada } | Self::Passed { armada, phase } => {
                line.by(armada).with("phase", phase)
            }
            Self::Badge { badge } => line.with("badge", Term::Badge(badge)),
            Self::Drawn { deck, card } => line
                .with("deck", Term::Deck(deck))
                .with("card", Term::DeckCard(deck, card)),
            Self::Acts { by } => line.with("what", Term::Cause(by)),
            Self::EventCame { card, by } | Self::EventLeft { card, by } => line
                .with("card", Term::EventCard(card))
                .with("text", Term::EventText(card))
                .cause(by),
            Self::Quelled { seat, card, tokens } => line
                .with("seat", seat)
                .with("card", Term::EventCard(card))
                .with("count", tokens)
                .with("need", game.frame().event_price),
            Self::Placed { hex, tile, by } => describe_placement(hex, tile).cause(by),
            Self::Revealed { hex, tile } => line
                .with("tile", tile)
                .with("code", Term::HexCode(hex))
                .at(hex),
            Self::XpmPlaced { hex, by } => line.on(hex).cause(by),
            Self::XpmLost { hex, seat, fate } => describe_xpm_loss(hex, seat).with("fate", fate),
            Self::XpmTaken { armada, hex }
            | Self::Salvaged { armada, hex }
            | Self::Built { armada, hex, .. } => line.by(armada).on(hex),
            Self::XpmMoved {
                armada,
                entity,
                is_loaded: onto,
            } => Description::new(either(onto, "xpm-loaded", "xpm-unloaded"))
                .with("entity", Term::Entity(entity))
                .by(armada),
            Self::Installed {
                seat: Some(seat),
                installed,
            } => Description::new("installed-by")
                .with("seat", seat)
                .with("count", installed),
            Self::Installed {
                seat: None,
                installed,
            } => line.with("count", installed),
            Self::Spawned {
                raider,
                level,
                hex,
                by,
            } => line
                .on(hex)
                .with("raider", Term::RaiderLevel(level))
                .of(Target::Raider(raider))
                .cause(by),
            Self::NoFigure { level } => line.with("level", level),
            Self::Marched {
                raider,
                from,
                to,
                by,
            } => line
                .with("from", from)
                .on(to)
                .with("raider", Term::Raider(raider))
                .of(Target::Raider(raider))
                .cause(by),
            Self::Promoted { raider, level, by } => line
                .with("level", level)
                .of(Target::Raider(raider))
                .cause(by),
            Self::RaiderLeft {
                raider,
                level,
                hex,
                fate,
            } => Description::new(raider_exit_key(fate))
                .on(hex)
                .with("raider", Term::RaiderLevel(level))
                .of(Target::Raider(raider))
                .with("fate", fate),
            Self::Surged { hex } | Self::RavagerCame { hex } | Self::Reactivated { hex } => {
                line.on(hex)
            }
            Self::BossCame { boss, hex } => line
                .on(hex)
                .with("boss", Term::Boss(boss))
                .of(Target::Boss(boss)),
            Self::BossLeft { boss, hex, fate } => {
                let is_killed = fate == RemovalReason::Killed;
                Description::new(either(is_killed, "boss-killed", "boss-left"))
                    .with("boss", Term::Boss(boss))
                    .of(Target::Boss(boss))
                    .at(hex)
                    .with("fate", fate)
            }
            Self::RavagerMoved { from, to } => line.with("from", from).on(to),
            Self::Entity { entity, from, to } => describe_entity_move(from, to).entity(entity),
            Self::EntityRevealed { entity, hull } => Description::new("entity-found")
                .entity(entity)
                .with("hull", hull),
            Self::EntityHull { entity, hull, by } => {
                line.entity(entity).with("hull", hull).cause(by)
            }
            Self::Counted { counter, value } => line
                .with("counter", Term::Counter(counter))
                .with("count", value),
            Self::Astartium { hex, count } => {
                Description::new(either(count == 0, "astartium-gone", "astartium"))
                    .on(hex)
                    .with("count", count)
            }
            Self::Moved {
                armada,
                from,
                to,
                travel,
                mp,
            } => Description::new(move_key(from, travel))
                .by(armada)
                .on(to)
                .with("mp", mp),
            Self::Gained {
                seat,
                good,
                count,
                by,
            } => line
                .with("seat", seat)
                .with("what", Term::Goods(good, count))
                .cause(by),
            Self::Lost {
                seat,
                good,
                count,
                by,
            } => Description::new(loss_key(by))
                .with("seat", seat)
                .with("what", Term::Goods(good, count))
                .cause(by),
            Self::Tokens { armada, count } => line.by(armada).with("what", Term::Activation(count)),
            Self::Refreshed { seat }
            | Self::Declined { seat }
            | Self::SunkOne { seat }
            | Self::Conceded { seat } => line.with("seat", seat),
            Self::Freed { armada, source } => line
                .by(armada)
                .with("card", Term::Ability(game.owner(armada), source)),
            Self::Stats { seat } => describe_stats(game, public, seat).with("seat", seat),
            Self::Repaired { seat, hull, by } => {
                line.with("seat", seat).with("hull", hull).cause(by)
            }
            Self::Threatened { armada, damage, by } => {
                line.by(armada).with("damage", damage).cause(by)
            }
            Self::Softened {
                armada,
                remaining_damage,
            } => line.by(armada).with("damage", remaining_damage),
            Self::Damaged {
                armada,
                damage,
                hull,
                by,
            } => line
                .by(armada)
                .with("damage", damage)
                .with("hull", hull)
                .cause(by),
            Self::Destroyed { armada } => line.by(armada),
            Self::Level { seat, track, level } => line
                .with("seat", seat)
                .with("track", track)
                .with("level", level),
            Self::Center { seat, level } => Description::new("level")
                .with("seat", seat)
                .with("track", Term::Word("track", "center"))
                .with("level", level),
            Self::Equipped {
                seat,
                gear,
                out: Some(out),
            } => Description::new("equipped-for")
                .with("seat", seat)
                .with("card", gear)
                .with("out", out),
            Self::Equipped {
                seat,
                gear,
                out: None,
            } => line.with("seat", seat).with("card", gear),
            Self::DrewCards { seat, deck, count } => line
                .with("seat", seat)
                .with("deck", Term::Deck(deck))
                .with("count", count),
            Self::DrewCard { seat, card } => {
                line.with("seat", seat).with("card", Term::ActionCard(card))
            }
            Self::Played { seat, card, armada } => {
                let other = game.owner(armada) != seat || game.is_solo();
                Description::new(either(other, "played-for", "played"))
                    .with("seat", seat)
                    .with("card", Term::ActionCard(card))
                    .by(armada)
                    .with("text", Term::ActionText(card))
            }
            Self::Activated {
                seat,
                source,
                armada,
            } => describe_activation(public, seat, source)
                .with("seat", seat)
                .of(Target::Armada(armada)),
            Self::Check {
                armada,
                stat,
                required_successes,
                by,
            } => {
                let check = CardCheck {
                    stat: Some(stat),
                    required_successes,
                };
                line.by(armada).with("check", Term::Check(check)).cause(by)
            }
            Self::Rolled {
                armada,
                purpose,
                stat,
                faces,
                threshold,
            } => Description::new(either(faces.is_empty(), "rolled-none", "rolled"))
                .by(armada)
                .with("stat", stat)
                .with("purpose", purpose)
                .with("faces", Term::Faces(faces))
                .with("aim", threshold),
            Self::Rerolled { armada, face, .. } => line.by(armada).with("face", face),
            Self::Result {
                armada,
                purpose,
                hits,
            } => line.by(armada).with("purpose", purpose).with("count", hits),
            Self::Checked { armada, is_passed } => {
                Description::new(either(is_passed, "check-passed", "check-failed")).by(armada)
            }
            Self::Exploring { armada, card } => {
                line.by(armada).with("card", Term::Exploration(card))
            }
            Self::Side { armada, is_hard } => {
                Description::new(either(is_hard, "side-hard", "side-easy")).by(armada)
            }
            Self::Trial {
                armada,
                encounter,
                deck,
                card,
            } => line
                .by(armada)
                .with("encounter", Term::Encounter(encounter))
                .with("card", Term::DeckCard(deck, card)),
            Self::TrialOver {
                armada,
                encounter,
                is_passed,
            } => Description::new(either(is_passed, "trial-passed", "trial-failed"))
                .by(armada)
                .with("encounter", Term::Encounter(encounter)),
            Self::Fight { armada, foe, hull } => {
                line.by(armada).with("foe", foe).with("hull", hull)
            }
            Self::FoeHit {
                armada,
                foe,
                damage,
                hull,
            } => line
                .by(armada)
                .with("foe", foe)
                .with("damage", damage)
                .with("hull", hull),
            Self::FightOver {
                armada,
                foe,
                is_won,
            } => Description::new(either(is_won, "fight-won", "fight-lost"))
                .by(armada)
                .with("foe", foe),
            Self::Claimed { armada, foe } => line.by(armada).with("foe", foe),
            Self::Regrouped { armada, regroup } => {
                line.by(armada).with("what", Term::Regroup(regroup))
            }
            Self::Swapped { armada, out, gear } => {
                line.by(armada).with("card", gear).with("out", out)
            }
            Self::Contributed {
                seat,
                has_agreed: is_agreed,
            } => Description::new(either(is_agreed, "agreed", "refused")).with("seat", seat),
            Self::StarbaseFound { hex } => Description::new("base-found").on(hex),
            Self::StarbaseLost { hex, fate } => {
                Description::new("base-lost").on(hex).with("fate", fate)
            }
            Self::Project {
                armada,
                project,
                is_expand,
            } => line
                .by(armada)
                .with("project", Term::Project { project, is_expand }),
            Self::Scouted { seat, count } => line.with("seat", seat).with("count", count),
            Self::Seen { seat, tile } | Self::Sunk { seat, tile } => {
                line.with("seat", seat).with("tile", tile)
            }
            Self::Duel { by, against, first } => {
                line.by(by).with("other", against).with("first", first)
            }
            Self::Strike { from, to, damage } => {
                Description::new(either(damage == 0, "strike-none", "strike"))
                    .by(from)
                    .with("other", to)
                    .with("damage", damage)
            }
            Self::DuelOver { winner } => describe_duel_end(winner),
            Self::Looted {
                winner,
                loser,
                item,
            } => line
                .with("seat", winner)
                .with("other", loser)
                .with("item", item),
            Self::Siege {
                armada,
                hex,
                is_won,
            } => Description::new(either(is_won, "siege-won", "siege-lost"))
                .by(armada)
                .on(hex),
            Self::Line { line: number } => match game.mission().lines.get(usize::from(number)) {
                Some(_) => line.with("text", Term::Line(number)),
                None => Description::new("line-none"),
            },
            Self::Over { ending } => Description::new(ending_key(ending)),
        }
    }
}
