//! The progress of the game: round, phases and their parts, the First Player, whose turn it is.

use super::{TableActions, TableContext};
use crate::table;
use engine::game::Seat;
use engine::rule::RuleId;
use engine::saga::state::Public;
use engine::saga::step::{Phase, Step};
use play::seats::seat_art;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TurnTrackProps {
    pub context: TableContext,
    pub actions: TableActions,
}

#[component]
pub fn TurnTrack(props: &TurnTrackProps) -> Html {
    let phrases = use_phrases();
    let TurnTrackProps { context, actions } = props;
    let public = &context.view.public;
    html! {
        <section class="saga-turnway" aria-label={phrases.text("saga-course")}>
            <div class="saga-course-head">
                { round(context, &phrases) }
                { actions.rule_link(rule_of(public.step)) }
            </div>
            { stages(&phrases, public) }
            { order(context, &phrases) }
        </section>
    }
}

/// Renders the rounds as beads, with the current one highlighted.
fn round(context: &TableContext, phrases: &Phrases) -> Html {
    let public = &context.view.public;
    let rounds = context.game().mission().rounds.max(public.round);
    let args = [("round", public.round.into()), ("rounds", rounds.into())];
    let bead = |round: u8| {
        let class = match round.cmp(&public.round) {
            std::cmp::Ordering::Less => Some("past"),
            std::cmp::Ordering::Equal => Some("now"),
            std::cmp::Ordering::Greater => None,
        };
        html! { <i key={round} class={classes!("saga-bead", class)} /> }
    };
    html! {
        <p class="saga-round" data-status="doom">
            <b>{ phrases.say("saga-table-round", &args) }</b>
            <span class="saga-beads" aria-hidden="true">{ for (1..=rounds).map(bead) }</span>
        </p>
    }
}

/// The parts of a round on the track: number and phrase key of each.
const STAGES: [(&str, &str); 7] = [
    ("1.1", "saga-step-doom"),
    ("1.2", "saga-step-effects"),
    ("1.3", "saga-step-scan"),
    ("2", "saga-phase-upkeep"),
    ("3", "saga-phase-movement"),
    ("4", "saga-phase-encounter"),
    ("5", "saga-phase-expand"),
];

/// Returns the index of a step's part on the track; `None` before and after the rounds.
#[must_use]
pub const fn stage_of(step: Step) -> Option<usize> {
    match step {
        Step::Doom => Some(0),
        Step::Effects => Some(1),
        Step::Scan | Step::Turns(Phase::Events) | Step::End(Phase::Events) => Some(2),
        Step::Turns(Phase::Upkeep) | Step::End(Phase::Upkeep) => Some(3),
        Step::Turns(Phase::Movement) | Step::End(Phase::Movement) => Some(4),
        Step::Turns(Phase::Encounter) | Step::End(Phase::Encounter) => Some(5),
        Step::Turns(Phase::Expand) | Step::End(Phase::Expand) | Step::RoundEnd => Some(6),
        Step::Choose | Step::Place | Step::Setup | Step::Over => None,
    }
}

/// Renders the parts of the round, with the current one highlighted.
fn stages(phrases: &Phrases, public: &Public) -> Html {
    let current_index = stage_of(public.step);
    let stage = |(index, (number, key)): (usize, (&'static str, &'static str))| {
        let class = match current_index {
            Some(current_index) if current_index == index => Some("now"),
            Some(current_index) if index < current_index => Some("past"),
            _ => None,
        };
        let current = (current_index == Some(index)).then_some("step");
        let name = phrases.text(key);
        html! {
            <li key={number} class={classes!("saga-stage", class)} aria-current={current} title={name.clone()}>
                <span class="saga-stage-number">{ number }</span><span class="saga-stage-name">{ name }</span>
            </li>
        }
    };
    html! {
        <ol class="saga-stages" aria-label={phrases.text("saga-course-stages")}>
            { for STAGES.into_iter().enumerate().map(stage) }
        </ol>
    }
}

/// Renders the seats in turn order: the First Player marked, the acting seat highlighted, seats
/// that are asked ringed.
fn order(context: &TableContext, phrases: &Phrases) -> Html {
    let (game, public) = (context.game(), &context.view.public);
    let narrator = table::narrator(context, phrases);
    let asked = context.snapshot.session.status().waiting_seats();
    let acting = public.acting.map(|armada| game.owner(armada));
    let seat = |seat: Seat| {
        let is_first = seat == public.first;
        let class = classes!(
            "saga-turn-seat",
            seat_art(seat).class(),
            (acting == Some(seat)).then_some("acting"),
            asked.contains(seat).then_some("asked")
        );
        let mut notes = vec![narrator.seat(seat)];
        notes.extend(is_first.then(|| phrases.text("saga-course-first")));
        notes.extend((acting == Some(seat)).then(|| phrases.text("saga-course-acting")));
        notes.extend(
            asked
                .contains(seat)
                .then(|| phrases.text("saga-course-asked")),
        );
        html! {
            <li key={seat.0} {class} title={notes.join(", ")}>
                <SeatIcon seat={seat_art(seat)} />
                if is_first { <span class="saga-first" aria-hidden="true">{ "1" }</span> }
                <span class="visually-hidden">{ phrases.list(&notes) }</span>
            </li>
        }
    };
    let seats = (0..game.seat_count()).map(|index| game.seat_at(public.first, index));
    html! { <ol class="saga-turns" aria-label={phrases.text("saga-course-order")}>{ for seats.map(seat) }</ol> }
}

/// Returns the first rule of a part of the round.
const fn rule_of(step: Step) -> RuleId {
    RuleId::new(match step {
        Step::Choose | Step::Place | Step::Setup => "SAGA-SET.1",
        Step::Doom => "SAGA-EVT.1",
        Step::Effects => "SAGA-EVT.2",
        Step::Scan => "SAGA-EVT.3",
        Step::Turns(Phase::Upkeep) => "SAGA-UPK.2",
        Step::Turns(Phase::Movement) => "SAGA-MOV.1",
        Step::Turns(Phase::Encounter) => "SAGA-ENC.1",
        Step::Turns(Phase::Expand) => "SAGA-EXP.1",
        Step::Turns(Phase::Events) | Step::End(_) => "SAGA-RND.4",
        Step::RoundEnd => "SAGA-RND.5",
        Step::Over => "SAGA-END.3",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_a_round_has_its_place_on_the_track() {
        let parts = [
            Step::Doom,
            Step::Effects,
            Step::Scan,
            Step::Turns(Phase::Upkeep),
            Step::Turns(Phase::Movement),
            Step::Turns(Phase::Encounter),
            Step::Turns(Phase::Expand),
        ];
        let indices: Vec<_> = parts.into_iter().map(stage_of).collect();
        assert_eq!(indices, (0..STAGES.len()).map(Some).collect::<Vec<_>>());
        assert_eq!(stage_of(Step::Over), None);
    }
}
