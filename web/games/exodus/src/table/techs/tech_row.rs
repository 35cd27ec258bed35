//! A row of technologies of one color; each is a plate with symbol, name, price, and who has it.

use super::super::super::narrate::Narrator;
use super::super::super::pieces::{resource, tech};
use super::tech_model::{ResearchMode, TechAvailability, TechEntry};
use board::shows_focus;
use engine::exodus::effect::Resource;
use engine::exodus::tech::{Origin, Tech};
use engine::game::Seat;
use play::seats::seat_art;
use ui::icon::{Icon, IconView};
use ui::l10n::Phrases;
use ui::panels::seat::SeatIcon;
use yew::prelude::*;

/// The data from which every plate is rendered.
pub struct TechRowContext<'a> {
    pub phrases: &'a Phrases,
    pub narrator: Narrator<'a>,
    pub seat: Seat,
    /// How technologies can be gained now.
    pub research_mode: ResearchMode,
    /// The technology whose details are shown.
    pub picked: Option<Tech>,
    /// How much an owned technology changes the price of the picked one.
    pub discount: &'a dyn Fn(Tech) -> i16,
    /// Whether a technology passes the filters.
    pub shown: &'a dyn Fn(&TechEntry) -> bool,
    /// Called when a plate is pointed at or focused.
    pub on_look: Callback<Tech>,
    /// Called when a plate is pressed.
    pub on_press: Callback<Tech>,
}

impl TechRowContext<'_> {
    /// Renders the technologies of a color; empty if all are filtered out.
    pub fn row(&self, origin: Origin, entries: &[TechEntry]) -> Html {
        let owned_count = entries.iter().filter(|entry| is_owned(entry)).count();
        let plates: Vec<&TechEntry> = entries.iter().filter(|entry| (self.shown)(entry)).collect();
        if plates.is_empty() {
            return Html::default();
        }
        let args = [("known", owned_count.into()), ("all", entries.len().into())];
        html! {
            <section class={classes!("exo-tech-row", tech::class_of(origin))} aria-label={self.narrator.color(origin)}>
                <h3 class="exo-tech-color">{ tech::origin_icon(origin, None) }<span>{ self.narrator.color(origin) }</span>
                    <small class="number">{ self.phrases.say("exodus-techs-known", &args) }</small></h3>
                <ul class="exo-tech-plates">{ for plates.into_iter().map(|entry| self.plate(entry)) }</ul>
            </section>
        }
    }

    fn plate(&self, entry: &TechEntry) -> Html {
        let name = entry.tech;
        let on_look = self.on_look.clone();
        let enter = Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                on_look.emit(name);
            }
        });
        let on_look = self.on_look.clone();
        let focus = Callback::from(move |event: FocusEvent| {
            if shows_focus(event.target()) {
                on_look.emit(name);
            }
        });
        let class = classes!(
            "exo-tech",
            state_class(entry.availability),
            (self.picked == Some(name)).then_some("picked"),
            entry.is_affordable.then_some("affordable"),
        );
        let discount = (self.discount)(name);
        html! {
            <li key={name.key()}>
                <button type="button" {class} data-tech={name.key()} aria-pressed={(self.picked == Some(name)).to_string()}
                    onclick={self.on_press.reform(move |_: MouseEvent| name)} onpointerenter={enter} onfocus={focus}>
                    <span class="exo-tech-top">
                        <span class="exo-tech-sign">{ tech::icon(name, None) }</span>
                        { tech::field_icon(entry.field, Some(self.narrator.field(entry.field).into())) }
                        if discount < 0 {
                            <b class="exo-tech-gives number">{ signed(discount) }</b>
                        }
                        { self.price(entry) }
                    </span>
                    <span class="exo-tech-name">{ self.narrator.tech(name) }</span>
                    { self.other_owners(entry) }
                </button>
            </li>
        }
    }

    /// Renders the current price, with the printed one if it differs, or a mark if the technology
    /// is owned.
    fn price(&self, entry: &TechEntry) -> Html {
        let (printed, price) = (entry.breakdown.printed.0, entry.breakdown.price.0);
        match (entry.availability, self.research_mode) {
            (TechAvailability::Known, _) => html! {
                <span class={classes!("exo-tech-known", seat_art(self.seat).class())}><SeatIcon seat={seat_art(self.seat)} />
                    <span class="visually-hidden">{ self.phrases.text("exodus-techs-own") }</span></span>
            },
            (TechAvailability::Chosen, _) => html! {
                <span class="exo-tech-known"><IconView icon={Icon::Check} /><span class="visually-hidden">{ self.phrases.text("exodus-techs-chosen") }</span></span>
            },
            (_, ResearchMode::Start(..)) => self.coins(printed, None),
            (_, ResearchMode::Granted(_)) => html! {
                <span class="exo-tech-price"><s class="number">{ printed }</s><b>{ self.phrases.text("exodus-techs-free") }</b></span>
            },
            (_, ResearchMode::Paid) => self.coins(price, (printed != price).then_some(printed)),
        }
    }

    fn coins(&self, price: u8, printed: Option<u8>) -> Html {
        html! {
            <span class="exo-tech-price">
                if let Some(printed) = printed {
                    <s class="number">{ printed }</s>
                }
                <b class="number">{ price }</b>
                { resource::icon(Resource::Cp, Some(self.narrator.resource(Resource::Cp).into())) }
            </span>
        }
    }

    /// Renders the other seats that have the technology.
    fn other_owners(&self, entry: &TechEntry) -> Html {
        if entry.others.is_empty() {
            return Html::default();
        }
        let args = [("seats", self.narrator.seats(entry.others).into())];
        html! {
            <span class="exo-tech-others" title={self.phrases.say("exodus-techs-others", &args)}>
                { for entry.others.iter().map(|seat| html! { <SeatIcon seat={seat_art(seat)} /> }) }
                <span class="visually-hidden">{ self.phrases.say("exodus-techs-others", &args) }</span>
            </span>
        }
    }
}

/// Returns whether a technology is owned or chosen.
const fn is_owned(entry: &TechEntry) -> bool {
    matches!(
        entry.availability,
        TechAvailability::Known | TechAvailability::Chosen
    )
}

const fn state_class(availability: TechAvailability) -> &'static str {
    match availability {
        TechAvailability::Known => "known",
        TechAvailability::Chosen => "chosen",
        TechAvailability::Open(_) => "open",
        TechAvailability::Closed(_) => "closed",
        TechAvailability::Idle => "idle",
    }
}

/// Formats a number with its sign.
#[must_use]
pub fn signed(number: i16) -> String {
    if number < 0 {
        format!("\u{2212}{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}
