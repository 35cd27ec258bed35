//! Tests of the rules of Space Rift against their text: every worked example, every ruling and
//! every numbered rule of play, by id.

mod bot;
mod bots;
#[path = "../support/calls.rs"]
mod calls;
mod ch01_field;
mod ch02_units;
mod ch03_setup;
mod ch04_turn;
mod ch05_cards;
mod ch05_commands;
mod ch06_orders;
mod ch07_movement;
mod ch09_sight;
mod ch10_combat;
mod ch11_hits;
mod ch14_cards;
mod ch14_windows;
mod ch15_stars;
mod ch16_special;
mod ch18_objectives;
mod ch20_meteors;
mod ch21_team;
mod ch31_drift;
mod ch33_figures;
mod ch36_riders;
mod ch38_riftside;
mod conditions;
mod drafts;
mod drift_scene;
mod edges;
mod forecast;
mod goals;
mod hexes;
mod json_api;
mod lengths;
#[path = "../support/lesson_checks.rs"]
mod lesson_checks;
mod lessons;
mod own_cards;
mod positions;
mod properties;
mod refusals;
mod review;
mod scene;
