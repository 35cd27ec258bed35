//! The page: draws views, sends actions, computes no legality.

#![allow(missing_docs, reason = "a program; nobody builds on it")]

pub mod api;
pub mod app;
pub mod chunks;
pub mod games;
pub mod pages;
