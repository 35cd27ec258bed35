//! What the page asks of a game once its code is there: how a match of it is told, played by hand, watched again,
//! taught and drawn. Everything else about a running match is the same for all games.

mod hint_text;
mod hover_setter;
mod match_variant;
mod offers;
mod perspective;
mod table_actions;
mod table_context;
mod table_parts;
mod table_snapshot;
mod terms;

pub use hint_text::{hint_words, plan_steps};
pub use hover_setter::HoverSetter;
pub use match_variant::{AnyObservedMatch, MatchVariant, ObservedMatch, OpenMatch, OpenedSession};
pub use offers::Offers;
pub use perspective::Perspective;
pub use table_actions::{Hover, HoverOf, TableActions, cycle};
pub use table_context::TableContext;
pub use table_parts::{
    BannerProps, IdleNotice, OrderBarProps, TableBoardProps, TableConsoleProps, TablePartProps,
    TextModelInput,
};
pub use table_snapshot::{EventBatch, TableSnapshot};
pub use terms::{CycleDirection, MatchEnd, ReplayFocus, SeatRelation, ThinkingNotice};

use crate::clock::Countdown;
use crate::hint::ShownHint as Hint;
use crate::text::{KeySection, TextModel};
use engine::bots::Evaluate;
use engine::error::RuleRefusal;
use engine::game::{Game, PromptChoice, Seat, SeatSet};
use engine::lesson::Teachable;
use engine::session::Session;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use store::SaveRecord;
use store::start_match::MatchSetup;
use ui::icon::Icon;
use ui::l10n::{PhraseArg, Phrases};
use ui::live_region::WeightedSentence;
use ui::motion::{AnimationStep, LIMIT};
use yew::prelude::*;

/// The page's side of a game: a type of its own for each, since the rules are the engine's.
pub trait GameUi: Sized + 'static {
    /// The rules that it is played by.
    type Game: Game<
            Options = Self::Options,
            Action = Self::Action,
            Event = Self::Event,
            View = Self::View,
            Refusal = Self::Refusal,
        > + MatchVariant
        + Evaluate
        + Teachable<Goal = Self::Goal>;
    /// What is agreed on before a match.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a seat does.
    type Action: Copy + Eq + Debug + Serialize + DeserializeOwned;
    /// What happens.
    type Event: Clone + PartialEq + Debug + Serialize;
    /// A position as somebody sees it.
    type View: Clone + PartialEq + Debug;
    /// Why not.
    type Refusal: Copy + Eq + Debug + RuleRefusal;
    /// A condition of a lesson's step.
    type Goal: Clone + PartialEq + Debug;
    /// A place of the board.
    type Place: Copy + PartialEq + Debug + 'static;
    /// What is in hand.
    type PendingInput: Copy + PartialEq + Default + Debug + 'static;
    /// What of it narrows the orders.
    type InputMode: Copy + Default + 'static;
    /// A leaf of the table; of a table that is one board there is but `()`.
    type Tab: Copy + PartialEq + 'static;
    /// What a seat has laid down so far, and its orders lead on from.
    type Plan: Clone + PartialEq + Default + Debug + 'static;
    /// What is put down in hand when it is another.
    type SelectionScope: PartialEq + Debug + 'static;
    /// What a leaf that somebody laid in front makes way for.
    type TabScope: PartialEq + 'static;
    /// How the same is set up once more.
    type Draft: MatchSetup;
    /// The board, with whatever lies beside it.
    type Board: BaseComponent<Properties = TableBoardProps<Self>>;
    /// What can be ordered.
    type OrderBar: BaseComponent<Properties = OrderBarProps<Self>>;
    /// What is held below the orders.
    type Hand: BaseComponent<Properties = TablePartProps<Self>>;
    /// Everything there is to know of what is looked at.
    type Console: BaseComponent<Properties = TableConsoleProps<Self>>;

    // A running match: saving, speaking, bots, the clock, undo.

    /// What the table does when time is up; never asked for where there is no clock.
    const TIME_OUT: Self::Action;
    /// What happened, in a sentence, with how much it matters. The view is of any moment of the
    /// match: it says what things are called that are dealt once and stay.
    fn event_sentence(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        event: &Self::Event,
    ) -> WeightedSentence;
    /// Why not, in a sentence, without the rule's id.
    fn explain(game: &Self::Game, phrases: &Phrases, refusal: &Self::Refusal) -> String;
    /// What is asked of a seat, in a sentence.
    fn prompt_text(session: &Session<Self::Game>, phrases: &Phrases, seat: Seat) -> String;
    /// Whether an event tells all only what others of the same action have told more closely.
    fn is_redundant(_: &Self::Event, _: &[&Self::Event]) -> bool {
        false
    }
    /// Whether an event begins a turn.
    fn begins_turn(event: &Self::Event) -> bool;
    /// Whether an action is given for a person when it is the only one that anybody has, since it is no choice.
    fn is_forced(action: Self::Action) -> bool;
    /// How two seats that are waited for at once stand to each other.
    fn seat_relation(_: &Self::Game, _: &Self::View, _: Seat, _: Seat) -> SeatRelation {
        SeatRelation::Apart
    }
    /// Whether a seat takes part in the match any more.
    fn is_playing(game: &Self::Game, view: &Self::View, seat: Seat) -> bool;
    /// Whether an offer lies open that seats answer beside the game's own course, such as one of a draw.
    fn has_open_offer(_: &Self::View) -> bool {
        false
    }
    /// Whether a seat still owes its answer to that offer.
    fn owes_answer(_: &Self::Game, _: &Self::View, _: Seat) -> bool {
        false
    }
    /// What the clock counts now, in a timed match.
    fn countdown(_: &Self::Game, _: &Self::View) -> Option<Countdown> {
        None
    }
    /// Whether two seats see the same.
    fn shares_secrets(_: &Self::Game, _: Seat, _: Seat) -> bool {
        !<Self::Game>::HAS_SECRETS
    }
    /// Whether a seat decides by what it alone sees, such as its hand.
    fn needs_secrets(_: &Session<Self::Game>, _: Seat) -> bool {
        <Self::Game>::HAS_SECRETS
    }
    /// The round, for the list of saves.
    fn round(view: &Self::View) -> u16;

    // The parts of a table that are the same for all games.

    /// By which a seat gives up.
    const CONCEDE: Self::Action;
    /// By which an offer of a draw is accepted, and refused.
    const DRAW_ANSWERS: [Self::Action; 2];
    /// The longest chain of motion in milliseconds; what is longer is compressed.
    const MAX_ANIMATION_MS: u32 = LIMIT;
    /// How a turn goes, for newcomers: a sign and a phrase for each step.
    const PRIMER: &'static [(Icon, &'static str)];
    /// Which step of the primer a match is in: on small screens that one is shown alone. Where none is told, all are a
    /// strip.
    fn primer_step(_: &Self::Game, _: &Self::View) -> Option<usize> {
        None
    }
    /// A seat by name.
    fn seat_name(game: &Self::Game, phrases: &Phrases, seat: Seat) -> String;
    /// The name of an action as a button.
    fn action_name(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        action: Self::Action,
    ) -> String;
    /// What stands above the log of a turn, where an event begins one.
    fn turn_heading(game: &Self::Game, phrases: &Phrases, event: &Self::Event) -> Option<String>;
    /// Whether the log tells of an event in a sentence of its own.
    fn is_logged(event: &Self::Event) -> bool;
    /// What happened between two positions as beats, for people in these seats, as far as these
    /// eyes may see it.
    fn animation_steps(
        game: &Self::Game,
        before: &Self::View,
        after: &Self::View,
        news: EventBatch<'_, Self::Game>,
    ) -> Vec<AnimationStep>;
    /// Whether an event ends the match.
    fn is_end(event: &Self::Event) -> bool;
    /// Why the bot did so that gave an entry of the log, where the game tells it. Asked again once
    /// an entry follows, for what is only then whole.
    fn motive(_session: &Session<Self::Game>, _phrases: &Phrases, _entry: usize) -> Option<String> {
        None
    }

    // What is in hand.

    /// Whether a place that is shown closely stays so when another moment has come.
    const KEEPS_SHOWN_PLACE: bool = true;
    /// The kind of an action, as phrase keys have it.
    fn action_term(action: Self::Action) -> &'static str;
    /// A step of a plan by name; with what it is given to, where that is not in its name.
    fn step_name(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        action: Self::Action,
    ) -> String {
        Self::action_name(game, phrases, view, action)
    }
    /// Whether an action is none of play, such as giving up.
    fn is_out_of_turn(action: Self::Action) -> bool;
    /// What a seat has laid down so far.
    fn partial_plan(_: &Session<Self::Game>, _: Seat) -> Self::Plan {
        Self::Plan::default()
    }
    /// Whether what is in hand changes how orders are paid.
    fn uses_other_payment(_: Self::PendingInput) -> bool {
        false
    }
    /// An offer paid in the other way, where that is legal.
    fn with_other_payment(
        _: &Session<Self::Game>,
        _: Seat,
        offer: PromptChoice<Self::Action, Self::Refusal>,
    ) -> PromptChoice<Self::Action, Self::Refusal> {
        offer
    }
    /// The tool that asks once more before an order is given; nothing where it is given at once.
    fn confirmation_mode(_: &TableActions<Self>, _: Self::Action) -> Option<Self::InputMode> {
        None
    }
    /// What is in hand with another tool.
    fn with_mode(aim: Self::PendingInput, tool: Self::InputMode) -> Self::PendingInput;
    /// Where play is: in another moment nothing stays in hand.
    fn selection_scope(view: &Self::View) -> Self::SelectionScope;
    /// What is decided: a leaf that somebody laid in front stays there until it is another.
    fn tab_scope(view: &Self::View) -> Self::TabScope;
    /// The leaf that lies in front by itself.
    fn default_tab(view: &Self::View, offers: &Offers<Self>) -> Self::Tab;
    /// The leaf where something happens in a position, or would better have happened.
    fn replay_tab(past: &Session<Self::Game>, leafing: ReplayFocus<Self::Action>) -> Self::Tab;

    // Keys that are not the board's.

    /// Letters of these keys that reading a board would have a use for; they read with Shift.
    const RESERVED_KEYS: &'static [&'static str];
    /// Keys that give an order; held, they give it once.
    const NO_REPEAT_KEYS: &'static [&'static str];
    /// The keys for the list of keys.
    fn key_section() -> KeySection;
    /// Whether any key does something now.
    fn handles_keys(_: &TableContext<Self>) -> bool {
        true
    }
    /// Does what a key asks for; says whether it is one of the table's.
    fn handle_key(
        hands: &TableActions<Self>,
        watch: &TableContext<Self>,
        key: &str,
        way: CycleDirection,
    ) -> bool;

    // The line on top.

    /// When it is told that a bot thinks.
    const THINKING_NOTICE: ThinkingNotice = ThinkingNotice::Last;
    /// Whether the small line begins with the name of the order that is looked at.
    const NAMES_ACTION: bool = true;
    /// Whom everybody waits for.
    fn waiting_text(watch: &TableContext<Self>, phrases: &Phrases) -> String;
    /// What would come of an action, where that is told.
    fn forecast_text(
        watch: &TableContext<Self>,
        phrases: &Phrases,
        action: Self::Action,
    ) -> Option<String>;
    /// Where play is.
    fn turn_text(watch: &TableContext<Self>, phrases: &Phrases) -> String;

    // The end of a match.

    /// The same once more by other chance, with those who sit at it now; nothing where that cannot be.
    fn rematch_draft(game: &Self::Game, last: &SaveRecord) -> Option<Self::Draft>;
    /// What is told of it; nothing while it goes on.
    fn match_end(
        phrases: &Phrases,
        session: &Session<Self::Game>,
        record: &SaveRecord,
        winners: SeatSet,
    ) -> Option<MatchEnd>;

    // The parts that a game draws itself.

    /// Style class of the section of the orders.
    const ORDERS_CLASS: &'static str;
    /// The seats beside the log; nothing where another part shows them.
    fn seat_list(_: TablePartProps<Self>) -> Html {
        Html::default()
    }
    /// What a hint says.
    fn hint_text(
        watch: &TableContext<Self>,
        phrases: &Phrases,
        told: &Hint<Self::Action>,
    ) -> String {
        hint_words(watch, phrases, told)
    }
    /// What is drawn of it on the board.
    fn hint_overlay(_: &TableContext<Self>, _: &Hint<Self::Action>) -> Html {
        Html::default()
    }
    /// The match in words.
    fn text_model(reader: &TextModelInput<Self>) -> TextModel;

    // The seats side by side.

    /// Style classes of the strip, of a seat in it, and of its name there.
    const STRIP_CLASSES: [Option<&'static str>; 3] = [None; 3];
    /// The seats, in order; none where there is one only.
    fn strip_seats(_: &TableContext<Self>) -> Vec<Seat> {
        Vec::new()
    }

    // A match watched again.

    /// The phrase that names a turn, by its round and by whose it is.
    const TURN_PHRASE: &'static str = "replay-turn";
    /// The phrase that names a game that goes on from a round of another one.
    const BRANCH_PHRASE: &'static str = "replay-branch-name";
    /// The phrase that tells what the Admiral would have done.
    const ADVICE_PHRASE: &'static str = "review-would";
    /// The piece that has a turn, or whose figures are followed, by name.
    fn piece_name(game: &Self::Game, phrases: &Phrases, piece: u8) -> String;
    /// What a seat would do after the first `at` entries, in the words that [`GameUi::ADVICE_PHRASE`] puts in.
    fn plan_words(
        session: &Session<Self::Game>,
        phrases: &Phrases,
        at: usize,
        seat: Seat,
        line: &[Self::Action],
    ) -> String;

    // What is drawn on the board of a replay.

    /// What the console is called there.
    const CONSOLE_PHRASE: &'static str;
    /// What it is called that the leaf follows what happens; nothing for a table without leaves.
    const FOLLOW_PHRASE: Option<&'static str>;
    /// What the last entry left on the board.
    fn event_overlay(watch: &TableContext<Self>) -> Html;
    /// What a line of actions of a seat would do on it.
    fn line_overlay(watch: &TableContext<Self>, seat: Seat, line: &[Self::Action]) -> Html;

    // Lessons.

    /// A condition in words, at a moment of the lesson that says what lies where.
    fn goal_words(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        goal: &Self::Goal,
    ) -> String;
    /// A kind of orders in words.
    fn kind_words(phrases: &Phrases, kind: &str) -> String;
    /// An order of a hint in words.
    fn order_words(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        _seat: Seat,
        action: Self::Action,
    ) -> String {
        Self::action_name(game, phrases, view, action)
    }
    /// The figures of the rules that steps may tell.
    fn rule_figures(_: &Self::Game) -> Vec<(&'static str, PhraseArg)> {
        Vec::new()
    }

    /// Where a condition of a step is met, marked on the board; nothing where that is no place.
    fn goal_mark(game: &Self::Game, goal: &Self::Goal) -> Option<Html>;
}
