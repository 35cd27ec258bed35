//! Online tables: the pages of a page that is served by a table server. They list the player's
//! matches and the open tables, open and join tables, and lead to the match once it is dealt, which
//! is then played as a guest of [`play::direct`].
//!
//! Without a table server nothing here is shown. The crate does not depend on any game.

mod account;
mod admin;
mod announcement;
mod ban_notice;
mod browser_passkeys;
mod embedding;
mod entry;
mod lobby;
mod mail_form;
mod my_tables;
mod name_form;
mod new_table;
mod new_tournament;
mod next_match;
mod notification_panel;
mod notifications;
mod online_replay;
mod open_tables;
mod passkeys;
mod player_key;
mod player_lists;
mod player_panel;
mod polling;
mod profile;
mod profile_actions;
mod push;
mod rankings;
mod rematch;
mod report_page;
mod running_tables;
mod server_info;
mod server_page;
mod standings;
mod table_card;
mod table_requests;
mod table_secrets;
mod table_text;
#[cfg(test)]
mod tests;
mod tournament_page;
mod tournament_requests;
mod tournament_table;
mod tournament_text;
mod tournaments;
mod vacated_seats;
mod vacation_panel;
mod waiting_table;

pub use admin::AdminPage;
pub use embedding::{EmbeddedTables, ShownTable};
pub use lobby::LobbyPage;
pub use new_table::NewTablePage;
pub use new_tournament::NewTournamentPage;
pub use next_match::NextMatchPage;
pub use online_replay::OnlineReplayPage;
pub use player_key::PlayerKeyPage;
pub use profile::ProfilePage;
pub use rankings::RankingsPage;
pub use rematch::RematchPage;
pub use report_page::ReportPage;
pub use tournament_page::TournamentPage;
pub use tournaments::TournamentsPage;
pub use waiting_table::WaitingTablePage;

use ui::english;
use ui::l10n::PhraseFiles;

/// The English phrases of these pages.
pub const PHRASE_FILES: PhraseFiles = english!["../l10n": "online"];
