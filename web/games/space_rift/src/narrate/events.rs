//! Which phrase tells which event, and the words it needs.

use super::Narrator;
use engine::space_rift::cards::{CombatId, CommandId};
use engine::space_rift::event::{Deck, Event, Motion, Trade};
use engine::space_rift::exchange::Cause;
use engine::space_rift::field::{Hex, Side};
use engine::space_rift::state::Ending;
use engine::space_rift::unit::UnitId;
use ui::l10n::Line;
use ui::live::{Told, Weight};

impl Narrator<'_> {
    /// The sentence for an event, not yet worded; its key is without `space-rift-event-`.
    #[must_use]
    #[rustfmt::skip]
    pub fn line(&self, event: &Event) -> Line {
        match *event {
            Event::TurnStarted { side, turn } => self.by("turn-started", side).with("turn", turn),
            Event::StarsChanged { side, by, stars, why } => self.by(stars_changed(by), side).with("count", by.unsigned_abs()).with("stars", stars).with("why", self.text(why_key(why))),
            Event::MarkersPlaced { side, at, by } => self.by("markers-placed", side).with("count", by).with("at", self.hex(at)),
            Event::SectorCleared { side } => self.by("sector-cleared", side),
            Event::MeteorsRolled { faces } => Line::new("meteors-rolled").with("faces", self.faces(&faces)),
            Event::MeteorRow { dice: [first, second], at } => self.at("meteor-row", at).with("first", first).with("second", second),
            Event::MeteorMoved { from, to, .. } => Line::new("meteor-moved").with("from", self.hex(from)).with("to", self.hex(to)),
            Event::MeteorEntered { at, .. } => self.at("meteor-entered", at), Event::MeteorGone { at, .. } => self.at("meteor-gone", at),
            Event::MeteorStruck { unit, at, .. } => self.at("meteor-struck", at).with("unit", self.unit(unit)),
            Event::Drift(event) => self.drift_line(event),
            Event::CommandPlayed { side, card, acts_as } => self.command_played(side, card, acts_as),
            Event::Ordered { unit } => self.of("ordered", unit),
            Event::AlertPlaced { unit } => self.of("alert-placed", unit), Event::AlertCleared { unit } => self.of("alert-cleared", unit),
            Event::RepairRolled { unit, face } => self.of("repair-rolled", unit).with("face", self.face(face)),
            Event::Restored { unit, ships } => self.of(self.hulled(unit, "restored-escort", "restored"), unit).with("ships", ships),
            Event::UnitMoved { unit, from, to, how } => self.of(moved(how), unit).with("from", self.hex(from)).with("to", self.hex(to)),
            Event::Exited { unit, from, points } => self.of("exited", unit).with("from", self.hex(from)).with("points", points).with("side", self.side(self.table.build(unit).side)),
            Event::Declared { unit, target, cause, range, dice } => self.of(declared(cause, range), unit).with("target", self.unit(target)).with("range", range).with("dice", dice),
            Event::Launched { unit, at } => self.of("launched", unit).with("at", self.hex(at)),
            Event::Rolled { unit: Some(unit), faces, .. } => self.of("rolled", unit).with("faces", self.faces(&faces)),
            Event::Rolled { unit: None, target, faces } => Line::new("rolled-meteor").with("target", self.unit(target)).with("faces", self.faces(&faces)),
            Event::Rerolled { unit, faces } => self.of("rerolled", unit).with("faces", self.faces(&faces)),
            Event::Hit { unit, hits } => self.of("hit", unit).with("hits", hits),
            Event::ShipsLost { unit, by, ships } => self.of(self.hulled(unit, "escorts-lost", "ships-lost"), unit).with("by", by).with("ships", ships),
            Event::Confirmed { unit, faces, destroyed } => self.of(confirmed(destroyed), unit).with("faces", self.faces(&faces)),
            Event::Eliminated { unit, at, points } => self.of("eliminated", unit).with("at", self.hex(at)).with("points", points).with("side", self.side(self.table.build(unit).side.other())),
            Event::WreckLeft { at } => self.at("wreck-left", at),
            Event::RatingFell { side, rating } => self.by("rating-fell", side).with("rating", rating),
            Event::AlertsIgnored { unit, by } => self.of("alerts-ignored", unit).with("count", by),
            Event::Spent { unit } => self.of("spent", unit),
            Event::Grappled { unit, target, own, enemy } => self.of("grappled", unit).with("target", self.unit(target)).with("own", self.faces(&own)).with("enemy", self.faces(&enemy)),
            Event::CardsDrawn { side, deck, by } => self.by("cards-drawn", side).with("count", by).with("deck", self.deck(deck)),
            Event::CommandDrawn { side, card } => self.with_command("card-drawn", side, card),
            Event::CommandOffered { side, card } => self.with_command("card-offered", side, card),
            Event::CommandKept { side, card } => self.with_command("card-kept", side, card),
            Event::CommandDiscarded { side, card } => self.with_command("card-discarded", side, card),
            Event::Reacted { side, card } => self.with_command("reacted", side, card),
            Event::CombatPlayed { side, card } => self.with_combat("combat-played", side, card),
            Event::CombatDrawn { side, card } => self.with_combat("card-drawn", side, card),
            Event::CombatDiscarded { side, card } => self.with_combat("card-discarded", side, card),
            Event::Reshuffled { deck } => Line::new("reshuffled").with("deck", self.deck(deck)),
            Event::TurnEnded { side } => self.by("turn-ended", side),
            Event::Conceded { side } => self.by("conceded", side), Event::DrawOffered { side } => self.by("draw-offered", side),
            Event::DrawAnswered { side, yes } => self.by(draw_answered(yes), side),
            Event::DrawLapsed => Line::new("draw-lapsed"),
            Event::Ended { winner, ending } => self.ended(winner, ending),
        }
    }

    /// An event as it is said aloud, with how much it matters.
    #[must_use]
    pub fn told(&self, event: &Event) -> Told {
        (weight(event), self.event(event))
    }

    pub(super) fn of(&self, key: &'static str, unit: UnitId) -> Line {
        Line::new(key).with("unit", self.unit(unit))
    }

    pub(super) fn by(&self, key: &'static str, side: Side) -> Line {
        Line::new(key).with("side", self.side(side))
    }

    fn at(&self, key: &'static str, hex: Hex) -> Line {
        Line::new(key).with("at", self.hex(hex))
    }

    fn hulled(&self, unit: UnitId, hulled: &'static str, else_: &'static str) -> &'static str {
        match self.table.build(unit).has_hull() {
            true => hulled,
            false => else_,
        }
    }

    fn deck(&self, deck: Deck) -> String {
        self.text(match deck {
            Deck::Command => "space-rift-deck-command",
            Deck::Combat => "space-rift-deck-combat",
        })
    }

    fn with_command(&self, key: &'static str, side: Side, card: CommandId) -> Line {
        self.by(key, side).with("card", self.command_title(card))
    }

    fn with_combat(&self, key: &'static str, side: Side, card: CombatId) -> Line {
        self.by(key, side).with("card", self.combat_title(card))
    }

    fn command_played(&self, side: Side, card: CommandId, acts_as: Option<CommandId>) -> Line {
        let other = acts_as.filter(|other| *other != card);
        let key = match other {
            Some(_) => "command-copied",
            None => "command-played",
        };
        let line = self.by(key, side).with("card", self.command_title(card));
        match other {
            Some(other) => line.with("other", self.command_title(other)),
            None => line,
        }
    }

    fn ended(&self, winner: Option<Side>, ending: Ending) -> Line {
        let line = match winner {
            Some(side) => self.by("won", side),
            None => Line::new("drawn"),
        };
        line.with("reason", self.ending(ending))
    }
}

const fn stars_changed(by: i8) -> &'static str {
    if by < 0 { "stars-paid" } else { "stars-gained" }
}

/// The key of the reason for which tokens change hands.
const fn why_key(why: Trade) -> &'static str {
    match why {
        Trade::Roll => "space-rift-why-roll",
        Trade::Income => "space-rift-why-income",
        Trade::Reward => "space-rift-why-reward",
        Trade::Sale => "space-rift-why-sale",
        Trade::Card => "space-rift-why-card",
        Trade::Impulse => "space-rift-why-impulse",
        Trade::Clear => "space-rift-why-clear",
        Trade::BattleBack => "space-rift-why-battle-back",
        Trade::Pursuit => "space-rift-why-pursuit",
    }
}

const fn moved(how: Motion) -> &'static str {
    match how {
        Motion::Move => "moved",
        Motion::Jump => "jumped",
        Motion::Retire => "retired",
        Motion::Evade => "evaded",
        Motion::Pursuit => "pursued",
    }
}

const fn declared(cause: Cause, range: u8) -> &'static str {
    match (cause, range) {
        (Cause::Attack | Cause::Meteor, 0 | 1) => "declared-close",
        (Cause::Attack | Cause::Meteor, _) => "declared-ranged",
        (Cause::Bonus, _) => "declared-bonus",
        (Cause::Sortie, _) => "declared-sortie",
        (Cause::First, _) => "declared-first",
        (Cause::Back, _) => "declared-back",
    }
}

const fn confirmed(destroyed: bool) -> &'static str {
    if destroyed {
        "hull-broken"
    } else {
        "hull-holds"
    }
}

const fn draw_answered(yes: bool) -> &'static str {
    if yes { "draw-accepted" } else { "draw-refused" }
}

/// How much an event matters to those who listen.
#[rustfmt::skip]
const fn weight(event: &Event) -> Weight {
    match event {
        Event::TurnEnded { .. } | Event::MeteorRow { .. } | Event::MeteorsRolled { .. } | Event::Ordered { .. }
        | Event::CardsDrawn { .. } | Event::Reshuffled { .. } | Event::Launched { .. } | Event::DrawLapsed
        | Event::CommandDiscarded { .. } => Weight::Detail,
        Event::Drift(event) => super::drift::weight(event),
        Event::TurnStarted { .. } | Event::StarsChanged { .. } | Event::MeteorMoved { .. } | Event::MeteorEntered { .. }
        | Event::MeteorGone { .. } | Event::AlertCleared { .. } | Event::RepairRolled { .. } | Event::Restored { .. }
        | Event::UnitMoved { .. } | Event::AlertsIgnored { .. } | Event::WreckLeft { .. } | Event::Rolled { .. }
        | Event::Rerolled { .. } | Event::CommandDrawn { .. } | Event::CommandOffered { .. } | Event::CommandKept { .. }
        | Event::CombatDrawn { .. } | Event::CombatDiscarded { .. } | Event::DrawAnswered { .. } => Weight::Plain,
        Event::MarkersPlaced { .. } | Event::SectorCleared { .. } | Event::MeteorStruck { .. } | Event::CommandPlayed { .. }
        | Event::AlertPlaced { .. } | Event::Exited { .. } | Event::Declared { .. } | Event::CombatPlayed { .. }
        | Event::Reacted { .. } | Event::Hit { .. } | Event::ShipsLost { .. } | Event::Confirmed { .. } | Event::Eliminated { .. }
        | Event::RatingFell { .. } | Event::Spent { .. } | Event::Grappled { .. } | Event::Conceded { .. }
        | Event::DrawOffered { .. } | Event::Ended { .. } => Weight::Key,
    }
}
