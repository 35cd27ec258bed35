//! Describes in words how a scenario is won and lost, its progress, and the sources of points in
//! the Arena.

use super::narrate::Narrator;
use engine::game::{Game, Seat};
use engine::saga::Saga;
use engine::saga::event::Event;
use engine::saga::goals::WinGoal;
use engine::saga::mission::{Comparison, Condition, Metric};
use engine::saga::options::ScenarioChoice;
use engine::saga::state::Public;
use play::seats::seat_art;
use ui::l10n::Phrases;
use ui::panels::goals::{Goal, MatchStanding, ScoreTally};

/// Returns the standing of a match; `entries` are the events of each log entry, oldest first.
#[must_use]
pub fn match_standing<'a>(
    game: &Saga,
    public: &Public,
    phrases: &Phrases,
    entries: impl Iterator<Item = &'a [Event]> + Clone,
) -> MatchStanding {
    let narrator = Narrator::new(phrases, game).with_map(public);
    let is_competitive = game.is_competitive();
    let seats = game.all_seats().iter().filter(|_| is_competitive);
    let story = goal_text(game, &narrator);
    // The progress follows the text, and then the end of the sentence.
    let story = story.trim().trim_end_matches('.');
    let story = (!story.is_empty()).then(|| Goal {
        text: story.to_owned(),
        now: Some(round(game, public, phrases)),
        ..Goal::default()
    });
    let goals = game.win_goals(public);
    let win_goals = goals
        .iter()
        .map(|goal| to_goal(game, public, phrases, &narrator, goal));
    let target = game.mission().points.map(|points| points.target);
    let target = target.filter(|target| *target > 0).map(|target| Goal {
        text: phrases.say("saga-win-target", &[("points", target.into())]),
        is_self_contained: true,
        ..Goal::default()
    });
    MatchStanding {
        headline: None,
        goals: story.into_iter().chain(win_goals).chain(target).collect(),
        tallies: seats
            .map(|seat| tally(game, public, phrases, seat, entries.clone()))
            .collect(),
    }
}

/// Returns how the reader in `seat` wins this match, and how far it is, in one sentence.
#[must_use]
pub fn goal_line(game: &Saga, public: &Public, phrases: &Phrases, seat: Seat) -> String {
    let narrator = Narrator::new(phrases, game).with_map(public);
    let goal = goal_text(game, &narrator);
    let rivals = game.all_seats().iter().filter(|rival| *rival != seat);
    let rival = rivals.max_by_key(|rival| public.mat(*rival).points);
    let points = |seat: Seat| {
        phrases.say(
            "saga-facts-points",
            &[("points", public.mat(seat).points.into())],
        )
    };
    let now = match rival.filter(|_| game.is_competitive()) {
        Some(rival) => phrases.say(
            "saga-aim-rival",
            &[
                ("own", points(seat).into()),
                ("rival", narrator.seat(rival).into()),
                ("best", points(rival).into()),
            ],
        ),
        None => gauges_text(game, public, phrases, &narrator),
    };
    let args = [
        ("goal", goal.trim().trim_end_matches('.').into()),
        ("now", now.as_str().into()),
        // Set-up belongs to the first round.
        ("round", public.round.max(1).into()),
        ("rounds", game.mission().rounds.into()),
    ];
    match (goal.trim().is_empty(), now.is_empty()) {
        (true, _) => String::new(),
        (false, true) => phrases.say("saga-aim-plain", &args),
        (false, false) => phrases.say("saga-aim-now", &args),
    }
}

/// Returns the values that the conditions of victory refer to, with what they ask for.
fn gauges_text(game: &Saga, public: &Public, phrases: &Phrases, narrator: &Narrator<'_>) -> String {
    let mut gauges: Vec<(Metric, Option<i16>)> = Vec::new();
    for goal in game.win_goals(public).iter().filter(|goal| goal.wins) {
        collect_gauges(goal.condition, &mut gauges);
    }
    let text = |(metric, needed): &(Metric, Option<i16>)| {
        let value = game.visible_metric_value(public, *metric)?;
        let args = [
            ("name", narrator.metric(*metric).into()),
            ("value", i64::from(value).into()),
            ("needed", i64::from(needed.unwrap_or(0)).into()),
        ];
        let key = if needed.is_some() {
            "saga-aim-gauge-of"
        } else {
            "saga-aim-gauge"
        };
        Some(phrases.say(key, &args))
    };
    let texts: Vec<String> = gauges.iter().filter_map(text).collect();
    texts.join(", ")
}

/// Adds the metrics of a condition with the number that they must reach, if there is one. The round
/// is listed by itself.
fn collect_gauges(condition: &Condition, gauges: &mut Vec<(Metric, Option<i16>)>) {
    match condition {
        Condition::Is(Metric::Round, ..) => {}
        Condition::Is(metric, compare, count) => {
            let rises = matches!(compare, Comparison::AtLeast | Comparison::Equal);
            let gauge = (*metric, (rises && *count > 0).then_some(*count));
            if !gauges.contains(&gauge) {
                gauges.push(gauge);
            }
        }
        Condition::All(parts) | Condition::Any(parts) => {
            for part in parts {
                collect_gauges(part, gauges);
            }
        }
        _other => {}
    }
}

/// Returns the goal of the scenario; for a custom scenario in its author's words.
#[must_use]
pub fn goal_text(game: &Saga, narrator: &Narrator<'_>) -> String {
    match &game.options().scenario {
        ScenarioChoice::Custom(file) => file.goal_text.clone(),
        ScenarioChoice::Shipped(_) => narrator.goal().unwrap_or_default(),
    }
}

fn round(game: &Saga, public: &Public, phrases: &Phrases) -> String {
    let args = [
        ("round", public.round.into()),
        ("rounds", game.mission().rounds.into()),
    ];
    phrases.say("saga-table-round", &args)
}

/// Returns a goal with the values that its condition refers to.
fn to_goal(
    game: &Saga,
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
    let args = [("what", narrator.condition(goal.condition).into())];
    let state = match (goal.is_met, goal.wins) {
        (true, true) => Some(phrases.text("saga-goal-done")),
        (true, false) => Some(phrases.text("saga-lose-met")),
        (false, _) => figures(game, public, phrases, narrator, goal.condition),
    };
    Goal {
        text: phrases.say(key, &args),
        now: state,
        is_self_contained: true,
    }
}

/// Returns the values that a condition refers to; only the number if it is the only value and the
/// condition names it.
fn figures(
    game: &Saga,
    public: &Public,
    phrases: &Phrases,
    narrator: &Narrator<'_>,
    condition: &Condition,
) -> Option<String> {
    let value_text = |figure: Option<i16>| {
        figure.map_or_else(
            || phrases.text("saga-mission-absent"),
            |figure| figure.to_string(),
        )
    };
    let figures = game.figures_of(public, condition);
    if let (Condition::Is(..), [(_, figure)]) = (condition, &figures[..]) {
        return Some(match figure {
            Some(value) => phrases.say("saga-win-now", &[("now", i64::from(*value).into())]),
            None => value_text(None),
        });
    }
    let pair = |(metric, figure): &(Metric, Option<i16>)| {
        let args = [
            ("name", narrator.metric(*metric).into()),
            ("value", value_text(*figure).into()),
        ];
        phrases.say("text-pair", &args)
    };
    let pairs: Vec<String> = figures.iter().map(pair).collect();
    (!pairs.is_empty()).then(|| pairs.join(", "))
}

/// Returns the points of a seat by their sources.
fn tally<'a>(
    game: &Saga,
    public: &Public,
    phrases: &Phrases,
    seat: Seat,
    entries: impl Iterator<Item = &'a [Event]>,
) -> ScoreTally {
    let sources = game.point_sources(public, seat, entries);
    let points_text = |points: i64| phrases.say("saga-facts-points", &[("points", points.into())]);
    let parts = sources.into_iter().map(|(source, points)| {
        let name = phrases.text(&format!("saga-source-{}", source.term()));
        (name, points_text(points.into()))
    });
    ScoreTally {
        seat: Some(seat_art(seat)),
        name: Narrator::new(phrases, game).seat(seat),
        total: points_text(public.mat(seat).points.into()),
        parts: parts.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::SeededRng;
    use engine::json_api::JsonApi;
    use engine::saga::options::Options;
    use play::games::wording_checks::{is_complete_text, languages};

    #[test]
    fn every_scenario_lists_its_win_and_loss_conditions() {
        for phrases in languages() {
            for scenario in Saga::scenarios() {
                for seats in scenario.seats.0..=scenario.seats.1 {
                    let Ok(game) = Saga::new(Options::standard(&scenario.id, seats)) else {
                        continue;
                    };
                    let state = game.deal(&mut SeededRng::new(1, 0));
                    let standing =
                        match_standing(&game, &state.public, &phrases, std::iter::empty());
                    let lines = standing.lines(&phrases);
                    assert!(
                        lines.iter().all(|line| is_complete_text(line)),
                        "{lines:#?}"
                    );
                    for seat in game.seats().iter() {
                        let line = goal_line(&game, &state.public, &phrases, seat);
                        assert!(is_complete_text(&line), "{}: {line}", scenario.id);
                        let rounds = game.mission().rounds.to_string();
                        assert!(line.contains(&rounds), "{}: {line}", scenario.id);
                    }
                    let goals = game.win_goals(&state.public).len();
                    assert!(
                        standing.goals.len() > goals,
                        "{}: and the story",
                        scenario.id
                    );
                    let is_punctuated_once =
                        |line: &String| !line.contains("..") && !line.contains(". (");
                    assert!(lines.iter().all(is_punctuated_once), "{lines:#?}");
                    let word = phrases.say("goals-line", &[("goal", "".into())]);
                    let word = word.trim_end_matches('.');
                    let named = lines.iter().filter(|line| line.starts_with(word));
                    assert_eq!(named.count(), 1, "the story alone: {lines:#?}");
                    let points = if game.is_competitive() { seats } else { 0 };
                    assert_eq!(standing.tallies.len(), usize::from(points));
                }
            }
        }
    }

    #[test]
    fn the_goal_says_how_far_it_is() {
        let phrases = Phrases::load("en");
        let line = |scenario: &str| {
            let game = Saga::new(Options::standard(scenario, 2)).expect("of the box");
            let state = game.deal(&mut SeededRng::new(1, 0));
            goal_line(&game, &state.public, &phrases, Seat(0))
        };
        assert!(line("arn").contains("you have 0 VP"), "{}", line("arn"));
        assert!(line("ftj").contains(" 0 of "), "{}", line("ftj"));
    }

    #[test]
    fn points_are_not_attributed_to_raiders() {
        let phrases = Phrases::load("en");
        let game = Saga::new(Options::standard("arn", 2)).expect("of the box");
        let mut state = game.deal(&mut SeededRng::new(1, 0));
        state.public.mats[0].points = 3;
        let standing = match_standing(&game, &state.public, &phrases, std::iter::empty());
        let parts = &standing.tallies[0].parts;
        assert_eq!(parts.len(), 1, "{parts:?}");
        assert_eq!(parts[0].1, "3 VP", "{parts:?}");
    }

    #[test]
    fn figures_have_names_and_hidden_entities_are_not_found_yet() {
        let phrases = Phrases::load("en");
        let (mut absent, mut several) = (0, 0);
        for scenario in Saga::scenarios() {
            let Ok(game) = Saga::new(Options::standard(&scenario.id, scenario.seats.1)) else {
                continue;
            };
            let state = game.deal(&mut SeededRng::new(1, 0));
            let narrator = Narrator::new(&phrases, &game).with_map(&state.public);
            for goal in game.win_goals(&state.public) {
                let shown = to_goal(&game, &state.public, &phrases, &narrator, &goal);
                let now = shown.now.unwrap_or_default();
                let figures = game.figures_of(&state.public, goal.condition);
                if figures.iter().any(|(_, figure)| figure.is_none()) {
                    absent += 1;
                    assert!(now.contains("not found yet"), "{}: {now}", shown.text);
                }
                if figures.len() > 1 && !goal.is_met {
                    several += 1;
                    assert_eq!(now.matches(": ").count(), figures.len(), "{now}");
                }
            }
        }
        assert!(absent > 0 && several > 0);
    }

    #[test]
    fn a_met_loss_condition_is_marked_and_an_empty_goal_text_is_omitted() {
        let phrases = Phrases::load("en");
        let mut all = crate::draft::scenarios().into_iter();
        let mut file = all.find(|file| file.id == "ftj").expect("of the box");
        file.goal_text = "  ".to_owned();
        let mut options = Options::standard("ftj", 2);
        options.scenario = ScenarioChoice::Custom(Box::new(file));
        let game = Saga::new(options).expect("a game");
        let state = game.deal(&mut SeededRng::new(1, 0));
        let standing = match_standing(&game, &state.public, &phrases, std::iter::empty());
        assert!(
            standing.goals.iter().all(|goal| goal.is_self_contained),
            "{standing:?}"
        );
        let narrator = Narrator::new(&phrases, &game).with_map(&state.public);
        let lost = WinGoal {
            is_met: true,
            ..game
                .win_goals(&state.public)
                .into_iter()
                .find(|goal| !goal.wins)
                .expect("a loss")
        };
        let lost = to_goal(&game, &state.public, &phrases, &narrator, &lost);
        assert!(lost.text.starts_with("Defeat: "), "{}", lost.text);
        assert_eq!(lost.now.as_deref(), Some("true now"));
    }
}
