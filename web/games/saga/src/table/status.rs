//! The status strip: Hull, Movement Points, tokens and the Doom Counter.

use super::glyphs::{Glyph, GlyphIcon};
use super::mat::LOW_HULL;
use super::{TableContext, shown_seat};
use engine::game::Seat;
use engine::saga::Saga;
use engine::saga::effect::Good;
use engine::saga::state::Public;
use play::table::{StatusBuilder, warn_if};
use ui::l10n::Phrases;
use ui::panels::StatusItem;
use yew::prelude::*;

/// Returns the Movement Points that are left to the armadas of a seat.
#[must_use]
pub fn movement_points(game: &Saga, public: &Public, seat: Seat) -> u8 {
    let armadas = game
        .armadas()
        .filter(|armada| game.owner(*armada) == seat)
        .map(|armada| public.armada(armada).mp);
    armadas.fold(0, u8::saturating_add)
}

/// Returns the figures of the strip.
#[must_use]
pub fn status_items(context: &TableContext, phrases: &Phrases) -> Vec<StatusItem> {
    let (game, public) = (context.game(), &context.view.public);
    let seat = shown_seat(context);
    let mat = public.mat(seat);
    let builder = StatusBuilder::new(phrases);
    let icon = |glyph: Glyph| html! { <GlyphIcon {glyph} /> };
    let good = |key: &'static str, good: Good, count: u8| {
        builder.figure(key, icon(Glyph::of_good(good)), count)
    };
    let activation: u8 = mat
        .tokens
        .iter()
        .fold(0, |sum, count| sum.saturating_add(*count));
    let movement = movement_points(game, public, seat);
    let rounds = game.mission().rounds;
    vec![
        warn_if(
            mat.hull <= LOW_HULL,
            builder.gauge(
                "saga-status-hull",
                icon(Glyph::Shield),
                mat.hull,
                game.frame().hull_max,
            ),
        ),
        builder.figure("saga-status-mp", icon(Glyph::Speed), movement),
        builder.figure(
            "saga-status-activation",
            icon(Glyph::Activation),
            activation,
        ),
        good("saga-status-astartium", Good::Astartium, mat.astartium),
        good(
            "saga-status-exploration",
            Good::Exploration,
            mat.exploration_tokens,
        ),
        good("saga-status-combat", Good::Combat, mat.combat_tokens),
        warn_if(
            public.round + 1 >= rounds,
            builder.gauge("saga-status-doom", icon(Glyph::Doom), public.round, rounds),
        ),
    ]
}
