//! A match of Centauri Rift watched again: the table as it was, a scrubber, the log, consoles,
//! charts and the review.

mod branch;
mod curves;
mod film;
mod finale;
mod head;
mod log;
mod review;
mod show;
mod stage;

pub use film::Film;
pub use finale::Finale;

use super::super::GameName;
use super::field::plan::trace;
use super::table::Opened;
use super::table::board::TableBoard;
use super::table::console::ShipConsole;
use super::table::flight::squares_of;
use super::table::seats::SeatList;
use crate::board::{Depth, Layer};
use crate::console::chart::Axis;
use crate::l10n::{Phrases, use_phrases};
use crate::live::use_announcer;
use crate::play::replay::{
    Cue, Player, Scrubber, Tick, Transport, use_player, use_player_keys, use_review,
};
use crate::store::SaveRecord;
use crate::store::color::attribute;
use engine::grid::Square;
use review::ReviewPanel;
use stage::{Tab, Tabs, use_stage};
use std::rc::Rc;
use yew::prelude::*;

/// Labels below the scrubber at most.
const LABELS: usize = 12;

/// A match and where it is kept.
#[derive(Properties, PartialEq)]
pub struct RiftReplayProps {
    /// Where it is kept.
    pub record: SaveRecord,
    /// The match, as it was opened.
    pub opened: Opened,
    /// The position to begin at; one that is over begins at its beginning, another where it stands.
    pub at: Option<usize>,
}

/// The replay.
#[component]
pub fn RiftReplay(props: &RiftReplayProps) -> Html {
    let record = &props.record;
    let film = use_memo((), |()| Film::new(&props.opened.0, &record.sitters));
    html! { <Screening record={record.clone()} film={(*film).clone()} at={props.at} /> }
}

#[derive(Properties, PartialEq)]
struct ScreeningProps {
    record: SaveRecord,
    film: Film,
    at: Option<usize>,
}

/// The match with what is known of it.
#[component]
fn Screening(props: &ScreeningProps) -> Html {
    let phrases = use_phrases();
    let ScreeningProps { record, film, at } = props;
    let from = at.unwrap_or(if film.is_over() { 0 } else { film.end() });
    let player = use_player(film.course.clone(), from);
    use_player_keys(&player);
    let review = use_review(&film.matter);
    let marks = use_memo(review.clone(), |review| review::marks_of(film, review));
    let reviewed = use_memo(review.clone(), |review| review::reviewed(film, review));
    let now = player.at;
    let tab = use_state_eq(Tab::first);
    let ghost = use_state_eq(|| true);
    let stage = use_stage(film, now);
    let score = show::use_score(film, now, &record.sitters);
    let recent = use_memo(now, |now| recent(film, *now));
    let shown = use_memo((now, *ghost, review.answers.len()), |(now, ghost, _)| {
        above(film, &review, *now, *ghost)
    });
    use_speaking(film, &player);
    let on_cue = {
        let cues = player.dispatcher();
        use_callback((), move |cue, ()| cues.dispatch(cue))
    };
    let on_pick = use_callback(on_cue.clone(), |at, on_cue| on_cue.emit(Cue::To(at)));
    let stops = use_memo((marks.clone(), phrases.clone()), |(marks, phrases)| {
        curves::stops(film, phrases, marks)
    });
    let axis = Axis {
        stops: (*stops).clone(),
        at: now,
    };
    let side = match *tab {
        Tab::Log | Tab::Charts => html! {
            <curves::Charts film={film.clone()} axis={axis.clone()} reviewed={(*reviewed).clone()} on_pick={on_pick.clone()} />
        },
        Tab::Console => html! { <>
            <SeatList watch={stage.watch.clone()} sitters={record.sitters.clone()} actions={stage.actions.clone()} />
            <ShipConsole watch={stage.watch.clone()} actions={stage.actions.clone()} />
        </> },
        Tab::Review => html! {
            <ReviewPanel film={film.clone()} review={review.clone()} marks={(*marks).clone()} at={now}
                ghost={*ghost} on_ghost={let set = ghost.setter(); move |on| set.set(on)} on_pick={on_pick.clone()} />
        },
    };
    let name = film.moment_name(&phrases, now);
    let words = [
        ("name", name.as_str().into()),
        ("at", now.into()),
        ("end", film.end().into()),
    ];
    html! {
        <div class="replay" data-game={GameName::Rift.slug()} data-tab={tab.slug()} data-colors={attribute(&record.colors)}>
            <head::Head film={film.clone()} record={record.clone()} at={now} />
            <TableBoard watch={stage.watch.clone()} actions={stage.actions.clone()} recent={(*recent).clone()}
                above={Layer::kept("replay-above", Depth::Over, shown)} {score} />
            <section class="replay-bar panel" aria-label={phrases.text("replay-transport")}>
                <Scrubber label={phrases.text("replay-position")} spoken={phrases.say("replay-spoken", &words)} at={now}
                    end={film.end()} ticks={ticks(&axis)} on_move={on_pick.clone()} />
                <Transport player={(*player).clone()} {on_cue} />
            </section>
            <Tabs tab={*tab} on_tab={let set = tab.setter(); move |to| set.set(to)} />
            <section class="replay-log panel" aria-label={phrases.text("table-log")}>
                <log::ReplayLog film={film.clone()} at={now} marks={(*marks).clone()} {on_pick} />
            </section>
            <section class="replay-side panel" aria-label={phrases.text(tab.key())}>{ side }</section>
        </div>
    }
}

/// What is drawn above the board: what has just happened, or what would have been better.
fn above(film: &Film, review: &crate::play::replay::Review, now: usize, ghost: bool) -> Html {
    let table = film.table();
    let begins = film
        .chronicle
        .turns
        .iter()
        .position(|turn| turn.from == now);
    let plan = begins
        .filter(|_| ghost)
        .and_then(|turn| review::advice(film, review, turn));
    let Some(state) = film.session.state_at(now) else {
        return Html::default();
    };
    match (plan, now.checked_sub(1)) {
        (Some(plan), _) => plan.draw(table, &state),
        (None, Some(last)) => {
            let seen: Vec<_> = film.session.seen_at(last, film.viewer).copied().collect();
            trace(table, &state, &seen)
        }
        (None, None) => Html::default(),
    }
}

/// The squares that the last entry touched.
fn recent(film: &Film, now: usize) -> Rc<[Square]> {
    let (Some(last), Some(state)) = (now.checked_sub(1), film.session.state_at(now)) else {
        return Rc::from([]);
    };
    let seen = film.session.seen_at(last, film.viewer);
    seen.flat_map(|event| squares_of(event, &state)).collect()
}

/// The marks of the scrubber, with as many labels as there is room for.
fn ticks(axis: &Axis) -> Rc<[Tick]> {
    let rounds = axis
        .stops
        .iter()
        .filter(|stop| stop.label.is_some())
        .count();
    let every = rounds.div_ceil(LABELS).max(1);
    let mut round = 0;
    let tick = |stop: &crate::console::chart::Stop| {
        let label = stop.label.clone().filter(|_| {
            round += 1;
            (round - 1) % every == 0
        });
        let class = match (stop.mark, &stop.label) {
            (Some(mark), _) => mark,
            (None, Some(_)) => "round",
            (None, None) => return None,
        };
        Some(Tick {
            at: stop.at,
            label,
            class,
        })
    };
    axis.stops.iter().filter_map(tick).collect()
}

/// Says what happened when one goes an action on, else where one is.
#[hook]
fn use_speaking(film: &Film, player: &Player) {
    let (film, announcer, phrases) = (film.clone(), use_announcer(), use_phrases());
    let before = use_mut_ref(|| player.at);
    use_effect_with(player.at, move |now| {
        let before = before.replace(*now);
        if before != *now {
            announcer.tell(spoken(&film, &phrases, before, *now));
        }
    });
}

fn spoken(film: &Film, phrases: &Phrases, before: usize, now: usize) -> Vec<String> {
    let narrator = super::narrate::Narrator::new(phrases, film.table());
    let told = |entry: usize| -> Vec<String> {
        let seen = film.session.seen_at(entry, film.viewer);
        seen.map(|event| narrator.event(event)).collect()
    };
    if now == before + 1 {
        told(before)
    } else {
        vec![film.moment_name(phrases, now).to_string()]
    }
}
