//! Checks the invariants of the rules in random games on random tables. `LAWS_GAMES=10000` plays
//! that many games.

use crate::oracle::{Oracle, ship_after_damage, sides};
use crate::random_tables;
use crate::scene::invariants::{ShotHistory, check_invariants};
use engine::chance::{Chance, SeededRng};
use engine::game::{Game, MAX_SEATS, Seat, Status};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::{Event, Target};
use engine::rift::options::Options;
use engine::rift::ship::ShipId;
use engine::rift::state::{Phase, State};
use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};

/// Upper bound of the actions in a turn: each uses energy, a step, a barrel, a torpedo or a mine,
/// or moves energy from main to auxiliary.
const LONGEST_TURN: u32 = 60;

/// Returns the number of games to play: `default_count`, or the value of the variable `LAWS_GAMES`.
pub fn games(default_count: u64) -> u64 {
    let asked = std::env::var("LAWS_GAMES").ok();
    asked
        .and_then(|text| text.parse().ok())
        .unwrap_or(default_count)
}

/// Chooses an action of a waiting seat, or now and then of any seat; prefers shots and steps, so
/// that something happens.
pub fn choose(game: &Rift, state: &State, chance: &mut impl Chance) -> (Seat, Action) {
    if chance.pick(150) == 0 {
        let seats: Vec<Seat> = game.seats().iter().chain([Seat::TABLE]).collect();
        let seat = seats[chance.pick(seats.len() as u32) as usize];
        let mut out_of_turn = Vec::new();
        game.out_of_turn_actions(state, seat, &mut out_of_turn);
        let gives_up = out_of_turn.contains(&Action::Concede) && chance.pick(8) > 0;
        out_of_turn.retain(|action| !gives_up || *action != Action::Concede);
        if !out_of_turn.is_empty() {
            return (
                seat,
                out_of_turn[chance.pick(out_of_turn.len() as u32) as usize],
            );
        }
    }
    let waiting: Vec<Seat> = game.status(state).waiting_seats().iter().collect();
    let seat = waiting[chance.pick(waiting.len() as u32) as usize];
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    assert!(
        !legal.is_empty(),
        "{seat:?} is waited for and can do nothing"
    );
    let preferred: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| match chance.pick(3) {
            0 => matches!(action, Action::Fire(..)),
            1 => matches!(action, Action::Step | Action::EndTurn | Action::ReleaseMine),
            _ => true,
        })
        .collect();
    let from = if preferred.is_empty() {
        &legal
    } else {
        &preferred
    };
    (seat, from[chance.pick(from.len() as u32) as usize])
}

/// Tracks turns and rounds by their events.
struct TurnTracker {
    activated: BTreeSet<u8>,
    turns: [u8; MAX_SEATS],
    length: u32,
    last: Option<u8>,
}

impl TurnTracker {
    fn record(&mut self, game: &Rift, after: &State, event: &Event) {
        match *event {
            Event::TurnStarted { ship, .. } => {
                assert!(
                    self.activated.insert(ship.0),
                    "8: {ship:?} acts twice in a round"
                );
                self.turns[game.owner(ship).index()] += 1;
                self.last = Some(game.team_of_ship(ship));
                self.length = 0;
            }
            Event::RoundEnded { .. } => {
                for (id, _) in after.living() {
                    let has_acted = self.activated.contains(&id.0);
                    assert!(has_acted, "8: {id:?} had no turn in a whole round");
                }
                self.activated.clear();
                self.turns = [0; MAX_SEATS];
            }
            _ => {}
        }
    }

    /// Checks the current team and the ships that it may activate, by rules 5.2, 5.4 and 5.6.
    fn check(&self, game: &Rift, state: &State) {
        let ready = |id: ShipId| !self.activated.contains(&id.0);
        let teams = game.teams().len() as u8;
        if let Some(last) = self.last {
            let next = (1..=teams).map(|k| (last + k) % teams).find(|&team| {
                state
                    .living()
                    .any(|(id, _)| game.team_of_ship(id) == team && ready(id))
            });
            assert_eq!(Some(state.team), next, "5.2: after team {last}");
        }
        let waiting: Vec<ShipId> = state
            .living()
            .map(|(id, _)| id)
            .filter(|&id| game.team_of_ship(id) == state.team && ready(id))
            .collect();
        let turns = |id: ShipId| self.turns[game.owner(id).index()];
        let fewest = waiting.iter().map(|&id| turns(id)).min();
        let eligible: BTreeSet<u8> = waiting
            .iter()
            .filter(|&&id| Some(turns(id)) == fewest)
            .map(|id| id.0)
            .collect();
        let mut listed = BTreeSet::new();
        for seat in game.seats().iter() {
            let mut legal = Vec::new();
            game.legal_actions(state, seat, &mut legal);
            for action in legal {
                let Action::Activate(id) = action else {
                    panic!("{action:?} before a ship is active")
                };
                assert!(game.owner(id) == seat && listed.insert(id.0));
            }
        }
        assert_eq!(listed, eligible, "5.4");
    }
}

/// Checks the listed orders against the second implementation.
fn check_orders(game: &Rift, state: &State) {
    let seat = game.owner(state.turn.ship.expect("an active ship"));
    let mut listed = Vec::new();
    game.legal_actions(state, seat, &mut listed);
    let oracle = Oracle { game, state };
    let mut known = oracle.orders();
    if state.mines.is_full() {
        known.retain(|action| *action != Action::ReleaseMine);
    }
    let unexpected = listed.iter().find(|action| !known.contains(action));
    let missing = known.iter().find(|action| !listed.contains(action));
    assert_eq!((unexpected, missing), (None, None), "{state:?}");
    assert_eq!(listed.len(), known.len(), "listed twice");
}

/// Checks the effect of a shot at a ship against the second implementation.
fn check_shot(game: &Rift, before: &State, after: &State, events: &[Event]) {
    let oracle = Oracle {
        game,
        state: before,
    };
    let shot = events.iter().find_map(|event| match *event {
        Event::ShotFired {
            target: Target::Ship(hit, side),
            damage,
            ..
        } => Some((hit, side, damage)),
        _ => None,
    });
    let Some((hit, side, damage)) = shot else {
        return;
    };
    let target = *before.ship(hit).expect("a target");
    let expected = ship_after_damage(target, oracle.has_shields_up(&target), side, damage);
    let found = after.ship(hit).expect("a target");
    assert_eq!(
        (found.bars, found.hull),
        (expected.bars, expected.hull),
        "{events:?}"
    );
}

/// Checks the targets, sides and damage of a single detonation against the second implementation.
fn check_blast(game: &Rift, before: &State, action: Action, after: &State, events: &[Event]) {
    let mut mines = events.iter().filter_map(|event| match event {
        Event::MineDetonated { mine } => Some(mine.space()),
        _ => None,
    });
    let (Some(mine), None) = (mines.next(), mines.next()) else {
        return;
    };
    let is_flying = matches!(action, Action::Warp(..) | Action::TimeOut);
    let is_replaced = events
        .iter()
        .any(|event| matches!(event, Event::ShipReplaced { .. }));
    if is_flying || is_replaced || matches!(action, Action::ChooseSide(..) | Action::Concede) {
        return;
    }
    // The moment of the detonation: all ships are still there, the active one in its new space.
    let mut state_copy = before.clone();
    for (ship, now) in state_copy.ships.iter_mut().zip(after.ships.iter()) {
        ship.space = now.space;
        ship.main = ship.main.min(now.main);
    }
    let oracle = Oracle {
        game,
        state: &state_copy,
    };
    let mut found = Vec::new();
    for event in events {
        let Event::BlastHit {
            ship, side, damage, ..
        } = *event
        else {
            continue;
        };
        let was = *state_copy.ship(ship).expect("a ship");
        found.push((ship, damage));
        assert!(damage == 12 || sides(&was, mine).contains(&side) || !oracle.has_shields_up(&was));
        let mut expected = ship_after_damage(was, oracle.has_shields_up(&was), side, damage);
        if events.contains(&Event::ShipLeft { ship }) {
            expected.hull = 0;
        }
        let ship_after = after.ship(ship).expect("a ship");
        assert_eq!(
            (ship_after.bars, ship_after.hull),
            (expected.bars, expected.hull),
            "{ship:?} {events:?}"
        );
    }
    let mut expected: Vec<(ShipId, u8)> = state_copy
        .living()
        .map(|(id, ship)| {
            let is_struck = Some(id) == before.turn.ship && ship.space == mine;
            (
                id,
                if is_struck {
                    12
                } else {
                    oracle.blast(mine, ship)
                },
            )
        })
        .filter(|(_, damage)| *damage > 0)
        .collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{events:?}");
}

/// The kinds of events that have occurred.
#[derive(Default)]
struct SeenEvents {
    kinds: Vec<Discriminant<Event>>,
    names: BTreeSet<String>,
}

/// Plays one game with all checks and records the kinds of events.
fn play(options: Options, seed: u64, seen: &mut SeenEvents) {
    let game = Rift::new(options).unwrap_or_else(|error| panic!("{error}"));
    let mut chance = SeededRng::new(seed, 1 << 51);
    let mut state = game.deal(&mut chance);
    let mut shot_history = ShotHistory::default();
    let mut tracker = TurnTracker {
        activated: BTreeSet::new(),
        turns: [0; MAX_SEATS],
        length: 0,
        last: None,
    };
    while let Status::WaitingFor(_) = game.status(&state) {
        match state.phase {
            Phase::Activation => tracker.check(&game, &state),
            Phase::Orders if chance.pick(3) == 0 => check_orders(&game, &state),
            Phase::Orders | Phase::Blast | Phase::Return | Phase::Interval | Phase::Over => {}
        }
        let (seat, action) = choose(&game, &state, &mut chance);
        let before = state.clone();
        let mut events = Vec::new();
        game.act(&mut state, seat, action, &mut chance, &mut events)
            .unwrap_or_else(|refusal| panic!("{action:?} is listed and refused: {refusal:?}"));
        check_invariants(&game, &before, action, &state, &events);
        shot_history.record(&before, action, &state);
        check_shot(&game, &before, &state, &events);
        check_blast(&game, &before, action, &state, &events);
        tracker.length += 1;
        assert!(tracker.length < LONGEST_TURN, "9: an endless turn");
        for event in &events {
            tracker.record(&game, &state, event);
            let kind = discriminant(event);
            if !seen.kinds.contains(&kind) {
                seen.kinds.push(kind);
                let name = format!("{event:?}");
                let name = name.split([' ', '{']).next().unwrap_or_default();
                seen.names.insert(name.to_owned());
            }
        }
    }
}

#[test]
fn invariants_1_to_9_hold_in_random_games() {
    let mut seen = SeenEvents::default();
    for seed in 0..games(80) {
        play(random_tables::options(seed), seed, &mut seen);
    }
    // The games are only useful if every kind of event occurs. Mutation tests set `LAWS_GAMES=1`,
    // and one game cannot show all kinds.
    if games(80) < 80 {
        return;
    }
    for kind in [
        "BarsSwapped",
        "BlastBlocked",
        "DrawLapsed",
        "EmergencyStop",
        "IonReady",
        "MineLeft",
        "MineLost",
        "ShieldsDown",
        "ShieldsUp",
        "ShipLeft",
        "ShipReplaced",
        "SideChosen",
        "ScoreChanged",
        "TimeRanOut",
        "Warped",
    ] {
        assert!(seen.names.contains(kind), "no {kind} in any game");
    }
}
