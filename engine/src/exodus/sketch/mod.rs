//! A layout that is being made `[EXO-17.27]`: a layout file, whatever is wrong with it, and the
//! changes a designer makes.
//!
//! A change touches only what it names, so a file that is opened and written again is the same; the
//! counts of tiles follow the planets that a change adds or takes away. Whether a layout can be
//! played is the matter of `content`.

mod ground;
mod motion;
mod tiles;

pub use ground::{Ground, Planet};
pub use motion::{Motion, Symmetry};

use super::content::Fault;
use super::content::layout_check::TITLE_LETTERS;
use super::layout::{FORMAT, LayoutFile};
use crate::drive::Sketched;
use crate::error::LoadError;
use crate::load::from_json;
use serde::Serialize;

/// The id of a layout whose title has no letter that an id may have.
const PLAIN_ID: &str = "layout";
/// Longest id, in letters.
const ID_LETTERS: usize = 40;

/// A layout file of this format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch(LayoutFile);

impl Sketch {
    /// The High Council alone.
    #[must_use]
    pub fn blank() -> Self {
        Self(LayoutFile {
            format: FORMAT.to_owned(),
            id: PLAIN_ID.to_owned(),
            title: String::new(),
            blurb: String::new(),
            tiles: [0; 3],
            homes: Vec::new(),
            open: Vec::new(),
            guards: Default::default(),
            kinds: Default::default(),
        })
    }

    /// Takes a layout of this format; other faults may be mended later.
    ///
    /// # Errors
    /// When it is of another format.
    pub fn of(file: &str, layout: LayoutFile) -> Result<Self, LoadError> {
        if layout.format == FORMAT {
            return Ok(Self(layout));
        }
        let fault = Fault::Format(layout.format);
        Err(LoadError::new(file, "format", fault.reason()))
    }

    /// Reads the text of a layout file.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    pub fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        Self::of(file, from_json(file, text)?)
    }

    /// The text of a layout file that [`Sketch::read`] reads, a line for each part.
    #[must_use]
    pub fn write(&self) -> String {
        let LayoutFile {
            format,
            id,
            title,
            blurb,
            tiles,
            homes,
            open,
            guards,
            kinds,
        } = &self.0;
        let lines = [
            line("format", format),
            line("id", id),
            line("title", title),
            line("blurb", blurb),
            line("tiles", tiles),
            line("homes", homes),
            line("open", open),
            line("guards", guards),
            line("kinds", kinds),
        ];
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }

    /// The layout file as it stands.
    #[must_use]
    pub const fn file(&self) -> &LayoutFile {
        &self.0
    }

    /// The sketch after a change of what is not on the hexes: words, counts of tiles.
    #[must_use]
    pub fn with(&self, change: impl FnOnce(&mut LayoutFile)) -> Self {
        let mut file = self.0.clone();
        change(&mut file);
        Self(file)
    }

    /// Gives it another title, and the id that goes with it.
    #[must_use]
    pub fn named(&self, title: &str) -> Self {
        self.with(|file| {
            file.title = title.chars().take(TITLE_LETTERS).collect();
            file.id = id_of(title);
        })
    }
}

impl Sketched for Sketch {
    fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        Self::read(file, text)
    }

    fn write(&self) -> String {
        Self::write(self)
    }
}

/// A key and its value in one line.
fn line(key: &str, value: &impl Serialize) -> String {
    // Texts and numbers, so nothing can refuse to be written.
    let value = serde_json::to_string(value).unwrap_or_default();
    format!("  \"{key}\": {value}")
}

/// An id made of the letters and digits of a title.
fn id_of(title: &str) -> String {
    let words: Vec<String> = title
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let id: String = words.join("-").chars().take(ID_LETTERS).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() { PLAIN_ID } else { id }.to_owned()
}
