//! The rooms of a game: what the page asks of one once its code is there. A game says all of it in one
//! place, [`House`]; each room hands out its share, so that what only one room needs is fetched with it.

pub use crate::onlook::Onlook;

use super::records::{adopted as adopted_at, record_of};
use super::{Facts, Misfit, OpenMatch, Wish};
use crate::GameUi;
use crate::Opened;
use crate::direct::Join;
use crate::games::Among;
use crate::hands::{HandReplay, HandTable, HandText};
use crate::learn::LessonPage;
use engine::game::{Seats, Status};
use engine::save::code::{self, Code};
use engine::save::{SaveError, Saved, encode};
use engine::session::{Kin, Session};
use engine::suite::AnySession;
use engine::suite::Resident;
use store::pack::stocks;
use store::{SaveRecord, Sitter};
use ui::clock::{now, random};
use ui::l10n::{Files, Phrases};
use ui::part::{Face, Given, Room, Unfetched};
use ui::route::Route;
use yew::prelude::*;

/// What the page asks of a game.
pub trait House: GameUi {
    /// Its English phrase files, and those of the rooms of all games.
    const WORDS: Files;

    /// The slow scene behind its door; like [`House::sample`] it is there before anything of the game is fetched.
    fn scene() -> Html;
    /// A piece of its board in the player's own looks, for the settings. Nothing, unless the game shows one.
    fn sample() -> Html {
        Html::default()
    }

    /// What a match is.
    fn facts(session: &Session<Self::Game>, phrases: &Phrases) -> Facts;
    /// The id of the board that options name, for the list of saves.
    fn board_of(options: &Self::Options) -> String;
    /// Deals a match as somebody outside describes it.
    ///
    /// # Errors
    /// What of it does not fit, and why.
    fn begin(phrases: &Phrases, wish: &Wish) -> Result<SaveRecord, Misfit>;

    /// Its set-up, with a board that is chosen first.
    fn setup(board: Option<String>) -> Html;
    /// Begins a first match against a bot at once, and leads on to its table.
    fn quick_start() -> Html;
    /// Its editor of boards.
    fn editor(board: Option<String>) -> Html;
    /// A board of it that came by a link.
    fn shared_board(code: String) -> Html;
    /// The place that shows a board of it from a file.
    ///
    /// # Errors
    /// Why the file is not accepted, in a sentence that names it and the place in it.
    fn board_in_file(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String>;

    /// The ids of its lessons, in the order in which they are taught.
    fn lessons() -> Vec<&'static str>;
    /// Whether what its lessons teach holds for what it is played with: the box.
    fn is_taught() -> bool {
        <Self::Game>::in_stocks(&stocks()).is_none()
    }
    /// How many steps a lesson has; none when there is no such lesson.
    fn lesson_steps(id: &str) -> Option<usize>;
    /// The ids of the puzzles of the box.
    fn puzzles() -> Vec<&'static str> {
        Vec::new()
    }
    /// What a puzzle of the box is called.
    fn puzzle_name(_: &Phrases, id: &str) -> String {
        id.to_owned()
    }
    /// The table of a puzzle, by its id or date.
    fn puzzle(_: String) -> Html {
        Html::default()
    }

    /// The page of an invitation to a table at another screen.
    fn join(code: String) -> Html {
        let key = code.clone();
        html! { <Join<Self> {key} {code} /> }
    }
}

/// What every game hands on of its [`House`] without a word of its own: the components and functions that stand
/// under the same names in the rooms beside its `house.rs`.
#[macro_export]
macro_rules! handed_on {
    () => {
        const WORDS: Files = WORDS;

        fn scene() -> Html {
            html! { <scene::Scene /> }
        }

        fn sample() -> Html {
            html! { <sample::Sample /> }
        }

        fn facts(session: &Session<Self::Game>, phrases: &Phrases) -> Facts {
            facts::facts(session, phrases)
        }

        fn begin(phrases: &Phrases, wish: &Wish) -> Result<SaveRecord, Misfit> {
            deal(&draft::wished(wish)?, phrases)
        }

        fn setup(board: Option<String>) -> Html {
            html! { <setup::Setup {board} /> }
        }

        fn quick_start() -> Html {
            html! { <setup::QuickStart /> }
        }

        fn editor(board: Option<String>) -> Html {
            html! { <editor::Editor {board} /> }
        }

        fn shared_board(code: String) -> Html {
            html! { <editor::SharedBoard {code} /> }
        }

        fn board_in_file(phrases: &Phrases, file: &str, text: &str) -> Result<Route, String> {
            place_in_file::<editor::Hand>(phrases, file, text)
        }

        fn lessons() -> Vec<&'static str> {
            lesson::lesson_ids().collect()
        }

        fn lesson_steps(id: &str) -> Option<usize> {
            lesson::lesson(id).map(|lesson| lesson.steps.len())
        }
    };
}

/// What a room of a game hands out.
pub trait Of<G>: Sized + 'static {
    /// It.
    const IT: Self;
}

/// The English phrases of a game.
pub type Words = Files;

impl<G: House> Of<G> for Words {
    const IT: Self = G::WORDS;
}

/// Declares a room: what it hands out, by name, with the function of a game that does it.
macro_rules! room {
    ($(#[$doc:meta])* $room:ident {
        $($(#[$note:meta])* $name:ident: $kind:ty = $give:expr,)+
    }) => {
        $(#[$doc])*
        pub struct $room {
            $($(#[$note])* pub $name: $kind,)+
        }

        impl Face for $room {
            const ROOM: Room = Room::$room;
        }

        impl<G: House> Of<G> for $room {
            const IT: Self = Self { $($name: $give,)+ };
        }
    };
}

room!(
    /// Opening matches, and what is said of one before it is on a table.
    Hall {
        /// Reads a save file or a share code.
        read: fn(&str) -> Result<AnySession, SaveError> = read::<G>,
        /// What a match is.
        facts: fn(&AnySession, &Phrases) -> Option<Facts> =
            |any, phrases| Some(G::facts(<G::Game>::own(any)?, phrases)),
        /// A new save of a match, with these sitters.
        record_of: fn(&AnySession, String, Vec<Sitter>) -> Option<SaveRecord> =
            |any, title, sitters| Some(record_of::<G>(<G::Game>::own(any)?, title, sitters)),
        /// A new save of a save file or a share code, after the engine has played it again.
        adopt: fn(&str, String) -> Result<SaveRecord, SaveError> = adopt::<G>,
        /// Deals a match as somebody outside describes it.
        begin: fn(&Phrases, &Wish) -> Result<SaveRecord, Misfit> = G::begin,
        /// How a match stands.
        standing: fn(&AnySession) -> Option<Standing> = standing::<G::Game>,
        /// The share code of a match, if it has one.
        share: fn(&AnySession) -> Option<String> = |any| code::encode(<G::Game>::own(any)?),
        /// How a match stands to a save.
        kin: fn(&AnySession, &str) -> Option<Kin> =
            kin::<G::Game>,
    }
);

room!(
    /// Set-up and table.
    Table {
        /// Its set-up, with a board that is chosen first.
        setup: fn(Option<String>) -> Html = G::setup,
        /// Begins a first match against a bot at once.
        quick_start: fn() -> Html = G::quick_start,
        /// The table of a match.
        table: fn(SaveRecord, &OpenMatch) -> Option<Html> =
            |record, any| Some(table::<G>(record, <G::Game>::opened(any)?.clone())),
    }
);

room!(
    /// Matches told in words.
    Prose {
        /// A match in words.
        text: fn(SaveRecord, &OpenMatch) -> Option<Html> =
            |record, any| Some(text::<G>(record, <G::Game>::opened(any)?.clone())),
    }
);

room!(
    /// Matches watched again.
    Film {
        /// A match watched again, from a position if one is named.
        replay: fn(SaveRecord, &OpenMatch, Option<usize>) -> Option<Html> =
            |record, any, at| Some(replay::<G>(record, <G::Game>::opened(any)?.clone(), at)),
    }
);

room!(
    /// The editor.
    Workshop {
        /// Its editor of boards.
        editor: fn(Option<String>) -> Html = G::editor,
        /// A board of it that came by a link.
        shared_board: fn(String) -> Html = G::shared_board,
        /// The place that shows a board of it from a file.
        board_in_file: fn(&Phrases, &str, &str) -> Result<Route, String> = G::board_in_file,
    }
);

room!(
    /// Lessons and puzzles.
    School {
        /// The ids of its lessons, in the order in which they are taught.
        lessons: fn() -> Vec<&'static str> = G::lessons,
        /// Whether what its lessons teach holds for what it is played with.
        is_taught: fn() -> bool = G::is_taught,
        /// How many steps a lesson has.
        lesson_steps: fn(&str) -> Option<usize> = G::lesson_steps,
        /// The table of a lesson.
        lesson: fn(String) -> Html = lesson::<G>,
        /// The ids of the puzzles of the box.
        puzzles: fn() -> Vec<&'static str> = G::puzzles,
        /// What a puzzle of the box is called.
        puzzle_name: fn(&Phrases, &str) -> String = G::puzzle_name,
        /// The table of a puzzle.
        puzzle: fn(String) -> Html = G::puzzle,
    }
);

room!(
    /// Coming to a table at another screen.
    Guest {
        /// The page of an invitation.
        join: fn(String) -> Html = G::join,
    }
);

fn table<G: House>(record: SaveRecord, opened: Opened<G::Game>) -> Html {
    let key = record.id.clone();
    html! { <HandTable<G> {key} {record} {opened} /> }
}

fn text<G: House>(record: SaveRecord, opened: Opened<G::Game>) -> Html {
    let key = record.id.clone();
    html! { <HandText<G> {key} {record} {opened} /> }
}

fn replay<G: House>(record: SaveRecord, opened: Opened<G::Game>, at: Option<usize>) -> Html {
    let key = record.id.clone();
    html! { <HandReplay<G> {key} {record} {opened} {at} /> }
}

fn lesson<G: House>(id: String) -> Html {
    html! { <LessonPage<G> {id} /> }
}

/// Reads a save file or a share code.
fn read<G: House>(text: &str) -> Result<AnySession, SaveError> {
    session::<G>(text).map(<G::Game>::among)
}

fn session<G: House>(text: &str) -> Result<Session<G::Game>, SaveError> {
    if super::is_file(text) {
        Saved::read(text)?.open_with(&stocks().of::<G::Game>())
    } else {
        Code::read(text)?.open_with(&stocks().of::<G::Game>())
    }
}

fn adopt<G: House>(text: &str, title: String) -> Result<SaveRecord, SaveError> {
    Ok(adopted_at::<G>(
        &session::<G>(text)?,
        title,
        now(),
        random(),
    ))
}

/// How a match stands, whichever game it is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seats at its table.
    pub seats: Seats,
    /// Those it waits for.
    pub waiting: Seats,
    /// Whether it has ended.
    pub over: bool,
    /// How many actions were carried out.
    pub actions: usize,
    /// The text of its save file.
    pub text: String,
}

/// How a match of a game stands, if it is one.
pub(crate) fn standing<G: Resident>(any: &AnySession) -> Option<Standing> {
    let session = G::own(any)?;
    let status = session.status();
    Some(Standing {
        seats: session.game().seats(),
        waiting: status.waiting(),
        over: matches!(status, Status::Over(_)),
        actions: session.log().len(),
        text: encode(session),
    })
}

/// How a match of a game stands to a save, if both are of it.
pub(crate) fn kin<G: Resident>(any: &AnySession, text: &str) -> Option<Kin> {
    let saved = Saved::read(text)
        .ok()?
        .open_with(&stocks().of::<G>())
        .ok()?;
    Some(G::own(any)?.kin(&saved))
}

/// Declares the rooms of a game: a name for each, in the order of [`Room`]. What belongs to a game stands with it.
#[macro_export]
macro_rules! rooms {
    ($game:ident: $words:ident $hall:ident $table:ident $film:ident $prose:ident $workshop:ident $school:ident $guest:ident $onlook:ident) => {
        $crate::rooms!(@all $game:
            Words $words, Hall $hall, Table $table, Film $film, Prose $prose, Workshop $workshop, School $school,
            Guest $guest, Onlook $onlook);
    };
    (@all $game:ident: $($room:ident $name:ident),+) => {
        $(ui::part!($name, &<$crate::games::rooms::$room as $crate::games::Of<$game>>::IT, ui::part::Given);)+

        impl $crate::games::rooms::Rooms for $game {
            async fn fetch(room: ui::part::Room) -> Result<ui::part::Given, ui::part::Unfetched> {
                match room { $(ui::part::Room::$room => $name().await,)+ }
            }

            #[cfg(not(feature = "split"))]
            fn at_hand(room: ui::part::Room) -> ui::part::Given {
                match room {
                    $(ui::part::Room::$room => &<$crate::games::rooms::$room as $crate::games::Of<$game>>::IT,)+
                }
            }
        }
    };
}

/// A game whose rooms are parts of their own.
pub trait Rooms: Sized {
    /// Fetches what a room hands out.
    fn fetch(room: Room) -> impl Future<Output = Result<Given, Unfetched>>;

    /// What a room hands out, where the program is whole.
    #[cfg(not(feature = "split"))]
    fn at_hand(room: Room) -> Given;
}
