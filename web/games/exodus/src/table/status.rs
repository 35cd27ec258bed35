//! The status strip: rank and victory points, the resources, and the cubes that a seat can use.

use super::empires::known_score;
use super::glyphs::{Glyph, GlyphIcon};
use super::{TableContext, shown_seat};
use crate::narrate::Narrator;
use engine::exodus::effect::Resource;
use engine::game::{Game, Seat};
use play::table::StatusBuilder;
use ui::l10n::Phrases;
use ui::panels::StatusItem;
use yew::prelude::*;

/// Returns the figures of the strip.
#[must_use]
pub fn status_items(context: &TableContext, phrases: &Phrases) -> Vec<StatusItem> {
    let (game, public) = (context.game(), &context.view.public);
    let seat = shown_seat(context);
    let mat = public.mat(seat);
    let builder = StatusBuilder::new(phrases);
    let icon = |glyph: Glyph| html! { <GlyphIcon {glyph} /> };
    let points = |seat: Seat| known_score(context, seat).total();
    let own = points(seat);
    let better = game.seats().iter().filter(|&other| points(other) > own);
    let rank = 1 + better.count();
    let vp = Narrator::new(phrases, game).points(own);
    let resource = |key: &'static str, what: Resource| {
        builder.figure(key, icon(Glyph::of_resource(what)), mat.owned(what))
    };
    let home = public.cubes(game.home(public, seat), seat);
    vec![
        builder.figure("exodus-status-rank", icon(Glyph::Order), rank),
        builder.figure("exodus-status-vp", icon(Glyph::Vp), vp),
        resource("exodus-status-cp", Resource::Cp),
        resource("exodus-status-ax", Resource::Ax),
        resource("exodus-status-ph", Resource::Ph),
        builder.figure("exodus-status-home", icon(Glyph::Home), home),
        builder.figure("exodus-status-stash", icon(Glyph::Stash), mat.stash),
    ]
}
