//! The status line: the question, the asked seats, and the current quantities.

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
const UNSETTLED_SHARE: u8 = u8::MAX;

impl Narrator<'_> {
    /// Returns the question to a seat, from the phrase and arguments of its prompt.
    #[must_use]
    pub fn request(&self, public: &Public, seat: Seat, phrase: &str, args: &Args) -> String {
        let narrator = self.with_map(public);
        if public.step == Step::Over {
            return narrator.ending(public);
        }
        let mut prompt_args: PhraseArgs = args
            .iter()
            .map(|(name, arg)| (*name, PhraseArg::from_arg("saga", arg)))
            .collect();
        prompt_args.push(("seat", self.seat(seat).into()));
        prompt_args.push(("step", narrator.step(public).into()));
        prompt_args.push(("purse", narrator.funds(public, seat).into()));
        let astartium = public.mat(seat).astartium;
        prompt_args.push((
            "astartium",
            narrator.goods(Good::Astartium, astartium).into(),
        ));
        match public.task() {
            Some(task) => narrator.add_task_args(public, task, &mut prompt_args),
            None => narrator.add_step_args(public, &mut prompt_args),
        }
        // A seat that is addressed by name needs no name for its armada.
        let own_armada = narrator.armada(ArmadaId(seat.0));
        let own_armada = prompt_args.iter_mut().filter(|(name, word)| {
            *name == "armada" && *word == PhraseArg::from(own_armada.clone())
        });
        if !self.game.is_solo() {
            for (_, word) in own_armada {
                *word = self.text("saga-armada-own").into();
            }
        }
        self.say(&format!("saga-prompt-{phrase}"), &prompt_args)
    }

    /// Returns the sentence that names the asked seats and their step while the reader waits.
    #[must_use]
    pub fn waiting(&self, public: &Public) -> String {
        if public.step == Step::Over {
            return self.ending(public);
        }
        let seats = self.game.seats_to_act(public);
        let args = [
            ("seats", self.seats(seats).into()),
            ("count", i64::from(seats.len()).into()),
            ("step", self.step(public).into()),
        ];
        self.say("saga-prompt-wait", &args)
    }

    /// Returns the phase of the round, or a part of it.
    #[must_use]
    pub fn step(&self, public: &Public) -> String {
        self.text(&format!("saga-{}", public.step.term()))
    }

    /// Returns the funds of a seat: Astartium and tokens.
    #[must_use]
    pub fn funds(&self, public: &Public, seat: Seat) -> String {
        let mat = public.mat(seat);
        let goods = [
            (Good::Astartium, mat.astartium),
            (Good::Exploration, mat.exploration_tokens),
            (Good::Combat, mat.combat_tokens),
        ];
        let parts = goods.map(|(good, count)| self.goods(good, count));
        self.phrases.list(&parts)
    }

    fn add_step_args(&self, public: &Public, args: &mut PhraseArgs) {
        let Some(armada) = public.acting else {
            return;
        };
        args.push(("armada", self.armada(armada).into()));
        if public.step == Step::Turns(Phase::Encounter) {
            let sector = public.armada(armada).sector;
            let sector = sector.map_or_else(String::new, |sector| self.sector(sector));
            args.push(("at", sector.into()));
        }
    }

    /// Adds the arguments of a task's prompt.
    fn add_task_args(&self, public: &Public, task: &Task, args: &mut PhraseArgs) {
        let armada = |armada: ArmadaId| ("armada", PhraseArg::from(self.armada(armada)));
        match *task {
            Task::Each { rest, .. } | Task::Collision { rest, .. } => {
                let names = self.armadas(rest.iter().map(ArmadaId));
                args.push(("what", names.into()));
            }
            Task::Check { armada: id, .. }
            | Task::Relocate { armada: id, .. }
            | Task::Build { armada: id, .. }
            | Task::Branch { armada: id, .. }
            | Task::Trade { armada: id, .. }
            | Task::Refresh { armada: id, .. }
            | Task::Pay { armada: id, .. } => args.push(armada(id)),
            Task::Window { armada: id, .. } => {
                args.push(armada(id));
                self.add_window_args(public, id, args);
            }
            Task::Claim {
                armada: id, foe, ..
            } => {
                args.push(armada(id));
                args.push(("foe", self.target(foe).into()));
            }
            Task::Loot { loser, .. } => args.push(("other", self.seat(loser).into())),
            Task::Exploration {
                card,
                armada: id,
                is_hard: hard,
                ..
            } => {
                args.push(armada(id));
                args.push(("card", self.exploration(card).into()));
                let tests = self.game.exploration(card).map(|card| card.tests);
                let required_successes = tests.map_or(1, |tests| {
                    tests[usize::from(hard == Some(true))].required_successes
                });
                args.push(("count", required_successes.into()));
            }
            Task::Trial {
                armada: id,
                encounter,
                card,
                ..
            } => {
                args.push(armada(id));
                args.push(("count", self.trial_need(encounter, card).into()));
            }
            Task::Equip { kind, quality, .. } => {
                args.push(("what", self.gear_of(kind, quality).into()));
            }
            Task::Place { site, tile, .. } => self.add_placement_args(site, tile, args),
            Task::Spawn { level, .. } => args.push(("level", level.into())),
            Task::March { raider, .. } => args.push(("what", self.raider_at(raider).into())),
            Task::Shove { target, .. } => {
                let name = target.map_or_else(String::new, |target| self.target_at(target));
                args.push(("what", name.into()));
            }
            Task::BossFight { boss, .. } => args.push(("boss", self.boss(boss).into())),
            Task::Tow { entity, .. } => args.push(("entity", self.entity(entity).into())),
            _ => {}
        }
        self.add_task_detail_args(task, args);
    }

    /// Adds the arguments that only some tasks have.
    fn add_task_detail_args(&self, task: &Task, args: &mut PhraseArgs) {
        match *task {
            Task::Relocate {
                forced_move: ForcedMove::Step(steps) | ForcedMove::Shoved(steps),
                ..
            } => args.push(("count", steps.into())),
            Task::Build {
                project, shares, ..
            } => {
                args.push(("what", self.shared_project(project, &shares).into()));
            }
            _other => {}
        }
    }

    /// Returns the successes that the check of an encounter's card needs.
    fn trial_need(&self, encounter: u8, card: CardId) -> u8 {
        let found = self.game.mission().encounters.get(usize::from(encounter));
        let deck = found.and_then(|encounter| encounter.deck);
        let card = deck.and_then(|deck| self.game.extra_card(deck, card));
        match card.map(|card| &card.face) {
            Some(ExtraFace::Check { test, .. }) => test.required_successes,
            Some(ExtraFace::Enemy { .. } | ExtraFace::Lines(_)) | None => 1,
        }
    }

    /// Adds the arguments for a window of reactions: the faces of a roll, the damage, the enemy.
    fn add_window_args(&self, public: &Public, armada: ArmadaId, args: &mut PhraseArgs) {
        let mut below = public.tasks.iter().rev();
        let roll = below.clone().find_map(|task| match task {
            Task::Roll {
                armada: id, faces, ..
            } if *id == armada => Some(faces),
            _other => None,
        });
        let faces: Vec<String> = roll
            .into_iter()
            .flat_map(|faces| faces.iter().map(u8::to_string))
            .collect();
        args.push(("faces", self.phrases.list(&faces).into()));
        let packet = below.clone().find_map(|task| match task {
            Task::Damage {
                remaining_damage, ..
            } => Some(*remaining_damage),
            _other => None,
        });
        args.push(("count", packet.unwrap_or(0).into()));
        let foe = below.find_map(|task| match task {
            Task::Fight { foe, .. } => Some(self.target(*foe)),
            Task::Duel { sides, .. } => {
                let other = sides.iter().find(|side| **side != armada);
                other.map(|other| self.armada(*other))
            }
            _other => None,
        });
        args.push(("foe", foe.unwrap_or_default().into()));
    }

    fn add_placement_args(
        &self,
        site: PlacementPurpose,
        tile: Option<TileId>,
        args: &mut PhraseArgs,
    ) {
        let tile = tile.map_or_else(|| self.text("saga-cell-down"), |tile| self.tile_full(tile));
        args.push(("tile", tile.into()));
        if let PlacementPurpose::Boss(BossId(boss), _) = site {
            args.push(("boss", self.boss(BossId(boss)).into()));
        }
    }

    /// Describes a tile with its name, type, color and cost.
    #[must_use]
    pub fn tile_full(&self, tile: TileId) -> String {
        let mut parts = vec![self.tile(tile)];
        if let Some(found) = self.game.tile(tile) {
            parts.extend(self.tile_parts(found));
        }
        parts.join(", ")
    }

    /// Names a target that is pushed, and its sector.
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
        let settled = settled.filter(|(_, [e, c])| {
            *e != UNSETTLED_SHARE && *c != UNSETTLED_SHARE && (*e > 0 || *c > 0)
        });
        let share_texts = settled.map(|(seat, share)| {
            let args = [
                ("seat", self.seat(seat).into()),
                ("what", self.share(*share).into()),
            ];
            self.say("saga-share", &args)
        });
        let parts: Vec<String> = std::iter::once(name).chain(share_texts).collect();
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
