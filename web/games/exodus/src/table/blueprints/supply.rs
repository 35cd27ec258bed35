//! The supply of parts and rockets: the effect and price of each, the number left, the technology
//! that it needs, and the button that buys it.

use super::super::super::narrate::Narrator;
use super::super::super::pieces::part;
use super::super::{InputMode, Tab, TableActions, TableContext};
use super::blueprint_sheet::coin;
use super::part_controller::{HeldPart, PartController};
use super::placement::turns;
use crate::table;
use engine::exodus::action::Action;
use engine::exodus::effect::Resource;
use engine::exodus::part::{Item, ItemKind};
use engine::exodus::play::PriceBreakdown;
use engine::exodus::refusal::{RefitRefusal, Refusal};
use engine::game::Seat;
use ui::icon::{Icon, IconView};
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PartSupplyProps {
    pub context: TableContext,
    pub actions: TableActions,
    /// The controller that picks up a bought part.
    pub controller: PartController,
    pub seat: Seat,
}

#[component]
pub fn PartSupply(props: &PartSupplyProps) -> Html {
    let phrases = use_phrases();
    let shown = use_state_eq(|| None::<Item>);
    let supply_context = SupplyContext {
        props,
        narrator: Narrator::new(&phrases, props.context.game()),
        shown: *shown,
        show: {
            let shown = shown.clone();
            Callback::from(move |item: Item| shown.set((*shown != Some(item)).then_some(item)))
        },
    };
    let kinds = [
        ItemKind::Drive,
        ItemKind::Cannon,
        ItemKind::Shield,
        ItemKind::Rocket,
    ];
    html! {
        <section class="exo-supply" aria-label={phrases.text("exodus-blueprints-supply")}>
            <h3 class="exo-bench-title">{ phrases.text("exodus-blueprints-supply") }</h3>
            { for kinds.into_iter().map(|kind| supply_context.group(kind)) }
        </section>
    }
}

/// How an item is acquired.
enum Acquisition {
    /// Bought as a loose part.
    Buy(Action),
    /// A rocket, placed on a planet of the map.
    Place,
    Closed(Refusal),
    Idle,
}

struct SupplyContext<'a> {
    props: &'a PartSupplyProps,
    narrator: Narrator<'a>,
    shown: Option<Item>,
    show: Callback<Item>,
}

impl SupplyContext<'_> {
    fn group(&self, kind: ItemKind) -> Html {
        let items = Item::ALL.into_iter().filter(|item| item.kind() == kind);
        html! {
            <ul class={classes!("exo-shelf", part::class_name(kind))} aria-label={self.narrator.item_kind(kind)}>
                { for items.map(|item| self.item(item)) }
            </ul>
        }
    }

    /// Returns the current price of an item with its breakdown.
    fn breakdown(&self, item: Item) -> PriceBreakdown {
        let (context, seat) = (&self.props.context, self.props.seat);
        let public = &context.view.public;
        let action_context = table::action_context(public, seat);
        context
            .game()
            .item_price_breakdown(public, item, action_context)
    }

    fn acquisition(&self, item: Item) -> Acquisition {
        let context = &self.props.context;
        if context.snapshot.seat != Some(self.props.seat) {
            return Acquisition::Idle;
        }
        let buys_rocket = |action: Action| matches!(action, Action::Arm(rocket, _) if Some(rocket) == item.rocket());
        let buy = Action::Buy(item);
        if context.offers.is_legal(buy) {
            return Acquisition::Buy(buy);
        }
        if context.offers.legal().any(buys_rocket) {
            return Acquisition::Place;
        }
        context
            .offers
            .refusal(buy)
            .map_or(Acquisition::Idle, Acquisition::Closed)
    }

    fn item(&self, item: Item) -> Html {
        let game = self.props.context.game();
        let left = self.props.context.view.public.supply[item.index()];
        let acquisition = self.acquisition(item);
        let lacks_technology =
            game.lacks_technology(&self.props.context.view.public, self.props.seat, item);
        let class = classes!(
            "exo-ware",
            (left == 0).then_some("gone"),
            lacks_technology.then_some("unlearned"),
            matches!(acquisition, Acquisition::Buy(_) | Acquisition::Place).then_some("open"),
        );
        let is_expanded = self.shown == Some(item);
        let show = self.show.reform(move |_: MouseEvent| item);
        html! {
            <li key={item.key()} {class} data-item={item.key()}>
                <button type="button" class="exo-ware-face" aria-expanded={is_expanded.to_string()} onclick={show}>
                    { self.face(item, left) }
                </button>
                { self.button(item, &acquisition) }
                if is_expanded {
                    <div class="exo-ware-more">
                        { self.needs(item, lacks_technology) }
                        if let Acquisition::Closed(refusal) = acquisition {
                            <p class="exo-reason">{ self.props.actions.refusal_note(self.narrator.phrases(), &refusal) }</p>
                        }
                    </div>
                }
            </li>
        }
    }

    /// Renders the shape, name and price of an item, and how many are left.
    fn face(&self, item: Item, left: u8) -> Html {
        let game = self.props.context.game();
        let phrases = self.narrator.phrases();
        let breakdown = self.breakdown(item);
        let grid_cells = turns(game, item)
            .into_iter()
            .next()
            .map(|shape| shape.cells().to_vec());
        html! {<>
            <span class="exo-ware-shape">
                if let Some(grid_cells) = grid_cells.filter(|grid_cells| !grid_cells.is_empty()) {
                    { part::shape(item, game.item(item).value, &grid_cells, None) }
                } else {
                    { part::icon(item, None) }
                }
            </span>
            <span class="exo-ware-name">{ self.narrator.item(item) }<small>{ self.value(item) }</small></span>
            <span class="exo-ware-left number" title={phrases.text("exodus-blueprints-supply-left")}>{ format!("\u{d7}{left}") }</span>
            <span class="exo-price">{ coin(&self.narrator, Resource::Cp, breakdown.price.0) }{ coin(&self.narrator, Resource::Ph, breakdown.price.1) }
                if breakdown.price != breakdown.printed {
                    <s class="number">{ format!("{} + {}", breakdown.printed.0, breakdown.printed.1) }</s>
                }
            </span>
        </>}
    }

    fn value(&self, item: Item) -> String {
        let key = match item.kind() {
            ItemKind::Drive => "exodus-blueprints-adds-speed",
            ItemKind::Cannon => "exodus-blueprints-adds-dice",
            ItemKind::Shield => "exodus-blueprints-adds-strength",
            ItemKind::Rocket => "exodus-blueprints-adds-damage",
        };
        let value = self.props.context.game().item(item).value;
        self.narrator.phrases().say(key, &[("value", value.into())])
    }

    /// Renders the technology that an item needs, and whether the seat has it.
    fn needs(&self, item: Item, lacks_technology: bool) -> Html {
        let phrases = self.narrator.phrases();
        let Some(tech) = self.props.context.game().item(item).needs else {
            return html! { <p class="exo-reason">{ phrases.text("exodus-blueprints-needs-nothing") }</p> };
        };
        let args = [("tech", self.narrator.tech(tech).into())];
        let key = if lacks_technology {
            "exodus-blueprints-needs-missing"
        } else {
            "exodus-blueprints-needs-known"
        };
        html! { <p class="exo-reason">{ phrases.say(key, &args) }</p> }
    }

    fn button(&self, item: Item, acquisition: &Acquisition) -> Html {
        let phrases = self.narrator.phrases();
        let named = |key: &str| phrases.say(key, &[("item", self.narrator.item(item).into())]);
        match acquisition {
            Acquisition::Buy(action) => {
                let (controller, actions, action) = (
                    self.props.controller.clone(),
                    self.props.actions.clone(),
                    *action,
                );
                let onclick = Callback::from(move |_: MouseEvent| {
                    actions.order(action);
                    controller.pick_up(HeldPart { item, turn: 0 });
                });
                html! { <button type="button" class="button exo-ware-buy" data-order="buy" aria-label={named("exodus-blueprints-buy-named")} {onclick}>{ phrases.text("exodus-blueprints-buy") }</button> }
            }
            Acquisition::Place => {
                let select_rocket = item.rocket().map(|rocket| {
                    self.props
                        .actions
                        .on_set_mode(InputMode::RocketPlanet(rocket))
                });
                let open_map = self.props.actions.on_select_tab(Tab::Map);
                let onclick = Callback::from(move |event: MouseEvent| {
                    if let Some(select_rocket) = &select_rocket {
                        select_rocket.emit(event.clone());
                    }
                    open_map.emit(event);
                });
                html! { <button type="button" class="button exo-ware-buy" aria-label={named("exodus-blueprints-place-named")} {onclick}>{ phrases.text("exodus-blueprints-place") }</button> }
            }
            Acquisition::Closed(refusal) => {
                let locked = matches!(refusal, Refusal::Refit(RefitRefusal::NeedsTech));
                let icon = if locked { Icon::WhyNot } else { Icon::Help };
                html! { <span class="exo-ware-closed" title={self.narrator.refusal(refusal)}><IconView {icon} /></span> }
            }
            Acquisition::Idle => Html::default(),
        }
    }
}
