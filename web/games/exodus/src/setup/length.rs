//! The choice of the game's length: a number of turns or, in the short game, a time limit
//! `[EXO-17.9]`.

use super::SetupPartProps;
use crate::draft;
use crate::draft::SetupDraft;
use engine::exodus::metadata::TURNS;
use engine::exodus::options::Mode;
use engine::rule::RuleId;
use play::setup::with_rule_link;
use ui::form::{Number, Radio, Select};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The offered time limits, in minutes.
const TIME_LIMITS: [u16; 6] = [45, 60, 75, 90, 120, 180];

const TIME_LIMIT_RULE: RuleId = RuleId::new("EXO-17.9");

/// The fields for the number of turns and the time limit.
#[component]
pub(super) fn Length(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let minutes = draft.options.minutes;
    let onturns = props.change(|draft: &SetupDraft, turns: i64| {
        draft::with_turns(draft, u8::try_from(turns).unwrap_or(TURNS.1))
    });
    let ontime = props.change(|draft: &SetupDraft, slug: AttrValue| {
        draft::with_minutes(draft, slug.parse().ok())
    });
    let time = |minutes: u16| {
        let args = [("minutes", minutes.into())];
        Radio::new(
            minutes.to_string(),
            phrases.say("exodus-setup-minutes", &args),
        )
    };
    // A limit from a link or an import may differ from the offered ones.
    let mut times = TIME_LIMITS.to_vec();
    times.extend(minutes.filter(|minutes| !TIME_LIMITS.contains(minutes)));
    times.sort_unstable();
    let none = Radio::new("", phrases.text("exodus-setup-no-time"));
    let radios: Vec<Radio> = std::iter::once(none)
        .chain(times.into_iter().map(time))
        .collect();
    let turns = draft
        .options
        .turns
        .unwrap_or_else(|| draft::default_turns(draft));
    let fields = html! {
        <div class="setup-counts">
            if minutes.is_none() {
                <Number label={phrases.text("exodus-setup-turns")} value={i64::from(turns)}
                    min={i64::from(TURNS.0)} max={i64::from(TURNS.1)} onchange={onturns} />
            }
            if draft.options.mode == Mode::Short {
                <Select label={phrases.text("exodus-setup-time")} {radios}
                    value={minutes.map_or_else(String::new, |minutes| minutes.to_string())} onchange={ontime} />
            }
        </div>
    };
    html! { <>
        { with_rule_link(&props.open_rules, TIME_LIMIT_RULE, fields) }
        if minutes.is_some() {
            <p><small>{ phrases.text("exodus-setup-time.hint") }</small></p>
        }
    </> }
}
