//! Describes a game of Saga for lists, before it is opened. It uses only public information.

use super::draft::content_set;
use super::narrate::Narrator;
use super::thumbnail::Thumbnail;
use engine::game::{Game as _, Seat, Viewer};
use engine::saga::Saga;
use engine::saga::state::Public;
use engine::saga::step::Step;
use engine::session::Session;
use play::games::MatchSummary;
use std::rc::Rc;
use ui::l10n::Phrases;
use yew::prelude::*;

#[must_use]
pub fn match_summary(session: &Session<Saga>, phrases: &Phrases) -> MatchSummary {
    let game = session.game();
    let public = session.view(Viewer::Spectator).public;
    let narrator = Narrator::new(phrases, game).with_map(&public);
    let seats = game.seats().iter();
    let seat_summary = |seat| (narrator.seat(seat), armada(game, &narrator, &public, seat));
    // The scenario of a table may belong to a content pack that is no longer enabled.
    let content = content_set();
    let file = content.scenario(game.options()).ok();
    let file = file.map(|(file, _)| Rc::new(file.clone()));
    let players = game.seat_count();
    MatchSummary {
        board: narrator.scenario(),
        seats: seats.map(seat_summary).collect(),
        stage: progress_text(session, &public, &narrator),
        thumbnail: file.map_or_else(Html::default, |scenario| {
            html! { <Thumbnail {scenario} player_count={players} /> }
        }),
    }
}

/// Returns the public possessions of a seat as text.
fn armada(game: &Saga, narrator: &Narrator<'_>, public: &Public, seat: Seat) -> String {
    let mat = public.mat(seat);
    let commander = mat.commander.map(|card| narrator.commander(card));
    let mut parts: Vec<String> = commander.into_iter().collect();
    if game.is_competitive() {
        let args = [("points", mat.points.into())];
        parts.push(narrator.phrases().say("saga-facts-points", &args));
    }
    let args = [("hull", mat.hull.into())];
    parts.push(narrator.phrases().say("saga-facts-hull", &args));
    parts.join(", ")
}

/// Returns the progress of a game: the round and its phase, or how it ended.
fn progress_text(session: &Session<Saga>, public: &Public, narrator: &Narrator<'_>) -> String {
    if public.step == Step::Over {
        let prompt = session.prompt(Seat(0));
        return narrator.request(public, Seat(0), prompt.phrase, &prompt.args);
    }
    let step = narrator.step(public);
    if public.round == 0 {
        return step;
    }
    let words = [
        ("round", public.round.into()),
        ("rounds", session.game().mission().rounds.into()),
        ("step", step.into()),
    ];
    narrator.phrases().say("saga-facts-round", &words)
}
