//! Tests that every event has its animation step on the right piece and place, in the right order.

use super::super::board_view::tests::{crowded, dealt};
use super::super::board_view::{armada_name, placement_of, raider_name};
use super::super::narrate::tests::samples::events;
use super::*;
use engine::game::{Game, Seat, SeatSet};
use engine::saga::armada::Raider;
use engine::saga::effect::Stat;
use engine::saga::event::{MoveKind, RemovalReason};
use engine::saga::hex::SectorId;
use engine::saga::ids::{ArmadaId, RaiderId};
use engine::saga::options::Options;
use engine::saga::state::{Ending, State};
use engine::saga::step::{Faces, RollPurpose, Step as Point};
use play::random_decisions::play_random_decisions;
use ui::motion::{AnimationSchedule, Property, values_of};
use ui::settings::Tempo;

fn animation_of(
    game: &Saga,
    before: &State,
    after: &State,
    events: &[Event],
) -> Vec<AnimationStep> {
    let transition = Transition {
        game,
        before: &before.public,
        after: &after.public,
        people: SeatSet::singleton(Seat(0)),
    };
    animate(transition, events)
}

#[test]
fn a_moved_armada_flies_from_its_old_place_to_its_new_one() {
    let (game, before) = dealt("ftj", 2);
    let mut after = before.clone();
    let armada = ArmadaId(0);
    let to = SectorId(1);
    after.public.armada_mut(armada).sector = Some(to);
    let moved = Event::Moved {
        armada,
        from: Some(HexId::GATE),
        to: after.public.sector(to).hex,
        travel: MoveKind::Move,
        mp: 1,
    };
    let animation = animation_of(&game, &before, &after, &[moved]);
    let name = armada_name(armada);
    let steps = values_of(&animation, &piece_selector(&name), Property::Transform);
    let (from, _) = placement_of(&before.public, &name).expect("it is there");
    let (end, _) = placement_of(&after.public, &name).expect("it is there");
    assert_eq!(steps.first(), Some(&translate_px(from).as_str()));
    assert_eq!(steps.last(), Some(&translate_px(end).as_str()));
}

#[test]
fn pieces_that_stay_move_to_their_new_places() {
    let (game, before) = dealt("ftj", 3);
    let mut after = before.clone();
    after.public.armada_mut(ArmadaId(0)).sector = Some(SectorId(1));
    let animation = animation_of(&game, &before, &after, &[]);
    let name = armada_name(ArmadaId(1));
    let steps = values_of(&animation, &piece_selector(&name), Property::Transform);
    let (end, _) = placement_of(&after.public, &name).expect("it is there");
    assert_eq!(steps.last(), Some(&translate_px(end).as_str()));
}

#[test]
fn a_defeated_raider_stays_visible_until_it_explodes() {
    let (game, mut before) = dealt("ftj", 2);
    let raider = RaiderId(0);
    let sector = SectorId(1);
    assert!(
        before
            .public
            .raiders
            .push(Raider { level: 2, sector })
            .is_ok()
    );
    let mut after = before.clone();
    after.public.raiders[0].level = 0;
    let left = Event::RaiderLeft {
        raider,
        level: 2,
        hex: before.public.sector(sector).hex,
        fate: RemovalReason::Killed,
    };
    let animation = animation_of(&game, &before, &after, &[left]);
    let ghost = TransientDrawing::select(&ghost_name(&raider_name(raider)));
    let seen = values_of(&animation, &ghost, Property::Opacity);
    assert_eq!(seen.last(), Some(&"0"));
    let mut removed = animation[0]
        .effects
        .iter()
        .filter_map(|effect| effect.name.clone());
    assert!(removed.any(|name| ghost == TransientDrawing::select(&name)));
}

/// Every roll stays readable, however much happens.
#[test]
fn every_roll_is_shown_in_full() {
    let (game, state) = dealt("ftj", 2);
    let mut faces = Faces::default();
    for face in [1, 4, 6] {
        let _ = faces.push(face);
    }
    let rolled = Event::Rolled {
        armada: ArmadaId(0),
        purpose: RollPurpose::Attack,
        stat: Stat::Combat,
        faces,
        threshold: 4,
    };
    let animation = animation_of(&game, &state, &state, &[rolled; 12]);
    let schedule = AnimationSchedule::with_limit(1, animation, Tempo::Normal, MAX_DURATION_MS);
    let rolls = schedule
        .cues
        .iter()
        .filter(|(_, cue)| *cue == SoundCue::Dice);
    assert_eq!(rolls.count(), 12);
    assert!(schedule.length > MAX_DURATION_MS, "{}", schedule.length);
}

#[test]
fn every_event_can_be_animated_in_every_scenario() {
    for scenario in ["ftj", "spa", "dis", "opc", "arn"] {
        let (game, state) = crowded(scenario);
        for event in events() {
            for step in animation_of(&game, &state, &state, &[event]) {
                assert!(step.length <= 700, "{event:?}");
            }
        }
        let animation = animation_of(&game, &state, &state, &events());
        assert!(animation.len() > 60);
    }
}

#[test]
fn a_win_and_a_loss_have_their_own_sounds() {
    let (game, before) = dealt("ftj", 2);
    for (ending, cue) in [
        (Ending::Won(0), SoundCue::Win),
        (Ending::Lost(0), SoundCue::Lose),
    ] {
        let mut after = before.clone();
        after.public.step = Point::Over;
        after.public.ending = Some(ending);
        let animation = animation_of(&game, &before, &after, &[Event::Over { ending }]);
        assert!(
            animation.iter().any(|step| step.cue == Some(cue)),
            "{ending:?}"
        );
    }
}

/// Ghosts are gone at the end of every animation, in random games.
#[test]
fn random_games_leave_no_ghosts() {
    for (seed, scenario) in [(1, "ftj"), (2, "opc"), (3, "spa"), (4, "arn"), (5, "dis")] {
        let game = Saga::new(Options::standard(scenario, 2)).expect("a table");
        play_random_decisions(&game, seed, 400, |decision| {
            let events = decision.events;
            let animation = animation_of(&game, decision.before, decision.after, events);
            for drawing in animation.iter().flat_map(|step| &step.effects) {
                let Some(name) = &drawing.name else {
                    continue;
                };
                let selector = TransientDrawing::select(name);
                let seen = values_of(&animation, &selector, Property::Opacity);
                assert_eq!(seen.last(), Some(&"0"), "{name}: {events:?}");
            }
        });
    }
}
