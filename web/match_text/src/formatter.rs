//! Writes places, pieces and orders of a text model as sentences in the page's language.

use super::{Bearing, GridPoint, PieceId, PlaceId, TextModel, TextOrder, TextPiece, TextPlace};
use engine::grid::Heading;
use ui::l10n::Phrases;

/// The point from which distances are measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReferencePoint {
    /// A piece, also after it has moved.
    Piece(PieceId),
    Place(PlaceId),
}

/// A formatter of the parts of a text model as sentences.
#[derive(Clone, Copy)]
pub struct TextFormatter<'a> {
    pub phrases: &'a Phrases,
    pub model: &'a TextModel,
}

impl TextFormatter<'_> {
    /// Returns the name and location of a reference point; `None` for a piece that is gone.
    #[must_use]
    pub fn reference(&self, reference: ReferencePoint) -> Option<(String, GridPoint)> {
        let (name, place) = match reference {
            ReferencePoint::Piece(id) => {
                let name = &self.model.piece(id)?.name;
                (name, self.model.place_of(id)?)
            }
            ReferencePoint::Place(id) => {
                let place = self.model.place(id)?;
                (&place.name, place)
            }
        };
        Some((name.clone(), place.point))
    }

    /// Returns a direction as text, as in “3 squares north-east of”.
    #[must_use]
    pub fn direction(&self, heading: Heading) -> String {
        let name = heading.name().to_lowercase();
        self.phrases.text(&format!("text-direction-{name}"))
    }

    /// Returns the name of a ninth of the board.
    #[must_use]
    pub fn region(phrases: &Phrases, ninth: Option<Heading>) -> String {
        let name = ninth.map_or_else(|| "middle".to_owned(), |at| at.name().to_lowercase());
        phrases.text(&format!("text-region-{name}"))
    }

    /// Returns distance and direction in words, seen from the place or piece named `origin`.
    #[must_use]
    pub fn bearing(&self, bearing: &Bearing, origin: &str) -> String {
        let Some(toward) = bearing.toward else {
            return self
                .phrases
                .say("text-bearing-here", &[("of", origin.to_owned().into())]);
        };
        let steps = |key: &str, count: u32| {
            let count = i64::from(count).into();
            self.phrases.say(
                &format!("text-{key}-{}", self.model.grid.phrase_suffix()),
                &[("count", count)],
            )
        };
        let straight = self.phrases.say(
            "text-bearing",
            &[
                ("steps", steps("steps", bearing.distance).into()),
                ("direction", self.direction(toward).into()),
                ("of", origin.to_owned().into()),
            ],
        );
        let leg = |&(count, heading): &(u32, Heading)| {
            let args = [
                ("count", i64::from(count).into()),
                ("direction", self.direction(heading).into()),
            ];
            self.phrases.say("text-leg", &args)
        };
        if bearing.legs.is_empty() {
            return straight;
        }
        let legs: Vec<String> = bearing.legs.iter().map(leg).collect();
        let args = [
            ("bearing", straight.into()),
            ("legs", legs.join(", ").into()),
        ];
        self.phrases.say("text-bearing-off-line", &args)
    }

    /// Returns the bearing of a place from a reference point; `None` at that point, or if the
    /// reference piece is gone.
    #[must_use]
    pub fn seen_from(&self, reference: ReferencePoint, place: &TextPlace) -> Option<String> {
        let (name, from) = self.reference(reference)?;
        let bearing = self.model.grid.bearing(from, place.point);
        bearing.toward?;
        Some(self.bearing(&bearing, &name))
    }

    /// Returns the name and the content of a place.
    #[must_use]
    pub fn place(&self, place: &TextPlace) -> String {
        let holds = if place.holds.is_empty() {
            self.phrases.text("text-nothing-here")
        } else {
            place.holds.join("; ")
        };
        self.pair(&place.name, &holds)
    }

    /// Returns the content of a place, and its bearing from a reference point.
    #[must_use]
    pub fn place_from(&self, place: &TextPlace, reference: Option<ReferencePoint>) -> String {
        let text = self.place(place);
        match reference.and_then(|reference| self.seen_from(reference, place)) {
            Some(bearing) => format!("{text}. {bearing}."),
            None => format!("{text}."),
        }
    }

    /// Describes a piece: where it is, its state, and all facts about it.
    #[must_use]
    pub fn piece(&self, piece: &TextPiece, reference: Option<ReferencePoint>) -> String {
        let place = piece.at.and_then(|at| self.model.place(at));
        let Some(place) = place else {
            return format!("{}.", self.pair(&piece.name, &piece.state));
        };
        let bearing = reference
            .and_then(|reference| self.seen_from(reference, place))
            .map_or_else(String::new, |bearing| format!(", {bearing}"));
        let facts: Vec<String> = piece
            .facts
            .iter()
            .map(|fact| self.pair(&fact.name, &fact.value))
            .collect();
        let location = format!("{}{bearing}", place.name);
        format!(
            "{}. {}. {}.",
            self.pair(&piece.name, &location),
            piece.state,
            facts.join("; ")
        )
    }

    /// Returns a name with its value, as in “name: value”.
    #[must_use]
    pub fn pair(&self, name: &str, value: &str) -> String {
        let args = [
            ("name", name.to_owned().into()),
            ("value", value.to_owned().into()),
        ];
        self.phrases.say("text-pair", &args)
    }

    /// Returns an order with its price and effect, without its number.
    #[must_use]
    pub fn order(&self, order: &TextOrder) -> String {
        let mut text = order.name.clone();
        if let Some(price) = &order.price {
            text = format!("{text}, {price}");
        }
        match &order.effect {
            Some(effect) => self.pair(&text, effect),
            None => text,
        }
    }

    /// Returns the legal orders that pass `fits`, each with its number.
    pub fn numbered_orders<'b>(
        &'b self,
        fits: impl Fn(&TextOrder) -> bool + 'b,
    ) -> impl Iterator<Item = String> + 'b {
        (1..)
            .zip(self.model.legal_orders())
            .filter(move |(_, order)| fits(order))
            .map(|(number, order): (i64, _)| {
                let args = [
                    ("number", number.into()),
                    ("order", self.order(order).into()),
                ];
                self.phrases.say("text-numbered", &args)
            })
    }
}
