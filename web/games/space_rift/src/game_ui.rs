//! What the page asks of Space Rift: how a match of it is told, played by hand, watched again, taught and drawn.

use crate::Ui;
use crate::draft::Draft;
use crate::learn::goals;
use crate::narrate::Narrator;
use crate::pieces::overlay;
use crate::replay::traces;
use crate::table::aim::{Aim, Tool};
use crate::table::banner::tally;
use crate::table::battle::forecast_words;
use crate::table::board::TableBoard;
use crate::table::console::Console;
use crate::table::hand::Hand;
use crate::table::hosted::side;
use crate::table::keys::{KEYS, order};
use crate::table::offers::{Offers, is_talk, mover};
use crate::table::orders::OrderBar;
use crate::table::prompt::turn;
use crate::table::{Actions, Watch};
use crate::text::account;
use crate::{field, story};
use engine::game::{Game, Seat, Seats, Spot, Viewer};
use engine::session::Session;
use engine::space_rift::SpaceRift;
use engine::space_rift::action::Action;
use engine::space_rift::event::{Deck, Event};
use engine::space_rift::exchange::Stage;
use engine::space_rift::field::{Hex, Side};
use engine::space_rift::lesson::Goal;
use engine::space_rift::options::Options;
use engine::space_rift::refusal::Refusal;
use engine::space_rift::state::{Phase, Task};
use engine::space_rift::view::View;
use play::game_ui::{Bond, End, GameUi, Leafing, News, Pondering, Reader, Way, plan};
use play::text::{Account, KeySection};
use store::SaveRecord;
use ui::clock::fresh_seed;
use ui::icon::Icon;
use ui::l10n::Phrases;
use ui::live::Told;
use ui::motion::Beat;
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
    type Aim = Aim;
    type Tool = Tool;
    type Leaf = ();
    type Plan = ();
    type Moment = (u8, Phase, Option<Task>, Option<Stage>);
    type Decision = ();
    type Draft = Draft;
    type Board = TableBoard;
    type OrderBar = OrderBar;
    type Hand = Hand;
    type Console = Console;

    // A running match: saving, speaking, bots, the clock, undo.

    /// There is no clock.
    const TIME_OUT: Action = Action::Done;

    /// A side's seats share its hands `[SR-21.4]`.
    fn shares_secrets(game: &SpaceRift, a: Seat, b: Seat) -> bool {
        a == b || game.side_of(a) == game.side_of(b)
    }

    /// Where cards can be played. Who only says how far to retire needs no hand for it.
    fn needs_secrets(session: &Session<SpaceRift>, seat: Seat) -> bool {
        let choices = session.prompt(seat).choices;
        let card = |spot: Spot| matches!(spot, Spot::Card(_));
        let mut legal = choices.iter().filter(|choice| choice.refusal.is_none());
        legal.any(|choice| card(choice.spot))
            || session.view(Viewer::Spectator).public.active == side(session, seat)
    }

    fn tell(game: &SpaceRift, phrases: &Phrases, _: &View, event: &Event) -> Told {
        Narrator::new(phrases, game).told(event)
    }

    fn explain(game: &SpaceRift, phrases: &Phrases, refusal: &Refusal) -> String {
        Narrator::new(phrases, game).refusal(refusal)
    }

    fn request(session: &Session<SpaceRift>, phrases: &Phrases, seat: Seat) -> String {
        let prompt = session.prompt(seat);
        let narrator = Narrator::new(phrases, session.game());
        let public = session.view(Viewer::Spectator).public;
        let asked = session.status().waiting();
        narrator.request(&public, asked, prompt.phrase, &prompt.args)
    }

    /// Who sees the cards of a side come need not be told how many came.
    fn is_echo(event: &Event, others: &[&Event]) -> bool {
        let Event::CardsDrawn { side, deck, .. } = event else {
            return false;
        };
        others.iter().any(|other| match other {
            Event::CommandDrawn { side: own, .. } | Event::CommandOffered { side: own, .. } => {
                (own, *deck) == (side, Deck::Command)
            }
            Event::CombatDrawn { side: own, .. } => (own, *deck) == (side, Deck::Combat),
            _ => false,
        })
    }

    fn begins(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    /// Every choice is one: who ends a phase may want to take back its last move before.
    fn is_forced(_: Action) -> bool {
        false
    }

    /// Commanders of one side give its orders, each those of its wing `[SR-21.2]` `[SR-21.3]`.
    fn bond(game: &SpaceRift, _: &View, a: Seat, b: Seat) -> Bond {
        if game.side_of(a).is_some() && game.side_of(a) == game.side_of(b) {
            Bond::Side
        } else {
            Bond::Apart
        }
    }

    fn plays(game: &SpaceRift, _: &View, seat: Seat) -> bool {
        game.side_of(seat).is_some()
    }

    fn is_offered(view: &View) -> bool {
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

    const CONCEDE: Action = Action::Concede;
    const ANSWERS: [Action; 2] = [Action::AnswerDraw(true), Action::AnswerDraw(false)];
    const MOTION: u32 = story::LIMIT;
    const PRIMER: &'static [(Icon, &'static str)] = &[
        (Icon::Log, "space-rift-primer-card"),
        (Icon::Step, "space-rift-primer-move"),
        (Icon::Laser, "space-rift-primer-fight"),
        (Icon::Alert, "space-rift-primer-alert"),
        (Icon::Warp, "space-rift-primer-rift"),
    ];

    fn seat_name(game: &SpaceRift, phrases: &Phrases, seat: Seat) -> String {
        Narrator::new(phrases, game).seat(seat)
    }

    fn action_name(game: &SpaceRift, phrases: &Phrases, view: &View, action: Action) -> String {
        Narrator::new(phrases, game).order(&view.public, action)
    }

    fn heading(game: &SpaceRift, phrases: &Phrases, event: &Event) -> Option<String> {
        let begins = matches!(event, Event::TurnStarted { .. });
        begins.then(|| Narrator::new(phrases, game).event(event))
    }

    /// The turn stands in a heading.
    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::TurnStarted { .. } | Event::TurnEnded { .. })
    }

    fn beats(
        game: &SpaceRift,
        before: &View,
        after: &View,
        news: News<'_, SpaceRift>,
    ) -> Vec<Beat> {
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

    /// With the unit that it is given to.
    fn step_name(game: &SpaceRift, phrases: &Phrases, view: &View, action: Action) -> String {
        let narrator = Narrator::new(phrases, game);
        let name = narrator.order(&view.public, action);
        match mover(action) {
            Some(unit) => format!("{}: {name}", narrator.unit_short(unit)),
            None => name,
        }
    }

    fn is_talk(action: Action) -> bool {
        is_talk(action)
    }

    fn holding(aim: Aim, tool: Tool) -> Aim {
        Aim { tool, ..aim }
    }

    fn moment(view: &View) -> Self::Moment {
        let public = &view.public;
        let stage = public.exchange().map(|roll| roll.stage);
        (public.turn, public.phase, public.task, stage)
    }

    fn decision(_: &View) {}

    fn leaf(_: &View, _: &Offers) {}

    fn past_leaf(_: &Session<SpaceRift>, _: Leafing<Action>) {}

    // Keys that are not the board's.

    const CLAIMED: &'static [&'static str] = &["b", "n", "p"];
    const ONCE: &'static [&'static str] = &["e", "p"];

    fn keys() -> KeySection {
        KeySection {
            title: "space-rift-keys",
            keys: KEYS.to_vec(),
        }
    }

    fn hears(watch: &Watch) -> bool {
        watch.stand.seat.is_some()
    }

    fn press(hands: &Actions, watch: &Watch, key: &str, _: Way) -> bool {
        order(hands, watch, key)
    }

    // The line on top.

    const PONDERING: Pondering = Pondering::First;

    fn waiting(watch: &Watch, phrases: &Phrases) -> String {
        let asked = watch.stand.session.status().waiting();
        Narrator::new(phrases, watch.table()).waiting(&watch.view.public, asked)
    }

    fn outlook(watch: &Watch, phrases: &Phrases, action: Action) -> Option<String> {
        forecast_words(watch, phrases, action)
    }

    fn turn(watch: &Watch, phrases: &Phrases) -> String {
        turn(watch, phrases)
    }

    // The end of a match.

    fn again(game: &SpaceRift, last: &SaveRecord) -> Option<Draft> {
        Draft::again(game.options(), last, fresh_seed()).ok()
    }

    fn end(
        phrases: &Phrases,
        session: &Session<SpaceRift>,
        _: &SaveRecord,
        _: Seats,
    ) -> Option<End> {
        let (table, public) = (session.game(), session.view(Viewer::Spectator).public);
        let narrator = Narrator::new(phrases, table);
        let title = Self::request(session, phrases, Seat(0));
        let length = phrases.say("space-rift-table-length", &[("turn", public.turn.into())]);
        Some(End {
            title,
            reason: format!("{} {length}", narrator.ending(public.verdict?.ending)),
            tally: tally(phrases, &narrator, table, &public),
            lessons: false,
        })
    }

    // The parts that a game draws itself.

    const ORDERS: &'static str = "battle-actions";

    fn account(reader: &Reader<Self>) -> Account {
        account(reader)
    }

    // A match watched again.

    const TURN: &'static str = "space-rift-replay-turn";
    const BRANCH: &'static str = "space-rift-replay-branch";
    const WOULD: &'static str = "space-rift-replay-would";

    /// Turns and figures are those of sides: no piece has one.
    fn piece_name(_game: &SpaceRift, _: &Phrases, piece: u8) -> String {
        piece.to_string()
    }

    fn plan_words(
        session: &Session<SpaceRift>,
        phrases: &Phrases,
        at: usize,
        seat: Seat,
        line: &[Action],
    ) -> String {
        plan::<Ui>(session, phrases, at, seat, line)
    }

    // What is drawn on the board of a replay.

    const CONSOLE: &'static str = "space-rift-replay-fleets";
    const FOLLOW: Option<&'static str> = None;

    fn events(watch: &Watch) -> Html {
        traces::of_events(watch)
    }

    fn line(watch: &Watch, _: Seat, line: &[Action]) -> Html {
        traces::of_line(watch, line)
    }

    // Lessons.

    fn goal_words(game: &SpaceRift, phrases: &Phrases, _: &View, goal: &Goal) -> String {
        goals::words(phrases, game, goal)
    }

    fn kind_words(phrases: &Phrases, kind: &str) -> String {
        phrases.text(&format!("space-rift-kind-{kind}"))
    }

    /// With the unit that it is given to.
    fn order_words(
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
        Some(overlay::hexagon(field::center(hex), "offer"))
    }
}
