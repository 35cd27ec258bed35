//! The games' faces: the only place where a game's views and actions are matched.
mod arriving;
pub mod exodus;
mod open_match;
mod outside;
pub mod rift;
pub mod space_rift;

pub use arriving::{Facts, facts, join, record_of};
pub use open_match::OpenMatch;
pub use outside::{AnySeen, Misfit, Wish, adopt, merge};

use crate::l10n::Phrases;
use crate::route::Route;
use crate::store::SaveRecord;
use yew::prelude::*;

/// The games that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameName {
    /// Centauri Rift.
    Rift,
    /// Space Rift.
    SpaceRift,
    /// Exodus: Proxima Centauri.
    Exodus,
}

impl GameName {
    /// All of them, in the order of the doors.
    pub const ALL: [Self; 3] = [Self::Rift, Self::SpaceRift, Self::Exodus];

    /// Its name in addresses, saves and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Rift => "rift",
            Self::SpaceRift => "space-rift",
            Self::Exodus => "exodus",
        }
    }

    /// The game of that name.
    #[must_use]
    pub fn named(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }

    /// The slow scene behind its door.
    pub fn scene(self) -> Html {
        match self {
            Self::Rift => html! { <rift::scene::Scene /> },
            Self::SpaceRift => html! { <space_rift::scene::Scene /> },
            Self::Exodus => html! { <exodus::scene::Scene /> },
        }
    }

    /// A piece of its board in the player's own looks, with a little to see and to hear.
    pub fn sample(self) -> Html {
        match self {
            Self::Rift => html! { <rift::sample::Sample /> },
            Self::SpaceRift => html! { <space_rift::sample::Sample /> },
            Self::Exodus => html! { <exodus::sample::Sample /> },
        }
    }

    /// Begins a first match against a bot at once, and leads on to its table.
    pub fn quick_start(self) -> Html {
        match self {
            Self::Rift => html! { <rift::setup::QuickStart /> },
            Self::SpaceRift => html! { <space_rift::setup::QuickStart /> },
            Self::Exodus => html! { <exodus::setup::QuickStart /> },
        }
    }

    /// The ids of its lessons, in the order in which they are taught.
    #[must_use]
    pub fn lessons(self) -> Vec<&'static str> {
        match self {
            Self::Rift => engine::rift::lesson::lesson_ids().collect(),
            Self::SpaceRift => engine::space_rift::lesson::lesson_ids().collect(),
            Self::Exodus => engine::exodus::lesson::lesson_ids().collect(),
        }
    }

    /// How many steps a lesson has; none when there is no such lesson.
    #[must_use]
    pub fn lesson_steps(self, id: &str) -> Option<usize> {
        match self {
            Self::Rift => engine::rift::lesson::lesson(id).map(|lesson| lesson.steps.len()),
            Self::SpaceRift => {
                engine::space_rift::lesson::lesson(id).map(|lesson| lesson.steps.len())
            }
            Self::Exodus => engine::exodus::lesson::lesson(id).map(|lesson| lesson.steps.len()),
        }
    }

    /// Whether it has a puzzle for each day.
    #[must_use]
    pub const fn has_puzzles(self) -> bool {
        match self {
            Self::Rift => true,
            Self::SpaceRift | Self::Exodus => false,
        }
    }

    /// The ids of the puzzles of the box.
    #[must_use]
    pub fn puzzles(self) -> Vec<&'static str> {
        match self {
            Self::Rift => rift::learn::puzzles(),
            Self::SpaceRift | Self::Exodus => Vec::new(),
        }
    }

    /// What a puzzle of the box is called.
    #[must_use]
    pub fn puzzle_name(self, phrases: &Phrases, id: &str) -> String {
        match self {
            Self::Rift => rift::learn::puzzle_name(phrases, id),
            Self::SpaceRift | Self::Exodus => id.to_owned(),
        }
    }

    /// The table of a puzzle, by its id or date.
    pub fn puzzle(self, id: &str) -> Html {
        match self {
            Self::Rift => html! { <rift::learn::RiftPuzzle id={id.to_owned()} /> },
            Self::SpaceRift | Self::Exodus => Html::default(),
        }
    }

    /// The table of a lesson.
    pub fn lesson(self, id: &str) -> Html {
        match self {
            Self::Rift => html! { <rift::learn::RiftLesson id={id.to_owned()} /> },
            Self::SpaceRift => html! { <space_rift::learn::SpaceLesson id={id.to_owned()} /> },
            Self::Exodus => html! { <exodus::learn::ExodusLesson id={id.to_owned()} /> },
        }
    }

    /// Its set-up, with a board that is chosen first.
    pub fn setup(self, board: Option<String>) -> Html {
        match self {
            Self::Rift => html! { <rift::setup::Setup {board} /> },
            Self::SpaceRift => html! { <space_rift::setup::Setup {board} /> },
            Self::Exodus => html! { <exodus::setup::Setup {board} /> },
        }
    }

    /// Deals a match as somebody outside describes it.
    ///
    /// # Errors
    /// What of it does not fit, and why.
    pub fn begin(self, phrases: &Phrases, wish: &Wish) -> Result<SaveRecord, Misfit> {
        match self {
            Self::Rift => rift::draft::begin_wished(phrases, wish),
            Self::SpaceRift => space_rift::draft::begin_wished(phrases, wish),
            Self::Exodus => exodus::draft::begin_wished(phrases, wish),
        }
    }

    /// Its editor of boards.
    pub fn editor(self, board: Option<String>) -> Html {
        match self {
            Self::Rift => html! { <rift::editor::Editor {board} /> },
            Self::SpaceRift => html! { <space_rift::editor::Editor {board} /> },
            Self::Exodus => html! { <exodus::editor::Editor {board} /> },
        }
    }

    /// The place that shows a board of it from a file.
    ///
    /// # Errors
    /// Why the file is not accepted, in a sentence that names it and the place in it.
    pub fn board_in_file(self, phrases: &Phrases, file: &str, text: &str) -> Result<Route, String> {
        match self {
            Self::Rift => rift::editor::board_in_file(phrases, file, text),
            Self::SpaceRift => space_rift::editor::board_in_file(phrases, file, text),
            Self::Exodus => exodus::editor::board_in_file(phrases, file, text),
        }
    }

    /// A board of it that came by a link.
    pub fn shared_board(self, code: String) -> Html {
        match self {
            Self::Rift => html! { <rift::editor::SharedBoard {code} /> },
            Self::SpaceRift => html! { <space_rift::editor::SharedBoard {code} /> },
            Self::Exodus => html! { <exodus::editor::SharedBoard {code} /> },
        }
    }
}
