//! The mat of a seat: Commander, stats, Hull, tracks, equipped cards, Cargo, the remaining cards of
//! its deck; at setup the choice of Commanders.

mod cargo;
mod choose;
mod deck;
mod slots;
mod tracks;

use super::glyphs::{Glyph, GlyphIcon};
use super::{SeatStrip, TableActions, TableContext};
use crate::narrate::Narrator;
use crate::pieces::portrait;
use crate::table;
pub use cargo::status_of;
use deck::DeckDrawer;
use engine::error::RuleRefusal;
use engine::game::Seat;
use engine::saga::action::{AbilitySource, Action};
use engine::saga::armada::Mat;
use engine::saga::effect::Stat;
use engine::saga::ids::CommanderId;
use engine::saga::refusal::Refusal;
use engine::saga::step::{Step, Task};
use play::match_pages::use_shown_seat;
use play::seats::seat_art;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

/// Hull at or below which a warning is shown.
pub const LOW_HULL: u8 = 3;

#[derive(Properties, PartialEq)]
pub struct MatPanelProps {
    pub context: TableContext,
    pub actions: TableActions,
}

/// The data from which every part of a mat is rendered.
struct MatContext<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
    seat: Seat,
    mat: &'a Mat,
}

/// The tab: a mat, and the strip of seats.
#[component]
pub fn MatPanel(props: &MatPanelProps) -> Html {
    let phrases = use_phrases();
    let MatPanelProps { context, actions } = props;
    let (chosen, choose) = use_shown_seat(table::shown_seat(context));
    let sheet = MatContext {
        context,
        actions,
        phrases: &phrases,
        narrator: table::narrator(context, &phrases),
        seat: chosen,
        mat: context.view.public.mat(chosen),
    };
    let hulls = context.view.public.mats.iter().map(|mat| mat.hull);
    let notes: Vec<AttrValue> = hulls
        .map(|hull| AttrValue::from(hull.to_string()))
        .collect();
    html! {
        <div class="saga-mats">
            <SeatStrip context={context.clone()} label={phrases.text("saga-mat-whose")} {chosen} on_choose={choose} {notes} />
            if context.view.public.step == Step::Choose { { sheet.leaders() } }
            { sheet.render() }
        </div>
    }
}

impl MatContext<'_> {
    fn render(&self) -> Html {
        let args = [("seat", self.narrator.seat(self.seat).into())];
        let drawer = html! { <DeckDrawer context={self.context.clone()} actions={self.actions.clone()} seat={self.seat} /> };
        let equips = matches!(self.context.view.public.task(), Some(Task::Equip { seat, .. }) if *seat == self.seat);
        html! {
            <article class={classes!("saga-mat", seat_art(self.seat).class())} aria-label={self.phrases.say("saga-mat", &args)}>
                { self.head() }
                if equips { { drawer.clone() } }
                { self.stats() }
                { self.hull() }
                { self.cargo() }
                { self.fleet() }
                { self.tracks() }
                { self.slots() }
                if !equips { { drawer } }
            </article>
        }
    }

    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Returns a figure of the status strip, if the strip shows this seat.
    fn status(&self, key: &'static str) -> Option<&'static str> {
        (table::shown_seat(self.context) == self.seat).then_some(key)
    }

    /// Returns whether the seat is asked here, so that its parts can be pressed.
    fn is_asked(&self) -> bool {
        self.context.snapshot.seat == Some(self.seat)
    }

    /// Renders why an action is refused, with its rule, if the prompt lists it.
    fn refusal_note(&self, action: Action) -> Html {
        let refusal = self.context.offers.refusal(action);
        let Some(refusal) = refusal.filter(|_| self.is_asked()) else {
            return Html::default();
        };
        self.reason(&refusal)
    }

    fn reason(&self, refusal: &Refusal) -> Html {
        html! { <small class="saga-why">{ self.narrator.refusal(refusal) }{ " " }{ self.actions.rule_link(refusal.rule()) }</small> }
    }

    /// Renders the Commander with the ability, and whether a token is on it.
    fn head(&self) -> Html {
        let color = self.mat.color.map(|color| self.narrator.color(color));
        let leader = self.mat.commander.map(|commander| {
            html! {
                <div class="saga-leader">
                    <h4>{ self.portrait(commander) }{ self.narrator.commander(commander) }</h4>
                    <p>{ self.narrator.commander_text(commander) }</p>
                    { self.ability(AbilitySource::Commander, self.mat.commander_token) }
                </div>
            }
        });
        html! {
            <header class="saga-mat-head">
                <h3><SeatIcon seat={seat_art(self.seat)} /><span class="seat-text">{ self.narrator.seat(self.seat) }</span>
                    if let Some(color) = color { <small>{ color }</small> }</h3>
                { leader.unwrap_or_default() }
            </header>
        }
    }

    fn portrait(&self, commander: CommanderId) -> Html {
        let id = self.context.game().commander(commander);
        let id = id.map_or("", |item| item.id.as_str());
        html! { <span class="saga-mat-portrait">{ portrait::known_icon(id, commander.0, None) }</span> }
    }

    /// Renders Combat, Shield and Speed: the totals, with base values and bonuses.
    fn stats(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let stat = |stat: Stat| {
            let value = game.stat(public, self.seat, stat);
            let base = self.mat.base(stat);
            let cards = self.mat.slots().filter_map(|slot| game.gear(slot.gear));
            let bonus: u8 = cards.map(|gear| gear.bonus.of(stat)).sum();
            let args = [
                ("base", base.into()),
                ("bonus", bonus.into()),
                ("most", game.frame().stat_max.into()),
            ];
            let clamped = base.saturating_add(bonus) > value;
            html! {
                <div class="saga-stat"><dt><GlyphIcon glyph={Glyph::of_stat(stat)} />{ self.narrator.stat(stat) }</dt>
                    <dd><b class="number">{ value }</b><small>{ self.phrases.say("saga-stat-of", &args) }</small>
                        if clamped { <small>{ self.phrases.say("saga-stat-most", &args) }</small> }</dd></div>
            }
        };
        html! { <dl class="saga-stats">{ for Stat::ALL.map(stat) }</dl> }
    }

    /// Renders Hull, a warning if it is low, and the repair button.
    fn hull(&self) -> Html {
        let max = self.context.game().frame().hull_max;
        let is_low = self.mat.hull <= LOW_HULL && self.context.view.public.round > 0;
        let is_legal = self.is_asked() && self.context.offers.is_legal(Action::Repair);
        html! {
            <div class={classes!("saga-hull", is_low.then_some("low"))}>
                <b>{ self.text("saga-hull") }</b>{ gauge(self.mat.hull, max, &self.text("saga-hull"), self.status("hull")) }
                if is_low { <span class="saga-warn" role="status">{ self.text("saga-hull-low") }</span> }
                <button type="button" class="button" aria-disabled={aria_disabled(!is_legal)} onclick={unless_disabled(!is_legal, self.actions.on_order(Action::Repair))}>
                    { self.text("saga-order-repair") }<span class="saga-tag"><GlyphIcon glyph={Glyph::Astartium} />{ "1" }</span>
                </button>
                { self.refusal_note(Action::Repair) }
            </div>
        }
    }

    /// Renders the button of an ability, or the token on it.
    fn ability(&self, source: AbilitySource, token: Option<engine::saga::ids::ArmadaId>) -> Html {
        if let Some(armada) = token {
            let args = [("armada", self.narrator.armada(armada).into())];
            let free = Action::Free(source);
            let is_legal = self.is_asked() && self.context.offers.is_legal(free);
            return html! {
                <span class="saga-spent"><GlyphIcon glyph={Glyph::Activation} />{ self.phrases.say("saga-mat-token", &args) }
                    if is_legal { <button type="button" class="button" onclick={self.actions.on_order(free)}>{ self.text("saga-mat-free") }</button> }
                </span>
            };
        }
        let fleet = self.context.game().fleet(self.seat);
        let orders = fleet.map(|armada| Action::Activate(source, armada));
        let legal =
            orders.filter(|action| self.is_asked() && self.context.offers.is_legal(*action));
        let legal: Vec<Action> = legal.collect();
        let public = &self.context.view.public;
        let several = legal.len() > 1;
        let button = |action: &Action| {
            let name = if several {
                self.narrator.order(public, *action)
            } else {
                self.text("saga-mat-use")
            };
            html! {
                <button key={format!("{action:?}")} type="button" class="button" onclick={self.actions.on_order(*action)}><GlyphIcon glyph={Glyph::Activation} />{ name }</button>
            }
        };
        legal.iter().map(button).collect()
    }
}

/// Renders a gauge of segments with its number; `status` is its figure of the status strip.
pub fn gauge(value: u8, max: u8, name: &str, status: Option<&'static str>) -> Html {
    let class = classes!("saga-gauge", (value <= LOW_HULL).then_some("low"));
    let segment = |index: u8| html! { <i key={index} class={(index < value).then_some("on")} /> };
    html! {
        <span {class} data-status={status} role="img" aria-label={format!("{name}: {value}/{max}")}>
            <span class="saga-gauge-bar" aria-hidden="true">{ for (0..max.max(value)).map(segment) }</span>
            <b class="number" aria-hidden="true">{ value }</b>
        </span>
    }
}
