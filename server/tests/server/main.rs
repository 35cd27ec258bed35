//! Tests of the whole server, in one program, since each one links the engine.

mod admin_page;
mod administration;
mod api_document;
#[cfg(feature = "cluster")]
mod cluster;
mod community;
mod conduct;
mod days;
// With several nodes, a killed one keeps its tables until its lease ends: see `cluster`.
#[cfg(not(feature = "cluster"))]
mod kill;
mod mail;
mod matches;
mod notices;
mod notifications;
mod passkeys;
mod publishers;
mod ratings;
mod reactions;
mod samples;
mod spectators;
mod support;
mod tables;
mod talk;
mod time;
mod tournaments;
