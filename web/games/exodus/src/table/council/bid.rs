//! The sealed bid: tokens and an amount for the vote, an amount alone for the turn order. Nothing
//! is played before it is sealed, and it can be reopened until all have sealed theirs.

mod bid_draft;
mod sealed;

pub use bid_draft::BidDraft;

use super::super::glyphs::{Glyph, GlyphIcon};
use super::super::{TableActions, TableContext};
use crate::narrate::Narrator;
use crate::table;
use crate::table::actions;
use engine::exodus::action::Action;
use engine::exodus::cards::{AbilityId, Letter, LetterSet};
use engine::exodus::effect::BidKind;
use engine::exodus::figures::Window;
use engine::exodus::refusal::Refusal;
use engine::game::Seat;
use ui::event::target;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BidPanelProps {
    pub context: TableContext,
    pub actions: TableActions,
    pub seat: Seat,
    pub kind: BidKind,
    pub draft: BidDraft,
    pub on_draft: Callback<BidDraft>,
}

/// The panel of a seat that bids, or has sealed its bid.
#[component]
pub fn BidPanel(props: &BidPanelProps) -> Html {
    let phrases = use_phrases();
    let bid_context = BidContext {
        props,
        phrases: &phrases,
        narrator: Narrator::new(&phrases, props.context.game()),
    };
    let is_sealed = props.context.view.public.ready.contains(props.seat);
    let label = phrases.text("exodus-council-bid");
    let body = if is_sealed {
        bid_context.sealed_bid()
    } else if props.context.snapshot.seat == Some(props.seat) {
        bid_context.open()
    } else {
        Html::default()
    };
    html! { <section class={classes!("exo-bid", is_sealed.then_some("sealed"))} aria-label={label}>{ body }</section> }
}

struct BidContext<'a> {
    props: &'a BidPanelProps,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl BidContext<'_> {
    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    fn set(&self, draft: BidDraft) -> Callback<MouseEvent> {
        self.props.on_draft.reform(move |_: MouseEvent| draft)
    }

    /// Returns the tokens that count: those already played, or those of the draft.
    fn letters(&self) -> LetterSet {
        self.chosen().unwrap_or(self.props.draft.letters)
    }

    fn chosen(&self) -> Option<LetterSet> {
        let private = table::private(&self.props.context, self.props.seat)?;
        private.plan.letters
    }

    /// Returns the ability that can add to the bid, with its bonus.
    fn bid_ability(&self) -> Option<(AbilityId, u8)> {
        let BidPanelProps {
            context,
            seat,
            kind,
            ..
        } = self.props;
        let window = match kind {
            BidKind::Vote => Window::Vote,
            BidKind::Order => Window::Order,
        };
        let game = context.game();
        let mut abilities = table::private(context, *seat)?
            .abilities
            .iter()
            .map(AbilityId);
        let fits = |card: &AbilityId| {
            game.ability(*card)
                .is_some_and(|ability| ability.window == window)
        };
        let card = abilities.find(fits)?;
        Some((card, game.ability_bonus(card, *kind)))
    }

    /// Returns why the tokens of the draft are refused.
    fn refusal(&self) -> Option<Refusal> {
        let BidPanelProps {
            context,
            seat,
            kind,
            ..
        } = self.props;
        if *kind == BidKind::Order || self.chosen().is_some() {
            return None;
        }
        let session = &context.snapshot.session;
        let vote = Action::Vote(self.props.draft.letters);
        session.refusal(*seat, vote)
    }

    fn is_valid_vote(&self) -> bool {
        let context = &self.props.context;
        let voted = context
            .game()
            .vote_target(&context.view.public, self.letters());
        self.props.kind == BidKind::Order || voted.is_some()
    }

    /// Renders tokens, amount, ability, warning, and the button that seals the bid.
    fn open(&self) -> Html {
        let draft = self.props.draft;
        html! {<>
            if self.props.kind == BidKind::Vote {
                { self.tokens() }
            }
            { self.amount() }
            { self.ability() }
            <p class="exo-bid-warning"><GlyphIcon glyph={Glyph::Cp} /><span>{ self.text("exodus-council-all-pay") }</span></p>
            if draft.asks {
                { self.invalid_vote_warning() }
            } else {
                { self.seal() }
            }
        </>}
    }

    fn tokens(&self) -> Html {
        let BidPanelProps { context, draft, .. } = self.props;
        let is_fixed = self.chosen().is_some();
        let agenda = context.view.public.agenda;
        let letter = |letter: Letter| {
            let is_chosen = self.letters().contains(letter);
            let name = self.narrator.letter(letter);
            let card = agenda[letter.index()].map(|card| self.narrator.political(card));
            let title = card.unwrap_or_else(|| self.text("exodus-council-no-card"));
            html! {
                <button key={name.clone()} type="button" class="chip exo-vote-token" aria-pressed={is_chosen.to_string()} aria-disabled={aria_disabled(is_fixed)}
                    {title} onclick={unless_disabled(is_fixed, self.set(draft.with_toggled_letter(letter)))}>
                    <b aria-hidden="true">{ name.clone() }</b>
                    <span class="visually-hidden">{ self.phrases.say("exodus-council-letter", &[("letter", name.into())]) }</span>
                </button>
            }
        };
        let again = is_fixed
            .then(|| self.reopen("exodus-council-other-tokens"))
            .flatten();
        html! {
            <div class="exo-bid-row" role="group" aria-label={self.text("exodus-council-tokens")}>
                <span class="exo-bid-name" aria-hidden="true">{ self.text("exodus-council-tokens") }</span>
                <span class="exo-vote-tokens">{ for Letter::ALL.map(letter) }</span>
                { again.unwrap_or_default() }
            </div>
        }
    }

    fn amount(&self) -> Html {
        let BidPanelProps {
            context,
            draft,
            seat,
            ..
        } = self.props;
        let cp = context.view.public.mat(*seat).cp;
        let max = u8::try_from(cp).unwrap_or(u8::MAX);
        let step = |delta: i32| self.set(draft.with_cp(i32::from(draft.cp) + delta, max));
        let (on, draft) = (self.props.on_draft.clone(), *draft);
        let oninput = Callback::from(move |event: InputEvent| {
            let field = target::<HtmlInputElement>(&event);
            let cp = field.and_then(|field| field.value().parse().ok());
            on.emit(draft.with_cp(cp.unwrap_or(0), max));
        });
        let left = [("left", (cp.saturating_sub(draft.cp.into())).into())];
        let spoken = self
            .phrases
            .say("exodus-council-bid-cp", &[("cp", draft.cp.into())]);
        html! {
            <div class="exo-bid-row exo-bid-amount" role="group" aria-label={self.text("exodus-council-amount")}>
                <button type="button" class="icon-button" aria-label={self.text("exodus-council-less")} aria-disabled={aria_disabled(draft.cp == 0)} onclick={unless_disabled(draft.cp == 0, step(-1))}>{ "−" }</button>
                <output class="exo-bid-cp"><GlyphIcon glyph={Glyph::Cp} /><b class="number">{ draft.cp }</b></output>
                <button type="button" class="icon-button" aria-label={self.text("exodus-council-more")} aria-disabled={aria_disabled(draft.cp >= max)} onclick={unless_disabled(draft.cp >= max, step(1))}>{ "+" }</button>
                <input type="range" min="0" max={max.to_string()} step="1" value={draft.cp.to_string()} aria-disabled={aria_disabled(max == 0)}
                    aria-label={self.text("exodus-council-amount")} aria-valuetext={spoken} {oninput} />
                <span class="exo-bid-left">{ self.phrases.say("exodus-council-left", &left) }</span>
            </div>
        }
    }

    fn ability(&self) -> Html {
        let Some((card, bonus)) = self.bid_ability() else {
            return Html::default();
        };
        let draft = self.props.draft;
        let args = [
            ("card", self.narrator.ability(card).into()),
            ("by", bonus.into()),
        ];
        let onclick = self.set(BidDraft {
            uses_ability: !draft.uses_ability,
            ..draft
        });
        html! {
            <button type="button" class="chip exo-boost" aria-pressed={draft.uses_ability.to_string()} {onclick}>
                <GlyphIcon glyph={Glyph::Ability} /><span>{ self.phrases.say("exodus-council-boost", &args) }</span>
            </button>
        }
    }

    /// Returns the handler that plays the tokens and the bid as one decision.
    fn give_tokens(&self) -> Callback<MouseEvent> {
        let orders = self.props.draft.to_actions(self.props.kind, self.chosen());
        let actions = self.props.actions.clone();
        Callback::from(move |_| actions::order_all(&actions, &orders))
    }

    fn seal(&self) -> Html {
        let draft = self.props.draft;
        if let Some(refusal) = self.refusal() {
            let why = self.props.actions.refusal_note(self.phrases, &refusal);
            return html! { <p class="exo-note">{ why }</p> };
        }
        let extra = self
            .bid_ability()
            .filter(|_| draft.uses_ability)
            .map_or(0, |(_, bonus)| bonus);
        let onclick = if self.is_valid_vote() {
            self.give_tokens()
        } else {
            self.set(BidDraft {
                asks: true,
                ..draft
            })
        };
        let args = [
            ("letters", self.narrator.letters(self.letters()).into()),
            ("cp", draft.cp.into()),
            ("extra", extra.into()),
        ];
        let key = match (self.props.kind, self.is_valid_vote()) {
            (BidKind::Order, _) => "exodus-council-seal-order",
            (BidKind::Vote, true) => "exodus-council-seal-vote",
            (BidKind::Vote, false) => "exodus-council-seal-none",
        };
        let class = classes!(
            "button",
            "exo-seal",
            self.is_valid_vote().then_some("primary")
        );
        html! {<>
            if !self.is_valid_vote() {
                <p class="exo-note telling">{ self.text("exodus-council-choose") }</p>
            }
            <button type="button" {class} data-order="bid" {onclick}>
                <GlyphIcon glyph={Glyph::Sealed} /><span>{ self.phrases.say(key, &args) }</span>
            </button>
        </>}
    }

    /// Renders the confirmation for an invalid vote.
    fn invalid_vote_warning(&self) -> Html {
        let penalty = self.props.context.game().frame().penalty;
        let args = [
            ("cp", self.props.draft.cp.into()),
            ("penalty", penalty.into()),
        ];
        let back = self.set(BidDraft {
            asks: false,
            ..self.props.draft
        });
        html! {
            <div class="notice alert exo-doubt" role="alert">
                <p>{ self.phrases.say("exodus-council-invalid-sure", &args) }</p>
                <button type="button" class="button danger" data-order="bid" onclick={self.give_tokens()}>{ self.text("exodus-council-invalid-yes") }</button>
                <button type="button" class="button" onclick={back}>{ self.text("exodus-council-invalid-no") }</button>
            </div>
        }
    }
}
