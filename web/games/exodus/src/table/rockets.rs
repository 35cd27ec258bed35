//! The rocket panel: assigned rockets in turn order, each with target, distance, needed die and
//! worst result; rockets without a target; results; and the choice of cubes that are destroyed.

mod record;
mod rocket_odds;

pub use record::{RocketRecord, recorded_rockets};
pub use rocket_odds::{RocketOdds, rocket_odds};

use super::glyphs::{Die, Glyph, GlyphIcon};
use super::pending_input::InputMode;
use super::{PanelProps, TableActions, TableContext};
use crate::narrate::Narrator;
use crate::pieces::rocket;
use crate::table;
use crate::table::actions;
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::hex::HexId;
use engine::exodus::part::Rocket;
use engine::exodus::stage::Stage;
use engine::exodus::state::RocketAttack;
use engine::exodus::step::Step;
use engine::game::{Game, Seat};
use play::seats::seat_art;
use ui::l10n::{Phrases, key_of, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// The data from which every part of the rocket panel is rendered.
struct RocketContext<'a> {
    context: &'a TableContext,
    actions: &'a TableActions,
    phrases: &'a Phrases,
    narrator: Narrator<'a>,
}

/// The rocket panel; empty if no rocket is about to fly or has just flown.
#[component]
pub fn RocketPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let PanelProps { context, actions } = props;
    let public = &context.view.public;
    let shots = use_memo(context.snapshot.edition, |_| recorded_rockets(context));
    let rocket_context = RocketContext {
        context,
        actions,
        phrases: &phrases,
        narrator: Narrator::new(&phrases, context.game()).with_map(public),
    };
    let is_wmd_stage = Stage::of(public.step) == Stage::Wmd;
    let waiting = rocket_context.waiting();
    let is_just_after = matches!(public.step, Step::Mount(_)) && public.conquest_stage <= 1;
    let has_fired = !shots.is_empty() && (is_wmd_stage || is_just_after);
    if !has_fired && public.rocket_attacks.is_empty() && waiting.is_empty() {
        return Html::default();
    }
    html! {
        <section class="exo-rockets" aria-label={phrases.text("exodus-rockets")}>
            <h3 class="exo-fray-title"><GlyphIcon glyph={Glyph::Target} /><span>{ phrases.text("exodus-rockets") }</span></h3>
            { rocket_context.kill_choice() }
            { rocket_context.unassigned_rockets(&waiting) }
            if has_fired {
                <ol class="exo-salvos">{ for shots.iter().enumerate().map(|(number, shot)| rocket_context.flown_rocket(number, shot)) }</ol>
            } else {
                <ol class="exo-salvos">{ for public.rocket_attacks.iter().enumerate().map(|(number, attack)| rocket_context.assigned_rocket(number, attack)) }</ol>
            }
        </section>
    }
}

impl RocketContext<'_> {
    fn text(&self, key: &str) -> String {
        self.phrases.text(key)
    }

    /// Returns the rockets of the asked seat that have no target yet, by kind and planet.
    fn waiting(&self) -> Vec<(Rocket, HexId)> {
        table::rockets_to_aim(self.context.offers.legal())
    }

    /// Renders the rockets without a target; a selected one is aimed by picking a planet on the
    /// map.
    fn unassigned_rockets(&self, waiting: &[(Rocket, HexId)]) -> Html {
        if waiting.is_empty() {
            return Html::default();
        }
        let tool = self.context.input.tool;
        let row = |(kind, from): &(Rocket, HexId)| {
            let input = InputMode::RocketTarget(*kind, *from);
            let dice = self.context.game().item(kind.item()).value;
            let args = [
                ("rocket", self.narrator.rocket(*kind).into()),
                ("planet", self.narrator.hex(*from).into()),
                ("dice", dice.into()),
            ];
            html! {
                <li key={format!("{}-{}", kind.index(), from.0)}>
                    <button type="button" class="button exo-rocket" aria-pressed={(tool == input).to_string()} onclick={actions::on_pick_target(self.actions, input)}>
                        { rocket::icon(*kind, None) }<span>{ self.phrases.say("exodus-rockets-waits", &args) }</span>
                    </button>
                </li>
            }
        };
        html! {<>
            <p class="exo-note">{ self.text("exodus-rockets-choose") }</p>
            <ul class="exo-magazine">{ for waiting.iter().map(row) }</ul>
        </>}
    }

    /// Renders owner, kind, start and target of a rocket.
    fn path(&self, seat: Seat, kind: Rocket, from: HexId, to: HexId) -> Html {
        let args = [
            ("from", self.narrator.hex(from).into()),
            ("to", self.narrator.hex(to).into()),
        ];
        html! {
            <span class={classes!("exo-salvo-path", seat_art(seat).class())}>
                <SeatIcon seat={seat_art(seat)} /><span class="visually-hidden">{ self.narrator.seat(seat) }</span>
                { rocket::icon(kind, None) }<b>{ self.narrator.rocket(kind) }</b><span>{ self.phrases.say("exodus-rockets-path", &args) }</span>
            </span>
        }
    }

    /// Renders a rocket with a target, before it flies.
    fn assigned_rocket(&self, number: usize, attack: &RocketAttack) -> Html {
        let view = rocket_odds(self.context.game(), &self.context.view.public, attack);
        let needs = [
            ("distance", view.distance.into()),
            ("needed", view.needed.into()),
            ("percent", view.arrival_percent.into()),
        ];
        let key = if view.needed > 6 {
            "exodus-rockets-too-far"
        } else {
            "exodus-rockets-needs"
        };
        let dice = [("dice", view.dice_count.into()), ("face", view.face.into())];
        html! {
            <li key={number} class="exo-salvo">
                { self.path(attack.seat, attack.rocket, attack.from, attack.to) }
                <small>{ self.phrases.say(key, &needs) }</small>
                <small>{ self.phrases.say("exodus-rockets-damage", &dice) }</small>
                <small class="exo-worst">{ self.worst_result(attack, &view) }</small>
            </li>
        }
    }

    /// Returns the worst result of a rocket in words.
    fn worst_result(&self, attack: &RocketAttack, view: &RocketOdds) -> String {
        let args = [
            ("count", view.max_losses.into()),
            ("percent", view.hit_percent.into()),
        ];
        let key = key_of(Exodus::NAME, "rockets-worst", attack.rocket);
        self.phrases.say(&key, &args)
    }

    /// Renders a rocket that has flown, with its dice and its result.
    fn flown_rocket(&self, number: usize, shot: &RocketRecord) -> Html {
        let game = self.context.game();
        let needed = shot.needed;
        let faces = self.narrator.list(shot.faces.iter().map(u8::to_string));
        let args = [
            ("faces", faces.into()),
            ("hits", shot.hits(game, &self.context.view.public).into()),
        ];
        let face = game.hit_face(
            &self.context.view.public,
            engine::exodus::effect::HitRoll::Wmd,
        );
        let flight = [("die", shot.die.into()), ("needed", needed.into())];
        let key = if shot.arrives {
            "exodus-rockets-arrives"
        } else {
            "exodus-rockets-misses"
        };
        html! {
            <li key={number} class={classes!("exo-salvo", (!shot.arrives).then_some("missed"))}>
                { self.path(shot.seat, shot.rocket, shot.from, shot.to) }
                <span class="exo-flight"><Die face={shot.die} is_lit={shot.arrives} /><small>{ self.phrases.say(key, &flight) }</small></span>
                if shot.arrives {
                    <span class="exo-flight"><span class="exo-dice" role="img" aria-label={self.phrases.say("exodus-rockets-threw", &args)}>
                        { for shot.faces.iter().enumerate().map(|(index, shown)| html! { <Die key={index} face={*shown} is_lit={*shown >= face} /> }) }
                    </span></span>
                }
            </li>
        }
    }

    /// Renders the choice of the seat whose cubes are destroyed.
    fn kill_choice(&self) -> Html {
        let public = &self.context.view.public;
        let mut victims = self.context.offers.legal().filter_map(|action| {
            if let Action::Kill(seat) = action {
                Some(seat)
            } else {
                None
            }
        });
        let first = victims.next();
        let attack = public
            .rocket_attacks
            .iter()
            .find(|attack| attack.rocket == Rocket::Biochemical && attack.hits > 0);
        let (Some(first), Some(attack)) = (first, attack) else {
            return Html::default();
        };
        let args = [
            ("count", attack.hits.into()),
            ("planet", self.narrator.hex(attack.to).into()),
        ];
        let victim = |seat: Seat| {
            let count = public.cubes(attack.to, seat);
            html! {
                <button key={seat.0} type="button" class={classes!("button", seat_art(seat).class())} data-order="kill" onclick={self.actions.on_order(Action::Kill(seat))}>
                    <SeatIcon seat={seat_art(seat)} /><span>{ self.narrator.seat(seat) }</span>
                    <span class="exo-amount"><GlyphIcon glyph={Glyph::Cube} /><span class="number">{ count }</span></span>
                </button>
            }
        };
        html! {
            <div class="exo-kills" role="group" aria-label={self.text("exodus-rockets-kill")}>
                <p class="exo-note telling">{ self.phrases.say("exodus-rockets-kills", &args) }</p>
                { for std::iter::once(first).chain(victims).map(victim) }
            </div>
        }
    }
}
