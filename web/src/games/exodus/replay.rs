//! A game of Exodus watched again.
