//! Describes in words how a game is won, its progress, and the parts of every empire's score.

use super::narrate::Narrator;
use engine::exodus::Exodus;
use engine::exodus::cards::CardSet;
use engine::exodus::event::ScoreLine;
use engine::exodus::state::Public;
use engine::exodus::view::View;
use engine::game::Seat;
use play::seats::seat_art;
use std::cmp::Ordering;
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
        headline: None,
        goals: goals(game, public, phrases, narrator),
        tallies: public.order.iter().copied().map(tally).collect(),
    }
}

/// Returns how `seat` wins this match, and how far it is, in one sentence.
#[must_use]
pub fn goal_line(game: &Exodus, view: &View, phrases: &Phrases, seat: Seat) -> String {
    let (public, narrator) = (&view.public, Narrator::new(phrases, game));
    let points = |seat: Seat| {
        let private = view.private(seat);
        let abilities = private.map_or(CardSet::NONE, |private| private.abilities);
        game.score_with(public, seat, abilities).total()
    };
    let rivals = public.order.iter().copied().filter(|rival| *rival != seat);
    let rival = rivals.max_by_key(|rival| points(*rival)).unwrap_or(seat);
    let (own, best) = (points(seat), points(rival));
    let goal = game.win_goal(public);
    let args = [
        ("own", narrator.points(own).into()),
        ("rival", narrator.seat(rival).into()),
        ("best", narrator.points(best).into()),
        ("turn", goal.turn.into()),
        ("turns", goal.turns.into()),
    ];
    let key = match own.cmp(&best) {
        Ordering::Greater => "exodus-aim-ahead",
        Ordering::Equal => "exodus-aim-level",
        Ordering::Less => "exodus-aim-behind",
    };
    phrases.say(key, &args)
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
    use engine::game::{Game, Viewer};
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
                    let view = game.view(&state, Viewer::Seat(Seat(0)));
                    let line = goal_line(&game, &view, &phrases, Seat(0));
                    let turns = game.win_goal(&state.public).turns.to_string();
                    assert!(is_complete_text(&line) && line.contains(&turns), "{line}");
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
