//! Tests of the review of a battle: every turn is in the history, and grades do not depend on the
//! dice.

use engine::bots::analysis::decisions;
use engine::bots::review::TurnGrade;
use engine::bots::{AnalysisRequest, AnalysisResult, Bot, Decision, GreedyBot};
use engine::chance::{Chance, ChanceOutcome, SeededRng};
use engine::game::{Game, Seat, Status, Viewer};
use engine::game_history::GameHistory;
use engine::lesson::Lesson;
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::options::Options;
use std::task::Poll;

type ReviewBot = GreedyBot<SpaceRift, SeededRng>;

fn new_bot(
    game: &SpaceRift,
    view: &<SpaceRift as Game>::View,
    seat: Seat,
    rng: SeededRng,
) -> ReviewBot {
    GreedyBot::new(game, view, seat, rng)
}

/// Plays a battle between greedy bots, with at most `actions` actions.
fn play_battle(scenario: &str, seed: u64, actions: usize) -> Session<SpaceRift> {
    let game = SpaceRift::new(Options::duel(scenario)).expect("a scenario");
    let mut session = Session::new(game, seed);
    for n in 0..actions {
        let Status::WaitingFor(seats) = session.status() else {
            break;
        };
        let seat = seats.iter().next().expect("somebody is asked");
        let view = session.view(Viewer::Seat(seat));
        let line = new_bot(
            session.game(),
            &view,
            seat,
            SeededRng::new(seed, n as u64 + 9),
        );
        let line = { line }.decide(session.game());
        session.act(seat, line[0]).expect("it is legal");
    }
    session
}

fn analyze(session: &Session<SpaceRift>, decision: Decision, seed: u64) -> AnalysisResult<Action> {
    let mut request = AnalysisRequest::new(session, decision, new_bot, new_bot, seed)
        .expect("the decision is there");
    loop {
        if let Poll::Ready(result) = request.think(session.game(), u32::MAX) {
            return result;
        }
    }
}

#[test]
fn every_player_turn_is_a_turn_of_the_game_history() {
    // Without a rift turns begin automatically, the first one with the deal.
    for scenario in ["srb-01", "srr-01"] {
        let session = play_battle(scenario, 5, 120);
        let history = GameHistory::new(&session, Viewer::Omniscient);
        let numbers: Vec<u16> = history.turns.iter().map(|turn| turn.start.round).collect();
        let last = u16::from(session.state().public.turn);
        let begun = numbers.len() as u16;
        assert_eq!(numbers, (1..=begun).collect::<Vec<_>>(), "{scenario}");
        assert!(begun == last || begun + 1 == last, "{scenario}");
        assert_eq!(history.turns[0].from, 0);
        for turn in &history.turns {
            let state = session.state_at(turn.from).expect("it was played");
            assert_eq!(state.public.active.seat(), turn.start.seat);
            let entry = session.log().get(turn.from);
            assert!(entry.is_none_or(|entry| entry.seat == turn.start.seat));
        }
    }
}

#[test]
fn a_card_and_its_orders_form_one_decision() {
    let session = play_battle("srb-01", 5, 160);
    let all = decisions(&session, |_| true);
    let commands = all.iter().filter(|decision| {
        let first = &session.log()[decision.at];
        matches!(first.action, Action::Command(_))
    });
    let mut longest = 0;
    for decision in commands {
        let entries = &session.log()[decision.at..decision.to];
        assert!(entries.iter().all(|entry| entry.seat == decision.seat));
        assert!(entries[1..].iter().all(|entry| matches!(
            entry.action,
            Action::Order(..)
                | Action::Clear(_)
                | Action::Signal(_)
                | Action::Restore(_)
                | Action::Done
        )));
        longest = longest.max(entries.len());
    }
    assert!(longest > 1);
    for pair in all.windows(2) {
        assert!(pair[0].to <= pair[1].at);
    }
    for decision in &all {
        let state = session.state_at(decision.at).expect("it was played");
        let mut legal = Vec::new();
        session
            .game()
            .legal_actions(&state, decision.seat, &mut legal);
        assert!(legal.len() > 1);
    }
    let own_decisions = decisions(&session, |seat| seat == Seat(0));
    assert!(
        own_decisions
            .iter()
            .all(|decision| decision.seat == Seat(0))
    );
    assert!(own_decisions.len() < all.len());
}

/// A chance source that always shows the same face.
struct FixedFace(u32);

impl Chance for FixedFace {
    fn pick(&mut self, n: u32) -> u32 {
        self.0 % n.max(1)
    }
}

#[test]
fn an_attack_is_graded_independently_of_its_dice() {
    let session = play_battle("srb-01", 5, 160);
    let mut attacks = decisions(&session, |_| true)
        .into_iter()
        .filter(|decision| {
            let entry = &session.log()[decision.at];
            matches!(entry.action, Action::Attack(..)) && !entry.draws.is_empty()
        });
    let attack = attacks.next_back().expect("somebody attacks");
    let branch_with = |seed: u32| {
        let mut session = session.branch_at(attack.at, 1).expect("it was played");
        let entry = play_battle("srb-01", 5, 160).log()[attack.at].clone();
        session
            .act_with(entry.seat, entry.action, &mut FixedFace(seed))
            .expect("it is legal");
        session
    };
    // The decision gets the same grade for different rolls.
    let results: Vec<_> = [0, 3, 5]
        .map(branch_with)
        .iter()
        .map(|session| {
            let faces: Vec<ChanceOutcome> = session.log()[attack.at].draws.clone();
            (faces, analyze(session, attack, 7))
        })
        .collect();
    assert_ne!(results[0].0, results[1].0, "the dice fell otherwise");
    assert_eq!(results[0].1, results[1].1);
    assert_eq!(results[0].1, results[2].1);
}

#[test]
fn the_advised_action_has_no_loss() {
    let session = play_battle("srb-01", 5, 40);
    let all = decisions(&session, |_| true);
    let first = all[0];
    let result = analyze(&session, first, 7);
    // The advised action is played on a branch.
    let mut best_branch = session.branch_at(first.at, 1).expect("it was played");
    for &action in &result.line {
        best_branch.act(first.seat, action).expect("it is legal");
    }
    let to = first.at + result.line.len();
    let best_branch = analyze(&best_branch, Decision { to, ..first }, 7);
    assert_eq!(best_branch.best, best_branch.actual);
}

/// Grades a turn in which South needs two points, is adjacent to a cruiser with one ship, and does
/// not attack.
#[test]
fn a_missed_attack_costs_its_expected_value() {
    let path = "/src/space_rift/content/lessons/pursuit.json";
    let text = std::fs::read_to_string(format!("{}{path}", env!("CARGO_MANIFEST_DIR")));
    let text = text.expect("a lesson is there");
    let near_victory = text.replacen("\"south\": 9", "\"south\": 2", 1);
    assert_ne!(near_victory, text);
    let lesson = Lesson::<SpaceRift>::parse("pursuit", &near_victory).expect("it loads");
    let mut session = lesson.start_session_at(1);
    for action in &lesson.steps[1].solution[..3] {
        session.act(Seat(0), *action).expect("the way to the fight");
    }
    let at = session.log().len();
    assert!(session.legal_actions(Seat(0)).len() > 1);
    session
        .act(Seat(0), Action::Done)
        .expect("nobody must fight");
    let decision = Decision {
        at,
        to: at + 1,
        seat: Seat(0),
    };
    assert!(decisions(&session, |_| true).contains(&decision));
    // The greedy adviser samples one roll of the dice; some samples include the hit.
    let result = (0..40)
        .map(|seed| analyze(&session, decision, seed))
        .find(|result| matches!(result.line.as_slice(), [Action::Attack(..)]))
        .expect("somebody advises the attack");
    let (best, actual) = (result.best.share(Seat(0)), result.actual.share(Seat(0)));
    assert_ne!(
        TurnGrade::from_shares(best, actual),
        TurnGrade::Sound,
        "{best} {actual}"
    );
    assert!(best < 1000, "the attack is not sure");
}
