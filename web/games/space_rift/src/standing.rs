//! What each side of a battle plays for, how far it is, and where its score comes from, in words.

use super::narrate::Narrator;
use engine::space_rift::SpaceRift;
use engine::space_rift::field::Side;
use engine::space_rift::goals::{Progress, ScoreSource, WinGoal};
use engine::space_rift::state::Public;
use play::seats::art;
use ui::console::goals::{Goal, Standing, Tally};
use ui::l10n::Phrases;

/// It, as everybody sees it, the goals of the side of `eyes` first.
#[must_use]
pub fn standing(
    table: &SpaceRift,
    public: &Public,
    phrases: &Phrases,
    eyes: Option<Side>,
) -> Standing {
    let teller = Teller {
        table,
        public,
        phrases,
        narrator: Narrator::new(phrases, table),
    };
    Standing {
        goals: teller.goals(eyes),
        tallies: Side::ALL.map(|side| teller.tally(side)).into(),
    }
}

struct Teller<'a> {
    table: &'a SpaceRift,
    public: &'a Public,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl Teller<'_> {
    /// The victory numbers with the objectives in short first, then what one or both sides have, the own
    /// side first.
    fn goals(&self, eyes: Option<Side>) -> Vec<Goal> {
        let first = eyes.unwrap_or(Side::South);
        let sides = [first, first.other()];
        let all = Side::ALL.map(|side| self.table.goals(side));
        let mut goals = vec![self.main(sides)];
        for side in sides {
            for goal in &all[side.index()] {
                let both = all[side.other().index()].contains(goal);
                if !(matches!(goal, WinGoal::Score(_)) || both && side != first) {
                    goals.push(self.goal(side, *goal, both));
                }
            }
        }
        goals
    }

    /// What the line says that is always in sight: the numbers that win, and the objectives in short.
    fn main(&self, sides: [Side; 2]) -> Goal {
        let mut aims: Vec<String> = Vec::new();
        for side in sides {
            for goal in self.table.goals(side) {
                let Some(mut aim) = self.aim(goal) else {
                    continue;
                };
                if !self.table.goals(side.other()).contains(&goal) {
                    let words = [
                        ("side", self.narrator.side(side).into()),
                        ("goal", aim.into()),
                    ];
                    aim = self.phrases.say("space-rift-win-of", &words);
                }
                if !aims.contains(&aim) {
                    aims.push(aim);
                }
            }
        }
        let mut told = self.numbers();
        if !aims.is_empty() {
            let words = [("score", told.into()), ("aims", aims.join("; ").into())];
            told = self.phrases.say("space-rift-win-main", &words);
        }
        Goal {
            told,
            ..Goal::default()
        }
    }

    /// An objective of the scenario in short; nothing for what every battle can be won by.
    fn aim(&self, goal: WinGoal) -> Option<String> {
        Some(match goal {
            WinGoal::Score(_) | WinGoal::Destroy | WinGoal::LastTurn(_) => return None,
            WinGoal::HoldPlanets => self.phrases.text("space-rift-aim-planets"),
            WinGoal::ClearSector(sector) => {
                let words = [("sector", self.narrator.sector(sector).into())];
                self.phrases.say("space-rift-aim-sector", &words)
            }
            WinGoal::BreakThrough => self.phrases.text("space-rift-aim-exits"),
        })
    }

    /// The numbers that win; how far they are stands with the scores.
    fn numbers(&self) -> String {
        let [south, north] = Side::ALL.map(|side| self.table.force(side).victory);
        if south == north {
            let words = [("score", south.into())];
            self.phrases.say("space-rift-win-score", &words)
        } else {
            let words = [("south", south.into()), ("north", north.into())];
            self.phrases.say("space-rift-win-score-each", &words)
        }
    }

    fn goal(&self, side: Side, goal: WinGoal, both: bool) -> Goal {
        let told = self.told(goal);
        let now = |side: Side| self.progress(side, self.table.progress(self.public, side, goal));
        let of = |told: String, now: String| Goal {
            told,
            now: Some(now),
            ..Goal::default()
        };
        if !both {
            let words = [
                ("side", self.narrator.side(side).into()),
                ("goal", told.into()),
            ];
            let told = self.phrases.say("space-rift-win-of", &words);
            return of(told, now(side));
        }
        // The turn is the same for both.
        if matches!(goal, WinGoal::LastTurn(_)) {
            return of(told, now(side));
        }
        // Each says whose units are left, and the units that stand in the way of one side are those of the other.
        if goal == WinGoal::Destroy {
            return of(told, Side::ALL.map(|side| now(side.other())).join(", "));
        }
        let each = Side::ALL.map(|side| {
            let words = [
                ("name", self.narrator.side(side).into()),
                ("value", now(side).into()),
            ];
            self.phrases.say("text-pair", &words)
        });
        of(told, each.join(", "))
    }

    /// What must be done.
    fn told(&self, goal: WinGoal) -> String {
        match goal {
            WinGoal::Score(score) => {
                let words = [("score", score.into())];
                self.phrases.say("space-rift-win-score", &words)
            }
            WinGoal::Destroy => self.phrases.text("space-rift-win-destroy"),
            WinGoal::HoldPlanets => self.phrases.text("space-rift-win-planets"),
            WinGoal::ClearSector(sector) => {
                let words = [("sector", self.narrator.sector(sector).into())];
                self.phrases.say("space-rift-win-sector", &words)
            }
            WinGoal::BreakThrough => self.phrases.text("space-rift-win-exits"),
            WinGoal::LastTurn(turns) => {
                let words = [("turns", turns.into())];
                self.phrases.say("space-rift-win-turns", &words)
            }
        }
    }

    /// How far a side is.
    fn progress(&self, side: Side, progress: Progress) -> String {
        match progress {
            Progress::Of(now, most) => self.of(now, most),
            Progress::Points(points) => self.points(points),
            Progress::Enemies(count) => {
                let words = [("count", count.into())];
                self.phrases.say("space-rift-progress-enemies", &words)
            }
            Progress::Left(now, most) => {
                let words = [
                    ("side", self.narrator.side(side.other()).into()),
                    ("now", now.into()),
                    ("most", most.into()),
                ];
                self.phrases.say("space-rift-progress-left", &words)
            }
        }
    }

    fn points(&self, points: u8) -> String {
        let words = [("points", points.into())];
        self.phrases.say("space-rift-progress-points", &words)
    }

    fn of(&self, now: u8, most: u8) -> String {
        let words = [("now", now.into()), ("most", most.into())];
        self.phrases.say("space-rift-progress-of", &words)
    }

    /// A score and its sources: those that the scenario has, and any that brought points.
    fn tally(&self, side: Side) -> Tally {
        let (table, public) = (self.table, self.public);
        let goals = table.goals(side);
        let has = |source: ScoreSource| match source {
            ScoreSource::Units => true,
            ScoreSource::Planets => goals.contains(&WinGoal::HoldPlanets),
            ScoreSource::Sectors => goals
                .iter()
                .any(|goal| matches!(goal, WinGoal::ClearSector(_))),
            ScoreSource::Exits => goals.contains(&WinGoal::BreakThrough),
        };
        let part = |source: ScoreSource| {
            let points = table.score_from(public, side, source);
            let name = format!("space-rift-source-{}", source.term());
            (has(source) || points > 0).then(|| (self.phrases.text(&name), self.points(points)))
        };
        let covered = table.covered_markers(public, side);
        let hidden = || {
            (
                self.phrases.text("space-rift-source-covered"),
                self.points(covered),
            )
        };
        let parts = ScoreSource::ALL.into_iter().filter_map(part);
        Tally {
            seat: Some(art(side.seat())),
            name: self.narrator.side(side),
            total: self.of(table.score_of(public, side), table.force(side).victory),
            parts: parts.chain((covered > 0).then(hidden)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::Seeded;
    use engine::drive::Driven;
    use engine::game::Game;
    use engine::space_rift::options::Options;
    use play::games::told::{is_whole, languages};

    #[test]
    fn every_scenario_names_its_objectives_and_every_source_of_points() {
        for phrases in languages() {
            for scenario in SpaceRift::scenarios() {
                let table = SpaceRift::new(Options::duel(&scenario.id)).expect("of the box");
                let state = table.deal(&mut Seeded::new(1, 0));
                let teller = Teller {
                    table: &table,
                    public: &state.public,
                    phrases: &phrases,
                    narrator: Narrator::new(&phrases, &table),
                };
                let lines = standing(&table, &state.public, &phrases, None).lines(&phrases);
                assert!(lines.iter().all(|line| is_whole(line)), "{lines:#?}");
                for goal in Side::ALL.into_iter().flat_map(|side| table.goals(side)) {
                    let told = match goal {
                        WinGoal::Score(score) => score.to_string(),
                        other => teller.told(other),
                    };
                    assert!(
                        lines.iter().any(|line| line.contains(&told)),
                        "{}: {told} in {lines:#?}",
                        scenario.id
                    );
                }
            }
        }
    }

    #[test]
    fn each_side_is_told_its_own_units_and_points_are_called_points() {
        let table = SpaceRift::new(Options::duel("srb-04")).expect("of the box");
        let mut state = table.deal(&mut Seeded::new(1, 0));
        let [south, north] = Side::ALL.map(|side| table.force(side).units.len());
        assert_ne!(south, north, "a battle that is told from its other side");
        let lost = table
            .force(Side::South)
            .units
            .iter()
            .next()
            .expect("a unit");
        state.public.units[lost.index()].hex = None;
        state.public.stands[Side::North.index()].losses = 4;
        for (code, told, points) in [
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
            for eyes in [None, Some(Side::South), Some(Side::North)] {
                let standing = standing(&table, &state.public, &phrases, eyes);
                let aim = phrases.text("space-rift-win-destroy");
                let goal = standing.goals.iter().find(|goal| goal.told == aim);
                let now = goal.and_then(|goal| goal.now.as_ref());
                assert_eq!(now, Some(&told));
                let units = &standing.tallies[Side::North.index()].parts[0];
                assert_eq!(units.1, points, "of which a unit brings several");
            }
        }
    }

    #[test]
    fn markers_under_the_rift_are_told_and_not_counted() {
        let table = SpaceRift::new(Options::duel("srr-03")).expect("of the box");
        let mut state = table.deal(&mut Seeded::new(1, 0));
        state.public.planets = [[2, 0]; 16];
        let planet = *table.terrain().planets.first().expect("a planet");
        state.public.rift.as_mut().expect("a rift").tiles[0] = Some(planet);
        let phrases = Phrases::load("en");
        let tally = &standing(&table, &state.public, &phrases, None).tallies[0];
        let hidden = phrases.text("space-rift-source-covered");
        let covered = table.covered_markers(&state.public, Side::South);
        assert_eq!(covered, 2);
        assert!(tally.parts.contains(&(hidden, "2 points".to_owned())));
    }

    #[test]
    fn the_first_line_has_the_objective_and_the_own_goals_come_first() {
        let phrases = Phrases::load("en");
        let table = SpaceRift::new(Options::duel("srb-04")).expect("of the box");
        let state = table.deal(&mut Seeded::new(1, 0));
        for eyes in [None, Some(Side::South), Some(Side::North)] {
            let told = standing(&table, &state.public, &phrases, eyes);
            let first = &told.goals[0].told;
            assert!(first.contains("South: break through"), "{first}");
        }
        let table = SpaceRift::new(Options::duel("srr-06")).expect("of the box");
        let state = table.deal(&mut Seeded::new(1, 0));
        let told = standing(&table, &state.public, &phrases, Some(Side::North));
        assert!(told.goals[0].told.ends_with("; break through"), "{told:?}");
        let lines = told.lines(&phrases);
        let left = lines.iter().any(|line| line.contains("units left"));
        assert!(left, "{lines:#?}");
    }
}
