//! Which phrase tells which event, and the words it needs.

mod weight;

use super::Narrator;
use engine::game::Seat;
use engine::saga::action::{Regroup, Source};
use engine::saga::armada::Target;
use engine::saga::effect::Stat;
use engine::saga::event::{Event, Fate, Travel};
use engine::saga::figures::Test;
use engine::saga::hex::HexId;
use engine::saga::ids::{ArmadaId, CardId, EntityId, TileId};
use engine::saga::state::Ending;
use engine::saga::step::{Cause, Faces, Purpose};
use ui::l10n::Line;
use ui::live::Told;
pub use weight::{begins, is_echo, is_told};

impl Narrator<'_> {
    /// What happened, in a sentence, with how much it matters.
    #[must_use]
    pub fn told(&self, event: &Event) -> Told {
        (weight::weight(event), self.event(event))
    }

    /// What happened, in one sentence.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.worded("event", &self.line(event))
    }

    /// What stands above the log where a phase begins.
    #[must_use]
    pub fn heading(&self, event: &Event) -> Option<String> {
        let Event::Phase { phase, round } = *event else {
            return None;
        };
        let words = [("round", round.into()), ("phase", self.phase(phase).into())];
        Some(self.say("saga-heading", &words))
    }

    /// The sentence for an event, not yet worded; its key is without `saga-event-`.
    #[must_use]
    pub fn line(&self, event: &Event) -> Line {
        match *event {
            Event::Chosen {
                seat,
                commander,
                color,
            } => self
                .of_seat("chosen", seat)
                .with("commander", self.commander(commander))
                .with("color", self.color(color)),
            Event::Round { round, first } => self.of_seat("round", first).with("round", round),
            Event::Phase { phase, round } => Line::new("phase")
                .with("phase", self.phase(phase))
                .with("round", round),
            Event::Turn { phase, armada } => {
                self.of("turn", armada).with("phase", self.phase(phase))
            }
            Event::Badge { badge } => Line::new("badge").with("badge", self.badge(badge)),
            Event::Drawn { deck, card } => Line::new("drawn")
                .with("deck", self.deck(deck))
                .with("card", self.card_of(deck, card)),
            Event::Acts { by } => {
                let what = self.cause(by);
                let what = what.unwrap_or_else(|| self.text("saga-cause-scenario"));
                Line::new("acts").with("what", what)
            }
            Event::EventCame { card, by } => self.threat("event-came", card, by),
            Event::EventLeft { card, by } => self.threat("event-left", card, by),
            Event::Quelled { seat, card, tokens } => self
                .of_seat("quelled", seat)
                .with("card", self.event_card(card))
                .with("count", tokens)
                .with("need", self.table.frame().event_price),
            Event::Placed { hex, tile, by } => self.placed(hex, tile).with("by", self.by(by)),
            Event::Revealed { hex, tile } => Line::new("revealed")
                .with("tile", self.tile(tile))
                .with("code", self.hex_code(hex)),
            Event::XpmPlaced { hex, by } => self.at("xpm-placed", hex).with("by", self.by(by)),
            Event::XpmLost { hex, seat, fate } => {
                self.xpm_lost(hex, seat).with("fate", self.fate(fate))
            }
            Event::XpmTaken { armada, hex } => self.there("xpm-taken", armada, hex),
            Event::XpmMoved {
                armada,
                entity,
                onto,
            } => self
                .of(either(onto, "xpm-loaded", "xpm-unloaded"), armada)
                .with("entity", self.entity(entity)),
            Event::Installed { seat, installed } => seat
                .map_or_else(
                    || Line::new("installed"),
                    |seat| self.of_seat("installed-by", seat),
                )
                .with("count", installed),
            Event::Spawned { level, hex, by, .. } => self
                .at("spawned", hex)
                .with("raider", self.raider_of(level))
                .with("by", self.by(by)),
            Event::NoFigure { level } => Line::new("no-figure").with("level", level),
            Event::Marched {
                raider,
                from,
                to,
                by,
            } => self
                .way("marched", Some(from), to)
                .with("raider", self.raider(raider))
                .with("by", self.by(by)),
            Event::Promoted { level, by, .. } => Line::new("promoted")
                .with("level", level)
                .with("by", self.by(by)),
            Event::RaiderLeft {
                level, hex, fate, ..
            } => self
                .at(raider_left(fate), hex)
                .with("raider", self.raider_of(level))
                .with("fate", self.fate(fate)),
            Event::Surged { hex } => self.at("surged", hex),
            Event::BossCame { boss, hex } => {
                self.at("boss-came", hex).with("boss", self.boss(boss))
            }
            Event::BossLeft { boss, fate, .. } => {
                Line::new(either(fate == Fate::Killed, "boss-killed", "boss-left"))
                    .with("boss", self.boss(boss))
                    .with("fate", self.fate(fate))
            }
            Event::RavagerCame { hex } => self.at("ravager-came", hex),
            Event::RavagerMoved { from, to } => self.way("ravager-moved", Some(from), to),
            Event::Entity { entity, from, to } => self.entity_moved(entity, from, to),
            Event::EntityRevealed { entity, hull } => Line::new("entity-found")
                .with("entity", self.entity(entity))
                .with("hull", hull),
            Event::EntityHull { entity, hull, by } => Line::new("entity-hull")
                .with("entity", self.entity(entity))
                .with("hull", hull)
                .with("by", self.by(by)),
            Event::Counted { counter, value } => Line::new("counted")
                .with("counter", self.counter(counter))
                .with("count", i64::from(value)),
            Event::Astartium { hex, count } => self
                .at(either(count == 0, "astartium-gone", "astartium"), hex)
                .with("count", count),
            Event::Salvaged { armada, hex } => self.there("salvaged", armada, hex),
            Event::Moved {
                armada,
                from,
                to,
                travel,
                mp,
            } => self.there(moved(from, travel), armada, to).with("mp", mp),
            Event::Gained {
                seat,
                good,
                count,
                by,
            } => self
                .of_seat("gained", seat)
                .with("what", self.goods(good, count))
                .with("by", self.by(by)),
            Event::Lost {
                seat,
                good,
                count,
                by,
            } => self
                .of_seat(lost(by), seat)
                .with("what", self.goods(good, count))
                .with("by", self.by(by)),
            Event::Tokens { armada, count } => self
                .of("tokens", armada)
                .with("what", self.activation(count)),
            Event::Refreshed { seat } => self.of_seat("refreshed", seat),
            Event::Freed { armada, source } => self
                .of("freed", armada)
                .with("card", self.source(self.table.owner(armada), source)),
            Event::Stats { seat } => self.stats(seat),
            Event::Repaired { seat, hull, by } => self
                .of_seat("repaired", seat)
                .with("hull", hull)
                .with("by", self.by(by)),
            Event::Threatened { armada, damage, by } => self
                .of("threatened", armada)
                .with("damage", damage)
                .with("by", self.by(by)),
            Event::Softened { armada, left } => self.of("softened", armada).with("damage", left),
            Event::Damaged {
                armada,
                damage,
                hull,
                by,
            } => self
                .of("damaged", armada)
                .with("damage", damage)
                .with("hull", hull)
                .with("by", self.by(by)),
            Event::Destroyed { armada } => self.of("destroyed", armada),
            Event::Level { seat, track, level } => self
                .of_seat("level", seat)
                .with("track", self.track(track))
                .with("level", level),
            Event::Center { seat, level } => self
                .of_seat("level", seat)
                .with("track", self.text("saga-track-center"))
                .with("level", level),
            Event::Equipped { seat, gear, out } => {
                let line = self.of_seat(either(out.is_some(), "equipped-for", "equipped"), seat);
                let out = out.map_or_else(String::new, |out| self.gear(out));
                line.with("card", self.gear(gear)).with("out", out)
            }
            Event::Declined { seat } => self.of_seat("declined", seat),
            Event::DrewCards { seat, deck, count } => self
                .of_seat("drew-cards", seat)
                .with("deck", self.deck(deck))
                .with("count", count),
            Event::DrewCard { seat, card } => self
                .of_seat("drew-card", seat)
                .with("card", self.action_card(card)),
            Event::Played { seat, card, armada } => {
                let other = self.table.owner(armada) != seat || self.table.is_solo();
                self.of_seat(either(other, "played-for", "played"), seat)
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
                .of("check", armada)
                .with("check", self.stat_test(stat, need))
                .with("by", self.by(by)),
            Event::Rolled {
                armada,
                purpose,
                stat,
                faces,
                aim,
            } => self.rolled(armada, (purpose, stat), &faces, aim),
            Event::Rerolled { armada, face, .. } => self.of("rerolled", armada).with("face", face),
            Event::Result {
                armada,
                purpose,
                hits,
            } => self
                .of("result", armada)
                .with("purpose", self.purpose(purpose))
                .with("count", hits),
            Event::Checked { armada, passed } => {
                self.of(either(passed, "check-passed", "check-failed"), armada)
            }
            Event::Exploring { armada, card } => self
                .of("exploring", armada)
                .with("card", self.exploration(card)),
            Event::Side { armada, hard } => self.of(either(hard, "side-hard", "side-easy"), armada),
            Event::Trial {
                armada,
                encounter,
                deck,
                card,
            } => self
                .of("trial", armada)
                .with("encounter", self.encounter(encounter))
                .with("card", self.card_of(deck, card)),
            Event::TrialOver {
                armada,
                encounter,
                passed,
            } => self
                .of(either(passed, "trial-passed", "trial-failed"), armada)
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
                .of("regrouped", armada)
                .with("what", self.regroup(regroup)),
            Event::Swapped { armada, out, gear } => self
                .of("swapped", armada)
                .with("card", self.gear(gear))
                .with("out", self.gear(out)),
            Event::Passed { armada, phase } => {
                self.of("passed", armada).with("phase", self.phase(phase))
            }
            Event::Claimed { armada, foe } => self.against("claimed", armada, foe),
            Event::Contributed { seat, agreed } => {
                self.of_seat(either(agreed, "agreed", "refused"), seat)
            }
            Event::Built { armada, hex, .. } => self.there("built", armada, hex),
            Event::Reactivated { hex } => self.at("reactivated", hex),
            Event::StarbaseFound { hex } => self.at("base-found", hex),
            Event::StarbaseLost { hex, fate } => {
                self.at("base-lost", hex).with("fate", self.fate(fate))
            }
            Event::Project {
                armada,
                project,
                expand,
            } => self
                .of("project", armada)
                .with("project", self.project(project, expand)),
            Event::Scouted { seat, count } => self.of_seat("scouted", seat).with("count", count),
            Event::Seen { seat, tile } => self.of_seat("seen", seat).with("tile", self.tile(tile)),
            Event::Sunk { seat, tile } => self.of_seat("sunk", seat).with("tile", self.tile(tile)),
            Event::SunkOne { seat } => self.of_seat("sunk-one", seat),
            Event::Duel { by, against, first } => self
                .of("duel", by)
                .with("other", self.armada(against))
                .with("first", self.armada(first)),
            Event::Strike { from, to, damage } => self
                .of(either(damage == 0, "strike-none", "strike"), from)
                .with("other", self.armada(to))
                .with("damage", damage),
            Event::DuelOver { winner } => winner.map_or_else(
                || Line::new("duel-drawn"),
                |winner| self.of("duel-won", winner),
            ),
            Event::Looted {
                winner,
                loser,
                item,
            } => self
                .of_seat("looted", winner)
                .with("other", self.seat(loser))
                .with("item", self.item(item)),
            Event::Siege { armada, hex, won } => {
                self.there(either(won, "siege-won", "siege-lost"), armada, hex)
            }
            Event::Line { line } => {
                let own = self.table.mission().lines.get(usize::from(line));
                own.map_or_else(
                    || Line::new("line-none"),
                    |text| Line::new("line").with("text", text.as_str()),
                )
            }
            Event::Conceded { seat } => self.of_seat("conceded", seat),
            Event::Over { ending } => Line::new(over(ending)),
        }
    }

    fn of_seat(&self, key: &'static str, seat: Seat) -> Line {
        Line::new(key).with("seat", self.seat(seat))
    }

    fn of(&self, key: &'static str, armada: ArmadaId) -> Line {
        Line::new(key).with("armada", self.armada(armada))
    }

    fn at(&self, key: &'static str, hex: HexId) -> Line {
        Line::new(key).with("at", self.hex(hex))
    }

    fn there(&self, key: &'static str, armada: ArmadaId, hex: HexId) -> Line {
        self.of(key, armada).with("at", self.hex(hex))
    }

    fn way(&self, key: &'static str, from: Option<HexId>, to: HexId) -> Line {
        let from = from.map_or_else(String::new, |hex| self.hex(hex));
        self.at(key, to).with("from", from)
    }

    fn against(&self, key: &'static str, armada: ArmadaId, foe: Target) -> Line {
        self.of(key, armada).with("foe", self.target(foe))
    }

    fn threat(&self, key: &'static str, card: CardId, by: Cause) -> Line {
        Line::new(key)
            .with("card", self.event_card(card))
            .with("text", self.event_text(card))
            .with("by", self.by(by))
    }

    fn placed(&self, hex: HexId, tile: Option<TileId>) -> Line {
        let line = match tile {
            Some(tile) => Line::new("placed").with("tile", self.tile(tile)),
            None => Line::new("placed-down"),
        };
        line.with("code", self.hex_code(hex))
    }

    fn xpm_lost(&self, hex: Option<HexId>, seat: Option<Seat>) -> Line {
        match (hex, seat) {
            (Some(hex), _) => self.at("xpm-gone-at", hex),
            (None, Some(seat)) => self.of_seat("xpm-gone-seat", seat),
            (None, None) => Line::new("xpm-gone"),
        }
    }

    fn entity_moved(&self, entity: EntityId, from: Option<HexId>, to: Option<HexId>) -> Line {
        let line = match (from, to) {
            (None, Some(to)) => self.at("entity-came", to),
            (Some(from), Some(to)) => self.way("entity-moved", Some(from), to),
            (_, None) => Line::new("entity-left"),
        };
        line.with("entity", self.entity(entity))
    }

    /// The stats of a seat as they are, where a narrator knows them.
    fn stats(&self, seat: Seat) -> Line {
        let Some(public) = self.map else {
            return self.of_seat("stats-any", seat);
        };
        let stat = |stat| self.table.stat(public, seat, stat);
        self.of_seat("stats", seat)
            .with("combat", stat(Stat::Combat))
            .with("shield", stat(Stat::Shield))
            .with("speed", stat(Stat::Speed))
    }

    fn activated(&self, seat: Seat, source: Source) -> Line {
        let text = match source {
            Source::Gear(gear) => Some(self.gear_ability(gear)),
            Source::Commander => {
                let commander = self.map.and_then(|public| public.mat(seat).commander);
                commander.map(|commander| self.commander_ability(commander))
            }
        };
        let card = self.source(seat, source);
        match text {
            Some(text) => self
                .of_seat("activated", seat)
                .with("card", card)
                .with("text", text),
            None => self.of_seat("activated-commander", seat),
        }
    }

    fn stat_test(&self, stat: Stat, need: u8) -> String {
        let stat = Some(stat);
        self.test(Test { stat, need })
    }

    fn rolled(
        &self,
        armada: ArmadaId,
        (purpose, stat): (Purpose, Stat),
        faces: &Faces,
        aim: u8,
    ) -> Line {
        let named: Vec<String> = faces.iter().map(u8::to_string).collect();
        self.of(either(named.is_empty(), "rolled-none", "rolled"), armada)
            .with("stat", self.stat(stat))
            .with("purpose", self.purpose(purpose))
            .with("faces", self.phrases.list(&named))
            .with("aim", aim)
    }

    /// What a Regroup gives.
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

/// The one key or the other.
const fn either(is: bool, yes: &'static str, no: &'static str) -> &'static str {
    if is { yes } else { no }
}

/// How goods went: what the rules take may be a price or a loss, and is called neither.
const fn lost(by: Cause) -> &'static str {
    if matches!(by, Cause::Rule) {
        "less"
    } else {
        either(matches!(by, Cause::Level(_)), "spent", "lost")
    }
}

const fn raider_left(fate: Fate) -> &'static str {
    match fate {
        Fate::Killed => "raider-killed",
        Fate::Gate => "raider-gate",
        Fate::Removed
        | Fate::Rammed
        | Fate::Surge
        | Fate::Ravager
        | Fate::Replaced
        | Fate::Wreck
        | Fate::Spent
        | Fate::Delivered => "raider-left",
    }
}

const fn moved(from: Option<HexId>, travel: Travel) -> &'static str {
    match (from, travel) {
        (None, Travel::Move | Travel::Explore | Travel::Effect | Travel::Tow) => "started",
        (Some(_), Travel::Move) => "moved",
        (Some(_), Travel::Explore) => "explored",
        (Some(_), Travel::Effect | Travel::Tow) => "shifted",
        (_, Travel::Return) => "returned",
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
