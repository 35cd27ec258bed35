//! What the Admiral thinks of a match: the turning point, the turn that is shown, how everybody
//! played, and the turns that cost most.

use super::super::field::art_seat;
use super::super::field::plan::Plan;
use super::super::narrate::Narrator;
use super::super::pieces::seat::SeatSign;
use super::film::Film;
use crate::console::chart::Unit;
use crate::l10n::{Phrases, use_phrases};
use crate::pages::Check;
use crate::play::replay::{Review, Stage};
use engine::bots::Chances;
use engine::bots::review::{Grade, Mark, Swing, marks};
use engine::game::Seat;
use engine::rift::action::Action;
use std::rc::Rc;
use yew::prelude::*;

/// The marks of all turns whose answers are known.
#[must_use]
pub fn marks_of(film: &Film, review: &Review) -> Rc<[Mark]> {
    let best: Vec<Chances> = review
        .answers
        .iter()
        .map(|answer| answer.best.clone())
        .collect();
    let last = film.chances.last().filter(|_| film.is_over());
    marks(&film.chronicle, &best, last).into()
}

/// The chances at the samples of the match, where the review has found them for all turns.
#[must_use]
pub fn reviewed(film: &Film, review: &Review) -> Option<Rc<[Chances]>> {
    if review.stage != Stage::Done {
        return None;
    }
    let turns = &film.chronicle.turns;
    let found = |(place, sample): (usize, &engine::chronicle::Sample)| {
        let turn = turns.iter().position(|turn| turn.from == sample.at);
        let answer = turn.and_then(|turn| review.answers.get(turn));
        let plain = || film.chances.get(place).cloned().unwrap_or_default();
        answer.map_or_else(plain, |answer| answer.best.clone())
    };
    Some(
        film.chronicle
            .samples
            .iter()
            .enumerate()
            .map(found)
            .collect(),
    )
}

/// What the Admiral would do at the beginning of a turn, if it was asked.
#[must_use]
pub fn advice(film: &Film, review: &Review, turn: usize) -> Option<Plan> {
    let answer = review.answers.get(turn)?;
    let span = film.chronicle.turns.get(turn)?;
    let line: Vec<Action> = serde_json::from_str(&answer.line).ok()?;
    let state = film.session.state_at(span.from)?;
    Some(Plan::of(film.table(), &state, span.beginning.seat, &line))
}

/// Properties of a sign.
#[derive(Properties, PartialEq)]
pub struct SignProps {
    /// The class of the mark.
    pub mark: &'static str,
}

/// The sign of a mark, with its word for those who listen.
#[component]
pub fn Sign(props: &SignProps) -> Html {
    let phrases = use_phrases();
    let (sign, key) = match props.mark {
        "inaccuracy" => ("?!", "review-grade-inaccuracy"),
        "mistake" => ("?", "review-grade-mistake"),
        "blunder" => ("??", "review-grade-blunder"),
        _ => ("◆", "review-turning"),
    };
    let name = phrases.text(key);
    html! {
        <span class={classes!("review-sign", props.mark)} title={name.clone()}>
            <span aria-hidden="true">{ sign }</span>
            <span class="visually-hidden">{ format!(" ({name})") }</span>
        </span>
    }
}

/// Properties of the review.
#[derive(Properties, PartialEq)]
pub struct ReviewPanelProps {
    /// What is watched.
    pub film: Film,
    /// How far the review is.
    pub review: Review,
    /// What it found.
    pub marks: Rc<[Mark]>,
    /// The position.
    pub at: usize,
    /// Whether advice is shown on the board.
    pub ghost: bool,
    /// Told whether it should be.
    pub on_ghost: Callback<bool>,
    /// Told of a position that is picked.
    pub on_pick: Callback<usize>,
}

/// The review.
#[component]
pub fn ReviewPanel(props: &ReviewPanelProps) -> Html {
    let phrases = use_phrases();
    let ReviewPanelProps {
        film,
        review,
        marks,
        at,
        ..
    } = props;
    let turn = film.chronicle.turn_at(*at);
    let words = Words {
        film,
        phrases: &phrases,
    };
    let asked = !review.answers.is_empty();
    // A turn of the list is told there.
    let listed = marks
        .iter()
        .any(|mark| Some(mark.turn) == turn && mark.grade != Grade::Sound);
    html! {
        <div class="review">
            { film.turning.map(|swing| words.turning(swing, &props.on_pick)).unwrap_or_default() }
            <Progress review={review.clone()} />
            if asked {
                <section>
                    if let Some(turn) = turn.filter(|_| !listed) {
                        <h2>{ phrases.text("review-this-turn") }</h2>
                        { words.turn(review, marks, turn) }
                    }
                    <Check label={phrases.text("review-ghost")} checked={props.ghost} onchange={props.on_ghost.clone()} />
                </section>
                <section>
                    <h2>{ phrases.text("review-moments") }</h2>
                    { words.moments(review, marks, turn, &props.on_pick) }
                </section>
                <section>
                    <h2>{ phrases.text("review-tally") }</h2>
                    { words.tally(marks) }
                </section>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ProgressProps {
    review: Review,
}

/// How far the review is, and the button that begins or stops it.
#[component]
fn Progress(props: &ProgressProps) -> Html {
    let phrases = use_phrases();
    let review = &props.review;
    let (done, all) = (review.answers.len(), review.questions);
    let begin = review.begin.reform(|_: MouseEvent| ());
    let stop = review.stop.reform(|_: MouseEvent| ());
    let count = [("done", done.into()), ("all", all.into())];
    match review.stage {
        Stage::Done => Html::default(),
        Stage::Going => {
            let name = phrases.say("review-going", &count);
            html! {
                <div class="review-going">
                    <label>{ name }<progress value={done.to_string()} max={all.to_string()} /></label>
                    <button type="button" class="button" onclick={stop}>{ phrases.text("review-stop") }</button>
                </div>
            }
        }
        Stage::Still => {
            let key = if done == 0 {
                "review-begin"
            } else {
                "review-resume"
            };
            html! {
                <div class="review-offer">
                    <p>{ phrases.text("review-lead") }</p>
                    <button type="button" class="button primary" onclick={begin}>{ phrases.text(key) }</button>
                </div>
            }
        }
    }
}

/// The sentences of the review.
struct Words<'a> {
    film: &'a Film,
    phrases: &'a Phrases,
}

impl Words<'_> {
    fn share(&self, share: u16) -> String {
        Unit::Permille.word(self.phrases, share.into())
    }

    fn seat(&self, seat: Seat) -> String {
        Narrator::new(self.phrases, self.film.table()).seat(seat)
    }

    fn turning(&self, swing: Swing, on_pick: &Callback<usize>) -> Html {
        html! {
            <section>
                <h2>{ self.phrases.text("review-turning") }</h2>
                { self.moment(swing.turn, "turning", &[self.gain(swing)], on_pick) }
            </section>
        }
    }

    /// Who gained by a turn, and how much.
    fn gain(&self, swing: Swing) -> String {
        let words = [
            ("who", self.seat(swing.seat).into()),
            ("before", self.share(swing.before).into()),
            ("after", self.share(swing.after).into()),
        ];
        self.phrases.say("review-gain", &words)
    }

    /// A turn to go to, with its sign and what is told of it.
    fn moment(
        &self,
        turn: usize,
        mark: &'static str,
        lines: &[String],
        on_pick: &Callback<usize>,
    ) -> Html {
        let at = self
            .film
            .chronicle
            .turns
            .get(turn)
            .map_or(0, |turn| turn.from);
        let onclick = on_pick.reform(move |_: MouseEvent| at);
        html! {
            <button type="button" class="review-moment" {onclick}>
                <Sign {mark} />
                <span>{ self.film.turn_name(self.phrases, turn) }{ for lines.iter().map(|line| html! { <small>{ line }</small> }) }</span>
            </button>
        }
    }

    /// What the Admiral says about a turn.
    fn turn(&self, review: &Review, marks: &[Mark], turn: usize) -> Html {
        let Some(plan) = advice(self.film, review, turn) else {
            return html! { <p>{ self.phrases.text("review-unknown") }</p> };
        };
        let mark = marks.iter().find(|mark| mark.turn == turn);
        html! {
            <>
                <p class="review-turn">
                    <b>{ self.film.turn_name(self.phrases, turn) }</b>
                    if let Some(mark) = mark {
                        <span class={classes!("review-grade", mark.grade.slug())}>
                            { self.phrases.text(&format!("review-grade-{}", mark.grade.slug())) }
                        </span>
                    }
                </p>
                if let Some(mark) = mark {
                    <p>{ self.cost(*mark) }</p>
                }
                <p>{ self.would(&plan) }</p>
            </>
        }
    }

    fn cost(&self, mark: Mark) -> String {
        let words = [
            ("who", self.seat(mark.seat).into()),
            ("best", self.share(mark.best).into()),
            ("kept", self.share(mark.kept).into()),
        ];
        self.phrases.say("review-chances", &words)
    }

    fn would(&self, plan: &Plan) -> String {
        let narrator = Narrator::new(self.phrases, self.film.table());
        let told = plan.ship.map(|ship| narrator.plan(ship, &plan.events));
        let told = told.unwrap_or_else(|| self.phrases.text("rift-plan-nothing"));
        self.phrases.say("review-would", &[("plan", told.into())])
    }

    /// The turns that cost most, in their order; of the one that is shown, what would have been
    /// better.
    fn moments(
        &self,
        review: &Review,
        marks: &[Mark],
        now: Option<usize>,
        on_pick: &Callback<usize>,
    ) -> Html {
        let costly: Vec<&Mark> = marks
            .iter()
            .filter(|mark| mark.grade != Grade::Sound)
            .collect();
        if costly.is_empty() {
            return match review.stage {
                Stage::Done => html! { <p>{ self.phrases.text("review-moments-none") }</p> },
                Stage::Still | Stage::Going => Html::default(),
            };
        }
        let row = |mark: &&Mark| {
            let shown = now == Some(mark.turn);
            let plan = shown
                .then(|| advice(self.film, review, mark.turn))
                .flatten();
            let would = plan.map(|plan| self.would(&plan));
            let lines: Vec<String> = [self.cost(**mark)].into_iter().chain(would).collect();
            html! {
                <li aria-current={shown.then_some("step")}>
                    { self.moment(mark.turn, mark.grade.slug(), &lines, on_pick) }
                </li>
            }
        };
        html! { <ol class="review-moments">{ for costly.iter().map(row) }</ol> }
    }

    /// How many turns of each grade every captain played.
    fn tally(&self, marks: &[Mark]) -> Html {
        let grades = &Grade::ALL[1..];
        let row = |seat: Seat| {
            let count = |grade: &Grade| {
                let own = marks
                    .iter()
                    .filter(|mark| mark.seat == seat && mark.grade == *grade);
                html! { <td class="number">{ own.count() }</td> }
            };
            html! {
                <tr>
                    <th scope="row"><SeatSign seat={art_seat(seat)} />{ self.seat(seat) }</th>
                    { for grades.iter().map(count) }
                </tr>
            }
        };
        let head = |grade: &Grade| {
            html! { <th scope="col">{ self.phrases.text(&format!("review-grade-{}", grade.slug())) }</th> }
        };
        html! {
            <table class="end-table">
                <thead><tr><th scope="col">{ self.phrases.text("review-captain") }</th>{ for grades.iter().map(head) }</tr></thead>
                <tbody>{ for self.film.seats().map(row) }</tbody>
            </table>
        }
    }
}
