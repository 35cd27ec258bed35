//! Implements [`GameUi`], the interface of the shared pages to a game, for Space Rift.

use crate::Ui;
use crate::combat::open_roll::open_roll;
use crate::draft::SetupDraft;
use crate::help::HELP_TOPICS;
use crate::learn::goals;
use crate::match_standing::goal_line;
use crate::narrate::Narrator;
use crate::pieces::overlay;
use crate::replay::traces;
use crate::table::battle::forecast_text;
use crate::table::board::TableBoard;
use crate::table::console::Console;
use crate::table::hand::Hand;
use crate::table::keys::{KEYS, handle_key};
use crate::table::match_end::match_end;
use crate::table::offers::{Offers, acting_piece, is_table_talk};
use crate::table::orders::OrderBar;
use crate::table::pending_input::{InputMode, PendingInput};
use crate::table::prompt::turn_text;
use crate::table::side_of_seat::side_of_seat;
use crate::table::status;
use crate::table::{TableActions, TableContext};
use crate::text::text_model;
use crate::{animation, board_view};
use engine::game::{Game, Seat, SeatSet, UiTarget, Viewer};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::battlefield::{Hex, Side};
use engine::space_rift::combat_roll::RollStage;
use engine::space_rift::event::{DeckKind, Event};
use engine::space_rift::lesson::Goal;
use engine::space_rift::options::Options;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::state::{Phase, Task};
use engine::space_rift::view::View;
use match_text::{KeySection, TextModel};
use play::game_ui::{
    CombatSceneOf, CycleDirection, EventBatch, GameUi, HelpTopic, MatchEnd, ReplayFocus,
    SeatRelation, TablePartProps, TextModelInput, ThinkingNotice,
};
use store::SaveRecord;
use ui::clock::random_seed;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::live_region::PrioritizedSentence;
use ui::motion::{AnimationStep, OpenRoll};
use ui::panels::StatusItem;
use yew::prelude::*;

impl GameUi for Ui {
    type Game = SpaceRift;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Goal = Goal;
    type Place = Hex;
    type PendingInput = PendingInput;
    type InputMode = InputMode;
    type Tab = ();
    type Plan = ();
    type SelectionScope = (u8, Phase, Option<Task>, Option<RollStage>);
    type TabScope = ();
    type Draft = SetupDraft;
    type Board = TableBoard;
    type OrderBar = OrderBar;
    type Hand = Hand;
    type Console = Console;

    // A running match: saving, speaking, bots, the clock, undo.

    /// Never used, because Space Rift has no clock.
    const TIME_OUT: Action = Action::Done;

    /// Returns whether two seats share their hands, as the seats of one side do `[SR-21.4]`.
    fn shares_secrets(game: &SpaceRift, a: Seat, b: Seat) -> bool {
        a == b || game.side_of(a) == game.side_of(b)
    }

    /// Returns whether a seat needs its hand to decide: it can play a card, or its side is active.
    fn needs_secrets(session: &Session<SpaceRift>, seat: Seat) -> bool {
        let choices = session.prompt(seat).choices;
        let card = |target: UiTarget| matches!(target, UiTarget::Card(_));
        let mut legal = choices.iter().filter(|choice| choice.refusal.is_none());
        legal.any(|choice| card(choice.target))
            || session.view(Viewer::Spectator).public.active == side_of_seat(session, seat)
    }

    fn event_sentence(
        game: &SpaceRift,
        phrases: &Phrases,
        _: &View,
        event: &Event,
    ) -> PrioritizedSentence {
        Narrator::new(phrases, game).weighted_sentence(event)
    }

    fn prompt_text(session: &Session<SpaceRift>, phrases: &Phrases, seat: Seat) -> String {
        let prompt = session.prompt(seat);
        let narrator = Narrator::new(phrases, session.game());
        let public = session.view(Viewer::Spectator).public;
        let asked = session.status().waiting_seats();
        narrator.request(&public, asked, prompt.phrase, &prompt.args)
    }

    /// Returns whether other events make an event redundant: the number of drawn cards adds nothing
    /// for viewers who see the cards.
    fn is_redundant(event: &Event, others: &[&Event]) -> bool {
        let Event::CardsDrawn { side, deck, .. } = event else {
            return false;
        };
        others.iter().any(|other| match other {
            Event::CommandDrawn { side: own, .. } | Event::CommandOffered { side: own, .. } => {
                (own, *deck) == (side, DeckKind::Command)
            }
            Event::CombatDrawn { side: own, .. } => (own, *deck) == (side, DeckKind::Combat),
            _ => false,
        })
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    const FORCED_ACTIONS_REVEAL: bool = true;

    /// Returns whether the action rolls the dice that begin a turn, which is not a choice
    /// `[SR-4.2]`.
    fn is_forced(action: Action) -> bool {
        action == Action::Begin
    }

    /// Returns the relation of two seats. The commanders of a side act together, each for one wing
    /// `[SR-21.2]` `[SR-21.3]`.
    fn seat_relation(game: &SpaceRift, _: &View, a: Seat, b: Seat) -> SeatRelation {
        if game.side_of(a).is_some() && game.side_of(a) == game.side_of(b) {
            SeatRelation::Side
        } else {
            SeatRelation::Apart
        }
    }

    fn is_playing(game: &SpaceRift, _: &View, seat: Seat) -> bool {
        game.side_of(seat).is_some()
    }

    fn has_open_offer(view: &View) -> bool {
        view.public.offer.is_some()
    }

    fn owes_answer(_game: &SpaceRift, view: &View, seat: Seat) -> bool {
        let answers = Side::of(seat);
        answers.is_some() && view.public.offer.map(Side::other) == answers
    }

    fn round(view: &View) -> u16 {
        u16::from(view.public.turn)
    }

    // The parts of a table that are the same for all games.

    const DRAW_ANSWERS: [Action; 2] = [Action::AnswerDraw(true), Action::AnswerDraw(false)];
    const MAX_ANIMATION_MS: u32 = animation::MAX_DURATION_MS;
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Log, "space-rift-primer-card"),
        (Icon::Step, "space-rift-primer-move"),
        (Icon::Laser, "space-rift-primer-fight"),
        (Icon::Alert, "space-rift-primer-alert"),
        (Icon::Warp, "space-rift-primer-rift"),
    ];

    const COMBAT_SCENE: CombatSceneOf<Self> = crate::combat::scene;
    fn open_roll(part: &TablePartProps<Self>, phrases: &Phrases) -> Option<OpenRoll> {
        open_roll(part, phrases)
    }
    const HELP_TOPICS: &'static [HelpTopic<Self>] = HELP_TOPICS;

    fn goal_line(game: &SpaceRift, view: &View, phrases: &Phrases, seat: Seat) -> String {
        let side = game.side_of(seat);
        side.map_or_else(String::new, |side| {
            goal_line(game, &view.public, phrases, side)
        })
    }

    fn seat_name(game: &SpaceRift, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, game).seat(seat)
    }

    fn action_name(game: &SpaceRift, phrases: &Phrases, view: &View, action: Action) -> String {
        Narrator::new(phrases, game).order(&view.public, action)
    }

    fn turn_heading(game: &SpaceRift, phrases: &Phrases, event: &Event) -> Option<String> {
        let begins = matches!(event, Event::TurnStarted { .. });
        begins.then(|| Narrator::new(phrases, game).event(event))
    }

    /// Returns whether an event is logged. The start and end of turns are not, because turns are
    /// shown as headings.
    fn is_logged(event: &Event) -> bool {
        !matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
    }

    fn animation_steps(
        game: &SpaceRift,
        before: &View,
        after: &View,
        batch: EventBatch<'_, SpaceRift>,
    ) -> Vec<AnimationStep> {
        let transition = animation::Transition {
            game,
            before: &before.public,
            after: &after.public,
            people: batch.people,
        };
        animation::animate(transition, batch.events)
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    // The pending input.

    fn action_term(action: Action) -> &'static str {
        action.term()
    }

    /// Names the action with the unit that it is for.
    fn step_name(game: &SpaceRift, phrases: &Phrases, view: &View, action: Action) -> String {
        let narrator = Narrator::new(phrases, game);
        let name = narrator.order(&view.public, action);
        match acting_piece(action) {
            Some(unit) => format!("{}: {name}", narrator.unit_short(unit)),
            None => name,
        }
    }

    fn is_out_of_turn(action: Action) -> bool {
        is_table_talk(action)
    }

    fn with_mode(input: PendingInput, tool: InputMode) -> PendingInput {
        PendingInput { tool, ..input }
    }

    fn selection_scope(view: &View) -> Self::SelectionScope {
        let public = &view.public;
        let stage = public.innermost_roll().map(|roll| roll.stage);
        (public.turn, public.phase, public.task, stage)
    }

    fn tab_scope(_: &View) {}

    fn default_tab(_: &View, _: &Offers) {}

    fn replay_tab(_: &Session<SpaceRift>, _: ReplayFocus<Action>) {}

    // Keyboard shortcuts besides those of the board.

    const RESERVED_KEYS: &'static [&'static str] = &["b", "n", "p"];
    const NO_REPEAT_KEYS: &'static [&'static str] = &["e", "p"];

    fn key_section() -> KeySection {
        KeySection {
            title: "space-rift-keys",
            keys: KEYS.to_vec(),
        }
    }

    fn handles_keys(context: &TableContext) -> bool {
        context.snapshot.seat.is_some()
    }

    fn handle_key(
        actions: &TableActions,
        context: &TableContext,
        key: &str,
        _: CycleDirection,
    ) -> bool {
        handle_key(actions, context, key)
    }

    // The status line.

    const THINKING_NOTICE: ThinkingNotice = ThinkingNotice::First;

    fn waiting_text(context: &TableContext, phrases: &Phrases) -> String {
        let asked = context.snapshot.session.status().waiting_seats();
        Narrator::new(phrases, context.game()).waiting(&context.view.public, asked)
    }

    fn forecast_text(context: &TableContext, phrases: &Phrases, action: Action) -> Option<String> {
        forecast_text(context, phrases, action)
    }

    fn status_items(context: &TableContext, phrases: &Phrases) -> Vec<StatusItem> {
        status::status_items(context, phrases)
    }

    fn turn_text(context: &TableContext, phrases: &Phrases) -> String {
        turn_text(context, phrases)
    }

    // The end of a match.

    fn rematch_draft(game: &SpaceRift, last: &SaveRecord) -> Option<SetupDraft> {
        SetupDraft::rematch(game.options(), last, random_seed()).ok()
    }

    fn match_end(
        phrases: &Phrases,
        session: &Session<SpaceRift>,
        _: &SaveRecord,
        winners: SeatSet,
    ) -> Option<MatchEnd> {
        match_end(phrases, session, winners)
    }

    // The parts that a game draws itself.

    const ORDERS_CLASS: &'static str = "battle-actions";

    fn text_model(input: &TextModelInput<Self>) -> TextModel {
        text_model(input)
    }

    // Replays.

    const TURN_PHRASE: &'static str = "space-rift-replay-turn";
    const BRANCH_PHRASE: &'static str = "space-rift-replay-branch";
    const ADVICE_PHRASE: &'static str = "space-rift-replay-would";

    /// Returns the number of a piece, because turns and statistics belong to sides and not to
    /// pieces.
    fn piece_name(_game: &SpaceRift, _: &Phrases, piece: u8) -> String {
        piece.to_string()
    }

    // Overlays on the board of a replay.

    const CONSOLE_PHRASE: &'static str = "space-rift-replay-fleets";
    const FOLLOW_PHRASE: Option<&'static str> = None;

    fn event_overlay(context: &TableContext) -> Html {
        traces::event_traces(context)
    }

    fn line_overlay(context: &TableContext, _: Seat, line: &[Action]) -> Html {
        traces::line_traces(context, line)
    }

    // Lessons.

    fn goal_text(game: &SpaceRift, phrases: &Phrases, _: &View, goal: &Goal) -> String {
        goals::goal_text(phrases, game, goal)
    }

    fn kind_text(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("space-rift-kind-{kind}"))
    }

    /// Names the action with the unit that it is for.
    fn order_text(
        game: &SpaceRift,
        phrases: &Phrases,
        view: &View,
        _: Seat,
        action: Action,
    ) -> String {
        Ui::step_name(game, phrases, view, action)
    }

    fn goal_mark(_game: &SpaceRift, goal: &Goal) -> Option<Html> {
        let hex = goals::hex(goal)?;
        Some(overlay::rings(&[board_view::center(hex)], "offer"))
    }
}
