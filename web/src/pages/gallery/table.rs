//! A static table as players see it: prompt, board, console, log, actions, and the bottom sheet of
//! small screens. Reached by `#/gallery/table`.

use super::{board, instruments};
use rift::pieces::{Hull, SeatStyle, seat::SeatIcon};
use ui::icon::{Icon, IconView};
use yew::prelude::*;

const TABS: [(&str, &str); 3] = [("console", "Console"), ("log", "Log"), ("rules", "Rules")];
const HEIGHTS: [&str; 3] = ["closed", "console", "full"];

fn actions() -> Html {
    let action = |icon: Icon, class: &'static str, name: &'static str, cost: &'static str| {
        html! {
            <button type="button" class={classes!("button", class)}>
                <IconView {icon} />{ name }
                if !cost.is_empty() { <span class="cost">{ cost }</span> }
            </button>
        }
    };
    html! {
        <div class="table-actions panel">
            { action(Icon::Step, "primary", "Step to D4", "") }
            { action(Icon::TurnLeft, "", "Turn left", "1E") }
            { action(Icon::TurnRight, "", "Turn right", "1E") }
            { action(Icon::Faster, "", "Faster", "1E") }
            { action(Icon::Rise, "", "Rise", "1E") }
            { action(Icon::Laser, "", "Fire laser", "1E") }
            { action(Icon::Torpedo, "", "Launch torpedo", "") }
            { action(Icon::WhyNot, "quiet", "Why not …", "") }
            { action(Icon::EndTurn, "danger", "End turn", "") }
        </div>
    }
}

fn log() -> Html {
    let entry = |seat: u8, text: &'static str| {
        html! { <li class={classes!("log-entry", SeatStyle::new(seat).class())}>{ text }</li> }
    };
    let seat = |seat: u8, name: &'static str, facts: &'static str, has_turn: bool| {
        html! {
            <button type="button" class={classes!("seat-row", has_turn.then_some("turn"), SeatStyle::new(seat).class())}>
                <SeatIcon seat={SeatStyle::new(seat)} />{ name }<span class="number">{ facts }</span>
            </button>
        }
    };
    html! {
        <aside class="table-log panel" aria-label="Seats and log">
            <div class="seats">
                { seat(0, "Ada", "Hull 7", true) }
                { seat(1, "Bot", "Hull 10", false) }
                { seat(3, "Bot", "Hull 4", false) }
            </div>
            <ol class="log">
                <li class="log-round">{ "Round 3" }</li>
                { entry(1, "Screech B steps to G4.") }
                { entry(1, "Screech B fires its ion canon at Rhino A: 3 to the front.") }
                { entry(3, "Screech D jumps to H11.") }
                { entry(0, "Rhino A speeds up to +2.") }
            </ol>
        </aside>
    }
}

#[component]
pub fn Table() -> Html {
    let tab = use_state(|| "console");
    let height = use_state(|| 1_usize);
    let choose = |name: &'static str, label: &'static str| {
        let set = tab.setter();
        html! {
            <button type="button" class="chip" aria-pressed={(*tab == name).to_string()} onclick={move |_| set.set(name)}>{ label }</button>
        }
    };
    let on_grip = {
        let height = height.clone();
        Callback::from(move |_: MouseEvent| height.set((*height + 1) % HEIGHTS.len()))
    };
    html! {
        <main id="main" class="table" data-game="rift" data-sheet={HEIGHTS[*height % HEIGHTS.len()]}>
            <h1 class="visually-hidden">{ "Table" }</h1>
            <header class="table-prompt panel">
                <SeatIcon seat={SeatStyle::new(0)} />
                <p class="prompt-text">{ "Rhino A must still move 2 squares." }<small>{ "Pick a square, or another command." }</small></p>
                <span class="prompt-clock">{ "1:24" }</span>
                <span class="prompt-tools">
                    <button type="button" class="icon-button quiet" aria-label="Undo"><IconView icon={Icon::Undo} /></button>
                    <button type="button" class="icon-button quiet" aria-label="Menu"><IconView icon={Icon::Menu} /></button>
                </span>
            </header>
            <div class="table-board"><board::SampleBoard /></div>
            { actions() }
            <div class="sheet" data-tab={*tab}>
                <nav class="table-tabs">
                    { for TABS.map(|(name, label)| choose(name, label)) }
                    <button type="button" class="icon-button sheet-grip" aria-label="Sheet" onclick={on_grip}><IconView icon={Icon::Sheet} /></button>
                </nav>
                { log() }
                <aside class="table-console panel" aria-label="Console"><instruments::Sample hull={Hull::Rhino} seat={0} are_shields_down=false /></aside>
            </div>
        </main>
    }
}
