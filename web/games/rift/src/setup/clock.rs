//! The choice of the time limit for a turn: one of the preset limits, or any number of seconds
//! `[RIFT-17.1]`.

use engine::rift::metadata::{CUSTOM_TURN_SECONDS, TURN_SECONDS};
use ui::form::{Number, Radio, Radios};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The value of the choice that opens the field for any number of seconds.
const CUSTOM: &str = "own";

#[derive(Properties, PartialEq)]
pub(super) struct ClockProps {
    /// Seconds for a turn; 0 for no limit.
    pub seconds: u16,
    pub onchange: Callback<u16>,
}

/// Shows the preset limits, and a field for any other limit.
#[component]
pub(super) fn Clock(props: &ClockProps) -> Html {
    let phrases = use_phrases();
    let is_preset = TURN_SECONDS.contains(&props.seconds);
    // The field stays open if the limit typed so far equals a preset.
    let is_field_open = use_state_eq(|| !is_preset);
    let shows_field = *is_field_open || !is_preset;
    let mut radios: Vec<Radio> = TURN_SECONDS
        .map(|seconds| {
            let name = phrases.say("rift-option-seconds", &[("seconds", seconds.into())]);
            Radio::new(seconds.to_string(), name)
        })
        .to_vec();
    radios.push(Radio::new(CUSTOM, phrases.text("rift-option-clock-own")));
    let choose = {
        let (is_field_open, seconds, onchange) = (
            is_field_open.setter(),
            props.seconds,
            props.onchange.clone(),
        );
        Callback::from(move |choice: AttrValue| {
            is_field_open.set(choice == CUSTOM);
            onchange.emit(choice.parse().unwrap_or_else(|_| custom_limit(seconds)));
        })
    };
    let write = props
        .onchange
        .reform(|seconds: i64| clamped(u16::try_from(seconds).unwrap_or(u16::MAX)));
    let value = if shows_field {
        AttrValue::Static(CUSTOM)
    } else {
        props.seconds.to_string().into()
    };
    html! {
        <>
            <Radios name="clock" legend={phrases.text("rift-option-clock")} {radios} {value} onchange={choose} />
            if shows_field {
                <div class="setup-counts">
                    <Number label={phrases.text("rift-option-clock-seconds")} value={i64::from(props.seconds)}
                        min={i64::from(*CUSTOM_TURN_SECONDS.start())} max={i64::from(*CUSTOM_TURN_SECONDS.end())}
                        onchange={write} />
                </div>
            }
        </>
    }
}

/// Returns the initial limit of the field: the previous limit, or the shortest preset.
fn custom_limit(before: u16) -> u16 {
    let shortest = TURN_SECONDS
        .into_iter()
        .filter(|&seconds| seconds > 0)
        .min();
    match before {
        0 => shortest.unwrap_or(*CUSTOM_TURN_SECONDS.start()),
        seconds => clamped(seconds),
    }
}

fn clamped(seconds: u16) -> u16 {
    seconds.clamp(*CUSTOM_TURN_SECONDS.start(), *CUSTOM_TURN_SECONDS.end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rift_17_1_the_custom_limit_starts_with_the_previous_limit() {
        assert_eq!(custom_limit(0), 60);
        assert_eq!(custom_limit(90), 90);
        assert_eq!(custom_limit(45), 45);
    }

    #[test]
    fn rift_17_1_custom_limits_are_clamped_to_a_playable_range() {
        assert_eq!(clamped(0), 10);
        assert_eq!(clamped(75), 75);
        assert_eq!(clamped(9999), 3600);
    }
}
