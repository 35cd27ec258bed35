//! Fits the network of a game to the results of matches between bots.
//!
//! Captains play matches, with some moves of Ensigns so that all kinds of positions occur
//! ([`self_play`]). Each position learns from the end of its match ([`fit`]); the matches that were
//! left out tell whether the new network predicts better than the current one ([`report`]).

pub mod fit;
pub mod report;
pub mod run;
pub mod sample;
pub mod self_play;
pub mod training_args;
