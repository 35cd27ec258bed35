//! A guest's side of questions to everybody: what we want to take back, what others ask us, and what was agreed to.

use super::{Guest, Heard};
use crate::ballot::Matter;
use crate::message::{FromGuest, TAKE_BACK, write};
use engine::game::{Game, Seat};

impl<G: Game> Guest<G> {
    /// The message that asks to take back our last action.
    #[must_use]
    pub fn ask(&mut self) -> String {
        self.wants = true;
        write(&FromGuest::<G::Action>::Undo)
    }

    /// Whether we have asked to take back, and nobody has said what comes of it.
    #[must_use]
    pub const fn wants(&self) -> bool {
        self.wants
    }

    /// Somebody at our screen wants to play a match whose seals we do not know; what the host is told of it.
    #[must_use]
    pub fn accept(&mut self) -> String {
        self.doubts = false;
        write(&FromGuest::<G::Action>::Doubt { on: false })
    }

    /// Our answer to the question of somebody else. The first one counts.
    #[must_use]
    pub fn vote(&mut self, yes: bool) -> String {
        if let Some((_, answer @ None)) = &mut self.asked {
            *answer = Some(yes);
        }
        write(&FromGuest::<G::Action>::Vote { yes })
    }

    /// What we wanted came too late, or cannot be.
    pub(super) fn late(&mut self, seq: u32) -> Vec<Heard<G>> {
        self.wants &= seq != TAKE_BACK;
        vec![Heard::Stale]
    }

    /// Something needs everybody. Our own question is not ours to answer.
    pub(super) fn asks(&mut self, matter: Matter) -> Vec<Heard<G>> {
        if self.seat.map(Matter::TakeBack) == Some(matter) {
            return Vec::new();
        }
        self.asked = Some((matter, None));
        vec![Heard::Asked(matter)]
    }

    /// A question to all is closed. What we did not ask for or agree to ourselves is not done.
    pub(super) fn voted(&mut self, done: bool) -> Vec<Heard<G>> {
        let agreed = match self.asked.take() {
            Some((matter, answer)) => answer.filter(|yes| *yes).map(|_| matter),
            // While somebody else's question is open, ours is not asked.
            None => {
                let own = self.seat.filter(|_| std::mem::take(&mut self.wants));
                own.map(Matter::TakeBack)
            }
        };
        match agreed.filter(|_| done) {
            Some(Matter::TakeBack(seat)) => self.granted = Some(seat),
            Some(Matter::Anew) => {
                self.vow.anew = true;
                return vec![Heard::Voted(done), self.vowed()];
            }
            None => {}
        }
        vec![Heard::Voted(done)]
    }

    /// Whether all agreed to take back an action, and it is the first that is gone: the last one of the seat that asked.
    pub(super) fn may_cut(&mut self, entry: usize, actors: &[Seat]) -> bool {
        let asked = self.granted.take();
        let last = asked.and_then(|asked| actors.iter().rposition(|actor| *actor == asked));
        last.is_some_and(|last| entry >= last)
    }
}
