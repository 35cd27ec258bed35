//! Ships as pieces of the text model: owner, place, and possible actions.

use super::text_model::TextModelBuilder;
use engine::exodus::ship::ShipId;
use engine::exodus::state::Public;
use engine::game::Seat;
use match_text::{Allegiance, PieceFact, PlaceId, TextPiece};
use play::seats::seat_art;

/// Returns the ships in play: first those of one seat, then the others in turn order.
pub(super) fn ships_in_order(public: &Public, first: Option<Seat>) -> Vec<ShipId> {
    let others = public.order.iter().copied();
    let others = others.filter(|seat| Some(*seat) != first);
    let seats = first.into_iter().chain(others);
    seats
        .flat_map(|seat| public.fleet(seat).iter().collect::<Vec<_>>())
        .collect()
}

pub(super) fn pieces(builder: &TextModelBuilder<'_>) -> Vec<TextPiece> {
    builder
        .ships
        .iter()
        .map(|ship| piece(builder, *ship))
        .collect()
}

fn piece(builder: &TextModelBuilder<'_>, ship: ShipId) -> TextPiece {
    let public = &builder.context.view.public;
    let is_viewer = Some(ship.seat()) == builder.seat;
    TextPiece {
        name: builder.narrator.ship(ship),
        side: if is_viewer {
            Allegiance::Own
        } else {
            Allegiance::Foe
        },
        at: public.ship(ship).hex.map(|hex| PlaceId(hex.0.into())),
        state: builder.narrator.conditions(public, ship).join(", "),
        is_ready: builder
            .context
            .offers
            .legal()
            .any(|action| builder.acting_piece(action) == Some(ship)),
        class: seat_art(ship.seat()).class(),
        facts: facts(builder, ship),
    }
}

fn facts(builder: &TextModelBuilder<'_>, ship: ShipId) -> Vec<PieceFact> {
    let (game, public) = (builder.context.game(), &builder.context.view.public);
    let (seat, kind) = (ship.seat(), ship.kind());
    let fact = |key: &str, value: String| PieceFact {
        name: builder.phrases.text(key),
        value,
    };
    let figures = game.ship(kind);
    let is_hurried = public.hurried.contains(seat);
    let vp_args = [("vp", figures.vp.into())];
    vec![
        fact("exodus-text-fact-type", builder.narrator.ship_type(kind)),
        fact(
            "exodus-text-fact-speed",
            game.speed(public, seat, kind, is_hurried).to_string(),
        ),
        fact(
            "exodus-text-fact-dice",
            game.dice_of(public, ship).to_string(),
        ),
        fact(
            "exodus-text-fact-strength",
            game.strength_of(public, ship).to_string(),
        ),
        fact("exodus-text-fact-room", figures.transport.to_string()),
        fact(
            "exodus-text-fact-worth",
            builder.phrases.say("exodus-text-worth", &vp_args),
        ),
    ]
}
