//! One card: its illustration, kind, title, text, time of play, and price. Pressing it picks it up.

use super::super::narrate::Narrator;
use super::super::pieces::card_art;
use super::offers::Card;
use super::{InputMode, TableActions, TableContext};
use crate::table::actions;
use crate::table::offers;
use engine::space_rift::battlefield::{Sector, Side};
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CardFaceProps {
    pub context: TableContext,
    pub actions: TableActions,
    pub card: Card,
    /// Number of copies in the hand.
    pub count: u8,
    /// The side whose hand contains the card.
    pub side: Side,
    /// The digit key that picks the card up.
    #[prop_or_default]
    pub key_number: Option<usize>,
    /// Whether the card can be pressed.
    #[prop_or(true)]
    pub can_press: bool,
}

#[component]
pub fn CardFace(props: &CardFaceProps) -> Html {
    let phrases = use_phrases();
    let CardFaceProps {
        context,
        actions,
        card,
        count,
        ..
    } = props;
    let narrator = Narrator::new(&phrases, context.game());
    let game = context.game();
    let (kind, title, band, text) = match *card {
        Card::Command(id) => {
            let rating = context.view.public.side_state(props.side).rating;
            (
                "command",
                narrator.command_title(id),
                phrases.text("space-rift-table-command"),
                narrator.command_text_at(id, rating),
            )
        }
        Card::Combat(id) => (
            "combat",
            narrator.combat_title(id),
            narrator.combat_window(id),
            narrator.combat_text(id),
        ),
    };
    let cost = match *card {
        Card::Command(_) => None,
        Card::Combat(id) => game.combat(id).map(|card| narrator.cost(card.cost)),
    };
    let sector = match *card {
        Card::Command(id) => game.command(id).and_then(|card| card.sector),
        Card::Combat(_) => None,
    };
    let playable = props.can_press
        && offers::card_actions(&context.offers, *card)
            .next()
            .is_some();
    let picked_up = context.input.tool == InputMode::Card(*card);
    let class = classes!(
        "hand-card",
        kind,
        playable.then_some("playable"),
        picked_up.then_some("taken")
    );
    let onclick = {
        let (actions, card) = (actions.clone(), *card);
        Callback::from(move |_: MouseEvent| actions::press_card(&actions, card))
    };
    let art = match *card {
        Card::Command(id) => game.command(id).map(|card| card_art::command(&card.id)),
        Card::Combat(id) => game.combat(id).map(|card| card_art::combat(&card.id)),
    };
    // The time of play of a combat card is a sentence, which needs the whole width.
    let (band_on_art, band_below) = {
        let band = html! {
            <span class="card-band">
                if let Some(sector) = sector {
                    <SectorIcon {sector} />
                }
                <span>{ band }</span>
                if let Some(cost) = cost {
                    <span class="card-cost">{ cost }</span>
                }
            </span>
        };
        match *card {
            Card::Command(_) => (band, Html::default()),
            Card::Combat(_) => (Html::default(), band),
        }
    };
    let body = html! {<>
        { band_below }
        <span class="card-head">
            { art.unwrap_or_default() }
            { band_on_art }
            <b class="card-name">{ title }if *count > 1 { <span class="card-count">{ format!(" ×{count}") }</span> }</b>
        </span>
        <span class="card-words">{ text }</span>
        if let Some(number) = props.key_number {
            <kbd class="card-key" aria-hidden="true">{ number }</kbd>
        }
    </>};
    if props.can_press {
        html! { <button type="button" {class} aria-pressed={picked_up.to_string()} {onclick}>{ body }</button> }
    } else {
        html! { <div {class}>{ body }</div> }
    }
}

#[derive(Properties, PartialEq)]
struct SectorIconProps {
    sector: Sector,
}

/// Renders an icon of three bars with the card's section highlighted; decorative, because the title
/// names the section.
#[component]
fn SectorIcon(props: &SectorIconProps) -> Html {
    let bar = |(x, sector): (u8, Sector)| {
        let lit = (sector == props.sector).then_some("lit");
        html! { <rect class={classes!("sector-bar", lit)} x={(1 + 9 * x).to_string()} y="1" width="7" height="12" rx="1.5" /> }
    };
    let bars = [(0, Sector::Left), (1, Sector::Center), (2, Sector::Right)];
    html! { <svg class="sector-sign" viewBox="0 0 27 14" aria-hidden="true">{ for bars.map(bar) }</svg> }
}
