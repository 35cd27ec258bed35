//! Invariant 11: a position that is rotated by 180 degrees or mirrored plays the same game.
//! Automatic choices and fixed tie orders are not symmetric and are left out.

use crate::properties::{choose, games};
use crate::random_tables;
use engine::chance::SeededRng;
use engine::game::{Game, NullSink, Status};
use engine::grid::{Heading, Space, Square};
use engine::rift::Rift;
use engine::rift::action::{Action, PlusMinus};
use engine::rift::board_file::BoardFile;
use engine::rift::event::Event;
use engine::rift::options::{BoardChoice, Options};
use engine::rift::ship::{Bars, Side, Slot};
use engine::rift::state::{Mine, State, Wave};

/// A symmetry of a board.
#[derive(Clone, Copy)]
struct Image {
    is_mirrored: bool,
    width: u8,
    height: u8,
}

impl Image {
    fn square(self, at: Square) -> Square {
        let y = if self.is_mirrored {
            at.y()
        } else {
            self.height - 1 - at.y()
        };
        Square::new(self.width - 1 - at.x(), y).expect("a square")
    }

    fn space(self, at: Space) -> Space {
        Space::new(self.square(at.square()), at.plane())
    }

    fn heading(self, heading: Heading) -> Heading {
        if self.is_mirrored {
            Heading::wrap(8 - heading.number())
        } else {
            heading.opposite()
        }
    }

    fn side(self, side: Side) -> Side {
        match side {
            Side::Left if self.is_mirrored => Side::Right,
            Side::Right if self.is_mirrored => Side::Left,
            Side::Front | Side::Back | Side::Left | Side::Right => side,
        }
    }

    fn slot(self, slot: Slot) -> Slot {
        Slot {
            side: self.side(slot.side),
            layer: slot.layer,
        }
    }

    fn bars(self, bars: Bars) -> Bars {
        let mut image = bars;
        for slot in Slot::ALL {
            image.set(self.slot(slot), bars.get(slot));
        }
        image
    }

    fn corner(self, number: u8) -> u8 {
        let (level, corner) = (number / 4 * 4, number % 4);
        level
            + if self.is_mirrored {
                [1, 0, 3, 2]
            } else {
                [2, 3, 0, 1]
            }[usize::from(corner)]
    }

    fn action(self, action: Action) -> Action {
        match action {
            Action::Rotate(sign, pay) if self.is_mirrored => {
                let other = if sign == PlusMinus::Plus {
                    PlusMinus::Minus
                } else {
                    PlusMinus::Plus
                };
                Action::Rotate(other, pay)
            }
            Action::Fire(mount, side, pay) => {
                Action::Fire(mount, side.map(|side| self.side(side)), pay)
            }
            Action::Relocate(from, to, pay) => {
                Action::Relocate(self.slot(from), self.slot(to), pay)
            }
            Action::Swap(a, b, pay) => {
                let (a, b) = (self.slot(a), self.slot(b));
                Action::Swap(a.min(b), a.max(b), pay)
            }
            Action::ChooseSide(ship, side) => Action::ChooseSide(ship, self.side(side)),
            Action::ChooseCorner(ship, number) => Action::ChooseCorner(ship, self.corner(number)),
            other => other,
        }
    }

    fn state(self, state: &State) -> State {
        let mut image = state.clone();
        for ship in image.ships.iter_mut() {
            ship.space = self.space(ship.space);
            ship.heading = self.heading(ship.heading);
            ship.bars = self.bars(ship.bars);
        }
        for mine in image.mines.iter_mut() {
            *mine = Mine::new(self.space(mine.space()), mine.owner());
        }
        let wave = Wave {
            sides: Wave::default().sides,
            chosen: 0,
            ..state.wave
        };
        image.wave = (0..usize::from(state.wave.chosen)).fold(wave, |mut wave, n| {
            wave.choose(self.side(state.wave.side(n)));
            wave
        });
        image
    }

    fn board(self, file: &BoardFile) -> BoardFile {
        let mut image = file.clone();
        for row in &mut image.rows {
            *row = row.chars().rev().collect();
        }
        if !self.is_mirrored {
            image.rows.reverse();
        }
        for start in &mut image.starts {
            start.at = self.square(start.at);
            start.facing = self.heading(start.facing);
            if let Some(bars) = start.console.bars.as_mut().filter(|_| self.is_mirrored) {
                std::mem::swap(&mut bars.R, &mut bars.L);
            }
        }
        for mine in &mut image.mines {
            mine.at = self.square(mine.at);
        }
        image
    }
}

/// Returns the options of a random table without asymmetric rules.
fn fair_options(seed: u64) -> Options {
    let mut options = random_tables::options(seed);
    options.rules.has_chain_mines = false;
    options.rules.has_auto_choices = false;
    options.rules.turn_seconds = 0;
    options.rules.sudden_death = 0;
    options
}

/// Plays a game and its image side by side.
fn play(seed: u64, is_mirrored: bool) {
    let options = fair_options(seed);
    let BoardChoice::Custom(file) = &options.board else {
        panic!("random tables have boards of their own")
    };
    let image = Image {
        is_mirrored,
        width: file.width,
        height: file.height,
    };
    let other = Options {
        board: BoardChoice::Custom(Box::new(image.board(file))),
        ..options.clone()
    };
    let game = Rift::new(options).unwrap_or_else(|error| panic!("{error}"));
    let other = Rift::new(other).unwrap_or_else(|error| panic!("{error}"));
    let mut state = game.deal(&mut SeededRng::new(seed, 0));
    let mut mirrored = other.deal(&mut SeededRng::new(seed, 0));
    let mut chance = SeededRng::new(seed, 1 << 52);
    while let Status::WaitingFor(_) = game.status(&state) {
        assert_eq!(image.state(&state), mirrored);
        let (seat, action) = choose(&game, &state, &mut chance);
        let image_action = image.action(action);
        let mut events = Vec::new();
        game.act(&mut state, seat, action, &mut chance, &mut events)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        other
            .act(
                &mut mirrored,
                seat,
                image_action,
                &mut chance,
                &mut NullSink,
            )
            .unwrap_or_else(|refusal| panic!("{image_action:?} of {action:?}: {refusal:?}"));
        // If no corner is free, the space nearest to a corner follows a fixed order, which is not
        // symmetric.
        let corners = game.board().corners().map(|(square, _)| square);
        let beside = |event: &Event| matches!(event, Event::ShipReplaced { space, .. } if !corners.contains(&space.square()));
        if events.iter().any(beside) {
            return;
        }
    }
    assert_eq!(game.status(&state), other.status(&mirrored));
}

#[test]
fn invariant_11_holds_for_a_board_turned_by_180_degrees() {
    for seed in 0..games(120) {
        play(seed, false);
    }
}

#[test]
fn invariant_11_holds_for_a_mirrored_board() {
    for seed in 0..games(120) {
        play(seed, true);
    }
}
