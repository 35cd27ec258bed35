//! Panels for both sides: score and victory number, star tokens, command rating, cards, and the
//! command card in play.

use super::super::narrate::Narrator;
use super::TableContext;
use super::played_card::PlayedCard;
use engine::space_rift::battlefield::Side;
use play::seats::{seat_art, use_player_texts};
use store::PlayerKind;
use ui::l10n::use_phrases;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SidePanelsProps {
    pub context: TableContext,
    pub player_kinds: Vec<PlayerKind>,
}

/// Renders the panels of both sides.
#[component]
pub fn SidePanels(props: &SidePanelsProps) -> Html {
    let (phrases, player_texts) = (use_phrases(), use_player_texts());
    let context = &props.context;
    let (game, public) = (context.game(), &context.view.public);
    let narrator = Narrator::new(&phrases, game);
    let reader = context.screen_seat().and_then(|seat| game.side_of(seat));
    let side_panel = |side: Side| {
        // The figures of the reader's side are those of the status strip.
        let status = |key: &'static str| (reader == Some(side)).then_some(key);
        let fact = |key: &'static str, value: String| {
            html! { <div class="stand-fact" data-fact={key} data-status={status(key)}><dt>{ phrases.text(&format!("space-rift-table-{key}")) }</dt><dd>{ value }</dd></div> }
        };
        let own = public.side_state(side);
        let counts = context.view.held[side.index()];
        let (score, wins) = (game.score_of(public, side), game.side_setup(side).victory);
        let active = (public.active == side && public.result.is_none()).then_some("active");
        let player = player_texts.text(&props.player_kinds, side.seat());
        let played = PlayedCard::of(game, public, &phrases).filter(|_| public.active == side);
        let percent = u32::from(score.min(wins)) * 100 / u32::from(wins.max(1));
        html! {
            <section key={side.into_str()} class={classes!("stand", active)} data-side={side.into_str()} aria-label={narrator.fleet(side)}>
                <h2 class="stand-name"><SeatIcon seat={seat_art(side.seat())} /><span>{ narrator.side(side) }<small>{ player }</small></span>
                    <span class="stand-score number" data-status={status("score")}>{ phrases.say("space-rift-table-score-of", &[("score", score.into()), ("wins", wins.into())]) }</span></h2>
                <progress class="stand-bar" max="100" value={percent.to_string()} aria-label={phrases.text("space-rift-table-score")} />
                <dl class="stand-facts">
                    { fact("stars", own.stars.to_string()) }
                    { fact("rating", own.rating.to_string()) }
                    { fact("commands", (counts.command + counts.drawn).to_string()) }
                    if game.has_combat_cards() {
                        { fact("combats", counts.combat.to_string()) }
                    }
                    if own.markers > 0 {
                        { fact("markers", own.markers.to_string()) }
                    }
                    if own.exits > 0 {
                        { fact("exits", own.exits.to_string()) }
                    }
                </dl>
                { played.map(|card| card.panel()).unwrap_or_default() }
            </section>
        }
    };
    html! { <div class="stands">{ for Side::ALL.map(side_panel) }</div> }
}
