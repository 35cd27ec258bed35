//! What each team of a match plays for, how far it is, what it has left, and where points come from, in
//! words.

use super::field::art_seat;
use super::narrate::Narrator;
use crate::console::goals::{Goal, Standing, Tally};
use crate::l10n::Phrases;
use engine::game::{Seat, Seats};
use engine::rift::Rift;
use engine::rift::event::Event;
use engine::rift::goals::{Progress, WinGoal};
use engine::rift::options::Mode;
use engine::rift::state::State;

/// It, with the events of the match, the oldest first.
#[must_use]
pub fn standing<'a>(
    table: &Rift,
    state: &State,
    phrases: &Phrases,
    events: impl Iterator<Item = &'a Event> + Clone,
) -> Standing {
    let teller = Teller {
        table,
        state,
        phrases,
        narrator: Narrator::new(phrases, table),
    };
    let teams = (0u8..).zip(table.teams());
    Standing {
        goals: teller.goals(),
        tallies: teams
            .map(|(team, seats)| teller.tally(team, *seats, events.clone()))
            .collect(),
    }
}

struct Teller<'a> {
    table: &'a Rift,
    state: &'a State,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl Teller<'_> {
    /// What all teams have is told once; what some have, with their names.
    fn goals(&self) -> Vec<Goal> {
        let teams = || (0u8..).zip(self.table.teams());
        let mut all: Vec<(WinGoal, Vec<u8>)> = Vec::new();
        for (team, _) in teams() {
            for goal in self.table.goals(team) {
                match all.iter_mut().find(|(known, _)| *known == goal) {
                    Some((_, whose)) => whose.push(team),
                    None => all.push((goal, vec![team])),
                }
            }
        }
        let count = self.table.teams().len();
        all.into_iter()
            .map(|(goal, whose)| self.goal(&goal, &whose, whose.len() == count))
            .collect()
    }

    fn goal(&self, goal: &WinGoal, whose: &[u8], common: bool) -> Goal {
        let mut told = self.told(goal);
        if !common {
            let seats: Seats = whose
                .iter()
                .flat_map(|team| self.seats(*team).iter())
                .collect();
            let words = [
                ("seats", self.narrator.seats(seats).into()),
                ("goal", told.into()),
            ];
            told = self.phrases.say("rift-win-of", &words);
        }
        let team = whose.first().copied().unwrap_or(0);
        // Ships and points are told with the teams.
        let apart = matches!(
            goal,
            WinGoal::LastTeam | WinGoal::Target(_) | WinGoal::Flagships
        );
        let now = self.table.progress(self.state, team, goal);
        let now = now
            .filter(|_| !apart)
            .map(|progress| self.progress(progress));
        Goal { told, now }
    }

    fn seats(&self, team: u8) -> Seats {
        let teams = self.table.teams();
        teams.get(usize::from(team)).copied().unwrap_or(Seats::NONE)
    }

    /// What must be done, or what ends the match.
    fn told(&self, goal: &WinGoal) -> String {
        let say = |key: &str, name: &'static str, value: String| {
            self.phrases.say(key, &[(name, value.into())])
        };
        let count = |key: &str, count: u16| self.phrases.say(key, &[("count", count.into())]);
        match goal {
            WinGoal::LastTeam => self.phrases.text("rift-win-last-team"),
            WinGoal::Target(target) => count("rift-win-target", u16::from(*target)),
            WinGoal::Flagships => self.phrases.text("rift-win-flagships"),
            WinGoal::BreakOut(ship) => say("rift-win-break-out", "ship", self.narrator.ship(*ship)),
            WinGoal::Stop(ship) => say("rift-win-stop", "ship", self.narrator.ship(*ship)),
            WinGoal::Destroy(ships) => {
                let names: Vec<String> = ships.iter().map(|it| self.narrator.ship(*it)).collect();
                say("rift-win-destroy", "ships", self.phrases.list(&names))
            }
            WinGoal::Hold(turns) => count("rift-win-hold", u16::from(*turns)),
            WinGoal::Series(games) => count("rift-win-series", u16::from(*games)),
            WinGoal::Rounds(rounds) => count("rift-win-rounds", *rounds),
            WinGoal::Quiet(rounds) => count("rift-win-quiet", u16::from(*rounds)),
        }
    }

    fn progress(&self, progress: Progress) -> String {
        match progress {
            Progress::Of(now, most) => self.of(now.into(), most.into()),
            Progress::Away(squares) => {
                let words = [("count", squares.into())];
                self.phrases.say("rift-progress-away", &words)
            }
        }
    }

    fn of(&self, score: i64, target: i64) -> String {
        let words = [("score", score.into()), ("target", target.into())];
        self.phrases.say("rift-console-score", &words)
    }

    /// Points where they decide, ships elsewhere.
    fn tally<'e>(
        &self,
        team: u8,
        seats: Seats,
        events: impl Iterator<Item = &'e Event> + Clone,
    ) -> Tally {
        let (table, state) = (self.table, self.state);
        let left = table.left_of(state, team);
        let part = |key: &str, value: String| (self.phrases.text(key), value);
        let ships = self.of(left.ships.into(), left.of.into());
        let ace = table.rules().mode == Mode::Ace;
        let mut parts = Vec::new();
        if ace {
            for seat in seats.iter() {
                let sources = Rift::point_sources(state, seat, events.clone());
                let each = [
                    ("rift-source-enemies", sources.enemies),
                    ("rift-source-own", sources.own),
                    ("rift-source-before", sources.before),
                ];
                let some = each.into_iter().enumerate();
                let some = some.filter(|(place, (_, points))| *place == 0 || *points != 0);
                parts.extend(some.map(|(_, (key, points))| part(key, points.to_string())));
            }
        } else {
            parts.push(part("rift-console-hull", left.hull.to_string()));
        }
        if table.rules().match_length > 1 {
            parts.push(part("rift-source-wins", wins(left.half_wins)));
        }
        let total = if ace {
            self.of(left.points.into(), table.rules().ace_target.into())
        } else {
            let words = [("ships", ships.into())];
            self.phrases.say("rift-win-ships", &words)
        };
        let seat = seats.iter().next().filter(|_| seats.len() == 1);
        let name = self.narrator.seats(seats);
        Tally {
            seat: seat.map(|seat: Seat| art_seat(seat)),
            name,
            total,
            parts,
        }
    }
}

/// So many wins, of which a draw is half of one.
fn wins(halves: u8) -> String {
    let whole = halves / 2;
    if halves.is_multiple_of(2) {
        whole.to_string()
    } else {
        format!("{whole}½")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::told::{is_whole, languages};
    use engine::chance::Seeded;
    use engine::drive::{Driven, SetUp};
    use engine::game::Game;

    #[test]
    fn every_board_in_every_mode_it_can_be_played_in_names_what_wins() {
        for phrases in languages() {
            for scenario in Rift::scenarios() {
                let wish = SetUp {
                    scenario: Some(scenario.id.clone().into()),
                    ..SetUp::default()
                };
                let usual = Rift::set_up(&wish, &Default::default()).expect("of the box");
                for mode in [usual.rules.mode, Mode::Elimination, Mode::Ace] {
                    let mut options = usual.clone();
                    options.rules.mode = mode;
                    let Ok(table) = Rift::new(options) else {
                        continue;
                    };
                    let state = table.deal(&mut Seeded::new(1, 0));
                    let standing = standing(&table, &state, &phrases, [].iter());
                    let lines = standing.lines(&phrases);
                    assert!(lines.iter().all(|line| is_whole(line)), "{lines:#?}");
                    assert_eq!(standing.tallies.len(), table.teams().len());
                    assert!(!standing.goals.is_empty(), "{}", scenario.id);
                }
            }
        }
    }
}
