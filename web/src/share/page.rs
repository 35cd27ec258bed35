//! The page that a link to a match leads to: what it is, played again and so proven, and what can be
//! done with it. Nothing on the shelf is touched until that is wished.

use super::offers::Offers;
use super::turn;
use crate::games::facts;
use crate::l10n::{save_words, use_phrases};
use crate::pack::stocks;
use crate::pages::use_title;
use crate::route::{Link, Route};
use engine::game::{Seat, Status};
use engine::save::SaveError;
use engine::suite::{AnySession, decode_any_with};
use std::rc::Rc;
use yew::prelude::*;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct SharedMatchProps {
    /// The code in the link.
    pub code: String,
    /// The position that it points at, if one is named.
    #[prop_or_default]
    pub at: Option<usize>,
    /// The letters of the seats, where the link is a turn for somebody.
    #[prop_or_default]
    pub seats: Option<String>,
}

/// The page.
#[component]
pub fn SharedMatchPage(props: &SharedMatchProps) -> Html {
    let phrases = use_phrases();
    let read = use_memo(props.code.clone(), |code| {
        decode_any_with(code, &stocks()).map(Rc::new)
    });
    let title = if props.seats.is_some() {
        "link-turn"
    } else {
        "link-match"
    };
    use_title(phrases.text(title));
    match &*read {
        Err(error) => html! { <Refused error={error.clone()} /> },
        Ok(session) => match props
            .seats
            .as_deref()
            .map(|l| turn::free(l, session.seats()))
        {
            Some(None) => {
                html! { <Refused error={SaveError::Damaged { place: "seats".to_owned() }} /> }
            }
            free => html! {
                <Received title={phrases.text(title)} session={session.clone()} at={props.at} free={free.flatten()} />
            },
        },
    }
}

#[derive(Properties, PartialEq)]
struct RefusedProps {
    error: SaveError,
}

/// A link that holds no match.
#[component]
fn Refused(props: &RefusedProps) -> Html {
    let phrases = use_phrases();
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("link-bad") }</h1>
                <p class="notice alert" role="alert">{ save_words(&phrases, &props.error) }</p>
                <p>{ phrases.text("link-bad-lead") }</p>
            </div>
            <div class="buttons">
                <Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link>
                <Link to={Route::Saves} class="button large">{ phrases.text("nav-saves") }</Link>
            </div>
        </main>
    }
}

/// Properties of a match that came by a link.
#[derive(Properties)]
struct ReceivedProps {
    title: String,
    session: Rc<AnySession>,
    at: Option<usize>,
    free: Option<engine::game::Seats>,
}

impl PartialEq for ReceivedProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
            && self.at == other.at
            && self.free == other.free
            && self.title == other.title
    }
}

/// A match that could be played again.
#[component]
fn Received(props: &ReceivedProps) -> Html {
    let phrases = use_phrases();
    let session = &props.session;
    let facts = facts(session, &phrases);
    let waiting = session.status().waiting();
    let over = matches!(session.status(), Status::Over(_));
    let free = props.free;
    let row = |(name, pieces): &(String, String), place: usize| {
        let seat = Seat(u8::try_from(place).unwrap_or(u8::MAX));
        let turn = waiting.has(seat);
        html! {
            <tr class={turn.then_some("turn")}>
                <th scope="row">{ name }</th>
                <td>{ pieces }</td>
                <td>
                    if turn {
                        { phrases.text("link-asked") }
                    }
                </td>
            </tr>
        }
    };
    let actions = [("count", session.actions().into())];
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ &props.title }</h1>
                <p>{ phrases.text(if free.is_some() { "link-turn-lead" } else { "link-match-lead" }) }</p>
            </div>
            <section class="panel shared-match">
                { facts.stamp.clone() }
                <div>
                    <h2>{ &facts.board }</h2>
                    <p class="save-facts">
                        <span>{ phrases.text(&format!("{}-title", session.game().name())) }</span>
                        <span>{ phrases.say("link-actions", &actions) }</span>
                        <span class="verified">{ phrases.text("link-verified") }</span>
                    </p>
                    <p>{ &facts.stage }</p>
                </div>
                <table class="shared-seats">
                    <caption class="visually-hidden">{ phrases.text("table-who") }</caption>
                    <tbody>{ for facts.seats.iter().enumerate().map(|(place, seat)| row(seat, place)) }</tbody>
                </table>
            </section>
            <Offers session={session.clone()} at={props.at} {free} {over} title={facts.board}
                names={facts.seats.into_iter().map(|(name, _)| name).collect::<Vec<_>>()} />
        </main>
    }
}
