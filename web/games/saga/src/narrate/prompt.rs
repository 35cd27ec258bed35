//! The status line: what is asked and of whom, with the current quantities.

use super::Narrator;
use engine::args::Args;
use engine::game::Seat;
use engine::saga::armada::Target;
use engine::saga::effect::Good;
use engine::saga::figures::ExtraFace;
use engine::saga::ids::{ArmadaId, BossId, CardId, TileId};
use engine::saga::state::Public;
use engine::saga::step::{ForcedMove, Phase, PlacementPurpose, SharedProject, Step, Task};
use ui::l10n::{PhraseArg, PhraseArgs};

/// The value of a share that is not settled.
const OPEN: u8 = u8::MAX;

impl Narrator<'_> {
    /// Returns what is asked of a seat, from the phrase and arguments of its prompt.
    #[must_use]
    pub fn request(&self, public: &Public, seat: Seat, phrase: &str, args: &Args) -> String {
        let told = self.with_map(public);
        if public.step == Step::Over {
            return told.ending(public);
        }
        let mut words: PhraseArgs = args
            .iter()
            .map(|(name, arg)| (*name, PhraseArg::from_arg("saga", arg)))
            .collect();
        words.push(("seat", self.seat(seat).into()));
        words.push(("step", told.step(public).into()));
        words.push(("purse", told.funds(public, seat).into()));
        let astartium = public.mat(seat).astartium;
        words.push(("astartium", told.goods(Good::Astartium, astartium).into()));
        match public.task() {
            Some(task) => told.of_task(public, task, &mut words),
            None => told.of_step(public, &mut words),
        }
        // A seat that is addressed by name needs no name for its armada.
        let own = told.armada(ArmadaId(seat.0));
        let own = words
            .iter_mut()
            .filter(|(name, word)| *name == "armada" && *word == PhraseArg::from(own.clone()));
        if !self.table.is_solo() {
            for (_, word) in own {
                *word = self.text("saga-armada-own").into();
            }
        }
        self.say(&format!("saga-prompt-{phrase}"), &words)
    }

    /// Returns what the reader waits for while other seats are asked: the seats and their step.
    #[must_use]
    pub fn waiting(&self, public: &Public) -> String {
        if public.step == Step::Over {
            return self.ending(public);
        }
        let seats = self.table.seats_to_act(public);
        let words = [
            ("seats", self.seats(seats).into()),
            ("count", i64::from(seats.len()).into()),
            ("step", self.step(public).into()),
        ];
        self.say("saga-prompt-wait", &words)
    }

    /// Returns the phase of the round, or a part of it.
    #[must_use]
    pub fn step(&self, public: &Public) -> String {
        self.text(&format!("saga-{}", public.step.term()))
    }

    /// Returns what a seat can pay with: Astartium and tokens.
    #[must_use]
    pub fn funds(&self, public: &Public, seat: Seat) -> String {
        let mat = public.mat(seat);
        let goods = [
            (Good::Astartium, mat.astartium),
            (Good::Exploration, mat.exploration),
            (Good::Combat, mat.combat),
        ];
        let parts = goods.map(|(good, count)| self.goods(good, count));
        self.phrases.list(&parts)
    }

    fn of_step(&self, public: &Public, words: &mut PhraseArgs) {
        let Some(armada) = public.acting else {
            return;
        };
        words.push(("armada", self.armada(armada).into()));
        if public.step == Step::Turns(Phase::Encounter) {
            let here = public.armada(armada).sector;
            let here = here.map_or_else(String::new, |here| self.sector(here));
            words.push(("at", here.into()));
        }
    }

    /// Adds the arguments for what a task asks.
    fn of_task(&self, public: &Public, task: &Task, words: &mut PhraseArgs) {
        let armada = |armada: ArmadaId| ("armada", PhraseArg::from(self.armada(armada)));
        match *task {
            Task::Each { rest, .. } | Task::Collision { rest, .. } => {
                let names = self.armadas(rest.iter().map(ArmadaId));
                words.push(("what", names.into()));
            }
            Task::Check { armada: who, .. }
            | Task::Relocate { armada: who, .. }
            | Task::Build { armada: who, .. }
            | Task::Branch { armada: who, .. }
            | Task::Trade { armada: who, .. }
            | Task::Refresh { armada: who, .. }
            | Task::Pay { armada: who, .. } => words.push(armada(who)),
            Task::Window { armada: who, .. } => {
                words.push(armada(who));
                self.of_window(public, who, words);
            }
            Task::Claim {
                armada: who, foe, ..
            } => {
                words.push(armada(who));
                words.push(("foe", self.target(foe).into()));
            }
            Task::Loot { loser, .. } => words.push(("other", self.seat(loser).into())),
            Task::Exploration {
                card,
                armada: who,
                hard,
                ..
            } => {
                words.push(armada(who));
                words.push(("card", self.exploration(card).into()));
                let tests = self.table.exploration(card).map(|card| card.tests);
                let need = tests.map_or(1, |tests| tests[usize::from(hard == Some(true))].need);
                words.push(("count", need.into()));
            }
            Task::Trial {
                armada: who,
                encounter,
                card,
                ..
            } => {
                words.push(armada(who));
                words.push(("count", self.trial_need(encounter, card).into()));
            }
            Task::Equip { kind, quality, .. } => {
                words.push(("what", self.gear_of(kind, quality).into()));
            }
            Task::Place { site, tile, .. } => self.of_place(site, tile, words),
            Task::Spawn { level, .. } => words.push(("level", level.into())),
            Task::March { raider, .. } => words.push(("what", self.raider_at(raider).into())),
            Task::Shove { target, .. } => {
                let what = target.map_or_else(String::new, |target| self.target_at(target));
                words.push(("what", what.into()));
            }
            Task::BossFight { boss, .. } => words.push(("boss", self.boss(boss).into())),
            Task::Tow { entity, .. } => words.push(("entity", self.entity(entity).into())),
            _ => {}
        }
        self.of_task_details(task, words);
    }

    /// Adds the arguments that some tasks have beside those of their kind.
    fn of_task_details(&self, task: &Task, words: &mut PhraseArgs) {
        match *task {
            Task::Relocate {
                shift: ForcedMove::Step(left) | ForcedMove::Shoved(left),
                ..
            } => words.push(("count", left.into())),
            Task::Build {
                project, shares, ..
            } => {
                words.push(("what", self.shared_project(project, &shares).into()));
            }
            _other => {}
        }
    }

    /// Returns the successes that the check of an encounter's card needs.
    fn trial_need(&self, encounter: u8, card: CardId) -> u8 {
        let found = self.table.mission().encounters.get(usize::from(encounter));
        let deck = found.and_then(|encounter| encounter.deck);
        let card = deck.and_then(|deck| self.table.extra_card(deck, card));
        match card.map(|card| &card.face) {
            Some(ExtraFace::Check { test, .. }) => test.need,
            Some(ExtraFace::Enemy { .. } | ExtraFace::Lines(_)) | None => 1,
        }
    }

    /// Adds what a window is about: the faces of a roll, the damage, the enemy.
    fn of_window(&self, public: &Public, armada: ArmadaId, words: &mut PhraseArgs) {
        let mut below = public.tasks.iter().rev();
        let roll = below.clone().find_map(|task| match task {
            Task::Roll {
                armada: who, faces, ..
            } if *who == armada => Some(faces),
            _other => None,
        });
        let faces: Vec<String> = roll
            .into_iter()
            .flat_map(|faces| faces.iter().map(u8::to_string))
            .collect();
        words.push(("faces", self.phrases.list(&faces).into()));
        let packet = below.clone().find_map(|task| match task {
            Task::Damage { left, .. } => Some(*left),
            _other => None,
        });
        words.push(("count", packet.unwrap_or(0).into()));
        let foe = below.find_map(|task| match task {
            Task::Fight { foe, .. } => Some(self.target(*foe)),
            Task::Duel { sides, .. } => {
                let other = sides.iter().find(|side| **side != armada);
                other.map(|other| self.armada(*other))
            }
            _other => None,
        });
        words.push(("foe", foe.unwrap_or_default().into()));
    }

    fn of_place(&self, site: PlacementPurpose, tile: Option<TileId>, words: &mut PhraseArgs) {
        let tile = tile.map_or_else(|| self.text("saga-cell-down"), |tile| self.tile_full(tile));
        words.push(("tile", tile.into()));
        if let PlacementPurpose::Boss(BossId(boss), _) = site {
            words.push(("boss", self.boss(BossId(boss)).into()));
        }
    }

    /// Describes a tile with its name, type, color and cost.
    #[must_use]
    pub fn tile_full(&self, tile: TileId) -> String {
        let mut parts = vec![self.tile(tile)];
        if let Some(found) = self.table.tile(tile) {
            parts.extend(self.tile_words(found));
        }
        parts.join(", ")
    }

    /// Names what is pushed, and where it is.
    fn target_at(&self, target: Target) -> String {
        match target {
            Target::Raider(raider) => self.raider_at(raider),
            Target::Boss(_) | Target::Card(..) | Target::Entity(_) | Target::Armada(_) => {
                self.target(target)
            }
        }
    }

    /// Names a shared project, with the shares that are settled.
    fn shared_project(&self, project: SharedProject, shares: &[[u8; 2]; 4]) -> String {
        let name = match project {
            SharedProject::Starbase => self.text("saga-starbase"),
            SharedProject::Project(place) => self.project(place, true),
        };
        let settled = (0u8..).map(Seat).zip(shares);
        let settled = settled.filter(|(_, [e, c])| *e != OPEN && *c != OPEN && (*e > 0 || *c > 0));
        let told = settled.map(|(seat, share)| {
            let words = [
                ("seat", self.seat(seat).into()),
                ("what", self.share(*share).into()),
            ];
            self.say("saga-share", &words)
        });
        let parts: Vec<String> = std::iter::once(name).chain(told).collect();
        parts.join("; ")
    }

    /// Lists Exploration and Combat Tokens that are not zero.
    #[must_use]
    pub fn share(&self, [exploration, combat]: [u8; 2]) -> String {
        let goods = [(Good::Exploration, exploration), (Good::Combat, combat)];
        let some = goods.into_iter().filter(|(_, count)| *count > 0);
        let parts: Vec<String> = some.map(|(good, count)| self.goods(good, count)).collect();
        if parts.is_empty() {
            return self.goods(Good::Exploration, 0);
        }
        self.phrases.list(&parts)
    }
}
