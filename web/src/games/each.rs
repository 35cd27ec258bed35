//! Dispatch to the user interface of a game that is known only at run time.

/// Evaluates an expression with the user interface type of a game that is known only at run time.
macro_rules! with_ui {
    ($id:expr, $type:ident => $work:expr) => {
        engine::games! { [$crate::games::each::each_ui] ($id) $type $work }
    };
}

/// The match arms of [`with_ui!`].
macro_rules! each_ui {
    (
        (($id:expr) $type:ident $work:expr)
        $($(#[$_about:meta])* $game:ident: $game_module:ident = $_name:literal;)+
    ) => {
        match $id {
            $(engine::registry::GameId::$game => {
                type $type = $game_module::Ui;
                $work
            })+
        }
    };
}

pub(crate) use {each_ui, with_ui};
