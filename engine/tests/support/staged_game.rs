//! A game with scripted dice in which a test takes the actions, with the checks that hold for every
//! game. The test modules of each game add methods for setup and changes.

use super::scripted_chance::ScriptedChance;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};

/// A game with its state, scripted chance and event log. `N` is additional data of the tests
/// of that game.
#[derive(Clone)]
pub struct StagedGame<G: Game, N = ()> {
    pub game: G,
    pub state: G::State,
    pub chance: ScriptedChance,
    /// Events since the game began or [`StagedGame::clear_log`] was called.
    pub log: Vec<G::Event>,
    pub notes: N,
}

impl<G: Game, N: Default> StagedGame<G, N> {
    /// Creates a game in its dealt state.
    pub fn new_at(game: G) -> Self {
        let mut chance = ScriptedChance::new();
        Self {
            state: game.deal(&mut chance),
            game,
            chance,
            log: Vec::new(),
            notes: N::default(),
        }
    }
}

impl<G: Game, N> StagedGame<G, N> {
    /// Adds scripted dice, such as `5 6 1`.
    pub fn dice(&mut self, faces: &str) -> &mut Self {
        self.chance.add(faces);
        self
    }

    /// Returns whether all scripted dice and draws were used.
    pub fn is_spent(&self) -> bool {
        self.chance.is_spent()
    }

    /// Clears the event log.
    pub fn clear_log(&mut self) -> &mut Self {
        self.log.clear();
        self
    }

    /// Takes an action, which must be legal and listed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        let is_listed = self.legal(seat).contains(&action);
        let phrase = self.game.prompt(&self.state, seat).phrase;
        let (state, log) = (&mut self.state, &mut self.log);
        let done = self.game.act(state, seat, action, &mut self.chance, log);
        if let Err(refusal) = done {
            let rule = refusal.rule();
            panic!("{seat:?} {action:?} at {phrase}: {refusal:?} [{rule}]");
        }
        assert!(is_listed, "{action:?} is legal and not listed");
        self
    }

    /// Takes several actions of one seat.
    pub fn act_all(&mut self, seat: Seat, actions: &[G::Action]) -> &mut Self {
        for action in actions {
            self.act(seat, *action);
        }
        self
    }

    /// Returns the rule that refuses an action.
    pub fn refusal_rule(&self, seat: Seat, action: G::Action) -> String {
        let refusal = self.game.check_action(&self.state, seat, action);
        let refusal = refusal.expect_err("an action that is refused");
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed");
        refusal.rule().to_string()
    }

    /// Returns whether an action is legal; checks that the list agrees.
    pub fn is_legal(&self, seat: Seat, action: G::Action) -> bool {
        let is_legal = self.game.check_action(&self.state, seat, action).is_ok();
        assert_eq!(is_legal, self.legal(seat).contains(&action), "{action:?}");
        is_legal
    }

    /// Returns all legal actions of a seat, including out-of-turn actions.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut list);
        self.game.out_of_turn_actions(&self.state, seat, &mut list);
        list
    }
}
