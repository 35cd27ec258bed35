//! The maps that a setup offers, as cards of which one is chosen, and the row for the player's own
//! files.

use super::map_choice::{MapChoice, all_own, playable_own, requested_map, with_opened_file};
use super::own_file::{FileOutcome, OwnFile, OwnFileWords};
use super::thumbnail_card::ThumbnailCard;
use editor::DocumentKind;
use engine::error::LoadError;
use engine::json_api::DraftFile;
use std::rc::Rc;
use store::BoardList;
use ui::file::FileError;
use ui::l10n::{Phrases, use_phrases};
use ui::update::Update;
use yew::prelude::*;

/// Chooses the map that the URL names once the store is read; returns whether it does not exist.
#[hook]
pub fn use_requested_map<V: MapChoice>(
    requested: Option<String>,
    saved: &BoardList,
    draft: &UseStateHandle<Result<V::Draft, LoadError>>,
) -> bool {
    let is_missing = use_state_eq(|| false);
    let done = use_mut_ref(|| None::<String>);
    let current = draft.as_ref().ok().cloned();
    let (draft, set_missing) = (draft.setter(), is_missing.setter());
    use_effect_with((requested, saved.clone()), move |(requested, saved)| {
        let Some(id) = requested else { return };
        // The store is read again after every change; the player may have chosen another map since.
        if done.borrow().as_ref() == Some(id) {
            return;
        }
        let Some(found) = requested_map::<V>(id, saved) else {
            return;
        };
        *done.borrow_mut() = Some(id.clone());
        let chosen = found.and_then(|found| V::with_requested(current, found));
        set_missing.set(chosen.is_none());
        if let Some(chosen) = chosen {
            draft.set(Ok(chosen));
        }
    });
    *is_missing
}

/// The offered maps, and callbacks that choose one.
pub struct MapChooser<V: MapChoice> {
    draft: V::Draft,
    own: Vec<Rc<V::File>>,
    onpick: Callback<V::Choice>,
    onopen: Callback<V::Draft>,
}

/// Provides the chooser, with the player's own maps.
#[hook]
pub fn use_map_chooser<V: MapChoice>(
    draft: &V::Draft,
    onchange: &Callback<Update<V::Draft>>,
    saved: &BoardList,
) -> MapChooser<V> {
    let saved = use_memo(saved.clone(), playable_own::<V>);
    let opened = use_state(Vec::<Rc<V::File>>::new);
    let onpick = use_callback(onchange.clone(), |choice: V::Choice, onchange| {
        onchange.emit(Box::new(move |draft: &mut V::Draft| {
            // Every offered map has been read before.
            if let Some(changed) = V::with_choice(draft, choice) {
                *draft = changed;
            }
        }));
    });
    let own = all_own::<V>(&saved, &opened, draft);
    let pick = onpick.clone();
    let onopen = Callback::from(move |draft: V::Draft| {
        let file = Rc::new(V::file(&draft).clone());
        let others = opened.iter().filter(|other| **other != file).cloned();
        opened.set(others.chain([file.clone()]).collect());
        pick.emit(V::choice(&draft).clone());
    });
    MapChooser {
        draft: draft.clone(),
        own,
        onpick,
        onopen,
    }
}

impl<V: MapChoice> MapChooser<V> {
    /// Renders the card of a map.
    pub fn card(&self, key: &str, file: &Rc<V::File>, choice: V::Choice) -> Html {
        let (is_checked, onpick) = (V::is_chosen(&self.draft, &choice), self.onpick.clone());
        html! { <MapCard<V> {key} {is_checked} file={file.clone()} {choice} {onpick} /> }
    }

    /// Renders the player's own maps; empty if there are none.
    pub fn own(&self, phrases: &Phrases) -> Html {
        if self.own.is_empty() {
            return Html::default();
        }
        let card = |(n, file): (usize, &Rc<V::File>)| {
            self.card(
                &format!("own-{n}"),
                file,
                V::custom_choice((**file).clone()),
            )
        };
        html! { <>
            <h3>{ phrases.text(V::KEYS.own) }</h3>
            <div class="scenarios">{ for self.own.iter().enumerate().map(card) }</div>
        </> }
    }

    /// Renders the row for files, with further information about the chosen map.
    pub fn files(&self, children: Html) -> Html {
        html! { <OwnMap<V> draft={self.draft.clone()} onopen={self.onopen.clone()}>{ children }</OwnMap<V>> }
    }
}

#[derive(Properties, PartialEq)]
struct MapCardProps<V: MapChoice> {
    file: Rc<V::File>,
    choice: V::Choice,
    is_checked: bool,
    onpick: Callback<V::Choice>,
}

#[component]
fn MapCard<V: MapChoice>(props: &MapCardProps<V>) -> Html {
    let phrases = use_phrases();
    let MapCardProps {
        file,
        choice,
        is_checked,
        ..
    } = props;
    let onpick = {
        let (onpick, choice) = (props.onpick.clone(), choice.clone());
        Callback::from(move |()| onpick.emit(choice.clone()))
    };
    html! {
        <ThumbnailCard id={file.id().to_owned()} thumbnail={V::thumbnail(file)} name={V::title(&phrases, choice, file)}
            facts={V::facts(&phrases, file)} is_checked={*is_checked} {onpick} />
    }
}

#[derive(Properties, PartialEq)]
struct OwnMapProps<V: MapChoice> {
    draft: V::Draft,
    onopen: Callback<V::Draft>,
    #[prop_or_default]
    children: Html,
}

/// The buttons that open a map file and download the chosen map. A file that the engine refuses
/// changes nothing.
#[component]
fn OwnMap<V: MapChoice>(props: &OwnMapProps<V>) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let onread = {
        let (draft, phrases, onopen) = (draft.clone(), phrases.clone(), props.onopen.clone());
        Callback::from(move |(name, text): (String, Result<String, FileError>)| {
            let text = match text {
                Ok(text) => text,
                Err(error) => return FileOutcome::Refused(phrases.text(V::read_error_key(error))),
            };
            match with_opened_file::<V>(&draft, &name, &text) {
                Err(error) => FileOutcome::Refused(V::Document::load_error_text(&phrases, &error)),
                Ok(draft) => {
                    let name = V::title(&phrases, V::choice(&draft), V::file(&draft));
                    onopen.emit(draft);
                    FileOutcome::Opened(phrases.say(V::KEYS.opened, &[("name", name.into())]))
                }
            }
        })
    };
    let words = OwnFileWords {
        open: phrases.text(V::KEYS.open),
        download: phrases.text(V::KEYS.download),
        edit: phrases.text(V::KEYS.edit),
        hint: phrases.text(V::KEYS.hint),
    };
    // An own map is in the editor already.
    let editor = V::Document::editor_route(V::bundled_id(draft).as_deref());
    let file = (
        format!("{}.json", V::file(draft).id()),
        V::file(draft).to_text(),
    );
    html! { <OwnFile {words} {editor} {file} {onread}>{ props.children.clone() }</OwnFile> }
}
