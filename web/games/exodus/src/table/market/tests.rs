//! Tests of spaces, rates and the result of a trade.

use super::super::tests::game;
use super::market_model::{current_trade, market_spaces, trade_forecast, trade_tally};
use engine::exodus::action::Exchange;
use engine::exodus::effect::Resource;
use engine::exodus::event::Event;
use engine::exodus::options::Options;
use engine::exodus::tech::Tech;
use engine::game::Seat;

const OWN_SEAT: Seat = Seat(0);
const OTHER_SEAT: Seat = Seat(1);

#[test]
fn the_first_free_space_is_next_and_the_technology_gives_red_rates() {
    let session = game(Options::standard(2));
    let game = session.game();
    let mut public = session.state().public;
    public.market[0] = Some(OTHER_SEAT);
    let black = market_spaces(game, &public, OWN_SEAT);
    let next: Vec<bool> = black.iter().map(|space| space.is_next).collect();
    assert_eq!(next, [false, true, false, false]);
    assert_eq!(black[0].marker, Some(OTHER_SEAT));
    assert!(
        black
            .iter()
            .all(|space| !space.has_red_rates && space.own == space.black)
    );
    public.mat_mut(OWN_SEAT).techs.insert(Tech::AdvTrading);
    let red = market_spaces(game, &public, OWN_SEAT);
    assert!(
        red.iter()
            .all(|space| space.has_red_rates && space.own == space.red)
    );
    let others = market_spaces(game, &public, OTHER_SEAT);
    assert!(others.iter().all(|space| !space.has_red_rates));
    assert_eq!(current_trade(&public), None);
}

#[test]
fn a_trade_forecast_is_limited_by_goods_money_and_exchanges() {
    let forecast = trade_forecast((5, 4), false, 3, 2, 9);
    assert_eq!((forecast.sales, forecast.purchases), ((2, 10), (2, 8)));
    assert_eq!(forecast.pair, 0, "both are not allowed");
    assert_eq!(trade_forecast((6, 3), true, 4, 9, 9).pair, 3);
    assert_eq!(
        trade_forecast((6, 3), true, 1, 9, 9).pair,
        0,
        "that takes two"
    );
    assert_eq!(trade_forecast((3, 5), true, 4, 9, 9).pair, 0);
    assert_eq!(trade_forecast((5, 0), true, 4, 0, 0).purchases, (4, 0));
}

#[test]
fn a_tally_counts_only_the_exchanges_of_its_seat() {
    let made = |seat: Seat, exchange: Exchange, cp: i16| Event::Exchanged { seat, exchange, cp };
    let events = [
        made(OWN_SEAT, Exchange::SellAx, 5),
        made(OTHER_SEAT, Exchange::SellPh, 5),
        made(OWN_SEAT, Exchange::BuyPh, -4),
        made(OWN_SEAT, Exchange::SellAx, 5),
    ];
    let sum = trade_tally(events.iter(), OWN_SEAT);
    assert_eq!((sum.exchange_count, sum.cp, sum.ax, sum.ph), (3, 6, -2, 1));
    assert_eq!(Exchange::BuyPh.resource(), Resource::Ph);
}
