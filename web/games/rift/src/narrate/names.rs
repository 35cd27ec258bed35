//! Names of ships, seats, spaces and slots, as shown and spoken.

use super::{Narrator, seat_letter};
use engine::game::{Seat, SeatSet};
use engine::grid::{Heading, Space};
use engine::rift::options::Mode;
use engine::rift::ship::{ShipId, Slot};

impl Narrator<'_> {
    /// Names a ship by model and seat letter: `Rhino A`, or `Rhino A2` if the player has several.
    #[must_use]
    pub fn ship(&self, ship: ShipId) -> String {
        let build = self.game.build(ship);
        let owner = self.game.owner(ship);
        let models = &self.game.figures().models;
        let model = models.get(usize::from(build.model)).map_or_else(
            || self.phrases.text("rift-model-any"),
            |model| model_name(self.phrases, &model.id),
        );
        let own: Vec<usize> = self
            .game
            .builds()
            .iter()
            .enumerate()
            .filter(|(_, other)| other.seat == build.seat)
            .map(|(number, _)| number)
            .collect();
        let mut mark = seat_letter(owner);
        if own.len() > 1 {
            let place = own.iter().position(|&number| number == ship.index());
            mark += &place.map_or(0, |place| place + 1).to_string();
        }
        self.phrases.say(
            "rift-ship",
            &[("model", model.into()), ("mark", mark.into())],
        )
    }

    /// Returns the role of a marked ship: the flagship, or the ship that must break out. `None` for
    /// unmarked ships and in modes without marks.
    #[must_use]
    pub fn role(&self, ship: ShipId) -> Option<String> {
        let key = match self.game.rules().mode {
            Mode::Flagship => "rift-mark-flagship",
            Mode::Breakout => "rift-mark-breakout",
            Mode::Elimination | Mode::Ace | Mode::Puzzle => return None,
        };
        self.game.is_marked(ship).then(|| self.phrases.text(key))
    }

    /// Names a seat by its letter.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.phrases
            .say("rift-seat", &[("letter", seat_letter(seat).into())])
    }

    /// Names several seats as a list.
    #[must_use]
    pub fn seats(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(seat)).collect();
        self.phrases.list(&names)
    }

    /// Names a space by square and plane.
    #[must_use]
    pub fn space(&self, space: Space) -> String {
        self.phrases.say(
            "rift-space",
            &[
                ("square", space.square().to_string().into()),
                ("plane", space.plane().to_string().into()),
            ],
        )
    }

    #[must_use]
    pub fn heading(&self, heading: Heading) -> String {
        heading_name(self.phrases, heading)
    }

    /// Names the slot of a shield bar by side and layer.
    #[must_use]
    pub fn slot(&self, slot: Slot) -> String {
        self.phrases.say(
            "rift-slot",
            &[
                ("side", self.term(slot.side.into_str()).into()),
                ("layer", self.term(slot.layer.into_str()).into()),
            ],
        )
    }

    /// Returns the word for a term of the engine, such as a side or a weapon.
    #[must_use]
    pub fn term(&self, key: &str) -> String {
        self.phrases.text(&format!("rift-{key}"))
    }
}

/// Returns the name of a ship model, or its id if a custom model has no phrase.
#[must_use]
pub fn model_name(phrases: &ui::l10n::Phrases, id: &str) -> String {
    phrases
        .find(&format!("rift-model-{id}"), &[])
        .unwrap_or_else(|| id.to_owned())
}

#[must_use]
pub fn heading_name(phrases: &ui::l10n::Phrases, heading: Heading) -> String {
    let name = heading.name().to_lowercase();
    phrases.text(&format!("rift-heading-{name}"))
}
