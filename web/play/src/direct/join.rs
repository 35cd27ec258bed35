//! The page that an invitation leads to: what it is, agreeing, the answer, and then the table.

use super::guest::GuestRoom;
use super::meet::JoinMeeting;
use super::note::{Meet, Note, Purpose, refusal};
use super::qr::Qr;
use super::registry;
use super::room::{Room, Side, vow_or_new};
use crate::games::{House, record_of};
use crate::share::seated;
use engine::game::{Game, Seat, Seats};
use engine::save::{Saved, encode};
use engine::session::Session;
use net::line::{Line, stun};
use std::rc::Rc;
use store::pack::stocks;
use store::{Direct, SaveRecord, Shelf, Sitter, use_with_shelf};
use ui::address::address;
use ui::clock::{NO_CHANCE, now};
use ui::console::{shut, unless};
use ui::l10n::use_phrases;
use ui::link_field::LinkField;
use ui::route::{Link, Route};
use ui::title::use_title;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Properties of the page.
#[derive(Properties, PartialEq)]
pub struct JoinProps {
    /// The code of the invitation.
    pub code: String,
}

/// How far it is.
#[derive(Clone, PartialEq)]
enum Step {
    Asking,
    Answering,
    Answered(String),
    Failed(&'static str),
}

/// The page, for a game that puts its sessions into the closed list of all games.
#[component]
pub fn Join<G>(props: &JoinProps) -> Html
where
    G: House,
{
    match Meet::read(&props.code) {
        Some(meet) => html! { <JoinMeeting<G> {meet} /> },
        None => html! { <JoinByHand<G> code={props.code.clone()} /> },
    }
}

/// The page of an invitation that is answered by hand.
#[component]
fn JoinByHand<G>(props: &JoinProps) -> Html
where
    G: House,
{
    let phrases = use_phrases();
    use_title(phrases.text("join"));
    let note = use_memo(props.code.clone(), |code| Note::read(code));
    let step = use_state(|| Step::Asking);
    let trouble = use_state_eq(|| None::<&'static str>);
    // Who leaves the page before the host has come closes the line.
    let held = use_mut_ref(|| None::<Rc<Room<G::Game>>>);
    let invited = note
        .as_ref()
        .as_ref()
        .ok()
        .filter(|note| note.purpose == Purpose::Invite && note.game == <G::Game>::NAME);
    let agree = {
        let (note, step) = (invited.cloned(), step.setter());
        let (held, trouble) = (held, trouble.setter());
        Callback::from(move |(_, shelf): (MouseEvent, Shelf)| {
            let Some(note) = note.clone() else {
                return;
            };
            step.set(Step::Answering);
            let (step, held, trouble) = (step.clone(), held.clone(), trouble.clone());
            spawn_local(async move {
                let answered = answer::<G>(note, shelf, trouble).await;
                step.set(match answered {
                    Ok((room, code)) => {
                        *held.borrow_mut() = Some(room);
                        Step::Answered(code)
                    }
                    Err(why) => Step::Failed(why),
                });
            });
        })
    };
    let agree = use_with_shelf(agree);
    let bad = match (&*note, invited) {
        (Err(error), _) => Some(refusal(*error)),
        (Ok(_), None) => Some("direct-no-invitation"),
        (Ok(_), Some(_)) => match &*step {
            Step::Failed(why) => Some(*why),
            Step::Asking | Step::Answering | Step::Answered(_) => None,
        },
    };
    let body = match (&*step, bad) {
        (Step::Failed(_), None) => Html::default(),
        (_, Some(why)) => html! { <>
            <p class="notice alert" role="alert">{ phrases.text(why) }</p>
            <div class="buttons"><Link to={Route::Home} class="button primary large">{ phrases.text("go-home") }</Link></div>
        </> },
        (Step::Asking | Step::Answering, None) => html! { <>
            <p>{ phrases.text("direct-consent") }</p>
            if <G::Game>::SECRETS {
                <p>{ phrases.text("direct-host-knows") }</p>
            }
            <div class="buttons">
                <button type="button" class="button primary large" onclick={unless(*step == Step::Answering, agree)} aria-disabled={shut(*step == Step::Answering)}>{ phrases.text("join-agree") }</button>
            </div>
        </> },
        (Step::Answered(code), None) => {
            let hash = format!("#/answer/{code}");
            html! { <>
                <p>{ phrases.text("join-send-back") }</p>
                <div class="direct-note">
                    <Qr text={address(&hash)} label={phrases.text("direct-picture")} />
                    <LinkField title={phrases.text("join-answer")} {hash} />
                </div>
                if let Some(why) = *trouble {
                    <p class="notice alert" role="alert">{ phrases.text(why) }</p>
                } else {
                    <p class="loading" role="status"><span class="spinner" />{ phrases.text("join-waiting") }</p>
                }
            </> }
        }
    };
    html! {
        <main id="main" class="page narrow">
            <div class="page-head">
                <h1>{ phrases.text("join") }</h1>
                <p>{ phrases.text(&format!("{}-title", <G::Game>::NAME)) }</p>
            </div>
            <section class="panel">{ body }</section>
        </main>
    }
}

/// Answers an invitation, and goes to the table as soon as the host has told the match. What goes
/// wrong until then is told.
pub(super) async fn answer<G>(
    note: Note,
    shelf: Shelf,
    trouble: UseStateSetter<Option<&'static str>>,
) -> Result<(Rc<Room<G::Game>>, String), &'static str>
where
    G: House,
{
    let vow = vow_or_new(&sat_before(&note, &shelf).await);
    let vow = vow.ok_or(NO_CHANCE)?;
    let guest = GuestRoom::new(note.token.clone(), vow, stocks().of::<G::Game>());
    let room = Room::<G::Game>::new(Side::Guest(guest));
    room.open_when_kept();
    let ear = {
        let room = Rc::downgrade(&room);
        Rc::new(move |sound| Room::<G::Game>::guest_hears(&room, sound))
    };
    let line = Line::answer(&stun(), &note.sketch, ear).await;
    let (line, sketch) = line.map_err(|_| "direct-no-line")?;
    if let Side::Guest(guest) = &mut *room.side.borrow_mut() {
        guest.connect(line);
    }
    let watch = {
        let (room, gone) = (Rc::downgrade(&room), std::cell::Cell::new(false));
        Callback::from(move |()| {
            let Some(room) = room.upgrade() else { return };
            trouble.set(room.view().trouble);
            let told = match &*room.side.borrow() {
                Side::Guest(guest) => guest.match_told(),
                Side::Host(_) => None,
            };
            if let Some((token, session)) = told
                && !gone.replace(true)
            {
                let shelf = shelf.clone();
                spawn_local(async move { arrive::<G>(room, shelf, token, &session).await });
            }
        })
    };
    *room.watch.borrow_mut() = watch;
    let note = Note {
        purpose: Purpose::Answer,
        sketch,
        ..note
    };
    let code = note.write().ok_or("direct-no-line")?;
    Ok((room, code))
}

/// What is kept of the match that an invitation belongs to, if its seat was ours before.
async fn sat_before(note: &Note, shelf: &Shelf) -> Direct {
    let saves = shelf.store.list().await.unwrap_or_default();
    let token = (note.seat, note.token.clone());
    // A host in this very browser keeps the token, too, and a secret of its own.
    let here = |save: &SaveRecord| save.sitters.get(note.seat.index()) == Some(&Sitter::Human);
    let mut kept = saves
        .into_iter()
        .filter(|save| save.game == note.game && here(save));
    let ours = kept.find_map(|save| save.direct.filter(|direct| direct.tokens.contains(&token)));
    ours.unwrap_or_default()
}

/// Puts the match on the shelf, where it is not there already, and goes to its table.
async fn arrive<G>(
    room: Rc<Room<G::Game>>,
    shelf: Shelf,
    token: (Seat, String),
    session: &Session<G::Game>,
) where
    G: House,
{
    let text = encode(session);
    let origin = |text: &str| Saved::read(text).map(|saved| saved.origin()).ok();
    let saves = shelf.store.list().await.unwrap_or_default();
    let sitters = seated(session.game().seats(), Seats::only(token.0));
    // What is known in part has no origin of its own; its seat has a token that no other match has.
    let sat = |save: &SaveRecord| {
        let direct = save.direct.as_ref();
        direct.is_some_and(|direct| direct.tokens.contains(&token))
    };
    let known = saves.into_iter().find(|save| {
        let same = || !session.is_hearsay() && origin(&save.text) == origin(&text);
        save.game == <G::Game>::NAME && save.sitters == sitters && (sat(save) || same())
    });
    let record = known.unwrap_or_else(|| {
        let title = G::facts(session, &ui::l10n::Phrases::shown()).board;
        SaveRecord {
            text,
            ..record_of::<G>(session, title, sitters)
        }
    });
    let id = record.id.clone();
    // The room knows how the match stands and tells the table; the save only has to be there, with what proves it.
    let direct = match &*room.side.borrow() {
        Side::Guest(guest) => Some(guest.direct()),
        Side::Host(_) => record.direct.clone(),
    };
    let record = SaveRecord {
        updated: now(),
        direct,
        ..record
    };
    *room.watch.borrow_mut() = Callback::noop();
    registry::keep(&id, room);
    let done = Callback::from(move |_| Route::Table { id: id.clone() }.go());
    shelf.put(record, done);
}
