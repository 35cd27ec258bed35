//! What wins and loses a scenario, how far it is, and where the points of the Arena come from, in words.

use super::narrate::Narrator;
use crate::console::goals::{Goal, Standing, Tally};
use crate::l10n::Phrases;
use crate::play::table::art;
use engine::game::{Game, Seat};
use engine::saga::Saga;
use engine::saga::event::Event;
use engine::saga::goals::WinGoal;
use engine::saga::options::ScenarioChoice;
use engine::saga::state::Public;

/// It, with the events of every entry of the log, the oldest first.
#[must_use]
pub fn standing<'a>(
    table: &Saga,
    public: &Public,
    phrases: &Phrases,
    entries: impl Iterator<Item = &'a [Event]> + Clone,
) -> Standing {
    let narrator = Narrator::new(phrases, table).on(public);
    let rivalry = table.is_rivalry();
    let seats = table.all().iter().filter(|_| rivalry);
    let story = goal_text(table, &narrator);
    let story = (!story.is_empty()).then(|| Goal {
        told: story,
        now: Some(round(table, public, phrases)),
    });
    let goals = table.goals(public);
    let told = goals
        .iter()
        .map(|goal| of(table, public, phrases, &narrator, goal));
    let target = table.mission().points.map(|points| points.target);
    let target = target.filter(|target| *target > 0).map(|target| Goal {
        told: phrases.say("saga-win-target", &[("points", target.into())]),
        now: None,
    });
    Standing {
        goals: story.into_iter().chain(told).chain(target).collect(),
        tallies: seats
            .map(|seat| tally(table, public, phrases, seat, entries.clone()))
            .collect(),
    }
}

/// What the scenario is about: in the words of who made it, where it is one's own.
#[must_use]
pub fn goal_text(table: &Saga, narrator: &Narrator<'_>) -> String {
    match &table.options().scenario {
        ScenarioChoice::Custom(file) => file.goal_text.clone(),
        ScenarioChoice::Shipped(_) => narrator.goal().unwrap_or_default(),
    }
}

fn round(table: &Saga, public: &Public, phrases: &Phrases) -> String {
    let words = [
        ("round", public.round.into()),
        ("rounds", table.mission().rounds.into()),
    ];
    phrases.say("saga-table-round", &words)
}

/// A condition, with the figures that it looks at.
fn of(
    table: &Saga,
    public: &Public,
    phrases: &Phrases,
    narrator: &Narrator<'_>,
    goal: &WinGoal<'_>,
) -> Goal {
    let key = if goal.wins {
        "saga-win-if"
    } else {
        "saga-lose-if"
    };
    let words = [("what", narrator.condition(goal.condition).into())];
    let figures = table.figures_of(public, goal.condition);
    let figures: Vec<String> = figures.iter().map(i16::to_string).collect();
    let now = if goal.met {
        Some(phrases.text("saga-goal-done"))
    } else {
        let words = [("now", figures.join(", ").into())];
        (!figures.is_empty()).then(|| phrases.say("saga-win-now", &words))
    };
    Goal {
        told: phrases.say(key, &words),
        now,
    }
}

/// The points of a seat by their sources.
fn tally<'a>(
    table: &Saga,
    public: &Public,
    phrases: &Phrases,
    seat: Seat,
    entries: impl Iterator<Item = &'a [Event]>,
) -> Tally {
    let sources = table.point_sources(public, seat, entries);
    let parts = sources.into_iter().map(|(source, points)| {
        let name = phrases.text(&format!("saga-source-{}", source.term()));
        (name, points.to_string())
    });
    let points = [("points", public.mat(seat).points.into())];
    Tally {
        seat: Some(art(seat)),
        name: Narrator::new(phrases, table).seat(seat),
        total: phrases.say("saga-facts-points", &points),
        parts: parts.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::told::{is_whole, languages};
    use engine::chance::Seeded;
    use engine::drive::Driven;
    use engine::saga::options::Options;

    #[test]
    fn every_scenario_names_what_wins_and_what_loses() {
        for phrases in languages() {
            for scenario in Saga::scenarios() {
                for seats in scenario.seats.0..=scenario.seats.1 {
                    let Ok(table) = Saga::new(Options::standard(&scenario.id, seats)) else {
                        continue;
                    };
                    let state = table.deal(&mut Seeded::new(1, 0));
                    let told = standing(&table, &state.public, &phrases, std::iter::empty());
                    let lines = told.lines(&phrases);
                    assert!(lines.iter().all(|line| is_whole(line)), "{lines:#?}");
                    let goals = table.goals(&state.public).len();
                    assert!(told.goals.len() > goals, "{}: and the story", scenario.id);
                    let points = if table.is_rivalry() { seats } else { 0 };
                    assert_eq!(told.tallies.len(), usize::from(points));
                }
            }
        }
    }
}
