//! The elements that every running table shows around its board: the line at the top, menu, log,
//! players, handover screen. `GameUi` provides the words of a game.

mod draw_offer;
mod end_card;
mod focus;
mod frame;
mod handover_screen;
mod hint_card;
mod log;
mod order_panel;
mod primer;
mod remote_players;
mod seat_players;
mod snapshot_text;
mod status;
mod table_animation;
mod table_handle;
mod table_head;
mod table_menu;
mod table_slots;
mod text_version;
mod top_line;
mod transition;

pub use draw_offer::DrawOffer;
pub use end_card::{EndCard, use_end_shown};
pub use frame::{Sheet, TableFrame};
pub use handover_screen::HandoverScreen;
pub use hint_card::{HintCard, use_hint_key};
pub use log::{Log, LogSection, log_sections};
pub use order_panel::OrderPanel;
pub use primer::{Primer, show_primer};
pub use remote_players::{RemotePlayers, use_remote_players};
pub use seat_players::{SeatPlayers, awaited_names, seat_names};
pub use status::{StatusBuilder, warn_if};
pub use table_animation::use_table_animation;
pub use table_handle::{MatchProps, TableHandle, TableMode, open_rules, use_table_handle};
pub use table_head::{TableHead, clock_time};
pub use table_menu::TableMenu;
pub use table_slots::{TableSlots, use_table_frame};
pub use text_version::{TextVersion, use_text_version};
pub use top_line::TopLine;
pub use transition::Transition;
