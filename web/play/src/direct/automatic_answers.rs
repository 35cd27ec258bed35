//! Automatic answers at an online table: when the server passes for the player here, who is only asked
//! whether to react, and answers that take effect later.

use super::guest::GuestRoom;
use super::room::{DirectRoom, RoomEffect, RoomEffects, RoomHandle, RoomSide};
use super::room_view::RoomView;
use derive_where::derive_where;
use engine::game::{Game, Status};
use protocol::online::{AutomaticAnswers, ReactionPolicy};
use ui::clock::monotonic_now;
use ui::form::{Radio, Select};
use ui::l10n::{Phrases, use_phrases};
use ui::time_left::{clock_time, last_seconds, use_time_left};
use yew::prelude::*;

/// The policies to choose from, with their values in the form.
const POLICIES: [(&str, ReactionPolicy); 3] = [
    ("ask", ReactionPolicy::Ask),
    ("unless-affected", ReactionPolicy::UnlessAffected),
    ("always", ReactionPolicy::Always),
];

impl<G: Game + 'static> GuestRoom<G> {
    /// Handles which answers the server gives for the player here.
    pub(super) const fn on_answers(&mut self, answers: AutomaticAnswers) {
        self.view.answers = answers;
        // If an answer is still held, the server says so next.
        self.view.held_until = None;
    }

    /// Handles that an answer takes effect after so many milliseconds.
    pub(super) fn on_held(&mut self, left: u64) {
        self.view.held_until = Some((monotonic_now() as u64).saturating_add(left));
    }

    fn request_answers(&mut self, answers: AutomaticAnswers) -> RoomEffects<G> {
        let text = self.guest.answers(answers);
        if self.send(&text) {
            // The server confirms it.
            self.view.answers = answers;
        }
        vec![RoomEffect::Redraw]
    }
}

impl<G: Game + 'static> DirectRoom<G> {
    fn set_answers(&self, answers: AutomaticAnswers) {
        let room_effects = match &mut *self.side.borrow_mut() {
            RoomSide::Guest(guest) => guest.request_answers(answers),
            RoomSide::Host(_) => Vec::new(),
        };
        self.apply_effects(room_effects);
    }
}

impl<G: Game + 'static> RoomHandle<G> {
    /// Returns the answers that the server gives for the player here; `None` where no server does, or
    /// it cannot be reached.
    fn answers(&self) -> Option<AutomaticAnswers> {
        let is_running = matches!(self.session.status(), Status::WaitingFor(_));
        self.own_seat().filter(|_| self.is_online() && is_running)?;
        let view = self.view.as_ref().filter(|view| view.is_live());
        view.map(|view| view.answers)
    }

    fn set_answers(&self, answers: AutomaticAnswers) {
        if let Some(room) = self.room() {
            room.set_answers(answers);
        }
    }
}

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct AutomaticAnswersProps<G: Game + 'static> {
    pub room: RoomHandle<G>,
}

/// The choice when the server passes for the player; empty where nobody can ask for a reaction.
#[component]
pub fn AnswerPolicy<G: Game + 'static>(props: &AutomaticAnswersProps<G>) -> Html {
    let phrases = use_phrases();
    let room = &props.room;
    let Some(answers) = room.answers().filter(|_| G::HAS_REACTIONS) else {
        return Html::default();
    };
    let onchange = {
        let room = room.clone();
        Callback::from(move |value: AttrValue| {
            let mut known = POLICIES.iter().filter(|(name, _)| *name == value.as_str());
            let policy = known.next().map(|(_, policy)| *policy).unwrap_or_default();
            let until_decision = answers.until_decision;
            room.set_answers(AutomaticAnswers {
                policy,
                until_decision,
            });
        })
    };
    let mut current = POLICIES
        .iter()
        .filter(|(_, policy)| *policy == answers.policy);
    let value = current.next().map_or("", |(name, _)| name);
    html! {
        <Select label={phrases.text("online-answers")} radios={policy_choices(&phrases)} {value} {onchange} />
    }
}

fn policy_choices(phrases: &Phrases) -> Vec<Radio> {
    let choice = |(value, policy): &(&'static str, ReactionPolicy)| {
        let label = match policy {
            ReactionPolicy::Ask => "online-answers-ask",
            ReactionPolicy::UnlessAffected => "online-answers-unless-affected",
            ReactionPolicy::Always => "online-answers-always",
        };
        Radio::new(*value, phrases.text(label))
    };
    POLICIES.iter().map(choice).collect()
}

/// What stands below the orders where the player is only asked whether to react: the button to pass
/// until the next decision, or that the answer is given and when it takes effect. While the server
/// passes until that decision, it offers to be asked again.
#[component]
pub fn ReactionAnswer<G: Game + 'static>(props: &AutomaticAnswersProps<G>) -> Html {
    let phrases = use_phrases();
    let room = &props.room;
    let view = room.view.as_ref().filter(|view| view.is_live());
    let left = use_time_left(view.and_then(|view: &RoomView| view.held_until));
    let Some(answers) = room.answers() else {
        return Html::default();
    };
    let can_decline = room.own_seat().and_then(|seat| room.session.decline(seat));
    let is_offered = can_decline.is_some() || answers.until_decision;
    if !is_offered && left.is_none() {
        return Html::default();
    }
    let until_decision = !answers.until_decision;
    let onclick = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| {
            room.set_answers(AutomaticAnswers {
                until_decision,
                ..answers
            });
        })
    };
    let key = match until_decision {
        true => "online-pass-until",
        false => "online-pass-stop",
    };
    html! {
        <div class="online-answer">
            if let Some(seconds) = left.and_then(last_seconds).filter(|seconds| *seconds > 0) {
                <p class="direct-state">{ phrases.say("online-held", &[("left", clock_time(seconds).into())]) }</p>
            }
            if is_offered {
                <button type="button" class="button" {onclick}>{ phrases.text(key) }</button>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::direct::room_view::Role;
    use engine::exodus::Exodus;
    use engine::exodus::options::Options;
    use engine::game::Seat;
    use engine::session::Session;
    use std::rc::Rc;
    use store::{PlayerKind, RemoteRecord};
    use ui::test_render::render_to_string;

    /// Returns a match in which the first seat is asked only whether to react, or one before that.
    fn session(is_asked: bool) -> Session<Exodus> {
        let mut session = Session::new(Exodus::new(Options::standard(2)).expect("a game"), 7);
        while session.decline(Seat(0)).is_some() != is_asked {
            let seats = session.status().waiting_seats();
            let seat = seats.iter().next().expect("somebody acts");
            let legal = session.legal_actions(seat);
            session.act(seat, legal[0]).expect("a legal action");
        }
        session
    }

    fn room(is_asked: bool, answers: AutomaticAnswers) -> RoomHandle<Exodus> {
        let mut view = RoomView::new(Role::Guest);
        view.seats = vec![(Seat(0), true)];
        view.answers = answers;
        RoomHandle {
            view: Some(view),
            away: vec![Seat(1)],
            id: "m".to_owned(),
            session: Rc::new(session(is_asked)),
            player_kinds: vec![PlayerKind::Human, PlayerKind::Remote],
            direct: Some(RemoteRecord {
                online: Some("a1".to_owned()),
                ..RemoteRecord::default()
            }),
            is_leader: true,
            reopen: Callback::noop(),
        }
    }

    fn rendered(html: Html) -> String {
        render_to_string(&Phrases::load("en"), html)
    }

    #[test]
    fn a_player_who_may_react_can_pass_until_the_next_decision_and_end_that() {
        let asked = AutomaticAnswers::default();
        let passing = AutomaticAnswers {
            until_decision: true,
            policy: ReactionPolicy::Always,
        };
        let button = |room| rendered(html! { <ReactionAnswer<Exodus> {room} /> });
        assert!(button(room(true, asked)).contains("Pass until next decision"));
        assert!(button(room(false, passing)).contains("Ask me again"));
        assert_eq!(button(room(false, asked)).matches("<button").count(), 0);
        // The menu has what lasts.
        let markup = rendered(html! { <AnswerPolicy<Exodus> room={room(false, passing)} /> });
        let mut options = markup.split("<option");
        let chosen = options.find(|option| option.contains("selected"));
        let is_always = chosen.is_some_and(|option| option.contains("Always pass"));
        assert!(is_always, "{markup}");
    }
}
