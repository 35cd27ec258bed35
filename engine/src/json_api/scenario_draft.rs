//! Drafts of custom boards and scenarios: files that may still have errors. Each game defines the
//! changes to its drafts.

use super::ScenarioDocument;
use crate::error::LoadError;
use crate::load::from_json;
use serde::de::DeserializeOwned;

/// The maximum length of an id.
const MAX_ID_CHARS: usize = 40;

/// The type of the file of a draft, which each game defines.
pub trait DraftFile: Clone + PartialEq + DeserializeOwned {
    /// The id of a draft whose name has no character that an id may have.
    const DEFAULT_ID: &'static str;

    /// Checks the shape that all operations rely on; other errors may be fixed later.
    ///
    /// # Errors
    /// Returns an error if the shape is invalid; it names the file, the path in it and the reason.
    fn check_shape(&self, file_name: &str) -> Result<(), LoadError>;

    /// Returns a text that reads back as the same file.
    fn to_text(&self) -> String;

    /// Adjusts the file after a change, given the file before it. By default nothing is adjusted.
    #[must_use]
    fn after_change(self, _before: &Self) -> Self {
        self
    }

    /// Returns the name that the author gave the draft.
    fn name(&self) -> &str;

    /// Returns the id, which is also the name of the file.
    fn id(&self) -> &str;

    /// Returns a code with the whole draft for a link; `None` if it is too long.
    fn code(draft: &ScenarioDraft<Self>) -> Option<String>;

    /// Changes the name and the id.
    fn rename(&mut self, name: &str, id: String);
}

/// A draft of a board or scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioDraft<F>(pub(crate) F);

impl<F: DraftFile> ScenarioDraft<F> {
    /// Wraps a file with a valid shape.
    ///
    /// # Errors
    /// Returns an error if the shape is invalid.
    pub fn from_file(file_name: &str, file: F) -> Result<Self, LoadError> {
        file.check_shape(file_name)?;
        Ok(Self(file))
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Returns an error if the text cannot be read or the shape is invalid; it names the file, the
    /// path in it and the reason.
    pub fn read(file_name: &str, text: &str) -> Result<Self, LoadError> {
        Self::from_file(file_name, from_json(file_name, text)?)
    }

    /// Returns the text of a file that [`ScenarioDraft::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        self.0.to_text()
    }

    /// Returns the current file of the draft.
    #[must_use]
    pub const fn file(&self) -> &F {
        &self.0
    }

    /// Returns the draft after a change of anything but the board.
    #[must_use]
    pub fn with(&self, change: impl FnOnce(&mut F)) -> Self {
        let mut file = self.0.clone();
        change(&mut file);
        Self(file.after_change(&self.0))
    }

    /// Returns the draft with another name and the id that belongs to it.
    #[must_use]
    pub fn with_name(&self, name: &str) -> Self {
        let mut draft = self.clone();
        draft.0.rename(name, id_of::<F>(name));
        draft
    }
}

impl<F: DraftFile> ScenarioDocument for ScenarioDraft<F> {
    fn read(file_name: &str, text: &str) -> Result<Self, LoadError> {
        Self::read(file_name, text)
    }

    fn write(&self) -> String {
        Self::write(self)
    }

    fn name(&self) -> &str {
        self.0.name()
    }

    fn id(&self) -> &str {
        self.0.id()
    }

    fn code(&self) -> Option<String> {
        F::code(self)
    }
}

/// Builds an id from the letters and digits of a name.
fn id_of<F: DraftFile>(name: &str) -> String {
    let words: Vec<String> = name
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let id: String = words.join("-").chars().take(MAX_ID_CHARS).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() { F::DEFAULT_ID } else { id }.to_owned()
}
