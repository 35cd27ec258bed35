//! The invariants of the rules, checked in every state and for every action of a match, by their
//! numbers in the rules.

use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::options::MAX_SHIPS;
use engine::rift::ship::{Ion, ShipId, Slot};
use engine::rift::state::{MineSet, Phase, State};

/// Checks the invariants 1 to 6 for `action`, which turned `before` into `after` by `events`.
pub fn check_invariants(
    game: &Rift,
    before: &State,
    action: Action,
    after: &State,
    events: &[Event],
) {
    check_state(game, after);
    if action != Action::NextGame {
        check_nothing_raised(before, after, events);
    }
    if action == Action::EndTurn {
        check_turn_end(game, before, after);
    }
}

/// Checks the invariants 1 to 5 of a single state.
pub fn check_state(game: &Rift, state: &State) {
    let mut taken = Vec::new();
    for (id, ship) in state.living() {
        let build = game.build(id);
        assert!(
            ship.main <= build.main && ship.aux <= build.aux,
            "1: {ship:?}"
        );
        assert!(
            Slot::ALL.iter().all(|&slot| ship.bars.get(slot) <= 6),
            "2: {ship:?}"
        );
        assert!(ship.speed.abs() <= build.speed, "4: {ship:?}");
        assert!(ship.hull <= build.hull, "5: {ship:?}");
        taken.push(ship.space);
    }
    // A detonating mine is still listed while owners choose.
    let detonating = if state.phase == Phase::Blast {
        state.wave.mines
    } else {
        MineSet::NONE
    };
    let live = state.mines.iter().enumerate();
    let live = live.filter(|(n, _)| !detonating.contains(*n));
    taken.extend(live.map(|(_, mine)| mine.space()));
    for &space in &taken {
        assert!(
            game.board().contains(space.square()),
            "3: {space} is off the board"
        );
        assert!(!game.board().is_solid(space), "3: {space} is filled");
    }
    taken.sort();
    assert!(
        taken.windows(2).all(|pair| pair[0] != pair[1]),
        "3: two things in a space: {taken:?}"
    );
    if let Some(id) = state.turn.ship {
        let build = game.build(id);
        assert!(
            i16::from(state.turn.moved) <= i16::from(build.speed),
            "4: {:?}",
            state.turn
        );
        for (n, mount) in (0..).zip(build.mounts.iter()) {
            assert!(state.turn.shots(n) <= mount.barrels, "5: {:?}", state.turn);
        }
    }
}

/// Checks that no action raises energy, shield bars, hull, torpedoes or mines of a ship.
fn check_nothing_raised(before: &State, after: &State, events: &[Event]) {
    assert_eq!(before.ships.len(), after.ships.len());
    for ((id, old), new) in (0..)
        .map(ShipId)
        .zip(before.ships.iter())
        .zip(after.ships.iter())
    {
        let any_event = |test: &dyn Fn(&Event) -> bool| events.iter().any(test);
        if any_event(&|e| matches!(e, Event::ShipReplaced { ship, .. } if *ship == id)) {
            continue;
        }
        let has_begun = any_event(&|e| matches!(e, Event::TurnStarted { ship, .. } if *ship == id));
        assert!(
            has_begun || new.energy() <= old.energy(),
            "1: energy of {id:?} rose: {events:?}"
        );
        assert!(
            new.bars.sum() <= old.bars.sum(),
            "2: bars of {id:?} rose: {events:?}"
        );
        assert!(new.hull <= old.hull, "5: hull of {id:?} rose: {events:?}");
        assert!(
            new.torpedoes <= old.torpedoes,
            "5: torpedoes of {id:?} rose: {events:?}"
        );
        assert!(
            new.mines <= old.mines,
            "5: mines of {id:?} rose: {events:?}"
        );
    }
}

/// Checks invariant 6: a ship that ends its turn has moved its speed, has jumped, or has made an
/// emergency stop.
fn check_turn_end(game: &Rift, before: &State, after: &State) {
    let id = before.turn.ship.expect("a ship that ends its turn");
    let (old, new) = (before.ship(id).expect("it"), after.ship(id).expect("it"));
    let has_moved_enough = i16::from(before.turn.moved) >= i16::from(old.speed.abs());
    let is_stopped = new.speed == 0 && old.energy() < game.build(id).move_cost;
    assert!(
        has_moved_enough || before.turn.has_warped || is_stopped,
        "6: {before:?}"
    );
}

/// Records the turns of every ship and its charged shots, for invariant 7.
#[derive(Clone, Debug)]
pub struct ShotHistory {
    turns: [u32; MAX_SHIPS],
    charged: [Option<u32>; MAX_SHIPS],
}

impl Default for ShotHistory {
    fn default() -> Self {
        Self {
            turns: [0; MAX_SHIPS],
            charged: [None; MAX_SHIPS],
        }
    }
}

impl ShotHistory {
    /// Records an action and checks invariant 7: no two charged shots in consecutive turns of one
    /// ship.
    pub fn record(&mut self, before: &State, action: Action, after: &State) {
        if let Action::Activate(id) = action {
            self.turns[id.index()] += 1;
        }
        let Some(id) = before.turn.ship else { return };
        let has_fired = !before.turn.has_fired_charged && after.turn.has_fired_charged;
        if has_fired && after.turn.ship == Some(id) {
            let turn = self.turns[id.index()];
            let last = self.charged[id.index()].replace(turn);
            assert!(
                last.is_none_or(|last| last + 1 < turn),
                "7: two charged shots of {id:?}"
            );
            assert_eq!(
                before.ship(id).map(|ship| ship.ion),
                Some(Ion::Charged),
                "7"
            );
        }
    }
}
