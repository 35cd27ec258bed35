//! Compares the forecast of a roll with counts from playing every outcome of its dice through the
//! rules.

use crate::scene::{Scene, scene};
use engine::chance::Chance;
use engine::game::Game;
use engine::space_rift::action::Action;
use engine::space_rift::combat_roll::RollCause;
use engine::space_rift::dice::Face;
use engine::space_rift::event::Event;
use engine::space_rift::forecast::Forecast;

/// Upper bound of the dice of one attack: up to four, and as many to confirm hits.
const DICE: u32 = 8;

/// A chance source that yields every sequence of six-sided dice, one after the other. For other
/// draws it returns the first outcome.
#[derive(Default)]
struct DiceSequences {
    dice: Vec<u32>,
    position: usize,
}

impl DiceSequences {
    /// Continues with the next sequence; returns whether there is one.
    fn next(&mut self) -> bool {
        self.position = 0;
        while let Some(die) = self.dice.pop() {
            if die < 5 {
                self.dice.push(die + 1);
                return true;
            }
        }
        false
    }

    /// Returns how many sequences of [`DICE`] dice begin with the dice rolled so far.
    fn weight(&self) -> u128 {
        6u128.pow(DICE - self.dice.len() as u32)
    }
}

impl Chance for DiceSequences {
    fn pick(&mut self, n: u32) -> u32 {
        if n != 6 {
            return 0;
        }
        if self.position == self.dice.len() {
            self.dice.push(0);
        }
        self.position += 1;
        self.dice[self.position - 1]
    }
}

/// Returns the outcome of an attack, counted over all sequences of dice.
fn counted_forecast(s: &Scene, unit: &str, target: &str) -> Forecast {
    let (roller, enemy) = (s.id(unit), s.id(target));
    let seat = s.asked_seat().expect("somebody is asked");
    let action = Action::Attack(roller, enemy);
    let total = 6u128.pow(DICE);
    let (mut hits, mut with_hit, mut lost, mut alerts, mut dice) = (0, 0, 0, 0, 0);
    let mut sequences = DiceSequences::default();
    loop {
        let (mut state, mut log) = (s.state.clone(), Vec::new());
        let done = s
            .game
            .act(&mut state, seat, action, &mut sequences, &mut log);
        assert!(done.is_ok(), "{unit} at {target}: {done:?}");
        assert!(sequences.dice.len() <= DICE as usize, "{log:?}");
        let weight = sequences.weight();
        for event in &log {
            if let Event::Rolled { faces, .. } = event {
                dice = faces.len();
                alerts += weight * u128::from(faces.of(Face::Alert));
            } else if let Event::Hit { hits: scored, .. } = event {
                hits += weight * u128::from(*scored);
                with_hit += if *scored > 0 { weight } else { 0 };
            } else if let Event::Eliminated { unit, .. } = event {
                lost += if *unit == enemy { weight } else { 0 };
            }
        }
        if !sequences.next() {
            break;
        }
    }
    let permille = |outcomes: u128| ((outcomes * 1000 + total / 2) / total) as u16;
    Forecast {
        dice,
        hits: (hits * 100 / total) as u16,
        hit: permille(with_hit),
        lost: permille(lost),
        alerts: (alerts * 100 / total) as u16,
    }
}

fn forecast_of(s: &Scene, unit: &str, target: &str) -> Forecast {
    let battlefield = s.game.battlefield(&s.state.public);
    battlefield.forecast(s.id(unit), s.id(target), RollCause::Attack)
}

/// Checks the forecast of one attack against the counts; returns its dice.
fn assert_forecast(south: &str, north: &str) -> u8 {
    let name = |unit: &str| unit.split(' ').nth(1).expect("a hex").to_owned();
    let (unit, target) = (name(south), name(north));
    let s = scene()
        .planet("E6")
        .planet("G8")
        .south(south)
        .north(north)
        .stars(0, 0)
        .at_combat();
    let forecast = forecast_of(&s, &unit, &target);
    assert_eq!(
        forecast,
        counted_forecast(&s, &unit, &target),
        "{south} at {north}"
    );
    forecast.dice
}

#[test]
fn sr_11_2_forecasts_match_counts_of_all_rolls_for_all_shields() {
    for attacker in ["FT", "DD", "BB", "SP"] {
        for target in ["FT", "DD", "BB", "SP"] {
            assert_forecast(&format!("{attacker} F6"), &format!("{target} F7"));
        }
    }
}

#[test]
fn sr_2_4_forecasts_match_counts_for_units_of_any_size() {
    let rolled: Vec<u8> = ["F7", "F8", "F9", "F10"]
        .into_iter()
        .map(|at| {
            let dice = assert_forecast("BB F6", &format!("CR {at}"));
            for ships in 1..3 {
                assert_eq!(assert_forecast("BB F6", &format!("CR {at} {ships}")), dice);
            }
            dice
        })
        .collect();
    assert_eq!(rolled, [4, 3, 2, 1]);
}

#[test]
fn sr_11_6_forecasts_match_counts_for_hulls_with_and_without_escorts() {
    for target in ["FS", "CV"] {
        for escorts in 0..=3 {
            assert_forecast("DD F6", &format!("{target} F7 {escorts}"));
            assert_forecast("BB F6", &format!("{target} F8 {escorts}"));
        }
    }
    assert_forecast("BB F6", "FS F7 0");
    assert_forecast("BB F6", "SP F7");
}

#[test]
fn sr_10_5_forecasts_include_dice_lost_to_markers_and_features() {
    let s = scene()
        .south("CR F6 alert")
        .north("DD F7")
        .asteroids("F7")
        .stars(0, 0)
        .at_combat();
    let forecast = forecast_of(&s, "F6", "F7");
    assert_eq!(forecast.dice, 1);
    assert_eq!(forecast, counted_forecast(&s, "F6", "F7"));
    let none = scene()
        .south("FT F6 alert")
        .north("DD F8")
        .stars(0, 0)
        .at_combat();
    assert_eq!(forecast_of(&none, "F6", "F8"), Forecast::default());
}

/// Checks forecasts where two faces of six hit, or one if shields ignore the only blast.
#[test]
fn sr_11_1_forecasts_match_hand_calculations() {
    for (south, north, dice, hits, hit, lost) in [
        ("FT F6", "FT F8 1", 1, 33, 333, 333),
        ("FT F6", "DD F8 1", 1, 16, 167, 167),
        ("DD F6", "FT F8 1", 2, 66, 556, 556),
        ("DD F6", "FT F7 1", 3, 100, 704, 704),
        ("DD F6", "FT F7 3", 3, 100, 704, 37),
        // A hull without escorts: one die in three confirms the hit.
        ("FT F6", "CV F8 0", 1, 16, 167, 56),
    ] {
        let name = |unit: &str| unit.split(' ').nth(1).expect("a hex").to_owned();
        let s = scene().south(south).north(north).stars(0, 0).at_combat();
        let forecast = forecast_of(&s, &name(south), &name(north));
        let known = (forecast.dice, forecast.hits, forecast.hit, forecast.lost);
        assert_eq!(known, (dice, hits, hit, lost), "{south} at {north}");
    }
}
