//! Talk at an online table: what was said, as the room of a match knows it, and how something is said.

use super::guest::GuestRoom;
use super::registry;
use super::room::{DirectRoom, RoomEffect, RoomEffects, RoomHandle, RoomSide};
use engine::game::{Game, Seat};
use protocol::online::{
    Occupant, PlayerInfo, Speech, TableTalk, TalkMessage, TalkRefusal, TalkUpdate,
};
use std::rc::Rc;
use yew::Callback;

/// What a player does in the talk of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TalkAction {
    /// Says something.
    Say(Speech),
    /// Mutes the player of a seat, or no longer.
    Mute(Seat, bool),
}

/// The talk of a table for its components.
#[derive(Clone, Debug)]
pub struct TalkHandle {
    /// What was said.
    pub talk: Rc<TableTalk>,
    /// Why the last thing was not said.
    pub refusal: Option<TalkRefusal>,
    /// The seat of the player here.
    pub own: Seat,
    /// The other people at the table with their seats.
    pub others: Vec<(Seat, PlayerInfo)>,
    /// Does something; ignored while the connection is lost.
    pub act: Callback<TalkAction>,
}

impl PartialEq for TalkHandle {
    fn eq(&self, other: &Self) -> bool {
        // The callback follows from the table.
        self.talk == other.talk
            && self.refusal == other.refusal
            && self.own == other.own
            && self.others == other.others
    }
}

impl TalkHandle {
    /// Returns the messages of others after a number.
    pub fn news(&self, after: u32) -> impl Iterator<Item = &TalkMessage> {
        let messages = self.talk.messages.iter();
        messages.filter(move |message| message.number > after && message.seat != self.own)
    }

    /// Returns the number of the last message, or 0.
    #[must_use]
    pub fn last_number(&self) -> u32 {
        self.talk
            .messages
            .last()
            .map_or(0, |message| message.number)
    }
}

impl<G: Game + 'static> GuestRoom<G> {
    /// Handles what the server says about the talk at the table.
    pub(super) fn on_talk(&mut self, update: TalkUpdate) -> RoomEffects<G> {
        match update {
            TalkUpdate::All(talk) => self.view.talk = Some(Rc::new(talk)),
            TalkUpdate::Said(message) => {
                if self.guest.seat() == Some(message.seat) {
                    self.view.talk_refusal = None;
                }
                Rc::make_mut(self.view.talk.get_or_insert_default()).add(message);
            }
            TalkUpdate::Refused(reason) => self.view.talk_refusal = Some(reason),
        }
        Vec::new()
    }

    fn act_in_talk(&mut self, action: TalkAction) -> RoomEffects<G> {
        let text = match action {
            TalkAction::Say(speech) => self.guest.say(speech),
            TalkAction::Mute(seat, is_muted) => self.guest.mute(seat, is_muted),
        };
        self.view.talk_refusal = match self.send(&text) {
            true => None,
            false => Some(TalkRefusal::Unavailable),
        };
        vec![RoomEffect::Redraw]
    }
}

impl<G: Game + 'static> DirectRoom<G> {
    fn act_in_talk(&self, action: TalkAction) {
        let room_effects = match &mut *self.side.borrow_mut() {
            RoomSide::Guest(guest) => guest.act_in_talk(action),
            RoomSide::Host(_) => Vec::new(),
        };
        self.apply_effects(room_effects);
    }
}

impl<G: Game + 'static> RoomHandle<G> {
    /// Returns the other people at the table with their seats, as the server said last.
    pub(super) fn other_people(&self) -> Vec<(Seat, PlayerInfo)> {
        let view = self.view.iter();
        let seats = view
            .filter_map(|view| view.notice.as_ref())
            .flat_map(|received| &received.notice.seats);
        let people = seats.filter_map(|seat| match &seat.occupant {
            Occupant::Player(player) => Some((seat.seat, player.clone())),
            Occupant::Open | Occupant::Bot { .. } => None,
        });
        people
            .filter(|(seat, _)| self.away.contains(seat))
            .collect()
    }

    /// Returns the talk of the table; `None` until the server has told it, and for spectators.
    pub(super) fn talk(&self) -> Option<TalkHandle> {
        let view = self.view.as_ref()?;
        let talk = view.talk.clone()?;
        let mut seats = self.session.game().seats().iter();
        let own = seats.find(|seat| !self.away.contains(seat))?;
        let id = self.id.clone();
        let act = Callback::from(move |action: TalkAction| {
            if let Some(room) = registry::get::<G>(&id) {
                room.act_in_talk(action);
            }
        });
        Some(TalkHandle {
            talk,
            refusal: view.talk_refusal,
            own,
            others: self.other_people(),
            act,
        })
    }
}
