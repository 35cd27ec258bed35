//! Descriptions of events and actions for the log, and where on the board they happen.
//!
//! Each game declares this once, for all its events and actions. The engine knows no language: a
//! description has the key of a phrase and typed arguments, and a user interface turns both into
//! text.

/// The phrase of an event or an action, and where on the board it happens.
///
/// `T` is the game's type of an argument, `C` of a cell and `P` of a piece.
///
/// ```
/// use engine::description::Description;
///
/// let moved: Description<u8, (i8, i8), u8> =
///     Description::new("moved").with("ship", 3).with("speed", 5).at((0, 2)).of(3);
/// assert_eq!(moved.key, "moved");
/// assert_eq!(moved.args, [("ship", 3), ("speed", 5)]);
/// assert_eq!((moved.cell, moved.piece), (Some((0, 2)), Some(3)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Description<T, C, P> {
    /// Phrase key, without the prefix that all phrases of its kind share.
    pub key: &'static str,
    /// The arguments of the phrase, by name.
    pub args: Vec<(&'static str, T)>,
    /// The cell where the event or action happens; `None` if it is not bound to one cell.
    pub cell: Option<C>,
    /// The piece that acts or is affected; `None` if there is no such piece.
    pub piece: Option<P>,
}

impl<T, C, P> Description<T, C, P> {
    /// Creates a description without arguments, cell or piece.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
            cell: None,
            piece: None,
        }
    }

    /// Adds an argument of the phrase.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<T>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Sets the cell where the event or action happens.
    #[must_use]
    pub fn at(mut self, cell: C) -> Self {
        self.cell = Some(cell);
        self
    }

    /// Sets the piece that acts or is affected.
    #[must_use]
    pub fn of(mut self, piece: P) -> Self {
        self.piece = Some(piece);
        self
    }
}

#[cfg(test)]
pub(crate) mod checks {
    use super::Description;
    use std::collections::BTreeSet;
    use std::fmt::Debug;

    /// Asserts that there is a sample of every variant, and that every description has a key and no
    /// argument twice.
    pub fn are_complete<V: Debug, T, C, P>(
        variants: &[&str],
        samples: &[V],
        description: impl Fn(&V) -> Description<T, C, P>,
    ) {
        let name = |sample: &V| {
            let text = format!("{sample:?}");
            let end = text.find(|c: char| !c.is_alphanumeric());
            text[..end.unwrap_or(text.len())].to_owned()
        };
        let names: BTreeSet<String> = samples.iter().map(name).collect();
        let all: BTreeSet<String> = variants.iter().map(|&name| name.to_owned()).collect();
        assert_eq!(names, all);
        for sample in samples {
            let Description { key, args, .. } = description(sample);
            assert!(!key.is_empty(), "{sample:?}");
            let names: BTreeSet<&str> = args.iter().map(|(name, _)| *name).collect();
            assert_eq!(names.len(), args.len(), "{sample:?}");
        }
    }
}
