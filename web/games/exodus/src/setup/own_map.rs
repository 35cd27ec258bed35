//! The [`MapChoice`] of Exodus: shipped and user-made maps, from the saved ones, from a file, or
//! handed over by another page.

use crate::Ui;
use crate::draft;
use crate::draft::{SetupDraft, content_set, map_name};
use crate::editor::GameEditor;
use crate::key_facts::summary_line;
use crate::thumbnail::Thumbnail;
use engine::error::LoadError;
use engine::exodus::content::parse_layout;
use engine::exodus::layout::LayoutFile;
use engine::exodus::options::LayoutChoice;
use play::setup::{MapChoice, MapChoiceKeys};
use std::rc::Rc;
use ui::clock::random_seed;
use ui::l10n::Phrases;
use yew::prelude::*;

/// A map requested by the URL of the setup page.
pub enum RequestedMap {
    /// A shipped map, by its id, which contains the number of seats.
    Shipped(String),
    /// A user-made map.
    Custom(Box<LayoutFile>),
}

impl MapChoice for Ui {
    type Draft = SetupDraft;
    type Document = GameEditor;
    type File = LayoutFile;
    type Choice = LayoutChoice;
    type RequestedMap = RequestedMap;
    const KEYS: MapChoiceKeys = MapChoiceKeys {
        own: "exodus-setup-own-maps",
        open: "exodus-setup-open-file",
        download: "exodus-setup-download",
        edit: "exodus-setup-edit",
        hint: "exodus-setup-hint",
        opened: "exodus-setup-opened",
    };

    fn choice(draft: &SetupDraft) -> &LayoutChoice {
        &draft.options.layout
    }

    fn file(draft: &SetupDraft) -> &LayoutFile {
        &draft.file
    }

    fn bundled_id(draft: &SetupDraft) -> Option<String> {
        match &draft.options.layout {
            LayoutChoice::Usual | LayoutChoice::Shipped(_) => Some(draft.file.id.clone()),
            LayoutChoice::Custom(_) => None,
        }
    }

    fn custom_choice(file: LayoutFile) -> LayoutChoice {
        LayoutChoice::Custom(Box::new(file))
    }

    fn own_file(choice: &LayoutChoice) -> Option<&LayoutFile> {
        match choice {
            LayoutChoice::Custom(file) => Some(file),
            LayoutChoice::Usual | LayoutChoice::Shipped(_) => None,
        }
    }

    fn is_chosen(draft: &SetupDraft, choice: &LayoutChoice) -> bool {
        match choice {
            // The default map is a shipped one, too.
            LayoutChoice::Shipped(name) => draft::map(draft) == Some(name.as_str()),
            LayoutChoice::Usual | LayoutChoice::Custom(_) => *choice == draft.options.layout,
        }
    }

    fn with_choice(draft: &SetupDraft, choice: LayoutChoice) -> Option<SetupDraft> {
        Some(draft::with_map(draft, choice))
    }

    fn with_own_file(
        draft: &SetupDraft,
        name: &str,
        file: LayoutFile,
    ) -> Result<SetupDraft, LoadError> {
        let placed = draft::with_map(draft, Self::custom_choice(file));
        match placed.error() {
            Some(error) => Err(LoadError::new(name, error.place, error.reason)),
            None => Ok(placed),
        }
    }

    fn read(name: &str, text: &str) -> Result<LayoutFile, LoadError> {
        parse_layout(name, text)
    }

    fn requested_bundled(id: &str) -> Option<RequestedMap> {
        let is_known = content_set().layouts().any(|layout| layout.id == id);
        is_known.then(|| RequestedMap::Shipped(id.to_owned()))
    }

    fn requested_own(file: LayoutFile) -> RequestedMap {
        RequestedMap::Custom(Box::new(file))
    }

    fn with_requested(current_draft: Option<SetupDraft>, map: RequestedMap) -> Option<SetupDraft> {
        match (map, current_draft) {
            (RequestedMap::Shipped(id), Some(draft)) => {
                let (seats, name) = id.split_once('-')?;
                let draft = draft::with_seats(&draft, seats.parse().ok()?);
                Some(draft::with_map(
                    &draft,
                    LayoutChoice::Shipped(name.to_owned()),
                ))
            }
            (RequestedMap::Shipped(id), None) => draft::from_id(&id, random_seed()).ok(),
            (RequestedMap::Custom(file), Some(draft)) => {
                Some(draft::with_map(&draft, LayoutChoice::Custom(file)))
            }
            (RequestedMap::Custom(file), None) => {
                draft::from_choice(LayoutChoice::Custom(file), random_seed()).ok()
            }
        }
    }

    fn thumbnail(file: &Rc<LayoutFile>) -> Html {
        html! { <Thumbnail layout={file.clone()} /> }
    }

    fn title(phrases: &Phrases, choice: &LayoutChoice, file: &LayoutFile) -> String {
        map_name(phrases, choice, file)
    }

    fn facts(phrases: &Phrases, file: &LayoutFile) -> Html {
        html! { summary_line(phrases, file) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use engine::exodus::metadata::SEATS;
    use engine::json_api::DraftFile;
    use play::setup::draft_checks::{assert_invalid_files_are_refused, assert_requested_by_id};
    use play::setup::{GameSetup, seed_text, with_opened_file};

    #[test]
    fn an_exported_map_is_read_back_unchanged() {
        let draft = Ui::first_draft(seed_text(7)).expect("the box has it");
        let content = content_set();
        for file in content.layouts() {
            let after =
                with_opened_file::<Ui>(&draft, "mine.json", &file.to_text()).expect("a good one");
            assert_eq!((&after.file, draft::map(&after)), (file, None));
            assert_eq!(usize::from(after.options.seats), file.homes.len());
            assert_eq!(after.player_kinds.len(), file.homes.len());
        }
    }

    #[test]
    fn an_invalid_file_is_refused_by_name() {
        let draft = Ui::first_draft(seed_text(7)).expect("the box has it");
        let mut distant_map = draft.file.clone();
        distant_map.open.push([7, 0]);
        assert_invalid_files_are_refused::<Ui>(&draft, &distant_map.to_text());
    }

    #[test]
    fn a_shipped_map_is_requested_by_its_id() {
        let draft = Ui::first_draft(seed_text(7)).expect("the box has it");
        let id = format!("{}-long", SEATS.0);
        let placed = assert_requested_by_id::<Ui>(&draft, &id);
        assert_eq!((placed.file.id, placed.seed), (id, draft.seed));
    }
}
