//! A guest's side: what it asks of the host, and what it believes of what it is told.

mod hearing;

use super::Remote;
use super::message::{Edition, FromGuest, FromHost, MAX_LETTERS, Reason, Says, Seen, write};
use super::oath::{Oath, Part};
use engine::game::Seat;
use engine::save::code::Code;
use engine::session::{Kin, Session, Told};

/// Messages of the host that cannot be before the guest leaves it.
const PATIENCE: u32 = 12;

/// What is to be done after a message of the host.
#[derive(Clone, Debug)]
pub enum Heard<G: Remote> {
    /// A message goes to the host.
    Send(String),
    /// A seat is taken; the token gives it back later.
    Seated(Seat, String),
    /// The host sends us away.
    Dismissed(Reason),
    /// The match as it stands, played again and so proven, and its share code.
    Whole(Box<Session<G>>, String),
    /// The match as far as our seat may know it.
    Part(Box<Session<G>>),
    /// A rule refuses what we did.
    Illegal(String),
    /// What we did came too late.
    Stale,
    /// A seat asks to take back.
    Asked(Seat),
    /// The question is closed.
    Voted(bool),
    /// The seed is made by all, and these are the parts.
    Sworn(Oath),
    /// Somebody is missing, or nobody any more.
    Pause(bool),
    /// The host has said what cannot be: it changed what was played, or broke its word on the seed.
    Distrusted,
}

/// A guest of a table that is played elsewhere.
#[derive(Clone, Debug)]
pub struct Guest<G: Remote> {
    edition: Option<Edition>,
    token: Option<String>,
    seat: Option<Seat>,
    /// Our wishes so far.
    seq: u32,
    /// The last update that we heard.
    heard: u32,
    strikes: u32,
    /// What our parts in seeds are made from.
    secret: Part,
    /// The round of the last seed that we were asked to make.
    round: u32,
    seals: Option<Vec<(Seat, Part)>>,
    oath: Option<Oath>,
    /// Whether all agreed to take back, so that the match may be shorter than it was.
    shorter: bool,
    /// The table of a match that is told in part.
    game: Option<G>,
    /// What was told of such a match, entry by entry.
    past: Vec<Told<G::Event>>,
}

impl<G: Remote> Guest<G> {
    /// A guest with what its parts in seeds are made from, and with the token of its seat if it has one. It speaks
    /// when it is asked.
    #[must_use]
    pub fn new(edition: Edition, token: Option<String>, secret: Part) -> Self {
        Self {
            edition: Some(edition),
            token,
            seat: None,
            seq: 0,
            heard: 0,
            strikes: 0,
            secret,
            round: 0,
            seals: None,
            oath: None,
            shorter: false,
            game: None,
            past: Vec::new(),
        }
    }

    /// Who we are.
    fn hello(&self) -> String {
        write(&FromGuest::<G::Action>::Hello {
            edition: self.edition.clone(),
            token: self.token.clone(),
        })
    }

    /// The edition that both sides have in common.
    #[must_use]
    pub const fn edition(&self) -> Option<&Edition> {
        self.edition.as_ref()
    }

    /// Our seat, once we have one.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The parts of the seed, if all made it.
    #[must_use]
    pub const fn oath(&self) -> Option<&Oath> {
        self.oath.as_ref()
    }

    /// The message by which our seat acts, having seen what has this fingerprint.
    pub fn act(&mut self, at: u64, action: G::Action) -> Option<String> {
        let seat = self.seat?;
        self.seq = self.seq.wrapping_add(1);
        Some(write(&FromGuest::Act {
            seq: self.seq,
            at,
            seat,
            action,
        }))
    }

    /// The message that asks to take back our last action.
    #[must_use]
    pub fn ask(&self) -> String {
        write(&FromGuest::<G::Action>::Undo)
    }

    /// Our answer to such a question.
    #[must_use]
    pub fn vote(&self, yes: bool) -> String {
        write(&FromGuest::<G::Action>::Vote { yes })
    }

    /// The last word.
    #[must_use]
    pub fn bye(&self) -> String {
        write(&FromGuest::<G::Action>::Bye)
    }

    /// What came from the host, while we hold `session`.
    pub fn receive(&mut self, text: &str, session: Option<&Session<G>>) -> Vec<Heard<G>> {
        let message = (text.len() <= MAX_LETTERS)
            .then(|| serde_json::from_str::<Says<G>>(text).ok())
            .flatten();
        match message {
            None => self.strike(),
            Some(FromHost::Who) if self.seat.is_none() => vec![Heard::Send(self.hello())],
            Some(FromHost::Welcome { seat, token }) if self.seat.is_none() => {
                self.seat = Some(seat);
                vec![Heard::Seated(seat, token)]
            }
            Some(FromHost::Who | FromHost::Welcome { .. }) => self.strike(),
            Some(FromHost::Refuse { reason }) => vec![Heard::Dismissed(reason)],
            Some(FromHost::Table { options, content }) => self.laid(&options, content),
            Some(FromHost::Past { from, told }) => self.told(from as usize, told),
            Some(FromHost::Update { seq, seen, hash }) => self.updated(seq, seen, hash, session),
            Some(FromHost::Illegal { rule, .. }) => vec![Heard::Illegal(rule)],
            Some(FromHost::Stale { .. }) => vec![Heard::Stale],
            Some(FromHost::Asked { seat }) => vec![Heard::Asked(seat)],
            Some(FromHost::Voted { done }) => {
                self.shorter = done;
                vec![Heard::Voted(done)]
            }
            Some(FromHost::Swear { round }) => self.swear(round),
            Some(FromHost::Seals { seals }) => self.sealed(seals),
            Some(FromHost::Parts { parts }) => self.opened(&parts),
            Some(FromHost::Pause { on }) => vec![Heard::Pause(on)],
        }
    }

    fn strike(&mut self) -> Vec<Heard<G>> {
        self.strikes += 1;
        if self.strikes < PATIENCE {
            Vec::new()
        } else {
            vec![Heard::Distrusted]
        }
    }

    fn updated(
        &mut self,
        seq: u32,
        seen: Seen<G::View>,
        hash: u64,
        session: Option<&Session<G>>,
    ) -> Vec<Heard<G>> {
        if seq <= self.heard {
            // Heard before, or overtaken by a later one.
            return Vec::new();
        }
        match seen {
            Seen::Whole(code) => {
                let whole = Code::read(&code).and_then(|code| match session {
                    Some(session) => code.open_at(session.game()),
                    None => code.open_with(&G::stock()),
                });
                let whole = whole.ok();
                let Some(next) = whole.filter(|next| next.fingerprint() == hash) else {
                    return self.resync();
                };
                self.heard = seq;
                if self.believes(&next, session) {
                    vec![Heard::Whole(Box::new(next), code)]
                } else {
                    vec![Heard::Distrusted]
                }
            }
            Seen::Part {
                view,
                entries,
                back,
            } => {
                let heard = self.part(&view, entries as usize, back, hash);
                if let [Heard::Part(_)] = heard.as_slice() {
                    self.heard = seq;
                }
                heard
            }
        }
    }

    /// What does not fit is asked for again, but not for ever.
    fn resync(&mut self) -> Vec<Heard<G>> {
        let mut heard = self.strike();
        if heard.is_empty() {
            heard.push(Heard::Send(write(&FromGuest::<G::Action>::Resync)));
        }
        heard
    }

    /// Whether the match may have become this one: it went on, or all agreed to take back, or it has
    /// not begun and its seed was made anew by all.
    fn believes(&mut self, next: &Session<G>, session: Option<&Session<G>>) -> bool {
        let sworn = self.oath.as_ref();
        if sworn.is_some_and(|oath| oath.seed() != next.seed()) {
            return false;
        }
        if !G::OPEN {
            return self.has_told(next);
        }
        let Some(now) = session else { return true };
        match next.kin(now) {
            Kin::Same | Kin::Ahead(_) => true,
            Kin::Behind(_) | Kin::Forked(_) => std::mem::take(&mut self.shorter),
            Kin::Stranger => {
                now.is_untouched()
                    && sworn.is_some()
                    && next.game().options() == now.game().options()
            }
        }
    }

    /// A seed is to be made. Who asks for the same round twice may know our part already.
    fn swear(&mut self, round: u32) -> Vec<Heard<G>> {
        let Some(seat) = self.seat.filter(|_| round > self.round) else {
            return self.strike();
        };
        self.round = round;
        self.seals = None;
        let seal = self.secret.of_round(round).seal(seat);
        vec![Heard::Send(write(&FromGuest::<G::Action>::Commit {
            round,
            seal,
        }))]
    }

    /// All seals are there. Ours must be among them, and no others come later.
    fn sealed(&mut self, seals: Vec<(Seat, Part)>) -> Vec<Heard<G>> {
        let Some(seat) = self.seat else {
            return self.strike();
        };
        let (round, part) = (self.round, self.secret.of_round(self.round));
        if self.seals.is_some() || !seals.contains(&(seat, part.seal(seat))) {
            return vec![Heard::Distrusted];
        }
        self.seals = Some(seals);
        vec![Heard::Send(write(&FromGuest::<G::Action>::Reveal {
            round,
            part,
        }))]
    }

    fn opened(&mut self, parts: &[(Seat, Part)]) -> Vec<Heard<G>> {
        let seals = self.seals.take();
        if !G::OPEN && seals.is_none() {
            // Told at the end, and again to those who come back: who was not there cannot prove it.
            return Vec::new();
        }
        match seals.and_then(|seals| Oath::opened(&seals, parts)) {
            Some(oath) => {
                self.oath = Some(oath.clone());
                vec![Heard::Sworn(oath)]
            }
            None => vec![Heard::Distrusted],
        }
    }
}
