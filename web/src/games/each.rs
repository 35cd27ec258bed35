//! The page's side of every game, for the places where the game is known only while the program runs.

/// Does something with the page's side of a game that is known only while the program runs.
macro_rules! with_ui {
    ($id:expr, $type:ident => $work:expr) => {
        engine::games! { [$crate::games::each::each_ui] ($id) $type $work }
    };
}

/// The arms of [`with_ui!`].
macro_rules! each_ui {
    (
        (($id:expr) $type:ident $work:expr)
        $($(#[$_about:meta])* $game:ident: $room:ident = $_name:literal;)+
    ) => {
        match $id {
            $(engine::registry::GameId::$game => {
                type $type = $room::Ui;
                $work
            })+
        }
    };
}

pub(crate) use {each_ui, with_ui};
