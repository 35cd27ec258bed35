//! Maps as games are set up on them: of the box or of one's own, from the shelf, from a file, or handed
//! over by another page.

use crate::Ui;
use crate::draft;
use crate::draft::{Draft, map_name, stock};
use crate::editor::Hand;
use crate::special::short;
use crate::thumbnail::Thumbnail;
use engine::error::LoadError;
use engine::exodus::content::parse_layout;
use engine::exodus::layout::LayoutFile;
use engine::exodus::options::LayoutChoice;
use play::setup::{Venue, VenueKeys};
use std::rc::Rc;
use ui::clock::fresh_seed;
use ui::l10n::Phrases;
use yew::prelude::*;

/// A map that was asked for: one of the box by its id, or one of one's own.
pub enum Asked {
    /// For so many seats, and by what name.
    Box(String),
    /// One of one's own.
    Own(Box<LayoutFile>),
}

impl Venue for Ui {
    type Draft = Draft;
    type Craft = Hand;
    type File = LayoutFile;
    type Choice = LayoutChoice;
    type Asked = Asked;
    const KEYS: VenueKeys = VenueKeys {
        own: "exodus-setup-own-maps",
        open: "exodus-setup-open-file",
        download: "exodus-setup-download",
        edit: "exodus-setup-edit",
        hint: "exodus-setup-hint",
        opened: "exodus-setup-opened",
    };

    fn choice(draft: &Draft) -> &LayoutChoice {
        &draft.options.layout
    }

    fn file(draft: &Draft) -> &LayoutFile {
        &draft.file
    }

    fn shipped(draft: &Draft) -> Option<String> {
        match &draft.options.layout {
            LayoutChoice::Usual | LayoutChoice::Shipped(_) => Some(draft.file.id.clone()),
            LayoutChoice::Custom(_) => None,
        }
    }

    fn own(file: LayoutFile) -> LayoutChoice {
        LayoutChoice::Custom(Box::new(file))
    }

    fn own_file(choice: &LayoutChoice) -> Option<&LayoutFile> {
        match choice {
            LayoutChoice::Custom(file) => Some(file),
            LayoutChoice::Usual | LayoutChoice::Shipped(_) => None,
        }
    }

    fn is_chosen(draft: &Draft, choice: &LayoutChoice) -> bool {
        match choice {
            // The usual one is of the box as well.
            LayoutChoice::Shipped(name) => draft::map(draft) == Some(name.as_str()),
            LayoutChoice::Usual | LayoutChoice::Custom(_) => *choice == draft.options.layout,
        }
    }

    fn on_offered(draft: &Draft, choice: LayoutChoice) -> Option<Draft> {
        Some(draft::with_map(draft, choice))
    }

    fn on_own(draft: &Draft, name: &str, file: LayoutFile) -> Result<Draft, LoadError> {
        let placed = draft::with_map(draft, Self::own(file));
        match placed.fault() {
            Some(fault) => Err(LoadError::new(name, fault.place, fault.reason)),
            None => Ok(placed),
        }
    }

    fn read(name: &str, text: &str) -> Result<LayoutFile, LoadError> {
        parse_layout(name, text)
    }

    fn asked_of_box(id: &str) -> Option<Asked> {
        let known = stock().layouts().any(|layout| layout.id == id);
        known.then(|| Asked::Box(id.to_owned()))
    }

    fn asked_own(file: LayoutFile) -> Asked {
        Asked::Own(Box::new(file))
    }

    fn on_asked(in_hand: Option<Draft>, map: Asked) -> Option<Draft> {
        match (map, in_hand) {
            (Asked::Box(id), Some(draft)) => {
                let (seats, name) = id.split_once('-')?;
                let draft = draft::with_seats(&draft, seats.parse().ok()?);
                Some(draft::with_map(
                    &draft,
                    LayoutChoice::Shipped(name.to_owned()),
                ))
            }
            (Asked::Box(id), None) => draft::on(&id, fresh_seed()).ok(),
            (Asked::Own(file), Some(draft)) => {
                Some(draft::with_map(&draft, LayoutChoice::Custom(file)))
            }
            (Asked::Own(file), None) => {
                draft::chosen(LayoutChoice::Custom(file), fresh_seed()).ok()
            }
        }
    }

    fn stamp(file: &Rc<LayoutFile>) -> Html {
        html! { <Thumbnail layout={file.clone()} /> }
    }

    fn title(phrases: &Phrases, choice: &LayoutChoice, file: &LayoutFile) -> String {
        map_name(phrases, choice, file)
    }

    fn facts(phrases: &Phrases, file: &LayoutFile) -> Html {
        html! { short(phrases, file) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use editor::Craft;
    use engine::drive::SheetFile;
    use engine::exodus::meta::SEATS;
    use play::setup::seed_text;
    use play::setup::{Drafted, asked_for, opened};
    use store::BoardList;

    #[test]
    fn every_map_is_read_as_it_was_taken_along() {
        let draft = Ui::first(seed_text(7)).expect("the box has it");
        let stock = stock();
        for file in stock.layouts() {
            let after = opened::<Ui>(&draft, "mine.json", &file.written()).expect("a good one");
            assert_eq!((&after.file, draft::map(&after)), (file, None));
            assert_eq!(usize::from(after.options.seats), file.homes.len());
            assert_eq!(after.sitters.len(), file.homes.len());
        }
    }

    #[test]
    fn a_faulty_file_is_refused_and_named() {
        let phrases = Phrases::load("en");
        let draft = Ui::first(seed_text(7)).expect("the box has it");
        let fault = opened::<Ui>(&draft, "mine.json", "no map").expect_err("no map");
        assert!(Hand::refusal(&phrases, &fault).contains("mine.json"));
        let mut far = draft.file.clone();
        far.open.push([7, 0]);
        assert!(opened::<Ui>(&draft, "mine.json", &far.written()).is_err());
    }

    #[test]
    fn a_map_of_the_box_is_asked_for_by_its_id() {
        let none = BoardList::Loading;
        let in_hand = Ui::first(seed_text(7)).expect("the box has it");
        let (fewest, _) = SEATS;
        let id = format!("{fewest}-long");
        let Some(Some(map)) = asked_for::<Ui>(&id, &none) else {
            panic!("the box has it");
        };
        let placed = Ui::on_asked(Some(in_hand.clone()), map).expect("it fits");
        assert_eq!((placed.file.id, placed.seed), (id, in_hand.seed));
        assert!(asked_for::<Ui>("mine", &none).is_none());
        assert!(matches!(
            asked_for::<Ui>("mine", &BoardList::Ready(Vec::new())),
            Some(None)
        ));
    }
}
