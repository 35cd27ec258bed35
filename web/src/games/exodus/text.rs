//! A game of Exodus in words only.
