//! Levels of the tracks and their rewards `[SAGA-UPK.4]` `[SAGA-SET.5]`.

use super::Play;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};
use crate::saga::action::Track;
use crate::saga::event::Event;
use crate::saga::figures::{GearKind, Level, LevelReward};
use crate::saga::game::Saga;
use crate::saga::step::Cause;

/// Index of the Command Center in the levels of a mat.
const CENTER: usize = 2;

impl Track {
    /// Both tracks, in the order of their indices.
    pub const ALL: [Self; 2] = [Self::Starport, Self::Lab];

    /// Returns the index of the track in the levels of a mat.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the kind of cards that the track's levels equip `[SAGA-UPK.4]`.
    #[must_use]
    pub const fn kind(self) -> GearKind {
        match self {
            Self::Starport => GearKind::Unit,
            Self::Lab => GearKind::PowerUp,
        }
    }
}

impl Saga {
    /// Returns the levels of a track, lowest first.
    #[must_use]
    pub fn levels(&self, track: Track) -> &[Level] {
        match track {
            Track::Starport => &self.figures.starport,
            Track::Lab => &self.figures.lab,
        }
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Raises a track by one level and takes its reward; does nothing at the last level
    /// `[SAGA-UPK.4]`.
    pub fn gain_level(&mut self, seat: Seat, track: Track, cause: Cause) {
        let game = self.game;
        let current = self.state.public.mat(seat).levels[track.index()];
        let Some(next) = game.levels(track).get(usize::from(current)) else {
            return;
        };
        let level = current + 1;
        self.public_mut().mat_mut(seat).levels[track.index()] = level;
        self.emit(Event::Level { seat, track, level });
        self.give_reward(seat, track.kind(), next.reward, cause);
        if next.raises_center {
            self.raise_center(seat);
        }
    }

    /// Raises the Command Center by one level and takes its reward `[SAGA-UPK.4]` `[SAGA-MAT.4]`.
    pub fn raise_center(&mut self, seat: Seat) {
        let game = self.game;
        let current = self.state.public.mat(seat).levels[CENTER];
        let Some(&reward) = game.figures().center.get(usize::from(current)) else {
            return;
        };
        let level = current + 1;
        self.public_mut().mat_mut(seat).levels[CENTER] = level;
        self.emit(Event::Center { seat, level });
        self.give_reward(seat, GearKind::default(), reward, Cause::Level(seat));
    }

    /// Gives the reward of a level `[SAGA-MAT.11]`.
    fn give_reward(&mut self, seat: Seat, kind: GearKind, reward: LevelReward, cause: Cause) {
        match reward {
            LevelReward::Equip(quality) => self.equip_reward(seat, kind, quality),
            LevelReward::Gain(good, count) => self.gain(seat, good, count, cause),
            LevelReward::Stats => {
                for stat in &mut self.public_mut().mat_mut(seat).stats {
                    *stat = stat.saturating_add(1);
                }
                self.emit(Event::Stats { seat });
            }
            LevelReward::Activation => self.gain_activation(seat),
            LevelReward::Draw(deck) => self.draw_cards(seat, deck, 1),
        }
    }
}
