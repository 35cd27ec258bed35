//! Exodus in words.
