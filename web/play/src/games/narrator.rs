//! The narrator writes sentences about a match. The phrase keys begin with the name of the game;
//! the game's own `narrate` chooses the sentence and its words.

use engine::game::Game;
use ui::l10n::{MessageDescriptor, PhraseArg, Phrases, key_of, refusal_text, text_of};

/// A writer of sentences about one match.
pub struct Narrator<'a, G, P = ()> {
    pub phrases: &'a Phrases,
    /// The game with its options.
    pub game: &'a G,
    /// The revealed map of the match, if there is one.
    pub map: Option<&'a P>,
}

impl<G, P> Clone for Narrator<'_, G, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, P> Copy for Narrator<'_, G, P> {}

impl<'a, G: Game, P> Narrator<'a, G, P> {
    /// Creates a narrator of a game, in the language of `phrases`.
    #[must_use]
    pub const fn new(phrases: &'a Phrases, game: &'a G) -> Self {
        let map = None;
        Self { phrases, game, map }
    }

    /// Returns the same narrator with a map.
    #[must_use]
    pub const fn with_map(self, map: &'a P) -> Self {
        Self {
            map: Some(map),
            ..self
        }
    }

    /// Returns the phrases in which it writes.
    #[must_use]
    pub const fn phrases(&self) -> &'a Phrases {
        self.phrases
    }

    /// Returns a refusal as a sentence, without the id of the rule.
    #[must_use]
    pub fn refusal(&self, refusal: &G::Refusal) -> String {
        refusal_text(self.phrases, G::NAME, refusal)
    }

    /// Returns the phrase `<game>-<kind>-<key>` with the words of `line`.
    pub fn line_text(&self, kind: &str, line: &MessageDescriptor) -> String {
        self.say(&format!("{}-{kind}-{}", G::NAME, line.key), &line.words)
    }

    /// Returns the key `<game>-<family>-<name>` of a value's phrase.
    pub fn key(&self, family: &str, value: impl Into<&'static str>) -> String {
        key_of(G::NAME, family, value)
    }

    /// Returns the phrase `<game>-<family>-<name>` of a value.
    pub fn word(&self, family: &str, value: impl Into<&'static str>) -> String {
        text_of(self.phrases, G::NAME, family, value)
    }

    /// Lists names in words.
    pub fn list(&self, names: impl Iterator<Item = String>) -> String {
        self.phrases.list(&names.collect::<Vec<_>>())
    }

    /// Returns the spoken name of a cell from its name, its contents, and the effect of the Enter key,
    /// which may be empty.
    #[must_use]
    pub fn cell_name(&self, name: String, contents: Vec<String>, on_enter: &str) -> String {
        let parts: Vec<String> = std::iter::once(name).chain(contents).collect();
        let cell = parts.join(", ");
        if on_enter.is_empty() {
            return cell;
        }
        let args = [("cell", cell.into()), ("act", on_enter.into())];
        self.say(&format!("{}-cell-act", G::NAME), &args)
    }

    /// Returns the name of a cell with its short name, which it may have instead of a name.
    #[must_use]
    pub fn place_name(&self, name: String, code: String) -> String {
        if name == code {
            return name;
        }
        let args = [("name", name.into()), ("code", code.into())];
        self.say(&format!("{}-cell-name", G::NAME), &args)
    }

    /// Returns a phrase with arguments.
    pub fn say(&self, key: &str, args: &[(&'static str, PhraseArg)]) -> String {
        self.phrases.say(key, args)
    }

    /// Returns a phrase without arguments.
    pub fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }
}
