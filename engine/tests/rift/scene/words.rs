//! The notation of squares, amounts and orders in the tests.

use engine::grid::{Heading, Space};
use engine::rift::Rift;
use engine::rift::action::{Action, Pay, PlusMinus};
use engine::rift::ship::{Layer, MountId, ShipId, Side, Slot, Weapon};
use engine::rift::state::State;

/// Parses a whole number.
pub fn number(word: &str) -> u8 {
    word.parse()
        .unwrap_or_else(|_| panic!("`{word}` is no amount"))
}

/// Parses a space such as `C5` or `C5/+1`.
pub fn space(label: &str) -> Space {
    Space::parse(label).unwrap_or_else(|error| panic!("{error}"))
}

/// Parses spaces separated by blanks.
pub fn spaces(labels: &str) -> impl Iterator<Item = Space> {
    labels.split_whitespace().map(space)
}

/// Parses a heading by its compass name.
pub fn heading(word: &str) -> Option<Heading> {
    Heading::from_name(word)
}

/// Parses a speed: one digit, with or without a sign.
pub fn speed(word: &str) -> Option<i8> {
    word.parse().ok()
}

/// Parses a side: F, R, B or L.
pub fn side(word: &str) -> Option<Side> {
    match word {
        "F" => Some(Side::Front),
        "R" => Some(Side::Right),
        "B" => Some(Side::Back),
        "L" => Some(Side::Left),
        _ => None,
    }
}

/// Parses the bars of a side: `F[2,6]`, outer first.
pub fn bars(word: &str) -> Option<(Side, [u8; 2])> {
    let (name, rest) = word.split_once('[')?;
    let (outer, inner) = rest.strip_suffix(']')?.split_once(',')?;
    Some((side(name)?, [number(outer), number(inner)]))
}

fn slot(word: &str) -> Slot {
    let (name, layer) = word
        .split_once('.')
        .unwrap_or_else(|| panic!("`{word}` is no slot"));
    Slot {
        side: side(name).unwrap_or_else(|| panic!("`{word}` is no slot")),
        layer: match layer {
            "outer" => Layer::Outer,
            "inner" => Layer::Inner,
            _ => panic!("`{word}` is no slot"),
        },
    }
}

/// An order as written, such as `back laser x2 R pay 1+1`.
pub struct Order<'a> {
    words: Vec<&'a str>,
    /// Number of times the order is given.
    pub times: u8,
    pay: Option<Pay>,
}

impl<'a> Order<'a> {
    /// Parses an order.
    pub fn read(text: &'a str) -> Self {
        let mut words = Vec::new();
        let (mut times, mut pay) = (1, None);
        let mut all = text.split_whitespace();
        while let Some(word) = all.next() {
            if word == "pay" {
                let (main, aux) = all
                    .next()
                    .and_then(|sum| sum.split_once('+'))
                    .expect("main+aux");
                pay = Some(Pay {
                    main: number(main),
                    aux: number(aux),
                });
            } else if let Some(count) = word.strip_prefix('x') {
                times = number(count);
            } else {
                words.push(word);
            }
        }
        Self { words, times, pay }
    }

    fn word(&self, n: usize) -> &'a str {
        self.words
            .get(n)
            .copied()
            .unwrap_or_else(|| panic!("{:?} is too short", self.words))
    }

    /// Returns the seat that an out-of-turn action names, such as `concede 1`.
    pub fn seat(&self) -> Option<u8> {
        ["concede", "offer", "accept", "decline", "next"]
            .contains(&self.word(0))
            .then(|| number(self.word(1)))
    }

    /// Returns the action of the order in `state`. Unless it names its payment, it pays as the
    /// rules suggest [RIFT-6.8]: from the main reactor down to its last unit, then auxiliary.
    pub fn action(&self, game: &Rift, state: &State) -> Action {
        let active = state
            .turn
            .ship
            .and_then(|id| state.ship(id).map(|ship| (id, *ship)));
        let pay = |price: u8| {
            self.pay.unwrap_or_else(|| {
                let main = active.map_or(0, |(_, ship)| price.min(ship.main.saturating_sub(1)));
                Pay {
                    main,
                    aux: price - main,
                }
            })
        };
        // The price of a movement [RIFT-6.12]: 2E for the Hammer, 1E for the others.
        let movement = active.map_or(1, |(id, _)| if model(game, id) == "hammer" { 2 } else { 1 });
        let ship = |n| ShipId(number(self.word(n)));
        match self.word(0) {
            "activate" => Action::Activate(ship(1)),
            "step" => Action::Step,
            "faster" => Action::Accelerate(PlusMinus::Plus, pay(movement)),
            "slower" => Action::Accelerate(PlusMinus::Minus, pay(movement)),
            "right" => Action::Rotate(PlusMinus::Plus, pay(movement)),
            "left" => Action::Rotate(PlusMinus::Minus, pay(movement)),
            "up" => Action::ChangePlane(PlusMinus::Plus, pay(movement)),
            "down" => Action::ChangePlane(PlusMinus::Minus, pay(movement)),
            "warp" => Action::Warp(number(self.word(1)), pay(6)),
            "relocate" => Action::Relocate(slot(self.word(1)), slot(self.word(2)), pay(1)),
            "swap" => {
                let (a, b) = (slot(self.word(1)), slot(self.word(2)));
                Action::Swap(a.min(b), a.max(b), pay(2))
            }
            "charge" => Action::Charge(number(self.word(1))),
            "charge-ion" => Action::ChargeIon(pay(1)),
            "release" => Action::ReleaseMine,
            "end" => Action::EndTurn,
            "side" => Action::ChooseSide(ship(1), side(self.word(2)).expect("a side")),
            "corner" => Action::ChooseCorner(ship(1), number(self.word(2))),
            "timeout" => Action::TimeOut,
            "concede" => Action::Concede,
            "offer" => Action::OfferDraw,
            "accept" => Action::AnswerDraw(true),
            "decline" => Action::AnswerDraw(false),
            "next" => Action::NextGame,
            "back" => self.fire(game, state, Side::Back, 1, pay),
            _ => self.fire(game, state, Side::Front, 0, pay),
        }
    }

    fn fire(
        &self,
        game: &Rift,
        state: &State,
        through: Side,
        at: usize,
        pay: impl Fn(u8) -> Pay,
    ) -> Action {
        let (weapon, price) = match self.word(at) {
            "laser" => (Weapon::Laser, 1),
            "torpedo" => (Weapon::Torpedo, 0),
            "ion" => (Weapon::Ion, 2),
            other => panic!("what is the order `{other}`?"),
        };
        let hit = self.words.get(at + 1).and_then(|word| side(word));
        let mount = state.turn.ship.and_then(|id| {
            let mut mounts = game.build(id).mounts.iter();
            mounts.position(|m| m.weapon == weapon && m.side == through)
        });
        Action::Fire(MountId(mount.map_or(7, |n| n as u8)), hit, pay(price))
    }
}

/// Returns the id of a ship's model.
pub fn model(game: &Rift, id: ShipId) -> &str {
    &game.figures().models[usize::from(game.build(id).model)].id
}
