//! Tests of the bot of Space Rift: it beats random play, plays every scenario and team to its end,
//! uses only its view, and does not miss obvious moves.

use crate::scene::{Scene, scene};
use engine::bots::{AdviceRequest, Bot, Evaluate, Level, RandomBot, play_line};
use engine::chance::{Chance, SeededRng};
use engine::game::{Game, NullSink, Seat, Status, Viewer};
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::Side;
use engine::space_rift::bot::BotDecision;
use engine::space_rift::content::scenario_ids;
use engine::space_rift::options::{FeatureSwitch, Options};
use engine::space_rift::scenario::{ObjectiveKind, ObjectiveOwner};
use engine::space_rift::state::{Ending, Phase, State};
use engine::space_rift::unit::UnitId;
use std::collections::BTreeSet;
use std::task::Poll;

fn game(options: Options) -> SpaceRift {
    SpaceRift::new(options).expect("a scenario of the box")
}

fn new_bot(game: &SpaceRift, state: &State, seat: Seat, level: Level, seed: u64) -> BotDecision {
    let view = game.view(state, Viewer::Seat(seat));
    BotDecision::new(game, &view, seat, level, SeededRng::new(seed, u64::MAX))
}

fn decide(game: &SpaceRift, state: &State, seat: Seat, level: Level, seed: u64) -> Vec<Action> {
    new_bot(game, state, seat, level, seed).decide(game)
}

/// Returns the name of the pending decision.
fn question(state: &State) -> String {
    let first_word = |text: String| text.split(['(', ' ']).next().unwrap_or("").to_owned();
    let public = &state.public;
    match (public.task, public.innermost_roll()) {
        (Some(task), _) => first_word(format!("{task:?}")),
        (None, Some(roll)) => first_word(format!("{:?}", roll.stage)),
        (None, None) => first_word(format!("{:?}", public.phase)),
    }
}

/// Plays a battle and adds the names of all decisions to `asked`. The last seat of a side answers
/// first, so that sector commanders act before their fleet commander.
fn play(
    game: &SpaceRift,
    seed: u64,
    asked: &mut BTreeSet<String>,
    answer: impl Fn(&State, Seat, u64) -> Vec<Action>,
) -> State {
    let mut dice = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut dice);
    for turn in 0..6000 {
        let Status::WaitingFor(seats) = game.status(&state) else {
            return state;
        };
        asked.insert(question(&state));
        let mut seats: Vec<Seat> = seats.iter().collect();
        seats.reverse();
        let mut lines = seats
            .iter()
            .map(|seat| (*seat, answer(&state, *seat, seed << 20 | turn)));
        let (seat, line) = lines
            .find(|(_, line)| !line.is_empty())
            .expect("somebody knows what to do");
        let action_count = play_line(game, &mut state, seat, &line, &mut dice, &mut NullSink);
        assert!(action_count > 0, "{line:?}");
    }
    panic!("no end in seed {seed}");
}

#[test]
fn a_captain_beats_random_play_in_every_scenario() {
    for (id, seed) in scenario_ids().zip(0u64..) {
        let game = game(Options::duel(id));
        let own_side = Side::ALL[seed as usize % 2];
        let end = play(&game, seed, &mut BTreeSet::new(), |state, seat, seed| {
            if seat == own_side.seat() {
                return decide(&game, state, seat, Level::Captain, seed);
            }
            let view = game.view(state, Viewer::Seat(seat));
            RandomBot::new(&game, &view, seat, SeededRng::new(seed, 2)).decide(&game)
        });
        let result = end.public.result.expect("an end");
        assert_eq!(result.winner, Some(own_side), "{id}");
        assert_ne!(result.ending, Ending::LastTurn, "{id}");
    }
}

/// The questions that Captains answer in battles between two of them. Orders are given together
/// with the card, so the phase of orders occurs only if markers can be removed.
const QUESTIONS: [&str; 21] = [
    "Start",
    "Drift",
    "Opening",
    "Command",
    "Ordered",
    "Movement",
    "Moved",
    "Combat",
    "Ending",
    "Reward",
    "Sale",
    "Keep",
    "DeclaredOwn",
    "DeclaredEnemy",
    "RolledOwn",
    "RolledEnemy",
    "Alert",
    "Ignore",
    "Retire",
    "Back",
    "Vacated",
];

#[test]
fn captains_answer_every_question_and_win_before_the_last_turn() {
    let mut asked = BTreeSet::new();
    let (mut battles, mut last_turn_endings) = (0, 0);
    let ids: Vec<_> = scenario_ids().collect();
    // Some questions are rare: one of them needs one of 40 cards in the right place.
    for (id, seed) in ids.iter().cycle().zip(100u64..).take(8 * ids.len()) {
        let is_complete = QUESTIONS.iter().all(|question| asked.contains(*question));
        if battles >= ids.len() && is_complete {
            break;
        }
        let game = game(Options::duel(id));
        let end = play(&game, seed, &mut asked, |state, seat, seed| {
            decide(&game, state, seat, Level::Captain, seed)
        });
        let result = end.public.result.expect("an end");
        battles += 1;
        last_turn_endings += usize::from(result.ending == Ending::LastTurn);
    }
    assert!(
        last_turn_endings * ids.len() <= battles,
        "{last_turn_endings} of {battles} battles ended by the last turn"
    );
    for question in QUESTIONS {
        let is_asked = asked.contains(question);
        assert!(is_asked, "{question} was never asked: {asked:?}");
    }
}

#[test]
fn ensigns_finish_team_battles_and_changed_rift_options() {
    let changed = [
        ("srb-03", FeatureSwitch::With, [1, 1]),
        ("srr-05", FeatureSwitch::Without, [1, 1]),
        ("srb-02", FeatureSwitch::Scenario, [2, 1]),
        ("srr-03", FeatureSwitch::Scenario, [2, 2]),
        ("srr-06", FeatureSwitch::Scenario, [1, 3]),
        ("srb-06", FeatureSwitch::Scenario, [3, 2]),
        ("srr-05", FeatureSwitch::Scenario, [3, 3]),
    ];
    for (id, rift, crews) in changed {
        let game = game(Options {
            rift,
            crews,
            ..Options::duel(id)
        });
        play(&game, 3, &mut BTreeSet::new(), |state, seat, seed| {
            decide(&game, state, seat, Level::Ensign, seed)
        });
    }
}

/// Returns positions from the middle of a battle between captains.
fn positions(id: &str, seed: u64, step: usize) -> (SpaceRift, Vec<(State, Seat)>) {
    let game = game(Options::duel(id));
    let recorded = std::cell::RefCell::new(Vec::new());
    play(&game, seed, &mut BTreeSet::new(), |state, seat, seed| {
        recorded.borrow_mut().push((state.clone(), seat));
        decide(&game, state, seat, Level::Captain, seed)
    });
    let recorded = recorded.into_inner().into_iter().step_by(step).collect();
    (game, recorded)
}

/// Returns the state with all cards that a side does not know dealt again at random.
fn redeal_unknown_cards(game: &SpaceRift, state: &State, own_side: Side, seed: u64) -> State {
    let view = game.view(state, Viewer::Seat(own_side.seat()));
    game.determinize(&view, &mut SeededRng::new(seed, 77))
}

#[test]
fn bot_decisions_do_not_depend_on_hidden_hands() {
    let (game, positions) = positions("srr-05", 4, 9);
    assert!(positions.len() > 10);
    let mut differing = 0;
    for (state, seat) in positions {
        let own_side = Side::of(seat).expect("a duel");
        let other = redeal_unknown_cards(&game, &state, own_side, 5);
        differing += u32::from(other != state);
        let line = decide(&game, &state, seat, Level::Captain, 9);
        assert_eq!(line, decide(&game, &other, seat, Level::Captain, 9));
    }
    assert!(differing > 10, "hands were dealt anew {differing} times");
}

#[test]
fn a_decision_in_slices_equals_an_uninterrupted_one() {
    let game = game(Options::duel("srr-01"));
    let mut state = game.deal(&mut SeededRng::new(5, 0));
    let seat = Side::South.seat();
    let mut dice = SeededRng::new(5, 1);
    for _ in 0..10 {
        if state.public.phase == Phase::Command {
            break;
        }
        let line = decide(&game, &state, seat, Level::Ensign, 1);
        let done = game.act(&mut state, seat, line[0], &mut dice, &mut NullSink);
        assert!(done.is_ok());
    }
    let uninterrupted = decide(&game, &state, seat, Level::Admiral, 6);
    let (mut sliced, mut slices) = (new_bot(&game, &state, seat, Level::Admiral, 6), 0);
    let line = loop {
        slices += 1;
        match sliced.think(&game, 500) {
            Poll::Ready(line) => break line,
            Poll::Pending => {}
        }
    };
    assert!(slices >= 20, "{slices} slices");
    assert_eq!(line, uninterrupted);
    assert!(matches!(line[0], Action::Command(_)));
}

/// Returns the first action that a bot of this level takes in a scene.
fn first_action(s: &Scene, level: Level) -> Option<Action> {
    let seat = s.asked_seat().expect("somebody is asked");
    decide(&s.game, &s.state, seat, level, 3).first().copied()
}

#[test]
fn bots_take_an_immediate_victory() {
    // South needs one point: an attack on the fighter with one ship can score it, an attack on the
    // battleship cannot. An admiral may let the fighter in the corner try first.
    let s = scene()
        .victory(5, 99)
        .losses(4, 0)
        .south("BB E5")
        .north("FT F5 1; BB E6")
        .at_combat();
    let attack = Action::Attack(s.id("E5"), s.id("F5"));
    assert_eq!(first_action(&s, Level::Captain), Some(attack));
    // A transport wins by its exit.
    for level in [Level::Captain, Level::Admiral] {
        let s = scene()
            .victory(4, 99)
            .objective(ObjectiveKind::Breakthrough, ObjectiveOwner::South)
            .south("TP K4; CR C3")
            .north("DD G7; FT I9")
            .at_movement();
        assert_eq!(
            first_action(&s, level),
            Some(Action::Exit(s.id("K4"), false)),
            "{level:?}"
        );
    }
}

#[test]
fn bots_do_not_attack_into_a_certain_loss() {
    // The fighter has one ship, is worth three points, and faces a battleship that battles back.
    let s = scene()
        .victory(99, 10)
        .stars(0, 6)
        .south("FT E5 1; BB A2")
        .losses(0, 9)
        .north("BB F5; CR K3")
        .at_combat();
    for level in [Level::Captain, Level::Admiral] {
        let action = first_action(&s, level);
        let attacks = matches!(action, Some(Action::Attack(UnitId(0), _)));
        assert!(!attacks, "{level:?}: {action:?}");
    }
}

#[test]
fn a_weak_unit_stays_away_from_an_enemy_battle_line() {
    let s = scene()
        .victory(10, 10)
        .south("FT C6 1; CR A3")
        .north("BB I5; BB I6; BB I7; CR I8; CR I4")
        .at_movement();
    let seat = s.asked_seat().expect("South");
    let line = decide(&s.game, &s.state, seat, Level::Captain, 3);
    for action in line {
        if let Action::Move(UnitId(0), to, _) = action {
            let battlefield = s.game.battlefield(&s.state.public);
            let enemies = battlefield.enemies(Side::South);
            let front = enemies.iter().filter(|enemy| enemy.row() > 3);
            let distances = front.map(|enemy| enemy.distance(to));
            assert!(distances.min().unwrap_or(0) > 2, "{action:?}");
        }
    }
}

#[test]
fn a_bot_accepts_a_draw_only_when_behind() {
    let mut s = scene()
        .victory(10, 10)
        .losses(0, 8)
        .south("CR C3")
        .north("BB I5; CR I6")
        .active(Side::North)
        .commands(Side::North, "spearhead")
        .at_command();
    assert_eq!(
        s.game.out_of_turn_action(&s.state, Seat(0)),
        None,
        "nothing is offered"
    );
    s.act("offer");
    let answer = s.game.out_of_turn_action(&s.state, Seat(0));
    assert_eq!(answer, Some(Action::AnswerDraw(true)));
    let mut s = scene()
        .victory(10, 10)
        .losses(8, 0)
        .south("CR C3; BB C5")
        .north("BB I5")
        .active(Side::North)
        .commands(Side::North, "spearhead")
        .at_command();
    s.act("offer");
    let answer = s.game.out_of_turn_action(&s.state, Seat(0));
    assert_eq!(answer, Some(Action::AnswerDraw(false)));
}

/// Returns a captain's advice; `seed` selects the random stream of the adviser.
fn advice(game: &SpaceRift, state: &State, seat: Seat, seed: u64) -> engine::bots::Advice<Action> {
    let view = game.view(state, Viewer::Seat(seat));
    let bot = new_bot(game, state, seat, Level::Captain, 8);
    let mut request = AdviceRequest::new(game, &view, seat, bot, SeededRng::new(8, seed));
    loop {
        if let Poll::Ready(advice) = request.think(game, 1000) {
            return advice;
        }
    }
}

#[test]
fn advice_does_not_depend_on_future_dice_or_hidden_hands() {
    let (game, positions) = positions("srr-02", 6, 7);
    let mut begun = 0;
    for (state, seat) in positions {
        let public = &state.public;
        let begins = matches!(public.phase, Phase::Start | Phase::Command);
        if !begins || public.task.is_some() || !public.rolls.is_empty() {
            continue;
        }
        begun += 1;
        let own_side = Side::of(seat).expect("a duel");
        let known = advice(&game, &state, seat, 1);
        let other = advice(
            &game,
            &redeal_unknown_cards(&game, &state, own_side, 3),
            seat,
            1,
        );
        assert_eq!(known, other, "a hidden hand");
        // The adviser's own dice change the expected value only a little.
        let other_advice = advice(&game, &state, seat, 2);
        let (share, other_share) = (known.best.share(seat), other_advice.best.share(seat));
        assert!(
            share.abs_diff(other_share) <= 1,
            "{share} and {other_share}"
        );
        let value = game.evaluate(&redeal_unknown_cards(&game, &state, own_side, 1), seat);
        assert!(value.abs() < 100_000);
    }
    assert!(begun > 3, "{begun} turns");
}

/// A chance source that always gives the same answer.
#[derive(Clone, Copy)]
struct ZeroPick;

impl Chance for ZeroPick {
    fn pick(&mut self, _: u32) -> u32 {
        0
    }
}

#[test]
fn a_bot_of_a_seat_that_is_not_asked_returns_no_actions() {
    let game = game(Options::duel("srb-01"));
    let state = game.deal(&mut ZeroPick);
    let line = decide(&game, &state, Seat(1), Level::Captain, 1);
    assert!(line.is_empty(), "{line:?}");
}
