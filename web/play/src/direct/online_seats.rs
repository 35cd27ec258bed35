//! The other players of an online table: who they are, who is connected, and how much time they
//! have.

use super::room::RoomHandle;
use super::room_view::{ReceivedNotice, RoomView};
use super::talk::TalkHandle;
use super::talk_panel::PersonLink;
use crate::seats::remote_player_text;
use derive_where::derive_where;
use engine::game::{Game, Seat, SeatSet, Status};
use protocol::online::{Occupant, PlayerInfo, RematchOffer};
use std::rc::Rc;
use ui::l10n::{Phrases, use_phrases};
use ui::route::{Link, Route};
use ui::time_left::{clock_time, date_text, last_seconds, time_left_text, use_time_left};
use yew::prelude::*;

/// What the components of an online table know about it.
#[derive(Clone, PartialEq, Debug)]
pub struct OnlineTable {
    /// The id of the table.
    pub id: AttrValue,
    /// The table of the rematch, once a player has asked for one.
    pub rematch: Option<Rc<RematchOffer>>,
    /// Whether the match is only watched here.
    pub is_watched: bool,
    /// The other people at the table.
    pub people: Vec<PlayerInfo>,
    /// What was said at the table, for players.
    pub talk: Option<TalkHandle>,
}

impl<G: Game + 'static> RoomHandle<G> {
    /// Returns the online table of the match; `None` for other matches.
    #[must_use]
    pub fn online_table(&self) -> Option<OnlineTable> {
        let direct = self.direct.as_ref()?;
        let id = direct.online.clone()?;
        let rematch = self
            .notice()
            .and_then(|received| received.notice.rematch.clone());
        Some(OnlineTable {
            id: id.into(),
            rematch: rematch.map(Rc::new),
            is_watched: direct.is_watched(),
            people: self
                .other_people()
                .into_iter()
                .map(|(_, player)| player)
                .collect(),
            talk: self.talk(),
        })
    }

    /// Returns what the server said last, while the room is connected.
    fn notice(&self) -> Option<&ReceivedNotice> {
        let view = self.view.as_ref().filter(|view| view.is_live())?;
        view.notice.as_ref()
    }

    /// Returns when the time of the player here ends, in milliseconds of the monotonic clock.
    pub(crate) fn own_deadline(&self) -> Option<u64> {
        self.notice()?.deadline(self.own_seat()?)
    }

    /// Returns the seat of the player here; `None` where the match is only watched.
    pub(super) fn own_seat(&self) -> Option<Seat> {
        let mut seats = self.session.game().seats().iter();
        seats.find(|seat| !self.away.contains(seat))
    }

    /// Returns whether a server rates the match.
    pub(super) fn is_rated(&self) -> bool {
        self.view.as_ref().is_some_and(RoomView::is_rated)
    }
}

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct OnlineSeatsProps<G: Game + 'static> {
    pub room: RoomHandle<G>,
    /// Names of the seats, in seat order.
    pub names: Vec<String>,
    /// The seats to list; all other players if it is not given.
    #[prop_or_default]
    pub only: Option<SeatSet>,
}

/// The list of the other players, and with all of them the player's own time if it is long.
#[component]
pub fn OnlineSeats<G: Game + 'static>(props: &OnlineSeatsProps<G>) -> Html {
    let phrases = use_phrases();
    let OnlineSeatsProps { room, names, only } = props;
    let own_left = use_time_left(room.own_deadline());
    let own_left = own_left.filter(|left| only.is_none() && last_seconds(*left).is_none());
    let Some(received) = room.notice() else {
        return Html::default();
    };
    let is_over = matches!(room.session.status(), Status::Over(_));
    let own = room.own_seat();
    let own_stopped = own.and_then(|own| received.seat(own)?.stopped_time);
    let own_stopped = own_stopped.filter(|_| only.is_none() && !is_over);
    let occupants: Vec<Occupant> = received
        .notice
        .seats
        .iter()
        .map(|seat| seat.occupant.clone())
        .collect();
    // Whoever watches is one of the spectators, and knows that already.
    let is_watched = room.online_table().is_some_and(|table| table.is_watched);
    let replace = |seat: Seat| {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.vacate(seat))
    };
    let row = |seat: Seat| {
        let told = received.seat(seat)?;
        let is_person = matches!(told.occupant, Occupant::Player(_));
        let state = if told.is_connected {
            "direct-up"
        } else {
            "direct-down"
        };
        let who = remote_player_text(&phrases, &occupants, seat);
        let player = match &told.occupant {
            Occupant::Player(player) => html! { <PersonLink player={player.clone()} /> },
            Occupant::Open | Occupant::Bot { .. } => html! { { &who } },
        };
        Some(html! {
            <li key={seat.0} class={classes!("online-other", told.is_connected.then_some("up"))}>
                if is_person {
                    <span class="online-presence" title={phrases.text(state)} aria-hidden="true" />
                }
                <span class="online-other-name">{ player }</span>
                <small>{ names.get(seat.index()).cloned().unwrap_or_default() }</small>
                if is_person {
                    <span class="visually-hidden">{ phrases.text(state) }</span>
                }
                if let Some(deadline) = received.deadline(seat) {
                    <TimeLeft {deadline} />
                } else if let Some(left) = told.stopped_time {
                    <span class="online-left stopped">{ time_text(&phrases, left) }</span>
                }
                if let Some(until) = told.vacation_until {
                    <small>{ phrases.say("online-vacation-until", &[("date", date_text(&phrases, until).into())]) }</small>
                }
                if told.is_replaceable && !is_watched {
                    <button type="button" class="button" onclick={replace(seat)}>{ phrases.say("online-replace", &[("who", who.into())]) }</button>
                }
            </li>
        })
    };
    let spectators = received.notice.spectators;
    let is_counted = spectators > u16::from(is_watched);
    let is_listed = |seat: &&Seat| only.is_none_or(|only| only.contains(**seat));
    let listed = room.away.iter().filter(is_listed);
    html! { <>
        <ul class="online-others">{ for listed.filter_map(|seat| row(*seat)) }</ul>
        if only.is_none() && is_counted {
            <p class="direct-state">{ phrases.say("online-spectators", &[("count", spectators.into())]) }</p>
        }
        if let Some(delay) = received.notice.spectator_delay.filter(|_| only.is_none() && is_watched) {
            <p class="direct-state">{ phrases.say("online-watch-late", &[("minutes", minutes(delay).into())]) }</p>
        }
        if only.is_none() && received.notice.is_timeout {
            <p class="direct-state">{ phrases.text("online-timeout-over") }</p>
        }
        if let Some(left) = own_stopped {
            <p class="direct-state">{ phrases.say("online-own-clock", &[("left", time_text(&phrases, left).into())]) }</p>
        }
        if let Some(left) = own_left {
            <p class="direct-state">{ phrases.say("online-own-time", &[("left", time_left_text(&phrases, left).into())]) }</p>
        }
    </> }
}

#[derive(Properties, PartialEq)]
struct TimeLeftProps {
    /// When the time ends, in milliseconds of the monotonic clock.
    deadline: u64,
}

/// The time left until a moment.
#[component]
fn TimeLeft(props: &TimeLeftProps) -> Html {
    let phrases = use_phrases();
    let left = use_time_left(Some(props.deadline)).unwrap_or_default();
    html! { <span class="online-left" role="timer">{ time_text(&phrases, left) }</span> }
}

/// Returns a time in milliseconds as whole minutes, at least those.
fn minutes(time: u64) -> i64 {
    i64::try_from(time.div_ceil(60_000)).unwrap_or(i64::MAX)
}

/// Returns a time in milliseconds on a clock: minutes and seconds, or the largest unit that fits.
fn time_text(phrases: &Phrases, left: u64) -> String {
    match last_seconds(left) {
        Some(seconds) => clock_time(seconds),
        None => time_left_text(phrases, left),
    }
}

#[derive(Properties, PartialEq)]
pub struct NextMatchLinkProps {
    pub table: OnlineTable,
}

/// The link to the next match that waits for the player; none for a spectator.
#[component]
pub fn NextMatchLink(props: &NextMatchLinkProps) -> Html {
    let phrases = use_phrases();
    if props.table.is_watched {
        return Html::default();
    }
    let to = Route::OnlineNext {
        after: props.table.id.to_string(),
    };
    html! { <Link {to} class="button quiet">{ phrases.text("online-next") }</Link> }
}

#[derive(Properties, PartialEq)]
pub struct RematchLinkProps {
    pub table: OnlineTable,
    #[prop_or_default]
    pub class: Classes,
}

/// The way to a rematch: to ask for one, or to join the one that another player has asked for.
#[component]
pub fn RematchLink(props: &RematchLinkProps) -> Html {
    let phrases = use_phrases();
    let to = Route::OnlineRematch {
        id: props.table.id.to_string(),
    };
    let key = match props.table.rematch {
        Some(_) => "online-rematch-join",
        None => "online-rematch-ask",
    };
    html! { <Link {to} class={classes!("button", props.class.clone())}>{ phrases.text(key) }</Link> }
}
