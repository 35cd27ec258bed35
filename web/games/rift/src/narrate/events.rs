//! Which phrase tells which event, and the words it needs.

use super::{Narrator, signed};
use engine::game::Seats;
use engine::rift::event::{Event, ShieldCause, Target};
use engine::rift::ship::{Ion, ShipId, Slot, Weapon};
use engine::rift::state::Ending;
use ui::l10n::Line;
use ui::live::{Told, Weight};

impl Narrator<'_> {
    /// The sentence for an event, not yet worded; its key is without `rift-event-`.
    #[must_use]
    #[rustfmt::skip]
    pub fn line(&self, event: &Event) -> Line {
        match *event {
            Event::TurnStarted { ship, .. } => self.of("turn-started", ship),
            Event::IonReady { ship } => self.of("ion-ready", ship),
            Event::Stepped { ship, to, .. } => self.of("stepped", ship).with("to", self.space(to)),
            Event::SpeedChanged { ship, from, to } => self.of("speed-changed", ship).with("from", signed(from)).with("to", signed(to)),
            Event::Rotated { ship, to, .. } => self.of("rotated", ship).with("to", self.heading(to)),
            Event::PlaneChanged { ship, to, .. } => self.of("plane-changed", ship).with("to", to.plane().to_string()),
            Event::Warped { ship, to, squares, .. } => self.of("warped", ship).with("squares", squares).with("to", self.space(to)),
            Event::ShotFired { ship, weapon, charged, target, damage, .. } => self.shot(ship, weapon, charged, target).with("damage", damage),
            Event::BarDamaged { ship, slot, by, left } => self.bar_damaged(ship, slot, by, left),
            Event::HullDamaged { ship, by, left } => self.of("hull-damaged", ship).with("by", by).with("left", left),
            Event::ShieldsDown { ship, cause } => self.of(shields_down(cause), ship),
            Event::ShieldsUp { ship } => self.of("shields-up", ship),
            Event::BarMoved { ship, from, to } => self.of("bar-moved", ship).with("from", self.slot(from)).with("to", self.slot(to)),
            Event::BarsSwapped { ship, a, b } => self.of("bars-swapped", ship).with("a", self.slot(a)).with("b", self.slot(b)),
            Event::AuxCharged { ship, units } => self.of("aux-charged", ship).with("units", units),
            Event::IonChanged { ship, to } => self.of(ion_changed(to), ship),
            Event::MineReleased { ship } => self.of("mine-released", ship),
            Event::MineLeft { ship, mine } => self.of("mine-left", ship).with("at", self.space(mine.space())),
            Event::MineDetonated { mine } => Line::new("mine-detonated").with("at", self.space(mine.space())),
            Event::BlastHit { ship, side, damage, .. } => self.of("blast-hit", ship).with("side", self.term(side.term())).with("damage", damage),
            Event::BlastBlocked { ship, .. } => self.of("blast-blocked", ship),
            Event::SideChosen { ship, side, automatic } => self.of(side_chosen(automatic), ship).with("side", self.term(side.term())),
            Event::ShipDestroyed { ship } => self.of("ship-destroyed", ship),
            Event::ShipLeft { ship } => self.of("ship-left", ship),
            Event::EmergencyStop { ship } => self.of("emergency-stop", ship),
            Event::MineLost { ship } => self.of("mine-lost", ship),
            Event::ShipReplaced { ship, space, heading, automatic } => self.of(replaced(automatic), ship).with("at", self.space(space)).with("heading", self.heading(heading)),
            Event::ScoreChanged { seat, by, score } => Line::new("score-changed").with("seat", self.seat(seat)).with("by", signed(by)).with("score", i64::from(score)),
            Event::TurnEnded { ship } => self.of("turn-ended", ship),
            Event::RoundEnded { round } => Line::new("round-ended").with("round", round),
            Event::TimeRanOut { ship: Some(ship) } => self.of("time-ran-out-ship", ship),
            Event::TimeRanOut { ship: None } => Line::new("time-ran-out"),
            Event::Conceded { seat } => Line::new("conceded").with("seat", self.seat(seat)),
            Event::DrawOffered { seat } => Line::new("draw-offered").with("seat", self.seat(seat)),
            Event::DrawAnswered { seat, yes } => Line::new(draw_answered(yes)).with("seat", self.seat(seat)),
            Event::DrawLapsed => Line::new("draw-lapsed"),
            Event::GameEnded { winners, ending, game } => self.ended("game-won", "game-drawn", winners, ending).with("game", game),
            Event::GameStarted { game } => Line::new("game-started").with("game", game),
            Event::MatchEnded { winners, ending } => self.ended("match-won", "match-drawn", winners, ending),
        }
    }

    /// An event as it is said aloud, with how much it matters.
    #[must_use]
    pub fn told(&self, event: &Event) -> Told {
        (weight(event), self.event(event))
    }

    fn of(&self, key: &'static str, ship: ShipId) -> Line {
        Line::new(key).with("ship", self.ship(ship))
    }

    fn shot(&self, ship: ShipId, weapon: Weapon, charged: bool, target: Target) -> Line {
        let line = match target {
            Target::Ship(target, side) => {
                let key = if charged {
                    "charged-shot-at-ship"
                } else {
                    "shot-at-ship"
                };
                self.of(key, ship)
                    .with("target", self.ship(target))
                    .with("side", self.term(side.term()))
            }
            Target::Mine(space) => self.of("shot-at-mine", ship).with("at", self.space(space)),
        };
        line.with("weapon", self.term(weapon.term()))
    }

    fn bar_damaged(&self, ship: ShipId, slot: Slot, by: u8, left: u8) -> Line {
        let key = if left == 0 {
            "bar-dissolved"
        } else {
            "bar-damaged"
        };
        self.of(key, ship)
            .with("side", self.term(slot.side.term()))
            .with("layer", self.term(slot.layer.term()))
            .with("by", by)
            .with("left", left)
    }

    fn ended(
        &self,
        won: &'static str,
        drawn: &'static str,
        winners: Seats,
        ending: Ending,
    ) -> Line {
        let line = Line::new(if winners.is_empty() { drawn } else { won });
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

/// How much an event matters to those who listen.
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
