//! Checks whether a match can be played with given figures: the numbers must make sense and fit the
//! state's number types.

use crate::args::{Arg, Args};
use crate::content_id::{MAX_ID_CHARS, is_id};
use crate::error::LoadError;
use crate::error_reason::ErrorReason;
use crate::game::Game;
use crate::rift::Rift;
use crate::rift::figures::{Figures, Gun, Model};
use crate::rift::options::MAX_SHIPS;
use crate::rift::ship::{MAX_MOUNTS, Mount};
use std::ops::RangeInclusive;

/// Maximum number of ship models in one set of figures.
pub const MAX_MODELS: usize = 32;
/// Maximum energy of a reactor or a store, and maximum cost of a jump.
pub const MAX_ENERGY: u8 = 30;
/// Maximum number of hull points, of torpedoes and of points of damage.
pub const MAX_POINTS: u8 = 99;
/// Maximum top speed.
pub const MAX_SPEED: u8 = 8;
/// Maximum strength of a bar.
pub const MAX_BAR: u8 = 15;
/// Maximum number of mines and of barrels, and maximum cost of an action.
pub const MAX_MINES: u8 = 15;
/// Maximum range of a weapon or jump, in squares.
pub const MAX_RANGE: u8 = 31;

/// Why figures are rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FiguresError {
    /// There are too few or too many models.
    #[error("1 to {MAX_MODELS} models are needed")]
    Models,
    /// An id contains a character that is not allowed.
    #[error("an id has 1 to {MAX_ID_CHARS} lower-case letters, digits and hyphens")]
    Id,
    /// Two models have the same id.
    #[error("two models are called `{0}`")]
    ModelTwice(String),
    /// A model has more mounts than a ship can have.
    #[error("a ship has at most {MAX_MOUNTS} mounts")]
    Mounts,
    /// A side has two mounts of the same weapon.
    #[error("this side already has a mount of this weapon")]
    MountTwice,
    /// A number is out of range.
    #[error("{value} is not within {min} to {max}")]
    Bounds {
        value: u8,
        /// Minimum value, inclusive.
        min: u8,
        /// Maximum value, inclusive.
        max: u8,
    },
}

impl FiguresError {
    /// Returns the reason, for authors of the file and for players.
    #[must_use]
    pub fn reason(&self) -> ErrorReason {
        ErrorReason::from_game(Rift::NAME, self.to_string(), self.phrase_key(), self.args())
    }

    const fn phrase_key(&self) -> &'static str {
        match self {
            Self::Models => "editor-figure-fault-models",
            Self::Id => "editor-figure-fault-id",
            Self::ModelTwice(_) => "editor-figure-fault-model-twice",
            Self::Mounts => "editor-figure-fault-mounts",
            Self::MountTwice => "editor-figure-fault-mount-twice",
            Self::Bounds { .. } => "editor-figure-fault-bounds",
        }
    }

    fn args(&self) -> Args {
        let max_args = |max: usize| {
            let max = i64::try_from(max).unwrap_or(i64::MAX);
            vec![("most", Arg::Number(max))]
        };
        match self {
            Self::Models => max_args(MAX_MODELS),
            Self::Mounts => max_args(MAX_MOUNTS),
            Self::Id | Self::MountTwice => Args::new(),
            Self::ModelTwice(id) => vec![("model", Arg::Label(id.clone()))],
            Self::Bounds { value, min, max } => {
                let numbers = [("value", value), ("least", min), ("most", max)];
                numbers
                    .map(|(name, number)| (name, Arg::Number(i64::from(*number))))
                    .to_vec()
            }
        }
    }
}

/// An error with its path of keys in the figures.
pub type LocatedFiguresError = (String, FiguresError);

/// Checks `figures`, read from `file`.
///
/// # Errors
/// Returns the first error found.
pub fn check(file: &str, figures: &Figures) -> Result<(), LoadError> {
    check_figures(figures).map_err(|(path, error)| LoadError::new(file, path, error.reason()))
}

/// Checks `figures` and locates the error by its path of keys.
///
/// # Errors
/// Returns the first error found.
pub fn check_figures(figures: &Figures) -> Result<(), LocatedFiguresError> {
    if figures.models.is_empty() || figures.models.len() > MAX_MODELS {
        return Err(("models".to_owned(), FiguresError::Models));
    }
    for (n, model) in figures.models.iter().enumerate() {
        check_model(&format!("models[{n}]"), model)?;
        let mut before = figures.models.iter().take(n);
        if before.any(|other| other.id == model.id) {
            let error = FiguresError::ModelTwice(model.id.clone());
            return Err((format!("models[{n}].id"), error));
        }
    }
    check_gun("laser", figures.laser)?;
    check_gun("torpedo", figures.torpedo)?;
    check_gun("ion", figures.ion)?;
    check_bounds("charged_damage", figures.charged_damage, 0..=MAX_POINTS)?;
    check_bounds("charge_cost", figures.charge_cost, 0..=MAX_MINES)?;
    check_bounds("strike_damage", figures.strike_damage, 0..=MAX_POINTS)?;
    for (n, damage) in figures.blast_damage.into_iter().enumerate() {
        check_bounds(&format!("blast_damage[{n}]"), damage, 0..=MAX_POINTS)?;
    }
    check_bounds("warp_cost", figures.warp_cost, 1..=MAX_ENERGY)?;
    check_bounds("warp_range", figures.warp_range, 1..=MAX_RANGE)?;
    check_bounds("relocate_cost", figures.relocate_cost, 1..=MAX_MINES)?;
    check_bounds("swap_cost", figures.swap_cost, 1..=MAX_MINES)?;
    check_bounds("bar", figures.bar, 1..=MAX_BAR)?;
    check_bounds(
        "box_limits.ships",
        figures.box_limits.ships,
        1..=MAX_SHIPS as u8,
    )
}

fn check_model(path: &str, model: &Model) -> Result<(), LocatedFiguresError> {
    if !is_id(&model.id) {
        return Err((format!("{path}.id"), FiguresError::Id));
    }
    for (key, value, bounds) in [
        ("main", model.main, 1..=MAX_ENERGY),
        ("aux", model.aux, 0..=MAX_ENERGY),
        ("hull", model.hull, 1..=MAX_POINTS),
        ("speed", model.speed, 1..=MAX_SPEED),
        ("move_cost", model.move_cost, 1..=MAX_MINES),
        ("torpedoes", model.torpedoes, 0..=MAX_POINTS),
        ("mines", model.mines, 0..=MAX_MINES),
    ] {
        check_bounds(&format!("{path}.{key}"), value, bounds)?;
    }
    if model.mounts.len() > MAX_MOUNTS {
        return Err((format!("{path}.mounts"), FiguresError::Mounts));
    }
    for (n, mount) in model.mounts.iter().enumerate() {
        let path = format!("{path}.mounts[{n}]");
        check_bounds(&format!("{path}.barrels"), mount.barrels, 1..=MAX_MINES)?;
        let mut before = model.mounts.iter().take(n);
        if before.any(|other| is_duplicate(other, mount)) {
            return Err((path, FiguresError::MountTwice));
        }
    }
    Ok(())
}

fn is_duplicate(a: &Mount, b: &Mount) -> bool {
    a.weapon == b.weapon && a.side == b.side
}

fn check_gun(key: &str, gun: Gun) -> Result<(), LocatedFiguresError> {
    check_bounds(&format!("{key}.range"), gun.range, 1..=MAX_RANGE)?;
    check_bounds(&format!("{key}.cost"), gun.cost, 0..=MAX_MINES)?;
    check_bounds(&format!("{key}.damage"), gun.damage, 0..=MAX_POINTS)
}

fn check_bounds(
    path: &str,
    value: u8,
    bounds: RangeInclusive<u8>,
) -> Result<(), LocatedFiguresError> {
    if bounds.contains(&value) {
        return Ok(());
    }
    let (min, max) = (*bounds.start(), *bounds.end());
    Err((path.to_owned(), FiguresError::Bounds { value, min, max }))
}
