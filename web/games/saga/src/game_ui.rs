//! What the page asks of Centauri Saga: how a match of it is told, played by hand, watched again, taught and drawn.

use crate::Ui;
use crate::draft::Draft;
use crate::learn::goals;
use crate::narrate::{self, Narrator};
use crate::pieces::overlay;
use crate::replay::traces;
use crate::table::aim::{Aim, Tool};
use crate::table::banner::{reason, tally, title};
use crate::table::console::Console;
use crate::table::hand::Hand;
use crate::table::keys::{KEYS, order};
use crate::table::leaves::Leaves;
use crate::table::motive::motive;
use crate::table::offers::Offers;
use crate::table::orders::OrderBar;
use crate::table::prompt::turn;
use crate::table::{Actions, Tab, Watch, outlook};
use crate::text::account;
use crate::{field, story, table};
use engine::game::{Game, Seat, Seats, Viewer};
use engine::saga::Saga;
use engine::saga::action::Action;
use engine::saga::annals;
use engine::saga::annals::{Line, Piece};
use engine::saga::event::Event;
use engine::saga::hex::HexId;
use engine::saga::ids::ArmadaId;
use engine::saga::lesson::Goal;
use engine::saga::options::Options;
use engine::saga::refusal::Refusal;
use engine::saga::step::{Step, Task};
use engine::saga::view::View;
use engine::session::Session;
use play::game_ui::{End, GameUi, Leafing, News, Reader, Way, plan};
use play::hands::{leaf_by_digit, turn_leaf};
use play::text::{Account, KeySection};
use store::SaveRecord;
use ui::clock::fresh_seed;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::live::Told;
use ui::motion::Beat;
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
    type Aim = Aim;
    type Tool = Tool;
    type Leaf = Tab;
    type Plan = ();
    type Moment = (u8, Step, Option<ArmadaId>, Option<Task>);
    type Decision = (u8, Tab);
    type Draft = Draft;
    type Board = Leaves;
    type OrderBar = OrderBar;
    type Hand = Hand;
    type Console = Console;

    // A running match: saving, speaking, bots, the clock, undo.

    /// There is no clock that plays for anybody.
    const TIME_OUT: Action = Action::Done;

    /// In a campaign hands are open; in the Arena only partners share theirs `[SAGA-ARN.1]`.
    fn shares_secrets(game: &Saga, a: Seat, b: Seat) -> bool {
        a == b || !game.mission().flags.hidden_hands
    }

    /// Whoever holds cards that others may not see decides by them at any moment.
    fn needs_secrets(session: &Session<Saga>, seat: Seat) -> bool {
        let (table, public) = (session.game(), session.view(Viewer::Spectator).public);
        table.mission().flags.hidden_hands && public.mat(seat).hand > 0
    }

    fn tell(game: &Saga, phrases: &Phrases, view: &View, event: &Event) -> Told {
        Narrator::new(phrases, game).on(&view.public).told(event)
    }

    fn explain(game: &Saga, phrases: &Phrases, refusal: &Refusal) -> String {
        Narrator::new(phrases, game).refusal(refusal)
    }

    fn request(session: &Session<Saga>, phrases: &Phrases, seat: Seat) -> String {
        crate::table::prompt::asked(session, phrases, seat)
    }

    fn is_echo(event: &Event, others: &[&Event]) -> bool {
        narrate::is_echo(event, others)
    }

    fn begins(event: &Event) -> bool {
        narrate::begins(event)
    }

    /// Every choice is one: nobody is asked without.
    fn is_forced(_: Action) -> bool {
        false
    }

    fn plays(game: &Saga, view: &View, seat: Seat) -> bool {
        game.all().has(seat) && !view.public.resigned.has(seat)
    }

    fn round(view: &View) -> u16 {
        u16::from(view.public.round)
    }

    // The parts of a table that are the same for all games.

    const CONCEDE: Action = Action::Concede;
    /// There is no draw: nobody is ever asked for these beside the course of play.
    const ANSWERS: [Action; 2] = [Action::Done, Action::Done];
    const MOTION: u32 = story::LIMIT;
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
            // Before the first round nothing of a round goes on.
            Step::Choose | Step::Place | Step::Setup | Step::RoundEnd | Step::Over => None,
        }
    }

    fn seat_name(game: &Saga, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, game).seat(seat)
    }

    fn action_name(game: &Saga, phrases: &Phrases, view: &View, action: Action) -> String {
        Narrator::new(phrases, game)
            .on(&view.public)
            .order(&view.public, action)
    }

    /// A round, and each phase in it.
    fn heading(game: &Saga, phrases: &Phrases, event: &Event) -> Option<String> {
        Narrator::new(phrases, game).heading(event)
    }

    fn is_told(event: &Event) -> bool {
        narrate::is_told(event)
    }

    fn beats(game: &Saga, before: &View, after: &View, news: News<'_, Saga>) -> Vec<Beat> {
        let chapter = story::Chapter {
            table: game,
            before: &before.public,
            after: &after.public,
            people: news.people,
        };
        story::tell(chapter, news.events)
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Over { .. })
    }

    fn motive(session: &Session<Saga>, phrases: &Phrases, entry: usize) -> Option<String> {
        motive(session, phrases, entry)
    }

    // What is in hand.

    fn term(action: Action) -> &'static str {
        action.term()
    }

    fn is_talk(action: Action) -> bool {
        action == Action::Concede
    }

    fn holding(_: Aim, tool: Tool) -> Aim {
        Aim { tool }
    }

    fn moment(view: &View) -> Self::Moment {
        let public = &view.public;
        let task = public.task().copied();
        (public.round, public.step, public.acting, task)
    }

    /// Another kind of decision.
    fn decision(view: &View) -> Self::Decision {
        (view.public.round, Tab::of(&view.public))
    }

    fn leaf(view: &View, _: &Offers) -> Tab {
        Tab::of(&view.public)
    }

    fn past_leaf(past: &Session<Saga>, leafing: Leafing<Action>) -> Tab {
        let now = || Tab::of(&past.view(Viewer::Spectator).public);
        match leafing {
            Leafing::Advice(_) => now(),
            Leafing::Events => {
                let last = past.log().len().checked_sub(1);
                let before = last.and_then(|last| past.view_at(last, Viewer::Spectator));
                before.map_or_else(now, |view| Tab::of(&view.public))
            }
        }
    }

    // Keys that are not the board's.

    const CLAIMED: &'static [&'static str] = &["b", "n", "c"];
    const ONCE: &'static [&'static str] = &["e"];

    fn keys() -> KeySection {
        KeySection {
            title: "saga-keys",
            keys: KEYS.to_vec(),
        }
    }

    /// Leaves are turned whoever is asked.
    fn press(hands: &Actions, watch: &Watch, key: &str, way: Way) -> bool {
        let leafed = match key {
            "v" => {
                turn_leaf(hands, &Tab::ALL, watch.tab, way);
                true
            }
            _ => leaf_by_digit(hands, &Tab::ALL, key),
        };
        leafed || order(hands, watch, key)
    }

    // The line on top.

    fn waiting(watch: &Watch, phrases: &Phrases) -> String {
        table::narrator(watch, phrases).waiting(&watch.view.public)
    }

    fn outlook(watch: &Watch, phrases: &Phrases, action: Action) -> Option<String> {
        outlook::words(watch, phrases, action)
    }

    fn turn(watch: &Watch, phrases: &Phrases) -> String {
        turn(watch, phrases)
    }

    // The end of a match.

    fn again(game: &Saga, last: &SaveRecord) -> Option<Draft> {
        Draft::again(game.options(), last, fresh_seed()).ok()
    }

    fn end(
        phrases: &Phrases,
        session: &Session<Saga>,
        _: &SaveRecord,
        winners: Seats,
    ) -> Option<End> {
        let (table, public) = (session.game(), session.view(Viewer::Spectator).public);
        let narrator = Narrator::new(phrases, table).on(&public);
        Some(End {
            title: title(phrases, &narrator, table, winners),
            reason: reason(&narrator, &public),
            tally: tally(phrases, &narrator, table, &public),
            lessons: winners.is_empty(),
        })
    }

    // The parts that a game draws itself.

    const ORDERS: &'static str = "saga-actions";

    fn account(reader: &Reader<Self>) -> Account {
        account(reader)
    }

    // The seats side by side.

    const STRIP: [Option<&'static str>; 3] =
        [Some("saga-seat-strip"), Some("saga-seat-chip"), None];

    fn abreast(watch: &Watch) -> Vec<Seat> {
        let table = watch.table();
        if table.is_solo() {
            return Vec::new();
        }
        table.all().iter().collect()
    }

    // A match watched again.

    const TURN: &'static str = "saga-replay-turn";
    const BRANCH: &'static str = "saga-replay-branch";
    const WOULD: &'static str = "saga-replay-would";

    /// Rounds are told by their phases; charts by what they follow on the board and of the mission.
    fn piece_name(game: &Saga, phrases: &Phrases, piece: u8) -> String {
        let narrator = Narrator::new(phrases, game);
        match annals::piece(piece) {
            Piece::Phase(phase) => narrator.phase(phase),
            Piece::Counter(counter) => narrator.counter(counter),
            Piece::Line(line) => phrases.text(match line {
                Line::Sectors => "saga-replay-sectors",
                Line::Raiders => "saga-replay-raiders",
                Line::Bosses => "saga-replay-bosses",
                Line::Starbases => "saga-replay-starbases",
                Line::Events => "saga-replay-events",
            }),
        }
    }

    fn plan_words(
        session: &Session<Saga>,
        phrases: &Phrases,
        at: usize,
        seat: Seat,
        line: &[Action],
    ) -> String {
        plan::<Ui>(session, phrases, at, seat, line)
    }

    // What is drawn on the board of a replay.

    const CONSOLE: &'static str = "saga-replay-fleet";
    const FOLLOW: Option<&'static str> = Some("saga-replay-follow");

    fn events(watch: &Watch) -> Html {
        traces::of_events(watch)
    }

    fn line(watch: &Watch, _: Seat, line: &[Action]) -> Html {
        traces::of_line(watch, line)
    }

    // Lessons.

    fn goal_words(game: &Saga, phrases: &Phrases, view: &View, goal: &Goal) -> String {
        let narrator = Narrator::new(phrases, game).on(&view.public);
        goals::words(phrases, &narrator, *goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("saga-learn-kind-{kind}"))
    }

    fn goal_mark(_game: &Saga, goal: &Goal) -> Option<Html> {
        let hex = goal.hex()?;
        Some(overlay::hexagon(field::center(hex), "lesson-goal"))
    }
}
