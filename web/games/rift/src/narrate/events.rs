//! Maps events to phrases and their arguments.

use super::{Narrator, signed};
use engine::game::SeatSet;
use engine::rift::event::{Event, ShieldCause, Target};
use engine::rift::ship::{Ion, ShipId, Slot, Weapon};
use engine::rift::state::Ending;
use ui::l10n::MessageDescriptor;
use ui::live_region::{Weight, WeightedSentence};

impl Narrator<'_> {
    /// Returns the phrase and arguments for an event; the key omits the prefix `rift-event-`.
    #[must_use]
    #[rustfmt::skip]
    pub fn line(&self, event: &Event) -> MessageDescriptor {
        match *event {
            Event::TurnStarted { ship, .. } => self.ship_line("turn-started", ship),
            Event::IonReady { ship } => self.ship_line("ion-ready", ship),
            Event::Stepped { ship, to, .. } => self.ship_line("stepped", ship).with("to", self.space(to)),
            Event::SpeedChanged { ship, from, to } => self.ship_line("speed-changed", ship).with("from", signed(from)).with("to", signed(to)),
            Event::Rotated { ship, to, .. } => self.ship_line("rotated", ship).with("to", self.heading(to)),
            Event::PlaneChanged { ship, to, .. } => self.ship_line("plane-changed", ship).with("to", to.plane().to_string()),
            Event::Warped { ship, to, squares, .. } => self.ship_line("warped", ship).with("squares", squares).with("to", self.space(to)),
            Event::ShotFired { ship, weapon, charged, target, damage, .. } => self.shot(ship, weapon, charged, target).with("damage", damage),
            Event::BarDamaged { ship, slot, by, left } => self.bar_damaged(ship, slot, by, left),
            Event::HullDamaged { ship, by, left } => self.ship_line("hull-damaged", ship).with("by", by).with("left", left),
            Event::ShieldsDown { ship, cause } => self.ship_line(shields_down(cause), ship),
            Event::ShieldsUp { ship } => self.ship_line("shields-up", ship),
            Event::BarMoved { ship, from, to } => self.ship_line("bar-moved", ship).with("from", self.slot(from)).with("to", self.slot(to)),
            Event::BarsSwapped { ship, a, b } => self.ship_line("bars-swapped", ship).with("a", self.slot(a)).with("b", self.slot(b)),
            Event::AuxCharged { ship, units } => self.ship_line("aux-charged", ship).with("units", units),
            Event::IonChanged { ship, to } => self.ship_line(ion_changed(to), ship),
            Event::MineReleased { ship } => self.ship_line("mine-released", ship),
            Event::MineLeft { ship, mine } => self.ship_line("mine-left", ship).with("at", self.space(mine.space())),
            Event::MineDetonated { mine } => MessageDescriptor::new("mine-detonated").with("at", self.space(mine.space())),
            Event::BlastHit { ship, side, damage, .. } => self.ship_line("blast-hit", ship).with("side", self.term(side.term())).with("damage", damage),
            Event::BlastBlocked { ship, .. } => self.ship_line("blast-blocked", ship),
            Event::SideChosen { ship, side, automatic } => self.ship_line(side_chosen(automatic), ship).with("side", self.term(side.term())),
            Event::ShipDestroyed { ship } => self.ship_line("ship-destroyed", ship),
            Event::ShipLeft { ship } => self.ship_line("ship-left", ship),
            Event::EmergencyStop { ship } => self.ship_line("emergency-stop", ship),
            Event::MineLost { ship } => self.ship_line("mine-lost", ship),
            Event::ShipReplaced { ship, space, heading, automatic } => self.ship_line(replaced(automatic), ship).with("at", self.space(space)).with("heading", self.heading(heading)),
            Event::ScoreChanged { seat, by, score } => MessageDescriptor::new("score-changed").with("seat", self.seat(seat)).with("by", signed(by)).with("score", i64::from(score)),
            Event::TurnEnded { ship } => self.ship_line("turn-ended", ship),
            Event::RoundEnded { round } => MessageDescriptor::new("round-ended").with("round", round),
            Event::TimeRanOut { ship: Some(ship) } => self.ship_line("time-ran-out-ship", ship),
            Event::TimeRanOut { ship: None } => MessageDescriptor::new("time-ran-out"),
            Event::Conceded { seat } => MessageDescriptor::new("conceded").with("seat", self.seat(seat)),
            Event::DrawOffered { seat } => MessageDescriptor::new("draw-offered").with("seat", self.seat(seat)),
            Event::DrawAnswered { seat, yes } => MessageDescriptor::new(draw_answered(yes)).with("seat", self.seat(seat)),
            Event::DrawLapsed => MessageDescriptor::new("draw-lapsed"),
            Event::GameEnded { winners, ending, game } => self.ended("game-won", "game-drawn", winners, ending).with("game", game),
            Event::GameStarted { game } => MessageDescriptor::new("game-started").with("game", game),
            Event::MatchEnded { winners, ending } => self.ended("match-won", "match-drawn", winners, ending),
        }
    }

    /// Returns the sentence for an event with its weight, for the live region.
    #[must_use]
    pub fn weighted_sentence(&self, event: &Event) -> WeightedSentence {
        (weight(event), self.event(event))
    }

    fn ship_line(&self, key: &'static str, ship: ShipId) -> MessageDescriptor {
        MessageDescriptor::new(key).with("ship", self.ship(ship))
    }

    fn shot(
        &self,
        ship: ShipId,
        weapon: Weapon,
        charged: bool,
        target: Target,
    ) -> MessageDescriptor {
        let line = match target {
            Target::Ship(target, side) => {
                let key = if charged {
                    "charged-shot-at-ship"
                } else {
                    "shot-at-ship"
                };
                self.ship_line(key, ship)
                    .with("target", self.ship(target))
                    .with("side", self.term(side.term()))
            }
            Target::Mine(space) => self
                .ship_line("shot-at-mine", ship)
                .with("at", self.space(space)),
        };
        line.with("weapon", self.term(weapon.term()))
    }

    fn bar_damaged(&self, ship: ShipId, slot: Slot, by: u8, left: u8) -> MessageDescriptor {
        let key = if left == 0 {
            "bar-dissolved"
        } else {
            "bar-damaged"
        };
        self.ship_line(key, ship)
            .with("side", self.term(slot.side.term()))
            .with("layer", self.term(slot.layer.term()))
            .with("by", by)
            .with("left", left)
    }

    fn ended(
        &self,
        won: &'static str,
        drawn: &'static str,
        winners: SeatSet,
        ending: Ending,
    ) -> MessageDescriptor {
        let line = MessageDescriptor::new(if winners.is_empty() { drawn } else { won });
        line.with("winners", self.seats(winners))
            .with("count", i64::from(winners.len()))
            .with("reason", self.ending(ending))
    }
}

const fn shields_down(cause: ShieldCause) -> &'static str {
    match cause {
        ShieldCause::Reactor => "shields-down-reactor",
        ShieldCause::Nebula => "shields-down-nebula",
    }
}

const fn ion_changed(to: Ion) -> &'static str {
    match to {
        Ion::Uncharged => "ion-changed-uncharged",
        Ion::Charging => "ion-changed-charging",
        Ion::Charged => "ion-changed-charged",
    }
}

const fn side_chosen(automatic: bool) -> &'static str {
    if automatic {
        "side-chosen-automatic"
    } else {
        "side-chosen"
    }
}

const fn replaced(automatic: bool) -> &'static str {
    if automatic {
        "ship-replaced-automatic"
    } else {
        "ship-replaced"
    }
}

const fn draw_answered(yes: bool) -> &'static str {
    if yes { "draw-accepted" } else { "draw-refused" }
}

/// Returns how important an event is for those who listen.
#[rustfmt::skip]
const fn weight(event: &Event) -> Weight {
    match event {
        Event::TurnStarted { .. } | Event::TurnEnded { .. } | Event::RoundEnded { .. }
        | Event::IonReady { .. } | Event::DrawLapsed => Weight::Detail,
        Event::MineReleased { .. } | Event::Stepped { .. } | Event::SpeedChanged { .. } | Event::Rotated { .. } | Event::PlaneChanged { .. }
        | Event::Warped { .. } | Event::BarDamaged { .. } | Event::ShieldsUp { .. } | Event::BarMoved { .. }
        | Event::BarsSwapped { .. } | Event::AuxCharged { .. } | Event::IonChanged { .. } | Event::MineLeft { .. }
        | Event::BlastBlocked { .. } | Event::SideChosen { .. } | Event::MineLost { .. } | Event::ScoreChanged { .. }
        | Event::MineDetonated { .. } | Event::DrawAnswered { .. } | Event::GameStarted { .. } => Weight::Plain,
        Event::ShotFired { .. } | Event::HullDamaged { .. } | Event::ShieldsDown { .. } | Event::BlastHit { .. }
        | Event::ShipDestroyed { .. } | Event::ShipLeft { .. } | Event::EmergencyStop { .. } | Event::ShipReplaced { .. }
        | Event::TimeRanOut { .. } | Event::Conceded { .. } | Event::DrawOffered { .. } | Event::GameEnded { .. }
        | Event::MatchEnded { .. } => Weight::Key,
    }
}
