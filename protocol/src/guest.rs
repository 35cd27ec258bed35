//! A guest's side: what it asks of the host, and what it believes of what it is told.

mod asking;
mod hearing;
mod swearing;

use super::ballot::Matter;
use super::chain::Chain;
use super::message::{Edition, FromGuest, FromHost, MAX_LETTERS, Reason, Says, Seen, write};
use super::oath::{Oath, Part};
use super::vow::{Flaw, Head, Vow};
use engine::game::{Game, Seat};
use engine::save::code::Code;
use engine::session::{Kin, Session};

/// Messages of the host that cannot be before the guest leaves it.
const PATIENCE: u32 = 12;

/// What is to be done after a message of the host.
#[derive(Clone, Debug)]
pub enum Heard<G: Game> {
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
    /// Something needs everybody.
    Asked(Matter),
    /// The question is closed.
    Voted(bool),
    /// The seed is made by all, and these are the parts.
    Sworn(Oath),
    /// This is to be kept of the making of the seed.
    Vowed(Vow),
    /// This is to be kept of the making of the seed, and then, not before, this message opens our part.
    Sealed(Vow, String),
    /// Nobody has chosen anything yet, and we do not know by which seals the match was dealt: we play it only when somebody
    /// at our screen wants to.
    Unsealed,
    /// Somebody is missing, or nobody any more.
    Pause(bool),
    /// The host has said what cannot be: it changed what was played, or broke its word on the seed.
    Distrusted,
}

/// A guest of a table that is played elsewhere.
#[derive(Clone, Debug)]
pub struct Guest<G: Game> {
    edition: Option<Edition>,
    /// What a table is laid with that is not that of the box.
    stock: G::Stock,
    token: Option<String>,
    seat: Option<Seat>,
    /// Our wishes so far.
    seq: u32,
    /// The last update that we heard.
    heard: u32,
    strikes: u32,
    /// What is kept of the making of the seed.
    vow: Vow,
    oath: Option<Oath>,
    /// How many entries we were told first on this line.
    start: Option<usize>,
    /// Whether we were told anything on this line.
    met: bool,
    /// Whether the host says that the match had begun without a seed of all.
    begun: bool,
    /// Whether it was dealt by seals that we do not know.
    absent: bool,
    /// Whether somebody at our screen must say that we play such a match.
    doubts: bool,
    /// What we are asked, and whether we agree, once we have said so.
    asked: Option<(Matter, Option<bool>)>,
    /// Whether our own question is open: we want to take back.
    wants: bool,
    /// Whether the match was just dealt anew with the seed of all.
    redealt: bool,
    /// Whose last action all agreed to take back, until the match has changed.
    granted: Option<Seat>,
    /// The table of a match that is told in part.
    game: Option<G>,
    /// What we were told of the match, entry by entry; of nobody's seat until we have one.
    chain: Chain<G::Event>,
}

impl<G: Game> Guest<G> {
    /// A guest with what it keeps of the making of the seed, with the token of its seat if it has one, and with
    /// what its tables are laid with. It speaks when it is asked.
    #[must_use]
    pub fn new(edition: Edition, token: Option<String>, vow: Vow, stock: G::Stock) -> Self {
        Self {
            stock,
            edition: Some(edition),
            token,
            seat: None,
            seq: 0,
            heard: 0,
            strikes: 0,
            vow,
            oath: None,
            start: None,
            met: false,
            begun: false,
            absent: false,
            doubts: false,
            asked: None,
            wants: false,
            redealt: false,
            granted: None,
            game: None,
            chain: Chain::new(Seat::TABLE),
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

    /// What is to be kept of the making of the seed.
    #[must_use]
    pub const fn vow(&self) -> &Vow {
        &self.vow
    }

    /// The message by which our seat acts, having seen what has this fingerprint. It names the last link of what we were
    /// told.
    pub fn act(&mut self, at: u64, action: G::Action) -> Option<String> {
        let (seat, head) = (self.seat.filter(|_| !self.doubts)?, self.vow.head?);
        self.seq = self.seq.wrapping_add(1);
        Some(write(&FromGuest::Act {
            seq: self.seq,
            at,
            after: head.link,
            seat,
            action,
        }))
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
            Some(FromHost::Welcome { seat, token, begun }) if self.seat.is_none() => {
                self.seated(seat, token, begun)
            }
            Some(FromHost::Who | FromHost::Welcome { .. }) => self.strike(),
            Some(FromHost::Refuse { reason }) => vec![Heard::Dismissed(reason)],
            Some(FromHost::Table { options, content }) => self.laid(&options, content),
            Some(FromHost::Past { from, told }) => self.told(from as usize, told),
            Some(FromHost::Update {
                seq,
                seen,
                hash,
                link,
            }) => self.updated(seq, seen, (hash, link), session),
            Some(FromHost::Illegal { rule, .. }) => vec![Heard::Illegal(rule)],
            Some(FromHost::Stale { seq }) => self.late(seq),
            Some(FromHost::Asked { seat }) => self.asks(Matter::TakeBack(seat)),
            Some(FromHost::Anew) => self.asks(Matter::Anew),
            Some(FromHost::Voted { done }) => self.voted(done),
            Some(FromHost::Swear { round }) => self.swear(round),
            Some(FromHost::Seals { seals }) => self.sealed(seals),
            Some(FromHost::Sworn { round, seals }) => self.in_force(round, &seals),
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
        (hash, link): (u64, Part),
        session: Option<&Session<G>>,
    ) -> Vec<Heard<G>> {
        if seq <= self.heard {
            // Heard before, or overtaken by a later one.
            return Vec::new();
        }
        let before = self.vow.head;
        let mut heard = match seen {
            Seen::Whole(code) => self.whole(code, (hash, link), session),
            Seen::Part {
                view,
                entries,
                back,
            } => self.part(&view, entries as usize, back, (hash, link)),
        };
        let untouched = heard.iter().find_map(|heard| match heard {
            Heard::Whole(session, _) => Some(session.is_untouched()),
            // Of what is told in part nobody knows what else could have been done.
            Heard::Part(session) => Some(session.entries() == 0),
            _ => None,
        });
        if let Some(untouched) = untouched {
            self.heard = seq;
            if !std::mem::replace(&mut self.met, true) && untouched {
                if self.begun {
                    return vec![Heard::Distrusted];
                }
                if self.absent {
                    self.doubts = true;
                    let doubt = FromGuest::<G::Action>::Doubt { on: true };
                    heard.extend([Heard::Send(write(&doubt)), Heard::Unsealed]);
                }
            }
            self.redealt = false;
            if self.vow.head != before {
                self.granted = None;
            }
        }
        heard
    }

    /// The whole match, read, which is to say played again.
    fn whole(
        &mut self,
        code: String,
        (hash, link): (u64, Part),
        session: Option<&Session<G>>,
    ) -> Vec<Heard<G>> {
        let whole = Code::read(&code).and_then(|code| match session {
            Some(session) => code.open_at(session.game()),
            None => code.open_with(&self.stock),
        });
        let whole = whole.ok();
        let (Some(next), Some(seat)) = (whole, self.seat) else {
            return self.resync();
        };
        if next.fingerprint() != hash {
            return self.resync();
        }
        // The chain holds what was told in part: it follows no match but that one.
        if G::SECRETS && !self.has_told(&next) {
            return vec![Heard::Distrusted];
        }
        self.chain.follow(seat, &next);
        if self.chain.last() != link {
            return self.resync();
        }
        if !self.may_stand_at(next.entries()) || !self.believes(&next, session) {
            return vec![Heard::Distrusted];
        }
        let mut heard = self.note_chain();
        heard.push(Heard::Whole(Box::new(next), code));
        heard
    }

    /// Holds what is told now to what was told before on another line, and notes how far it goes. It need not be the same
    /// on this line: who has agreed to take back knows that.
    pub(super) fn note_chain(&mut self) -> Vec<Heard<G>> {
        let kept = self.vow.head.filter(|_| !self.met && !self.redealt);
        let changed =
            kept.is_some_and(|head| self.chain.after(head.entries as usize) != Some(head.link));
        if changed {
            self.vow.spoil(Flaw::Changed);
        }
        let head = Some(Head {
            entries: self.chain.links().len() as u32,
            link: self.chain.last(),
        });
        if self.vow.head != head || changed {
            self.vow.head = head;
            return vec![self.vowed()];
        }
        Vec::new()
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
        let Some(now) = session.filter(|_| self.met && !G::SECRETS) else {
            return true;
        };
        match next.kin(now) {
            Kin::Same | Kin::Ahead(_) => true,
            Kin::Behind(_) => self.may_cut(next.entries(), &actors(now)),
            Kin::Forked(common) => self.may_cut(common, &actors(now)),
            Kin::Stranger => {
                now.is_untouched()
                    && sworn.is_some()
                    && self.redealt
                    && next.game().options() == now.game().options()
            }
        }
    }
}

/// Who acted, entry by entry.
fn actors<G: Game>(session: &Session<G>) -> Vec<Seat> {
    let entries = 0..session.entries();
    entries.filter_map(|entry| session.actor(entry)).collect()
}
