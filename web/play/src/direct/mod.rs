//! Direct play between browsers: invitations, lines without a server between, and the table that is
//! played over them. What is said on a line, and what is believed, is the business of
//! [`protocol`]. Knows no game.
//!
//! Nobody is contacted before a person has agreed to it on this page.

mod answer;
mod ask;
mod bar;
mod deals;
mod guest;
mod host;
mod invite;
mod invited;
mod join;
mod meet;
mod note;
mod qr;
mod registry;
mod room;
mod view;

pub use answer::AnswerPage;
pub use ask::DirectAsk;
pub use bar::{Connect, DirectBar, came};
pub use deals::dealt_again;
pub use invite::Invite;
pub use invited::{Guest, InvitedPage, InvitedProps};
pub use join::Join;
pub use note::game_of;
pub use room::{RoomHandle, use_room};
pub use view::RoomView;
