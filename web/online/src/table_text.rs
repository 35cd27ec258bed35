//! Online tables in words: who plays, whose turn it is and since when, how much time there is.

use engine::registry::GameId;
use play::seats::bot_name;
use protocol::online::{Occupant, SeatInfo, TableInfo, TablePhase, TimeControl, TimeoutPolicy};
use ui::l10n::Phrases;
use ui::time_left::{DAY_MS, HOUR_MS, MINUTE_MS, date_text, time_left_text};

/// Returns the title of the game of a table; the short name of a game that this page lacks.
pub fn game_title(phrases: &Phrases, game: &str) -> String {
    match GameId::from_name(game) {
        Some(_) => phrases.text(&format!("{game}-title")),
        None => game.to_owned(),
    }
}

/// Returns who plays a seat.
pub fn occupant_name(phrases: &Phrases, occupant: &Occupant) -> String {
    match occupant {
        Occupant::Open => phrases.text("online-seat-open"),
        Occupant::Player(player) => player.name.clone(),
        Occupant::Bot { level } => bot_name(phrases, *level),
    }
}

fn is_own(table: &TableInfo, seat: &SeatInfo) -> bool {
    let own = table.own_seat.as_ref();
    own.is_some_and(|own| own.seat == seat.seat)
}

/// Returns whether a match waits for the player, or a table of a tournament does.
pub fn waits_for_player(table: &TableInfo) -> bool {
    let mut seats = table.seats.iter();
    let is_turn = seats.any(|seat| seat.is_to_act && is_own(table, seat));
    table.reserved_seat.is_some() || (table.phase == TablePhase::Running && is_turn)
}

/// Returns all others at a table, without open seats.
pub fn opponents(table: &TableInfo) -> Vec<Occupant> {
    let other = |seat: &SeatInfo| {
        if is_own(table, seat) || table.reserved_seat == Some(seat.seat) {
            return None;
        }
        match (&seat.occupant, &seat.reserved) {
            // The opponent in a tournament who has not come yet.
            (Occupant::Open, Some(player)) => Some(Occupant::Player(player.clone())),
            (Occupant::Open, None) => None,
            (occupant, _) => Some(occupant.clone()),
        }
    };
    table.seats.iter().filter_map(other).collect()
}

/// Returns the names of all others at a table; open seats have none.
pub fn opponents_text(phrases: &Phrases, table: &TableInfo) -> String {
    let others = opponents(table);
    let names: Vec<String> = others
        .iter()
        .map(|occupant| occupant_name(phrases, occupant))
        .collect();
    phrases.list(&names)
}

/// Returns the number of open seats.
pub fn open_seats(table: &TableInfo) -> usize {
    let seats = table.seats.iter();
    seats.filter(|seat| seat.occupant == Occupant::Open).count()
}

/// Says what a table waits for, and since when.
pub fn state_text(phrases: &Phrases, table: &TableInfo, now: u64) -> String {
    let since = since_text(phrases, now.saturating_sub(table.updated));
    match table.phase {
        TablePhase::Waiting if table.reserved_seat.is_some() => {
            phrases.text("tournament-seat-waits")
        }
        TablePhase::Waiting => phrases.say(
            "online-waiting-players",
            &[("count", open_seats(table).into())],
        ),
        TablePhase::Running => {
            let state = with_vacation(phrases, table, running_text(phrases, table, &since));
            with_time_left(phrases, table, state)
        }
        TablePhase::Over => result_text(phrases, table),
        TablePhase::Closed => phrases.text("online-closed"),
    }
}

/// Says whose turn it is, and since when.
fn running_text(phrases: &Phrases, table: &TableInfo, since: &str) -> String {
    if waits_for_player(table) {
        return phrases.say("online-your-turn-since", &[("since", since.into())]);
    }
    let acting = table.seats.iter().filter(|seat| seat.is_to_act);
    let names: Vec<String> = acting
        .map(|seat| occupant_name(phrases, &seat.occupant))
        .collect();
    let who = phrases.list(&names);
    phrases.say(
        "online-their-turn-since",
        &[("who", who.into()), ("since", since.into())],
    )
}

/// Adds until when a player for whom the match waits is on vacation.
fn with_vacation(phrases: &Phrases, table: &TableInfo, state: String) -> String {
    let mut acting = table.seats.iter().filter(|seat| seat.is_to_act);
    match acting.find_map(|seat| seat.vacation_until) {
        None => state,
        Some(until) => {
            let date = date_text(phrases, until);
            let args = [("state", state.into()), ("date", date.into())];
            phrases.say("online-away-state", &args)
        }
    }
}

/// Adds the time that is left: that of the player, or the shortest of the others.
fn with_time_left(phrases: &Phrases, table: &TableInfo, state: String) -> String {
    let mut seats = table.seats.iter();
    let own = seats.find(|seat| is_own(table, seat));
    let shortest = || table.seats.iter().filter_map(|seat| seat.time_left).min();
    let left = own.and_then(|seat| seat.time_left).or_else(shortest);
    match left {
        None => state,
        Some(left) => {
            let left = time_left_text(phrases, left);
            let args = [("state", state.into()), ("left", left.into())];
            phrases.say("online-left-state", &args)
        }
    }
}

/// Says how a match ended, as seen by the player.
fn result_text(phrases: &Phrases, table: &TableInfo) -> String {
    let winners = table.result.as_ref().map(|result| result.winners);
    let own = table.own_seat.as_ref().map(|own| own.seat);
    let is_timeout = table
        .result
        .as_ref()
        .is_some_and(|result| result.is_timeout);
    phrases.text(match (winners, own) {
        (Some(winners), _) if winners.is_empty() => "online-over-draw",
        (Some(winners), Some(own)) if winners.contains(own) && is_timeout => "online-over-won-time",
        (Some(_), Some(_)) if is_timeout => "online-over-lost-time",
        (Some(winners), Some(own)) if winners.contains(own) => "online-over-won",
        (Some(_), Some(_)) => "online-over-lost",
        (None, _) | (Some(_), None) => "online-over",
    })
}

/// Says how long ago something was, in the largest unit that fits.
pub fn since_text(phrases: &Phrases, millis: u64) -> String {
    let (key, count) = match millis {
        ..MINUTE_MS => return phrases.text("online-since-now"),
        MINUTE_MS..HOUR_MS => ("online-since-minutes", millis / MINUTE_MS),
        HOUR_MS..DAY_MS => ("online-since-hours", millis / HOUR_MS),
        DAY_MS.. => ("online-since-days", millis / DAY_MS),
    };
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    phrases.say(key, &[("count", count.into())])
}

/// Says how much time the players have for a decision.
pub fn time_control_text(phrases: &Phrases, time_control: TimeControl) -> String {
    match time_control {
        TimeControl::Unlimited => phrases.text("online-time-control-unlimited"),
        TimeControl::Live { seconds } => {
            phrases.say("online-time-control-live", &[("seconds", seconds.into())])
        }
        TimeControl::Correspondence { hours } => {
            phrases.say("online-time-control-hours", &[("hours", hours.into())])
        }
        TimeControl::MatchClock { minutes, increment } => phrases.say(
            "online-time-control-clock",
            &[("minutes", minutes.into()), ("seconds", increment.into())],
        ),
    }
}

/// Says what happens when the time of a player is over; `None` if that cannot be.
pub fn timeout_text(phrases: &Phrases, table: &TableInfo) -> Option<String> {
    let rule = phrases.text(match table.timeout_policy {
        _ if table.time_control == TimeControl::Unlimited => return None,
        TimeoutPolicy::Bot => "online-timeout-bot",
        TimeoutPolicy::Concede => "online-timeout-concede",
        TimeoutPolicy::Wait => "online-timeout-wait",
    });
    Some(phrases.say("online-timeout-rule", &[("rule", rule.into())]))
}

/// Says when answers take effect where players are only asked whether to react.
pub fn delay_text(phrases: &Phrases, seconds: u16) -> String {
    match seconds {
        0 => phrases.text("online-delay-off"),
        seconds => phrases.say("online-delay-seconds", &[("seconds", seconds.into())]),
    }
}

/// Says that answers take effect later at a table; `None` where they do not.
pub fn delay_rule(phrases: &Phrases, table: &TableInfo) -> Option<String> {
    let delay = Some(table.reaction_delay).filter(|delay| *delay > 0)?;
    let rule = delay_text(phrases, delay);
    Some(phrases.say("online-delay-rule", &[("rule", rule.into())]))
}
