//! The interface of the shared UI to one game, in that game's code: its sentences, table input,
//! replay, lessons and components. Everything else about a running match is the same for all games.

mod help_topic;
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

pub use help_topic::{HelpMoment, HelpSpot, HelpTopic};
pub use hint_text::{describe_hint, plan_steps};
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
pub use table_snapshot::{CombatMoment, CombatSceneOf, EventBatch, TableSnapshot};
pub use terms::{CycleDirection, MatchEnd, ReplayFocus, SeatRelation, ThinkingNotice};

use crate::hint::ShownHint as Hint;
use engine::bots::Evaluate;
use engine::error::RuleRefusal;
use engine::game::{Game, PromptChoice, Seat, SeatSet};
use engine::lesson::Teachable;
use engine::session::Session;
use match_text::{KeySection, TextModel};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use store::{SaveRecord, start_match::MatchSetup};
use ui::countdown::Countdown;
use ui::icon::Icon;
use ui::l10n::{PhraseArg, Phrases};
use ui::live_region::PrioritizedSentence;
use ui::motion::{AnimationStep, LIMIT, OpenRoll};
use ui::panels::StatusItem;
use yew::prelude::*;

/// The UI of one game; each game implements it on a separate type.
pub trait GameUi: Sized + 'static {
    /// The game in the engine.
    type Game: Game<
            Options = Self::Options,
            Action = Self::Action,
            Event = Self::Event,
            View = Self::View,
            Refusal = Self::Refusal,
        > + MatchVariant
        + Evaluate
        + Teachable<Goal = Self::Goal>;
    /// The options of a match.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// An action of a seat.
    type Action: Copy + Eq + Debug + Serialize + DeserializeOwned;
    /// An event of a match.
    type Event: Clone + PartialEq + Debug + Serialize;
    /// The part of a state that one viewer may know.
    type View: Clone + PartialEq + Debug;
    /// The reason why an action is illegal.
    type Refusal: Copy + Eq + Debug + RuleRefusal;
    /// A condition of a lesson's step.
    type Goal: Clone + PartialEq + Debug;
    /// A place of the board.
    type Place: Copy + PartialEq + Debug + 'static;
    /// The input that the player has selected but not yet used in an action.
    type PendingInput: Copy + PartialEq + Default + Debug + 'static;
    /// The part of the pending input that restricts the orders, such as a tool.
    type InputMode: Copy + Default + 'static;
    /// A tab of the table; `()` for a table without tabs.
    type Tab: Copy + PartialEq + 'static;
    /// The actions that a seat has entered so far, from which its choices continue.
    type Plan: Clone + PartialEq + Default + Debug + 'static;
    /// The pending input is cleared when this value changes.
    type SelectionScope: PartialEq + Debug + 'static;
    /// When this value changes, the tab chosen by the player is left.
    type TabScope: PartialEq + 'static;
    /// The setup of a match, for a rematch.
    type Draft: MatchSetup;
    /// The board, including the areas beside it.
    type Board: BaseComponent<Properties = TableBoardProps<Self>>;
    type OrderBar: BaseComponent<Properties = OrderBarProps<Self>>;
    /// The hand of cards below the orders.
    type Hand: BaseComponent<Properties = TablePartProps<Self>>;
    /// The panel with all details of a seat or piece.
    type Console: BaseComponent<Properties = TableConsoleProps<Self>>;

    // A running match: saving, announcements, bots, the clock, undo.

    /// The table's action when time runs out; not used in games without a clock.
    const TIME_OUT: Self::Action;
    /// Returns an event as a sentence, with its weight for announcements. `view` may be of any time
    /// in the match: it provides names that are fixed at the start.
    fn event_sentence(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        event: &Self::Event,
    ) -> PrioritizedSentence;
    /// Returns the question that a seat has to answer, as a sentence.
    fn prompt_text(session: &Session<Self::Game>, phrases: &Phrases, seat: Seat) -> String;
    /// Returns whether an event only repeats what other events of the same action say in detail.
    fn is_redundant(_: &Self::Event, _: &[&Self::Event]) -> bool {
        false
    }
    /// Returns whether an event begins a turn.
    fn begins_turn(event: &Self::Event) -> bool;
    /// Returns whether the table takes this kind of action for a person if no seat has another
    /// legal action.
    fn is_forced(action: Self::Action) -> bool;
    /// Whether forced actions reveal chance. The table then leaves them to the player while a
    /// person here can still undo the action before, and in lessons.
    const FORCED_ACTIONS_REVEAL: bool = false;
    /// Returns the relation of two seats that the match waits for at the same time.
    fn seat_relation(_: &Self::Game, _: &Self::View, _: Seat, _: Seat) -> SeatRelation {
        SeatRelation::Apart
    }
    /// Returns whether a seat still takes part in the match.
    fn is_playing(game: &Self::Game, view: &Self::View, seat: Seat) -> bool;
    /// Returns whether there is an open offer that seats answer out of turn, such as one of a draw.
    fn has_open_offer(_: &Self::View) -> bool {
        false
    }
    /// Returns whether a seat still has to answer that offer.
    fn owes_answer(_: &Self::Game, _: &Self::View, _: Seat) -> bool {
        false
    }
    /// Returns the current countdown of the clock; `None` in an untimed match.
    fn countdown(_: &Self::Game, _: &Self::View) -> Option<Countdown> {
        None
    }
    /// Returns whether two seats have the same secrets.
    fn shares_secrets(_: &Self::Game, _: Seat, _: Seat) -> bool {
        !<Self::Game>::HAS_SECRETS
    }
    /// Returns whether a seat needs its secrets, such as its hand, for its decision.
    fn needs_secrets(_: &Session<Self::Game>, _: Seat) -> bool {
        <Self::Game>::HAS_SECRETS
    }
    /// Returns the round, for the list of saves.
    fn round(view: &Self::View) -> u16;

    // The parts of a table that are the same for all games.

    /// The actions that accept and decline an offer of a draw.
    const DRAW_ANSWERS: [Self::Action; 2];
    /// Maximum length of an animation in milliseconds; longer ones are sped up.
    const MAX_ANIMATION_MS: u32 = LIMIT;
    /// The steps of a turn for newcomers, each as icon and phrase key.
    const PRIMER: &'static [(Icon, &'static str)];
    /// Returns how a seat wins this very match, and how far it is, in one sentence; empty if the
    /// match does not say.
    fn goal_line(game: &Self::Game, view: &Self::View, phrases: &Phrases, seat: Seat) -> String;
    /// The help tips, each shown the first time it applies, the most urgent first.
    const HELP_TOPICS: &'static [HelpTopic<Self>];
    /// Returns the primer's step that the match is in, which small screens show alone. With `None`
    /// they show all steps as a strip.
    fn primer_step(_: &Self::Game, _: &Self::View) -> Option<usize> {
        None
    }
    fn seat_name(game: &Self::Game, phrases: &Phrases, seat: Seat) -> String;
    /// Returns the text of an action's button.
    fn action_name(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        action: Self::Action,
    ) -> String;
    /// Returns the heading in the log for an event that begins a turn.
    fn turn_heading(game: &Self::Game, phrases: &Phrases, event: &Self::Event) -> Option<String>;
    /// Returns whether the log contains a sentence for an event.
    fn is_logged(event: &Self::Event) -> bool;
    /// Returns the animation steps between two positions, as shown to the people of `batch`; both
    /// views are those of the screen's perspective.
    fn animation_steps(
        game: &Self::Game,
        before: &Self::View,
        after: &Self::View,
        batch: EventBatch<'_, Self::Game>,
    ) -> Vec<AnimationStep>;
    /// Returns the attack, or the round of a battle, that events have resolved.
    const COMBAT_SCENE: CombatSceneOf<Self>;
    /// Returns the roll whose dice the seat that has to act may change, with orders that do so.
    fn open_roll(_: &TablePartProps<Self>, _: &Phrases) -> Option<OpenRoll> {
        None
    }
    /// Returns whether an event ends the match.
    fn is_end(event: &Self::Event) -> bool;
    /// Returns why a bot took the action of a log entry, where the game explains it. It is called
    /// again once another entry follows, because some reasons are complete only then.
    fn bot_reason(_: &Session<Self::Game>, _: &Phrases, _entry: usize) -> Option<String> {
        None
    }

    // The pending input.

    /// Whether the place whose details are shown stays selected when the selection scope changes.
    const KEEPS_SHOWN_PLACE: bool = true;
    /// Returns the kind of an action, as used in phrase keys.
    fn action_term(action: Self::Action) -> &'static str;
    /// Returns the name of a step of a plan, including the target if it is not in the action's
    /// name.
    fn step_name(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        action: Self::Action,
    ) -> String {
        Self::action_name(game, phrases, view, action)
    }
    /// Returns whether an action is out of turn, such as conceding.
    fn is_out_of_turn(action: Self::Action) -> bool;
    /// Returns the actions that a seat has entered so far.
    fn partial_plan(_: &Session<Self::Game>, _: Seat) -> Self::Plan {
        Self::Plan::default()
    }
    /// Returns whether the pending input changes how orders are paid.
    fn uses_other_payment(_: Self::PendingInput) -> bool {
        false
    }
    /// Returns a choice with the other way of payment, where that is legal.
    fn with_other_payment(
        _: &Session<Self::Game>,
        _: Seat,
        offer: PromptChoice<Self::Action, Self::Refusal>,
    ) -> PromptChoice<Self::Action, Self::Refusal> {
        offer
    }
    /// Returns the input mode that asks for a confirmation of an order; `None` if it is given at
    /// once.
    fn confirmation_mode(_: &TableActions<Self>, _: Self::Action) -> Option<Self::InputMode> {
        None
    }
    /// Returns the pending input with another input mode.
    fn with_mode(input: Self::PendingInput, tool: Self::InputMode) -> Self::PendingInput;
    /// Returns the scope of the pending input, which is cleared when the scope changes.
    fn selection_scope(view: &Self::View) -> Self::SelectionScope;
    /// Returns the scope of the tab that the player chose. The tab is left when the scope changes.
    fn tab_scope(view: &Self::View) -> Self::TabScope;
    /// Returns the tab in front unless the player chooses another.
    fn default_tab(view: &Self::View, offers: &Offers<Self>) -> Self::Tab;
    /// Returns the tab on which a position's events, or the better line, can be seen.
    fn replay_tab(past: &Session<Self::Game>, focus: ReplayFocus<Self::Action>) -> Self::Tab;

    // Keys outside the board.

    /// Letters of these keys that also read the board; those then need Shift.
    const RESERVED_KEYS: &'static [&'static str];
    /// Keys that give an order only once while they are held down.
    const NO_REPEAT_KEYS: &'static [&'static str];
    /// Returns the keys for the list of keys.
    fn key_section() -> KeySection;
    /// Returns whether keys have any effect now.
    fn handles_keys(_: &TableContext<Self>) -> bool {
        true
    }
    /// Handles a key; returns whether it is a key of the table.
    fn handle_key(
        actions: &TableActions<Self>,
        context: &TableContext<Self>,
        key: &str,
        direction: CycleDirection,
    ) -> bool;

    // The line at the top.

    /// Whether the small line says first or last that a bot is thinking.
    const THINKING_NOTICE: ThinkingNotice = ThinkingNotice::Last;
    /// Whether the small line begins with the name of the hovered order.
    const NAMES_ACTION: bool = true;
    /// Returns the sentence about the seats that the match waits for.
    fn waiting_text(context: &TableContext<Self>, phrases: &Phrases) -> String;
    /// Returns the preview of an action, if the game provides one.
    fn forecast_text(
        context: &TableContext<Self>,
        phrases: &Phrases,
        action: Self::Action,
    ) -> Option<String>;
    /// Returns the figures of the status strip, for the seat of this screen: what a turn costs and
    /// what keeps the seat alive. Empty when no seat is known.
    fn status_items(context: &TableContext<Self>, phrases: &Phrases) -> Vec<StatusItem>;
    /// Returns the line about the current turn.
    fn turn_text(context: &TableContext<Self>, phrases: &Phrases) -> String;

    // The end of a match.

    /// Returns the setup of a rematch with another seed and the current players; `None` if that is
    /// not possible.
    fn rematch_draft(game: &Self::Game, last: &SaveRecord) -> Option<Self::Draft>;
    /// Returns the texts at the end of the match; `None` while it goes on.
    fn match_end(
        phrases: &Phrases,
        session: &Session<Self::Game>,
        record: &SaveRecord,
        winners: SeatSet,
    ) -> Option<MatchEnd>;

    // The components that each game implements itself.

    /// CSS class of the section with the orders.
    const ORDERS_CLASS: &'static str;
    /// Renders the seats beside the log; empty if another component shows them.
    fn seat_list(_: TablePartProps<Self>) -> Html {
        Html::default()
    }
    fn hint_text(
        context: &TableContext<Self>,
        phrases: &Phrases,
        shown: &Hint<Self::Action>,
    ) -> String {
        describe_hint(context, phrases, shown)
    }
    /// Renders a hint on the board.
    fn hint_overlay(_: &TableContext<Self>, _: &Hint<Self::Action>) -> Html {
        Html::default()
    }
    /// Builds the text model of the match.
    fn text_model(reader: &TextModelInput<Self>) -> TextModel;

    // The strip of seats.

    /// CSS classes of the strip, of a seat in it, and of its name.
    const STRIP_CLASSES: [Option<&'static str>; 3] = [None; 3];
    /// Returns the seats in the strip; none if there is nothing to choose from.
    fn strip_seats(_: &TableContext<Self>) -> Vec<Seat> {
        Vec::new()
    }

    // The replay.

    /// Phrase key for the name of a turn, with its round and its seat or piece.
    const TURN_PHRASE: &'static str = "replay-turn";
    /// Phrase key for the title of a match that branches off from another one.
    const BRANCH_PHRASE: &'static str = "replay-branch-name";
    /// Phrase key for what the Admiral bot would have done.
    const ADVICE_PHRASE: &'static str = "review-would";
    /// Returns the name of a piece that has turns or statistics.
    fn piece_name(game: &Self::Game, phrases: &Phrases, piece: u8) -> String;
    /// Describes a seat's line after the first `at` entries; by default, names every step.
    fn plan_text(
        session: &Session<Self::Game>,
        phrases: &Phrases,
        at: usize,
        seat: Seat,
        line: &[Self::Action],
    ) -> String {
        plan_steps::<Self>(session, phrases, at, seat, line)
    }

    // Overlays on the board of a replay.

    /// Phrase key for the console's name in a replay.
    const CONSOLE_PHRASE: &'static str;
    /// Phrase key for the switch that lets the tab follow the events; `None` for a table without
    /// tabs.
    const FOLLOW_PHRASE: Option<&'static str>;
    /// Renders the effects of the last entry on the board.
    fn event_overlay(context: &TableContext<Self>) -> Html;
    /// Renders a line of actions of a seat on the board.
    fn line_overlay(context: &TableContext<Self>, seat: Seat, line: &[Self::Action]) -> Html;

    // Lessons.

    /// Returns a condition as text; `view` provides the places of pieces.
    fn goal_text(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        goal: &Self::Goal,
    ) -> String;
    /// Returns a kind of order as text.
    fn kind_text(phrases: &Phrases, kind: &str) -> String;
    /// Returns an order of a hint as text.
    fn order_text(
        game: &Self::Game,
        phrases: &Phrases,
        view: &Self::View,
        _seat: Seat,
        action: Self::Action,
    ) -> String {
        Self::action_name(game, phrases, view, action)
    }
    /// Returns numbers of the rules as arguments for the texts of steps.
    fn rule_figures(_: &Self::Game) -> Vec<(&'static str, PhraseArg)> {
        Vec::new()
    }
    /// Marks on the board where a condition of a step is met; `None` if it is not a place.
    fn goal_mark(game: &Self::Game, goal: &Self::Goal) -> Option<Html>;
}
