//! The orders bar: what can be done now with a button, what is taken in hand first, and the way to
//! the leaf that the decision needs. Buttons and their order are those of the prompt.

mod buttons;
mod flight;
mod groups;
mod lists;

use super::{Actions, Tool, Watch};
use crate::table::offers;
use crate::{Ui, table};
use engine::exodus::action::Action;
use engine::game::Seat;
use groups::Group;
use play::desk::Deed;
use play::game_ui::{OrderBarProps, PartProps};
use play::seats::is_human;
use store::Sitter;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// The bar.
#[component]
pub fn OrderBar(props: &OrderBarProps<Ui>) -> Html {
    let phrases = use_phrases();
    let PartProps {
        watch,
        actions,
        sitters,
    } = &props.part;
    let lull = &props.lull;
    let bar = Bar {
        watch,
        actions,
        phrases: &phrases,
    };
    let back = bar.taken_back(sitters);
    let body = match watch.stand.seat {
        None if back.is_some() => lull.told().unwrap_or_default(),
        None => lull.draw(&phrases),
        Some(_) => bar.draw(),
    };
    html! {
        <div class="exo-bar">
            { body }
            { back.unwrap_or_default() }
        </div>
    }
}

/// What is drawn in the bar.
struct Bar<'a> {
    watch: &'a Watch,
    actions: &'a Actions,
    phrases: &'a Phrases,
}

impl Bar<'_> {
    fn draw(&self) -> Html {
        match self.watch.aim.tool {
            Tool::Free | Tool::Empire(_) => self.free(),
            Tool::Hex(hex) => self.at_hex(hex),
            Tool::Salvo(rocket, from) => self.salvo(rocket, from),
            Tool::Arms(rocket) => self.arms(rocket),
            Tool::Ferry(from) => self.ferry(from),
            Tool::Group => self.group(),
            Tool::Kept => self.kept(),
            Tool::WhyNot => self.why_not(),
        }
    }

    /// Everything that can be done with a button, in groups.
    fn free(&self) -> Html {
        let watch = self.watch;
        let legal: Vec<Action> = watch.offers.legal().collect();
        let (done, rest): (Vec<Action>, Vec<Action>) = legal
            .into_iter()
            .partition(|action| matches!(action, Action::Done));
        let group = |group: Group| {
            let of_group = |action: &&Action| Group::of(**action) == Some(group);
            let found: Vec<Action> = rest.iter().filter(of_group).copied().collect();
            (!found.is_empty()).then(|| self.cluster(group, &found))
        };
        let groups: Vec<Html> = Group::ALL.into_iter().filter_map(group).collect();
        let flight = self.flight();
        // What is sealed is committed on purpose; elsewhere going on is the main thing only where
        // there is nothing else.
        let public = &watch.view.public;
        let sealed = public.step.is_sealed() && public.task().is_none();
        let main = sealed || (groups.is_empty() && flight.is_none());
        let choices = html! { <>{ self.to_leaf() }{ flight.unwrap_or_default() }{ for groups }</> };
        let done = done.into_iter().map(|action| self.button(action, main));
        self.laid_out(choices, html! { <>{ self.asides() }{ for done }</> })
    }

    /// What is chosen from, which may need room, and beside it what ends the choice.
    fn laid_out(&self, main: Html, end: Html) -> Html {
        html! {<>
            <div class="exo-bar-main">{ main }</div>
            <div class="order-group order-group-end exo-bar-end">{ end }</div>
        </>}
    }

    /// The way to the leaf that the decision needs, where another lies in front.
    fn to_leaf(&self) -> Html {
        let wanted = offers::leaf(&self.watch.offers);
        let Some(tab) = wanted.filter(|tab| *tab != self.watch.tab) else {
            return Html::default();
        };
        let name = self.phrases.text(&format!("exodus-tab-{}", tab.term()));
        html! {
            <button type="button" class="button primary exo-to-leaf" onclick={self.actions.open(tab)}>
                { self.phrases.say("exodus-table-to-leaf", &[("leaf", name.into())]) }
            </button>
        }
    }

    /// A seat at this screen that has committed takes its choice back while others still choose.
    fn taken_back(&self, sitters: &[Sitter]) -> Option<Html> {
        let stand = &self.watch.stand;
        let session = &stand.session;
        let ready = self.watch.view.public.ready;
        let own = |seat: &Seat| {
            is_human(sitters, *seat)
                && ready.has(*seat)
                && session.asides(*seat).contains(&Action::Reopen)
        };
        let seats: Vec<Seat> = ready.iter().filter(own).collect();
        let button = |seat: Seat| {
            let deeds = stand.deeds.clone();
            let onclick = Callback::from(move |_: MouseEvent| {
                deeds.dispatch(Deed::Act(seat, Action::Reopen))
            });
            let name = table::narrator(self.watch, self.phrases).seat(seat);
            html! {
                <button type="button" class="button quiet" {onclick}>
                    { self.phrases.say("exodus-table-reopen", &[("seat", name.into())]) }
                </button>
            }
        };
        (!seats.is_empty() && stand.eyes.veiled.is_none())
            .then(|| html! { <div class="order-group exo-reopen">{ for seats.into_iter().map(button) }</div> })
    }
}

/// Whether an action has a place on the table: in this bar, on a leaf or the map, in the hand.
#[cfg(test)]
pub(super) fn orders_of(action: Action) -> bool {
    let hand = matches!(
        action,
        Action::Play(_) | Action::React(_) | Action::Discard(_) | Action::Done | Action::Join(..)
    );
    hand || Group::of(action).is_some() || super::Tab::of(action).is_some()
}
