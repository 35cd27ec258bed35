//! Implements [`GameUi`], the interface of the shared pages to a game, for Exodus.

use crate::Ui;
use crate::draft::SetupDraft;
use crate::help::HELP_TOPICS;
use crate::learn::goals;
use crate::match_standing::goal_line;
use crate::narrate::{self, Narrator};
use crate::pieces::overlay;
use crate::replay::traces;
use crate::table::console::Console;
use crate::table::hand::Hand;
use crate::table::keys::{KEYS, handle_key, is_flying};
use crate::table::match_end::match_end;
use crate::table::offers::Offers;
use crate::table::orders::OrderBar;
use crate::table::pending_input::{InputMode, PendingInput};
use crate::table::prompt::turn_text;
use crate::table::status;
use crate::table::table_tabs::TableTabs;
use crate::table::{Tab, TableActions, TableContext, forecast, offers};
use crate::text::text_model;
use crate::{animation, board_view};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::event::Event;
use engine::exodus::hex::HexId;
use engine::exodus::lesson::Goal;
use engine::exodus::options::Options;
use engine::exodus::refusal::Refusal;
use engine::exodus::stage::Stage;
use engine::exodus::state::Plan;
use engine::exodus::stats::TurnPart;
use engine::exodus::step::{Step, Task};
use engine::exodus::view::View;
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::session::Session;
use match_text::{KeySection, TextModel};
use play::game_ui::{
    CombatSceneOf, CycleDirection, EventBatch, GameUi, HelpTopic, MatchEnd, ReplayFocus,
    TextModelInput,
};
use play::match_pages::{cycle_tab, select_tab_by_digit};
use store::SaveRecord;
use ui::clock::random_seed;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::live_region::PrioritizedSentence;
use ui::motion::AnimationStep;
use ui::panels::StatusItem;
use yew::prelude::*;

impl GameUi for Ui {
    type Game = Exodus;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Goal = Goal;
    type Place = HexId;
    type PendingInput = PendingInput;
    type InputMode = InputMode;
    type Tab = Tab;
    type Plan = Plan;
    type SelectionScope = (u8, Step, Option<Task>);
    type TabScope = (u8, Step, usize);
    type Draft = SetupDraft;
    type Board = TableTabs;
    type OrderBar = OrderBar;
    type Hand = Hand;
    type Console = Console;

    // A running match: saving, announcements, bots, the clock, undo.

    /// Never used, because Exodus has no clock that plays for a seat.
    const TIME_OUT: Action = Action::Done;

    fn shares_secrets(_game: &Exodus, a: Seat, b: Seat) -> bool {
        a == b
    }

    /// Returns whether a seat needs secret information to decide: in steps with sealed choices
    /// `[EXO-1.3]`, for the hits of a duel `[EXO-13.3]`, and wherever it could use an ability,
    /// because only the seat knows its abilities `[EXO-18.3]`.
    fn needs_secrets(session: &Session<Exodus>, seat: Seat) -> bool {
        let (game, public) = (session.game(), &session.view(Viewer::Spectator).public);
        let is_sealed = public.step.is_sealed() && public.task().is_none();
        let is_duel = public.battle.as_ref().is_some_and(|battle| {
            battle.is_duel() && battle.window.is_empty() && public.task().is_none()
        });
        let can_use_ability = public.mat(seat).abilities > 0 && game.is_window(public);
        is_sealed || is_duel || can_use_ability
    }

    fn event_sentence(
        game: &Exodus,
        phrases: &Phrases,
        view: &View,
        event: &Event,
    ) -> PrioritizedSentence {
        Narrator::new(phrases, game)
            .with_map(&view.public)
            .weighted_sentence(event)
    }

    fn prompt_text(session: &Session<Exodus>, phrases: &Phrases, seat: Seat) -> String {
        crate::table::prompt::request_text(session, phrases, seat)
    }

    fn is_redundant(event: &Event, _: &[&Event]) -> bool {
        narrate::is_redundant(event)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    /// No action is forced: seats are asked only if they have a choice.
    fn is_forced(_: Action) -> bool {
        false
    }

    /// A seat that conceded still takes part `[EXO-1.8]`.
    fn is_playing(game: &Exodus, _: &View, seat: Seat) -> bool {
        game.seats().contains(seat)
    }

    fn round(view: &View) -> u16 {
        u16::from(view.public.turn)
    }

    // The parts of a table that are the same for all games.

    /// Never offered, because Exodus has no draws.
    const DRAW_ANSWERS: [Action; 2] = [Action::Done, Action::Done];
    const MAX_ANIMATION_MS: u32 = animation::MAX_DURATION_MS;
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Charge, "exodus-primer-upkeep"),
        (Icon::Person, "exodus-primer-council"),
        (Icon::Mat, "exodus-primer-actions"),
        (Icon::Ship, "exodus-primer-conquest"),
        (Icon::Check, "exodus-primer-points"),
    ];

    fn primer_step(_game: &Exodus, view: &View) -> Option<usize> {
        match Stage::of(view.public.step) {
            Stage::Upkeep => Some(0),
            Stage::Council => Some(1),
            Stage::Action => Some(2),
            Stage::Conquest => Some(3),
            // Before the first turn all steps are of interest, and the primer does not cover
            // rockets.
            Stage::Setup | Stage::Wmd | Stage::Over => None,
        }
    }

    const COMBAT_SCENE: CombatSceneOf<Self> = crate::combat::scene;
    const HELP_TOPICS: &'static [HelpTopic<Self>] = HELP_TOPICS;

    fn goal_line(game: &Exodus, view: &View, phrases: &Phrases, seat: Seat) -> String {
        goal_line(game, view, phrases, seat)
    }

    fn seat_name(game: &Exodus, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, game).seat(seat)
    }

    fn action_name(game: &Exodus, phrases: &Phrases, view: &View, action: Action) -> String {
        Narrator::new(phrases, game).order(view, action)
    }

    /// Returns a heading for a turn, and for each Conquest stage in it.
    fn turn_heading(game: &Exodus, phrases: &Phrases, event: &Event) -> Option<String> {
        Narrator::new(phrases, game).heading(event)
    }

    fn is_logged(event: &Event) -> bool {
        narrate::is_logged(event)
    }

    fn animation_steps(
        game: &Exodus,
        before: &View,
        after: &View,
        batch: EventBatch<'_, Exodus>,
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

    fn is_out_of_turn(action: Action) -> bool {
        action == Action::Concede
    }

    fn partial_plan(session: &Session<Exodus>, seat: Seat) -> Plan {
        session.view(Viewer::Seat(seat)).plan(seat)
    }

    fn with_mode(input: PendingInput, tool: InputMode) -> PendingInput {
        PendingInput { tool, ..input }
    }

    fn selection_scope(view: &View) -> Self::SelectionScope {
        let public = &view.public;
        (public.turn, public.step, public.task().copied())
    }

    fn tab_scope(view: &View) -> Self::TabScope {
        let public = &view.public;
        (public.turn, public.step, public.tasks.len())
    }

    fn default_tab(view: &View, offers: &Offers) -> Tab {
        offers::required_tab(offers).unwrap_or_else(|| Tab::of_step(view.public.step))
    }

    /// Returns the tab of the last action, or of the advised one.
    fn replay_tab(past: &Session<Exodus>, focus: ReplayFocus<Action>) -> Tab {
        let step = past.view(Viewer::Spectator).public.step;
        let (action, step) = match focus {
            ReplayFocus::Advice(action) => (action, step),
            ReplayFocus::Events => {
                let last = past.log().len().checked_sub(1);
                let before = last.and_then(|last| past.view_at(last, Viewer::Spectator));
                let entry = past.log().last().map(|entry| entry.action);
                (entry, before.map_or(step, |view| view.public.step))
            }
        };
        action
            .and_then(Tab::of)
            .unwrap_or_else(|| Tab::of_step(step))
    }

    // Keyboard shortcuts besides those of the board.

    const RESERVED_KEYS: &'static [&'static str] = &["b", "n"];
    const NO_REPEAT_KEYS: &'static [&'static str] = &["e"];

    fn key_section() -> KeySection {
        KeySection {
            title: "exodus-keys",
            keys: KEYS.to_vec(),
        }
    }

    /// Handles a key. Tabs can be switched even while another seat is asked.
    fn handle_key(
        actions: &TableActions,
        context: &TableContext,
        key: &str,
        direction: CycleDirection,
    ) -> bool {
        let tab = match key {
            "v" => {
                cycle_tab(actions, &Tab::ALL, context.tab, direction);
                true
            }
            _ => !is_flying(context) && select_tab_by_digit(actions, &Tab::ALL, key),
        };
        tab || handle_key(actions, context, key)
    }

    // The status line.

    fn waiting_text(context: &TableContext, phrases: &Phrases) -> String {
        Narrator::new(phrases, context.game()).waiting(&context.view)
    }

    fn forecast_text(context: &TableContext, phrases: &Phrases, action: Action) -> Option<String> {
        forecast::forecast_text(context, phrases, action)
    }

    fn status_items(context: &TableContext, phrases: &Phrases) -> Vec<StatusItem> {
        status::status_items(context, phrases)
    }

    fn turn_text(context: &TableContext, phrases: &Phrases) -> String {
        turn_text(context, phrases)
    }

    // The end of a match.

    fn rematch_draft(game: &Exodus, last: &SaveRecord) -> Option<SetupDraft> {
        SetupDraft::rematch(game.options(), last, random_seed()).ok()
    }

    fn match_end(
        phrases: &Phrases,
        session: &Session<Exodus>,
        _: &SaveRecord,
        winners: SeatSet,
    ) -> Option<MatchEnd> {
        Some(match_end(phrases, session, winners))
    }

    // The parts of the table that each game draws itself.

    const ORDERS_CLASS: &'static str = "exo-actions";

    fn text_model(input: &TextModelInput<Self>) -> TextModel {
        text_model(input)
    }

    // The strip of seats.

    const STRIP_CLASSES: [Option<&'static str>; 3] = [
        Some("exo-seat-strip"),
        Some("exo-seat-chip"),
        Some("exo-seat-chip-name"),
    ];

    fn strip_seats(context: &TableContext) -> Vec<Seat> {
        context.view.public.circle.iter().copied().collect()
    }

    // Replays.

    const TURN_PHRASE: &'static str = "exodus-replay-turn";
    const BRANCH_PHRASE: &'static str = "exodus-replay-branch";
    const ADVICE_PHRASE: &'static str = "exodus-replay-would";

    /// Names a part of a turn; replays divide turns into parts instead of pieces.
    fn piece_name(_game: &Exodus, phrases: &Phrases, piece: u8) -> String {
        match TurnPart::from_number(piece) {
            TurnPart::Council => phrases.text("exodus-replay-council"),
            TurnPart::Actions => phrases.text("exodus-replay-actions"),
            TurnPart::Conquest(pass) => {
                phrases.say("exodus-replay-conquest", &[("pass", pass.into())])
            }
        }
    }

    // Overlays on the board of a replay.

    const CONSOLE_PHRASE: &'static str = "exodus-replay-empires";
    const FOLLOW_PHRASE: Option<&'static str> = Some("exodus-replay-follow");

    fn event_overlay(context: &TableContext) -> Html {
        traces::event_traces(context)
    }

    fn line_overlay(context: &TableContext, _: Seat, line: &[Action]) -> Html {
        traces::line_traces(context, line)
    }

    // Lessons.

    fn goal_text(game: &Exodus, phrases: &Phrases, view: &View, goal: &Goal) -> String {
        let narrator = Narrator::new(phrases, game).with_map(&view.public);
        goals::goal_text(phrases, &narrator, *goal)
    }

    fn kind_text(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("exodus-learn-kind-{kind}"))
    }

    fn goal_mark(game: &Exodus, goal: &Goal) -> Option<Html> {
        let hex = goal.hex()?;
        Some(overlay::hexagon(board_view::center(game, hex), "exo-goal"))
    }
}
