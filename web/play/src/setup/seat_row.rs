//! A seat in a setup: its player, and further choices of the game.

use super::{GameSetup, SetupDraft, SetupPartProps, Swatches};
use crate::seats::seat_art;
use crate::setup::PlayerKindSelect;
use engine::game::{Game, Seat};
use store::PlayerKind;
use store::color::attribute;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SeatRowProps {
    /// CSS class with the seat's colors.
    pub class: String,
    pub sign: Html,
    /// Name of the seat.
    pub name: String,
    /// The current player.
    pub player_kind: PlayerKind,
    /// Called with another player.
    pub on_player_kind: Callback<PlayerKind>,
    /// Choices below the player.
    pub choices: Html,
    /// Content beside them.
    #[prop_or_default]
    pub children: Html,
}

/// A row of the list of seats.
#[component]
pub fn SeatRow(props: &SeatRowProps) -> Html {
    let phrases = use_phrases();
    let label = phrases.say("setup-who", &[("seat", props.name.as_str().into())]);
    html! {
        <li class={classes!("setup-seat", "panel", props.class.clone())}>
            { props.sign.clone() }
            <div class="setup-who">
                <h3>{ &props.name }</h3>
                <PlayerKindSelect {label} hides_label=true player_kind={props.player_kind} onchange={props.on_player_kind.clone()} />
                { props.choices.clone() }
            </div>
            { props.children.clone() }
        </li>
    }
}

/// Renders the section of all seats, with those of the notes that apply below them; a note is the end
/// of its phrase key, after `<game>-setup-`.
pub fn seat_section<G: GameSetup>(
    part: &SetupPartProps<SetupDraft<G>>,
    phrases: &Phrases,
    name: impl Fn(Seat) -> String + Copy,
    notes: &[(bool, &str)],
) -> Html {
    let text = |key: &str| phrases.text(&format!("{}-setup-{key}", <G::Game>::NAME));
    let notes = notes.iter().filter(|(applies, _)| *applies);
    html! {
        <section class="setup-part" aria-labelledby="setup-seats">
            <h2 id="setup-seats">{ text("seats") }</h2>
            { seat_list(part, name) }
            { for notes.map(|(_, note)| html! { <p><small>{ text(note) }</small></p> }) }
        </section>
    }
}

/// Renders all seats, each with its name, player and color.
pub fn seat_list<G: GameSetup>(
    part: &SetupPartProps<SetupDraft<G>>,
    name: impl Fn(Seat) -> String + Copy,
) -> Html {
    html! {
        <ul class="setup-seats setup-crew" data-colors={attribute(&part.draft.colors)}>
            { for part.draft.seats().map(|seat| draw_seat(part, seat, name(seat))) }
        </ul>
    }
}

fn draw_seat<G: GameSetup>(part: &SetupPartProps<SetupDraft<G>>, seat: Seat, name: String) -> Html {
    let on_player_kind = part.change(move |draft: &SetupDraft<G>, player_kind| {
        draft.with_player_kind(seat, player_kind)
    });
    let onchange = part.change(move |draft: &SetupDraft<G>, color| draft.with_color(seat, color));
    let color = part.draft.colors.get(seat.index()).copied();
    let choices = html! {
        <Swatches index={seat.index()} name={name.clone()} {color} {onchange} />
    };
    let art = seat_art(seat);
    html! {
        <SeatRow key={seat.0} class={art.class()} sign={html! { <SeatIcon seat={art} /> }} {name}
            player_kind={part.draft.player_kind(seat)} {on_player_kind} {choices} />
    }
}
