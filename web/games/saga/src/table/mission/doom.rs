//! The Doom Counter: a space for each round with its badges, and the marker.

use super::MissionContext;
use engine::saga::ids::BadgeId;
use yew::prelude::*;

impl MissionContext<'_> {
    pub(super) fn doom(&self) -> Html {
        let (mission, round) = (
            self.context.game().mission(),
            self.context.view.public.round,
        );
        let space = |number: u8| {
            let index = usize::from(number.saturating_sub(1));
            let badges: &[BadgeId] = mission.badges.get(index).map_or(&[], Vec::as_slice);
            let names: Vec<String> = badges
                .iter()
                .map(|badge| self.narrator.badge(*badge))
                .collect();
            let class = match number.cmp(&round) {
                std::cmp::Ordering::Less => Some("past"),
                std::cmp::Ordering::Equal => Some("now"),
                std::cmp::Ordering::Greater => None,
            };
            let current = (number == round).then_some("step");
            html! {
                <li key={number} class={classes!("saga-doom-space", class, (!names.is_empty()).then_some("badge"))} aria-current={current}>
                    <b class="number">{ number }</b>
                    { for names.into_iter().map(|name| html! { <small>{ name }</small> }) }
                </li>
            }
        };
        let args = [("round", round.into()), ("rounds", mission.rounds.into())];
        html! {
            <ol class="saga-doom" data-status="doom" aria-label={self.phrases.say("saga-table-round", &args)}>
                { for (1..=mission.rounds).map(space) }
            </ol>
        }
    }
}
