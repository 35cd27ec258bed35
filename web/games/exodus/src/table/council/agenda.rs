//! The political decision: the cards at A, B and C, the votes for them, and the adopted one.

use super::super::card::{Card, CardBack, CardState};
use super::super::glyphs::Glyph;
use super::bid::BidDraft;
use super::{CouncilContext, CouncilPhase};
use crate::pieces::card_art;
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::cards::{Letter, PoliticalId};
use engine::exodus::step::Step;
use play::seats::seat_art;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

impl CouncilContext<'_> {
    /// Renders the cards, the bid of this seat, and the result of the vote.
    pub(super) fn decision(
        &self,
        draft: BidDraft,
        on_draft: &Callback<BidDraft>,
        panel: Option<Html>,
    ) -> Html {
        let is_open = panel.is_some();
        let letters = Letter::ALL.into_iter().take(self.card_count());
        let cards = letters.map(|letter| self.letter_slot(letter, draft, on_draft, is_open));
        let body = html! {<>
            if self.phase() == CouncilPhase::Ahead {
                <p class="exo-note">{ self.text("exodus-council-ahead") }</p>
            } else if self.record.agenda == [None; 3] {
                <p class="exo-note">{ self.text("exodus-council-none") }</p>
            }
            <div class="exo-agenda">{ for cards }</div>
            { panel.unwrap_or_default() }
            { self.revealed_votes() }
        </>};
        self.phase_section(CouncilPhase::Decision, "exodus-council-decision", body)
    }

    /// Returns the number of cards that are revealed each turn.
    fn card_count(&self) -> usize {
        let game = self.context.game();
        let (usual, duel) = game.frame().agenda;
        let count = if game.seat_count() == 2 { duel } else { usual };
        usize::from(count).min(Letter::ALL.len())
    }

    fn letter_slot(
        &self,
        letter: Letter,
        draft: BidDraft,
        on_draft: &Callback<BidDraft>,
        is_open: bool,
    ) -> Html {
        let name = self.narrator.letter(letter);
        let body = match self.record.agenda[letter.index()] {
            Some(card) => self.motion(letter, card, draft, on_draft, is_open),
            None => {
                html! { <CardBack kind="political" label={self.text("exodus-council-no-card")} /> }
            }
        };
        html! {
            <div key={name.clone()} class="exo-place" data-letter={name}>
                { body }
                { self.tally(letter) }
            </div>
        }
    }

    /// Renders a card that is voted on. Pressing it votes for it or favors it.
    fn motion(
        &self,
        letter: Letter,
        card: PoliticalId,
        draft: BidDraft,
        on_draft: &Callback<BidDraft>,
        is_open: bool,
    ) -> Html {
        let record = self.record;
        let plan = self.own_letters();
        let favors = self.context.offers.is_legal(Action::Favor(letter));
        let votes = is_open
            && plan.is_none()
            && self.context.view.public.step == Step::Vote
            && self.is_asked();
        let is_chosen = plan.unwrap_or(draft.letters).contains(letter) && is_open;
        let state = match record.adopted {
            Some(adopted) if adopted == card => CardState::Active,
            Some(_) => CardState::Spent,
            None if is_chosen => CardState::Chosen,
            None if votes || favors => CardState::Playable,
            None => CardState::Plain,
        };
        let press = if favors {
            Some(self.actions.on_order(Action::Favor(letter)))
        } else if votes {
            Some(on_draft.reform(move |_: MouseEvent| draft.with_only_letter(letter)))
        } else {
            None
        };
        let pressed = votes.then_some(is_chosen);
        self.political(card, state, Some(letter), press, pressed)
    }

    pub(super) fn political(
        &self,
        card: PoliticalId,
        state: CardState,
        letter: Option<Letter>,
        press: Option<Callback<MouseEvent>>,
        is_pressed: Option<bool>,
    ) -> Html {
        let Some(figures) = self.context.game().political(card) else {
            return Html::default();
        };
        let corner = letter.map(|letter| {
            let name = self.narrator.letter(letter);
            let label = self
                .phrases
                .say("exodus-council-letter", &[("letter", name.clone().into())]);
            html! { <b class="exo-letter" aria-label={label}>{ name }</b> }
        });
        // The immediate effects of a card are over when it is in force.
        let immediate = self
            .narrator
            .political_now(card)
            .filter(|_| letter.is_some());
        let kind = self.narrator.political_kind(figures.kind);
        html! {
            <Card key={card.0} kind={format!("political exo-{}", <&str>::from(figures.kind))} glyph={Glyph::of_political(figures.kind)} band={kind}
                title={self.narrator.political(card)} id={figures.id.to_uppercase()} {state} {press} {is_pressed}
                art={card_art::political(figures)} corner={corner.unwrap_or_default()}>
                if let Some(immediate) = immediate {
                    <span class="exo-card-now"><b>{ self.text("exodus-council-now") }</b>{ " " }{ immediate }</span>
                }
                <span>{ self.narrator.political_main(card) }</span>
            </Card>
        }
    }

    /// Renders the total of a letter, and who voted for it.
    fn tally(&self, letter: Letter) -> Html {
        let Some(total) = self.record.totals[letter.index()] else {
            return Html::default();
        };
        let game = self.context.game();
        let max_total = self.record.totals.iter().flatten().max().copied();
        let votes = self.record.votes.iter();
        let supporters = votes.filter(|vote| vote.is_valid && vote.bid.letters.contains(letter));
        let badges = supporters
            .map(|vote| html! { <SeatIcon key={vote.seat.0} seat={seat_art(vote.seat)} /> });
        let is_favored = self.record.favored == Some(letter);
        let has_won = self.record.winner() == Some(letter);
        let note = match (has_won, is_favored) {
            (true, true) => Some("exodus-council-favored"),
            (true, false) => Some("exodus-council-adopted"),
            (false, _) if self.record.tied.contains(letter) => Some("exodus-council-tied"),
            (false, _) => None,
        };
        let share = [("total", total.into())];
        let max_total = max_total.unwrap_or(1).max(1).to_string();
        html! {
            <div class={classes!("exo-tally", has_won.then_some("won"))}>
                <span class="exo-tally-total">{ self.phrases.say("exodus-council-total", &share) }</span>
                <progress class="exo-tally-bar" max={max_total} value={total.to_string()} aria-hidden="true" />
                <span class="exo-tally-seats" data-seats={game.seat_count().to_string()}>{ for badges }</span>
                if let Some(key) = note {
                    <b class="exo-tally-note">{ self.text(key) }</b>
                }
            </div>
        }
    }

    /// Returns the vote tokens that the viewer's seat has chosen.
    fn own_letters(&self) -> Option<engine::exodus::cards::LetterSet> {
        let (seat, _) = super::bidder(self.context)?;
        table::private(self.context, seat)?.plan.letters
    }

    fn is_asked(&self) -> bool {
        super::bidder(self.context)
            .is_some_and(|(seat, _)| self.context.snapshot.seat == Some(seat))
    }
}
