//! The chapters about the board, rule by rule.

mod bosses;
mod movement;
mod raiders;
mod ravager;
mod reports;
mod scanning;
mod sectors;
mod surges;
