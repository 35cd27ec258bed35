//! The progress of the game: turn, stage and step, who is waited for, and the victory point track.

mod seat_readiness;
mod vp_track;

pub use seat_readiness::ReadyLights;
pub use vp_track::VpTrack;

use super::PanelProps;
use crate::narrate::Narrator;
use engine::exodus::Exodus;
use engine::exodus::stage::Stage;
use engine::exodus::state::Public;
use engine::exodus::step::{Round, Step};
use engine::rule::RuleId;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

#[component]
pub fn TurnTrack(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let PanelProps { context, actions } = props;
    let (game, public) = (context.game(), &context.view.public);
    let narrator = Narrator::new(&phrases, game).with_map(public);
    html! {
        <section class="exo-turnway" aria-label={phrases.text("exodus-course")}>
            <div class="exo-turnway-head">{ turn(&phrases, game, public) }{ actions.rule_link(rules_of(Stage::of(public.step))) }</div>
            { stages(&phrases, &narrator, public) }
            { steps(&phrases, &narrator, game, public) }
            <ReadyLights context={context.clone()} />
            <VpTrack context={context.clone()} />
        </section>
    }
}

/// Renders the turns as beads, with the current one highlighted.
fn turn(phrases: &Phrases, game: &Exodus, public: &Public) -> Html {
    let turns = game.turns().max(public.turn);
    let args = [("turn", public.turn.into()), ("turns", turns.into())];
    let bead = |turn: u8| {
        let class = match turn.cmp(&public.turn) {
            std::cmp::Ordering::Less => Some("past"),
            std::cmp::Ordering::Equal => Some("now"),
            std::cmp::Ordering::Greater => None,
        };
        html! { <i key={turn} class={classes!("exo-bead", class)} /> }
    };
    html! {
        <p class="exo-turn">
            <b>{ phrases.say("exodus-course-turn", &args) }</b>
            <span class="exo-beads" aria-hidden="true">{ for (1..=turns).map(bead) }</span>
            if public.is_last_turn && public.step != Step::Over {
                <span class="tag">{ phrases.text("exodus-course-last") }</span>
            }
        </p>
    }
}

/// Renders the five stages, with the current one highlighted.
fn stages(phrases: &Phrases, narrator: &Narrator<'_>, public: &Public) -> Html {
    let current_stage = Stage::of(public.step);
    let stage = |(number, stage): (usize, Stage)| {
        let class = if stage == current_stage {
            Some("now")
        } else {
            (stage < current_stage).then_some("past")
        };
        let current = (stage == current_stage).then_some("step");
        let name = narrator.stage(stage);
        html! {
            <li key={number} class={classes!("exo-stage", class)} aria-current={current} title={name.clone()}>
                <span class="exo-stage-number" aria-hidden="true">{ NUMERALS.get(number).copied().unwrap_or_default() }</span>
                <span class="exo-stage-name">{ name }</span>
            </li>
        }
    };
    html! {
        <ol class="exo-stages" aria-label={phrases.text("exodus-course-stages")}>
            { for Stage::TURN.into_iter().enumerate().map(stage) }
        </ol>
    }
}

/// Returns the first rule of a stage.
const fn rules_of(stage: Stage) -> RuleId {
    RuleId::new(match stage {
        Stage::Setup => "EXO-2.8",
        Stage::Upkeep => "EXO-4.1",
        Stage::Council => "EXO-5.1",
        Stage::Action => "EXO-6.1",
        Stage::Wmd => "EXO-10.1",
        Stage::Conquest => "EXO-11.1",
        Stage::Over => "EXO-16.1",
    })
}

/// Numbers of the stages.
const NUMERALS: [&str; 5] = ["I", "II", "III", "IV", "V"];

/// Renders the steps of the stage, with the current one highlighted.
fn steps(phrases: &Phrases, narrator: &Narrator<'_>, game: &Exodus, public: &Public) -> Html {
    let steps = steps_of(Stage::of(public.step), game.is_short());
    let at = steps
        .iter()
        .position(|step| *step == track_step(public.step));
    let step = |(index, step): (usize, &Step)| {
        let class = if Some(index) == at {
            Some("now")
        } else {
            at.is_some_and(|at| index < at).then_some("past")
        };
        let current = (Some(index) == at).then_some("step");
        html! { <li key={index} class={classes!("exo-step", class)} aria-current={current}>{ narrator.step(*step) }</li> }
    };
    let conquest_stage = (Stage::of(public.step) == Stage::Conquest).then(|| {
        let args = [("pass", public.conquest_stage.max(1).into())];
        phrases.say("exodus-course-pass", &args)
    });
    html! {<>
        if let Some(conquest_stage) = conquest_stage {
            <p class="exo-pass">{ conquest_stage }</p>
        }
        <ol class="exo-steps" aria-label={phrases.text("exodus-course-steps")}>{ for steps.iter().enumerate().map(step) }</ol>
    </>}
}

/// Returns the steps of a stage that are shown on the track.
#[must_use]
pub fn steps_of(stage: Stage, is_short: bool) -> Vec<Step> {
    use Round::{First, Second, Third};
    match stage {
        Stage::Setup => vec![Step::StartTechs, Step::StartParts],
        Stage::Upkeep => vec![Step::Growth(0), Step::Income(0), Step::Repair],
        Stage::Council => vec![Step::Vote, Step::Offer, Step::Election],
        Stage::Action if is_short => vec![
            Step::Card(First),
            Step::TakeBack(0),
            Step::Card(Second),
            Step::Card(Third),
            Step::Bonus(0),
        ],
        Stage::Action => vec![
            Step::Card(First),
            Step::React(First, 0),
            Step::TakeBack(0),
            Step::Card(Second),
            Step::React(Second, 0),
            Step::Card(Third),
            Step::Bonus(0),
        ],
        Stage::Wmd => vec![Step::Target(0), Step::Fire, Step::Kill],
        Stage::Conquest if is_short => vec![
            Step::Mount(0),
            Step::Open(0),
            Step::Uncloak(0),
            Step::Battle,
            Step::Deploy(0),
        ],
        Stage::Conquest => vec![
            Step::Mount(0),
            Step::Orders,
            Step::Open(0),
            Step::Reveal,
            Step::Uncloak(0),
            Step::Battle,
            Step::Deploy(0),
        ],
        Stage::Over => Vec::new(),
    }
}

/// Returns the step of the track that a step belongs to.
const fn track_step(step: Step) -> Step {
    match step {
        Step::StartTechs => Step::StartTechs,
        Step::StartParts => Step::StartParts,
        Step::Upkeep | Step::Growth(_) => Step::Growth(0),
        Step::Income(_) => Step::Income(0),
        Step::Repair => Step::Repair,
        Step::Council | Step::Vote | Step::Favor | Step::Adopt => Step::Vote,
        Step::Offer | Step::Pick => Step::Offer,
        Step::Election | Step::Rank => Step::Election,
        Step::Card(round) | Step::Perform(round, _) => Step::Card(round),
        Step::React(round, _) => Step::React(round, 0),
        Step::TakeBack(_) => Step::TakeBack(0),
        Step::Bonus(_) => Step::Bonus(0),
        Step::Target(_) => Step::Target(0),
        Step::Fire => Step::Fire,
        Step::Kill => Step::Kill,
        Step::Conquest | Step::Mount(_) => Step::Mount(0),
        Step::Orders => Step::Orders,
        Step::Open(_) => Step::Open(0),
        Step::Reveal => Step::Reveal,
        Step::Uncloak(_) => Step::Uncloak(0),
        Step::Battle => Step::Battle,
        Step::Deploy(_) | Step::End => Step::Deploy(0),
        Step::Over => Step::Over,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_a_turn_is_on_the_track_once() {
        let all = [
            Step::Upkeep,
            Step::Growth(3),
            Step::Income(1),
            Step::Repair,
            Step::Council,
            Step::Vote,
            Step::Favor,
            Step::Adopt,
            Step::Offer,
            Step::Pick,
            Step::Election,
            Step::Rank,
            Step::Card(Round::Second),
            Step::Perform(Round::Third, 2),
            Step::React(Round::First, 4),
            Step::TakeBack(1),
            Step::Bonus(5),
            Step::Target(1),
            Step::Fire,
            Step::Kill,
            Step::Conquest,
            Step::Mount(2),
            Step::Orders,
            Step::Open(1),
            Step::Reveal,
            Step::Uncloak(3),
            Step::Battle,
            Step::Deploy(2),
            Step::End,
        ];
        for step in all {
            let track = steps_of(Stage::of(step), false);
            let matches = track.iter().filter(|shown| **shown == track_step(step));
            assert_eq!(matches.count(), 1, "{step:?}");
        }
    }
}
