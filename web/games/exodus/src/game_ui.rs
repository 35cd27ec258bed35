//! What the page asks of Exodus: how a match of it is told, played by hand, watched again, taught and drawn.

use crate::Ui;
use crate::draft::Draft;
use crate::learn::goals;
use crate::narrate::{self, Narrator};
use crate::pieces::overlay;
use crate::replay::traces;
use crate::table::aim::{Aim, Tool};
use crate::table::banner::scores;
use crate::table::console::Console;
use crate::table::hand::Hand;
use crate::table::keys::{KEYS, flies, order};
use crate::table::leaves::Leaves;
use crate::table::offers::Offers;
use crate::table::orders::OrderBar;
use crate::table::prompt::turn;
use crate::table::{Actions, Tab, Watch, offers, outlook};
use crate::text::account;
use crate::{field, story};
use engine::exodus::Exodus;
use engine::exodus::action::Action;
use engine::exodus::annals::Part;
use engine::exodus::event::Event;
use engine::exodus::lesson::Goal;
use engine::exodus::options::Options;
use engine::exodus::refusal::Refusal;
use engine::exodus::stage::Stage;
use engine::exodus::star::HexId;
use engine::exodus::state::Plan;
use engine::exodus::step::{Step, Task};
use engine::exodus::view::View;
use engine::game::{Game, Seat, Seats, Viewer};
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
    type Game = Exodus;
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
    type Plan = Plan;
    type Moment = (u8, Step, Option<Task>);
    type Decision = (u8, Step, usize);
    type Draft = Draft;
    type Board = Leaves;
    type OrderBar = OrderBar;
    type Hand = Hand;
    type Console = Console;

    // A running match: saving, speaking, bots, the clock, undo.

    /// There is no clock that plays for anybody.
    const TIME_OUT: Action = Action::Done;

    fn shares_secrets(_game: &Exodus, a: Seat, b: Seat) -> bool {
        a == b
    }

    /// Where choices are sealed `[EXO-1.3]`, hits of a duel included `[EXO-13.3]`; and wherever
    /// some ability could be used, as long as the seat holds any: which one is its own secret
    /// `[EXO-18.3]`. Everything else is public.
    fn needs_secrets(session: &Session<Exodus>, seat: Seat) -> bool {
        let (table, public) = (session.game(), &session.view(Viewer::Spectator).public);
        let sealed = public.step.is_sealed() && public.task().is_none();
        let duel = public.battle.as_ref().is_some_and(|battle| {
            battle.is_duel() && battle.window.is_empty() && public.task().is_none()
        });
        let able = public.mat(seat).abilities > 0 && table.is_window(public);
        sealed || duel || able
    }

    fn tell(game: &Exodus, phrases: &Phrases, view: &View, event: &Event) -> Told {
        Narrator::new(phrases, game).on(&view.public).told(event)
    }

    fn explain(game: &Exodus, phrases: &Phrases, refusal: &Refusal) -> String {
        Narrator::new(phrases, game).refusal(refusal)
    }

    fn request(session: &Session<Exodus>, phrases: &Phrases, seat: Seat) -> String {
        crate::table::prompt::asked(session, phrases, seat)
    }

    fn is_echo(event: &Event, _: &[&Event]) -> bool {
        narrate::is_echo(event)
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    /// Every choice is one: nobody is asked without.
    fn is_forced(_: Action) -> bool {
        false
    }

    /// Also who gave up plays on `[EXO-1.8]`.
    fn plays(game: &Exodus, _: &View, seat: Seat) -> bool {
        game.seats().has(seat)
    }

    fn round(view: &View) -> u16 {
        u16::from(view.public.turn)
    }

    // The parts of a table that are the same for all games.

    const CONCEDE: Action = Action::Concede;
    /// There is no draw: nobody is ever asked for these beside the course of play.
    const ANSWERS: [Action; 2] = [Action::Done, Action::Done];
    const MOTION: u32 = story::LIMIT;
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
            // Before the first turn all of it is of interest, and the primer says nothing of rockets.
            Stage::Setup | Stage::Wmd | Stage::Over => None,
        }
    }

    fn seat_name(game: &Exodus, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, game).seat(seat)
    }

    fn action_name(game: &Exodus, phrases: &Phrases, view: &View, action: Action) -> String {
        Narrator::new(phrases, game).order(view, action)
    }

    /// A turn, and each Conquest stage in it.
    fn heading(game: &Exodus, phrases: &Phrases, event: &Event) -> Option<String> {
        Narrator::new(phrases, game).heading(event)
    }

    fn is_told(event: &Event) -> bool {
        narrate::is_told(event)
    }

    fn beats(game: &Exodus, before: &View, after: &View, news: News<'_, Exodus>) -> Vec<Beat> {
        let chapter = story::Chapter {
            table: game,
            before: &before.public,
            after: &after.public,
            people: news.people,
        };
        story::tell(chapter, news.events)
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    // What is in hand.

    fn term(action: Action) -> &'static str {
        action.term()
    }

    fn is_talk(action: Action) -> bool {
        action == Action::Concede
    }

    fn laid_down(session: &Session<Exodus>, seat: Seat) -> Plan {
        session.view(Viewer::Seat(seat)).plan(seat)
    }

    fn holding(aim: Aim, tool: Tool) -> Aim {
        Aim { tool, ..aim }
    }

    fn moment(view: &View) -> Self::Moment {
        let public = &view.public;
        (public.turn, public.step, public.task().copied())
    }

    fn decision(view: &View) -> Self::Decision {
        let public = &view.public;
        (public.turn, public.step, public.tasks.len())
    }

    fn leaf(view: &View, offers: &Offers) -> Tab {
        offers::leaf(offers).unwrap_or_else(|| Tab::of_step(view.public.step))
    }

    /// Where the last action was given, or the next one would better have been.
    fn past_leaf(past: &Session<Exodus>, leafing: Leafing<Action>) -> Tab {
        let step = past.view(Viewer::Spectator).public.step;
        let (action, step) = match leafing {
            Leafing::Advice(action) => (action, step),
            Leafing::Events => {
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

    // Keys that are not the board's.

    const CLAIMED: &'static [&'static str] = &["b", "n"];
    const ONCE: &'static [&'static str] = &["e"];

    fn keys() -> KeySection {
        KeySection {
            title: "exodus-keys",
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
            _ => !flies(watch) && leaf_by_digit(hands, &Tab::ALL, key),
        };
        leafed || order(hands, watch, key)
    }

    // The line on top.

    fn waiting(watch: &Watch, phrases: &Phrases) -> String {
        Narrator::new(phrases, watch.table()).waiting(&watch.view)
    }

    fn outlook(watch: &Watch, phrases: &Phrases, action: Action) -> Option<String> {
        outlook::words(watch, phrases, action)
    }

    fn turn(watch: &Watch, phrases: &Phrases) -> String {
        turn(watch, phrases)
    }

    // The end of a match.

    fn again(game: &Exodus, last: &SaveRecord) -> Option<Draft> {
        Draft::again(game.options(), last, fresh_seed()).ok()
    }

    fn end(phrases: &Phrases, session: &Session<Exodus>, _: &SaveRecord, _: Seats) -> Option<End> {
        let (table, view) = (session.game(), session.view(Viewer::Historian));
        let narrator = Narrator::new(phrases, table).on(&view.public);
        Some(End {
            title: Self::request(session, phrases, Seat(0)),
            reason: phrases.say("exodus-end-length", &[("turn", view.public.turn.into())]),
            tally: scores(phrases, &narrator, table, &view),
            lessons: false,
        })
    }

    // The parts that a game draws itself.

    const ORDERS: &'static str = "exo-actions";

    fn account(reader: &Reader<Self>) -> Account {
        account(reader)
    }

    // The seats side by side.

    const STRIP: [Option<&'static str>; 3] = [
        Some("exo-seat-strip"),
        Some("exo-seat-chip"),
        Some("exo-seat-chip-name"),
    ];

    fn abreast(watch: &Watch) -> Vec<Seat> {
        watch.view.public.circle.iter().copied().collect()
    }

    // A match watched again.

    const TURN: &'static str = "exodus-replay-turn";
    const BRANCH: &'static str = "exodus-replay-branch";
    const WOULD: &'static str = "exodus-replay-would";

    /// Turns are told by their parts: no piece has one.
    fn piece_name(_game: &Exodus, phrases: &Phrases, piece: u8) -> String {
        match Part::of(piece) {
            Part::Council => phrases.text("exodus-replay-council"),
            Part::Actions => phrases.text("exodus-replay-actions"),
            Part::Conquest(pass) => phrases.say("exodus-replay-conquest", &[("pass", pass.into())]),
        }
    }

    fn plan_words(
        session: &Session<Exodus>,
        phrases: &Phrases,
        at: usize,
        seat: Seat,
        line: &[Action],
    ) -> String {
        plan::<Ui>(session, phrases, at, seat, line)
    }

    // What is drawn on the board of a replay.

    const CONSOLE: &'static str = "exodus-replay-empires";
    const FOLLOW: Option<&'static str> = Some("exodus-replay-follow");

    fn events(watch: &Watch) -> Html {
        traces::of_events(watch)
    }

    fn line(watch: &Watch, _: Seat, line: &[Action]) -> Html {
        traces::of_line(watch, line)
    }

    // Lessons.

    fn goal_words(game: &Exodus, phrases: &Phrases, view: &View, goal: &Goal) -> String {
        let narrator = Narrator::new(phrases, game).on(&view.public);
        goals::words(phrases, &narrator, *goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("exodus-learn-kind-{kind}"))
    }

    fn goal_mark(game: &Exodus, goal: &Goal) -> Option<Html> {
        let hex = goal.hex()?;
        Some(overlay::hexagon(field::center(game, hex), "exo-goal"))
    }
}
