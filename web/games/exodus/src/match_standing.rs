//! Describes in words how a game is won, its progress, and the parts of every empire's score.

use super::narrate::Narrator;
use engine::exodus::Exodus;
use engine::exodus::cards::CardSet;
use engine::exodus::event::ScoreLine;
use engine::exodus::state::Public;
use engine::game::Seat;
use play::seats::seat_art;
use ui::l10n::Phrases;
use ui::panels::goals::{Goal, MatchStanding, ScoreTally};

/// Returns the standing; `abilities_of` returns the secret abilities of a seat that may be shown
/// here.
#[must_use]
pub fn match_standing(
    game: &Exodus,
    public: &Public,
    phrases: &Phrases,
    abilities_of: impl Fn(Seat) -> CardSet,
) -> MatchStanding {
    let narrator = Narrator::new(phrases, game).with_map(public);
    let tally = |seat: Seat| {
        let score = game.score_with(public, seat, abilities_of(seat));
        let part = |line: ScoreLine| {
            let points = score.line(line);
            (points > 0).then(|| (narrator.score_line(line), narrator.points(points)))
        };
        let args = [("points", narrator.points(score.total()).into())];
        ScoreTally {
            seat: Some(seat_art(seat)),
            name: narrator.seat(seat),
            total: phrases.say("exodus-win-points", &args),
            parts: ScoreLine::ALL.into_iter().filter_map(part).collect(),
        }
    };
    MatchStanding {
        goals: goals(game, public, phrases, narrator),
        tallies: public.order.iter().copied().map(tally).collect(),
    }
}

/// Returns the goals: the winning condition with the current turn, and the leader by public
/// information.
fn goals(game: &Exodus, public: &Public, phrases: &Phrases, narrator: Narrator<'_>) -> Vec<Goal> {
    let goal = game.win_goal(public);
    let args = [("turn", goal.turn.into()), ("turns", goal.turns.into())];
    let current = if goal.is_last {
        phrases.text("exodus-win-last")
    } else {
        phrases.say("exodus-table-turn", &args)
    };
    let main = Goal {
        text: phrases.text("exodus-win-most"),
        now: Some(current),
        ..Goal::default()
    };
    let lead = game.leader(public).map(|seat| Goal {
        text: phrases.text("exodus-win-leader"),
        now: Some(narrator.seat(seat)),
        ..Goal::default()
    });
    [main].into_iter().chain(lead).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::SeededRng;
    use engine::exodus::options::{Mode, Options};
    use engine::exodus::step::Step;
    use engine::game::Game;
    use play::games::wording_checks::{is_complete_text, languages};

    #[test]
    fn every_mode_lists_its_goal_and_the_score_lines_of_every_empire() {
        for phrases in languages() {
            for mode in [Mode::Standard, Mode::Long, Mode::Combat, Mode::Short] {
                for seats in 2..=6 {
                    let options = Options {
                        mode,
                        ..Options::standard(seats)
                    };
                    let game = Exodus::new(options).expect("a game of the box");
                    let state = game.deal(&mut SeededRng::new(1, 0));
                    let standing =
                        match_standing(&game, &state.public, &phrases, |_| CardSet::NONE);
                    let lines = standing.lines(&phrases);
                    assert!(
                        lines.iter().all(|line| is_complete_text(line)),
                        "{lines:#?}"
                    );
                    assert!(lines[0].contains(&phrases.text("exodus-win-most")));
                    assert_eq!(standing.tallies.len(), usize::from(seats));
                    for tally in &standing.tallies {
                        assert!(!tally.parts.is_empty(), "a home and ships score: {tally:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_finished_match_names_no_leader() {
        let phrases = Phrases::load("en");
        let game = Exodus::new(Options::standard(2)).expect("a game of the box");
        let mut state = game.deal(&mut SeededRng::new(1, 0));
        let leads = |public: &Public| {
            let standing = match_standing(&game, public, &phrases, |_| CardSet::NONE);
            let leader = phrases.text("exodus-win-leader");
            standing.goals.iter().any(|goal| goal.text == leader)
        };
        assert!(leads(&state.public));
        state.public.step = Step::Over;
        assert!(!leads(&state.public));
    }
}
