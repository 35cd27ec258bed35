//! The goals of each side of a battle, its progress, and the sources of its score, in words.

use super::narrate::Narrator;
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Side;
use engine::space_rift::goals::{PointSource, Progress, WinGoal};
use engine::space_rift::state::Public;
use play::seats::seat_art;
use ui::l10n::Phrases;
use ui::panels::goals::{Goal, MatchStanding, ScoreTally};

/// Returns the standing of a battle from public information; the goals of the side `viewer` come
/// first.
#[must_use]
pub fn match_standing(
    game: &SpaceRift,
    public: &Public,
    phrases: &Phrases,
    viewer: Option<Side>,
) -> MatchStanding {
    let builder = StandingBuilder {
        game,
        public,
        phrases,
        narrator: Narrator::new(phrases, game),
    };
    MatchStanding {
        headline: None,
        goals: builder.goals(viewer),
        tallies: Side::ALL.map(|side| builder.tally(side)).into(),
    }
}

/// Returns how `side` wins this battle, and how far it is, in one sentence, followed by the
/// objectives that bring points.
#[must_use]
pub fn goal_line(game: &SpaceRift, public: &Public, phrases: &Phrases, side: Side) -> String {
    let builder = StandingBuilder {
        game,
        public,
        phrases,
        narrator: Narrator::new(phrases, game),
    };
    let other = side.other();
    let words = [
        ("target", game.side_setup(side).victory.into()),
        ("score", game.score_of(public, side).into()),
        ("side", builder.narrator.side(other).into()),
        ("enemy", game.score_of(public, other).into()),
        ("most", game.side_setup(other).victory.into()),
    ];
    let goal = phrases.say("space-rift-aim-win", &words);
    let goals = game.win_goals(side).into_iter();
    let objectives: Vec<String> = goals
        .filter_map(|goal| builder.objective_text(goal))
        .collect();
    if objectives.is_empty() {
        return goal;
    }
    let words = [
        ("goal", goal.into()),
        ("aims", objectives.join("; ").into()),
    ];
    phrases.say("space-rift-aim-also", &words)
}

struct StandingBuilder<'a> {
    game: &'a SpaceRift,
    public: &'a Public,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl StandingBuilder<'_> {
    /// Returns the goals: first the summary of victory numbers and objectives, then the goals of
    /// each side or of both, the viewer's side first.
    fn goals(&self, viewer: Option<Side>) -> Vec<Goal> {
        let first = viewer.unwrap_or(Side::South);
        let sides = [first, first.other()];
        let goals_of_sides = Side::ALL.map(|side| self.game.win_goals(side));
        let mut goals = vec![self.summary_goal(sides)];
        for side in sides {
            for goal in &goals_of_sides[side.index()] {
                let both = goals_of_sides[side.other().index()].contains(goal);
                if !(matches!(goal, WinGoal::Score(_)) || both && side != first) {
                    goals.push(self.goal(side, *goal, both));
                }
            }
        }
        goals
    }

    /// Returns the summary line that is always visible: the victory numbers, and the objectives in
    /// a few words.
    fn summary_goal(&self, sides: [Side; 2]) -> Goal {
        let mut objectives: Vec<String> = Vec::new();
        for side in sides {
            for goal in self.game.win_goals(side) {
                let Some(mut objective) = self.objective_text(goal) else {
                    continue;
                };
                if !self.game.win_goals(side.other()).contains(&goal) {
                    let words = [
                        ("side", self.narrator.side(side).into()),
                        ("goal", objective.into()),
                    ];
                    objective = self.phrases.say("space-rift-win-of", &words);
                }
                if !objectives.contains(&objective) {
                    objectives.push(objective);
                }
            }
        }
        let mut summary = self.victory_numbers();
        if !objectives.is_empty() {
            let words = [
                ("score", summary.into()),
                ("aims", objectives.join("; ").into()),
            ];
            summary = self.phrases.say("space-rift-win-main", &words);
        }
        Goal {
            text: summary,
            ..Goal::default()
        }
    }

    /// Returns a short text for an objective of the scenario; `None` for goals that every battle
    /// has.
    fn objective_text(&self, goal: WinGoal) -> Option<String> {
        Some(match goal {
            WinGoal::Score(_) | WinGoal::Destroy | WinGoal::LastTurn(_) => return None,
            WinGoal::HoldPlanets => self.phrases.text("space-rift-aim-planets"),
            WinGoal::ClearSector(sector) => {
                let words = [("sector", self.narrator.term(sector.into_str()).into())];
                self.phrases.say("space-rift-aim-sector", &words)
            }
            WinGoal::BreakThrough => self.phrases.text("space-rift-aim-exits"),
        })
    }

    /// Returns the victory numbers; the progress toward them is shown with the scores.
    fn victory_numbers(&self) -> String {
        let [south, north] = Side::ALL.map(|side| self.game.side_setup(side).victory);
        if south == north {
            let words = [("score", south.into())];
            self.phrases.say("space-rift-win-score", &words)
        } else {
            let words = [("south", south.into()), ("north", north.into())];
            self.phrases.say("space-rift-win-score-each", &words)
        }
    }

    fn goal(&self, side: Side, goal: WinGoal, has_both_goals: bool) -> Goal {
        let text = self.goal_text(goal);
        let progress =
            |side: Side| self.progress(side, goal, self.game.progress(self.public, side, goal));
        let goal_with = |text: String, now: String| Goal {
            text,
            now: Some(now),
            ..Goal::default()
        };
        if !has_both_goals {
            let words = [
                ("side", self.narrator.side(side).into()),
                ("goal", text.into()),
            ];
            let text = self.phrases.say("space-rift-win-of", &words);
            return goal_with(text, progress(side));
        }
        // The turn is the same for both sides.
        if matches!(goal, WinGoal::LastTurn(_)) {
            return goal_with(text, progress(side));
        }
        // Each line names the remaining units of a side, because the other side has to destroy
        // them.
        if goal == WinGoal::Destroy {
            return goal_with(
                text,
                Side::ALL.map(|side| progress(side.other())).join(", "),
            );
        }
        let each = Side::ALL.map(|side| {
            let words = [
                ("name", self.narrator.side(side).into()),
                ("value", progress(side).into()),
            ];
            self.phrases.say("text-pair", &words)
        });
        goal_with(text, each.join(", "))
    }

    fn goal_text(&self, goal: WinGoal) -> String {
        match goal {
            WinGoal::Score(score) => {
                let words = [("score", score.into())];
                self.phrases.say("space-rift-win-score", &words)
            }
            WinGoal::Destroy => self.phrases.text("space-rift-win-destroy"),
            WinGoal::HoldPlanets => self.phrases.text("space-rift-win-planets"),
            WinGoal::ClearSector(sector) => {
                let words = [("sector", self.narrator.term(sector.into_str()).into())];
                self.phrases.say("space-rift-win-sector", &words)
            }
            WinGoal::BreakThrough => self.phrases.text("space-rift-win-exits"),
            WinGoal::LastTurn(turns) => {
                let words = [("turns", turns.into())];
                self.phrases.say("space-rift-win-turns", &words)
            }
        }
    }

    /// Returns the progress of a side toward a goal.
    fn progress(&self, side: Side, goal: WinGoal, progress: Progress) -> String {
        match progress {
            Progress::Of(now, turns) if matches!(goal, WinGoal::LastTurn(_)) => {
                let words = [("now", now.into()), ("most", turns.into())];
                self.phrases.say("space-rift-progress-turn", &words)
            }
            Progress::Of(now, target) => self.out_of(now, target),
            Progress::Points(points) => self.points(points),
            Progress::Enemies(count) => {
                let words = [("count", count.into())];
                self.phrases.say("space-rift-progress-enemies", &words)
            }
            Progress::Left(now, target) => {
                let words = [
                    ("side", self.narrator.side(side.other()).into()),
                    ("now", now.into()),
                    ("most", target.into()),
                ];
                self.phrases.say("space-rift-progress-left", &words)
            }
        }
    }

    fn points(&self, points: u8) -> String {
        let words = [("points", points.into())];
        self.phrases.say("space-rift-progress-points", &words)
    }

    fn out_of(&self, now: u8, target: u8) -> String {
        let words = [("now", now.into()), ("most", target.into())];
        self.phrases.say("space-rift-progress-of", &words)
    }

    /// Returns a side's score and its sources: those of the scenario, and other sources that have
    /// scored.
    fn tally(&self, side: Side) -> ScoreTally {
        let (game, public) = (self.game, self.public);
        let goals = game.win_goals(side);
        let has = |source: PointSource| match source {
            PointSource::Units => true,
            PointSource::Planets => goals.contains(&WinGoal::HoldPlanets),
            PointSource::Sectors => goals
                .iter()
                .any(|goal| matches!(goal, WinGoal::ClearSector(_))),
            PointSource::Exits => goals.contains(&WinGoal::BreakThrough),
        };
        let part = |source: PointSource| {
            let points = game.points_from(public, side, source);
            let name = format!("space-rift-source-{}", source.into_str());
            (has(source) || points > 0).then(|| (self.phrases.text(&name), self.points(points)))
        };
        let covered = game.covered_markers(public, side);
        let hidden = || {
            (
                self.phrases.text("space-rift-source-covered"),
                self.points(covered),
            )
        };
        let parts = PointSource::ALL.into_iter().filter_map(part);
        ScoreTally {
            seat: Some(seat_art(side.seat())),
            name: self.narrator.side(side),
            total: self.out_of(game.score_of(public, side), game.side_setup(side).victory),
            parts: parts.chain((covered > 0).then(hidden)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::SeededRng;
    use engine::game::Game;
    use engine::json_api::JsonApi;
    use engine::space_rift::options::Options;
    use play::games::wording_checks::{is_complete_text, languages};

    #[test]
    fn the_standing_names_every_goal_of_every_scenario() {
        for phrases in languages() {
            for scenario in SpaceRift::scenarios() {
                let game = SpaceRift::new(Options::duel(&scenario.id)).expect("of the box");
                let state = game.deal(&mut SeededRng::new(1, 0));
                let builder = StandingBuilder {
                    game: &game,
                    public: &state.public,
                    phrases: &phrases,
                    narrator: Narrator::new(&phrases, &game),
                };
                let lines = match_standing(&game, &state.public, &phrases, None).lines(&phrases);
                assert!(
                    lines.iter().all(|line| is_complete_text(line)),
                    "{lines:#?}"
                );
                for side in Side::ALL {
                    let line = goal_line(&game, &state.public, &phrases, side);
                    assert!(is_complete_text(&line), "{}: {line}", scenario.id);
                    let target = game.side_setup(side).victory.to_string();
                    assert!(line.contains(&target), "{}: {line}", scenario.id);
                }
                for goal in Side::ALL.into_iter().flat_map(|side| game.win_goals(side)) {
                    let text = match goal {
                        WinGoal::Score(score) => score.to_string(),
                        other => builder.goal_text(other),
                    };
                    assert!(
                        lines.iter().any(|line| line.contains(&text)),
                        "{}: {text} in {lines:#?}",
                        scenario.id
                    );
                }
            }
        }
    }

    #[test]
    fn the_destroy_goal_names_each_sides_units_and_losses_in_points() {
        let game = SpaceRift::new(Options::duel("srb-04")).expect("of the box");
        let mut state = game.deal(&mut SeededRng::new(1, 0));
        let [south, north] = Side::ALL.map(|side| game.side_setup(side).units.len());
        assert_ne!(south, north, "a battle that is told from its other side");
        let lost = game
            .side_setup(Side::South)
            .units
            .iter()
            .next()
            .expect("a unit");
        state.public.units[lost.index()].hex = None;
        state.public.sides[Side::North.index()].losses = 4;
        for (code, text, points) in [
            (
                "en",
                format!(
                    "South has {} of {south} units left, North has {north} of {north} units left",
                    south - 1
                ),
                "4 points",
            ),
            (
                "de",
                format!(
                    "Süd hat noch {} von {south} Einheiten, Nord hat noch {north} von {north} Einheiten",
                    south - 1
                ),
                "4 Punkte",
            ),
        ] {
            let phrases = Phrases::load(code);
            for viewer in [None, Some(Side::South), Some(Side::North)] {
                let standing = match_standing(&game, &state.public, &phrases, viewer);
                let aim = phrases.text("space-rift-win-destroy");
                let goal = standing.goals.iter().find(|goal| goal.text == aim);
                let now = goal.and_then(|goal| goal.now.as_ref());
                assert_eq!(now, Some(&text));
                let units = &standing.tallies[Side::North.index()].parts[0];
                assert_eq!(units.1, points, "of which a unit brings several");
            }
        }
    }

    #[test]
    fn markers_under_the_rift_are_listed_separately() {
        let game = SpaceRift::new(Options::duel("srr-03")).expect("of the box");
        let mut state = game.deal(&mut SeededRng::new(1, 0));
        state.public.planets = [[2, 0]; 16];
        let planet = *game.terrain().planets.first().expect("a planet");
        state.public.rift.as_mut().expect("a rift").tiles[0] = Some(planet);
        let phrases = Phrases::load("en");
        let tally = &match_standing(&game, &state.public, &phrases, None).tallies[0];
        let hidden = phrases.text("space-rift-source-covered");
        let covered = game.covered_markers(&state.public, Side::South);
        assert_eq!(covered, 2);
        assert!(tally.parts.contains(&(hidden, "2 points".to_owned())));
    }

    #[test]
    fn the_summary_names_objectives_of_the_viewers_side_first() {
        let phrases = Phrases::load("en");
        let game = SpaceRift::new(Options::duel("srb-04")).expect("of the box");
        let state = game.deal(&mut SeededRng::new(1, 0));
        for viewer in [None, Some(Side::South), Some(Side::North)] {
            let standing = match_standing(&game, &state.public, &phrases, viewer);
            let first = &standing.goals[0].text;
            assert!(first.contains("South: break through"), "{first}");
        }
        let game = SpaceRift::new(Options::duel("srr-06")).expect("of the box");
        let state = game.deal(&mut SeededRng::new(1, 0));
        let standing = match_standing(&game, &state.public, &phrases, Some(Side::North));
        assert!(
            standing.goals[0].text.ends_with("; break through"),
            "{standing:?}"
        );
        let lines = standing.lines(&phrases);
        let left = lines.iter().any(|line| line.contains("units left"));
        assert!(left, "{lines:#?}");
    }
}
