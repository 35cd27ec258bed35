//! A compact text picture of a state, for recorded games, bug reports and play without graphics. It
//! shows the public state and, in a line for each side, the number of its cards, or the cards
//! themselves where the viewer sees them.
//!
//! A hex shows a character for its feature (`.` open, `*` asteroids, `O` planet, `%` debris, `X`
//! dead star, `m` meteor, 1 to 6 a tile of the rift), and for a unit its type, in lower case for
//! North, and its ships; `!` is a red alert.

use super::battlefield::{Hex, Side};
use super::cards::{CardCounts, CombatId, CommandId};
use super::game::SpaceRift;
use super::state::{Private, Public};
use super::view::View;
use std::fmt::Write;

impl SpaceRift {
    /// Returns the picture of the public state.
    #[must_use]
    pub fn picture(&self, public: &Public) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "turn {} {:?} {:?}",
            public.turn, public.active, public.phase
        );
        for row in (0..11u8).rev() {
            let _ = write!(text, "{} ", char::from(b'A' + row));
            if Hex::row_length(row) == 12 {
                text.push_str("   ");
            }
            for column in 1..=Hex::row_length(row) {
                if let Some(hex) = Hex::at(row, column) {
                    let _ = write!(text, "{:<6}", self.hex_text(public, hex));
                }
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        for side in Side::ALL {
            let side_state = public.side_state(side);
            let (score, victory) = (self.score_of(public, side), self.side_setup(side).victory);
            let _ = writeln!(
                text,
                "{side:?} {score}/{victory} stars {} rating {}",
                side_state.stars, side_state.rating
            );
        }
        text
    }

    /// Returns the picture of the battle with the hands that one viewer may see.
    #[must_use]
    pub fn diagram_of(&self, view: &View) -> String {
        let mut text = self.picture(&view.public);
        for side in Side::ALL {
            let own = view.own.filter(|(own, _)| *own == side);
            let open = view.open.map(|hands| hands[side.index()]);
            let _ = match open.or(own.map(|(_, hand)| hand)) {
                Some(hand) => writeln!(text, "{side:?} holds{}", self.hand_line(&hand)),
                None => {
                    let held = view.held[side.index()];
                    writeln!(
                        text,
                        "{side:?} holds {} command {} combat {} drawn",
                        held.command, held.combat, held.drawn
                    )
                }
            };
        }
        text
    }

    /// Returns the text for the hands of a side, with the names of the cards.
    fn hand_line(&self, hand: &Private) -> String {
        let command = |kind| self.command(CommandId(kind)).map(|card| card.name());
        let combat = |kind| self.combat(CombatId(kind)).map(|card| card.id.clone());
        let mut text = String::from(" command");
        push_cards(&mut text, hand.command, command);
        text.push_str(" combat");
        push_cards(&mut text, hand.combat, combat);
        text.push_str(" drawn");
        push_cards(&mut text, hand.drawn, command);
        text
    }

    fn hex_text(&self, public: &Public, hex: Hex) -> String {
        let mut text = String::from(self.feature_char(public, hex));
        let Some(unit) = public.unit_at(hex) else {
            return text;
        };
        let build = self.build(unit);
        let code = build.code.as_str();
        match build.side {
            Side::South => text.push_str(code),
            Side::North => text.push_str(&code.to_ascii_lowercase()),
        }
        let _ = write!(text, "{}", public.unit(unit).ships);
        if public.alert.contains(unit) {
            text.push('!');
        }
        text
    }

    /// Returns the character for the effective feature of a hex `[SR-8.1]`.
    fn feature_char(&self, public: &Public, hex: Hex) -> char {
        let tile = public.rift.as_ref().and_then(|rift| rift.tile_at(hex));
        if let Some(tile) = tile {
            return char::from(b'0' + tile.number());
        }
        let terrain = &self.terrain;
        if public.meteors.contains(&Some(hex)) {
            'm'
        } else if terrain.asteroid.contains(hex) {
            '*'
        } else if terrain.planet.contains(hex) {
            'O'
        } else if terrain.dead.contains(hex) {
            'X'
        } else if terrain.debris.contains(hex) || public.wrecks.contains(&hex) {
            '%'
        } else {
            '.'
        }
    }
}

/// Appends the name of every card after a space, or a hyphen if there are no cards.
fn push_cards(text: &mut String, cards: CardCounts, name: impl Fn(u8) -> Option<String>) {
    if cards.is_empty() {
        text.push_str(" -");
    }
    for kind in cards.iter() {
        text.push(' ');
        text.push_str(&name(kind).unwrap_or_default());
    }
}
