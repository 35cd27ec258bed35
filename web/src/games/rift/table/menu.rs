//! The menu of a table: draw, giving up, saving as a file, rules, keys, and the ways out.

use super::Watch;
use super::actions::Actions;
use super::keys;
use super::primer;
use super::who::WhoPlays;
use crate::console::Dialog;
use crate::l10n::use_phrases;
use crate::live::use_announcer;
use crate::pages::{Switch, SwitchBox};
use crate::play::Deed;
use crate::route::{Link, Route};
use crate::share::{Outgoing, ShareButton};
use crate::store::settings::use_settings;
use crate::store::{SaveRecord, Sitter, file};
use crate::text::KeyTable;
use engine::game::Seat;
use engine::rift::action::Action;
use engine::save;
use yew::prelude::*;

/// Properties of the menu.
#[derive(Properties, PartialEq)]
pub struct MenuProps {
    /// What is read.
    pub watch: Watch,
    /// Where the match is kept.
    pub record: SaveRecord,
    /// What can be done.
    pub actions: Actions,
    /// Told of a seat that is given to another sitter.
    pub on_sit: Callback<(Seat, Sitter)>,
    /// It is closed.
    pub on_close: Callback<()>,
}

/// The menu.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let phrases = use_phrases();
    let (announcer, settings) = (use_announcer(), use_settings());
    let sure = use_state_eq(|| false);
    let MenuProps {
        watch,
        record,
        actions,
        on_sit,
        on_close,
    } = props;
    let session = &watch.session;
    let speaker = watch.seat.or_else(|| {
        session
            .game()
            .teams()
            .iter()
            .flat_map(|team| team.iter())
            .find(|&seat| super::is_human(&record.sitters, seat))
    });
    let asides = speaker.map(|seat| session.asides(seat)).unwrap_or_default();
    let say = |seat: Seat, action: Action| {
        let (desk, close) = (watch.deeds.clone(), on_close.clone());
        Callback::from(move |_: MouseEvent| {
            desk.dispatch(Deed::Act(seat, action));
            close.emit(());
        })
    };
    let aside = |action: Action| {
        let seat = speaker?;
        let name = phrases.text(&format!("rift-order-{}", action.term()));
        let (class, onclick) = if action == Action::Concede && !*sure {
            let sure = sure.clone();
            (
                "button danger",
                Callback::from(move |_: MouseEvent| sure.set(true)),
            )
        } else {
            (
                if action == Action::Concede {
                    "button danger"
                } else {
                    "button"
                },
                say(seat, action),
            )
        };
        let name = if action == Action::Concede && *sure {
            phrases.text("table-concede-sure")
        } else {
            name
        };
        Some(html! { <button type="button" {class} {onclick}>{ name }</button> })
    };
    let export = {
        let (text, title) = (save::encode(session), record.title.clone());
        let (announcer, phrases) = (announcer, phrases.clone());
        Callback::from(move |_: MouseEvent| {
            if let Err(error) = file::download(&title, &text) {
                announcer.alert(phrases.text(error.phrase()));
            }
        })
    };
    let rules = {
        let (open, close) = (actions.open_rules(), on_close.clone());
        Callback::from(move |_: MouseEvent| {
            close.emit(());
            open.emit(());
        })
    };
    let primer = {
        let close = on_close.clone();
        Callback::from(move |_: MouseEvent| {
            primer::show(&settings, true);
            close.emit(());
        })
    };
    html! {
        <Dialog title={phrases.text("table-menu")} on_close={on_close.clone()}>
            <div class="buttons">
                { for asides.into_iter().filter_map(aside) }
                <Link to={Route::Replay { id: record.id.clone(), at: None }} class="button">{ phrases.text("replay-open") }</Link>
                <ShareButton words={phrases.text("share-open")} pack={Outgoing::later(session, record)} />
                <button type="button" class="button" data-part="share" onclick={export}>{ phrases.text("saves-download") }</button>
                <button type="button" class="button" onclick={primer}>{ phrases.text("rift-primer") }</button>
                <button type="button" class="button" data-part="rules" onclick={rules}>{ phrases.text("nav-rules") }</button>
                <Link to={Route::Text { id: record.id.clone() }} class="button">{ phrases.text("text-open") }</Link>
                <Link to={Route::Settings} class="button">{ phrases.text("nav-settings") }</Link>
                <Link to={Route::Home} class="button">{ phrases.text("go-home") }</Link>
            </div>
            <SwitchBox of={Switch::Sound} />
            <WhoPlays watch={watch.clone()} sitters={record.sitters.clone()} on_sit={on_sit.clone()} />
            <KeyTable sections={[keys::section()].to_vec()} claimed={keys::CLAIMED.to_vec()} />
        </Dialog>
    }
}
