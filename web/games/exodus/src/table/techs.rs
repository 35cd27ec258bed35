//! The technologies tab: four colors of seven, the price of each for a seat and why, and who has
//! it. One that can be learned is highlighted and learned by pressing it; on touch screens, the
//! first press shows it.

mod tech_detail;
mod tech_model;
mod tech_row;
#[cfg(test)]
mod tests;

use super::super::narrate::Narrator;
use super::super::pieces::tech;
use super::seat_strip::SeatStrip;
use super::{PanelProps, TableActions, TableContext};
use crate::table;
use engine::exodus::tech::{Field, Origin, Tech};
use engine::game::Seat;
use play::match_pages::use_shown_seat;
use tech_detail::TechDetail;
use tech_model::{ResearchMode, TechAvailability, TechEntry, TechModel, discount_given};
use tech_row::TechRowContext;
pub use tech_row::signed;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// The colors, from the top.
const COLORS: [Origin; 4] = [Origin::Brown, Origin::Grey, Origin::Purple, Origin::White];
const FIELDS: [Field; 4] = [
    Field::General,
    Field::Military,
    Field::Civilian,
    Field::Transport,
];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct TechFilter {
    /// Whether only affordable technologies are shown.
    is_affordable: bool,
    /// The field to show; `None` for all.
    field: Option<Field>,
}

impl TechFilter {
    fn shows(self, entry: &TechEntry) -> bool {
        let has_field = self.field.is_none_or(|field| field == entry.field);
        has_field && (!self.is_affordable || entry.is_affordable)
    }
}

#[component]
pub fn TechPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    let PanelProps { context, actions } = props;
    let (seat, on_choose) = use_shown_seat(table::shown_seat(context));
    let filter = use_state_eq(TechFilter::default);
    let picked = use_state_eq(|| None::<Tech>);
    let narrator = Narrator::new(&phrases, context.game());
    let tech_model = tech_model(context, seat);
    let research_mode = tech_model.research_mode();
    let rows: Vec<(Origin, Vec<TechEntry>)> =
        COLORS.map(|color| (color, tech_model.row(color))).into();
    let mut all = rows.iter().flat_map(|(_, row)| row);
    let shown = picked.and_then(|tech| all.find(|entry| entry.tech == tech));
    let look = picked.setter();
    let drawn = TechRowContext {
        phrases: &phrases,
        narrator,
        seat,
        research_mode,
        picked: *picked,
        discount: &|tech| match (shown, research_mode) {
            (Some(entry), ResearchMode::Paid) if entry.availability != TechAvailability::Known => {
                discount_given(&entry.breakdown, tech)
            }
            (_, _) => 0,
        },
        shown: &|entry| filter.shows(entry),
        on_look: Callback::from(move |tech| look.set(Some(tech))),
        on_press: press(context, actions, seat, &picked),
    };
    let plates: Html = rows
        .iter()
        .map(|(color, row)| drawn.row(*color, row))
        .collect();
    let empty = !rows
        .iter()
        .flat_map(|(_, row)| row)
        .any(|entry| filter.shows(entry));
    let detail = TechDetail {
        phrases: &phrases,
        narrator,
        actions,
        research_mode,
    };
    html! {
        <section class="exo-techs" aria-label={phrases.text("exodus-techs")}>
            <div class="exo-panel-bar">
                <SeatStrip context={context.without_hover()} label={phrases.text("exodus-techs-whose")} chosen={seat} {on_choose} notes={notes(context)} />
                { filters(&phrases, narrator, &filter) }
            </div>
            { budget(&phrases, &tech_model) }
            <div class="exo-tech-rows">
                { plates }
                if empty {
                    <p class="exo-panel-empty">{ phrases.text("exodus-techs-none") }</p>
                }
            </div>
            <div class={classes!("exo-tech-detail", shown.is_none().then_some("exo-none"))} aria-live="polite">
                if let Some(entry) = shown {
                    { detail.render(entry) }
                } else {
                    <p class="exo-panel-empty">{ phrases.text("exodus-techs-pick") }</p>
                }
            </div>
        </section>
    }
}

/// Returns the technologies from the view of a seat.
fn tech_model(context: &TableContext, seat: Seat) -> TechModel<'_> {
    TechModel {
        game: context.game(),
        public: &context.view.public,
        seat,
        plan: table::private(context, seat).map(|private| &private.plan),
        offers: (context.snapshot.seat == Some(seat)).then_some(&*context.offers),
    }
}

/// Returns the number of technologies of each seat.
fn notes(context: &TableContext) -> Vec<AttrValue> {
    let mats = context.view.public.mats.iter();
    mats.map(|mat| mat.techs.len().to_string().into()).collect()
}

/// Returns the press handler: it learns the technology that is already shown, or shows another one.
fn press(
    context: &TableContext,
    actions: &TableActions,
    seat: Seat,
    picked: &UseStateHandle<Option<Tech>>,
) -> Callback<Tech> {
    let (context, actions, picked) = (context.clone(), actions.clone(), picked.clone());
    Callback::from(move |tech: Tech| {
        let open = match tech_model(&context, seat).entry(tech).availability {
            TechAvailability::Open(action) => Some(action),
            TechAvailability::Known
            | TechAvailability::Chosen
            | TechAvailability::Closed(_)
            | TechAvailability::Idle => None,
        };
        match open {
            Some(action) if *picked == Some(tech) => actions.order(action),
            Some(_) | None => picked.set(Some(tech)),
        }
    })
}

/// Renders the filters: affordable ones, and those of a field.
fn filters(phrases: &Phrases, narrator: Narrator<'_>, filter: &UseStateHandle<TechFilter>) -> Html {
    let current = **filter;
    let set = |to: TechFilter| {
        let filter = filter.setter();
        Callback::from(move |_: MouseEvent| filter.set(to))
    };
    let affordable = set(TechFilter {
        is_affordable: !current.is_affordable,
        ..current
    });
    let of_field = |field: Field| {
        let is_on = current.field == Some(field);
        let onclick = set(TechFilter {
            field: (!is_on).then_some(field),
            ..current
        });
        html! {
            <button key={narrator.field(field)} type="button" class="chip" aria-pressed={is_on.to_string()} {onclick}>
                { tech::field_icon(field, None) }<span class="exo-chip-word">{ narrator.field(field) }</span>
            </button>
        }
    };
    html! {
        <div class="exo-filters" role="group" aria-label={phrases.text("exodus-techs-filter")}>
            <button type="button" class="chip" aria-pressed={current.is_affordable.to_string()} onclick={affordable}>
                <IconView icon={Icon::Check} /><span>{ phrases.text("exodus-techs-affordable") }</span>
            </button>
            { for FIELDS.map(of_field) }
        </div>
    }
}

/// Renders the remaining choice of start technologies, or the granted technology.
fn budget(phrases: &Phrases, tech_model: &TechModel<'_>) -> Html {
    match tech_model.research_mode() {
        ResearchMode::Start(count, max_cost) if count > 0 => {
            let args = [
                ("chosen", tech_model.chosen().len().into()),
                ("count", count.into()),
                ("spent", tech_model.chosen_cost().into()),
                ("most", max_cost.into()),
            ];
            let is_sealed = tech_model.plan.is_none();
            html! {
                <div class="exo-tech-budget">
                    if is_sealed {
                        <p>{ phrases.text("exodus-techs-sealed") }</p>
                    } else {
                        <p>{ phrases.say("exodus-techs-budget", &args) }</p>
                        <meter min="0" max={max_cost.to_string()} value={tech_model.chosen_cost().to_string()} aria-label={phrases.text("exodus-techs-spent")} />
                    }
                </div>
            }
        }
        ResearchMode::Granted(max_cost) => {
            let args = [("most", max_cost.into())];
            html! { <div class="exo-tech-budget"><p>{ phrases.say("exodus-techs-granted", &args) }</p></div> }
        }
        ResearchMode::Start(..) | ResearchMode::Paid => Html::default(),
    }
}
