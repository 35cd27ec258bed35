//! What the signatures of a match that is over prove, in words. The phrases come with the code of
//! games, without which nothing is checked.

use engine::game::{Seat, SeatSet};
use protocol::SignatureProof;
use protocol::online::ReplayProof;
use ui::l10n::Phrases;
use yew::prelude::*;

/// Returns what the signatures prove; empty if nothing was signed. `names` are those of the seats.
pub fn signature_note(phrases: &Phrases, proof: SignatureProof, names: &[String]) -> Html {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let lines = |key: &str, seats: SeatSet| -> Html {
        let line = |seat: Seat| {
            let text = phrases.say(key, &[("who", name(seat).into())]);
            html! { <p class="direct-unproven">{ text }</p> }
        };
        html! { <>{ for seats.iter().map(line) }</> }
    };
    let failure = |text: String| html! { <p class="direct-unproven">{ text }</p> };
    match proof {
        SignatureProof::Unused => Html::default(),
        SignatureProof::Valid { unsigned, later } if unsigned.is_empty() && later.is_empty() => {
            html! { <p class="verified">{ phrases.text("signed-all") }</p> }
        }
        SignatureProof::Valid { unsigned, later } => html! { <>
            { lines("signed-not", unsigned) }
            { lines("signed-later", later) }
        </> },
        SignatureProof::Invalid { entry, seat } => {
            let number = (entry + 1).into();
            let who = seat.map_or("", name).into();
            failure(phrases.say("signed-wrong", &[("number", number), ("who", who)]))
        }
        SignatureProof::OtherKeys => failure(phrases.text("signed-other-keys")),
        SignatureProof::Withheld => failure(phrases.text("signed-withheld")),
    }
}

/// Returns what proves a finished match of a table server to everybody.
pub fn replay_note(phrases: &Phrases, proof: ReplayProof, names: &[String]) -> Html {
    let (class, key) = match proof.is_deal_proven {
        true => ("verified", "signed-deal"),
        false => ("direct-unproven", "signed-deal-wrong"),
    };
    html! { <>
        <p {class}>{ phrases.text(key) }</p>
        { signature_note(phrases, proof.signatures, names) }
    </> }
}
