//! Describes the outcome of an action in words: the ship's final position, the damage, and the
//! remaining energy.

use super::Narrator;
use engine::grid::Space;
use engine::rift::event::{Event, Target};
use engine::rift::ship::{ShipId, Side};
use engine::rift::view::View;
use ui::l10n::PhraseArg;

impl Narrator<'_> {
    /// Returns the sentences for a tried action; `events` lead from `before` to `after`.
    #[must_use]
    pub fn preview(&self, before: &View, after: &View, events: &[Event]) -> String {
        let Some(id) = before.turn.ship else {
            return String::new();
        };
        let mut parts = Vec::new();
        if let (Some(old), Some(new)) = (before.ship(id), after.ship(id)) {
            if old.space != new.space && new.is_alive() {
                parts.push(self.at("lands", new.space));
            }
            parts.extend(
                events
                    .iter()
                    .filter_map(|event| self.consequence(id, old.space, event)),
            );
            if old.energy() != new.energy() || old.main != new.main {
                let energy = [("main", new.main.into()), ("aux", new.aux.into())];
                parts.push(self.phrases.say("rift-preview-energy", &energy));
            }
        }
        parts.join(" · ")
    }

    /// Returns the sentence for an event that the player needs to know about in advance.
    fn consequence(&self, own_ship: ShipId, from: Space, event: &Event) -> Option<String> {
        match event {
            Event::ShotFired {
                target: Target::Ship(ship, side),
                damage,
                ..
            } => Some(self.damage(*ship, *side, *damage)),
            Event::ShotFired {
                target: Target::Mine(at),
                ..
            } => Some(self.at("hits-mine", *at)),
            Event::BlastHit {
                ship,
                side,
                damage,
                mine,
            } => {
                let strikes = *ship == own_ship && mine.space() != from;
                let strike =
                    strikes.then(|| format!("{} · ", self.at("strikes-mine", mine.space())));
                Some(strike.unwrap_or_default() + &self.damage(*ship, *side, *damage))
            }
            Event::ShieldsDown { ship, .. } => {
                (*ship == own_ship).then(|| self.phrases.text("rift-preview-shields-down"))
            }
            _ => None,
        }
    }

    fn damage(&self, ship: ShipId, side: Side, damage: u8) -> String {
        let args = [
            ("damage", damage.into()),
            ("side", self.term(side.into_str()).into()),
            ("target", self.ship(ship).into()),
        ];
        self.phrases.say("rift-preview-damage", &args)
    }

    fn at(&self, key: &str, space: Space) -> String {
        self.phrases.say(
            &format!("rift-preview-{key}"),
            &[("at", PhraseArg::from(self.space(space)))],
        )
    }
}
