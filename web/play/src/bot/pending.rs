//! The one errand that a brain has, who waits for its answer, and which train of thought may go
//! on with it. Thinks nothing itself.

use worker::{Errand, Reply};

/// What became of the errand before, when a new one was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placed {
    /// There was none.
    Free,
    /// It was another one, which nobody waits for any longer.
    Instead,
    /// It is the same: it is being thought about already.
    Same,
}

type Answer = Box<dyn FnOnce(Reply)>;

/// An errand and who waits for it.
#[derive(Default)]
pub struct Pending {
    errand: Option<(Errand, Answer)>,
    /// Names the train of thought in the page; an older one has ended.
    thought: u32,
}

impl Pending {
    /// Places an errand; the one before is not answered.
    pub fn place(&mut self, errand: Errand, answer: Answer) -> Placed {
        let placed = match &self.errand {
            None => Placed::Free,
            Some((before, _)) if *before == errand => Placed::Same,
            Some(_) => Placed::Instead,
        };
        if placed != Placed::Same {
            self.thought = self.thought.wrapping_add(1);
        }
        self.errand = Some((errand, answer));
        placed
    }

    /// The errand.
    pub fn errand(&self) -> Option<&Errand> {
        self.errand.as_ref().map(|(errand, _)| errand)
    }

    /// Takes the errand away; gives back who waits for it.
    pub fn take(&mut self) -> Option<Answer> {
        self.thought = self.thought.wrapping_add(1);
        self.errand.take().map(|(_, answer)| answer)
    }

    /// Begins a train of thought about the errand, which ends the one before; gives its name.
    pub fn begin(&mut self) -> Option<(Errand, u32)> {
        self.thought = self.thought.wrapping_add(1);
        Some((self.errand()?.clone(), self.thought))
    }

    /// Whether a train of thought may go on.
    pub const fn goes_on(&self, thought: u32) -> bool {
        self.errand.is_some() && self.thought == thought
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bots::Level;
    use std::cell::Cell;
    use std::rc::Rc;
    use worker::Wish;

    fn errand(seat: u8) -> Errand {
        Errand {
            text: "match".to_owned(),
            seat,
            level: Level::Captain,
            seed: 1,
            wish: Wish::Play,
            stocks: None,
        }
    }

    #[test]
    fn an_errand_that_comes_twice_is_thought_about_once_and_answers_the_second() {
        let answered = Rc::new(Cell::new(""));
        let answer = |name: &'static str| -> Answer {
            let answered = answered.clone();
            Box::new(move |_| answered.set(name))
        };
        let mut pending = Pending::default();
        assert_eq!(pending.place(errand(0), answer("first")), Placed::Free);
        let (_, thought) = pending.begin().expect("an errand");
        assert_eq!(pending.place(errand(0), answer("second")), Placed::Same);
        assert!(pending.goes_on(thought));
        pending.take().expect("somebody waits")(Reply::default());
        assert_eq!(answered.get(), "second");
    }

    #[test]
    fn a_thought_ends_with_its_errand_even_if_an_equal_one_follows() {
        let mut pending = Pending::default();
        pending.place(errand(0), Box::new(|_| ()));
        let (_, first) = pending.begin().expect("an errand");
        drop(pending.take());
        assert!(!pending.goes_on(first));
        assert_eq!(pending.place(errand(0), Box::new(|_| ())), Placed::Free);
        assert!(!pending.goes_on(first));
        let (_, second) = pending.begin().expect("an errand");
        assert!(pending.goes_on(second) && !pending.goes_on(first));
        let placed = pending.place(errand(1), Box::new(|_| ()));
        assert_eq!(placed, Placed::Instead);
        assert!(!pending.goes_on(second), "it would answer another errand");
        let (_, third) = pending.begin().expect("an errand");
        assert!(pending.goes_on(third));
    }
}
