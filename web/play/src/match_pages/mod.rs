//! The pages of a match of any game: table, text version and replay, with a pending input, picked
//! places and tabs. [`GameUi`](crate::game_ui::GameUi) defines the possible selections.

mod banner;
mod interactive_table;
mod keys;
mod order_bar;
mod past_table;
mod prompt_line;
mod replay_page;
mod seat_strip;
mod table_page;
mod text_page;

pub use banner::Banner;
pub use interactive_table::{
    InteractiveTable, Selection, use_interactive_table, use_selection, use_table_context,
};
pub use keys::{cycle_tab, on_tab_index, select_tab_by_digit, use_table_keys};
pub use past_table::{PastTable, use_past_table};
#[cfg(any(test, feature = "testing"))]
pub(crate) use prompt_line::use_prompt_text;
pub use prompt_line::{PromptLine, PromptLineProps, prompt_text};
pub use replay_page::ReplayPage;
pub use seat_strip::{SeatStrip, SeatStripProps, use_shown_seat};
pub use table_page::{TablePage, lesson_slots};
pub use text_page::TextPage;
