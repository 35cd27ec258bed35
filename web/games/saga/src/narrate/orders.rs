//! Names of actions on their button, card or sector.

use super::Narrator;
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::action::{Action, Track};
use engine::saga::effect::{Stat, Timing};
use engine::saga::ids::ArmadaId;
use engine::saga::mission::ProjectKind;
use engine::saga::state::Public;
use engine::saga::step::{Phase, Step, Task};
use ui::l10n::PhraseArgs;

impl Narrator<'_> {
    /// Returns the name of an action without the acting seat.
    #[must_use]
    pub fn order(&self, public: &Public, action: Action) -> String {
        let asked = self.game.seats_to_act(public).iter().next();
        self.order_of(public, asked.unwrap_or_default(), action)
    }

    /// Returns the name of an action of this seat.
    #[must_use]
    pub fn order_of(&self, public: &Public, seat: Seat, action: Action) -> String {
        self.with_map(public).action_name(public, seat, action)
    }

    fn action_name(&self, public: &Public, seat: Seat, action: Action) -> String {
        let description = action.description(seat);
        let mut args = self.arguments(description.args);
        let (suffix, more): (&str, PhraseArgs) = match action {
            Action::Equip(_, Some(_)) => ("-for", PhraseArgs::new()),
            Action::At(_) => (place_suffix(public), PhraseArgs::new()),
            Action::Branch(branch) => self.branch_args(public, branch),
            Action::Level(track) => self.level_args(public, seat, track),
            Action::Maneuver(_, Some(_)) => ("-to", PhraseArgs::new()),
            Action::Side(hard) => ("", vec![("check", self.side_check(public, hard).into())]),
            Action::Regroup(_) => {
                let count = self.game.frame().regroup_repair;
                ("", vec![("count", count.into())])
            }
            Action::Project(index, count) => self.project_args(index, count),
            Action::Share(_, 0, 0) => ("-none", PhraseArgs::new()),
            Action::Agree(_) => (consent_suffix(public), PhraseArgs::new()),
            Action::Play(_, armada) | Action::Activate(_, armada) => {
                (armada_suffix(self.game, seat, armada), PhraseArgs::new())
            }
            Action::Reroll(index) => reroll_args(public, index),
            Action::Done => (done_suffix(public), PhraseArgs::new()),
            Action::Choose(..)
            | Action::Equip(_, None)
            | Action::Order(_)
            | Action::Pick(_)
            | Action::FromCargo(_)
            | Action::Item(_)
            | Action::PickEvent(_)
            | Action::Free(_)
            | Action::Move(_)
            | Action::Explore(_)
            | Action::PickUp
            | Action::Maneuver(_, None)
            | Action::Tow(..)
            | Action::Lead(_)
            | Action::Fight(_)
            | Action::Swap(..)
            | Action::Encounter(_)
            | Action::Duel(_)
            | Action::Siege
            | Action::Build
            | Action::Share(..)
            | Action::Hauler(_)
            | Action::Repair
            | Action::Quell(_)
            | Action::Sink(_)
            | Action::Keep(_)
            | Action::Concede => ("", PhraseArgs::new()),
        };
        args.extend(more);
        self.say(&format!("saga-order-{}{suffix}", description.key), &args)
    }

    /// Returns the phrase suffix and arguments for a branch: a stat if a check asks for one,
    /// otherwise the effect of the branch.
    fn branch_args(&self, public: &Public, branch: u8) -> (&'static str, PhraseArgs) {
        let index = usize::from(branch);
        match public.task() {
            Some(Task::Check { .. } | Task::Exploration { .. } | Task::Trial { .. }) => {
                let stat = Stat::ALL.get(index).copied().unwrap_or(Stat::Combat);
                ("-stat", vec![("what", self.stat(stat).into())])
            }
            Some(Task::Branch { codes, .. }) => {
                let code = codes.get(index).copied().unwrap_or_default();
                ("", vec![("what", self.part(code).into())])
            }
            Some(Task::Trade { goods, .. }) => {
                let [from, to] = goods.map(|good| self.goods(good, branch.saturating_add(1)));
                ("-trade", vec![("what", from.into()), ("into", to.into())])
            }
            _other => ("", vec![("what", (branch + 1).into())]),
        }
    }

    fn level_args(&self, public: &Public, seat: Seat, track: Track) -> (&'static str, PhraseArgs) {
        let level = public.mat(seat).levels[track.index()];
        if usize::from(level) >= self.game.levels(track).len() {
            return ("-last", PhraseArgs::new());
        }
        let args = vec![
            ("level", (level + 1).into()),
            ("cost", self.game.level_price(public, seat).into()),
        ];
        ("", args)
    }

    /// Returns the check of a side of the current Exploration.
    fn side_check(&self, public: &Public, is_hard: bool) -> String {
        let card = public.tasks.iter().rev().find_map(|task| match task {
            Task::Exploration { card, .. } => Some(*card),
            _other => None,
        });
        let found = card.and_then(|card| self.game.exploration(card));
        found.map_or_else(String::new, |card| {
            self.test(card.tests[usize::from(is_hard)])
        })
    }

    fn project_args(&self, index: u8, count: u8) -> (&'static str, PhraseArgs) {
        let project = self.game.mission().expand.get(usize::from(index));
        match project.map(|project| project.kind) {
            Some(ProjectKind::Fill(_, good, _)) => {
                ("-many", vec![("count", self.goods(good, count).into())])
            }
            Some(ProjectKind::Run | ProjectKind::Fly(_) | ProjectKind::Tow(_)) | None => {
                ("", PhraseArgs::new())
            }
        }
    }
}

/// Returns the suffix that names the armada, if it is not clear which.
const fn armada_suffix(game: &Saga, seat: Seat, armada: ArmadaId) -> &'static str {
    if game.is_solo() || game.owner(armada).0 != seat.0 {
        "-for"
    } else {
        ""
    }
}

/// Returns the face of a die of the current roll.
fn face(public: &Public, index: u8) -> u8 {
    faces(public).nth(usize::from(index)).unwrap_or(0)
}

/// Returns the faces of the dice of the current roll.
fn faces(public: &Public) -> impl Iterator<Item = u8> + '_ {
    let roll = public.tasks.iter().rev().find_map(|task| match task {
        Task::Roll { faces, .. } => Some(faces),
        _other => None,
    });
    roll.into_iter().flat_map(|faces| faces.iter().copied())
}

/// Returns the phrase suffix and arguments for a die to reroll: its face, and its place if another
/// die shows the same face.
fn reroll_args(public: &Public, index: u8) -> (&'static str, PhraseArgs) {
    let face = face(public, index);
    let same_count = faces(public).filter(|&other| other == face).count();
    let args = vec![("face", face.into()), ("place", (index + 1).into())];
    (if same_count > 1 { "-one" } else { "" }, args)
}

/// Returns the suffix that names the purpose of picking a hex.
fn place_suffix(public: &Public) -> &'static str {
    match public.task() {
        Some(Task::Place { .. }) => "-sector",
        Some(Task::Xpm { .. }) => "-xpm",
        Some(Task::Spawn { .. }) => "-raider",
        Some(
            Task::March { .. }
            | Task::Shove { .. }
            | Task::Relocate { .. }
            | Task::Ravage { .. }
            | Task::Tow { .. },
        ) => "-way",
        Some(_) => "",
        None if public.step == Step::Place => "-start",
        None => "",
    }
}

/// Returns the suffix that names the offer to accept or decline.
fn consent_suffix(public: &Public) -> &'static str {
    match public.task() {
        Some(Task::Claim { .. }) => "-fight",
        Some(Task::Build { .. }) => "-give",
        Some(Task::BossFight { .. }) => "-boss",
        Some(_) | None => "",
    }
}

/// Returns the suffix for doing nothing, or nothing more.
fn done_suffix(public: &Public) -> &'static str {
    match (public.task(), public.step) {
        (
            Some(Task::Window {
                at: Timing::Roll, ..
            }),
            _,
        ) => "-roll",
        (Some(Task::Window { .. }), _) => "-pass",
        (Some(Task::Reroll { .. }), _) => "-reroll",
        (Some(Task::Equip { .. }), _) => "-equip",
        (Some(Task::Relocate { .. }), _) => "-step",
        (Some(Task::Tow { .. }), _) => "-tow",
        (Some(_), _) => "",
        (None, Step::Turns(phase)) => match phase {
            Phase::Events => "",
            Phase::Upkeep => "-upkeep",
            Phase::Movement => "-movement",
            Phase::Encounter => "-encounter",
            Phase::Expand => "-expand",
        },
        (None, _) => "",
    }
}
