//! Maps events to phrases and their arguments.

use super::Narrator;
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::cards::{CombatId, CommandId};
use engine::space_rift::combat_roll::RollCause;
use engine::space_rift::event::{DeckKind, Event, MoveKind, TokenReason};
use engine::space_rift::state::Ending;
use engine::space_rift::unit::UnitId;
use ui::l10n::MessageDescriptor;
use ui::live_region::{Weight, WeightedSentence};

impl Narrator<'_> {
    /// Returns the phrase and arguments for an event; the key omits the prefix `space-rift-event-`.
    #[must_use]
    #[rustfmt::skip]
    pub fn line(&self, event: &Event) -> MessageDescriptor {
        match *event {
            Event::TurnStarted { side, turn } => self.side_line("turn-started", side).with("turn", turn),
            Event::StarsChanged { side, by, stars, why } => self.side_line(stars_changed(by), side).with("count", by.unsigned_abs()).with("stars", stars).with("why", self.text(why_key(why))),
            Event::MarkersPlaced { side, at, by } => self.side_line("markers-placed", side).with("count", by).with("at", self.hex(at)),
            Event::SectorCleared { side } => self.side_line("sector-cleared", side),
            Event::MeteorsRolled { faces } => MessageDescriptor::new("meteors-rolled").with("faces", self.faces(&faces)),
            Event::MeteorRow { dice: [first, second], at } => self.hex_line("meteor-row", at).with("first", first).with("second", second),
            Event::MeteorMoved { from, to, .. } => MessageDescriptor::new("meteor-moved").with("from", self.hex(from)).with("to", self.hex(to)),
            Event::MeteorEntered { at, .. } => self.hex_line("meteor-entered", at), Event::MeteorGone { at, .. } => self.hex_line("meteor-gone", at),
            Event::MeteorStruck { unit, at, .. } => self.hex_line("meteor-struck", at).with("unit", self.unit(unit)),
            Event::Drift(event) => self.drift_line(event),
            Event::CommandPlayed { side, card, acts_as } => self.command_played(side, card, acts_as),
            Event::Ordered { unit } => self.unit_line("ordered", unit),
            Event::AlertPlaced { unit } => self.unit_line("alert-placed", unit), Event::AlertCleared { unit } => self.unit_line("alert-cleared", unit),
            Event::RepairRolled { unit, face } => self.unit_line("repair-rolled", unit).with("face", self.face(face)),
            Event::Restored { unit, ships } => self.unit_line(self.hulled(unit, "restored-escort", "restored"), unit).with("ships", ships),
            Event::UnitMoved { unit, from, to, how } => self.unit_line(moved(how), unit).with("from", self.hex(from)).with("to", self.hex(to)),
            Event::Exited { unit, from, points } => self.unit_line("exited", unit).with("from", self.hex(from)).with("points", points).with("side", self.side(self.table.build(unit).side)),
            Event::Declared { unit, target, cause, range, dice } => self.unit_line(declared(cause, range), unit).with("target", self.unit(target)).with("range", range).with("dice", dice),
            Event::Launched { unit, at } => self.unit_line("launched", unit).with("at", self.hex(at)),
            Event::Rolled { unit: Some(unit), faces, .. } => self.unit_line("rolled", unit).with("faces", self.faces(&faces)),
            Event::Rolled { unit: None, target, faces } => MessageDescriptor::new("rolled-meteor").with("target", self.unit(target)).with("faces", self.faces(&faces)),
            Event::Rerolled { unit, faces } => self.unit_line("rerolled", unit).with("faces", self.faces(&faces)),
            Event::Hit { unit, hits } => self.unit_line("hit", unit).with("hits", hits),
            Event::ShipsLost { unit, by, ships } => self.unit_line(self.hulled(unit, "escorts-lost", "ships-lost"), unit).with("by", by).with("ships", ships),
            Event::Confirmed { unit, faces, destroyed } => self.unit_line(confirmed(destroyed), unit).with("faces", self.faces(&faces)),
            Event::Eliminated { unit, at, points } => self.unit_line("eliminated", unit).with("at", self.hex(at)).with("points", points).with("side", self.side(self.table.build(unit).side.other())),
            Event::WreckLeft { at } => self.hex_line("wreck-left", at),
            Event::RatingFell { side, rating } => self.side_line("rating-fell", side).with("rating", rating),
            Event::AlertsIgnored { unit, by } => self.unit_line("alerts-ignored", unit).with("count", by),
            Event::Spent { unit } => self.unit_line("spent", unit),
            Event::Grappled { unit, target, own, enemy } => self.unit_line("grappled", unit).with("target", self.unit(target)).with("own", self.faces(&own)).with("enemy", self.faces(&enemy)),
            Event::CardsDrawn { side, deck, by } => self.side_line("cards-drawn", side).with("count", by).with("deck", self.deck(deck)),
            Event::CommandDrawn { side, card } => self.with_command("card-drawn", side, card),
            Event::CommandOffered { side, card } => self.with_command("card-offered", side, card),
            Event::CommandKept { side, card } => self.with_command("card-kept", side, card),
            Event::CommandDiscarded { side, card } => self.with_command("card-discarded", side, card),
            Event::Reacted { side, card } => self.with_command("reacted", side, card),
            Event::CombatPlayed { side, card } => self.with_combat("combat-played", side, card),
            Event::CombatDrawn { side, card } => self.with_combat("card-drawn", side, card),
            Event::CombatDiscarded { side, card } => self.with_combat("card-discarded", side, card),
            Event::Reshuffled { deck } => MessageDescriptor::new("reshuffled").with("deck", self.deck(deck)),
            Event::TurnEnded { side } => self.side_line("turn-ended", side),
            Event::Conceded { side } => self.side_line("conceded", side), Event::DrawOffered { side } => self.side_line("draw-offered", side),
            Event::DrawAnswered { side, yes } => self.side_line(draw_answered(yes), side),
            Event::DrawLapsed => MessageDescriptor::new("draw-lapsed"),
            Event::Ended { winner, ending } => self.ended(winner, ending),
        }
    }

    /// Returns the sentence for an event with its weight, for the live region.
    #[must_use]
    pub fn weighted_sentence(&self, event: &Event) -> WeightedSentence {
        (weight(event), self.event(event))
    }

    pub(super) fn unit_line(&self, key: &'static str, unit: UnitId) -> MessageDescriptor {
        MessageDescriptor::new(key).with("unit", self.unit(unit))
    }

    pub(super) fn side_line(&self, key: &'static str, side: Side) -> MessageDescriptor {
        MessageDescriptor::new(key).with("side", self.side(side))
    }

    fn hex_line(&self, key: &'static str, hex: Hex) -> MessageDescriptor {
        MessageDescriptor::new(key).with("at", self.hex(hex))
    }

    fn hulled(&self, unit: UnitId, hulled: &'static str, else_: &'static str) -> &'static str {
        match self.table.build(unit).has_hull() {
            true => hulled,
            false => else_,
        }
    }

    fn deck(&self, deck: DeckKind) -> String {
        self.text(match deck {
            DeckKind::Command => "space-rift-deck-command",
            DeckKind::Combat => "space-rift-deck-combat",
        })
    }

    fn with_command(&self, key: &'static str, side: Side, card: CommandId) -> MessageDescriptor {
        self.side_line(key, side)
            .with("card", self.command_title(card))
    }

    fn with_combat(&self, key: &'static str, side: Side, card: CombatId) -> MessageDescriptor {
        self.side_line(key, side)
            .with("card", self.combat_title(card))
    }

    fn command_played(
        &self,
        side: Side,
        card: CommandId,
        acts_as: Option<CommandId>,
    ) -> MessageDescriptor {
        let other = acts_as.filter(|other| *other != card);
        let key = match other {
            Some(_) => "command-copied",
            None => "command-played",
        };
        let line = self
            .side_line(key, side)
            .with("card", self.command_title(card));
        match other {
            Some(other) => line.with("other", self.command_title(other)),
            None => line,
        }
    }

    fn ended(&self, winner: Option<Side>, ending: Ending) -> MessageDescriptor {
        let line = match winner {
            Some(side) => self.side_line("won", side),
            None => MessageDescriptor::new("drawn"),
        };
        line.with("reason", self.ending(ending))
    }
}

const fn stars_changed(by: i8) -> &'static str {
    if by < 0 { "stars-paid" } else { "stars-gained" }
}

/// Returns the phrase key of the reason why tokens change.
const fn why_key(why: TokenReason) -> &'static str {
    match why {
        TokenReason::Roll => "space-rift-why-roll",
        TokenReason::Income => "space-rift-why-income",
        TokenReason::Reward => "space-rift-why-reward",
        TokenReason::Sale => "space-rift-why-sale",
        TokenReason::Card => "space-rift-why-card",
        TokenReason::Impulse => "space-rift-why-impulse",
        TokenReason::Clear => "space-rift-why-clear",
        TokenReason::BattleBack => "space-rift-why-battle-back",
        TokenReason::Pursuit => "space-rift-why-pursuit",
    }
}

const fn moved(how: MoveKind) -> &'static str {
    match how {
        MoveKind::Move => "moved",
        MoveKind::Jump => "jumped",
        MoveKind::Retire => "retired",
        MoveKind::Evade => "evaded",
        MoveKind::Pursuit => "pursued",
    }
}

const fn declared(cause: RollCause, range: u8) -> &'static str {
    match (cause, range) {
        (RollCause::Attack | RollCause::Meteor, 0 | 1) => "declared-close",
        (RollCause::Attack | RollCause::Meteor, _) => "declared-ranged",
        (RollCause::Bonus, _) => "declared-bonus",
        (RollCause::Sortie, _) => "declared-sortie",
        (RollCause::First, _) => "declared-first",
        (RollCause::Back, _) => "declared-back",
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

/// Returns how important an event is for those who listen.
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
