//! Validates the figures of the frame: bounds within which the rules can compute.

use super::card_files::FiguresFile;
use super::cards::{ContentReader, MAX_ATTACK, MAX_FOE_HULL};
use super::content_error::ContentError;
use crate::error::LoadError;
use crate::saga::armada::MAX_SLOTS;
use crate::saga::effect::Good;
#[cfg(feature = "schema")]
use crate::saga::figures::SectorKind;
use crate::saga::figures::{Frame, LevelReward};

/// Maximum number of levels of a track.
pub const LEVELS: usize = 12;
/// Bounds of stats, of the exchanges of a duel, and of the values of a siege. A roll has at most
/// ten dice.
pub const STAT: (u8, u8) = (1, 10);
/// Bounds of Hull.
pub const HULL: (u8, u8) = (1, 20);
/// Bounds of the face from which a die is a success.
pub const SUCCESS: (u8, u8) = (2, 6);
/// Bounds of initial amounts, and of damage.
pub const AMOUNT: (u8, u8) = (0, 20);
/// Bounds of the price of a level, and of the repairs of a Regroup.
pub const PRICE: (u8, u8) = (1, 20);
/// Bounds of the price of a Starbase.
pub const STARBASE_PRICE: (u8, u8) = (0, 12);
/// Bounds of the price of an event.
pub const EVENT_PRICE: (u8, u8) = (1, 6);
/// Bounds of the rows of Units and of Power Ups.
pub const SLOTS: (u8, u8) = (1, MAX_SLOTS as u8);
/// Bounds of the sectors that a Scanning Report adds.
pub const SCAN_SECTORS: (u8, u8) = (0, 6);
/// Bounds of the deliveries and Starbases that win the Arena by domination.
pub const DOMINATION: (u8, u8) = (1, 12);
/// Bounds of the amount of a good that a level gives.
pub const GAIN: (u8, u8) = (1, 20);

#[cfg(feature = "schema")]
crate::schema::some_of!(
    /// The reward of a level of the Starport or the Research Lab.
    TrackReward: LevelReward, |reward| is_level_reward(*reward)
);
#[cfg(feature = "schema")]
crate::schema::some_of!(
    /// The reward of a level of the Command Center.
    CenterReward: LevelReward, |reward| is_level_reward(*reward) && is_center_reward(*reward)
);
#[cfg(feature = "schema")]
crate::schema::some_of!(
    /// The type of a sector that a Scanning Report names.
    CommonKind: SectorKind, |kind| kind.is_common()
);

/// Returns whether a level can give this reward: anything except Victory Points.
const fn is_level_reward(reward: LevelReward) -> bool {
    !matches!(reward, LevelReward::Gain(Good::Points, _))
}

/// Returns whether a level of the Command Center, which has no cards, can give this reward.
const fn is_center_reward(reward: LevelReward) -> bool {
    !matches!(reward, LevelReward::Equip(_))
}

impl ContentReader<'_> {
    /// Checks that the game can be played with these figures.
    ///
    /// # Errors
    ///
    /// Returns the place and the bounds.
    pub fn check_figures(&self, file: &FiguresFile) -> Result<(), LoadError> {
        self.check_frame(&file.frame)?;
        let tracks = [("starport", &file.starport), ("lab", &file.lab)];
        for (name, levels) in tracks {
            let fits = (1..=LEVELS).contains(&levels.len());
            self.ensure(fits, name, ContentError::Count(1, LEVELS))?;
            for (n, level) in levels.iter().enumerate() {
                self.check_reward(&format!("{name}[{n}].reward"), level.reward)?;
            }
        }
        let fits = (1..=LEVELS).contains(&file.center.len());
        self.ensure(fits, "center", ContentError::Count(1, LEVELS))?;
        for (n, reward) in file.center.iter().enumerate() {
            self.check_reward(&format!("center[{n}]"), *reward)?;
            let fits = is_center_reward(*reward);
            self.ensure(
                fits,
                &format!("center[{n}]"),
                ContentError::OneOf("gain, draw"),
            )?;
        }
        for (n, raider) in file.raiders.iter().enumerate() {
            let path = format!("raiders[{n}].foe");
            self.check_bounds(&format!("{path}.attack"), raider.foe.attack, 0, MAX_ATTACK)?;
            self.check_bounds(&format!("{path}.hull"), raider.foe.hull, 1, MAX_FOE_HULL)?;
            self.check_bounds(&format!("{path}.speed"), raider.foe.speed, 0, MAX_ATTACK)?;
        }
        Ok(())
    }

    fn check_reward(&self, path: &str, reward: LevelReward) -> Result<(), LoadError> {
        let error = ContentError::OneOf("astartium, exploration, combat");
        self.ensure(is_level_reward(reward), path, error)?;
        match reward {
            LevelReward::Gain(_, n) => self.check_bounds(path, n, GAIN.0, GAIN.1),
            LevelReward::Equip(_)
            | LevelReward::Stats
            | LevelReward::Activation
            | LevelReward::Draw(_) => Ok(()),
        }
    }

    fn check_frame(&self, frame: &Frame) -> Result<(), LoadError> {
        let key = |key: &str| format!("frame.{key}");
        for (n, stat) in frame.stats.iter().enumerate() {
            self.check_bounds(&format!("frame.stats[{n}]"), *stat, STAT.0, STAT.1)?;
        }
        let pairs = [
            ("start", frame.start, AMOUNT),
            ("start_solo", frame.start_solo, AMOUNT),
            ("level_price", frame.level_price, PRICE),
            ("starbase_price", frame.starbase_price, STARBASE_PRICE),
            ("collision", frame.collision, AMOUNT),
            ("siege", frame.siege, STAT),
            ("domination", frame.domination, DOMINATION),
        ];
        for (name, numbers, (min, max)) in pairs {
            for (n, number) in numbers.into_iter().enumerate() {
                self.check_bounds(&format!("frame.{name}[{n}]"), number, min, max)?;
            }
        }
        let numbers = [
            ("hull", frame.hull, HULL),
            ("hull_max", frame.hull_max, (frame.hull, HULL.1)),
            ("stat_max", frame.stat_max, STAT),
            ("success", frame.success, SUCCESS),
            ("slots", frame.slots, SLOTS),
            ("event_price", frame.event_price, EVENT_PRICE),
            ("boss_evade", frame.boss_evade, AMOUNT),
            ("regroup_repair", frame.regroup_repair, PRICE),
            ("exploration_damage", frame.exploration_damage, AMOUNT),
            ("scan_sectors", frame.scan_sectors, SCAN_SECTORS),
            ("raider_missing", frame.raider_missing, AMOUNT),
            ("ravager_attack", frame.ravager_attack, AMOUNT),
            ("duel_exchanges", frame.duel_exchanges, STAT),
        ];
        for (name, number, (min, max)) in numbers {
            self.check_bounds(&key(name), number, min, max)?;
        }
        Ok(())
    }
}
