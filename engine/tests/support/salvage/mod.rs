//! Salvage: a small game that only the tests play, and an example of the structure of a game.
//!
//! It has elements that Centauri Rift lacks: a deck, dice, a hidden hand, a secret simultaneous
//! bid, and a window in which a seat out of turn may react. If it passes every law, the laws also
//! work for games with hidden information.
//!
//! # Rules
//!
//! - **SALV-1** Two to four crews race for wrecks. The deck holds four cards of each value 1 to 6;
//!   every crew is dealt four.
//! - **SALV-2** For each wreck every crew that holds a card bids one, face down. When all bids are
//!   in, they are turned up and discarded.
//! - **SALV-3** The highest bid boards the wreck; chance decides between equal bids.
//! - **SALV-4** The boarding crew rolls two dice. Their sum is its haul.
//! - **SALV-5** The other crews that hold a card are asked in order, from the boarder's left,
//!   whether they jam: a discarded card subtracts its value from the haul. When the haul is 0,
//!   nobody else is asked.
//! - **SALV-6** The boarder scores the haul. Every other crew draws a card until the deck is empty.
//! - **SALV-7** The game ends after the last wreck, or when nobody holds a card. The highest score
//!   wins; equal scores share the win.
//! - **SALV-8** A crew may give up at any time; its cards are turned up and discarded. The last
//!   crew left wins.

mod play;
mod secrets;
mod types;

use engine::args::Args;
use engine::chance::Chance;
use engine::error::LoadError;
use engine::game::{
    Audience, EventSink, Game, Outcome, Prompt, PromptChoice, QuestionId, Seat, SeatSet, Status,
    UiTarget, Undo, Viewer, fnv1a,
};
use engine::pack::PackName;
pub use types::*;

/// A game of Salvage, with its options.
#[derive(Clone, Debug)]
pub struct Salvage(Options);

impl Game for Salvage {
    const NAME: &'static str = "salvage";
    const RULES_VERSION: u16 = 1;
    const HAS_SECRETS: bool = true;
    const CONCEDE: Action = Action::Concede;

    type Options = Options;
    type ContentSet = ();
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Position = State;
    type Refusal = Refusal;

    fn with_content(options: Options, (): &()) -> Result<Self, LoadError> {
        let refuse = |path, reason| Err(LoadError::new("options", path, reason));
        match options {
            Options { crews, .. } if !(2..=MAX_CREWS as u8).contains(&crews) => {
                refuse("crews", "there are 2 to 4 crews")
            }
            Options { wrecks, .. } if !(1..=12).contains(&wrecks) => {
                refuse("wrecks", "there are 1 to 12 wrecks")
            }
            Options { .. } => Ok(Self(options)),
        }
    }

    fn pack_of((): &()) -> Option<&PackName> {
        None
    }

    fn pack(&self) -> Option<&PackName> {
        None
    }

    fn options(&self) -> &Options {
        &self.0
    }

    fn content_fingerprint(&self) -> u64 {
        fnv1a(&[VALUES as u8, COPIES, DEALT])
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(self.0.crews)
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        self.open(chance)
    }

    fn to_position(&self, state: &State) -> State {
        state.clone()
    }

    fn state_from_position(&self, position: State) -> Result<State, LoadError> {
        self.validate(&position)?;
        Ok(position)
    }

    fn validate(&self, state: &State) -> Result<(), LoadError> {
        secrets::check(self.seats(), state)
    }

    fn status(&self, state: &State) -> Status {
        let public = &state.public;
        match public.phase {
            Phase::Bidding => Status::WaitingFor(self.bidders(public)),
            Phase::Jamming { asked, .. } => Status::WaitingFor(SeatSet::singleton(asked)),
            Phase::Over(ending) => Status::Over(Outcome {
                winners: self.winners(public),
                reason: match ending {
                    Ending::Wrecks => "wrecks",
                    Ending::Spent => "spent",
                    Ending::Conceded => "conceded",
                },
            }),
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<QuestionId> {
        let is_asked = self.status(state).waiting_seats().contains(seat);
        let bids = state.public.phase == Phase::Bidding;
        is_asked.then(|| QuestionId::from_content(&(seat, state.public.boarded, bids)))
    }

    fn legal_actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        if !self.status(state).waiting_seats().contains(seat) {
            return;
        }
        let hand = state.private[seat.index()].hand;
        match state.public.phase {
            Phase::Bidding => list.extend(hand.kinds().map(Action::Bid)),
            Phase::Jamming { .. } => {
                list.push(Action::Pass);
                list.extend(hand.kinds().map(Action::Jam));
            }
            Phase::Over(_) => {}
        }
    }

    fn out_of_turn_actions(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        if self.check_action(state, seat, Action::Concede).is_ok() {
            list.push(Action::Concede);
        }
    }

    fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check(state, seat, action)
    }

    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        sink: &mut impl EventSink<Event>,
    ) -> Result<Undo, Refusal> {
        self.check(state, seat, action)?;
        Ok(self.carry_out(state, seat, action, chance, sink))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        secrets::view(state, viewer)
    }

    fn determinize(&self, view: &View, chance: &mut impl Chance) -> State {
        secrets::guess(self.seats(), view, chance)
    }

    fn audience(&self, event: &Event) -> Audience {
        match event {
            Event::Drew(seat, _) => Audience::Only(SeatSet::singleton(*seat)),
            Event::Sealed(_)
            | Event::Shown(..)
            | Event::Boarded(..)
            | Event::Jammed(..)
            | Event::Passed(_)
            | Event::Scored(..)
            | Event::Left(_)
            | Event::Ended(_) => Audience::All,
        }
    }

    fn prompt(&self, state: &State, seat: Seat) -> Prompt<Action, Refusal> {
        let hand = state
            .private
            .get(seat.index())
            .map_or(Cards::default(), |own| own.hand);
        let (phrase, play): (_, fn(Card) -> Action) = match state.public.phase {
            Phase::Bidding => ("bid", Action::Bid),
            Phase::Jamming { .. } => ("jam", Action::Jam),
            Phase::Over(_) => ("over", Action::Bid),
        };
        let cards = hand
            .kinds()
            .map(|card| (UiTarget::Card(u16::from(card.0)), play(card)));
        let buttons = [
            (UiTarget::Button("pass"), Action::Pass),
            (UiTarget::Button("concede"), Action::Concede),
        ];
        Prompt {
            phrase,
            args: Args::new(),
            choices: cards
                .chain(buttons)
                .map(|(target, action)| PromptChoice {
                    target,
                    action,
                    refusal: self.check(state, seat, action).err(),
                })
                .collect(),
        }
    }
}
