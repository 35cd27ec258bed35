//! A game in which a test writes the dice and gives the actions, with those checks that hold for
//! every game. How it is set up and changed, each game's own scenes know.

use super::fate::Fate;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};

/// A game. `N` is what the tests of that game note besides.
#[derive(Clone)]
pub struct Staged<G: Game, N = ()> {
    pub table: G,
    pub state: G::State,
    pub fate: Fate,
    /// What happened since the game began or [`Staged::forget`] was called.
    pub log: Vec<G::Event>,
    pub notes: N,
}

impl<G: Game, N: Default> Staged<G, N> {
    /// A game as it is dealt at a table.
    pub fn dealt_at(table: G) -> Self {
        let mut fate = Fate::new();
        Self {
            state: table.deal(&mut fate),
            table,
            fate,
            log: Vec::new(),
            notes: N::default(),
        }
    }
}

impl<G: Game, N> Staged<G, N> {
    /// Writes dice, such as `5 6 1`.
    pub fn dice(&mut self, faces: &str) -> &mut Self {
        self.fate.add(faces);
        self
    }

    /// All dice and draws that were written were used.
    pub fn is_spent(&self) -> bool {
        self.fate.is_spent()
    }

    /// Begins the log anew.
    pub fn forget(&mut self) -> &mut Self {
        self.log.clear();
        self
    }

    /// Gives an action, which must be legal and listed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        let listed = self.legal(seat).contains(&action);
        let asked = self.table.prompt(&self.state, seat).phrase;
        let (state, log) = (&mut self.state, &mut self.log);
        let done = self.table.act(state, seat, action, &mut self.fate, log);
        if let Err(refusal) = done {
            let rule = refusal.rule();
            panic!("{seat:?} {action:?} at {asked}: {refusal:?} [{rule}]");
        }
        assert!(listed, "{action:?} is legal and not listed");
        self
    }

    /// Gives actions of one seat.
    pub fn acts(&mut self, seat: Seat, actions: &[G::Action]) -> &mut Self {
        for action in actions {
            self.act(seat, *action);
        }
        self
    }

    /// The rule that refuses an action.
    pub fn refused(&self, seat: Seat, action: G::Action) -> String {
        let refusal = self.table.check_action(&self.state, seat, action);
        let refusal = refusal.expect_err("an action that is refused");
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed");
        refusal.rule().to_string()
    }

    /// Whether an action is legal; the list says the same.
    pub fn may(&self, seat: Seat, action: G::Action) -> bool {
        let may = self.table.check_action(&self.state, seat, action).is_ok();
        assert_eq!(may, self.legal(seat).contains(&action), "{action:?}");
        may
    }

    /// Everything that a seat may do now, asides too.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.table.legal_actions(&self.state, seat, &mut list);
        self.table.out_of_turn_actions(&self.state, seat, &mut list);
        list
    }
}
