//! The details of one technology: its effect, its price line by line, its owners, and the button
//! that learns it or the reason why it cannot be learned.

use super::super::super::narrate::Narrator;
use super::super::super::pieces::{resource, tech};
use super::super::TableActions;
use super::tech_model::{PriceLine, ResearchMode, TechAvailability, TechEntry, price_lines};
use super::tech_row::signed;
use engine::exodus::action::Action;
use engine::exodus::effect::Resource;
use engine::exodus::play::PriceCause;
use engine::exodus::refusal::Refusal;
use ui::l10n::{PhraseArg, Phrases};
use yew::prelude::*;

/// The data from which the details are rendered.
pub struct TechDetail<'a> {
    pub phrases: &'a Phrases,
    pub narrator: Narrator<'a>,
    pub actions: &'a TableActions,
    /// How technologies can be gained now.
    pub research_mode: ResearchMode,
}

impl TechDetail<'_> {
    pub fn render(&self, entry: &TechEntry) -> Html {
        let (narrator, phrases) = (&self.narrator, self.phrases);
        let args: [(&'static str, PhraseArg); 2] = [
            ("color", narrator.color(entry.origin).into()),
            ("field", narrator.field(entry.field).into()),
        ];
        html! {
            <div class={classes!("exo-tech-detail-body", tech::class_of(entry.origin))}>
                <div class="exo-tech-words">
                    <h3 class="card-title">{ tech::icon(entry.tech, None) }<span>{ narrator.tech(entry.tech) }</span></h3>
                    <p class="exo-tech-kind">{ tech::origin_icon(entry.origin, None) }{ tech::field_icon(entry.field, None) }{ phrases.say("exodus-techs-kind", &args) }</p>
                    <p class="exo-tech-text">{ narrator.tech_text(entry.tech) }</p>
                    if !entry.others.is_empty() {
                        <p class="exo-tech-kind">{ phrases.say("exodus-techs-others", &[("seats", narrator.seats(entry.others).into())]) }</p>
                    }
                </div>
                { self.breakdown(entry) }
                <div class="exo-tech-deed">{ self.order_button(entry) }</div>
            </div>
        }
    }

    /// Renders the button that learns the technology, or the reason why it cannot be learned.
    fn order_button(&self, entry: &TechEntry) -> Html {
        match entry.availability {
            TechAvailability::Open(action) => self.button(action),
            TechAvailability::Closed(refusal) => self.refusal_note(&refusal),
            TechAvailability::Known => self.paragraph("exodus-techs-own"),
            TechAvailability::Chosen => self.paragraph("exodus-techs-chosen"),
            TechAvailability::Idle => Html::default(),
        }
    }

    fn button(&self, action: Action) -> Html {
        let key = match (action, self.research_mode) {
            (Action::Start(_), _) => "exodus-techs-start",
            (_, ResearchMode::Granted(_) | ResearchMode::Start(..)) => "exodus-techs-take",
            (_, ResearchMode::Paid) => "exodus-techs-learn",
        };
        html! {
            <button type="button" class="button primary" data-order={action.term()} onclick={self.actions.on_order(action)}>{ self.phrases.text(key) }</button>
        }
    }

    fn paragraph(&self, key: &str) -> Html {
        html! { <p class="exo-reason">{ self.phrases.text(key) }</p> }
    }

    fn refusal_note(&self, refusal: &Refusal) -> Html {
        html! { <p class="exo-reason">{ self.actions.refusal_note(self.phrases, refusal) }</p> }
    }

    /// Renders the price and its breakdown.
    fn breakdown(&self, entry: &TechEntry) -> Html {
        let (printed, price) = (entry.breakdown.printed.0, entry.breakdown.price.0);
        let lines = match (entry.availability, self.research_mode) {
            (
                TechAvailability::Open(_) | TechAvailability::Closed(_) | TechAvailability::Idle,
                ResearchMode::Paid,
            ) => price_lines(&entry.breakdown),
            _ => Vec::new(),
        };
        let sum = i16::from(printed) + lines.iter().map(|line| line.delta).sum::<i16>();
        html! {
            <dl class="exo-bill">
                <div><dt>{ self.phrases.text("exodus-techs-bill-printed") }</dt><dd class="number">{ printed }</dd></div>
                { for lines.iter().map(|line| self.share(line)) }
                if !lines.is_empty() {
                    if sum < 0 {
                        <div class="exo-bill-floor"><dt>{ self.phrases.text("exodus-techs-bill-floor") }</dt><dd class="number">{ signed(-sum) }</dd></div>
                    }
                    <div class="exo-bill-total"><dt>{ self.phrases.text("exodus-techs-bill-price") }</dt>
                        <dd class="number">{ price }{ resource::icon(Resource::Cp, Some(self.narrator.resource(Resource::Cp).into())) }</dd></div>
                }
            </dl>
        }
    }

    fn share(&self, line: &PriceLine) -> Html {
        html! { <div><dt>{ self.cause(line) }</dt><dd class="number">{ signed(line.delta) }</dd></div> }
    }

    fn cause(&self, line: &PriceLine) -> String {
        let narrator = &self.narrator;
        let with_name = |key: &str, name: String| self.phrases.say(key, &[("name", name.into())]);
        match (line.cause, line.counts_twice) {
            (PriceCause::Color(known) | PriceCause::Field(known), true) => {
                with_name("exodus-techs-bill-both", narrator.tech(known))
            }
            (PriceCause::Color(known), false) => {
                with_name("exodus-techs-bill-color", narrator.tech(known))
            }
            (PriceCause::Field(known), false) => {
                with_name("exodus-techs-bill-field", narrator.tech(known))
            }
            (PriceCause::Political(card), _) => narrator.political(card),
            (PriceCause::Grant(origin), _) => narrator.origin(origin),
            (PriceCause::Ability(card), _) => narrator.ability(card),
        }
    }
}
