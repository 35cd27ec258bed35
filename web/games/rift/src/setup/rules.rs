//! The choice of the victory condition and of the variants. The engine decides which of them can be
//! combined.

use super::SetupPartProps;
use super::clock::Clock;
use crate::draft::SetupDraft;
use crate::narrate::seat_letter;
use engine::game::Seat;
use engine::rift::options::{DrawnGames, FirstPlayer, HouseRules, Mode};
use play::setup::Seed;
use ui::form::{Check, Number, Radio, Radios, Select};
use ui::l10n::use_phrases;
use yew::prelude::*;

const LENGTHS: [u8; 3] = [1, 3, 5];
const MODES: [(Mode, &str); 4] = [
    (Mode::Elimination, "elimination"),
    (Mode::Ace, "ace"),
    (Mode::Flagship, "flagship"),
    (Mode::Breakout, "breakout"),
];

/// Returns a callback that reports the draft with changed rules.
fn change<T: 'static>(props: &SetupPartProps, set: fn(&mut HouseRules, T)) -> Callback<T> {
    props.change(move |draft: &SetupDraft, value| draft.with_rules(|rules| set(rules, value)))
}

/// Renders the fields for the victory condition and the time limit.
#[component]
pub(super) fn WinOptions(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    if props.draft.is_puzzle() {
        return Html::default();
    }
    let rules = &props.draft.options.rules;
    let has_goal = !props.draft.board.goals.is_empty();
    let modes = MODES
        .iter()
        .filter(|(mode, _)| *mode != Mode::Breakout || has_goal)
        .map(|(_, slug)| {
            let key = format!("rift-option-mode-{slug}");
            Radio::new(*slug, phrases.text(&key)).with_hint(phrases.text(&format!("{key}.hint")))
        });
    let mode = MODES.iter().find(|(mode, _)| *mode == rules.mode);
    html! {
        <section class="setup-part" aria-labelledby="setup-ways">
            <h2 id="setup-ways">{ phrases.text("rift-setup-ways") }</h2>
            <Radios name="mode" legend={phrases.text("rift-option-mode")}
                radios={modes.collect::<Vec<_>>()} value={mode.map_or("", |(_, slug)| *slug)}
                onchange={change(props, set_mode)} />
            if rules.mode == Mode::Ace {
                <Number label={phrases.text("rift-option-ace-target")} value={i64::from(rules.ace_target)}
                    min=1 max=20 onchange={change(props, |rules, value| rules.ace_target = to_u8(value))} />
            }
            <Clock seconds={rules.turn_seconds}
                onchange={change(props, |rules, seconds| rules.turn_seconds = seconds)} />
        </section>
    }
}

fn set_mode(rules: &mut HouseRules, slug: AttrValue) {
    if let Some((mode, _)) = MODES.iter().find(|(_, name)| *name == slug.as_str()) {
        rules.mode = *mode;
    }
}

fn to_u8(value: i64) -> u8 {
    u8::try_from(value).unwrap_or_default()
}

fn to_u16(value: i64) -> u16 {
    u16::try_from(value).unwrap_or_default()
}

/// Renders the section of options that a first match can leave at their defaults.
#[component]
pub(super) fn AdvancedOptions(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    if props.draft.is_puzzle() {
        return Html::default();
    }
    html! {
        <details class="setup-part setup-details">
            <summary>{ phrases.text("setup-details") }</summary>
            <StartOptions draft={props.draft.clone()} onchange={props.onchange.clone()} />
            <Switches draft={props.draft.clone()} onchange={props.onchange.clone()} />
            <Limits draft={props.draft.clone()} onchange={props.onchange.clone()} />
            <Seed seed={props.draft.seed.clone()} onchange={write_seed(props)} />
        </details>
    }
}

fn write_seed(props: &SetupPartProps) -> Callback<String> {
    props.change(|draft: &SetupDraft, seed| SetupDraft {
        seed,
        ..draft.clone()
    })
}

/// Renders the fields for the first player and the number of games.
#[component]
fn StartOptions(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let rules = &props.draft.options.rules;
    let seat = |seat: u8| {
        let letter = seat_letter(Seat(seat));
        Radio::new(
            seat.to_string(),
            phrases.say("rift-seat", &[("letter", letter.into())]),
        )
    };
    let mut first_players = vec![
        Radio::new("random", phrases.text("rift-option-first-random")),
        Radio::new("loser", phrases.text("rift-option-first-loser")),
    ];
    first_players.extend((0..props.draft.players()).map(seat));
    let first = match rules.first {
        FirstPlayer::Random => "random".to_owned(),
        FirstPlayer::Loser => "loser".to_owned(),
        FirstPlayer::Seat(seat) => seat.to_string(),
    };
    let lengths = LENGTHS.map(|games| {
        let name = phrases.say("rift-option-games", &[("games", games.into())]);
        Radio::new(games.to_string(), name)
    });
    let drawn = ["replay", "half"]
        .map(|slug| Radio::new(slug, phrases.text(&format!("rift-option-drawn-{slug}"))));
    let is_half = rules.drawn_games == DrawnGames::Half;
    html! {
        <div class="setup-counts">
            <Select label={phrases.text("rift-option-first")} radios={first_players} value={first}
                onchange={change(props, set_first)} />
            <Select label={phrases.text("rift-option-length")} radios={lengths.to_vec()}
                value={rules.match_length.to_string()}
                onchange={change(props, |rules, games: AttrValue| rules.match_length = games.parse().unwrap_or(1))} />
            if rules.match_length > 1 {
                <Select label={phrases.text("rift-option-drawn")} radios={drawn.to_vec()}
                    value={if is_half { "half" } else { "replay" }}
                    onchange={change(props, set_drawn)} />
            }
        </div>
    }
}

fn set_first(rules: &mut HouseRules, slug: AttrValue) {
    rules.first = match (slug.as_str(), slug.parse()) {
        (_, Ok(seat)) => FirstPlayer::Seat(seat),
        ("loser", Err(_)) => FirstPlayer::Loser,
        (_, Err(_)) => FirstPlayer::Random,
    };
}

fn set_drawn(rules: &mut HouseRules, slug: AttrValue) {
    rules.drawn_games = if slug == "half" {
        DrawnGames::Half
    } else {
        DrawnGames::Replay
    };
}

/// A variant that is on or off: its phrase, its getter and its setter.
type Switch = (
    &'static str,
    fn(&HouseRules) -> bool,
    fn(&mut HouseRules, bool),
);

const SWITCHES: [Switch; 7] = [
    (
        "chain-mines",
        |rules| rules.has_chain_mines,
        |rules, is_on| rules.has_chain_mines = is_on,
    ),
    (
        "friendly-fire",
        |rules| rules.allows_friendly_fire,
        |rules, is_on| rules.allows_friendly_fire = is_on,
    ),
    (
        "auto-choices",
        |rules| rules.has_auto_choices,
        |rules, is_on| rules.has_auto_choices = is_on,
    ),
    (
        "autopilot",
        |rules| rules.has_timeout_autopilot,
        |rules, is_on| rules.has_timeout_autopilot = is_on,
    ),
    (
        "box-limits",
        |rules| rules.has_box_limits,
        |rules, is_on| rules.has_box_limits = is_on,
    ),
    (
        "fleet-draft",
        |rules| rules.has_fleet_draft,
        |rules, is_on| rules.has_fleet_draft = is_on,
    ),
    (
        "everybody-first",
        |rules| rules.is_everybody_first,
        |rules, is_on| rules.is_everybody_first = is_on,
    ),
];

/// Renders the checkboxes of the variants.
#[component]
fn Switches(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let rules = &props.draft.options.rules;
    let switch = |(slug, get, set): Switch| {
        let key = format!("rift-option-{slug}");
        html! {
            <Check label={phrases.text(&key)} hint={phrases.text(&format!("{key}.hint"))}
                is_checked={get(rules)} onchange={change(props, set)} />
        }
    };
    html! { <div class="setup-switches">{ for SWITCHES.map(switch) }</div> }
}

/// Renders the fields for limits in rounds; 0 means no limit.
#[component]
fn Limits(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let rules = &props.draft.options.rules;
    html! {
        <>
        <div class="setup-counts">
            <Number label={phrases.text("rift-option-quiet-rounds")} value={i64::from(rules.quiet_rounds)}
                min=0 max=200 onchange={change(props, |rules, value| rules.quiet_rounds = to_u8(value))} />
            <Number label={phrases.text("rift-option-round-limit")} value={i64::from(rules.round_limit)}
                min=0 max=999 onchange={change(props, |rules, value| rules.round_limit = to_u16(value))} />
            <Number label={phrases.text("rift-option-sudden-death")} value={i64::from(rules.sudden_death)}
                min=0 max=999 onchange={change(props, |rules, value| rules.sudden_death = to_u16(value))} />
        </div>
        <p><small>{ phrases.text("rift-option-zero") }</small></p>
        </>
    }
}
