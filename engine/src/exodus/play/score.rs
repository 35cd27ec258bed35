//! Victory points `[EXO-16]`.
