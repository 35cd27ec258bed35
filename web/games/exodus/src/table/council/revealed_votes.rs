//! The revealed votes: the letters and the amount of every seat, and which votes were invalid.

use super::super::glyphs::{Glyph, GlyphIcon};
use super::{CouncilContext, RevealedVote};
use engine::exodus::state::Bid;
use play::seats::seat_art;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

impl CouncilContext<'_> {
    /// Renders the votes; empty before they are revealed.
    pub(super) fn revealed_votes(&self) -> Html {
        let record = self.record;
        if record.votes.is_empty() {
            return Html::default();
        }
        let rows = record.votes.iter().map(|vote| self.revealed_vote(vote));
        let favored = record.favored.map(|letter| {
            let args = [("letter", self.narrator.letter(letter).into())];
            self.phrases.say("exodus-council-favor", &args)
        });
        let tie = (record.tied.only_letter().is_none()
            && !self.narrator.letters(record.tied).is_empty())
        .then(|| {
            let args = [("letters", self.narrator.letters(record.tied).into())];
            self.phrases.say("exodus-council-tie", &args)
        });
        html! {
            <div class="exo-ballots">
                <table class="exo-ballot-table">
                    <caption class="visually-hidden">{ self.text("exodus-council-ballots") }</caption>
                    <thead><tr>
                        <th scope="col">{ self.text("exodus-council-who") }</th>
                        <th scope="col">{ self.text("exodus-council-tokens") }</th>
                        <th scope="col">{ self.text("exodus-council-amount") }</th>
                        <th scope="col">{ self.text("exodus-council-counts") }</th>
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
                if let Some(tie) = tie {
                    <p class="exo-note">{ tie }{ " " }{ favored.unwrap_or_default() }</p>
                }
            </div>
        }
    }

    fn revealed_vote(&self, vote: &RevealedVote) -> Html {
        let letters = self.narrator.letters(vote.bid.letters);
        let tokens = if letters.is_empty() {
            self.text("exodus-council-no-token")
        } else {
            letters
        };
        let counts = if vote.is_valid {
            (vote.bid.total() + 1).to_string()
        } else {
            let args = [("fine", vote.fine.into())];
            self.phrases.say("exodus-council-invalid", &args)
        };
        let class = (!vote.is_valid).then_some("invalid");
        html! {
            <tr key={vote.seat.0} {class}>
                <th scope="row"><span><SeatIcon seat={seat_art(vote.seat)} />{ self.narrator.seat(vote.seat) }</span></th>
                <td>{ tokens }</td>
                <td>{ self.bid_amount(vote.bid) }</td>
                <td>{ counts }</td>
            </tr>
        }
    }

    /// Renders the amount of a bid, and the bonus of an ability.
    pub(super) fn bid_amount(&self, bid: Bid) -> Html {
        let more = [("by", bid.extra.into())];
        html! {
            <span class="exo-amount"><GlyphIcon glyph={Glyph::Cp} /><span class="number">{ bid.cp }</span>
                if bid.extra > 0 {
                    <span class="exo-extra"><GlyphIcon glyph={Glyph::Ability} />{ self.phrases.say("exodus-council-extra", &more) }</span>
                }
            </span>
        }
    }
}
