//! Validates the figures of the frame: bounds within which the rules can compute.

use super::card_files::FiguresFile;
use super::cards::ContentReader;
use super::content_error::ContentError;
use crate::error::LoadError;
use crate::saga::armada::MAX_SLOTS;
use crate::saga::effect::Good;
use crate::saga::figures::{Frame, LevelReward};

/// Maximum number of levels of a track.
const LEVELS: usize = 12;

impl ContentReader<'_> {
    /// Checks that the game can be played with these figures.
    ///
    /// # Errors
    ///
    /// Returns the place and the bounds.
    pub fn figures(&self, file: &FiguresFile) -> Result<(), LoadError> {
        self.frame(&file.frame)?;
        let tracks = [("starport", &file.starport), ("lab", &file.lab)];
        for (name, levels) in tracks {
            let fits = (1..=LEVELS).contains(&levels.len());
            self.ensure(fits, name, ContentError::Count(1, LEVELS))?;
            for (n, level) in levels.iter().enumerate() {
                self.reward(&format!("{name}[{n}].reward"), level.reward)?;
            }
        }
        let fits = (1..=LEVELS).contains(&file.center.len());
        self.ensure(fits, "center", ContentError::Count(1, LEVELS))?;
        for (n, reward) in file.center.iter().enumerate() {
            self.reward(&format!("center[{n}]"), *reward)?;
            let fits = !matches!(reward, LevelReward::Equip(_));
            self.ensure(
                fits,
                &format!("center[{n}]"),
                ContentError::OneOf("gain, draw"),
            )?;
        }
        for (n, raider) in file.raiders.iter().enumerate() {
            let place = format!("raiders[{n}].foe");
            self.check_bounds(&format!("{place}.attack"), raider.foe.attack, 0, 20)?;
            self.check_bounds(&format!("{place}.hull"), raider.foe.hull, 1, 40)?;
            self.check_bounds(&format!("{place}.speed"), raider.foe.speed, 0, 20)?;
        }
        Ok(())
    }

    fn reward(&self, place: &str, reward: LevelReward) -> Result<(), LoadError> {
        match reward {
            LevelReward::Gain(Good::Points, _) => Err(self.error_at(
                place,
                &ContentError::OneOf("astartium, exploration, combat"),
            )),
            LevelReward::Gain(_, n) => self.check_bounds(place, n, 1, 20),
            LevelReward::Equip(_)
            | LevelReward::Stats
            | LevelReward::Activation
            | LevelReward::Draw(_) => Ok(()),
        }
    }

    fn frame(&self, frame: &Frame) -> Result<(), LoadError> {
        let key = |key: &str| format!("frame.{key}");
        for (n, stat) in frame.stats.iter().enumerate() {
            self.check_bounds(&format!("frame.stats[{n}]"), *stat, 1, 10)?;
        }
        let pairs = [
            ("start", frame.start, 0, 20),
            ("start_solo", frame.start_solo, 0, 20),
            ("level_price", frame.level_price, 1, 20),
            ("starbase_price", frame.starbase_price, 0, 12),
            ("collision", frame.collision, 0, 20),
            ("siege", frame.siege, 1, 10),
            ("domination", frame.domination, 1, 12),
        ];
        for (name, numbers, least, most) in pairs {
            for (n, number) in numbers.into_iter().enumerate() {
                self.check_bounds(&format!("frame.{name}[{n}]"), number, least, most)?;
            }
        }
        let numbers = [
            ("hull", frame.hull, 1, 20),
            ("hull_max", frame.hull_max, frame.hull, 20),
            // A roll holds at most ten dice.
            ("stat_max", frame.stat_max, 1, 10),
            ("success", frame.success, 2, 6),
            ("slots", frame.slots, 1, MAX_SLOTS as u8),
            ("event_price", frame.event_price, 1, 6),
            ("boss_evade", frame.boss_evade, 0, 20),
            ("regroup_repair", frame.regroup_repair, 1, 20),
            ("exploration_damage", frame.exploration_damage, 0, 20),
            ("scan_sectors", frame.scan_sectors, 0, 6),
            ("raider_missing", frame.raider_missing, 0, 20),
            ("ravager_attack", frame.ravager_attack, 0, 20),
            ("duel_exchanges", frame.duel_exchanges, 1, 10),
        ];
        for (name, number, least, most) in numbers {
            self.check_bounds(&key(name), number, least, most)?;
        }
        Ok(())
    }
}
