//! All seats in short, the Raiders by level, the Bosses, the decks.

use super::card::Card;
use super::glyphs::{Glyph, GlyphIcon, amount, status_amount};
use super::mat::{gauge, status_of};
use super::status::movement_points;
use super::{Tab, TableActions, TableContext};
use crate::narrate::Narrator;
use crate::pieces::{boss, raider};
use crate::table;
use engine::game::Seat;
use engine::saga::armada::Target;
use engine::saga::effect::Good;
use engine::saga::ids::{BossId, DeckId};
use play::seats::{is_human, seat_art};
use store::PlayerKind;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FleetPanelProps {
    pub context: TableContext,
    pub actions: TableActions,
    pub player_kinds: Vec<PlayerKind>,
}

struct FleetContext<'a> {
    context: &'a TableContext,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

impl FleetContext<'_> {
    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Renders the Raiders by level, with the bonus from events.
    fn raiders(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let row = |(index, level): (usize, u8)| {
            let reward = game
                .figures()
                .raiders
                .get(index)
                .map(|raider_state| raider_state.reward.code);
            let figure_count = public.figures.get(index).copied().unwrap_or(0);
            let args = [("count", figure_count.into())];
            html! {
                <Card key={level} kind="raider" glyph={Glyph::Raider} band={self.narrator.foe(game.raider_foe(public, level))}
                    title={self.narrator.raider_of(level)} picture={raider::icon(level, None)}>
                    <span>{ self.phrases.say("saga-card-pass", &[("text", self.narrator.code(reward.unwrap_or_default()).into())]) }</span>
                    <small>{ self.phrases.say("saga-fleet-left", &args) }</small>
                </Card>
            }
        };
        html! {
            <section><h3>{ self.text("saga-fleet-raiders") }</h3>
                <div class="saga-cards">{ for (1u8..=3).enumerate().map(row) }</div></section>
        }
    }

    fn bosses(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let card = |(boss, sector): (BossId, engine::saga::hex::SectorId)| {
            let hex = public.sector(sector).hex;
            let id = game.boss(boss).map_or("", |card| card.id.as_str());
            html! {
                <Card key={boss.0} kind="boss" glyph={Glyph::Boss} band={self.narrator.foe(game.foe(public, Target::Boss(boss)))}
                    title={self.narrator.boss(boss)} picture={boss::icon(id, boss.0, None)} corner={html! { <small>{ self.narrator.hex(hex) }</small> }}>
                    <span>{ self.narrator.boss_effect(boss) }</span>
                    if game.is_shielded(public, boss) { <span class="saga-warn">{ self.text("saga-hex-shielded") }</span> }
                </Card>
            }
        };
        let cards: Vec<Html> = public.bosses().map(card).collect();
        html! {
            <section><h3>{ self.text("saga-fleet-bosses") }</h3>
                if cards.is_empty() { <p class="saga-none">{ self.text("saga-fleet-no-boss") }</p> }
                <div class="saga-cards">{ for cards }</div></section>
        }
    }

    /// Renders the number of cards in each deck, and how many are at its bottom in a known order.
    fn decks(&self) -> Html {
        let game = self.context.game();
        let report = game.report_deck();
        let last = if game.mission().reports.is_empty() {
            report.0
        } else {
            report.0 + 1
        };
        let all = (0..last).map(DeckId);
        let row = |deck: DeckId| {
            let left = self.context.view.left(deck);
            let bottom_count = self.context.view.public.deck(deck).bottom.len();
            if deck == DeckId::NEBULA && left == 0 && bottom_count == 0 {
                return Html::default();
            }
            let args = [("count", left.into()), ("known", bottom_count.into())];
            html! { <div key={deck.0}><dt>{ self.narrator.deck(deck) }</dt><dd>{ self.phrases.say("saga-fleet-deck", &args) }</dd></div> }
        };
        html! {
            <section><h3>{ self.text("saga-fleet-decks") }</h3><dl class="saga-facts">{ for all.map(row) }</dl></section>
        }
    }
}

#[component]
pub fn FleetPanel(props: &FleetPanelProps) -> Html {
    let phrases = use_phrases();
    let context = &props.context;
    let panel = FleetContext {
        context,
        phrases: &phrases,
        narrator: table::narrator(context, &phrases),
    };
    html! {
        <div class="saga-fleets">
            <h3>{ phrases.text("saga-fleet-seats") }</h3>
            <SeatSummaries context={context.clone()} actions={props.actions.clone()} player_kinds={props.player_kinds.clone()} />
            { panel.bosses() }
            { panel.raiders() }
            { panel.decks() }
        </div>
    }
}

/// All seats in short: Hull, Cargo, tokens, cards; pressing one opens its mat.
#[component]
pub fn SeatSummaries(props: &FleetPanelProps) -> Html {
    let phrases = use_phrases();
    let FleetPanelProps {
        context,
        actions,
        player_kinds,
    } = props;
    let (game, public) = (context.game(), &context.view.public);
    let narrator = table::narrator(context, &phrases);
    let row = |seat: Seat| {
        let mat = public.mat(seat);
        let human = is_human(player_kinds, seat);
        let icon = if human { Icon::Person } else { Icon::Bot };
        let free: u16 = mat.tokens.iter().map(|count| u16::from(*count)).sum();
        // The figures of the reader's seat are those of the status strip.
        let is_shown = table::shown_seat(context) == seat;
        let status = |key: &'static str| is_shown.then_some(key);
        let good = |good: Good, count: u8| {
            let status = status_of(good).and_then(status);
            status_amount(Glyph::of_good(good), count, &narrator.good(good), status)
        };
        let points = movement_points(game, public, seat);
        html! {
            <li key={seat.0} class={classes!("saga-seat", seat_art(seat).class())}>
                <button type="button" class="saga-seat-open" onclick={actions.on_select_tab(Tab::Mat)}>
                    <SeatIcon seat={seat_art(seat)} /><span class="seat-text">{ narrator.seat(seat) }</span><IconView {icon} />
                    if public.resigned.contains(seat) { <small>{ phrases.text("saga-fleet-resigned") }</small> }
                    if let Some(commander) = mat.commander { <small>{ narrator.commander(commander) }</small> }
                </button>
                { gauge(mat.hull, game.frame().hull_max, &phrases.text("saga-hull"), status("hull")) }
                <span class="saga-purse">
                    { good(Good::Astartium, mat.astartium) }{ good(Good::Exploration, mat.exploration_tokens) }{ good(Good::Combat, mat.combat_tokens) }
                    { status_amount(Glyph::Activation, free, &phrases.text("saga-activation"), status("activation")) }
                    { status_amount(Glyph::Speed, points, &phrases.text("saga-status-mp"), status("mp")) }
                    { amount(Glyph::Card, mat.hand, &phrases.text("saga-cards")) }
                    if mat.has_xpm { <GlyphIcon glyph={Glyph::Xpm} label={phrases.text("saga-xpm")} /> }
                    if game.is_competitive() { { good(Good::Points, mat.points) } }
                </span>
            </li>
        }
    };
    html! { <ul class="saga-seats" aria-label={phrases.text("saga-fleet-seats")}>{ for game.all_seats().iter().map(row) }</ul> }
}
