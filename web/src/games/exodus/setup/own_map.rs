//! Maps of one's own: from the shelf, from a file, or handed over by another page.

use super::PartProps;
use crate::clock::random;
use crate::edit::HANDED;
use crate::games::GameName;
use crate::games::exodus::draft::{Draft, map_name, seed_text, stock};
use crate::games::exodus::editor::{handed, refusal_words};
use crate::l10n::use_phrases;
use crate::pages::setup::{Fate, OwnFile, OwnFileWords};
use crate::route::Route;
use crate::store::file::FileError;
use crate::store::{BoardList, BoardRecord};
use engine::error::LoadError;
use engine::exodus::content::parse_layout;
use engine::exodus::layout::LayoutFile;
use engine::exodus::options::LayoutChoice;
use std::rc::Rc;
use yew::prelude::*;

/// The kept maps that can be played; others are still being made.
pub(super) fn playable(kept: &BoardList) -> Vec<Rc<LayoutFile>> {
    let all = kept.boards().iter();
    all.filter_map(|own| read(own).ok()).map(Rc::new).collect()
}

/// A kept map.
fn read(own: &BoardRecord) -> Result<LayoutFile, LoadError> {
    parse_layout(&own.name, &own.text)
}

/// Chooses the map that the address asks for, once it is there; tells whether it is not.
#[hook]
pub(super) fn use_asked(
    asked: Option<String>,
    kept: &BoardList,
    draft: &UseStateHandle<Result<Draft, LoadError>>,
) -> bool {
    let missing = use_state_eq(|| false);
    let done = use_mut_ref(|| None::<String>);
    let in_hand = draft.as_ref().ok().cloned();
    let (draft, told) = (draft.setter(), missing.setter());
    use_effect_with((asked, kept.clone()), move |(asked, kept)| {
        let Some(id) = asked else { return };
        // The shelf is read again with every change of it; the player may have chosen since.
        if done.borrow().as_ref() == Some(id) {
            return;
        }
        let Some(found) = map_of(id, kept) else {
            return;
        };
        *done.borrow_mut() = Some(id.clone());
        let chosen = found.and_then(|map| placed(in_hand, map));
        told.set(chosen.is_none());
        if let Some(chosen) = chosen {
            draft.set(Ok(chosen));
        }
    });
    *missing
}

/// A map that was asked for: one of the box by its id, or one of one's own.
enum Asked {
    Box(String),
    Own(Box<LayoutFile>),
}

/// The set-up in hand on another map, or a new one.
fn placed(in_hand: Option<Draft>, map: Asked) -> Option<Draft> {
    match (map, in_hand) {
        (Asked::Box(id), Some(draft)) => {
            let (seats, name) = id.split_once('-')?;
            let draft = draft.with_seats(seats.parse().ok()?);
            Some(draft.with_map(LayoutChoice::Shipped(name.to_owned())))
        }
        (Asked::Box(id), None) => Draft::on(&id, seed_text(random())).ok(),
        (Asked::Own(file), Some(draft)) => Some(draft.with_map(LayoutChoice::Custom(file))),
        (Asked::Own(file), None) => {
            Draft::chosen(LayoutChoice::Custom(file), seed_text(random())).ok()
        }
    }
}

/// The map of an id; the outer `None` while the shelf is not read yet.
fn map_of(id: &str, kept: &BoardList) -> Option<Option<Asked>> {
    if id == HANDED {
        let own = handed().map(|sketch| Asked::Own(Box::new(sketch.file().clone())));
        return Some(own);
    }
    if stock().layouts().any(|layout| layout.id == id) {
        return Some(Some(Asked::Box(id.to_owned())));
    }
    match kept {
        BoardList::Loading => None,
        BoardList::Failed(_) => Some(None),
        BoardList::Ready(all) => {
            let own = all.iter().find(|own| own.id == id);
            let own = own.and_then(|own| read(own).ok());
            Some(own.map(|file| Asked::Own(Box::new(file))))
        }
    }
}

/// Opening a map file of one's own, and taking the chosen one along as a file.
#[component]
pub(super) fn OwnMap(props: &PartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let onread = {
        let (draft, phrases, onopen) = (draft.clone(), phrases.clone(), props.onchange.clone());
        Callback::from(move |(name, text): (String, Result<String, FileError>)| {
            let text = match text {
                Ok(text) => text,
                Err(error) => return Fate::Refused(phrases.text(error.phrase())),
            };
            match opened(&draft, &name, &text) {
                Err(fault) => Fate::Refused(refusal_words(&phrases, &fault)),
                Ok(draft) => {
                    let name = map_name(&phrases, &draft.options.layout, &draft.file);
                    onopen.emit(draft);
                    Fate::Opened(phrases.say("exodus-setup-opened", &[("name", name.into())]))
                }
            }
        })
    };
    let words = OwnFileWords {
        open: phrases.text("exodus-setup-open-file"),
        download: phrases.text("exodus-setup-download"),
        edit: phrases.text("exodus-setup-edit"),
        hint: phrases.text("exodus-setup-hint"),
    };
    let board = match &draft.options.layout {
        LayoutChoice::Usual | LayoutChoice::Shipped(_) => Some(draft.file.id.clone()),
        // One's own is in the editor already.
        LayoutChoice::Custom(_) => None,
    };
    let editor = Route::Editor {
        game: GameName::Exodus,
        board,
    };
    let file = (format!("{}.json", draft.file.id), written(&draft.file));
    html! { <OwnFile {words} {editor} {file} {onread} /> }
}

/// The game of `draft` on the map of a file.
fn opened(draft: &Draft, name: &str, text: &str) -> Result<Draft, LoadError> {
    let file = parse_layout(name, text)?;
    let choice = LayoutChoice::Custom(Box::new(file));
    let placed = draft.with_map(choice);
    match placed.fault() {
        Some(fault) => Err(LoadError::new(name, fault.place, fault.reason)),
        None => Ok(placed),
    }
}

/// A map as a file that [`opened`] reads.
fn written(file: &LayoutFile) -> String {
    // Its parts are plain, so nothing can refuse to be written.
    serde_json::to_string_pretty(file).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Phrases;
    use engine::exodus::meta::SEATS;

    #[test]
    fn every_map_is_read_as_it_was_taken_along() {
        let draft = Draft::first(seed_text(7)).expect("the box has it");
        let stock = stock();
        for file in stock.layouts() {
            let after = opened(&draft, "mine.json", &written(file)).expect("a good one");
            assert_eq!((&after.file, after.map()), (file, None));
            assert_eq!(usize::from(after.options.seats), file.homes.len());
            assert_eq!(after.sitters.len(), file.homes.len());
        }
    }

    #[test]
    fn a_faulty_file_is_refused_and_named() {
        let phrases = Phrases::load("en");
        let draft = Draft::first(seed_text(7)).expect("the box has it");
        let fault = opened(&draft, "mine.json", "no map").expect_err("no map");
        assert!(refusal_words(&phrases, &fault).contains("mine.json"));
        let mut far = draft.file.clone();
        far.open.push([7, 0]);
        assert!(opened(&draft, "mine.json", &written(&far)).is_err());
    }

    #[test]
    fn a_map_of_the_box_is_asked_for_by_its_id() {
        let none = BoardList::Loading;
        let in_hand = Draft::first(seed_text(7)).expect("the box has it");
        let (fewest, _) = SEATS;
        let id = format!("{fewest}-long");
        let Some(Some(map)) = map_of(&id, &none) else {
            panic!("the box has it");
        };
        let placed = placed(Some(in_hand.clone()), map).expect("it fits");
        assert_eq!((placed.file.id, placed.seed), (id, in_hand.seed));
        assert!(map_of("mine", &none).is_none());
        assert!(matches!(
            map_of("mine", &BoardList::Ready(Vec::new())),
            Some(None)
        ));
    }
}
