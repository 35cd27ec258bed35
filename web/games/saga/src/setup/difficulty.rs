//! The choice of the difficulty `[SAGA-SET.10]` and, where points decide, of the number of rounds
//! `[SAGA-ARN.1]`.

use super::SetupPartProps;
use crate::draft;
use crate::draft::SetupDraft;
use engine::rule::RuleId;
use engine::saga::metadata::ROUNDS;
use engine::saga::options::Difficulty;
use play::setup::with_rule_link;
use ui::form::{Number, Radio, Radios};
use ui::l10n::use_phrases;
use yew::prelude::*;

const DIFFICULTIES: [(Difficulty, &str); 3] = [
    (Difficulty::Recruit, "recruit"),
    (Difficulty::Standard, "standard"),
    (Difficulty::Veteran, "veteran"),
];

const DIFFICULTY_RULE: RuleId = RuleId::new("SAGA-SET.10");
const ROUNDS_RULE: RuleId = RuleId::new("SAGA-ARN.1");

#[component]
pub(super) fn DifficultySettings(props: &SetupPartProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let radios = DIFFICULTIES.map(|(_, slug)| {
        let key = format!("saga-setup-difficulty-{slug}");
        Radio::new(slug, phrases.text(&key)).with_hint(phrases.text(&format!("{key}.hint")))
    });
    let current = DIFFICULTIES
        .iter()
        .find(|(difficulty, _)| *difficulty == draft.options.difficulty);
    let ondifficulty = props.change(|draft: &SetupDraft, slug: AttrValue| {
        let mut all = DIFFICULTIES.iter();
        match all.find(|(_, other)| *other == slug.as_str()) {
            Some((difficulty, _)) => draft::with_difficulty(draft, *difficulty),
            None => draft.clone(),
        }
    });
    let onrounds = props.change(|draft: &SetupDraft, rounds: i64| {
        draft::with_rounds(draft, u8::try_from(rounds).unwrap_or(ROUNDS.1))
    });
    let why = html! { <p class="setup-why">{ phrases.text("saga-setup-difficulty-why") }</p> };
    html! {
        <section class="setup-part" aria-labelledby="setup-dials">
            <h2 id="setup-dials">{ phrases.text("saga-setup-dials") }</h2>
            <div class="setup-tiles">
                <Radios name="difficulty" legend={phrases.text("saga-setup-difficulty")} radios={radios.to_vec()}
                    value={current.map_or("", |(_, slug)| *slug)} onchange={ondifficulty} />
            </div>
            { with_rule_link(&props.open_rules, DIFFICULTY_RULE, why) }
            if draft::is_arena(draft) {
                { with_rule_link(&props.open_rules, ROUNDS_RULE, html! {
                    <div class="setup-counts">
                        <Number label={phrases.text("saga-setup-rounds")}
                            value={i64::from(draft.options.rounds.unwrap_or_else(|| draft::default_rounds(draft)))}
                            min={i64::from(ROUNDS.0)} max={i64::from(ROUNDS.1)} onchange={onrounds} />
                    </div>
                }) }
            }
        </section>
    }
}
