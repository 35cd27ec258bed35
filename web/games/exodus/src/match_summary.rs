//! Describes a game of Exodus for lists, before it is opened. It uses only public information.

use super::draft::{content_set, map_name};
use super::narrate::Narrator;
use super::table::prompt::request_text;
use super::thumbnail::Thumbnail;
use engine::exodus::Exodus;
use engine::exodus::cards::CardSet;
use engine::exodus::state::Public;
use engine::exodus::step::Step;
use engine::game::{Game as _, Seat, Viewer};
use engine::session::Session;
use play::games::MatchSummary;
use std::rc::Rc;
use ui::l10n::Phrases;
use yew::prelude::*;

#[must_use]
pub fn match_summary(session: &Session<Exodus>, phrases: &Phrases) -> MatchSummary {
    let game = session.game();
    let options = game.options();
    // The map of a table may belong to a content pack that is no longer enabled.
    let file = content_set().layout(options).ok();
    let map = file
        .as_ref()
        .map(|file| map_name(phrases, &options.layout, file));
    let narrator = Narrator::new(phrases, game);
    let public = &session.view(Viewer::Spectator).public;
    let seats = game.seats().iter();
    let seat_summary = |seat| (narrator.seat(seat), empire(game, &narrator, public, seat));
    MatchSummary {
        board: map.unwrap_or_default(),
        seats: seats.map(seat_summary).collect(),
        stage: progress_text(session, public, &narrator),
        thumbnail: file.map_or_else(Html::default, |file| {
            html! { <Thumbnail layout={Rc::new(file)} /> }
        }),
    }
}

/// Returns the public possessions of a seat as text.
fn empire(game: &Exodus, narrator: &Narrator<'_>, public: &Public, seat: Seat) -> String {
    let score = game.score_with(public, seat, CardSet::NONE).total();
    let args = [
        ("score", narrator.points(score).into()),
        ("planets", game.present(public, seat).len().into()),
        ("ships", public.fleet(seat).len().into()),
    ];
    narrator.phrases().say("exodus-facts-empire", &args)
}

/// Returns the progress of a game: the turn and its step, or how it ended.
fn progress_text(session: &Session<Exodus>, public: &Public, narrator: &Narrator<'_>) -> String {
    if public.step == Step::Over {
        return request_text(session, narrator.phrases(), Seat(0));
    }
    let args = [
        ("turn", public.turn.into()),
        ("turns", session.game().turns().into()),
    ];
    let turn = narrator.phrases().say("exodus-facts-turn", &args);
    format!("{turn}: {}", narrator.step(public.step))
}
