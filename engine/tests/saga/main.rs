//! Tests of the rules of Saga against their text: every worked example, every ruling and every
//! numbered rule, by id.

mod board;
mod bots;
mod combat;
mod drafts;
mod editions;
mod examples_01_20;
mod examples_21_40;
mod examples_41_55;
mod examples_56_65;
mod frame;
mod game_stats;
mod goals;
mod json_api;
mod lessons;
mod plays;
mod rolls;
mod rules;
#[allow(dead_code, reason = "chapters use their own parts of it")]
mod scene;
#[path = "../support/mod.rs"]
mod support;
