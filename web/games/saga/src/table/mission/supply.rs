//! Counters, entities of the scenario, the supply, and the points of the Arena.

use super::MissionContext;
use engine::game::Seat;
use engine::saga::effect::{Effect, Quantity, Sum};
use engine::saga::hex::HexId;
use engine::saga::ids::{CounterId, EntityId};
use engine::saga::mission::{Counter, CounterDisplay, Entity, Metric, Trigger};
use play::seats::seat_art;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

impl MissionContext<'_> {
    pub(super) fn counters(&self) -> Html {
        let counters = (0u8..).map(CounterId);
        let counters = counters.zip(&self.context.game().mission().counters);
        let shown: Vec<Html> = counters
            .filter(|(_, counter)| counter.shown != CounterDisplay::Hidden)
            .map(|(id, counter)| self.counter(id, counter))
            .collect();
        if shown.is_empty() {
            return Html::default();
        }
        html! { <section class="saga-counters"><h4>{ self.text("saga-mission-counters") }</h4>{ for shown }</section> }
    }

    fn counter(&self, id: CounterId, counter: &Counter) -> Html {
        let public = &self.context.view.public;
        let [min, max, _] = counter.bounds;
        let value = if counter.shown == CounterDisplay::Slots {
            i16::from(public.installed)
        } else {
            public.counters.get(id.index()).copied().unwrap_or(0)
        };
        let name = self.narrator.counter(id);
        let args = [
            ("now", i64::from(value).into()),
            ("most", i64::from(max).into()),
        ];
        let pip = |step: i16| {
            let on = step < value;
            html! { <i key={step.to_string()} class={classes!("saga-notch", on.then_some("on"))} /> }
        };
        let body = match counter.shown {
            CounterDisplay::Slots | CounterDisplay::Track => html! {
                <span class="saga-notches" aria-hidden="true">{ for (min..max).map(pip) }</span>
            },
            CounterDisplay::Number | CounterDisplay::Hidden => Html::default(),
        };
        let next = self.next_change(id).map(|change| {
            let args = [("change", change.into())];
            self.phrases.say("saga-mission-next", &args)
        });
        html! {
            <div class="saga-counter"><b>{ name }</b>{ body }<span class="number">{ self.phrases.say("saga-mission-of", &args) }</span>
                if let Some(next) = next { <small>{ next }</small> }
            </div>
        }
    }

    /// Returns the change of a counter at its next scheduled time, from the current state.
    fn next_change(&self, counter: CounterId) -> Option<i64> {
        let game = self.context.game();
        let timed = game.mission().on.iter().filter(|(trigger, _)| {
            matches!(
                trigger,
                Trigger::RoundStart
                    | Trigger::Retaliation
                    | Trigger::AfterScan
                    | Trigger::PhaseEnd(_)
                    | Trigger::RoundEnd
            )
        });
        let mut effects = timed.flat_map(|(_, code)| game.effects(*code));
        effects.find_map(|effect| match effect {
            Effect::Counter(it, sum) if *it == counter => Some(self.sum(sum)),
            _ => None,
        })
    }

    fn sum(&self, sum: &Sum) -> i64 {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let number = |number: Quantity| match number {
            Quantity::Plain(number) => i64::from(number),
            Quantity::ActiveStarbases => game
                .visible_metric_value(public, Metric::Starbases)
                .map_or(0, i64::from),
            Quantity::BossesInPlay => public.bosses().count() as i64,
            Quantity::Players => i64::from(game.seat_count()),
        };
        sum.iter()
            .map(|term| i64::from(term.factor) * number(term.number))
            .sum()
    }

    /// Renders entities of the scenario, the Ravager, and lost Starbases.
    pub(super) fn entities(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let entities = (0u8..).map(EntityId).zip(&game.mission().entities);
        let mut rows: Vec<Html> = entities
            .map(|(id, entity)| self.entity(id, entity))
            .collect();
        if let Some(sector) = public.ravager {
            let hex = public.sector(sector).hex;
            let args = [
                ("hex", self.narrator.hex(hex).into()),
                ("distance", game.distance(hex, HexId::GATE).into()),
            ];
            rows.push(self.fact(
                self.text("saga-hex-ravager"),
                self.phrases.say("saga-mission-away", &args),
            ));
        }
        for (_, sector) in public.all() {
            if let Some(base) = sector.starbase.filter(|base| base.color.is_none()) {
                let key = match (sector.is_face_up, base.is_active) {
                    (false, _) => "saga-mission-base-hidden",
                    (true, false) => "saga-hex-inactive",
                    (true, true) => "saga-hex-starbase",
                };
                rows.push(self.fact(self.narrator.hex(sector.hex), self.text(key)));
            }
        }
        if rows.is_empty() {
            return Html::default();
        }
        html! { <section><h4>{ self.text("saga-mission-things") }</h4><dl class="saga-facts">{ for rows }</dl></section> }
    }

    fn entity(&self, id: EntityId, entity: &Entity) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let name = self.narrator.entity(id);
        let state = public.entities.get(id.index()).copied().unwrap_or_default();
        let Some(sector) = state.sector else {
            return self.fact(name, self.text("saga-mission-absent"));
        };
        let hex = public.sector(sector).hex;
        let args = [
            ("hex", self.narrator.hex(hex).into()),
            ("distance", game.distance(hex, HexId::GATE).into()),
        ];
        let mut parts = vec![self.phrases.say("saga-mission-away", &args)];
        if state.is_revealed {
            let args = [("hull", state.hull.into())];
            let key = if entity.fuel_is_hull {
                "saga-mission-hold"
            } else {
                "saga-hex-hull"
            };
            parts.push(self.phrases.say(key, &args));
        } else {
            parts.push(self.text("saga-mission-hidden"));
        }
        parts.extend(state.has_xpm.then(|| self.text("saga-hex-laden")));
        parts.extend(state.token.map(|_| self.text("saga-mission-towed")));
        self.fact(name, parts.join(", "))
    }

    /// Renders the number of XPMs in each location, and the remaining supply.
    pub(super) fn supply(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let board = public
            .sectors
            .iter()
            .filter(|sector| sector.has_xpm)
            .count();
        let carried = game
            .all_seats()
            .iter()
            .filter(|seat| public.mat(*seat).has_xpm)
            .count();
        let bases = if game.mission().flags.has_own_starbases {
            let starbases: Vec<String> = public.starbases.iter().map(u8::to_string).collect();
            self.phrases.list(&starbases)
        } else {
            let starbases: u16 = public
                .starbases
                .iter()
                .map(|starbases| u16::from(*starbases))
                .sum();
            starbases.to_string()
        };
        let [level_1, level_2, level_3] = public.figures;
        let xpm = [
            ("board", board.into()),
            ("carried", carried.into()),
            ("supply", public.xpm.into()),
            ("installed", public.installed.into()),
        ];
        let figures = [
            ("one", level_1.into()),
            ("two", level_2.into()),
            ("three", level_3.into()),
        ];
        html! {
            <section><h4>{ self.text("saga-mission-supply") }</h4>
                <dl class="saga-facts">
                    { self.fact(self.text("saga-xpm"), self.phrases.say("saga-mission-xpm", &xpm)) }
                    { self.fact(self.text("saga-mission-figures"), self.phrases.say("saga-mission-raiders", &figures)) }
                    { self.fact(self.text("saga-mission-bases"), bases) }
                    { self.fact(self.text("saga-gauge-bosses"), public.bosses().count().to_string()) }
                </dl>
            </section>
        }
    }

    /// Renders the points of the Arena, by seat.
    pub(super) fn points(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        if !game.is_competitive() {
            return Html::default();
        }
        let mut seats: Vec<Seat> = game.all_seats().iter().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(public.mat(*seat).points));
        let has_shaken = seats.iter().any(|seat| public.mat(*seat).shaken > 0);
        let row = |seat: &Seat| {
            let mat = public.mat(*seat);
            html! {
                <tr key={seat.0}><th scope="row"><SeatIcon seat={seat_art(*seat)} />{ self.narrator.seat(*seat) }</th>
                    <td class="number"><b>{ mat.points }</b></td><td class="number">{ mat.delivered }</td>
                    <td class="number">{ game.non_home_starbases(public, *seat) }</td>
                    if has_shaken {
                        <td>{ if mat.shaken > 0 { self.phrases.say("saga-mission-shaken", &[("count", mat.shaken.into())]) } else { String::new() } }</td>
                    }</tr>
            }
        };
        let head = ["seat", "points", "delivered", "standing", "state"];
        let head = head
            .into_iter()
            .filter(|key| has_shaken || *key != "state")
            .map(|key| html! { <th scope="col">{ self.text(&format!("saga-arena-{key}")) }</th> });
        html! {
            <table class="saga-points"><thead><tr>{ for head }</tr></thead><tbody>{ for seats.iter().map(row) }</tbody></table>
        }
    }
}
