//! The box: figures, tiles, cards and layouts as data, embedded, and the way in for those from
//! outside. No rules.
