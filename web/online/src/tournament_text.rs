//! Tournaments in words: formats, phases, points and results.

use protocol::online::{
    PairingOutcome, PairingReason, PairingResult, TournamentFormat, TournamentInfo,
    TournamentPairing, TournamentPhase, TournamentSummary,
};
use ui::l10n::Phrases;
use ui::time_left::{HOUR_MS, MINUTE_MS};

/// Returns the name of a format.
pub fn format_text(phrases: &Phrases, format: TournamentFormat) -> String {
    phrases.text(match format {
        TournamentFormat::RoundRobin { is_double: false } => "tournament-format-round",
        TournamentFormat::RoundRobin { is_double: true } => "tournament-format-double",
        TournamentFormat::Swiss { .. } => "tournament-format-swiss",
        TournamentFormat::Elimination => "tournament-format-elimination",
    })
}

/// Says where a tournament is in its life.
pub fn phase_text(phrases: &Phrases, tournament: &TournamentSummary) -> String {
    let number = |number: u16| i64::from(number);
    match tournament.phase {
        TournamentPhase::Open => phrases.say(
            "tournament-phase-open",
            &[
                ("players", i64::from(tournament.players).into()),
                ("max", i64::from(tournament.max_players).into()),
            ],
        ),
        TournamentPhase::Running => phrases.say(
            "tournament-phase-running",
            &[
                ("round", number(tournament.round).into()),
                ("rounds", number(tournament.rounds).into()),
            ],
        ),
        TournamentPhase::Over => phrases.text("tournament-phase-over"),
        TournamentPhase::Canceled => phrases.text("tournament-phase-canceled"),
    }
}

/// Returns what decides a tie, and what decides a draw.
pub const fn format_rule(format: TournamentFormat) -> &'static str {
    match format {
        TournamentFormat::RoundRobin { .. } => "tournament-rule-round",
        TournamentFormat::Swiss { .. } => "tournament-rule-swiss",
        TournamentFormat::Elimination => "tournament-rule-elimination",
    }
}

/// Says how long players have to open a table.
pub fn show_up_text(phrases: &Phrases, tournament: &TournamentInfo) -> String {
    let time = tournament.show_up_time;
    let (key, name, count) = match time {
        ..HOUR_MS => ("tournament-rule-show-minutes", "minutes", time / MINUTE_MS),
        HOUR_MS.. => ("tournament-rule-show-hours", "hours", time / HOUR_MS),
    };
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    phrases.say(key, &[(name, count.into())])
}

/// Returns points with halves and quarters.
pub fn points_text(points: f64) -> String {
    // Points are multiples of a quarter; conversions stay within the range of the target.
    let quarters = (points * 4.0).round() as u32;
    let part = match quarters % 4 {
        1 => "¼",
        2 => "½",
        3 => "¾",
        _ => "",
    };
    match quarters / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

/// Says who meets whom.
pub fn pairing_text(phrases: &Phrases, pairing: &TournamentPairing) -> String {
    let first = ("first", pairing.first.name.as_str().into());
    match (&pairing.second, pairing.result) {
        (Some(second), _) => {
            let second = ("second", second.name.as_str().into());
            phrases.say("tournament-versus", &[first, second])
        }
        (None, Some(result)) if result.outcome == PairingOutcome::Nobody => {
            phrases.say("tournament-bye-none", &[first])
        }
        (None, _) => phrases.say("tournament-bye", &[first]),
    }
}

/// Says how a pairing ended; `None` for a bye, of which everything is said already.
pub fn result_text(phrases: &Phrases, pairing: &TournamentPairing) -> Option<String> {
    let second = pairing.second.as_ref()?;
    let text = match pairing.result {
        None => phrases.text("tournament-playing"),
        Some(PairingResult { outcome, reason }) => {
            let wins = |name: &str| phrases.say("tournament-wins", &[("name", name.into())]);
            let result = match outcome {
                PairingOutcome::First => wins(&pairing.first.name),
                PairingOutcome::Second => wins(&second.name),
                PairingOutcome::Draw => phrases.text("tournament-draw"),
                PairingOutcome::Nobody => phrases.text("tournament-nobody"),
            };
            let args = [("result", result.as_str().into())];
            match reason {
                PairingReason::Played | PairingReason::Bye => result,
                PairingReason::NoShow => phrases.say("tournament-no-show", &args),
                PairingReason::Left => phrases.say("tournament-gave-up", &args),
                PairingReason::Closed => phrases.say("tournament-closed", &args),
            }
        }
    };
    if pairing.leg < 2 {
        return Some(text);
    }
    Some(phrases.say("tournament-second-leg", &[("result", text.into())]))
}
