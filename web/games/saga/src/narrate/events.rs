//! Maps events to phrases and their arguments.

mod weight;

use super::Narrator;
use engine::game::Seat;
use engine::saga::action::{AbilitySource, Regroup};
use engine::saga::armada::Target;
use engine::saga::effect::Stat;
use engine::saga::event::{Event, MoveKind, RemovalReason};
use engine::saga::figures::CardCheck;
use engine::saga::hex::HexId;
use engine::saga::ids::{ArmadaId, CardId, EntityId, TileId};
use engine::saga::state::Ending;
use engine::saga::step::{Cause, Faces, RollPurpose};
use ui::l10n::MessageDescriptor;
use ui::live_region::WeightedSentence;
pub use weight::{begins_round, is_logged, is_redundant};

impl Narrator<'_> {
    /// Returns the sentence for an event with its weight, for the live region.
    #[must_use]
    pub fn weighted_sentence(&self, event: &Event) -> WeightedSentence {
        (weight::weight(event), self.event(event))
    }

    /// Returns the sentence for an event.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.line_text("event", &self.line(event))
    }

    /// Returns the heading of the log where a phase begins.
    #[must_use]
    pub fn heading(&self, event: &Event) -> Option<String> {
        let Event::Phase { phase, round } = *event else {
            return None;
        };
        let words = [("round", round.into()), ("phase", self.phase(phase).into())];
        Some(self.say("saga-heading", &words))
    }

    /// Returns the phrase and arguments for an event; the key omits the prefix `saga-event-`.
    #[must_use]
    pub fn line(&self, event: &Event) -> MessageDescriptor {
        match *event {
            Event::Chosen {
                seat,
                commander,
                color,
            } => self
                .seat_line("chosen", seat)
                .with("commander", self.commander(commander))
                .with("color", self.color(color)),
            Event::Round { round, first } => self.seat_line("round", first).with("round", round),
            Event::Phase { phase, round } => MessageDescriptor::new("phase")
                .with("phase", self.phase(phase))
                .with("round", round),
            Event::Turn { phase, armada } => self
                .armada_line("turn", armada)
                .with("phase", self.phase(phase)),
            Event::Badge { badge } => {
                MessageDescriptor::new("badge").with("badge", self.badge(badge))
            }
            Event::Drawn { deck, card } => MessageDescriptor::new("drawn")
                .with("deck", self.deck(deck))
                .with("card", self.card_of(deck, card)),
            Event::Acts { by } => {
                let what = self.cause(by);
                let what = what.unwrap_or_else(|| self.text("saga-cause-scenario"));
                MessageDescriptor::new("acts").with("what", what)
            }
            Event::EventCame { card, by } => self.threat("event-came", card, by),
            Event::EventLeft { card, by } => self.threat("event-left", card, by),
            Event::Quelled { seat, card, tokens } => self
                .seat_line("quelled", seat)
                .with("card", self.event_card(card))
                .with("count", tokens)
                .with("need", self.table.frame().event_price),
            Event::Placed { hex, tile, by } => self.placed(hex, tile).with("by", self.by(by)),
            Event::Revealed { hex, tile } => MessageDescriptor::new("revealed")
                .with("tile", self.tile(tile))
                .with("code", self.hex_code(hex)),
            Event::XpmPlaced { hex, by } => {
                self.hex_line("xpm-placed", hex).with("by", self.by(by))
            }
            Event::XpmLost { hex, seat, fate } => {
                self.xpm_lost(hex, seat).with("fate", self.fate(fate))
            }
            Event::XpmTaken { armada, hex } => self.armada_hex_line("xpm-taken", armada, hex),
            Event::XpmMoved {
                armada,
                entity,
                onto,
            } => self
                .armada_line(either(onto, "xpm-loaded", "xpm-unloaded"), armada)
                .with("entity", self.entity(entity)),
            Event::Installed { seat, installed } => seat
                .map_or_else(
                    || MessageDescriptor::new("installed"),
                    |seat| self.seat_line("installed-by", seat),
                )
                .with("count", installed),
            Event::Spawned { level, hex, by, .. } => self
                .hex_line("spawned", hex)
                .with("raider", self.raider_of(level))
                .with("by", self.by(by)),
            Event::NoFigure { level } => MessageDescriptor::new("no-figure").with("level", level),
            Event::Marched {
                raider,
                from,
                to,
                by,
            } => self
                .route_line("marched", Some(from), to)
                .with("raider", self.raider(raider))
                .with("by", self.by(by)),
            Event::Promoted { level, by, .. } => MessageDescriptor::new("promoted")
                .with("level", level)
                .with("by", self.by(by)),
            Event::RaiderLeft {
                level, hex, fate, ..
            } => self
                .hex_line(raider_left(fate), hex)
                .with("raider", self.raider_of(level))
                .with("fate", self.fate(fate)),
            Event::Surged { hex } => self.hex_line("surged", hex),
            Event::BossCame { boss, hex } => self
                .hex_line("boss-came", hex)
                .with("boss", self.boss(boss)),
            Event::BossLeft { boss, fate, .. } => MessageDescriptor::new(either(
                fate == RemovalReason::Killed,
                "boss-killed",
                "boss-left",
            ))
            .with("boss", self.boss(boss))
            .with("fate", self.fate(fate)),
            Event::RavagerCame { hex } => self.hex_line("ravager-came", hex),
            Event::RavagerMoved { from, to } => self.route_line("ravager-moved", Some(from), to),
            Event::Entity { entity, from, to } => self.entity_moved(entity, from, to),
            Event::EntityRevealed { entity, hull } => MessageDescriptor::new("entity-found")
                .with("entity", self.entity(entity))
                .with("hull", hull),
            Event::EntityHull { entity, hull, by } => MessageDescriptor::new("entity-hull")
                .with("entity", self.entity(entity))
                .with("hull", hull)
                .with("by", self.by(by)),
            Event::Counted { counter, value } => MessageDescriptor::new("counted")
                .with("counter", self.counter(counter))
                .with("count", i64::from(value)),
            Event::Astartium { hex, count } => self
                .hex_line(either(count == 0, "astartium-gone", "astartium"), hex)
                .with("count", count),
            Event::Salvaged { armada, hex } => self.armada_hex_line("salvaged", armada, hex),
            Event::Moved {
                armada,
                from,
                to,
                travel,
                mp,
            } => self
                .armada_hex_line(moved(from, travel), armada, to)
                .with("mp", mp),
            Event::Gained {
                seat,
                good,
                count,
                by,
            } => self
                .seat_line("gained", seat)
                .with("what", self.goods(good, count))
                .with("by", self.by(by)),
            Event::Lost {
                seat,
                good,
                count,
                by,
            } => self
                .seat_line(lost(by), seat)
                .with("what", self.goods(good, count))
                .with("by", self.by(by)),
            Event::Tokens { armada, count } => self
                .armada_line("tokens", armada)
                .with("what", self.activation(count)),
            Event::Refreshed { seat } => self.seat_line("refreshed", seat),
            Event::Freed { armada, source } => self
                .armada_line("freed", armada)
                .with("card", self.source(self.table.owner(armada), source)),
            Event::Stats { seat } => self.stats(seat),
            Event::Repaired { seat, hull, by } => self
                .seat_line("repaired", seat)
                .with("hull", hull)
                .with("by", self.by(by)),
            Event::Threatened { armada, damage, by } => self
                .armada_line("threatened", armada)
                .with("damage", damage)
                .with("by", self.by(by)),
            Event::Softened { armada, left } => {
                self.armada_line("softened", armada).with("damage", left)
            }
            Event::Damaged {
                armada,
                damage,
                hull,
                by,
            } => self
                .armada_line("damaged", armada)
                .with("damage", damage)
                .with("hull", hull)
                .with("by", self.by(by)),
            Event::Destroyed { armada } => self.armada_line("destroyed", armada),
            Event::Level { seat, track, level } => self
                .seat_line("level", seat)
                .with("track", self.track(track))
                .with("level", level),
            Event::Center { seat, level } => self
                .seat_line("level", seat)
                .with("track", self.text("saga-track-center"))
                .with("level", level),
            Event::Equipped { seat, gear, out } => {
                let line = self.seat_line(either(out.is_some(), "equipped-for", "equipped"), seat);
                let out = out.map_or_else(String::new, |out| self.gear(out));
                line.with("card", self.gear(gear)).with("out", out)
            }
            Event::Declined { seat } => self.seat_line("declined", seat),
            Event::DrewCards { seat, deck, count } => self
                .seat_line("drew-cards", seat)
                .with("deck", self.deck(deck))
                .with("count", count),
            Event::DrewCard { seat, card } => self
                .seat_line("drew-card", seat)
                .with("card", self.action_card(card)),
            Event::Played { seat, card, armada } => {
                let other = self.table.owner(armada) != seat || self.table.is_solo();
                self.seat_line(either(other, "played-for", "played"), seat)
                    .with("card", self.action_card(card))
                    .with("armada", self.armada(armada))
                    .with("text", self.action_text(card))
            }
            Event::Activated { seat, source, .. } => self.activated(seat, source),
            Event::Check {
                armada,
                stat,
                need,
                by,
            } => self
                .armada_line("check", armada)
                .with("check", self.stat_test(stat, need))
                .with("by", self.by(by)),
            Event::Rolled {
                armada,
                purpose,
                stat,
                faces,
                aim,
            } => self.rolled(armada, (purpose, stat), &faces, aim),
            Event::Rerolled { armada, face, .. } => {
                self.armada_line("rerolled", armada).with("face", face)
            }
            Event::Result {
                armada,
                purpose,
                hits,
            } => self
                .armada_line("result", armada)
                .with("purpose", self.purpose(purpose))
                .with("count", hits),
            Event::Checked { armada, passed } => {
                self.armada_line(either(passed, "check-passed", "check-failed"), armada)
            }
            Event::Exploring { armada, card } => self
                .armada_line("exploring", armada)
                .with("card", self.exploration(card)),
            Event::Side { armada, hard } => {
                self.armada_line(either(hard, "side-hard", "side-easy"), armada)
            }
            Event::Trial {
                armada,
                encounter,
                deck,
                card,
            } => self
                .armada_line("trial", armada)
                .with("encounter", self.encounter(encounter))
                .with("card", self.card_of(deck, card)),
            Event::TrialOver {
                armada,
                encounter,
                passed,
            } => self
                .armada_line(either(passed, "trial-passed", "trial-failed"), armada)
                .with("encounter", self.encounter(encounter)),
            Event::Fight { armada, foe, hull } => {
                self.against("fight", armada, foe).with("hull", hull)
            }
            Event::FoeHit {
                armada,
                foe,
                damage,
                hull,
            } => self
                .against("foe-hit", armada, foe)
                .with("damage", damage)
                .with("hull", hull),
            Event::FightOver { armada, foe, won } => {
                self.against(either(won, "fight-won", "fight-lost"), armada, foe)
            }
            Event::Regrouped { armada, regroup } => self
                .armada_line("regrouped", armada)
                .with("what", self.regroup(regroup)),
            Event::Swapped { armada, out, gear } => self
                .armada_line("swapped", armada)
                .with("card", self.gear(gear))
                .with("out", self.gear(out)),
            Event::Passed { armada, phase } => self
                .armada_line("passed", armada)
                .with("phase", self.phase(phase)),
            Event::Claimed { armada, foe } => self.against("claimed", armada, foe),
            Event::Contributed { seat, agreed } => {
                self.seat_line(either(agreed, "agreed", "refused"), seat)
            }
            Event::Built { armada, hex, .. } => self.armada_hex_line("built", armada, hex),
            Event::Reactivated { hex } => self.hex_line("reactivated", hex),
            Event::StarbaseFound { hex } => self.hex_line("base-found", hex),
            Event::StarbaseLost { hex, fate } => self
                .hex_line("base-lost", hex)
                .with("fate", self.fate(fate)),
            Event::Project {
                armada,
                project,
                expand,
            } => self
                .armada_line("project", armada)
                .with("project", self.project(project, expand)),
            Event::Scouted { seat, count } => self.seat_line("scouted", seat).with("count", count),
            Event::Seen { seat, tile } => {
                self.seat_line("seen", seat).with("tile", self.tile(tile))
            }
            Event::Sunk { seat, tile } => {
                self.seat_line("sunk", seat).with("tile", self.tile(tile))
            }
            Event::SunkOne { seat } => self.seat_line("sunk-one", seat),
            Event::Duel { by, against, first } => self
                .armada_line("duel", by)
                .with("other", self.armada(against))
                .with("first", self.armada(first)),
            Event::Strike { from, to, damage } => self
                .armada_line(either(damage == 0, "strike-none", "strike"), from)
                .with("other", self.armada(to))
                .with("damage", damage),
            Event::DuelOver { winner } => winner.map_or_else(
                || MessageDescriptor::new("duel-drawn"),
                |winner| self.armada_line("duel-won", winner),
            ),
            Event::Looted {
                winner,
                loser,
                item,
            } => self
                .seat_line("looted", winner)
                .with("other", self.seat(loser))
                .with("item", self.item(item)),
            Event::Siege { armada, hex, won } => {
                self.armada_hex_line(either(won, "siege-won", "siege-lost"), armada, hex)
            }
            Event::Line { line } => {
                let own = self.table.mission().lines.get(usize::from(line));
                own.map_or_else(
                    || MessageDescriptor::new("line-none"),
                    |text| MessageDescriptor::new("line").with("text", text.as_str()),
                )
            }
            Event::Conceded { seat } => self.seat_line("conceded", seat),
            Event::Over { ending } => MessageDescriptor::new(over(ending)),
        }
    }

    fn seat_line(&self, key: &'static str, seat: Seat) -> MessageDescriptor {
        MessageDescriptor::new(key).with("seat", self.seat(seat))
    }

    fn armada_line(&self, key: &'static str, armada: ArmadaId) -> MessageDescriptor {
        MessageDescriptor::new(key).with("armada", self.armada(armada))
    }

    fn hex_line(&self, key: &'static str, hex: HexId) -> MessageDescriptor {
        MessageDescriptor::new(key).with("at", self.hex(hex))
    }

    fn armada_hex_line(
        &self,
        key: &'static str,
        armada: ArmadaId,
        hex: HexId,
    ) -> MessageDescriptor {
        self.armada_line(key, armada).with("at", self.hex(hex))
    }

    fn route_line(&self, key: &'static str, from: Option<HexId>, to: HexId) -> MessageDescriptor {
        let from = from.map_or_else(String::new, |hex| self.hex(hex));
        self.hex_line(key, to).with("from", from)
    }

    fn against(&self, key: &'static str, armada: ArmadaId, foe: Target) -> MessageDescriptor {
        self.armada_line(key, armada).with("foe", self.target(foe))
    }

    fn threat(&self, key: &'static str, card: CardId, by: Cause) -> MessageDescriptor {
        MessageDescriptor::new(key)
            .with("card", self.event_card(card))
            .with("text", self.event_text(card))
            .with("by", self.by(by))
    }

    fn placed(&self, hex: HexId, tile: Option<TileId>) -> MessageDescriptor {
        let line = match tile {
            Some(tile) => MessageDescriptor::new("placed").with("tile", self.tile(tile)),
            None => MessageDescriptor::new("placed-down"),
        };
        line.with("code", self.hex_code(hex))
    }

    fn xpm_lost(&self, hex: Option<HexId>, seat: Option<Seat>) -> MessageDescriptor {
        match (hex, seat) {
            (Some(hex), _) => self.hex_line("xpm-gone-at", hex),
            (None, Some(seat)) => self.seat_line("xpm-gone-seat", seat),
            (None, None) => MessageDescriptor::new("xpm-gone"),
        }
    }

    fn entity_moved(
        &self,
        entity: EntityId,
        from: Option<HexId>,
        to: Option<HexId>,
    ) -> MessageDescriptor {
        let line = match (from, to) {
            (None, Some(to)) => self.hex_line("entity-came", to),
            (Some(from), Some(to)) => self.route_line("entity-moved", Some(from), to),
            (_, None) => MessageDescriptor::new("entity-left"),
        };
        line.with("entity", self.entity(entity))
    }

    /// Returns the current stats of a seat, if the narrator has a map.
    fn stats(&self, seat: Seat) -> MessageDescriptor {
        let Some(public) = self.map else {
            return self.seat_line("stats-any", seat);
        };
        let stat = |stat| self.table.stat(public, seat, stat);
        self.seat_line("stats", seat)
            .with("combat", stat(Stat::Combat))
            .with("shield", stat(Stat::Shield))
            .with("speed", stat(Stat::Speed))
    }

    fn activated(&self, seat: Seat, source: AbilitySource) -> MessageDescriptor {
        let text = match source {
            AbilitySource::Gear(gear) => Some(self.gear_ability(gear)),
            AbilitySource::Commander => {
                let commander = self.map.and_then(|public| public.mat(seat).commander);
                commander.map(|commander| self.commander_ability(commander))
            }
        };
        let card = self.source(seat, source);
        match text {
            Some(text) => self
                .seat_line("activated", seat)
                .with("card", card)
                .with("text", text),
            None => self.seat_line("activated-commander", seat),
        }
    }

    fn stat_test(&self, stat: Stat, need: u8) -> String {
        let stat = Some(stat);
        self.test(CardCheck { stat, need })
    }

    fn rolled(
        &self,
        armada: ArmadaId,
        (purpose, stat): (RollPurpose, Stat),
        faces: &Faces,
        aim: u8,
    ) -> MessageDescriptor {
        let named: Vec<String> = faces.iter().map(u8::to_string).collect();
        self.armada_line(either(named.is_empty(), "rolled-none", "rolled"), armada)
            .with("stat", self.stat(stat))
            .with("purpose", self.purpose(purpose))
            .with("faces", self.phrases.list(&named))
            .with("aim", aim)
    }

    #[must_use]
    pub fn regroup(&self, regroup: Regroup) -> String {
        use engine::saga::effect::Good;
        use engine::saga::ids::DeckId;
        match regroup {
            Regroup::Draw => self.drawn(DeckId::COMMON, 1),
            Regroup::Repair => {
                self.counted("saga-effect-repair", self.table.frame().regroup_repair)
            }
            Regroup::Exploration => self.goods(Good::Exploration, 1),
            Regroup::Combat => self.goods(Good::Combat, 1),
        }
    }
}

const fn either(is: bool, yes: &'static str, no: &'static str) -> &'static str {
    if is { yes } else { no }
}

/// Returns the key for goods that are lost; what the rules take may be a price or a loss, so that
/// is neither.
const fn lost(by: Cause) -> &'static str {
    if matches!(by, Cause::Rule) {
        "less"
    } else {
        either(matches!(by, Cause::Level(_)), "spent", "lost")
    }
}

const fn raider_left(fate: RemovalReason) -> &'static str {
    match fate {
        RemovalReason::Killed => "raider-killed",
        RemovalReason::Gate => "raider-gate",
        RemovalReason::Removed
        | RemovalReason::Rammed
        | RemovalReason::Surge
        | RemovalReason::Ravager
        | RemovalReason::Replaced
        | RemovalReason::Wreck
        | RemovalReason::Spent
        | RemovalReason::Delivered => "raider-left",
    }
}

const fn moved(from: Option<HexId>, travel: MoveKind) -> &'static str {
    match (from, travel) {
        (None, MoveKind::Move | MoveKind::Explore | MoveKind::Effect | MoveKind::Tow) => "started",
        (Some(_), MoveKind::Move) => "moved",
        (Some(_), MoveKind::Explore) => "explored",
        (Some(_), MoveKind::Effect | MoveKind::Tow) => "shifted",
        (_, MoveKind::Return) => "returned",
    }
}

const fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Won(_) | Ending::Called(true) => "over-won",
        Ending::Lost(_) | Ending::Called(false) => "over-lost",
        Ending::Rounds => "over-rounds",
        Ending::GivenUp => "over-given-up",
        Ending::Points => "over-points",
        Ending::Domination => "over-domination",
    }
}
