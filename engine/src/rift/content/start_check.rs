//! Checks the starting values of a ship on a starting place.
//!
//! Where the model is open, the largest value of any model is the limit; the chosen ship is checked
//! when a game is built.

use crate::args::{Arg, Args};
use crate::rift::board_file::{ANY_MODEL, Start};
use crate::rift::figures::{Figures, Model};
use crate::rift::ship::{Build, Ion, Side, Weapon};

/// A value of a starting place that has a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantNames)]
#[strum(
    prefix = "editor-figure-",
    serialize_all = "kebab-case",
    const_into_str
)]
pub enum StartValue {
    /// Speed, forward or in reverse.
    Speed,
    Hull,
    /// Energy in the main reactor.
    Main,
    /// Energy in the auxiliary store.
    Aux,
    Torpedoes,
    /// Mines in store.
    Mines,
    /// Strength of a shield bar on this side.
    Bar(Side),
}

impl StartValue {
    /// Returns the path of keys below the starting place.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Speed => "speed",
            Self::Hull => "console.hull",
            Self::Main => "console.main",
            Self::Aux => "console.aux",
            Self::Torpedoes => "console.torpedoes",
            Self::Mines => "console.mines",
            Self::Bar(side) => [
                "console.bars.F",
                "console.bars.R",
                "console.bars.B",
                "console.bars.L",
            ][side.index()],
        }
    }
}

/// A starting value that no ship can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartError {
    /// The team is 0; teams are counted from 1.
    Team,
    /// The model does not exist.
    Model(String),
    /// A number exceeds the limit of the model.
    Over {
        figure: StartValue,
        value: u8,
        /// Maximum value for the model.
        max: u8,
    },
    /// The hull is 0.
    Destroyed,
    /// The model has no ion cannon to charge.
    NoIon,
}

impl StartError {
    /// Returns the path of keys below the starting place.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Team => "team",
            Self::Model(_) => "model",
            Self::Over { figure, .. } => figure.key(),
            Self::Destroyed => "console.hull",
            Self::NoIon => "console.ion",
        }
    }

    /// Returns the message for the author of the file, in English.
    #[must_use]
    pub fn message(&self) -> String {
        match self {
            Self::Team => "teams are numbered from 1".to_owned(),
            Self::Model(model) => format!("there is no model `{model}`"),
            Self::Over { value, max, .. } => {
                format!("{value} is more than {max}, the most of this ship")
            }
            Self::Destroyed => "a ship with hull 0 is destroyed".to_owned(),
            Self::NoIon => "this ship has no ion canon".to_owned(),
        }
    }

    /// Returns the phrase key of the message for players.
    #[must_use]
    pub const fn phrase_key(&self) -> &'static str {
        match self {
            Self::Team => "editor-fault-team",
            Self::Model(_) => "editor-fault-model",
            Self::Over { .. } => "editor-fault-over",
            Self::Destroyed => "editor-fault-destroyed",
            Self::NoIon => "editor-fault-no-ion",
        }
    }

    /// Returns the arguments of the phrase: the model, or the value and its limit.
    #[must_use]
    pub fn args(&self) -> Args {
        match self {
            Self::Model(model) => vec![("model", Arg::Label(model.clone()))],
            Self::Over { figure, value, max } => vec![
                ("figure", Arg::Term(figure.into_str())),
                ("value", Arg::Number(i64::from(*value))),
                ("most", Arg::Number(i64::from(*max))),
            ],
            Self::Team | Self::Destroyed | Self::NoIon => Args::new(),
        }
    }
}

/// The maximum values of a ship on a starting place.
#[derive(Clone, Copy, Debug)]
pub struct StartLimits {
    speed: u8,
    hull: u8,
    main: u8,
    aux: u8,
    torpedoes: u8,
    mines: u8,
    has_ion_cannon: bool,
    bar: u8,
}

impl StartLimits {
    /// Returns the limits of one ship.
    #[must_use]
    pub fn of_build(build: &Build, figures: &Figures) -> Self {
        Self {
            speed: build.speed.unsigned_abs(),
            hull: build.hull,
            main: build.main,
            aux: build.aux,
            torpedoes: build.torpedoes,
            mines: build.mines,
            has_ion_cannon: build.has_ion(),
            bar: figures.bar,
        }
    }

    /// Returns the largest limits of any of `models`.
    fn of_models<'a>(models: impl Iterator<Item = &'a Model>, figures: &Figures) -> Self {
        let none = Self {
            speed: 0,
            hull: 0,
            main: 0,
            aux: 0,
            torpedoes: 0,
            mines: 0,
            has_ion_cannon: false,
            bar: figures.bar,
        };
        models.fold(none, |limits, model| Self {
            speed: limits.speed.max(model.speed),
            hull: limits.hull.max(model.hull),
            main: limits.main.max(model.main),
            aux: limits.aux.max(model.aux),
            torpedoes: limits.torpedoes.max(model.torpedoes),
            mines: limits.mines.max(model.mines),
            has_ion_cannon: limits.has_ion_cannon
                || model.mounts.iter().any(|mount| mount.weapon == Weapon::Ion),
            bar: limits.bar,
        })
    }

    /// Returns the values of `start` that exceed the limits.
    #[must_use]
    pub fn errors(&self, start: &Start) -> Vec<StartError> {
        let console = &start.console;
        let mut found = Vec::new();
        let mut check_limit = |figure: StartValue, value: Option<u8>, max: u8| {
            if let Some(value) = value.filter(|value| *value > max) {
                found.push(StartError::Over { figure, value, max });
            }
        };
        check_limit(
            StartValue::Speed,
            Some(start.speed.unsigned_abs()),
            self.speed,
        );
        check_limit(StartValue::Hull, console.hull, self.hull);
        check_limit(StartValue::Main, console.main, self.main);
        check_limit(StartValue::Aux, console.aux, self.aux);
        check_limit(StartValue::Torpedoes, console.torpedoes, self.torpedoes);
        check_limit(StartValue::Mines, console.mines, self.mines);
        for (side, pair) in console.bars.iter().flat_map(|bars| bars.replaced_sides()) {
            check_limit(StartValue::Bar(side), pair.into_iter().max(), self.bar);
        }
        if console.hull == Some(0) {
            found.push(StartError::Destroyed);
        }
        match console.ion {
            Some(Ion::Charging | Ion::Charged) if !self.has_ion_cannon => {
                found.push(StartError::NoIon)
            }
            Some(Ion::Charging | Ion::Charged | Ion::Uncharged) | None => {}
        }
        found
    }
}

/// Returns the errors of `start`: values that no ship allowed there can have.
#[must_use]
pub fn start_errors(start: &Start, figures: &Figures) -> Vec<StartError> {
    let mut found = Vec::new();
    if start.team == 0 {
        found.push(StartError::Team);
    }
    let fits = |model: &&Model| start.model == ANY_MODEL || start.model == model.id;
    let mut models = figures.models.iter().filter(fits).peekable();
    if models.peek().is_none() {
        found.push(StartError::Model(start.model.clone()));
        return found;
    }
    found.extend(StartLimits::of_models(models, figures).errors(start));
    found
}
