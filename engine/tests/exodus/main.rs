//! Tests of the rules of Exodus: the name of a test has the ids of the worked examples (`ex`),
//! rulings (`amb`), rules (`exo`) and Ability cards (`abl`) that it covers. Also tests of the bots.

mod bots;
mod bounds;
mod ch01_principles;
mod ch02_setup;
mod ch03_frame;
mod ch04_upkeep;
mod ch05_council;
mod ch06_action;
mod ch07_market;
mod ch07_research;
mod ch07_upgrades;
mod ch08_technologies;
mod ch09_blueprints;
mod ch10_rockets;
mod ch11_conquest;
mod ch12_cloaking;
mod ch13_battle;
mod ch14_guards;
mod ch14_trophies;
mod ch15_deploy;
mod ch16_scoring;
mod ch17_modes;
mod ch18_generals;
mod ch19_effects;
mod conquest_scene;
mod drafts;
mod edges;
mod game_stats;
mod goals;
mod json_api;
mod lessons;
mod older;
mod positions;
mod properties;
mod refusals;
#[allow(dead_code, reason = "chapters use their own parts of it")]
mod scene;
mod single_actions;
mod start;
#[path = "../support/mod.rs"]
mod support;
mod tables;
mod views;
