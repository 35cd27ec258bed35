//! Texts of the arguments that events and actions declare.

use super::Narrator;
use engine::exodus::description::Term;
use ui::l10n::{PhraseArg, PhraseArgs};

impl Narrator<'_> {
    /// Returns the arguments of a phrase.
    pub(super) fn arguments(&self, args: Vec<(&'static str, Term)>) -> PhraseArgs {
        let args = args.into_iter();
        args.map(|(name, term)| (name, self.argument(&term)))
            .collect()
    }

    /// Returns the text or number of an argument.
    fn argument(&self, term: &Term) -> PhraseArg {
        let figures = |card| self.game.resistance(card);
        match *term {
            Term::Number(number) => number.into(),
            Term::Word(family, name) => self.word(family, name).into(),
            Term::Seat(seat) => self.seat(seat).into(),
            Term::Seats(ref seats) => self.list(seats.iter().map(|seat| self.seat(*seat))).into(),
            Term::Hex(hex) => self.hex(hex).into(),
            Term::Ship(ship) => self.ship(ship).into(),
            Term::OwnShip(ship) => self.ship_short(ship).into(),
            Term::Political(card) => self.political(card).into(),
            Term::Resistance(card) => self.resistance(card).into(),
            Term::ResistanceText(card) => self.resistance_text(card).into(),
            Term::GuardDice(card) => figures(card).map_or(0, |card| card.dice).into(),
            Term::GuardStrength(card) => figures(card).map_or(0, |card| card.strength).into(),
            Term::Level(level) => self.level(level).into(),
            Term::Ability(card) => self.ability(card).into(),
            Term::AbilityText(card) => self.ability_text(card).into(),
            Term::Bonus(card) => self.bonus(card).into(),
            Term::ActionCard(card) => self.action_card(card).into(),
            Term::Reaction(card) => self.reaction(card).into(),
            Term::Origin(origin) => self.origin(origin).into(),
            Term::Letters(letters) => self.letters(letters).into(),
            Term::Price { cp, ax: 0, ph } => self.item_cost((cp, ph)).into(),
            Term::Price { cp, ax, .. } => self.ship_cost((cp, ax)).into(),
            Term::Cubes(count) => self.cubes(count).into(),
            Term::Faces(ref faces) => self.list(faces.iter().map(u8::to_string)).into(),
            Term::Points(sixtieths) => self.points(sixtieths).into(),
            Term::Tokens(ref tokens) => self.tokens(tokens.iter().copied()).into(),
            Term::Cells(kind, part) => {
                let grids = self.game.grids();
                let cells = grids.cells(kind, part).unwrap_or(0);
                self.cells(grids.of(kind), cells).into()
            }
        }
    }
}
