//! A guest's side of a match that is told in part: what it was told, and the match that it makes of it.

use super::{Guest, Heard, Reason};
use crate::chain::has_told;
use crate::oath::Part;
use crate::print_of;
use crate::vow;
use engine::chance::Seeded;
use engine::game::{Game, Seat, Status, Viewer};
use engine::session::{Hearsay, Session, Told};

/// Most entries of a match that are heard.
const MOST: usize = 1 << 14;

impl<G: Game> Guest<G> {
    /// The table, laid with the box or with what is at hand, whichever the host has.
    pub(super) fn laid(&mut self, options: &G::Options, content: u64) -> Vec<Heard<G>> {
        if !G::SECRETS {
            return self.strike();
        }
        let lay = |stock: &G::Stock| {
            let table = G::stocked(options.clone(), stock).ok();
            table.filter(|table| table.content() == content)
        };
        self.game = lay(&G::Stock::default()).or_else(|| lay(&self.stock));
        match self.game {
            Some(_) => Vec::new(),
            None => vec![Heard::Dismissed(Reason::Edition)],
        }
    }

    /// What happened from an entry on. What was told before stands, unless all agreed to take it back.
    pub(super) fn told(&mut self, from: usize, told: Vec<Told<G::Event>>) -> Vec<Heard<G>> {
        if !G::SECRETS
            || self.seat.is_none()
            || from > self.chain.links().len()
            || from + told.len() > MOST
        {
            return self.resync();
        }
        for (entry, told) in (from..).zip(told) {
            if self.chain.told().get(entry) == Some(&told) {
                continue;
            }
            if !self.cut(entry) {
                return vec![Heard::Distrusted];
            }
            self.chain.push(told);
        }
        Vec::new()
    }

    /// The match with this view after so many entries. What the seat may not know is guessed.
    pub(super) fn part(
        &mut self,
        view: &G::View,
        entries: usize,
        back: bool,
        (hash, link): (u64, Part),
    ) -> Vec<Heard<G>> {
        let whole = print_of::<G>(entries, view) == hash && entries <= self.chain.links().len();
        let (Some(game), Some(seat), true) = (self.game.clone(), self.seat, whole) else {
            return self.resync();
        };
        if !self.may_stand_at(entries) || !self.cut(entries) {
            return vec![Heard::Distrusted];
        }
        if self.chain.last() != link {
            return self.resync();
        }
        let guess = game.guess(view, &mut Seeded::new(hash, 0));
        let hearsay = Hearsay {
            steps: self.chain.told().to_vec(),
            back: back.then_some(seat),
        };
        let position = game.position(&guess);
        match Session::heard(game, position, hearsay) {
            Ok(session) if session.view(Viewer::Seat(seat)) == *view => {
                let mut heard = Vec::new();
                if self.vow.dealt && self.vow.first.is_none() {
                    self.vow.first = Some((entries as u32, hash));
                    heard.push(self.vowed());
                }
                heard.extend(self.note_chain());
                heard.push(Heard::Part(Box::new(session)));
                heard
            }
            Ok(_) | Err(_) => self.resync(),
        }
    }

    /// Forgets what was told from an entry on; whether that may be: all agreed to take back, or the
    /// match was just dealt anew with the seed of all.
    fn cut(&mut self, entry: usize) -> bool {
        if entry >= self.chain.links().len() {
            return true;
        }
        let actors: Vec<Seat> = self.chain.told().iter().map(|told| told.seat).collect();
        let granted = self.may_cut(entry, &actors);
        self.chain.cut(entry);
        let gone = |(entries, _): &mut (u32, u64)| *entries as usize > entry;
        self.vow.first.take_if(gone);
        self.redealt || granted
    }

    /// Whether a match is over, and the one that we were told of.
    pub(super) fn has_told(&self, whole: &Session<G>) -> bool {
        let Some(seat) = self.seat else { return false };
        let told = |(entry, told): (usize, &Told<G::Event>)| has_told(whole, seat, entry, told);
        let saw = |first| vow::saw(whole, seat, first);
        matches!(whole.status(), Status::Over(_))
            && self.vow.first.is_none_or(saw)
            && self.chain.told().iter().enumerate().all(told)
    }
}
