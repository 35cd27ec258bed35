//! Words of scenarios: operations, a closed list.

use super::{Read, Reader, Token};
use crate::saga::content::fault::ScriptFault;
use crate::saga::effect::{Effect, End, Find, Haul, Number, Placement, Spot, Sum, Term};
use crate::saga::hex::{HexId, hex_id};
use crate::saga::ids::{BadgeId, CounterId, DeckId, EntityId};

const PLACEMENTS: [(&str, Placement); 4] = [
    ("default", Placement::Default),
    ("nebula", Placement::Nebula),
    ("anywhere", Placement::Anywhere),
    ("near", Placement::Near),
];
const HAULS: [(&str, Haul); 4] = [
    ("load", Haul::Load),
    ("unload", Haul::Unload),
    ("lose", Haul::Lose),
    ("deliver", Haul::Deliver),
];
const NUMBERS: [(&str, Number); 3] = [
    ("active_starbases", Number::ActiveStarbases),
    ("bosses_in_play", Number::BossesInPlay),
    ("players", Number::Players),
];

impl Reader<'_, '_> {
    pub(super) fn operation(&mut self, name: &str) -> Read<Option<Effect>> {
        let effect = match name {
            "install_xpm" => {
                self.bare()?;
                Effect::InstallXpm
            }
            "salvage" => {
                self.bare()?;
                Effect::Salvage
            }
            "spawn_boss" => Effect::SpawnBoss(self.inside(&PLACEMENTS)?),
            "report" => Effect::Report(self.report()?),
            "counter" => self.counter_op()?,
            "remove_installed_xpm" => Effect::RemoveInstalledXpm(self.count()?),
            "ravager_spawn" => Effect::RavagerSpawn(self.count()?),
            "ravager_away" => Effect::RavagerAway(self.count()?),
            "retaliation_card" => Effect::RetaliationCard(self.deck()?),
            "draw_card" => Effect::DrawCard(self.deck()?),
            "clear_astartium" => Effect::ClearAstartium(self.spot_inside()?),
            "destroy_starbase" => Effect::DestroyStarbase(self.spot_inside()?),
            "activate_starbase" => Effect::ActivateStarbase(self.spot_inside()?),
            "wormhole" => {
                self.inside(&[("hard", ())])?;
                Effect::Wormhole
            }
            "log" => self.log()?,
            "end" => Effect::End(self.inside(&[("win", End::Win), ("lose", End::Lose)])?),
            "when" => self.when()?,
            "badge" => {
                self.sign('(')?;
                let badge = self.badge()?;
                self.sign(')')?;
                Effect::Badge(badge)
            }
            _ => return self.things(name),
        };
        Ok(Some(effect))
    }

    /// About sectors and things of the scenario.
    fn things(&mut self, name: &str) -> Read<Option<Effect>> {
        let effect = match name {
            "place_tile" => {
                self.sign('(')?;
                let spot = self.spot()?;
                self.sign(',')?;
                let up = self.one_of(&[("up", true), ("down", false)])?;
                self.sign(')')?;
                Effect::PlaceTile(spot, up)
            }
            "place_entity" => {
                self.sign('(')?;
                let entity = self.entity()?;
                self.sign(',')?;
                let spot = self.spot()?;
                self.sign(')')?;
                Effect::PlaceEntity(entity, spot)
            }
            "move_entity" => self.move_entity()?,
            "entity_hull" => self.entity_hull_op()?,
            "entity_xpm" => {
                self.sign('(')?;
                let entity = self.entity()?;
                self.sign(',')?;
                let haul = self.one_of(&HAULS)?;
                self.sign(')')?;
                Effect::EntityXpm(entity, haul)
            }
            "astartium_on" => {
                self.sign('(')?;
                self.one_of(&[("locations", ())])?;
                self.sign(',')?;
                let count = self.small(1, 20)?;
                self.sign(')')?;
                Effect::AstartiumOn(count)
            }
            _ => return Ok(None),
        };
        Ok(Some(effect))
    }

    /// `(place=starbase)` or `(place=entity:id)`.
    fn report(&mut self) -> Read<Find> {
        self.sign('(')?;
        self.key("place")?;
        let find = if self.one_of(&[("starbase", true), ("entity", false)])? {
            Find::Starbase
        } else {
            self.sign(':')?;
            Find::Entity(self.entity()?)
        };
        self.sign(')')?;
        Ok(find)
    }

    fn move_entity(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let entity = self.entity()?;
        self.sign(',')?;
        let steps = self.small(1, 20)?;
        self.sign(',')?;
        let spot = self.spot()?;
        self.sign(')')?;
        Ok(Effect::MoveEntity(entity, steps, spot))
    }

    fn entity_hull_op(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let entity = self.entity()?;
        self.sign(',')?;
        let by_level = self.tokens.get(self.next + 1).map(|(token, _)| *token);
        let effect = if by_level == Some(Token::Word("level")) {
            self.sign('-')?;
            self.word()?;
            Effect::EntityHit(entity)
        } else {
            Effect::EntityHull(entity, self.signed(99)?)
        };
        self.sign(')')?;
        Ok(effect)
    }

    fn counter_op(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let counter = self.counter()?;
        self.sign(',')?;
        let sum = self.sum()?;
        self.sign(')')?;
        Ok(Effect::Counter(counter, sum))
    }

    /// Up to three terms, each a number or a count, with a factor before or after it.
    fn sum(&mut self) -> Read<Sum> {
        let none = Term {
            factor: 0,
            number: Number::Plain(0),
        };
        let mut sum = [none; 3];
        for (place, term) in sum.iter_mut().enumerate() {
            let minus = match self.peek() {
                Token::Sign('-') => true,
                Token::Sign('+') => false,
                Token::Sign(_) | Token::Compare(_) | Token::End if place > 0 => return Ok(sum),
                _ if place == 0 => {
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

    fn term(&mut self, minus: bool) -> Read<Term> {
        let (mut factor, mut number) = (if minus { -1 } else { 1 }, None);
        loop {
            match self.peek() {
                Token::Number(_) => {
                    let plain = self.number(0, 99)?;
                    factor *= i16::try_from(plain).unwrap_or_default();
                }
                Token::Word(_) if number.is_none() => number = Some(self.one_of(&NUMBERS)?),
                Token::Word(_) | Token::Sign(_) | Token::Compare(_) | Token::End => {
                    return Err(self.unexpected());
                }
            }
            if !self.skip(Token::Sign('*')) {
                let number = number.unwrap_or(Number::Plain(1));
                return Ok(Term { factor, number });
            }
        }
    }

    fn log(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let at = self.place();
        let line = self.small(1, u8::MAX)?;
        if line > self.scope.lines {
            let word = line.to_string();
            return Err(ScriptFault::Word { word, at });
        }
        self.sign(')')?;
        Ok(Effect::Log(line - 1))
    }

    /// `when(condition,[..])`.
    fn when(&mut self) -> Read<Effect> {
        self.sign('(')?;
        let condition = self.condition()?;
        let most = u8::MAX.into();
        let place = self.book.ask(condition);
        let place = place.ok_or(ScriptFault::Long { most })?;
        self.sign(',')?;
        let code = self.list()?;
        self.sign(')')?;
        Ok(Effect::When(place, code))
    }

    fn spot_inside(&mut self) -> Read<Spot> {
        self.sign('(')?;
        let spot = self.spot()?;
        self.sign(')')?;
        Ok(spot)
    }

    /// `here`, `event`, `target`, or a hex.
    fn spot(&mut self) -> Read<Spot> {
        let spots = [
            ("here", Spot::Here),
            ("event", Spot::Event),
            ("target", Spot::Target),
        ];
        if let Token::Word(word) = self.peek()
            && let Some((_, spot)) = spots.iter().find(|(known, _)| *known == word)
        {
            self.next += 1;
            return Ok(*spot);
        }
        self.hex().map(Spot::Hex)
    }

    /// `jumpgate`, `hex(q,r)`, or two numbers.
    pub(super) fn hex(&mut self) -> Read<HexId> {
        let at = self.place();
        let mut named = false;
        if let Token::Word(_) = self.peek() {
            if self.one_of(&[("jumpgate", true), ("hex", false)])? {
                return Ok(HexId::GATE);
            }
            self.sign('(')?;
            named = true;
        }
        let q = self.number(-99, 99)?;
        self.sign(',')?;
        let r = self.number(-99, 99)?;
        if named {
            self.sign(')')?;
        }
        let hex = [q as i8, r as i8];
        hex_id(hex).ok_or_else(|| ScriptFault::Word {
            word: format!("{q},{r}"),
            at,
        })
    }

    fn deck(&mut self) -> Read<DeckId> {
        self.sign('(')?;
        let place = self.named(self.scope.decks)?;
        self.sign(')')?;
        Ok(DeckId(DeckId::EXTRA.0 + place))
    }

    pub(super) fn counter(&mut self) -> Read<CounterId> {
        self.named(self.scope.counters).map(CounterId)
    }

    pub(super) fn entity(&mut self) -> Read<EntityId> {
        self.named(self.scope.entities).map(EntityId)
    }

    pub(super) fn badge(&mut self) -> Read<BadgeId> {
        self.named(self.scope.badges).map(BadgeId)
    }

    /// The number of a name of the scenario.
    fn named(&mut self, names: &[String]) -> Read<u8> {
        let (word, at) = self.word()?;
        let place = names.iter().position(|name| name == word);
        let place = place.and_then(|place| u8::try_from(place).ok());
        place.ok_or_else(|| ScriptFault::Name {
            name: word.to_owned(),
            at,
        })
    }
}
