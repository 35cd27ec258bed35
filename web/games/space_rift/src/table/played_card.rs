//! The command card in play: its picture and name, and the orders that are left of it by section.
//! The console shows it large, the status strip of smaller screens in short.

use super::super::narrate::{Narrator, command_name};
use super::super::pieces::{card_art, side};
use engine::space_rift::SpaceRift;
use engine::space_rift::battlefield::Sector;
use engine::space_rift::cards::CommandId;
use engine::space_rift::state::{Phase, Public};
use ui::l10n::Phrases;
use ui::panels::StatusItem;
use yew::prelude::*;

/// The command card of the active side, with what is left of it.
pub struct PlayedCard<'a> {
    narrator: Narrator<'a>,
    phrases: &'a Phrases,
    public: &'a Public,
    card: CommandId,
    /// The number of orders left by section, `None` being the whole battlefield.
    orders: Vec<(Option<Sector>, u8)>,
}

impl<'a> PlayedCard<'a> {
    /// Returns the command card in play; `None` before one is played and after it is discarded.
    #[must_use]
    pub fn of(game: &'a SpaceRift, public: &'a Public, phrases: &'a Phrases) -> Option<Self> {
        Some(Self {
            narrator: Narrator::new(phrases, game),
            phrases,
            public,
            card: public.active_command.card?,
            orders: orders_left(game, public),
        })
    }

    /// Returns the card as a figure of the status strip.
    #[must_use]
    pub fn status_item(&self) -> StatusItem {
        let order_count = self.orders.iter().map(|(sector, order_count)| {
            let letter = sector.map(|sector| self.phrases.text(letter_key(sector)));
            html! { <span class={classes!((*order_count == 0).then_some("used"))}>{ letter }<b>{ order_count }</b></span> }
        });
        let picture = html! {
            <span class={classes!("played-short", side::class_of(self.public.active))}>
                <span class="card-thumb">{ self.art() }</span>
                <span class="played-name">{ self.name() }</span>
                <span class="played-left number">{ for order_count }</span>
            </span>
        };
        StatusItem {
            key: "space-rift-status-orders",
            picture,
            value: String::new(),
            most: None,
            label: self.label(),
            help: self.phrases.text("space-rift-status-orders.help"),
            is_warning: false,
        }
    }

    /// Renders the card for the console.
    pub fn panel(&self) -> Html {
        let order_count = self.orders.iter().map(|(sector, order_count)| {
            let name = sector.map_or("space-rift-played-anywhere", text_key);
            html! { <div class={classes!((*order_count == 0).then_some("used"))}><dt>{ self.phrases.text(name) }</dt><dd>{ order_count }</dd></div> }
        });
        html! {
            <section class="played-card" data-status="orders" aria-label={self.label()}>
                <span class="card-thumb">{ self.art() }</span>
                <p class="played-name"><small>{ self.phrases.text("space-rift-played-card") }</small><b>{ self.title() }</b></p>
                <dl class="played-left" aria-label={self.phrases.text("space-rift-status-orders")}>{ for order_count }</dl>
            </section>
        }
    }

    /// Describes the card and what is left of it.
    fn label(&self) -> String {
        let order = |(sector, order_count): &(Option<Sector>, u8)| {
            let sector = sector.map_or_else(
                || self.phrases.text("space-rift-played-everywhere"),
                |sector| self.narrator.term(sector.into_str()),
            );
            let args = [("sector", sector.into()), ("count", (*order_count).into())];
            self.phrases.say("space-rift-played-section", &args)
        };
        let orders: Vec<String> = self.orders.iter().map(order).collect();
        let args = [
            ("side", self.narrator.side(self.public.active).into()),
            ("card", self.title().into()),
            ("orders", self.phrases.list(&orders).into()),
        ];
        self.phrases.say("space-rift-played-label", &args)
    }

    /// Returns the name of the card, and of the card that it copies.
    fn title(&self) -> String {
        let title = self.narrator.command_title(self.card);
        let copied = self.public.active_command.acts_as;
        match copied.filter(|copied| *copied != self.card) {
            Some(copied) => {
                let copied = self.narrator.command_title(copied);
                let args = [("card", title.into()), ("copied", copied.into())];
                self.phrases.say("space-rift-played-copy", &args)
            }
            None => title,
        }
    }

    /// Returns the name of the card without its section.
    fn name(&self) -> String {
        let card = self.narrator.game.command(self.card);
        card.map_or_else(String::new, |card| command_name(self.phrases, &card.id))
    }

    fn art(&self) -> Html {
        let card = self.narrator.game.command(self.card);
        card.map_or_else(Html::default, |card| card_art::command(&card.id))
    }
}

/// Returns the orders left of the card in play by section, as its side sees the sections. Orders
/// that are not given by the end of their phase are lost.
fn orders_left(game: &SpaceRift, public: &Public) -> Vec<(Option<Sector>, u8)> {
    let (active, slots) = (&public.active_command, &game.orders_in_force(public).slots);
    let is_over = public.phase != Phase::Orders;
    let slots = slots.iter().zip(active.remaining_orders);
    let slots = slots.filter_map(|(slot, order_count)| Some((slot.as_ref()?.sector, order_count)));
    let own = |(sector, order_count): (Option<Sector>, u8)| {
        let sector = match active.is_mirrored {
            true => sector.map(Sector::mirrored),
            false => sector,
        };
        (sector, if is_over { 0 } else { order_count })
    };
    let mut orders: Vec<(Option<Sector>, u8)> = slots.map(own).collect();
    orders.sort_by_key(|(sector, _)| *sector);
    orders
}

/// Returns the phrase key of the letter of a section.
const fn letter_key(sector: Sector) -> &'static str {
    match sector {
        Sector::Left => "space-rift-status-orders.left",
        Sector::Center => "space-rift-status-orders.center",
        Sector::Right => "space-rift-status-orders.right",
    }
}

/// Returns the phrase key of the name of a section.
const fn text_key(sector: Sector) -> &'static str {
    match sector {
        Sector::Left => "space-rift-text-left",
        Sector::Center => "space-rift-text-center",
        Sector::Right => "space-rift-text-right",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ui;
    use engine::game::{Game, Viewer};
    use engine::session::Session;
    use engine::space_rift::action::Action;
    use engine::space_rift::options::Options;
    use play::random_match::play_random_actions;
    use ui::test_render::render_to_string;

    /// Calls `check` with every position of a random match.
    fn positions(mut check: impl FnMut(&SpaceRift, &Public)) {
        let game = SpaceRift::new(Options::duel("srb-01")).expect("a battle of the box");
        let mut session = Session::new(game.clone(), 3);
        play_random_actions::<Ui>(&mut session, 3, 300, |session| {
            check(&game, &session.view(Viewer::Spectator).public);
        });
    }

    #[test]
    fn the_card_in_play_shows_picture_name_and_every_section() {
        for language in ["en", "de"] {
            let phrases = Phrases::load(language);
            let mut shown = 0;
            positions(|game, public| {
                let Some(played) = PlayedCard::of(game, public, &phrases) else {
                    assert_eq!(public.active_command.card, None);
                    return;
                };
                let slots = game.orders_in_force(public).slots.iter().flatten();
                assert_eq!(played.orders.len(), slots.count());
                let item = played.status_item();
                let (name, title) = (played.name(), played.title());
                assert!(!name.is_empty() && title.starts_with(&name));
                for (part, name) in [(item.picture, &name), (played.panel(), &title)] {
                    let markup = render_to_string(&phrases, part);
                    let has_all = ["card-picture", "played-left", name];
                    assert!(has_all.iter().all(|part| markup.contains(part)), "{markup}");
                }
                assert!(item.label.contains(&played.title()), "{}", item.label);
                shown += 1;
            });
            assert!(shown > 30, "{shown} positions with a card");
        }
    }

    #[test]
    fn orders_left_are_those_that_can_still_be_given() {
        let mut given = 0_usize;
        positions(|game, public| {
            let order_count: u8 = orders_left(game, public)
                .iter()
                .map(|(_, order_count)| order_count)
                .sum();
            let open: u8 = public.active_command.remaining_orders.iter().sum();
            match public.phase {
                Phase::Orders => given += usize::from(order_count),
                _ => assert_eq!(order_count, 0),
            }
            assert!(
                order_count == 0 || order_count == open,
                "{order_count} of {open}"
            );
        });
        assert!(given > 0);
    }

    #[test]
    fn orders_are_counted_down_in_their_section() {
        let game = SpaceRift::new(Options::duel("srb-01")).expect("a battle of the box");
        let mut session = Session::new(game, 7);
        let mut before = 0;
        for _ in 0..60 {
            let Some(seat) = session.status().waiting_seats().iter().next() else {
                break;
            };
            let legal = session.legal_actions(seat);
            let order = legal.iter().find(|one| matches!(one, Action::Order(..)));
            let action = *order.or(legal.first()).expect("an action");
            session.act(seat, action).expect("legal");
            let public = session.view(Viewer::Spectator).public;
            let now: u8 = orders_left(session.game(), &public)
                .iter()
                .map(|(_, order_count)| order_count)
                .sum();
            if order.is_some() && public.phase == Phase::Orders && public.task.is_none() {
                assert_eq!(now + 1, before);
            }
            before = now;
        }
    }
}
