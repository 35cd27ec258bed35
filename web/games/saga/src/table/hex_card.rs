//! The details of a hex: the sector and its cost, the pieces with their values, and the cost of
//! leaving.

use super::encounter::odds;
use super::glyphs::{Glyph, GlyphIcon, amount};
use super::{TableActions, TableContext};
use crate::table;
use crate::table::pick_resolver;
use engine::game::Seat;
use engine::saga::armada::Target;
use engine::saga::effect::Good;
use engine::saga::hex::SectorId;
use engine::saga::ids::{ArmadaId, EntityId};
use play::seats::seat_art;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct HexCardProps {
    pub context: TableContext,
    pub actions: TableActions,
}

/// The details of the hovered hex, the picked hex, or the acting armada's hex.
#[component]
pub fn HexCard(props: &HexCardProps) -> Html {
    let phrases = use_phrases();
    let context = &props.context;
    let public = &context.view.public;
    let acting_hex = || {
        let armada = public
            .acting
            .unwrap_or(table::armada_of(context, table::shown_seat(context)));
        public
            .armada(armada)
            .sector
            .map(|sector| public.sector(sector).hex)
    };
    let Some(hex) = context.hover.place.or(context.shown).or_else(acting_hex) else {
        return html! { <p class="saga-none">{ phrases.text("saga-hex-none") }</p> };
    };
    let narrator = table::narrator(context, &phrases);
    let body = match public.at(hex) {
        Some(sector) => HexDetails {
            context,
            phrases: &phrases,
            sector,
        }
        .render(),
        None => html! { <p class="saga-note">{ phrases.text("saga-hex-vacant") }</p> },
    };
    html! {
        <section class="saga-hex" aria-label={narrator.hex(hex)}>
            <h3 class="saga-hex-name">{ narrator.hex(hex) }<small>{ narrator.hex_code(hex) }</small></h3>
            { body }
        </section>
    }
}

struct HexDetails<'a> {
    context: &'a TableContext,
    phrases: &'a Phrases,
    sector: SectorId,
}

impl HexDetails<'_> {
    fn render(&self) -> Html {
        let public = &self.context.view.public;
        if !public.sector(self.sector).is_face_up {
            return html! { <p class="saga-note">{ self.phrases.text("saga-hex-down") }</p> };
        }
        html! {<>
            { self.facts() }
            { self.route_cost() }
            { self.armadas() }
            { self.enemies() }
            { self.entities() }
            { self.status_notes() }
        </>}
    }

    /// Renders type and cost.
    fn facts(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let Some(tile) = game.tile_of(public, self.sector) else {
            return Html::default();
        };
        let narrator = table::narrator(self.context, self.phrases);
        let mut parts = vec![narrator.kind(tile.kind)];
        parts.extend(tile.color.map(|color| narrator.color(color)));
        parts.push(if game.is_closed(public, self.sector) {
            self.phrases.text("saga-hex-closed")
        } else {
            self.phrases
                .say("saga-hex-cost", &[("cost", tile.cost.into())])
        });
        html! { <p class="saga-hex-kind">{ parts.join(" · ") }</p> }
    }

    /// Renders the cost of the route to this hex for the moving armada.
    fn route_cost(&self) -> Html {
        let public = &self.context.view.public;
        let route = pick_resolver::route_to(self.context, public.sector(self.sector).hex);
        let Some((route, armada)) = route.zip(public.acting) else {
            return Html::default();
        };
        let have = public.armada(armada).mp;
        let args = [("cost", route.cost.into()), ("have", have.into())];
        let class = (route.cost > have).then_some("saga-warn");
        html! { <p class={classes!("saga-note", class)}>{ self.phrases.say("saga-hex-way", &args) }</p> }
    }

    fn armadas(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let armadas = public.armadas_in(self.sector);
        if armadas.is_empty() {
            return Html::default();
        }
        let narrator = table::narrator(self.context, self.phrases);
        let row = |armada: u8| {
            let armada = ArmadaId(armada);
            let seat = game.owner(armada);
            let state = public.armada(armada);
            let evade = game.evade_cost(public, armada);
            let mut notes = vec![
                self.phrases
                    .say("saga-hex-hull", &[("hull", public.mat(seat).hull.into())]),
            ];
            notes.extend((evade > 0).then(|| {
                self.phrases
                    .say("saga-hex-evade", &[("cost", evade.into())])
            }));
            notes.extend(
                state
                    .must_explore
                    .then(|| self.phrases.text("saga-hex-explorer")),
            );
            notes.extend(
                state
                    .has_used_encounter
                    .then(|| self.phrases.text("saga-hex-met")),
            );
            html! {
                <li key={armada.0}><SeatIcon seat={seat_art(seat)} /><span class="saga-hex-who">{ narrator.armada(armada) }</span>
                    { self.tokens(seat) }<small>{ notes.join(", ") }</small></li>
            }
        };
        html! { <ul class="saga-hex-list" aria-label={self.phrases.text("saga-hex-armadas")}>{ for armadas.iter().map(row) }</ul> }
    }

    /// Renders the tokens that a seat can contribute to a project in this sector.
    fn tokens(&self, seat: Seat) -> Html {
        let mat = self.context.view.public.mat(seat);
        let narrator = table::narrator(self.context, self.phrases);
        let good =
            |good: Good, count: u8| amount(Glyph::of_good(good), count, &narrator.good(good));
        html! {
            <span class="saga-purse">
                { good(Good::Exploration, mat.exploration_tokens) }{ good(Good::Combat, mat.combat_tokens) }
                if mat.has_xpm { <GlyphIcon glyph={Glyph::Xpm} label={self.phrases.text("saga-xpm")} /> }
            </span>
        }
    }

    fn enemies(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let raiders = public
            .raiders_in(self.sector)
            .map(|(id, _)| Target::Raider(id));
        let bosses = public.bosses_in(self.sector).map(Target::Boss);
        let foes: Vec<Target> = raiders.chain(bosses).collect();
        if foes.is_empty() {
            return Html::default();
        }
        let narrator = table::narrator(self.context, self.phrases);
        let armada = table::armada_of(self.context, table::shown_seat(self.context));
        let row = |(index, foe): (usize, &Target)| {
            let chance = odds::fight_chance(game, public, armada, *foe);
            let glyph = if matches!(foe, Target::Boss(_)) {
                Glyph::Boss
            } else {
                Glyph::Raider
            };
            let shielded = matches!(foe, Target::Boss(boss) if game.is_shielded(public, *boss));
            html! {
                <li key={index}><GlyphIcon {glyph} /><span class="saga-hex-who">{ narrator.target(*foe) }</span>
                    <small>{ narrator.foe(game.foe(public, *foe)) }</small>
                    if shielded { <small class="saga-warn">{ self.phrases.text("saga-hex-shielded") }</small> }
                    if let Some(chance) = chance.filter(|_| !shielded) {
                        <small>{ self.phrases.say("saga-hex-odds-of", &[("armada", narrator.armada(armada).into()), ("percent", chance.into())]) }</small>
                    }
                </li>
            }
        };
        let has_surge = foes.len() > 1 && foes.iter().any(|foe| matches!(foe, Target::Raider(_)));
        html! {<>
            <ul class="saga-hex-list" aria-label={self.phrases.text("saga-hex-enemies")}>{ for foes.iter().enumerate().map(row) }</ul>
            if has_surge { <p class="saga-warn">{ self.phrases.text("saga-hex-surge") }</p> }
        </>}
    }

    fn entities(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let narrator = table::narrator(self.context, self.phrases);
        let mut rows = Vec::new();
        for (number, entity) in (0u8..).zip(&public.entities) {
            let is_known = game.mission().entities.len() > usize::from(number);
            if !is_known || entity.sector != Some(self.sector) || !entity.is_revealed {
                continue;
            }
            let args = [("hull", entity.hull.into())];
            let mut note = self.phrases.say("saga-hex-hull", &args);
            if entity.has_xpm {
                note = format!("{note}, {}", self.phrases.text("saga-hex-laden"));
            }
            rows.push(html! {
                <li key={number}><span class="saga-hex-who">{ narrator.entity(EntityId(number)) }</span><small>{ note }</small></li>
            });
        }
        if public.ravager == Some(self.sector) {
            rows.push(html! { <li key="ravager"><span class="saga-hex-who saga-warn">{ self.phrases.text("saga-hex-ravager") }</span></li> });
        }
        if rows.is_empty() {
            return Html::default();
        }
        html! { <ul class="saga-hex-list">{ for rows }</ul> }
    }

    fn status_notes(&self) -> Html {
        let (game, public) = (self.context.game(), &self.context.view.public);
        let sector = public.sector(self.sector);
        let mut notes = Vec::new();
        notes.extend(sector.has_xpm.then(|| self.phrases.text("saga-hex-xpm")));
        notes.extend((sector.astartium > 0).then(|| {
            let args = [("count", sector.astartium.into())];
            self.phrases.say("saga-hex-astartium", &args)
        }));
        notes.extend(sector.starbase.map(|base| {
            self.phrases.text(match (base.is_home, base.is_active) {
                (true, _) => "saga-hex-home",
                (false, true) => "saga-hex-starbase",
                (false, false) => "saga-hex-inactive",
            })
        }));
        notes.extend(
            game.is_protected(public, self.sector)
                .then(|| self.phrases.text("saga-hex-protected")),
        );
        let note_line = |note: String| html! { <p class="saga-note">{ note }</p> };
        notes.into_iter().map(note_line).collect()
    }
}
