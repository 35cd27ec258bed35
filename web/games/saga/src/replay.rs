//! A game of Saga watched again: the table as it was, with the leaf in front where something has just
//! happened, or what the Admiral would have done, and all mats as far as the eyes may see them.

pub(super) mod traces;
