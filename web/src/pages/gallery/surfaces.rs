//! Sample buttons, chips and inputs.

use yew::prelude::*;

#[component]
pub fn Surfaces() -> Html {
    html! {
        <section>
            <h2>{ "Controls" }</h2>
            <div class="gallery-row">
                <button type="button" class="button primary">{ "Step to C5" }<span class="cost">{ "1E" }</span></button>
                <button type="button" class="button">{ "Turn left" }<span class="cost">{ "2E" }</span></button>
                <button type="button" class="button quiet">{ "Undo" }</button>
                <button type="button" class="button danger">{ "End turn" }</button>
                <button type="button" class="button" aria-disabled="true">{ "Warp" }<span class="cost">{ "6E" }</span></button>
                <button type="button" class="chip" aria-pressed="true">{ "Team 1" }</button>
                <button type="button" class="chip" aria-pressed="false">{ "Team 2" }</button>
                <label class="field"><span>{ "Name" }</span><input type="text" value="Argo" /></label>
                <label class="check"><input type="checkbox" checked=true />{ "Sound" }</label>
            </div>
        </section>
    }
}
