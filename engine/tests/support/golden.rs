//! Recorded games: one file for every way in which a game can end.
//!
//! A recording contains the save, the share code, and the fingerprints of intermediate states. It
//! is replayed natively and in WebAssembly, and both must produce the same fingerprints. If the
//! save or code of a recording can no longer be replayed, saves of players are broken: then either
//! the change is wrong, or the version of the rules must be increased. Games of older rules must
//! still give the same states; some of their recordings are kept forever and never recorded again
//! ([`is_older`]).

use engine::game::{Game, Seat, Status, fingerprint};
use engine::registry::GameId;
use engine::save::{self, SaveFile};
use engine::session::Session;
use engine::with_game;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::salvage::Salvage;

/// Number of entries between two recorded fingerprints.
const FINGERPRINT_INTERVAL: usize = 8;

/// One recorded game.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// The ending of the game.
    pub ending: String,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// Number of actions.
    pub actions: usize,
    /// Fingerprints of the states after 0, 8, 16, ... actions, and of the last one.
    pub fingerprints: Vec<String>,
    /// The share code.
    pub code: String,
    /// The save, line by line.
    pub save: Vec<String>,
}

impl Recording {
    /// Records a finished game.
    pub fn of<G: Game>(session: &Session<G>) -> Self {
        let Status::Over(outcome) = session.status() else {
            panic!("the game is not over")
        };
        let end = session.log().len();
        let fingerprints = (0..end)
            .step_by(FINGERPRINT_INTERVAL)
            .chain([end])
            .filter_map(|entries| session.state_at(entries))
            .map(|state| format!("{:016x}", fingerprint(&state)))
            .collect();
        Self {
            ending: outcome.reason.to_owned(),
            winners: outcome.winners.iter().collect(),
            actions: end,
            fingerprints,
            code: save::share_code::encode(session).expect("every action is listed"),
            save: save::encode(session).lines().map(str::to_owned).collect(),
        }
    }

    /// Replays save and code, and compares all results with the recording.
    ///
    /// # Panics
    /// Panics if anything differs.
    pub fn replay(text: &str) {
        let recording: Self = serde_json::from_str(text).expect("a recording");
        let saved = SaveFile::read(&recording.save.join("\n")).expect("a save");
        match GameId::from_name(saved.game()) {
            Some(game) => with_game!(game, G => recording.replay_as::<G>(&saved)),
            None => recording.replay_as::<Salvage>(&saved),
        }
    }

    /// Returns the version of the rules that the game was recorded under.
    fn rules(&self) -> u64 {
        let save: Value = serde_json::from_str(&self.save.join("\n")).expect("JSON");
        save["rules"].as_u64().expect("a number")
    }

    fn replay_as<G: Game>(&self, saved: &SaveFile) {
        let session: Session<G> = saved.open().unwrap_or_else(|error| panic!("{error}"));
        let shared = save::share_code::decode(&self.code);
        assert_eq!(shared.as_ref(), Ok(&session));
        let mut again = Self::of(&session);
        if self.rules() < u64::from(G::RULES_VERSION) {
            // The new save has the current rules and replays to the same states.
            let save = SaveFile::read(&again.save.join("\n")).expect("a save");
            assert_eq!(save.open().as_ref(), Ok(&session));
            assert_eq!(save::share_code::decode(&again.code).as_ref(), Ok(&session));
            again.code.clone_from(&self.code);
            again.save.clone_from(&self.save);
        }
        for (index, fingerprint) in again.fingerprints.iter().enumerate() {
            let recorded = self.fingerprints.get(index);
            assert_eq!(
                Some(fingerprint),
                recorded,
                "after {} actions",
                index * FINGERPRINT_INTERVAL
            );
        }
        assert_eq!(again, *self);
    }
}

/// Returns whether a recording uses older rules, under which no game is recorded any more.
#[must_use]
pub fn is_older(name: &str) -> bool {
    name.contains("/rules-")
}

macro_rules! recordings {
    ($($name:literal),* $(,)?) => {
        /// The recorded games, as paths under `tests/golden` without their extension.
        pub const NAMES: &[&str] = &[$($name),*];

        /// The texts of the recorded games.
        #[cfg(target_arch = "wasm32")]
        pub const TEXTS: &[&str] =
            &[$(include_str!(concat!("../golden/", $name, ".json"))),*];
    };
}

recordings![
    "exodus/2-combat-standard-points",
    "exodus/2-long-minimal-points",
    "exodus/2-short-long-points",
    "exodus/2-standard-long-points",
    "exodus/3-combat-long-points",
    "exodus/3-long-standard-points",
    "exodus/3-short-minimal-points",
    "exodus/3-standard-minimal-alone",
    "exodus/3-standard-minimal-points",
    "exodus/4-combat-minimal-points",
    "exodus/4-long-long-points",
    "exodus/4-short-standard-points",
    "exodus/4-standard-standard-points",
    "exodus/5-combat-standard-points",
    "exodus/5-long-minimal-points",
    "exodus/5-short-long-points",
    "exodus/5-standard-long-points",
    "exodus/6-combat-long-points",
    "exodus/6-long-standard-points",
    "exodus/6-short-minimal-points",
    "exodus/6-standard-minimal-points",
    "exodus/rules-1-2-standard-long-points",
    "exodus/rules-1-3-standard-minimal-points",
    "exodus/rules-1-6-short-minimal-points",
    "rift/agreed",
    "rift/all-destroyed",
    "rift/broke-out",
    "rift/conceded",
    "rift/flagship",
    "rift/last-team",
    "rift/quiet",
    "rift/round-limit",
    "rift/series",
    "rift/solved",
    "rift/target",
    "rift/unsolved",
    "saga/arn-2-won-given-up",
    "saga/arn-2-won-points",
    "saga/arn-3-won-points",
    "saga/arn-4-won-points",
    "saga/dis-1-lost-rounds",
    "saga/dis-1-won",
    "saga/dis-2-lost-rounds",
    "saga/dis-2-lost-ship",
    "saga/dis-2-won",
    "saga/dis-3-lost-rounds",
    "saga/dis-3-won",
    "saga/dis-4-lost-rounds",
    "saga/dis-4-won",
    "saga/ftj-1-lost-rounds",
    "saga/ftj-1-won",
    "saga/ftj-2-given-up",
    "saga/ftj-2-lost-rounds",
    "saga/ftj-2-won",
    "saga/ftj-3-lost-boss",
    "saga/ftj-3-lost-rounds",
    "saga/ftj-3-won",
    "saga/ftj-4-lost-rounds",
    "saga/ftj-4-won",
    "saga/lst-1-lost-rounds",
    "saga/lst-1-won",
    "saga/lst-2-lost-rounds",
    "saga/lst-2-won",
    "saga/lst-3-lost-rounds",
    "saga/lst-3-won",
    "saga/lst-4-lost-rounds",
    "saga/lst-4-won",
    "saga/opc-1-lost-boss",
    "saga/opc-1-won",
    "saga/opc-2-lost-boss",
    "saga/opc-2-lost-ravager",
    "saga/opc-2-won",
    "saga/opc-3-lost-boss",
    "saga/opc-3-won",
    "saga/opc-4-lost-boss",
    "saga/opc-4-won",
    "saga/spa-1-lost-ship",
    "saga/spa-1-won",
    "saga/spa-2-lost-ship",
    "saga/spa-2-won",
    "saga/spa-3-lost-ship",
    "saga/spa-3-won",
    "saga/spa-4-lost-ship",
    "saga/spa-4-won",
    "salvage/conceded",
    "salvage/spent",
    "salvage/wrecks",
    "space-rift/agreed",
    "space-rift/conceded",
    "space-rift/destroyed",
    "space-rift/last-turn",
    "space-rift/victory",
];
