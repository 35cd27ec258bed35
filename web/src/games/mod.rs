//! The games' faces: the only place where a game's views and actions are matched.
mod among;
mod arriving;
pub mod exodus;
pub mod narrator;
mod open_match;
mod outside;
mod records;
pub mod rift;
pub mod rooms;
pub mod saga;
pub mod space_rift;
#[cfg(test)]
pub mod told;

pub use among::{Among, AnySeen, GameName, OpenMatch};
pub use arriving::{Facts, InvitedPage, Unread, adopt, adopt_any, game_in, hall_of, is_file};
pub use outside::{Misfit, Wish, agreed, deal, merged, playable, wished_on};
pub use records::{adopted, record_of};
pub use rooms::{Film, Guest, Hall, House, Of, Prose, School, Standing, Table, Workshop};

use crate::l10n::Phrases;
use crate::part;
use yew::prelude::*;

impl GameName {
    /// Its name in addresses, saves and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.id().name()
    }

    /// The game of that name.
    #[must_use]
    pub fn named(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }

    /// The slow scene behind its door.
    pub fn scene(self) -> Html {
        engine::with_game!(self.id(), G => <G as House>::scene())
    }

    /// A piece of its board in the player's own looks, with a little to see and to hear.
    pub fn sample(self) -> Html {
        engine::with_game!(self.id(), G => <G as House>::sample())
    }

    /// Whether it has an editor.
    #[must_use]
    pub const fn has_editor(self) -> bool {
        engine::with_game!(self.id(), G => G::EDITOR)
    }

    /// Whether it has lessons.
    #[must_use]
    pub const fn has_lessons(self) -> bool {
        engine::with_game!(self.id(), G => G::LESSONS)
    }

    /// Whether it has a puzzle for each day.
    #[must_use]
    pub const fn has_puzzles(self) -> bool {
        engine::with_game!(self.id(), G => G::PUZZLES)
    }
}

/// What a game answers in its rooms; before their code is there it has nothing to say.
impl GameName {
    /// Begins a first match against a bot at once, and leads on to its table.
    pub fn quick_start(self) -> Html {
        let room = part::here::<Table>(self);
        room.map_or_else(Html::default, |room| (room.quick_start)())
    }

    /// Its set-up, with a board that is chosen first.
    pub fn setup(self, board: Option<String>) -> Html {
        let room = part::here::<Table>(self);
        room.map_or_else(Html::default, |room| (room.setup)(board))
    }

    /// Its editor of boards.
    pub fn editor(self, board: Option<String>) -> Html {
        let room = part::here::<Workshop>(self);
        room.map_or_else(Html::default, |room| (room.editor)(board))
    }

    /// A board of it that came by a link.
    pub fn shared_board(self, code: String) -> Html {
        let room = part::here::<Workshop>(self);
        room.map_or_else(Html::default, |room| (room.shared_board)(code))
    }

    /// The ids of its lessons, in the order in which they are taught.
    #[must_use]
    pub fn lessons(self) -> Vec<&'static str> {
        part::here::<School>(self).map_or_else(Vec::new, |room| (room.lessons)())
    }

    /// Whether what its lessons teach holds for what it is played with.
    #[must_use]
    pub fn is_taught(self) -> bool {
        part::here::<School>(self).is_some_and(|room| (room.is_taught)())
    }

    /// How many steps a lesson has; none when there is no such lesson.
    #[must_use]
    pub fn lesson_steps(self, id: &str) -> Option<usize> {
        part::here::<School>(self).and_then(|room| (room.lesson_steps)(id))
    }

    /// The table of a lesson.
    pub fn lesson(self, id: &str) -> Html {
        let room = part::here::<School>(self);
        room.map_or_else(Html::default, |room| (room.lesson)(id.to_owned()))
    }

    /// The ids of the puzzles of the box.
    #[must_use]
    pub fn puzzles(self) -> Vec<&'static str> {
        part::here::<School>(self).map_or_else(Vec::new, |room| (room.puzzles)())
    }

    /// What a puzzle of the box is called.
    #[must_use]
    pub fn puzzle_name(self, phrases: &Phrases, id: &str) -> String {
        let room = part::here::<School>(self);
        room.map_or_else(|| id.to_owned(), |room| (room.puzzle_name)(phrases, id))
    }

    /// The table of a puzzle, by its id or date.
    pub fn puzzle(self, id: &str) -> Html {
        let room = part::here::<School>(self);
        room.map_or_else(Html::default, |room| (room.puzzle)(id.to_owned()))
    }
}
