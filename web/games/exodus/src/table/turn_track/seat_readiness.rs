//! The readiness lights: one for each seat, to show who is waited for. In sealed steps a light
//! shows that a seat has sealed a choice, but not which choice.

use super::super::TableContext;
use super::super::glyphs::{Glyph, GlyphIcon};
use crate::narrate::Narrator;
use engine::game::Seat;
use play::seats::{seat_art, use_player_texts};
use store::PlayerKind;
use ui::l10n::use_phrases;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// The state of a seat in the current decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatReadiness {
    Asked,
    /// The seat has sealed its choice, or is done.
    Ready,
    /// The seat is not involved now.
    Idle,
}

impl SeatReadiness {
    /// Returns the state of a seat that is asked or ready.
    #[must_use]
    pub const fn of(is_asked: bool, is_ready: bool) -> Self {
        if is_asked {
            Self::Asked
        } else if is_ready {
            Self::Ready
        } else {
            Self::Idle
        }
    }

    const fn term(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Ready => "ready",
            Self::Idle => "idle",
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct ReadyLightsProps {
    pub context: TableContext,
    /// Who plays each seat; empty to leave that out.
    #[prop_or_default]
    pub player_kinds: Vec<PlayerKind>,
}

/// The lights, in turn order.
#[component]
pub fn ReadyLights(props: &ReadyLightsProps) -> Html {
    let (phrases, player_texts) = (use_phrases(), use_player_texts());
    let context = &props.context;
    let public = &context.view.public;
    let narrator = Narrator::new(&phrases, context.game());
    let is_sealed = public.step.is_sealed() && public.task().is_none();
    let asked = context.snapshot.session.status().waiting_seats();
    let light = |seat: &Seat| {
        let light = SeatReadiness::of(
            asked.contains(*seat),
            is_sealed && public.ready.contains(*seat),
        );
        let name = match props.player_kinds.get(seat.index()) {
            Some(_) => format!(
                "{} ({})",
                narrator.seat(*seat),
                player_texts.text(&props.player_kinds, *seat)
            ),
            None => narrator.seat(*seat),
        };
        let args = [("seat", name.into())];
        let label = phrases.say(&format!("exodus-course-light-{}", light.term()), &args);
        let glyph = match light {
            SeatReadiness::Ready => Some(Glyph::Sealed),
            SeatReadiness::Asked if is_sealed => Some(Glyph::Unsealed),
            SeatReadiness::Asked | SeatReadiness::Idle => None,
        };
        html! {
            <li key={seat.0} class={classes!("exo-ready-seat", light.term(), seat_art(*seat).class())} title={label.clone()}>
                <SeatIcon seat={seat_art(*seat)} />
                if let Some(glyph) = glyph {
                    <GlyphIcon {glyph} />
                }
                <span class="visually-hidden">{ label }</span>
            </li>
        }
    };
    html! { <ul class="exo-ready" aria-label={phrases.text("exodus-course-lights")}>{ for public.order.iter().map(light) }</ul> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_asked_seat_is_not_ready() {
        let lights = [(true, true), (true, false), (false, true), (false, false)]
            .map(|(asked, ready)| SeatReadiness::of(asked, ready));
        assert_eq!(
            lights,
            [
                SeatReadiness::Asked,
                SeatReadiness::Asked,
                SeatReadiness::Ready,
                SeatReadiness::Idle
            ]
        );
    }
}
