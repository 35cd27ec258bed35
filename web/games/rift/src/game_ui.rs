//! Implements [`GameUi`], the interface of the shared pages to a game, for Centauri Rift.

use crate::Ui;
use crate::animation::{Transition, animate};
use crate::board_view;
use crate::board_view::plan_preview::{PlanPreview, trace};
use crate::draft::SetupDraft;
use crate::help::HELP_TOPICS;
use crate::learn::goals;
use crate::match_standing::goal_line;
use crate::narrate::Narrator;
use crate::table::actions::{give_first_order, needs_confirmation, press_digit, toggle};
use crate::table::board::TableBoard;
use crate::table::console::ShipConsole;
use crate::table::countdown::countdown;
use crate::table::keys::{KEYS, KeyCommand, key_command};
use crate::table::match_end::match_end;
use crate::table::offers::{Offer, Offers, paid_from_aux};
use crate::table::orders::{EmptyHand, OrderBar};
use crate::table::pending_input::{InputMode, PendingInput};
use crate::table::prompt::wait_phrase;
use crate::table::seats::SeatList;
use crate::table::status;
use crate::table::{InspectedPlace, TableActions, TableContext, forecast_text, hint};
use crate::text::text_model;
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::lesson::Goal;
use engine::rift::options::Options;
use engine::rift::refusal::Refusal;
use engine::rift::ship::ShipId;
use engine::rift::state::Phase;
use engine::rift::view::View;
use engine::session::Session;
use match_text::{KeySection, TextModel};
use play::game_ui::{
    CombatSceneOf, CycleDirection, EventBatch, GameUi, HelpTopic, MatchEnd, ReplayFocus,
    SeatRelation, TablePartProps, TextModelInput, ThinkingNotice,
};
use play::hint::ShownHint as Hint;
use store::SaveRecord;
use ui::clock::random_seed;
use ui::countdown::Countdown;
use ui::icon::Icon;
use ui::l10n::{PhraseArg, Phrases};
use ui::live_region::PrioritizedSentence;
use ui::motion::AnimationStep;
use ui::panels::StatusItem;
use yew::prelude::*;

impl GameUi for Ui {
    type Game = Rift;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Goal = Goal;
    type Place = InspectedPlace;
    type PendingInput = PendingInput;
    type InputMode = InputMode;
    type Tab = ();
    type Plan = ();
    type SelectionScope = (u16, Phase, Option<ShipId>);
    type TabScope = ();
    type Draft = SetupDraft;
    type Board = TableBoard;
    type OrderBar = OrderBar;
    type Hand = EmptyHand;
    type Console = ShipConsole;

    // A running match: saving, speaking, bots, the clock, undo.

    const TIME_OUT: Action = Action::TimeOut;

    fn event_sentence(
        game: &Rift,
        phrases: &Phrases,
        _: &View,
        event: &Event,
    ) -> PrioritizedSentence {
        Narrator::new(phrases, game).weighted_sentence(event)
    }

    fn prompt_text(session: &Session<Rift>, phrases: &Phrases, seat: Seat) -> String {
        let (prompt, view) = (session.prompt(seat), session.view(Viewer::Spectator));
        let narrator = Narrator::new(phrases, session.game());
        narrator.request(&view, prompt.phrase, &prompt.args)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    /// Returns whether an action is played automatically if it is the only one: activating the only
    /// remaining ship is not a choice.
    fn is_forced(action: Action) -> bool {
        matches!(action, Action::Activate(_))
    }

    /// Returns the relation of two seats.
    fn seat_relation(game: &Rift, view: &View, a: Seat, b: Seat) -> SeatRelation {
        if game.shares_choice(view, a, b) {
            SeatRelation::Choice
        } else {
            SeatRelation::Apart
        }
    }

    fn is_playing(game: &Rift, view: &View, seat: Seat) -> bool {
        game.is_in_play(view, seat)
    }

    fn has_open_offer(view: &View) -> bool {
        view.offer.is_some()
    }

    fn owes_answer(game: &Rift, view: &View, seat: Seat) -> bool {
        game.owes_answer(view, seat)
    }

    fn countdown(game: &Rift, view: &View) -> Option<Countdown> {
        countdown(game, view)
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    // The parts of a table that are the same for all games.

    const DRAW_ANSWERS: [Action; 2] = [Action::AnswerDraw(true), Action::AnswerDraw(false)];
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Charge, "rift-primer-energy"),
        (Icon::Step, "rift-primer-move"),
        (Icon::Laser, "rift-primer-fire"),
        (Icon::Shield, "rift-primer-shields"),
        (Icon::EndTurn, "rift-primer-end"),
    ];

    const COMBAT_SCENE: CombatSceneOf<Self> = crate::combat::scene;
    const HELP_TOPICS: &'static [HelpTopic<Self>] = HELP_TOPICS;

    fn goal_line(game: &Rift, view: &View, phrases: &Phrases, seat: Seat) -> String {
        goal_line(game, view, phrases, seat)
    }

    fn seat_name(game: &Rift, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, game).seat(seat)
    }

    fn action_name(game: &Rift, phrases: &Phrases, view: &View, action: Action) -> String {
        Narrator::new(phrases, game).order(view, action)
    }

    fn turn_heading(game: &Rift, phrases: &Phrases, event: &Event) -> Option<String> {
        if let Event::TurnStarted { round, ship } = *event {
            let text = phrases.say("rift-console-round", &[("round", round.into())]);
            let ship = Narrator::new(phrases, game).ship(ship);
            Some(format!("{text} · {ship}"))
        } else {
            None
        }
    }

    /// Returns whether an event is logged. The start and end of turns are not, because turns are
    /// shown as headings.
    fn is_logged(event: &Event) -> bool {
        !matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
    }

    fn animation_steps(
        game: &Rift,
        before: &View,
        after: &View,
        batch: EventBatch<'_, Rift>,
    ) -> Vec<AnimationStep> {
        let transition = Transition {
            game,
            before,
            after,
            people: batch.people,
        };
        animate(transition, batch.events)
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::MatchEnded { .. })
    }

    // The pending input.

    /// In a replay, every turn shows the ship that plays it.
    const KEEPS_SHOWN_PLACE: bool = false;

    fn action_term(action: Action) -> &'static str {
        action.term()
    }

    fn is_out_of_turn(action: Action) -> bool {
        matches!(
            action,
            Action::Concede | Action::OfferDraw | Action::AnswerDraw(_) | Action::TimeOut
        )
    }

    fn uses_other_payment(input: PendingInput) -> bool {
        input.pays_aux
    }

    fn with_other_payment(session: &Session<Rift>, seat: Seat, offer: Offer) -> Offer {
        paid_from_aux(session, seat, offer)
    }

    fn confirmation_mode(actions: &TableActions, action: Action) -> Option<InputMode> {
        let tool = InputMode::Confirm(action);
        let needs_confirm =
            needs_confirmation(actions, action) && actions.context.input.tool != tool;
        needs_confirm.then_some(tool)
    }

    fn with_mode(input: PendingInput, tool: InputMode) -> PendingInput {
        PendingInput { tool, ..input }
    }

    fn selection_scope(view: &View) -> Self::SelectionScope {
        (view.round, view.phase, view.turn.ship)
    }

    fn tab_scope(_: &View) {}

    fn default_tab(_: &Self::View, _: &Offers) {}

    fn replay_tab(_: &Session<Rift>, _: ReplayFocus<Action>) {}

    // Keyboard shortcuts besides those of the board.

    const RESERVED_KEYS: &'static [&'static str] = &["f", "m", "r"];
    /// A repeated key could act in the next turn, which belongs to another player.
    const NO_REPEAT_KEYS: &'static [&'static str] = &[
        "w", "s", "a", "d", "r", "f", "m", "e", "x", "i", "j", "c", "y", "escape", "1", "2", "3",
        "4", "5", "6", "7", "8", "9",
    ];

    fn key_section() -> KeySection {
        KeySection {
            title: "rift-keys",
            keys: KEYS.to_vec(),
        }
    }

    fn handles_keys(context: &TableContext) -> bool {
        context.snapshot.seat.is_some()
    }

    fn handle_key(actions: &TableActions, _: &TableContext, key: &str, _: CycleDirection) -> bool {
        let Some(command) = key_command(key) else {
            return false;
        };
        match command {
            KeyCommand::Order(fits) => give_first_order(actions, fits),
            KeyCommand::Number(n) => press_digit(actions, n),
            KeyCommand::Tool(tool) => toggle(actions, tool),
        }
        true
    }

    // The status line.

    const THINKING_NOTICE: ThinkingNotice = ThinkingNotice::First;
    /// The button, the square and the preview already name the action.
    const NAMES_ACTION: bool = false;

    fn waiting_text(context: &TableContext, phrases: &Phrases) -> String {
        let session = &context.snapshot.session;
        let narrator = Narrator::new(phrases, context.game());
        let Some(seat) = session.status().waiting_seats().iter().next() else {
            return String::new();
        };
        let prompt = session.prompt(seat);
        let (phrase, args) = wait_phrase(prompt.phrase, prompt.args);
        narrator.request(&context.view, phrase, &args)
    }

    fn forecast_text(context: &TableContext, phrases: &Phrases, action: Action) -> Option<String> {
        forecast_text(context, phrases, action)
    }

    fn status_items(context: &TableContext, phrases: &Phrases) -> Vec<StatusItem> {
        status::status_items(context, phrases)
    }

    fn turn_text(context: &TableContext, phrases: &Phrases) -> String {
        let args = [("round", context.view.round.into())];
        phrases.say("rift-console-round", &args)
    }

    // The end of a match.

    fn rematch_draft(game: &Rift, last: &SaveRecord) -> Option<SetupDraft> {
        SetupDraft::rematch(game.options(), last, random_seed()).ok()
    }

    fn match_end(
        phrases: &Phrases,
        session: &Session<Rift>,
        record: &SaveRecord,
        winners: SeatSet,
    ) -> Option<MatchEnd> {
        match_end(phrases, session, record, winners)
    }

    // The parts that a game draws itself.

    const ORDERS_CLASS: &'static str = "";

    fn seat_list(part: TablePartProps<Self>) -> Html {
        html! { <SeatList ..part /> }
    }

    fn hint_text(context: &TableContext, phrases: &Phrases, hint_state: &Hint<Action>) -> String {
        hint::hint_text(context, phrases, hint_state)
    }

    fn hint_overlay(context: &TableContext, hint_state: &Hint<Action>) -> Html {
        hint::hint_drawing(context, hint_state)
    }

    fn text_model(input: &TextModelInput<Self>) -> TextModel {
        text_model(input)
    }

    // Replays.

    fn piece_name(game: &Rift, phrases: &Phrases, piece: u8) -> String {
        Narrator::new(phrases, game).ship(ShipId(piece))
    }

    fn plan_text(
        session: &Session<Rift>,
        phrases: &Phrases,
        at: usize,
        seat: Seat,
        line: &[Action],
    ) -> String {
        let game = session.game();
        let view = session.view_at(at, Viewer::Seat(seat));
        let plan = view.map(|view| PlanPreview::of(game, &view, seat, line));
        let plan_text = plan.and_then(|plan| {
            let ship = plan.ship?;
            Some(Narrator::new(phrases, game).plan(ship, &plan.events))
        });
        plan_text.unwrap_or_else(|| phrases.text("rift-plan-nothing"))
    }

    // Overlays on the board of a replay.

    const CONSOLE_PHRASE: &'static str = "table-console";
    const FOLLOW_PHRASE: Option<&'static str> = None;

    fn event_overlay(context: &TableContext) -> Html {
        let session = &context.snapshot.session;
        let last = session.entry_count().checked_sub(1);
        let events = last.map_or(&[][..], |last| session.events_at(last));
        trace(context.game(), &context.view, events)
    }

    fn line_overlay(context: &TableContext, seat: Seat, line: &[Action]) -> Html {
        let (game, view) = (context.game(), &context.view);
        PlanPreview::of(game, view, seat, line).render(game, view)
    }

    // Lessons.

    fn goal_text(game: &Rift, phrases: &Phrases, _: &View, goal: &Goal) -> String {
        goals::goal_text(phrases, &Narrator::new(phrases, game), goal)
    }

    fn kind_text(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("rift-order-{kind}"))
    }

    fn rule_figures(game: &Rift) -> Vec<(&'static str, PhraseArg)> {
        vec![("blast", game.figures().blast_reach().into())]
    }

    fn goal_mark(game: &Rift, goal: &Goal) -> Option<Html> {
        let square = goals::square(goal)?;
        Some(board_view::marks(board_view::grid_of(game), &[square]))
    }
}
