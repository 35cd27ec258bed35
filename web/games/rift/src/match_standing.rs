//! Describes the standing of a match in words: goals and progress of each team, its remaining
//! strength, and the sources of its points.

use super::board_view::art_seat;
use super::narrate::Narrator;
use engine::game::{Seat, SeatSet};
use engine::rift::Rift;
use engine::rift::event::Event;
use engine::rift::goals::{Progress, WinGoal};
use engine::rift::options::Mode;
use engine::rift::ship::{Ship, ShipId};
use engine::rift::view::View;
use ui::l10n::Phrases;
use ui::panels::goals::{Goal, MatchStanding, ScoreTally};

/// Returns the standing of a match from its events, oldest first; the goals of the team of seat
/// `viewer` come first.
#[must_use]
pub fn match_standing<'a>(
    game: &Rift,
    view: &View,
    phrases: &Phrases,
    viewer: Option<Seat>,
    events: impl Iterator<Item = &'a Event> + Clone,
) -> MatchStanding {
    let builder = StandingBuilder::new(game, view, phrases);
    let teams = (0u8..).zip(game.teams());
    MatchStanding {
        headline: None,
        goals: builder.goals(viewer),
        tallies: teams
            .map(|(team, seats)| builder.tally(team, *seats, events.clone()))
            .collect(),
    }
}

/// Returns how the team of `seat` wins this match, and how far it is, in one sentence.
#[must_use]
pub fn goal_line(game: &Rift, view: &View, phrases: &Phrases, seat: Seat) -> String {
    let team = game.team_of(seat);
    let goal = game.win_goals(team).into_iter().next();
    goal.map_or_else(String::new, |goal| {
        StandingBuilder::new(game, view, phrases).goal_line(team, &goal)
    })
}

struct StandingBuilder<'a> {
    game: &'a Rift,
    view: &'a View,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl<'a> StandingBuilder<'a> {
    const fn new(game: &'a Rift, view: &'a View, phrases: &'a Phrases) -> Self {
        Self {
            game,
            view,
            phrases,
            narrator: Narrator::new(phrases, game),
        }
    }
}

impl StandingBuilder<'_> {
    fn goal_line(&self, team: u8, goal: &WinGoal) -> String {
        let now = match self.game.progress(self.view, team, goal) {
            Some(Progress::Of(now, _)) => i64::from(now),
            Some(Progress::Away(squares)) => squares.into(),
            None => 0,
        };
        let say = |key: &str, count: u8| {
            let words = [("count", count.into()), ("now", now.into())];
            self.phrases.say(key, &words)
        };
        match goal {
            WinGoal::LastTeam => {
                let ships = (0..self.game.builds().len() as u8).map(ShipId);
                let is_enemy = |ship: &ShipId| {
                    let owner = self.game.owner(*ship);
                    self.game.team_of(owner) != team
                };
                self.hunt_line(&ships.filter(is_enemy).collect::<Vec<_>>(), None)
            }
            WinGoal::Flagships(ships) => self.hunt_line(ships, Some(self.ships(ships))),
            WinGoal::Destroy { ships, turns } => {
                let words = [
                    (
                        "goal",
                        self.hunt_line(ships, Some(self.ships(ships))).into(),
                    ),
                    ("now", self.view.turns.into()),
                    ("most", (*turns).into()),
                ];
                self.phrases.say("rift-aim-puzzle", &words)
            }
            WinGoal::Target(target) => say("rift-aim-points", *target),
            WinGoal::Hold(turns) => say("rift-aim-hold", *turns),
            WinGoal::BreakOut(ship) => {
                let words = [
                    ("ship", self.narrator.ship(*ship).into()),
                    ("count", now.into()),
                ];
                self.phrases.say("rift-aim-break-out", &words)
            }
            WinGoal::Stop(ship) => self.hull_line("rift-aim-stop", *ship),
            limit => self.goal_text(limit),
        }
    }

    /// Returns what is left of ships to destroy: the hull of the last one, or how many are left.
    fn hunt_line(&self, ships: &[ShipId], names: Option<String>) -> String {
        let is_alive = |ship: &&ShipId| self.view.ship(**ship).is_some_and(Ship::is_alive);
        let left: Vec<ShipId> = ships.iter().filter(is_alive).copied().collect();
        if let [last] = left[..] {
            return self.hull_line("rift-aim-hull", last);
        }
        let key = match names {
            Some(_) => "rift-aim-ships",
            None => "rift-aim-all",
        };
        let words = [
            ("ships", names.unwrap_or_default().into()),
            ("left", left.len().into()),
            ("count", ships.len().into()),
        ];
        self.phrases.say(key, &words)
    }

    fn hull_line(&self, key: &str, ship: ShipId) -> String {
        let hull = self.view.ship(ship).map_or(0, |ship| ship.hull);
        let words = [
            ("ship", self.narrator.ship(ship).into()),
            ("zero", 0_u8.into()),
            ("left", hull.into()),
        ];
        self.phrases.say(key, &words)
    }

    /// Returns each goal once, with its teams; a goal of all teams lists no team. The goals of the
    /// viewer's team come first.
    fn goals(&self, viewer: Option<Seat>) -> Vec<Goal> {
        let mut teams: Vec<u8> = (0..self.game.teams().len() as u8).collect();
        let is_enemy = |team: u8| viewer.is_some_and(|viewer| !self.seats(team).contains(viewer));
        teams.sort_by_key(|team| is_enemy(*team));
        let mut goals: Vec<(WinGoal, Vec<u8>)> = Vec::new();
        for team in teams {
            for goal in self.game.win_goals(team) {
                match goals.iter_mut().find(|(entry_goal, _)| *entry_goal == goal) {
                    Some((_, teams_with_goal)) => teams_with_goal.push(team),
                    None => goals.push((goal, vec![team])),
                }
            }
        }
        let count = self.game.teams().len();
        goals
            .into_iter()
            .map(|(goal, teams_with_goal)| {
                self.goal(&goal, &teams_with_goal, teams_with_goal.len() == count)
            })
            .collect()
    }

    fn goal(&self, goal: &WinGoal, teams_with_goal: &[u8], is_shared: bool) -> Goal {
        let mut text = self.goal_text(goal);
        if !is_shared {
            let seats: SeatSet = teams_with_goal
                .iter()
                .flat_map(|team| self.seats(*team).iter())
                .collect();
            let words = [
                ("seats", self.narrator.seats(seats).into()),
                ("goal", text.into()),
            ];
            text = self.phrases.say("rift-win-of", &words);
        }
        let team = teams_with_goal.first().copied().unwrap_or(0);
        // Ships and points are already listed with the teams.
        let is_listed_elsewhere = matches!(goal, WinGoal::LastTeam | WinGoal::Target(_));
        let now = self.game.progress(self.view, team, goal);
        let now = now
            .filter(|_| !is_listed_elsewhere)
            .map(|progress| self.progress(goal, progress));
        Goal {
            text,
            now,
            ..Goal::default()
        }
    }

    fn seats(&self, team: u8) -> SeatSet {
        let teams = self.game.teams();
        teams
            .get(usize::from(team))
            .copied()
            .unwrap_or(SeatSet::NONE)
    }

    /// Returns the sentence for a goal, or for an event that ends the match.
    fn goal_text(&self, goal: &WinGoal) -> String {
        let say = |key: &str, name: &'static str, value: String| {
            self.phrases.say(key, &[(name, value.into())])
        };
        let count = |key: &str, count: u16| self.phrases.say(key, &[("count", count.into())]);
        match goal {
            WinGoal::LastTeam => self.phrases.text("rift-win-last-team"),
            WinGoal::Target(target) => count("rift-win-target", u16::from(*target)),
            WinGoal::Flagships(ships) => {
                let words = [
                    ("ships", self.ships(ships).into()),
                    ("count", ships.len().into()),
                ];
                self.phrases.say("rift-win-flagships", &words)
            }
            WinGoal::BreakOut(ship) => say("rift-win-break-out", "ship", self.narrator.ship(*ship)),
            WinGoal::Stop(ship) => say("rift-win-stop", "ship", self.narrator.ship(*ship)),
            WinGoal::Destroy { ships, turns } => {
                let words = [
                    ("ships", self.ships(ships).into()),
                    ("count", (*turns).into()),
                ];
                self.phrases.say("rift-win-destroy", &words)
            }
            WinGoal::Hold(turns) => count("rift-win-hold", u16::from(*turns)),
            WinGoal::Series(games) => count("rift-win-series", u16::from(*games)),
            WinGoal::Rounds { rounds, by } => {
                count(&format!("rift-win-rounds-{}", by.into_str()), *rounds)
            }
            WinGoal::Quiet { rounds, by } => count(
                &format!("rift-win-quiet-{}", by.into_str()),
                u16::from(*rounds),
            ),
        }
    }

    fn ships(&self, ships: &[ShipId]) -> String {
        let names: Vec<String> = ships.iter().map(|ship| self.narrator.ship(*ship)).collect();
        self.phrases.list(&names)
    }

    fn progress(&self, goal: &WinGoal, progress: Progress) -> String {
        let key = match goal {
            WinGoal::LastTeam | WinGoal::Flagships(_) | WinGoal::Destroy { .. } => {
                "rift-progress-destroyed"
            }
            WinGoal::Target(_) | WinGoal::BreakOut(_) => "rift-progress-points",
            WinGoal::Stop(_) => "rift-progress-hull",
            WinGoal::Hold(_) => "rift-progress-turns",
            WinGoal::Series(_) => "rift-progress-games",
            WinGoal::Rounds { .. } => "rift-progress-rounds",
            WinGoal::Quiet { .. } => "rift-progress-quiet",
        };
        match progress {
            Progress::Of(now, needed) => self.out_of(key, now.into(), needed.into()),
            Progress::Away(squares) => {
                let words = [("count", squares.into())];
                self.phrases.say("rift-progress-away", &words)
            }
        }
    }

    fn out_of(&self, key: &str, score: i64, target: i64) -> String {
        let words = [("score", score.into()), ("target", target.into())];
        self.phrases.say(key, &words)
    }

    fn points(&self, points: i16) -> String {
        let words = [("points", i64::from(points).into())];
        self.phrases.say("rift-source-points", &words)
    }

    /// Returns the tally of a team: points where they decide the match, otherwise its remaining
    /// ships.
    fn tally<'e>(
        &self,
        team: u8,
        seats: SeatSet,
        events: impl Iterator<Item = &'e Event> + Clone,
    ) -> ScoreTally {
        let (game, view) = (self.game, self.view);
        let left = game.remaining_strength(view, team);
        let part = |key: &str, value: String| (self.phrases.text(key), value);
        let is_ace_mode = game.rules().mode == Mode::Ace;
        let mut parts = Vec::new();
        if is_ace_mode {
            for seat in seats.iter() {
                let sources = Rift::point_sources(view, seat, events.clone());
                let sources_by_key = [
                    ("rift-source-enemies", sources.enemies),
                    ("rift-source-own", sources.own),
                    ("rift-source-before", sources.before),
                ];
                let shown = sources_by_key.into_iter().enumerate();
                let shown = shown.filter(|(index, (_, points))| *index == 0 || *points != 0);
                // Points can come from many sources, so they do not count ships.
                parts.extend(shown.map(|(_, (key, points))| part(key, self.points(points))));
            }
        } else {
            parts.push(part("rift-console-hull", left.hull.to_string()));
        }
        if game.rules().match_length > 1 {
            parts.push(part("rift-source-wins", wins(left.half_wins)));
        }
        let total = if is_ace_mode {
            let target = game.rules().ace_target.into();
            self.out_of("rift-progress-points", left.points.into(), target)
        } else {
            let ships = self.out_of("rift-console-score", left.ships.into(), left.of.into());
            self.phrases
                .say("rift-win-ships", &[("ships", ships.into())])
        };
        let seat = seats.iter().next().filter(|_| seats.len() == 1);
        let name = self.narrator.seats(seats);
        ScoreTally {
            seat: seat.map(|seat: Seat| art_seat(seat)),
            name,
            total,
            parts,
        }
    }
}

/// Formats wins counted in halves, since a draw counts as half a win: `1½`.
fn wins(halves: u8) -> String {
    let full_wins = halves / 2;
    if halves.is_multiple_of(2) {
        full_wins.to_string()
    } else {
        format!("{full_wins}½")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::SeededRng;
    use engine::game::Game;
    use engine::json_api::{JsonApi, SetupSpec};
    use engine::rift::options::{BoardChoice, Options};
    use play::games::wording_checks::{is_complete_text, languages};

    #[test]
    fn every_board_names_its_goals_in_every_mode() {
        for phrases in languages() {
            for scenario in Rift::scenarios() {
                let spec = SetupSpec {
                    scenario: Some(scenario.id.clone().into()),
                    ..SetupSpec::default()
                };
                let default_options =
                    Rift::options_from_setup(&spec, &Default::default()).expect("of the box");
                for mode in [default_options.rules.mode, Mode::Elimination, Mode::Ace] {
                    let mut options = default_options.clone();
                    options.rules.mode = mode;
                    let Ok(game) = Rift::new(options) else {
                        continue;
                    };
                    let state = game.deal(&mut SeededRng::new(1, 0));
                    let standing = match_standing(&game, &state, &phrases, None, [].iter());
                    let lines = standing.lines(&phrases);
                    assert!(
                        lines.iter().all(|line| is_complete_text(line)),
                        "{lines:#?}"
                    );
                    assert_eq!(standing.tallies.len(), game.teams().len());
                    assert!(!standing.goals.is_empty(), "{}", scenario.id);
                    for seat in game.seats().iter() {
                        let line = goal_line(&game, &state, &phrases, seat);
                        assert!(is_complete_text(&line), "{}: {line}", scenario.id);
                    }
                }
            }
        }
    }

    /// Returns a match on a shipped board in which the first ship of each team is marked.
    fn marked_match(id: &str, mode: Mode) -> Rift {
        let mut options = Options::duel(id, "rhino", "screech");
        let mut file = options.board.file().expect("a board of the box");
        for start in &mut file.starts {
            start.is_marked = true;
        }
        options.board = BoardChoice::Custom(Box::new(file));
        options.rules.mode = mode;
        (options.rules.round_limit, options.rules.quiet_rounds) = (12, 20);
        Rift::new(options).expect("a match")
    }

    #[test]
    fn the_goal_says_what_is_left_in_every_mode() {
        let phrases = Phrases::load("en");
        let line = |game: &Rift, seat: u8| {
            let state = game.deal(&mut SeededRng::new(1, 0));
            goal_line(game, &state, &phrases, Seat(seat))
        };
        let duel = Rift::new(Options::duel("cold-open", "rhino", "rhino")).expect("of the box");
        let enemy = Narrator::new(&phrases, &duel).ship(ShipId(1));
        assert_eq!(
            line(&duel, 0),
            format!("Bring the hull of {enemy} to 0: 10 left.")
        );
        let ace = line(&marked_match("cold-open", Mode::Ace), 0);
        assert!(ace.ends_with("you have 0."), "{ace}");
        let flagship = line(&marked_match("cold-open", Mode::Flagship), 0);
        assert!(flagship.contains("left."), "{flagship}");
        let options = |scenario: &str| {
            let spec = SetupSpec {
                scenario: Some(scenario.into()),
                ..SetupSpec::default()
            };
            Rift::options_from_setup(&spec, &Default::default()).expect("of the box")
        };
        let lane = Rift::new(options("breakout-lane")).expect("of the box");
        let lines: Vec<String> = (0..2).map(|seat| line(&lane, seat)).collect();
        assert!(
            lines.iter().any(|line| line.contains("squares to go")),
            "{lines:?}"
        );
        assert!(
            lines.iter().any(|line| line.contains("before it reaches")),
            "{lines:?}"
        );
    }

    #[test]
    fn flagships_are_named_in_goals_and_in_cells() {
        for phrases in languages() {
            let game = marked_match("cold-open", Mode::Flagship);
            let state = game.deal(&mut SeededRng::new(1, 0));
            let narrator = Narrator::new(&phrases, &game);
            let enemy = narrator.ship(ShipId(1));
            let standing = match_standing(&game, &state, &phrases, Some(Seat(0)), [].iter());
            assert!(standing.goals[0].text.contains(&enemy), "{standing:?}");
            assert!(standing.goals[0].now.is_some(), "how far it is");
            let mark = phrases.text("rift-mark-flagship");
            let cell = narrator.ship_in_cell(&state, ShipId(1), None);
            assert!(cell.contains(&mark), "{cell}");
            let unmarked = marked_match("cold-open", Mode::Elimination);
            assert_eq!(Narrator::new(&phrases, &unmarked).role(ShipId(1)), None);
        }
    }

    #[test]
    fn points_are_not_worded_as_ships() {
        let game = marked_match("cold-open", Mode::Ace);
        let state = game.deal(&mut SeededRng::new(1, 0));
        let phrases = Phrases::load("en");
        let standing = match_standing(&game, &state, &phrases, None, [].iter());
        for tally in &standing.tallies {
            let enemies = &tally.parts[0];
            assert_eq!(enemies.1, "0 points", "no ships: {}", enemies.0);
        }
    }

    #[test]
    fn the_viewers_goal_comes_first_and_a_limit_names_its_winner() {
        let phrases = Phrases::load("en");
        let spec = SetupSpec {
            scenario: Some("breakout-lane".into()),
            ..SetupSpec::default()
        };
        let options = Rift::options_from_setup(&spec, &Default::default()).expect("of the box");
        let game = Rift::new(options).expect("of the box");
        let state = game.deal(&mut SeededRng::new(1, 0));
        let narrator = Narrator::new(&phrases, &game);
        for team in game.teams() {
            let seats = narrator.seats(*team);
            for viewer in team.iter() {
                let standing = match_standing(&game, &state, &phrases, Some(viewer), [].iter());
                assert!(standing.goals[0].text.starts_with(&seats), "{standing:?}");
                let limit = standing
                    .goals
                    .iter()
                    .find(|goal| goal.text.contains("Win when round"));
                let runs = game.is_marked(ShipId(0)) && game.team_of(viewer) == 0;
                let is_first = limit.is_some_and(|limit| limit.text.starts_with(&seats));
                assert_eq!(
                    is_first, !runs,
                    "who has to break out loses by it: {standing:?}"
                );
            }
        }
        let game = marked_match("cold-open", Mode::Elimination);
        let state = game.deal(&mut SeededRng::new(1, 0));
        let lines = match_standing(&game, &state, &phrases, None, [].iter()).lines(&phrases);
        let has_line = |words: &str| lines.iter().any(|line| line.contains(words));
        assert!(has_line("After round 12, the most ships win"), "{lines:#?}");
        assert!(
            has_line("rounds without damage, it is a draw"),
            "{lines:#?}"
        );
    }
}
