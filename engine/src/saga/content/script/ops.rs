//! Parses the operations of scenarios, a closed list.

use super::{Parser, ReadResult, Token};
use crate::saga::content::content_error::ScriptError;
use crate::saga::effect::{
    Effect, GameEnd, OperationLocation, Placement, Quantity, ReportTarget, Sum, Term, XpmTransfer,
};
use crate::saga::hex::{HexId, hex_id};
use crate::saga::ids::{BadgeId, CounterId, DeckId, EntityId};

const PLACEMENTS: [(&str, Placement); 4] = [
    ("default", Placement::Default),
    ("nebula", Placement::Nebula),
    ("anywhere", Placement::Anywhere),
    ("near", Placement::Near),
];
const XPM_TRANSFERS: [(&str, XpmTransfer); 4] = [
    ("load", XpmTransfer::Load),
    ("unload", XpmTransfer::Unload),
    ("lose", XpmTransfer::Lose),
    ("deliver", XpmTransfer::Deliver),
];
const NUMBERS: [(&str, Quantity); 3] = [
    ("active_starbases", Quantity::ActiveStarbases),
    ("bosses_in_play", Quantity::BossesInPlay),
    ("players", Quantity::Players),
];

impl Parser<'_, '_> {
    pub(super) fn operation(&mut self, name: &str) -> ReadResult<Option<Effect>> {
        let effect = match name {
            "install_xpm" => {
                self.no_arguments()?;
                Effect::InstallXpm
            }
            "salvage" => {
                self.no_arguments()?;
                Effect::Salvage
            }
            "spawn_boss" => Effect::SpawnBoss(self.parenthesized(&PLACEMENTS)?),
            "report" => Effect::Report(self.report()?),
            "counter" => self.counter_op()?,
            "remove_installed_xpm" => Effect::RemoveInstalledXpm(self.count()?),
            "ravager_spawn" => Effect::RavagerSpawn(self.count()?),
            "ravager_away" => Effect::RavagerAway(self.count()?),
            "retaliation_card" => Effect::RetaliationCard(self.deck()?),
            "draw_card" => Effect::DrawCard(self.deck()?),
            "clear_astartium" => Effect::ClearAstartium(self.parenthesized_location()?),
            "destroy_starbase" => Effect::DestroyStarbase(self.parenthesized_location()?),
            "activate_starbase" => Effect::ActivateStarbase(self.parenthesized_location()?),
            "wormhole" => {
                self.parenthesized(&[("hard", ())])?;
                Effect::Wormhole
            }
            "log" => self.log()?,
            "end" => {
                Effect::End(self.parenthesized(&[("win", GameEnd::Win), ("lose", GameEnd::Lose)])?)
            }
            "when" => self.when()?,
            "badge" => {
                self.punctuation('(')?;
                let badge = self.badge()?;
                self.punctuation(')')?;
                Effect::Badge(badge)
            }
            _ => return self.entity_operation(name),
        };
        Ok(Some(effect))
    }

    /// Parses operations on sectors and scenario entities.
    fn entity_operation(&mut self, name: &str) -> ReadResult<Option<Effect>> {
        let effect = match name {
            "place_tile" => {
                self.punctuation('(')?;
                let location = self.location()?;
                self.punctuation(',')?;
                let is_up = self.keyword_of(&[("up", true), ("down", false)])?;
                self.punctuation(')')?;
                Effect::PlaceTile(location, is_up)
            }
            "place_entity" => {
                self.punctuation('(')?;
                let entity = self.entity()?;
                self.punctuation(',')?;
                let location = self.location()?;
                self.punctuation(')')?;
                Effect::PlaceEntity(entity, location)
            }
            "move_entity" => self.move_entity()?,
            "entity_hull" => self.entity_hull_op()?,
            "entity_xpm" => {
                self.punctuation('(')?;
                let entity = self.entity()?;
                self.punctuation(',')?;
                let transfer = self.keyword_of(&XPM_TRANSFERS)?;
                self.punctuation(')')?;
                Effect::EntityXpm(entity, transfer)
            }
            "astartium_on" => {
                self.punctuation('(')?;
                self.keyword_of(&[("locations", ())])?;
                self.punctuation(',')?;
                let count = self.small(1, 20)?;
                self.punctuation(')')?;
                Effect::AstartiumOn(count)
            }
            _ => return Ok(None),
        };
        Ok(Some(effect))
    }

    /// Parses `(place=starbase)` or `(place=entity:id)`.
    fn report(&mut self) -> ReadResult<ReportTarget> {
        self.punctuation('(')?;
        self.key("place")?;
        let find = if self.keyword_of(&[("starbase", true), ("entity", false)])? {
            ReportTarget::Starbase
        } else {
            self.punctuation(':')?;
            ReportTarget::Entity(self.entity()?)
        };
        self.punctuation(')')?;
        Ok(find)
    }

    fn move_entity(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let entity = self.entity()?;
        self.punctuation(',')?;
        let steps = self.small(1, 20)?;
        self.punctuation(',')?;
        let location = self.location()?;
        self.punctuation(')')?;
        Ok(Effect::MoveEntity(entity, steps, location))
    }

    fn entity_hull_op(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let entity = self.entity()?;
        self.punctuation(',')?;
        let by_level = self.tokens.get(self.next + 1).map(|(token, _)| *token);
        let effect = if by_level == Some(Token::Word("level")) {
            self.punctuation('-')?;
            self.word()?;
            Effect::EntityHit(entity)
        } else {
            Effect::EntityHull(entity, self.signed(99)?)
        };
        self.punctuation(')')?;
        Ok(effect)
    }

    fn counter_op(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let counter = self.counter()?;
        self.punctuation(',')?;
        let sum = self.sum()?;
        self.punctuation(')')?;
        Ok(Effect::Counter(counter, sum))
    }

    /// Parses up to three terms, each a number or a quantity with an optional factor before or
    /// after it.
    fn sum(&mut self) -> ReadResult<Sum> {
        let none = Term {
            factor: 0,
            number: Quantity::Plain(0),
        };
        let mut sum = [none; 3];
        for (index, term) in sum.iter_mut().enumerate() {
            let minus = match self.peek() {
                Token::Punctuation('-') => true,
                Token::Punctuation('+') => false,
                Token::Punctuation(_) | Token::Compare(_) | Token::End if index > 0 => {
                    return Ok(sum);
                }
                _ if index == 0 => {
                    *term = self.term(false)?;
                    continue;
                }
                _ => return Err(self.unexpected()),
            };
            self.next += 1;
            *term = self.term(minus)?;
        }
        Ok(sum)
    }

    fn term(&mut self, is_negative: bool) -> ReadResult<Term> {
        let (mut factor, mut number) = (if is_negative { -1 } else { 1 }, None);
        loop {
            match self.peek() {
                Token::Number(_) => {
                    let plain = self.number(0, 99)?;
                    factor *= i16::try_from(plain).unwrap_or_default();
                }
                Token::Word(_) if number.is_none() => number = Some(self.keyword_of(&NUMBERS)?),
                Token::Word(_) | Token::Punctuation(_) | Token::Compare(_) | Token::End => {
                    return Err(self.unexpected());
                }
            }
            if !self.skip(Token::Punctuation('*')) {
                let number = number.unwrap_or(Quantity::Plain(1));
                return Ok(Term { factor, number });
            }
        }
    }

    fn log(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let at = self.position();
        let line = self.small(1, u8::MAX)?;
        if line > self.scope.lines {
            let word = line.to_string();
            return Err(ScriptError::Word { word, at });
        }
        self.punctuation(')')?;
        Ok(Effect::Log(line - 1))
    }

    /// Parses `when(condition,[..])`.
    fn when(&mut self) -> ReadResult<Effect> {
        self.punctuation('(')?;
        let condition = self.condition()?;
        let max = u8::MAX.into();
        let index = self.effect_table.intern_condition(condition);
        let index = index.ok_or(ScriptError::Long { max })?;
        self.punctuation(',')?;
        let code = self.list()?;
        self.punctuation(')')?;
        Ok(Effect::When(index, code))
    }

    fn parenthesized_location(&mut self) -> ReadResult<OperationLocation> {
        self.punctuation('(')?;
        let location = self.location()?;
        self.punctuation(')')?;
        Ok(location)
    }

    /// Parses `here`, `event`, `target`, or a hex.
    fn location(&mut self) -> ReadResult<OperationLocation> {
        let locations = [
            ("here", OperationLocation::Here),
            ("event", OperationLocation::Event),
            ("target", OperationLocation::Target),
        ];
        if let Token::Word(word) = self.peek()
            && let Some((_, location)) = locations.iter().find(|(known, _)| *known == word)
        {
            self.next += 1;
            return Ok(*location);
        }
        self.hex().map(OperationLocation::Hex)
    }

    /// Parses `jumpgate`, `hex(q,r)`, or two numbers.
    pub(super) fn hex(&mut self) -> ReadResult<HexId> {
        let at = self.position();
        let mut is_named = false;
        if let Token::Word(_) = self.peek() {
            if self.keyword_of(&[("jumpgate", true), ("hex", false)])? {
                return Ok(HexId::GATE);
            }
            self.punctuation('(')?;
            is_named = true;
        }
        let q = self.number(-99, 99)?;
        self.punctuation(',')?;
        let r = self.number(-99, 99)?;
        if is_named {
            self.punctuation(')')?;
        }
        let hex = [q as i8, r as i8];
        hex_id(hex).ok_or_else(|| ScriptError::Word {
            word: format!("{q},{r}"),
            at,
        })
    }

    fn deck(&mut self) -> ReadResult<DeckId> {
        self.punctuation('(')?;
        let index = self.name_index(self.scope.decks)?;
        self.punctuation(')')?;
        Ok(DeckId(DeckId::EXTRA.0 + index))
    }

    pub(super) fn counter(&mut self) -> ReadResult<CounterId> {
        self.name_index(self.scope.counters).map(CounterId)
    }

    pub(super) fn entity(&mut self) -> ReadResult<EntityId> {
        self.name_index(self.scope.entities).map(EntityId)
    }

    pub(super) fn badge(&mut self) -> ReadResult<BadgeId> {
        self.name_index(self.scope.badges).map(BadgeId)
    }

    /// Parses a name that the scenario defines and returns its index in `names`.
    fn name_index(&mut self, names: &[String]) -> ReadResult<u8> {
        let (word, at) = self.word()?;
        let index = names.iter().position(|name| name == word);
        let index = index.and_then(|index| u8::try_from(index).ok());
        index.ok_or_else(|| ScriptError::Name {
            name: word.to_owned(),
            at,
        })
    }
}
