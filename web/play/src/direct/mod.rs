//! Direct play between browsers: invitations, WebRTC connections without a relay server, and the
//! table that is played over them, for any game; and the same table played on a table server. The
//! messages and their verification are in [`protocol`].
//!
//! Nothing here contacts another browser before a person has consented on this page.

mod automatic_answers;
mod bar;
mod commitments;
mod guest;
mod guest_connection;
mod guest_events;
mod host;
mod inbox;
mod invitation_page;
mod invite;
mod join;
mod leave_match;
mod meeting;
mod online_entry;
mod online_seats;
mod question;
mod redeal_notice;
mod redraw_count;
mod registry;
mod room;
mod room_view;
mod server_link;
mod signaling;
mod talk;
mod talk_panel;

pub use automatic_answers::{AnswerPolicy, ReactionAnswer};
pub use bar::{Connect, DirectBar, is_connected};
pub use inbox::AnswerPage;
pub use invitation_page::{Guest, InvitationPage, InvitationPageProps};
pub use invite::Invite;
pub use join::Join;
pub use leave_match::LeaveMatch;
pub use online_entry::OnlineEntry;
pub use online_seats::{NextMatchLink, OnlineSeats, OnlineTable, RematchLink};
pub use question::DirectQuestion;
pub use redeal_notice::redeal_notice;
pub use room::{RoomHandle, use_room};
pub use room_view::RoomView;
pub use signaling::game_of;
pub use talk_panel::{PersonLink, TalkButton};
