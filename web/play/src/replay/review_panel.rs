//! The review by the Admiral bot: the turning point, the turn shown, the grades of every player,
//! and the turns that cost most.

use super::review_findings::advice;
use super::{ReplayTimeline, Review, ReviewStage};
use crate::game_ui::GameUi;
use crate::seats::seat_art;
use derive_where::derive_where;
use engine::bots::BotPolicy;
use engine::bots::review::{GradedTurn, Swing, TurnGrade};
use engine::game::Seat;
use std::rc::Rc;
use ui::form::Check;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::chart::Unit;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct GradeBadgeProps {
    /// CSS class of the mark.
    pub mark: &'static str,
}

/// The badge of a grade, with a word for screen readers.
#[component]
pub fn GradeBadge(props: &GradeBadgeProps) -> Html {
    let phrases = use_phrases();
    let (symbol, key) = match props.mark {
        "inaccuracy" => ("?!", "review-grade-inaccuracy"),
        "mistake" => ("?", "review-grade-mistake"),
        "blunder" => ("??", "review-grade-blunder"),
        _ => ("◆", "review-turning"),
    };
    let name = phrases.text(key);
    html! {
        <span class={classes!("review-sign", props.mark)} title={name.clone()}>
            <span aria-hidden="true">{ symbol }</span>
            <span class="visually-hidden">{ format!(" ({name})") }</span>
        </span>
    }
}

#[derive(Properties)]
#[derive_where(PartialEq)]
pub struct ReviewPanelProps<G: GameUi> {
    pub timeline: ReplayTimeline<G>,
    /// The review, which may be unfinished.
    pub review: Review,
    /// The grades that it found.
    pub marks: Rc<[GradedTurn]>,
    /// The position shown.
    pub at: usize,
    /// Whether advice is shown on the board.
    pub shows_advice: bool,
    /// Called when advice is switched on or off.
    pub on_show_advice: Callback<bool>,
    /// Called with a picked position.
    pub on_pick: Callback<usize>,
}

#[component]
pub fn ReviewPanel<G: GameUi>(props: &ReviewPanelProps<G>) -> Html {
    let phrases = use_phrases();
    let ReviewPanelProps {
        timeline,
        review,
        marks,
        at,
        ..
    } = props;
    let question = timeline.question_at(*at);
    let shown_question = question.and_then(|number| timeline.review_job.questions().get(number));
    let shown_at = shown_question.map(|question| question.at);
    let review_text = ReviewText {
        timeline,
        phrases: &phrases,
    };
    let has_answers = !review.answers.is_empty();
    let kind = |turn: &'static str, decision: &'static str| match <G::Game>::ANALYZES_DECISIONS {
        true => decision,
        false => turn,
    };
    // A turn that is in the list is described there.
    let listed = marks
        .iter()
        .any(|mark| Some(mark.at) == shown_at && mark.grade != TurnGrade::Sound);
    html! {
        <div class="review">
            { timeline.turning.map(|swing| review_text.turning_point(swing, &props.on_pick)).unwrap_or_default() }
            <Progress review={review.clone()} grades_decisions={<G::Game>::ANALYZES_DECISIONS} />
            if has_answers {
                <section>
                    if let Some(question) = question.filter(|_| !listed) {
                        <h2>{ phrases.text(kind("review-this-turn", "review-this-decision")) }</h2>
                        { review_text.question(review, marks, question) }
                    }
                    <Check label={phrases.text("review-ghost")} is_checked={props.shows_advice} onchange={props.on_show_advice.clone()} />
                </section>
                <section>
                    <h2>{ phrases.text("review-moments") }</h2>
                    { review_text.costly_turns(review, marks, shown_at, &props.on_pick) }
                </section>
                <section>
                    <h2>{ phrases.text("review-tally") }</h2>
                    { review_text.tally(marks) }
                </section>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ProgressProps {
    review: Review,
    /// Whether decisions are graded one by one, instead of turns.
    grades_decisions: bool,
}

/// The progress of the review, and the button that starts or stops it.
#[component]
fn Progress(props: &ProgressProps) -> Html {
    let phrases = use_phrases();
    let review = &props.review;
    let (done, all) = (review.answers.len(), review.question_count);
    let begin = review.begin.reform(|_: MouseEvent| ());
    let stop = review.stop.reform(|_: MouseEvent| ());
    let count = [("done", done.into()), ("all", all.into())];
    match review.stage {
        ReviewStage::Done => Html::default(),
        ReviewStage::Running => {
            let key = match props.grades_decisions {
                true => "review-going-decision",
                false => "review-going",
            };
            let name = phrases.say(key, &count);
            html! {
                <div class="review-going">
                    <label>{ name }<progress value={done.to_string()} max={all.to_string()} /></label>
                    <button type="button" class="button" onclick={stop}>{ phrases.text("review-stop") }</button>
                </div>
            }
        }
        ReviewStage::Idle => {
            let key = if done == 0 {
                "review-begin"
            } else {
                "review-resume"
            };
            let lead = match props.grades_decisions {
                true => "review-lead-decisions",
                false => "review-lead",
            };
            html! {
                <div class="review-offer">
                    <p>{ phrases.text(lead) }</p>
                    <button type="button" class="button primary" onclick={begin}>{ phrases.text(key) }</button>
                </div>
            }
        }
    }
}

/// The writer of the review's sentences.
struct ReviewText<'a, G: GameUi> {
    timeline: &'a ReplayTimeline<G>,
    phrases: &'a Phrases,
}

impl<G: GameUi> ReviewText<'_, G> {
    fn share(&self, share: u16) -> String {
        Unit::Permille.value_text(self.phrases, share.into())
    }

    fn seat(&self, seat: Seat) -> String {
        G::seat_name(self.timeline.game(), self.phrases, seat)
    }

    fn turning_point(&self, swing: Swing, on_pick: &Callback<usize>) -> Html {
        let turns = &self.timeline.history.turns;
        let at = turns.get(swing.turn).map(|turn| turn.from);
        html! {
            <section>
                <h2>{ self.phrases.text("review-turning") }</h2>
                { self.turn_button(at.unwrap_or(0), swing.turn, "turning", &[self.gain_text(swing)], on_pick) }
            </section>
        }
    }

    /// Returns the sentence about the seat that gained by a turn, and how much.
    fn gain_text(&self, swing: Swing) -> String {
        let args = [
            ("who", self.seat(swing.seat).into()),
            ("before", self.share(swing.before).into()),
            ("after", self.share(swing.after).into()),
        ];
        self.phrases.say("review-gain", &args)
    }

    /// Renders a button that leads to a position, with its mark and its description.
    fn turn_button(
        &self,
        at: usize,
        turn: usize,
        mark: &'static str,
        lines: &[String],
        on_pick: &Callback<usize>,
    ) -> Html {
        let onclick = on_pick.reform(move |_: MouseEvent| at);
        html! {
            <button type="button" class="review-moment" {onclick}>
                <GradeBadge {mark} />
                <span>{ self.timeline.turn_name(self.phrases, turn) }{ for lines.iter().map(|line| html! { <small>{ line }</small> }) }</span>
            </button>
        }
    }

    /// Renders the Admiral bot's judgment of a turn or a decision.
    fn question(&self, review: &Review, marks: &[GradedTurn], number: usize) -> Html {
        let Some(would) = self.better_line_text(review, number) else {
            return html! { <p>{ self.phrases.text("review-unknown") }</p> };
        };
        let position = self
            .timeline
            .review_job
            .questions()
            .get(number)
            .map(|asked| asked.at);
        let mark = marks.iter().find(|mark| Some(mark.at) == position);
        let turn = self.timeline.turn_of(number).unwrap_or(0);
        html! {
            <>
                <p class="review-turn">
                    <b>{ self.timeline.turn_name(self.phrases, turn) }</b>
                    if let Some(mark) = mark {
                        <span class={classes!("review-grade", mark.grade.slug())}>
                            { self.phrases.text(&format!("review-grade-{}", mark.grade.slug())) }
                        </span>
                    }
                </p>
                if let Some(mark) = mark {
                    <p>{ self.cost(*mark) }</p>
                }
                <p>{ would }</p>
            </>
        }
    }

    fn cost(&self, mark: GradedTurn) -> String {
        let args = [
            ("who", self.seat(mark.seat).into()),
            ("best", self.share(mark.best).into()),
            ("kept", self.share(mark.actual).into()),
        ];
        self.phrases.say("review-chances", &args)
    }

    /// Returns what the Admiral bot would have done, if that question was asked.
    fn better_line_text(&self, review: &Review, number: usize) -> Option<String> {
        let asked = self.timeline.review_job.questions().get(number)?;
        let line = advice(self.timeline, review, number)?;
        let session = &self.timeline.session;
        let plan = G::plan_text(session, self.phrases, asked.at, asked.seat, &line);
        Some(self.phrases.say(G::ADVICE_PHRASE, &[("plan", plan.into())]))
    }

    /// Renders the turns that cost most, in their order, with the better line for the one shown.
    fn costly_turns(
        &self,
        review: &Review,
        marks: &[GradedTurn],
        now: Option<usize>,
        on_pick: &Callback<usize>,
    ) -> Html {
        let costly: Vec<&GradedTurn> = marks
            .iter()
            .filter(|mark| mark.grade != TurnGrade::Sound)
            .collect();
        if costly.is_empty() {
            return match review.stage {
                ReviewStage::Done => html! { <p>{ self.phrases.text("review-moments-none") }</p> },
                ReviewStage::Idle | ReviewStage::Running => Html::default(),
            };
        }
        let row = |mark: &&GradedTurn| {
            let is_shown = now == Some(mark.at);
            let number = self.timeline.question_at(mark.at).filter(|_| is_shown);
            let would = number.and_then(|number| self.better_line_text(review, number));
            let lines: Vec<String> = [self.cost(**mark)].into_iter().chain(would).collect();
            html! {
                <li aria-current={is_shown.then_some("step")}>
                    { self.turn_button(mark.at, mark.turn, mark.grade.slug(), &lines, on_pick) }
                </li>
            }
        };
        html! { <ol class="review-moments">{ for costly.iter().map(row) }</ol> }
    }

    /// Renders a table of how many turns of each grade every player played.
    fn tally(&self, marks: &[GradedTurn]) -> Html {
        let grades = &TurnGrade::ALL[1..];
        let row = |seat: Seat| {
            let count = |grade: &TurnGrade| {
                let seat_marks = marks
                    .iter()
                    .filter(|mark| mark.seat == seat && mark.grade == *grade);
                html! { <td class="number">{ seat_marks.count() }</td> }
            };
            html! {
                <tr>
                    <th scope="row"><SeatIcon seat={seat_art(seat)} />{ self.seat(seat) }</th>
                    { for grades.iter().map(count) }
                </tr>
            }
        };
        let head = |grade: &TurnGrade| {
            html! { <th scope="col">{ self.phrases.text(&format!("review-grade-{}", grade.slug())) }</th> }
        };
        html! {
            <table class="end-table">
                <thead><tr><th scope="col">{ self.phrases.text("review-captain") }</th>{ for grades.iter().map(head) }</tr></thead>
                <tbody>{ for self.timeline.seats().map(row) }</tbody>
            </table>
        }
    }
}
