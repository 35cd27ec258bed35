//! Texts of the arguments that events and actions declare.

use super::Narrator;
use engine::saga::armada::Target;
use engine::saga::description::Term;
use ui::l10n::{PhraseArg, PhraseArgs};

impl Narrator<'_> {
    /// Returns the arguments of a phrase.
    pub(super) fn arguments(&self, args: Vec<(&'static str, Term)>) -> PhraseArgs {
        let args = args.into_iter();
        args.map(|(name, term)| (name, self.argument(term)))
            .collect()
    }

    /// Returns the text or number of an argument.
    fn argument(&self, term: Term) -> PhraseArg {
        let text = match term {
            Term::Number(number) => return number.into(),
            Term::Word(family, name) => self.word(family, name),
            Term::Seat(seat) => self.seat(seat),
            Term::Armada(armada) => self.armada(armada),
            Term::Hex(hex) => self.hex(hex),
            Term::HexCode(hex) => self.hex_code(hex),
            Term::Tile(tile) => self.tile(tile),
            Term::Commander(commander) => self.commander(commander),
            Term::CommanderText(commander) => self.commander_ability(commander),
            Term::Gear(gear) => self.gear(gear),
            Term::GearText(gear) => self.gear_ability(gear),
            Term::Ability(seat, source) => self.source(seat, source),
            Term::Badge(badge) => self.badge(badge),
            Term::Deck(deck) => self.deck(deck),
            Term::DeckCard(deck, card) => self.card_of(deck, card),
            Term::EventCard(card) => self.event_card(card),
            Term::EventText(card) => self.event_text(card),
            Term::ActionCard(card) => self.action_card(card),
            Term::ActionText(card) => self.action_text(card),
            Term::Exploration(card) => self.exploration(card),
            Term::Entity(entity) => self.entity(entity),
            Term::Raider(raider) => self.raider(raider),
            Term::RaiderLevel(level) => self.raider_of(level),
            Term::Boss(boss) => self.boss(boss),
            Term::TargetAt(Target::Raider(raider)) => self.raider_at(raider),
            Term::Target(target) | Term::TargetAt(target) => self.target(target),
            Term::Next(next) => self.next(next),
            Term::Counter(counter) => self.counter(counter),
            Term::Goods(good, count) => self.goods(good, count),
            Term::Share(exploration, combat) => self.share([exploration, combat]),
            Term::Activation(count) => self.activation(count),
            Term::Check(check) => self.test(check),
            Term::Faces(faces) => {
                let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
                self.phrases.list(&faces)
            }
            Term::Encounter(place) => self.encounter(place),
            Term::Project {
                project,
                is_expand: expand,
            } => self.project(project, expand),
            Term::Regroup(regroup) => self.regroup(regroup),
            Term::Line(line) => {
                let lines = &self.game.mission().lines;
                lines.get(usize::from(line)).cloned().unwrap_or_default()
            }
            Term::Cause(by) => {
                let cause = self.cause(by);
                cause.unwrap_or_else(|| self.text("saga-cause-scenario"))
            }
            Term::By(by) => self.by(by),
        };
        text.into()
    }
}
