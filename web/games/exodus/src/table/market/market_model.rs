//! The market as a seat sees it: spaces and rates, the current trade, and its forecast.

use crate::table;
use engine::exodus::Exodus;
use engine::exodus::action::Exchange;
use engine::exodus::effect::Resource;
use engine::exodus::event::{Event, Faces, RollPurpose};
use engine::exodus::play::free_space;
use engine::exodus::state::{Public, SPACES};
use engine::exodus::step::Task;
use engine::game::{Seat, Viewer};
use engine::session::Session;

/// The proceeds of one sale, and the price of one purchase.
pub type Rates = (u8, u8);

/// A space of the market, as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarketSpaceView {
    /// Its index, from 0.
    pub space: u8,
    pub marker: Option<Seat>,
    /// Whether it is the next space to be taken.
    pub is_next: bool,
    /// Whether the current trade is here.
    pub is_trading: bool,
    /// Its rates without the technology.
    pub black: Rates,
    /// Its rates with the technology.
    pub red: Rates,
    /// The rates of the seat, with effects in force.
    pub own: Rates,
    /// Whether the seat has the red rates.
    pub has_red_rates: bool,
}

/// A trade that was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CurrentTrade {
    pub seat: Seat,
    /// The index of its space, from 0.
    pub space: u8,
    pub remaining_exchanges: u8,
    /// The kind of exchange that it is limited to; `None` if both are possible.
    pub only_exchange: Option<Exchange>,
}

/// The result of a trade so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TradeTally {
    pub exchange_count: u8,
    pub cp: i16,
    pub ax: i16,
    pub ph: i16,
}

/// The maximum result of the remaining exchanges of a trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TradeForecast {
    /// The maximum number of sales, and their proceeds.
    pub sales: (u8, u16),
    /// The maximum number of purchases, and their cost.
    pub purchases: (u8, u16),
    /// The gain of a sale and a purchase together; 0 if they lose or are not allowed.
    pub pair: u8,
}

#[must_use]
pub fn current_trade(public: &Public) -> Option<CurrentTrade> {
    if let Some(Task::Trade {
        seat,
        space,
        remaining_exchanges,
        first,
        ..
    }) = public.task()
    {
        let (seat, space, remaining_exchanges, only_exchange) =
            (*seat, *space, *remaining_exchanges, *first);
        return Some(CurrentTrade {
            seat,
            space,
            remaining_exchanges,
            only_exchange,
        });
    }
    None
}

/// Returns all spaces of the market, from the left.
#[must_use]
pub fn market_spaces(game: &Exodus, public: &Public, seat: Seat) -> Vec<MarketSpaceView> {
    let next = free_space(public);
    let trade_space = current_trade(public).map(|trade| trade.space);
    let action_context = table::action_context(public, seat);
    let spaces = (0u8..).zip(public.market).take(SPACES);
    let space = |(space, marker): (u8, Option<Seat>)| {
        let figures = game.market_space(space)?;
        let (sell, buy, own_red) = game.rates(public, seat, space, action_context);
        Some(MarketSpaceView {
            space,
            marker,
            is_next: next == Some(space),
            is_trading: trade_space == Some(space),
            black: (figures.sell, figures.buy),
            red: (figures.red_sell, figures.red_buy),
            own: (sell, buy),
            has_red_rates: own_red,
        })
    };
    spaces.filter_map(space).collect()
}

/// Returns the maximum result of `left` exchanges at these rates with the seat's goods and money.
#[must_use]
pub fn trade_forecast(
    (sell, buy): Rates,
    is_red: bool,
    remaining_exchanges: u8,
    goods: u16,
    money: u16,
) -> TradeForecast {
    let sales = u8::try_from(goods)
        .unwrap_or(u8::MAX)
        .min(remaining_exchanges);
    let payable = if buy == 0 {
        u16::MAX
    } else {
        money / u16::from(buy)
    };
    let purchases = u8::try_from(payable)
        .unwrap_or(u8::MAX)
        .min(remaining_exchanges);
    let pair = if is_red && remaining_exchanges > 1 {
        sell.saturating_sub(buy)
    } else {
        0
    };
    TradeForecast {
        sales: (sales, u16::from(sales) * u16::from(sell)),
        purchases: (purchases, u16::from(purchases) * u16::from(buy)),
        pair,
    }
}

/// Returns the roll that opened the current trade, and the result so far.
#[must_use]
pub fn trade_so_far(
    session: &Session<Exodus>,
    seat: Seat,
    viewer: Viewer,
) -> (Option<Faces>, TradeTally) {
    let mut later: Vec<Event> = Vec::new();
    for entry in (0..session.entry_count()).rev() {
        let events: Vec<Event> = session.visible_events_at(entry, viewer).copied().collect();
        let opened = events.iter().rposition(|event| is_opening(event, seat));
        let Some(opened) = opened else {
            later.splice(0..0, events);
            continue;
        };
        let roll = events[..opened]
            .iter()
            .rev()
            .find_map(|event| roll_of(event, seat));
        let tally = trade_tally(events[opened..].iter().chain(&later), seat);
        return (roll, tally);
    }
    (None, TradeTally::default())
}

fn is_opening(event: &Event, seat: Seat) -> bool {
    matches!(event, Event::MarketOpened { seat: by, .. } if *by == seat)
}

fn roll_of(event: &Event, seat: Seat) -> Option<Faces> {
    if let Event::Rolled {
        seat: by,
        dice: RollPurpose::Trade,
        faces,
    } = event
        && *by == seat
    {
        return Some(*faces);
    }
    None
}

/// Returns the result of a seat's exchanges in `events`.
pub fn trade_tally<'a>(events: impl Iterator<Item = &'a Event>, seat: Seat) -> TradeTally {
    let mut tally = TradeTally::default();
    for event in events {
        if let Event::Exchanged {
            seat: by,
            exchange,
            cp,
        } = event
            && *by == seat
        {
            let goods = if exchange.sells() { -1 } else { 1 };
            tally.exchange_count += 1;
            tally.cp += cp;
            match exchange.resource() {
                Resource::Ax => tally.ax += goods,
                Resource::Ph => tally.ph += goods,
                Resource::Cp => {}
            }
        }
    }
    tally
}
