//! What the page asks of Centauri Rift: how a match of it is told, played by hand, watched again, taught and drawn.

use crate::Ui;
use crate::draft::Draft;
use crate::field;
use crate::field::plan::{Plan, trace};
use crate::learn::goals;
use crate::narrate::Narrator;
use crate::story::{Chapter, tell};
use crate::table::actions::{needs_confirmation, number, order_first, toggle};
use crate::table::aim::{Aim, Tool};
use crate::table::banner::{tally, wants_lessons};
use crate::table::board::TableBoard;
use crate::table::console::ShipConsole;
use crate::table::keys::{KEYS, Wish, wish};
use crate::table::offers::{Offer, Offers, from_aux};
use crate::table::orders::{Hold, OrderBar};
use crate::table::prompt::wait_phrase;
use crate::table::seats::SeatList;
use crate::table::{Actions, Place, Watch, hint, tried};
use crate::text::account;
use engine::game::{Game, Seat, Seats, Viewer};
use engine::rift::Rift;
use engine::rift::action::Action;
use engine::rift::event::Event;
use engine::rift::lesson::Goal;
use engine::rift::options::Options;
use engine::rift::play::Clock;
use engine::rift::refusal::Refusal;
use engine::rift::ship::ShipId;
use engine::rift::state::Phase;
use engine::rift::view::View;
use engine::session::Session;
use play::clock::Countdown;
use play::game_ui::{Bond, End, GameUi, Leafing, News, PartProps, Pondering, Reader, Way};
use play::hint::Told as Hint;
use play::text::{Account, KeySection};
use store::SaveRecord;
use ui::clock::fresh_seed;
use ui::icon::Icon;
use ui::l10n::{Phrases, Word};
use ui::live::Told;
use ui::motion::Beat;
use yew::prelude::*;

impl GameUi for Ui {
    type Game = Rift;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Goal = Goal;
    type Place = Place;
    type Aim = Aim;
    type Tool = Tool;
    type Leaf = ();
    type Plan = ();
    type Moment = (u16, Phase, Option<ShipId>);
    type Decision = ();
    type Draft = Draft;
    type Board = TableBoard;
    type OrderBar = OrderBar;
    type Hand = Hold;
    type Console = ShipConsole;

    // A running match: saving, speaking, bots, the clock, undo.

    const TIME_OUT: Action = Action::TimeOut;

    fn tell(game: &Rift, phrases: &Phrases, _: &View, event: &Event) -> Told {
        Narrator::new(phrases, game).told(event)
    }

    fn explain(game: &Rift, phrases: &Phrases, refusal: &Refusal) -> String {
        Narrator::new(phrases, game).refusal(refusal)
    }

    fn request(session: &Session<Rift>, phrases: &Phrases, seat: Seat) -> String {
        let prompt = session.prompt(seat);
        let narrator = Narrator::new(phrases, session.game());
        narrator.request(
            &session.view(Viewer::Spectator),
            prompt.phrase,
            &prompt.args,
        )
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    /// An only ship is not chosen.
    fn is_forced(action: Action) -> bool {
        matches!(action, Action::Activate(_))
    }

    /// Which ship plays is one choice of its team `[RIFT-5.3]`.
    fn bond(game: &Rift, view: &View, a: Seat, b: Seat) -> Bond {
        if view.phase == Phase::Activation && game.team_of(a) == game.team_of(b) {
            Bond::Choice
        } else {
            Bond::Apart
        }
    }

    fn plays(game: &Rift, view: &View, seat: Seat) -> bool {
        game.plays(view, seat)
    }

    fn is_offered(view: &View) -> bool {
        view.offer.is_some()
    }

    fn owes_answer(game: &Rift, view: &View, seat: Seat) -> bool {
        game.owes_answer(view, seat)
    }

    /// A turn is named by round, team, and the tokens that lie Activated.
    fn countdown(game: &Rift, view: &View) -> Option<Countdown> {
        let active = view.turn.ship.map_or(0, |ship| 1u32 << ship.0);
        let turn = u64::from(view.ready | active) << 32
            | u64::from(view.round) << 8
            | u64::from(view.team | view.games << 4);
        let seconds = game.rules().turn_seconds;
        let choice = match game.clock(view)? {
            Clock::Turn { .. } => None,
            Clock::Choice { seat, seconds } => {
                let name = 1 + (u64::from(view.wave.chosen) << 8 | u64::from(seat.0));
                Some((name, seconds))
            }
        };
        Some(Countdown {
            turn,
            seconds,
            choice,
        })
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    // The parts of a table that are the same for all games.

    const CONCEDE: Action = Action::Concede;
    const ANSWERS: [Action; 2] = [Action::AnswerDraw(true), Action::AnswerDraw(false)];
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Charge, "rift-primer-energy"),
        (Icon::Step, "rift-primer-move"),
        (Icon::Laser, "rift-primer-fire"),
        (Icon::Shield, "rift-primer-shields"),
        (Icon::EndTurn, "rift-primer-end"),
    ];

    fn seat_name(game: &Rift, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, game).seat(seat)
    }

    fn action_name(game: &Rift, phrases: &Phrases, view: &View, action: Action) -> String {
        Narrator::new(phrases, game).order(view, action)
    }

    fn heading(game: &Rift, phrases: &Phrases, event: &Event) -> Option<String> {
        if let Event::TurnStarted { round, ship } = *event {
            let text = phrases.say("rift-console-round", &[("round", round.into())]);
            let ship = Narrator::new(phrases, game).ship(ship);
            Some(format!("{text} · {ship}"))
        } else {
            None
        }
    }

    /// The turn stands in a heading.
    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
    }

    fn beats(game: &Rift, before: &View, after: &View, news: News<'_, Rift>) -> Vec<Beat> {
        let chapter = Chapter {
            table: game,
            before,
            after,
            people: news.people,
        };
        tell(chapter, news.events)
    }

    fn is_end(event: &Event) -> bool {
        matches!(event, Event::MatchEnded { .. })
    }

    // What is in hand.

    /// Whoever looks at another turn looks at its ship again.
    const STAYS: bool = false;

    fn term(action: Action) -> &'static str {
        action.term()
    }

    fn is_talk(action: Action) -> bool {
        matches!(
            action,
            Action::Concede | Action::OfferDraw | Action::AnswerDraw(_) | Action::TimeOut
        )
    }

    fn pays_otherwise(aim: Aim) -> bool {
        aim.pay_aux
    }

    fn paid_otherwise(session: &Session<Rift>, seat: Seat, offer: Offer) -> Offer {
        from_aux(session, seat, offer)
    }

    fn asks_first(hands: &Actions, action: Action) -> Option<Tool> {
        let tool = Tool::Confirm(action);
        let asks = needs_confirmation(hands, action) && hands.watch.aim.tool != tool;
        asks.then_some(tool)
    }

    fn holding(aim: Aim, tool: Tool) -> Aim {
        Aim { tool, ..aim }
    }

    fn moment(view: &View) -> Self::Moment {
        (view.round, view.phase, view.turn.ship)
    }

    fn decision(_: &View) {}

    fn leaf(_: &Self::View, _: &Offers) {}

    fn past_leaf(_: &Session<Rift>, _: Leafing<Action>) {}

    // Keys that are not the board's.

    const CLAIMED: &'static [&'static str] = &["f", "m", "r"];
    /// The next turn is another captain's.
    const ONCE: &'static [&'static str] = &[
        "w", "s", "a", "d", "r", "f", "m", "e", "x", "i", "j", "c", "y", "escape", "1", "2", "3",
        "4", "5", "6", "7", "8", "9",
    ];

    fn keys() -> KeySection {
        KeySection {
            title: "rift-keys",
            keys: KEYS.to_vec(),
        }
    }

    fn hears(watch: &Watch) -> bool {
        watch.stand.seat.is_some()
    }

    fn press(hands: &Actions, _: &Watch, key: &str, _: Way) -> bool {
        let Some(wish) = wish(key) else {
            return false;
        };
        match wish {
            Wish::Order(fits) => order_first(hands, fits),
            Wish::Number(n) => number(hands, n),
            Wish::Tool(tool) => toggle(hands, tool),
        }
        true
    }

    // The line on top.

    const PONDERING: Pondering = Pondering::First;
    /// Its button, its square and its preview say which it is.
    const NAMES: bool = false;

    fn waiting(watch: &Watch, phrases: &Phrases) -> String {
        let session = &watch.stand.session;
        let narrator = Narrator::new(phrases, watch.table());
        let Some(seat) = session.status().waiting().iter().next() else {
            return String::new();
        };
        let prompt = session.prompt(seat);
        let (phrase, args) = wait_phrase(prompt.phrase, prompt.args);
        narrator.request(&watch.view, phrase, &args)
    }

    fn outlook(watch: &Watch, phrases: &Phrases, action: Action) -> Option<String> {
        let tried = tried(watch, action)?;
        let narrator = Narrator::new(phrases, watch.table());
        let view = &watch.view;
        let told = narrator.preview(view, &tried.after, &tried.events);
        (!told.is_empty()).then_some(told)
    }

    fn turn(watch: &Watch, phrases: &Phrases) -> String {
        let round = watch.view.round;
        phrases.say("rift-console-round", &[("round", round.into())])
    }

    // The end of a match.

    fn again(game: &Rift, last: &SaveRecord) -> Option<Draft> {
        Draft::again(game.options(), last, fresh_seed()).ok()
    }

    fn end(
        phrases: &Phrases,
        session: &Session<Rift>,
        record: &SaveRecord,
        winners: Seats,
    ) -> Option<End> {
        let view = session.view(Viewer::Spectator);
        let narrator = Narrator::new(phrases, session.game());
        let length = phrases.say("rift-end-length", &[("round", view.round.into())]);
        Some(End {
            title: Self::request(session, phrases, Seat(0)),
            reason: format!("{} {length}", narrator.ending(view.verdict?.ending)),
            tally: tally(phrases, &narrator, session),
            lessons: wants_lessons(session, record, winners),
        })
    }

    // The parts that a game draws itself.

    const ORDERS: &'static str = "";

    fn seat_list(part: PartProps<Self>) -> Html {
        html! { <SeatList ..part /> }
    }

    fn hint(watch: &Watch, phrases: &Phrases, told: &Hint<Action>) -> String {
        hint::words(watch, phrases, told)
    }

    fn hint_drawn(watch: &Watch, told: &Hint<Action>) -> Html {
        hint::drawn(watch, told)
    }

    fn account(reader: &Reader<Self>) -> Account {
        account(reader)
    }

    // A match watched again.

    fn piece_name(game: &Rift, phrases: &Phrases, piece: u8) -> String {
        Narrator::new(phrases, game).ship(ShipId(piece))
    }

    fn plan_words(
        session: &Session<Rift>,
        phrases: &Phrases,
        at: usize,
        seat: Seat,
        line: &[Action],
    ) -> String {
        let game = session.game();
        let view = session.view_at(at, Viewer::Seat(seat));
        let plan = view.map(|view| Plan::of(game, &view, seat, line));
        let told = plan.and_then(|plan| {
            let ship = plan.ship?;
            Some(Narrator::new(phrases, game).plan(ship, &plan.events))
        });
        told.unwrap_or_else(|| phrases.text("rift-plan-nothing"))
    }

    // What is drawn on the board of a replay.

    const CONSOLE: &'static str = "table-console";
    const FOLLOW: Option<&'static str> = None;

    fn events(watch: &Watch) -> Html {
        let session = &watch.stand.session;
        let last = session.entries().checked_sub(1);
        let events = last.map_or(&[][..], |last| session.events_at(last));
        trace(watch.table(), &watch.view, events)
    }

    fn line(watch: &Watch, seat: Seat, line: &[Action]) -> Html {
        let (table, view) = (watch.table(), &watch.view);
        Plan::of(table, view, seat, line).draw(table, view)
    }

    // Lessons.

    fn goal_words(game: &Rift, phrases: &Phrases, _: &View, goal: &Goal) -> String {
        goals::words(phrases, &Narrator::new(phrases, game), goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("rift-order-{kind}"))
    }

    fn figures_told(game: &Rift) -> Vec<(&'static str, Word)> {
        vec![("blast", game.figures().blast_reach().into())]
    }

    fn goal_mark(game: &Rift, goal: &Goal) -> Option<Html> {
        let square = goals::square(goal)?;
        Some(field::marks(field::grid_of(game), &[square]))
    }
}
