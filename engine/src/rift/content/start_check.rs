//! What a starting place may ask of the ship that stands on it.
//!
//! Where the model is open, the largest figures of any model are the limit here; the ship that is
//! really chosen is checked when a table is laid.

use crate::error::LoadError;
use crate::rift::board_file::{ANY_MODEL, BoardFile, Start};
use crate::rift::figures::{Figures, Model};
use crate::rift::ship::{Build, Ion, Weapon};

/// The most that a ship on a starting place can have.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    speed: u8,
    hull: u8,
    main: u8,
    aux: u8,
    torpedoes: u8,
    mines: u8,
    ion: bool,
    bar: u8,
}

impl Limits {
    /// The limits of a ship that is built.
    #[must_use]
    pub fn of_build(build: &Build, figures: &Figures) -> Self {
        Self {
            speed: build.speed.unsigned_abs(),
            hull: build.hull,
            main: build.main,
            aux: build.aux,
            torpedoes: build.torpedoes,
            mines: build.mines,
            ion: build.has_ion(),
            bar: figures.bar,
        }
    }

    /// The limits of any of `models`.
    fn of_models<'a>(models: impl Iterator<Item = &'a Model>, figures: &Figures) -> Self {
        let none = Self {
            speed: 0,
            hull: 0,
            main: 0,
            aux: 0,
            torpedoes: 0,
            mines: 0,
            ion: false,
            bar: figures.bar,
        };
        models.fold(none, |most, model| Self {
            speed: most.speed.max(model.speed),
            hull: most.hull.max(model.hull),
            main: most.main.max(model.main),
            aux: most.aux.max(model.aux),
            torpedoes: most.torpedoes.max(model.torpedoes),
            mines: most.mines.max(model.mines),
            ion: most.ion || model.mounts.iter().any(|mount| mount.weapon == Weapon::Ion),
            bar: most.bar,
        })
    }

    /// Accepts `start`, or gives the key of the value that goes beyond the limits, below
    /// `starts[n]`, and the reason.
    ///
    /// # Errors
    /// The first value that does not fit.
    pub fn check(&self, start: &Start) -> Result<(), (String, String)> {
        let console = &start.console;
        let over = |key: &str, value: u8, most: u8| {
            let reason = format!("{value} is more than {most}, the most of this ship");
            Err((key.to_owned(), reason))
        };
        if start.speed.unsigned_abs() > self.speed {
            return over("speed", start.speed.unsigned_abs(), self.speed);
        }
        if console.hull == Some(0) {
            let reason = "a ship with hull 0 is destroyed".to_owned();
            return Err(("console.hull".to_owned(), reason));
        }
        for (key, value, most) in [
            ("console.hull", console.hull, self.hull),
            ("console.main", console.main, self.main),
            ("console.aux", console.aux, self.aux),
            ("console.torpedoes", console.torpedoes, self.torpedoes),
            ("console.mines", console.mines, self.mines),
        ] {
            if let Some(value) = value
                && value > most
            {
                return over(key, value, most);
            }
        }
        for (side, pair) in console.bars.iter().flat_map(|bars| bars.given()) {
            if let Some(strength) = pair.into_iter().find(|strength| *strength > self.bar) {
                let letter = ['F', 'R', 'B', 'L'][side.index()];
                return over(&format!("console.bars.{letter}"), strength, self.bar);
            }
        }
        match console.ion {
            Some(Ion::Charging | Ion::Charged) if !self.ion => {
                let reason = "this ship has no ion canon".to_owned();
                Err(("console.ion".to_owned(), reason))
            }
            Some(Ion::Charging | Ion::Charged | Ion::Uncharged) | None => Ok(()),
        }
    }
}

/// Accepts starting place `n` of `board`, counted from 0.
///
/// # Errors
/// The first fault.
pub fn check(file: &str, board: &BoardFile, n: usize, figures: &Figures) -> Result<(), LoadError> {
    let Some(start) = board.starts.get(n) else {
        return Ok(());
    };
    let wrong =
        |key: &str, reason: String| Err(LoadError::new(file, format!("starts[{n}].{key}"), reason));
    if start.team == 0 {
        return wrong("team", "teams are numbered from 1".to_owned());
    }
    let fits = |model: &&Model| start.model == ANY_MODEL || start.model == model.id;
    let mut models = figures.models.iter().filter(fits).peekable();
    if models.peek().is_none() {
        return wrong("model", format!("there is no model `{}`", start.model));
    }
    let limits = Limits::of_models(models, figures);
    limits
        .check(start)
        .or_else(|(key, reason)| wrong(&key, reason))
}
