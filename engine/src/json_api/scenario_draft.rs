//! A board or scenario that is being made: its file, whatever is wrong with it. What can be changed about
//! it is for its game to say.

use super::ScenarioDocument;
use crate::error::LoadError;
use crate::load::from_json;
use serde::de::DeserializeOwned;

/// Longest id, in letters.
const ID_LETTERS: usize = 40;

/// The file of what is made.
pub trait DraftFile: Clone + PartialEq + DeserializeOwned {
    /// The id of one whose name has no letter that an id may have.
    const DEFAULT_ID: &'static str;

    /// Whether it has the shape that everything done with it relies on; other faults may be mended
    /// later.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    fn check_shape(&self, file: &str) -> Result<(), LoadError>;

    /// Its text, which is read again as the same.
    fn to_text(&self) -> String;

    /// What is left of a change to what was before: the change, whatever it has done.
    #[must_use]
    fn after_change(self, _before: &Self) -> Self {
        self
    }

    /// Its name.
    fn name(&self) -> &str;

    /// Its id, which names its file.
    fn id(&self) -> &str;

    /// The code that says all of it in a link; none when it is too long for one.
    fn code(sheet: &ScenarioDraft<Self>) -> Option<String>;

    /// Gives it another name and id.
    fn rename(&mut self, name: &str, id: String);
}

/// What is being made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioDraft<F>(pub(crate) F);

impl<F: DraftFile> ScenarioDraft<F> {
    /// Takes a file that has the shape of one.
    ///
    /// # Errors
    /// When it has not.
    pub fn from_file(file: &str, sheet: F) -> Result<Self, LoadError> {
        sheet.check_shape(file)?;
        Ok(Self(sheet))
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Names the file, the place in it and the reason.
    pub fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        Self::from_file(file, from_json(file, text)?)
    }

    /// The text of a file that [`ScenarioDraft::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        self.0.to_text()
    }

    /// The file as it stands.
    #[must_use]
    pub const fn file(&self) -> &F {
        &self.0
    }

    /// The same after a change of what is not on the board.
    #[must_use]
    pub fn with(&self, change: impl FnOnce(&mut F)) -> Self {
        let mut file = self.0.clone();
        change(&mut file);
        Self(file.after_change(&self.0))
    }

    /// Gives it another name, and the id that goes with it.
    #[must_use]
    pub fn with_name(&self, name: &str) -> Self {
        let mut sheet = self.clone();
        sheet.0.rename(name, id_of::<F>(name));
        sheet
    }
}

impl<F: DraftFile> ScenarioDocument for ScenarioDraft<F> {
    fn read(file: &str, text: &str) -> Result<Self, LoadError> {
        Self::read(file, text)
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

/// An id made of the letters and digits of a name.
fn id_of<F: DraftFile>(name: &str) -> String {
    let words: Vec<String> = name
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let id: String = words.join("-").chars().take(ID_LETTERS).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() { F::DEFAULT_ID } else { id }.to_owned()
}
