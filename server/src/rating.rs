//! Ratings: how the result of a match changes them. It does not know the database.
//!
//! The system is that of Weng and Lin (2011). Elo and Glicko rate duels only; this one rates any
//! number of sides of any size, with ties, and unlike TrueSkill it is free of patents.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// The value of a new player.
const START_VALUE: f64 = 1500.0;
/// The deviation of a new player: a third of the value, as in the paper.
const START_DEVIATION: f64 = 500.0;
/// The lead in value at which a player wins two of three matches: half the deviation of a new
/// player, as in the paper.
const SKILL_CLASS: f64 = 250.0;
/// By how much the deviation grows before each match, as the legs of a right triangle add up, so that
/// a rating never freezes: a hundredth of that of a new player, as in TrueSkill.
const DEVIATION_GROWTH: f64 = 5.0;

/// An estimate of a player's skill.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SkillEstimate {
    /// The estimate; more is better.
    pub value: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

impl Default for SkillEstimate {
    fn default() -> Self {
        Self {
            value: START_VALUE,
            deviation: START_DEVIATION,
        }
    }
}

/// A person in a match that is over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedPerson {
    /// The estimate before the match.
    pub skill: SkillEstimate,
    /// The side; people of one side win together.
    pub side: u8,
    /// Whether the side has won.
    pub is_winner: bool,
    /// Whether a bot decided for the person, so that the match counts as lost.
    pub has_left: bool,
}

impl RatedPerson {
    /// Returns the place, where 1 is the best. Whoever has left is behind all who have not.
    const fn place(&self) -> usize {
        match (self.has_left, self.is_winner) {
            (true, _) => 3,
            (false, false) => 2,
            (false, true) => 1,
        }
    }
}

/// Returns the estimates after a match, in the same order. `None` if the match says nothing: fewer
/// than two sides had people, or all people have left.
#[must_use]
pub fn rate(people: &[RatedPerson]) -> Option<Vec<SkillEstimate>> {
    let is_contested = people
        .iter()
        .any(|person| Some(person.side) != people.first().map(|first| first.side));
    if !is_contested || people.iter().all(|person| person.has_left) {
        return None;
    }
    // Whoever has left is no longer part of the side.
    let mut teams: BTreeMap<(usize, u8), Vec<usize>> = BTreeMap::new();
    for (index, person) in people.iter().enumerate() {
        let team = (person.place(), person.side);
        teams.entry(team).or_default().push(index);
    }
    let before = |index: &usize| people.get(*index).map(|person| before_match(person.skill));
    let skills: Vec<Vec<WengLinRating>> = teams
        .values()
        .map(|team| team.iter().filter_map(before).collect())
        .collect();
    let places = teams.keys().map(|(place, _)| MultiTeamOutcome::new(*place));
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        skills.iter().map(Vec::as_slice).zip(places).collect();
    let config = WengLinConfig {
        beta: SKILL_CLASS,
        ..WengLinConfig::default()
    };
    let after = weng_lin_multi_team(&ranked, &config);
    let indices = teams.values().flatten().copied();
    let mut rated: Vec<(usize, SkillEstimate)> = indices
        .zip(after.into_iter().flatten().map(after_match))
        .collect();
    rated.sort_by_key(|(index, _)| *index);
    Some(rated.into_iter().map(|(_, skill)| skill).collect())
}

fn before_match(skill: SkillEstimate) -> WengLinRating {
    WengLinRating {
        rating: skill.value,
        uncertainty: skill.deviation.hypot(DEVIATION_GROWTH).min(START_DEVIATION),
    }
}

const fn after_match(rating: WengLinRating) -> SkillEstimate {
    SkillEstimate {
        value: rating.rating,
        deviation: rating.uncertainty,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(side: u8, is_winner: bool) -> RatedPerson {
        RatedPerson {
            skill: SkillEstimate::default(),
            side,
            is_winner,
            has_left: false,
        }
    }

    fn left(side: u8, is_winner: bool) -> RatedPerson {
        RatedPerson {
            has_left: true,
            ..person(side, is_winner)
        }
    }

    /// Returns the changes of the values.
    fn changes(people: &[RatedPerson]) -> Vec<f64> {
        let after = rate(people).expect("a rated match");
        let pairs = after.iter().zip(people);
        pairs
            .map(|(after, before)| after.value - before.skill.value)
            .collect()
    }

    #[test]
    fn a_duel_moves_both_by_the_same_and_makes_them_surer() {
        let people = [person(0, false), person(1, true)];
        let changes = changes(&people);
        assert!(changes[1] > 50.0, "{changes:?}");
        assert!((changes[0] + changes[1]).abs() < 1e-6, "{changes:?}");
        let after = rate(&people).expect("a rated match");
        assert!(after.iter().all(|skill| skill.deviation < START_DEVIATION));
    }

    #[test]
    fn an_expected_win_moves_less_than_a_surprise() {
        let strong = RatedPerson {
            skill: SkillEstimate {
                value: 2500.0,
                deviation: 100.0,
            },
            ..person(0, true)
        };
        let expected = changes(&[strong, person(1, false)])[0];
        let beaten = RatedPerson {
            is_winner: false,
            ..strong
        };
        let surprise = changes(&[beaten, person(1, true)])[0];
        assert!(
            expected > 0.0 && expected < -surprise / 4.0,
            "{expected} {surprise}"
        );
    }

    #[test]
    fn a_draw_between_equals_moves_nobody() {
        let changes = changes(&[person(0, false), person(1, false), person(2, false)]);
        assert!(
            changes.iter().all(|change| change.abs() < 1e-6),
            "{changes:?}"
        );
    }

    #[test]
    fn a_side_wins_and_loses_together_whatever_its_seats() {
        let people = [
            person(0, true),
            person(1, false),
            person(0, true),
            person(1, false),
        ];
        let changes = changes(&people);
        assert!(changes[0] > 0.0 && changes[1] < 0.0);
        assert!((changes[0] - changes[2]).abs() < 1e-6 && (changes[1] - changes[3]).abs() < 1e-6);
    }

    #[test]
    fn twelve_players_are_rated_at_once() {
        let mut people: Vec<RatedPerson> = (0..12).map(|side| person(side, side == 7)).collect();
        let all = changes(&people);
        assert_eq!(all.iter().filter(|change| **change > 0.0).count(), 1);
        assert!(all[7] > 0.0);
        people[3].is_winner = true;
        let shared = changes(&people);
        assert!((shared[3] - shared[7]).abs() < 1e-6 && shared[7] < all[7]);
    }

    #[test]
    fn whoever_leaves_a_match_has_lost_it_even_if_the_bot_wins() {
        let duel = changes(&[left(0, true), person(1, false)]);
        assert!(duel[0] < 0.0 && duel[1] > 0.0, "{duel:?}");
        // The partner who stays is not part of the loss.
        let team = changes(&[left(0, true), person(0, true), person(1, false)]);
        assert!(team[0] < 0.0 && team[1] > 0.0, "{team:?}");
    }

    #[test]
    fn a_match_that_says_nothing_is_not_rated() {
        assert_eq!(rate(&[]), None);
        assert_eq!(rate(&[person(0, true)]), None);
        assert_eq!(rate(&[person(0, true), person(0, true)]), None);
        assert_eq!(rate(&[left(0, true), left(1, false)]), None);
    }

    #[test]
    fn a_rating_never_freezes_and_never_gets_less_sure_than_a_new_one() {
        let sure = RatedPerson {
            skill: SkillEstimate {
                value: START_VALUE,
                deviation: 1.0,
            },
            ..person(0, true)
        };
        let after = rate(&[sure, person(1, false)]).expect("a rated match");
        assert!(after[0].deviation > 4.0, "{after:?}");
        assert!(after[1].deviation <= START_DEVIATION);
    }
}
