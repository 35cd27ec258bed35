//! What every running table shows around its board: the line on top, menu, log, who plays, the
//! curtain. Knows no game; what a game says is asked of `GameUi`.

mod account;
mod chair;
mod chapter;
mod curtain;
mod elsewhere;
mod end;
mod focus;
mod frame;
mod head;
mod hint;
mod log;
mod menu;
mod offer;
mod orders;
mod primer;
mod scene;
mod show;
mod telling;
mod top;
mod who;

pub use chair::{Chair, Staging, TableProps, open_rules, use_chair};
pub use chapter::Chapter;
pub use curtain::Curtain;
pub use elsewhere::{Elsewhere, use_elsewhere};
pub use end::{EndCard, use_seen};
pub use frame::{Sheet, TableFrame};
pub use head::{Head, clock_time};
pub use hint::{HintCard, use_hint_key};
pub use log::{ENTRIES, Log, Passage, passages};
pub use menu::Menu;
pub use offer::DrawOffer;
pub use orders::OrderPanel;
pub use primer::{Primer, show_primer};
pub use scene::{Scene, use_scene};
pub use show::use_show;
pub use telling::{Telling, use_telling};
pub use top::TopLine;
pub use who::{WhoPlays, away, names};
