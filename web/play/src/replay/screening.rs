//! A match on the screen again: what every game shows around its board. Board and console of a
//! position are the game's own.

use super::curves::{Charts, stops};
use super::findings::{marks_of, reviewed};
use super::head::Head;
use super::log::ReplayLog;
use super::panel::ReviewPanel;
use super::show::use_score;
use super::tabs::{Tab, Tabs, use_log_first};
use super::{
    Cue, Film, Player, Review, Scrubber, Tick, Transport, use_player, use_player_keys, use_review,
};
use crate::direct::dealt_again;
use crate::game_ui::GameUi;
use derive_where::derive_where;
use engine::bots::Chances;
use engine::bots::review::Mark;
use engine::game::Game;
use std::rc::Rc;
use store::SaveRecord;
use store::color::attribute;
use ui::console::chart::{Axis, Stop};
use ui::l10n::{Phrases, use_phrases};
use ui::live::use_announcer;
use ui::motion::Score;
use yew::prelude::*;

/// Labels below the scrubber at most.
const LABELS: usize = 12;

/// A match that is watched: where one is, and what is known of it.
#[derive_where(Clone)]
pub struct Screening<G: GameUi> {
    /// The match.
    pub film: Film<G>,
    /// Where it is kept.
    pub record: SaveRecord,
    /// The position that is shown.
    pub at: usize,
    /// Whether advice is shown on the board.
    pub ghost: bool,
    /// How far the review is.
    pub review: Review,
    /// What is shown of the way to the position.
    pub score: Rc<Score>,
    player: Player,
    on_cue: Callback<Cue>,
    marks: Rc<[Mark]>,
    reviewed: Option<Rc<[Chances]>>,
    tab: UseStateHandle<Tab>,
    set_ghost: Callback<bool>,
}

impl<G: GameUi> Screening<G> {
    /// What the Admiral would do in the position, where something was decided in it: who was asked,
    /// and the line. Nothing where it is not to be shown.
    #[must_use]
    pub fn advice(&self) -> Option<(engine::game::Seat, Vec<G::Action>)> {
        let questions = self.film.matter.questions();
        let here = questions.iter().position(|asked| asked.at == self.at);
        let number = here.filter(|_| self.ghost)?;
        let line = super::findings::advice(&self.film, &self.review, number)?;
        Some((questions.get(number)?.seat, line))
    }
}

/// The match as one begins to watch it: one that is over from its beginning, another where it stands.
#[hook]
pub fn use_screening<G: GameUi>(
    film: &Film<G>,
    record: &SaveRecord,
    at: Option<usize>,
) -> Screening<G> {
    let from = at.unwrap_or(if film.is_over() { 0 } else { film.end() });
    let player = use_player(film.course.clone(), from);
    use_player_keys(&player);
    let review = use_review(&film.matter);
    let marks = use_memo(review.clone(), |review| marks_of(film, review));
    let found = use_memo(review.clone(), |review| reviewed(film, review));
    let tab = use_state_eq(|| Tab::Charts);
    let ghost = use_state_eq(|| true);
    let score = use_score(film, player.at, &record.sitters);
    use_speaking(film, &player);
    let on_cue = {
        let cues = player.dispatcher();
        use_callback((), move |cue, ()| cues.dispatch(cue))
    };
    let set_ghost = use_callback(ghost.setter(), |on, set| set.set(on));
    Screening {
        film: film.clone(),
        record: record.clone(),
        at: player.at,
        ghost: *ghost,
        review,
        score,
        player: (*player).clone(),
        on_cue,
        marks: (*marks).clone(),
        reviewed: (*found).clone(),
        tab,
        set_ghost,
    }
}

/// Properties of the frame.
#[derive(Properties)]
pub struct ReplayFrameProps<G: GameUi> {
    /// The match.
    pub screening: Screening<G>,
    /// Its board in the position.
    pub board: Html,
    /// Who plays, and what they have.
    pub console: Html,
}

impl<G: GameUi> PartialEq for ReplayFrameProps<G> {
    /// It is drawn with its screening, which is new each time.
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// Everything around the board.
#[component]
pub fn ReplayFrame<G: GameUi>(props: &ReplayFrameProps<G>) -> Html {
    let phrases = use_phrases();
    let shown = &props.screening;
    let Screening {
        film,
        record,
        review,
        marks,
        on_cue,
        ..
    } = shown;
    let (now, tab) = (shown.at, *shown.tab);
    let frame = use_log_first(&shown.tab);
    let on_pick = use_callback(on_cue.clone(), |at, on_cue| on_cue.emit(Cue::To(at)));
    let stops = use_memo((marks.clone(), phrases.clone()), |(marks, phrases)| {
        stops(film, phrases, marks)
    });
    let axis = Axis {
        stops: (*stops).clone(),
        at: now,
    };
    let side = match tab {
        Tab::Log | Tab::Charts => html! {
            <Charts<G> film={film.clone()} axis={axis.clone()} reviewed={shown.reviewed.clone()} on_pick={on_pick.clone()} />
        },
        Tab::Console => props.console.clone(),
        Tab::Review => html! {
            <ReviewPanel<G> film={film.clone()} review={review.clone()} marks={marks.clone()} at={now}
                ghost={shown.ghost} on_ghost={shown.set_ghost.clone()} on_pick={on_pick.clone()} />
        },
    };
    let name = film.moment_name(&phrases, now);
    let words = [
        ("name", name.as_str().into()),
        ("at", now.into()),
        ("end", film.end().into()),
    ];
    html! {
        <div ref={frame} class="replay-frame"><div class="replay" translate="no" data-game={<G::Game>::NAME} data-tab={tab.slug()} data-colors={attribute(&record.colors)}>
            <Head<G> film={film.clone()} record={record.clone()} at={now} />
            { props.board.clone() }
            <section class="replay-bar panel" aria-label={phrases.text("replay-transport")}>
                <Scrubber label={phrases.text("replay-position")} spoken={phrases.say("replay-spoken", &words)} at={now}
                    end={film.end()} ticks={ticks(&axis)} on_move={on_pick.clone()} />
                <Transport player={shown.player.clone()} on_cue={on_cue.clone()} />
            </section>
            <Tabs {tab} on_tab={let set = shown.tab.setter(); move |to| set.set(to)} />
            <section class="replay-log panel" aria-label={phrases.text("table-log")}>
                <ReplayLog<G> film={film.clone()} again={dealt_again(&phrases, record.direct.as_ref())} at={now} marks={marks.clone()} {on_pick} />
            </section>
            <section class="replay-side panel" aria-label={phrases.text(tab.key())}>{ side }</section>
        </div></div>
    }
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
    let tick = |stop: &Stop| {
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
fn use_speaking<G: GameUi>(film: &Film<G>, player: &Player) {
    let (film, announcer, phrases) = (film.clone(), use_announcer(), use_phrases());
    let before = use_mut_ref(|| player.at);
    use_effect_with(player.at, move |now| {
        let before = before.replace(*now);
        if before != *now {
            announcer.tell(spoken(&film, &phrases, before, *now));
        }
    });
}

fn spoken<G: GameUi>(film: &Film<G>, phrases: &Phrases, before: usize, now: usize) -> Vec<String> {
    if now == before + 1 {
        let seen = film.session.seen_at(before, film.viewer);
        let view = film.session.view(film.viewer);
        let told = seen.map(|event| G::tell(film.table(), phrases, &view, event).1);
        told.collect()
    } else {
        vec![film.moment_name(phrases, now).to_string()]
    }
}
