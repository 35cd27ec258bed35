//! Tests of the rules of Centauri Rift against their text: every worked example, every ruling and
//! every numbered rule of play, by id. Rules of setup are tested with the content.

mod ch01_objects;
mod ch02_space;
mod ch03_terrain;
mod ch05_turns;
mod ch06_energy;
mod ch07_speed;
mod ch08_rotation;
mod ch09_warp;
mod ch10_shields;
mod ch11_weapons;
mod ch12_ion;
mod ch13_blast;
mod ch13_mines;
mod ch14_damage;
mod ch15_victory;
mod ch16_ace;
mod ch17_time;
mod edges;
mod examples_01_20;
mod examples_21_40;
mod examples_41_58;
mod game_stats;
mod goals;
#[path = "../support/lesson_checks.rs"]
#[allow(dead_code, reason = "lessons of turns need a part of it")]
mod lesson_checks;
mod lessons;
mod modes;
mod oracle;
mod properties;
mod random_tables;
mod refusals;
mod rulings_01_32;
mod rulings_33_63;
mod scene;
mod symmetry;
