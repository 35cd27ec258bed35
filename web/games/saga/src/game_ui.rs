//! Implements [`GameUi`], the interface of the shared pages to a game, for Centauri Saga.

use crate::Ui;
use crate::draft::SetupDraft;
use crate::help::HELP_TOPICS;
use crate::learn::goals;
use crate::match_standing::goal_line;
use crate::narrate::{self, Narrator};
use crate::pieces::overlay;
use crate::replay::traces;
use crate::table::bot_reasons::bot_reason;
use crate::table::console::Console;
use crate::table::hand::Hand;
use crate::table::keys::{KEYS, handle_key};
use crate::table::match_end::{pieces, reason, results_table, title};
use crate::table::match_story::match_story;
use crate::table::offers::Offers;
use crate::table::orders::OrderBar;
use crate::table::pending_input::{InputMode, PendingInput};
use crate::table::prompt::turn_text;
use crate::table::status;
use crate::table::table_tabs::TableTabs;
use crate::table::{Tab, TableActions, TableContext, forecast};
use crate::text::text_model;
use crate::{animation, board_view, table};
use engine::game::{Game, Seat, SeatSet, Viewer};
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::event::Event;
use engine::saga::hex::HexId;
use engine::saga::ids::ArmadaId;
use engine::saga::lesson::Goal;
use engine::saga::options::Options;
use engine::saga::refusal::Refusal;
use engine::saga::stats;
use engine::saga::stats::StatSubject;
use engine::saga::step::{Step, Task};
use engine::saga::view::View;
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
use ui::l10n::{Phrases, text_of};
use ui::live_region::PrioritizedSentence;
use ui::motion::AnimationStep;
use ui::panels::StatusItem;
use yew::prelude::*;

impl GameUi for Ui {
    type Game = Saga;
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
    type Plan = ();
    type SelectionScope = (u8, Step, Option<ArmadaId>, Option<Task>);
    type TabScope = (u8, Tab);
    type Draft = SetupDraft;
    type Board = TableTabs;
    type OrderBar = OrderBar;
    type Hand = Hand;
    type Console = Console;

    // A running match: saving, announcements, bots, the clock, undo.

    /// Never used, because Saga has no clock that plays for a seat.
    const TIME_OUT: Action = Action::Done;

    /// In a campaign, hands are open; in the Arena only partners share theirs `[SAGA-ARN.1]`.
    fn shares_secrets(game: &Saga, a: Seat, b: Seat) -> bool {
        a == b || !game.mission().flags.has_hidden_hands
    }

    /// Returns whether a seat holds hidden cards, which it can use at any time.
    fn needs_secrets(session: &Session<Saga>, seat: Seat) -> bool {
        let (game, public) = (session.game(), session.view(Viewer::Spectator).public);
        game.mission().flags.has_hidden_hands && public.mat(seat).hand > 0
    }

    fn event_sentence(
        game: &Saga,
        phrases: &Phrases,
        view: &View,
        event: &Event,
    ) -> PrioritizedSentence {
        Narrator::new(phrases, game)
            .with_map(&view.public)
            .weighted_sentence(event)
    }

    fn prompt_text(session: &Session<Saga>, phrases: &Phrases, seat: Seat) -> String {
        crate::table::prompt::request_text(session, phrases, seat)
    }

    fn is_redundant(event: &Event, others: &[&Event]) -> bool {
        narrate::is_redundant(event, others)
    }

    fn begins_turn(event: &Event) -> bool {
        narrate::begins_round(event)
    }

    /// No action is forced: seats are asked only if they have a choice.
    fn is_forced(_: Action) -> bool {
        false
    }

    fn is_playing(game: &Saga, view: &View, seat: Seat) -> bool {
        game.all_seats().contains(seat) && !view.public.resigned.contains(seat)
    }

    fn round(view: &View) -> u16 {
        u16::from(view.public.round)
    }

    // The parts of a table that are the same for all games.

    /// Never offered, because Saga has no draws.
    const DRAW_ANSWERS: [Action; 2] = [Action::Done, Action::Done];
    const MAX_ANIMATION_MS: u32 = animation::MAX_DURATION_MS;
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Alert, "saga-primer-events"),
        (Icon::Charge, "saga-primer-upkeep"),
        (Icon::Ship, "saga-primer-movement"),
        (Icon::Laser, "saga-primer-encounter"),
        (Icon::Mat, "saga-primer-expand"),
    ];

    fn primer_step(_game: &Saga, view: &View) -> Option<usize> {
        match view.public.step {
            Step::Doom | Step::Effects | Step::Scan => Some(0),
            Step::Turns(phase) | Step::End(phase) => Some(phase as usize),
            // Before the first round, no phase is current.
            Step::Choose | Step::Place | Step::Setup | Step::RoundEnd | Step::Over => None,
        }
    }

    const COMBAT_SCENE: CombatSceneOf<Self> = crate::combat::scene;
    const HELP_TOPICS: &'static [HelpTopic<Self>] = HELP_TOPICS;

    fn goal_line(game: &Saga, view: &View, phrases: &Phrases, seat: Seat) -> String {
        goal_line(game, &view.public, phrases, seat)
    }

    fn seat_name(game: &Saga, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, game).seat(seat)
    }

    fn action_name(game: &Saga, phrases: &Phrases, view: &View, action: Action) -> String {
        Narrator::new(phrases, game)
            .with_map(&view.public)
            .order(&view.public, action)
    }

    /// Returns a heading for each phase, with its round.
    fn turn_heading(game: &Saga, phrases: &Phrases, event: &Event) -> Option<String> {
        Narrator::new(phrases, game).heading(event)
    }

    fn is_logged(event: &Event) -> bool {
        narrate::is_logged(event)
    }

    fn animation_steps(
        game: &Saga,
        before: &View,
        after: &View,
        batch: EventBatch<'_, Saga>,
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
        matches!(event, Event::Over { .. })
    }

    fn bot_reason(session: &Session<Saga>, phrases: &Phrases, entry: usize) -> Option<String> {
        bot_reason(session, phrases, entry)
    }

    // The pending input.

    fn action_term(action: Action) -> &'static str {
        action.term()
    }

    fn is_out_of_turn(action: Action) -> bool {
        action == Action::Concede
    }

    fn with_mode(_: PendingInput, tool: InputMode) -> PendingInput {
        PendingInput { tool }
    }

    fn selection_scope(view: &View) -> Self::SelectionScope {
        let public = &view.public;
        let task = public.task().copied();
        (public.round, public.step, public.acting, task)
    }

    /// A chosen tab stays open until the round changes, or a decision belongs to another tab.
    fn tab_scope(view: &View) -> Self::TabScope {
        (view.public.round, Tab::of(&view.public))
    }

    fn default_tab(view: &View, _: &Offers) -> Tab {
        Tab::of(&view.public)
    }

    fn replay_tab(past: &Session<Saga>, focus: ReplayFocus<Action>) -> Tab {
        let current_tab = || Tab::of(&past.view(Viewer::Spectator).public);
        match focus {
            ReplayFocus::Advice(_) => current_tab(),
            ReplayFocus::Events => {
                let last = past.log().len().checked_sub(1);
                let before = last.and_then(|last| past.view_at(last, Viewer::Spectator));
                before.map_or_else(current_tab, |view| Tab::of(&view.public))
            }
        }
    }

    // Keyboard shortcuts besides those of the board.

    const RESERVED_KEYS: &'static [&'static str] = &["b", "n", "c"];
    const NO_REPEAT_KEYS: &'static [&'static str] = &["e"];

    fn key_section() -> KeySection {
        KeySection {
            title: "saga-keys",
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
            _ => select_tab_by_digit(actions, &Tab::ALL, key),
        };
        tab || handle_key(actions, context, key)
    }

    // The status line.

    fn waiting_text(context: &TableContext, phrases: &Phrases) -> String {
        table::narrator(context, phrases).waiting(&context.view.public)
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

    fn rematch_draft(game: &Saga, last: &SaveRecord) -> Option<SetupDraft> {
        SetupDraft::rematch(game.options(), last, random_seed()).ok()
    }

    fn match_end(
        phrases: &Phrases,
        session: &Session<Saga>,
        _: &SaveRecord,
        winners: SeatSet,
    ) -> Option<MatchEnd> {
        let (game, public) = (session.game(), session.view(Viewer::Spectator).public);
        let narrator = Narrator::new(phrases, game).with_map(&public);
        Some(MatchEnd {
            title: title(phrases, &narrator, game, winners),
            reason: reason(&narrator, &public),
            tally: results_table(phrases, &narrator, game, &public),
            pieces: pieces(winners),
            story: match_story(&narrator, session),
            is_team_game: !game.is_competitive(),
            offers_lessons: winners.is_empty(),
        })
    }

    // The parts of the table that each game draws itself.

    const ORDERS_CLASS: &'static str = "saga-actions";

    fn text_model(input: &TextModelInput<Self>) -> TextModel {
        text_model(input)
    }

    // The strip of seats.

    const STRIP_CLASSES: [Option<&'static str>; 3] =
        [Some("saga-seat-strip"), Some("saga-seat-chip"), None];

    fn strip_seats(context: &TableContext) -> Vec<Seat> {
        let game = context.game();
        if game.is_solo() {
            return Vec::new();
        }
        game.all_seats().iter().collect()
    }

    // Replays.

    const TURN_PHRASE: &'static str = "saga-replay-turn";
    const BRANCH_PHRASE: &'static str = "saga-replay-branch";
    const ADVICE_PHRASE: &'static str = "saga-replay-would";

    /// Names a part of a round, or the subject of a chart, in a replay: phases, counters, board
    /// statistics.
    fn piece_name(game: &Saga, phrases: &Phrases, piece: u8) -> String {
        let narrator = Narrator::new(phrases, game);
        match stats::subject_from_number(piece) {
            StatSubject::Phase(phase) => narrator.phase(phase),
            StatSubject::Counter(counter) => narrator.counter(counter),
            StatSubject::Line(line) => text_of(phrases, Saga::NAME, "replay", line),
        }
    }

    // Overlays on the board of a replay.

    const CONSOLE_PHRASE: &'static str = "saga-replay-fleet";
    const FOLLOW_PHRASE: Option<&'static str> = Some("saga-replay-follow");

    fn event_overlay(context: &TableContext) -> Html {
        traces::event_traces(context)
    }

    fn line_overlay(context: &TableContext, _: Seat, line: &[Action]) -> Html {
        traces::line_traces(context, line)
    }

    // Lessons.

    fn goal_text(game: &Saga, phrases: &Phrases, view: &View, goal: &Goal) -> String {
        let narrator = Narrator::new(phrases, game).with_map(&view.public);
        goals::goal_text(phrases, &narrator, *goal)
    }

    fn kind_text(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("saga-learn-kind-{kind}"))
    }

    fn goal_mark(_game: &Saga, goal: &Goal) -> Option<Html> {
        let hex = goal.hex()?;
        Some(overlay::hexagon(board_view::center(hex), "lesson-goal"))
    }
}
