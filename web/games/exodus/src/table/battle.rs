//! The panel of the current battle: the ships of each side, dice, assigned hits, results; and the
//! battles to come.

mod dice;
mod odds;
mod record;
mod ships;

pub use record::{DiceRoll, FightEnd, FightRecord, first_fight, recorded_fights};

use super::glyphs::{Glyph, GlyphIcon};
use super::{PanelProps, TableActions, TableContext};
use crate::narrate::Narrator;
use crate::table;
use engine::exodus::odds::{Foe, Odds};
use engine::exodus::state::Battle;
use engine::exodus::step::Step;
use engine::game::Seat;
use odds::{UpcomingFight, upcoming_fights};
pub(super) use odds::{percent, sides};
use play::seats::seat_art;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// The data from which every part of the battle panel is rendered.
struct BattleContext<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
    upcoming: &'a [UpcomingFight],
}

/// The battle panel; empty without battles.
#[component]
pub fn BattlePanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let PanelProps { context, actions } = props;
    let public = &context.view.public;
    let odds = use_memo(context.snapshot.edition, |_| chances(context));
    let recorded = use_memo(context.snapshot.edition, |_| recorded_fights(context));
    let upcoming = use_memo(context.snapshot.edition, |_| upcoming_fights(context));
    let battle_context = BattleContext {
        context,
        actions,
        phrases: &phrases,
        narrator: Narrator::new(&phrases, context.game()).with_map(public),
        upcoming: &upcoming,
    };
    let is_fight_step = public.step == Step::Battle || matches!(public.step, Step::Deploy(_));
    let is_empty = public.battle.is_none() && (recorded.is_empty() || !is_fight_step);
    if is_empty && upcoming.is_empty() {
        return Html::default();
    }
    let (last, before) = recorded
        .split_last()
        .map_or((None, &[][..]), |(last, before)| (Some(last), before));
    html! {
        <section class="exo-fray" aria-label={phrases.text("exodus-battle")}>
            { public.battle.as_ref().map(|battle| battle_context.battle(battle)).unwrap_or_default() }
            { last.map(|fight| battle_context.fight(fight, public.battle.is_some())).unwrap_or_default() }
            { public.battle.as_ref().map(|battle| battle_context.sides(battle, *odds)).unwrap_or_default() }
            { battle_context.results(before) }
            { battle_context.upcoming_view() }
        </section>
    }
}

/// Returns the chances of the current battle.
fn chances(context: &TableContext) -> Option<Odds> {
    let (game, public) = (context.game(), &context.view.public);
    let battle = public.battle.as_ref()?;
    Some(match battle.guard {
        Some(guard) => game.guard_odds(public, battle.ships, Foe::Known(guard)),
        None => game.battle_odds(public, battle.ships),
    })
}

impl BattleContext<'_> {
    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Renders the battle: its hex, its round, and the hits to assign.
    fn battle(&self, battle: &Battle) -> Html {
        let args = [("hex", self.narrator.hex(battle.hex).into())];
        let key = if battle.guard.is_some() {
            "exodus-battle-guard-at"
        } else {
            "exodus-battle-at"
        };
        let round = [("round", battle.round.into())];
        html! {<>
            <h3 class="exo-fray-title"><GlyphIcon glyph={Glyph::Battle} /><span>{ self.phrases.say(key, &args) }</span>
                if battle.round > 0 {
                    <span class="tag">{ self.phrases.say("exodus-battle-round", &round) }</span>
                }
            </h3>
            { self.hits_to_assign(battle) }
        </>}
    }

    /// Renders each seat's side, and the guard.
    fn sides(&self, battle: &Battle, odds: Option<Odds>) -> Html {
        let order = self.context.view.public.order.iter();
        let sides = order.filter(|seat| battle.seats.contains(**seat));
        html! {
            <div class="exo-sides">
                { for sides.map(|seat| self.side(battle, *seat, odds)) }
                { self.guard(battle) }
            </div>
        }
    }

    /// Renders the hits that this seat must assign, by pressing or dragging them onto ships.
    fn hits_to_assign(&self, battle: &Battle) -> Html {
        let asked = self
            .context
            .snapshot
            .seat
            .filter(|_| battle.window.is_empty());
        let left = asked.and_then(|seat| {
            let private = table::private(self.context, seat)?;
            Some(battle.hits_left(&private.plan, seat)).filter(|left| *left > 0)
        });
        let Some(left) = left else {
            return Html::default();
        };
        let args = [("count", left.into())];
        let ondragstart = Callback::from(|event: DragEvent| {
            // Some browsers cancel a drag without data.
            if let Some(data) = event.data_transfer() {
                drop(data.set_data("text/plain", "hit"));
            }
        });
        let hit = |number: u8| {
            html! { <span key={number} class="exo-hit" draggable="true" ondragstart={ondragstart.clone()}><GlyphIcon glyph={Glyph::Damage} /></span> }
        };
        html! {
            <div class="exo-quiver" role="status">
                <span class="exo-hits">{ for (0..left).map(hit) }</span>
                <b>{ self.phrases.say("exodus-battle-hits-left", &args) }</b>
            </div>
        }
    }

    /// Renders the name of a side with its dice and its chance.
    fn banner(&self, seat: Seat, dice_count: u8, chance: Option<u16>) -> Html {
        let args = [("count", dice_count.into())];
        html! {
            <h4 class={classes!("exo-side-name", seat_art(seat).class())}>
                <SeatIcon seat={seat_art(seat)} /><span class="seat-text">{ self.narrator.seat(seat) }</span>
                <span class="exo-side-dice"><GlyphIcon glyph={Glyph::Dice} />{ self.phrases.say("exodus-battle-dice", &args) }</span>
                { chance.map(|chance| self.chance(chance)).unwrap_or_default() }
            </h4>
        }
    }
}
