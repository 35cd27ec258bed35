//! The tools, and the settings of the one in hand.

use super::kit::{Kit, LEVELS, PENS, Tool, kind_slug, symmetry_slug};
use super::report::{kind_name, level_name};
use super::studio::Hand;
use super::toolbox_signs::{guard_sign, kind_sign, seat_sign, symmetry_sign, tool_sign};
use crate::narrate::seat_name;
use editor::{Choice, Palette, Room};
use engine::exodus::meta::SEATS;
use engine::exodus::sketch::Symmetry;
use engine::game::Seat;
use ui::l10n::{Phrases, use_phrases};
use yew::prelude::*;

/// Keys of the settings of a tool, in their order.
const KEYS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

type ToolboxProps = editor::ToolboxProps<Hand>;

/// All tools.
#[component]
pub fn Toolbox(props: &ToolboxProps) -> Html {
    let phrases = use_phrases();
    let settings = html! { <>
        { settings(&phrases, props) }
        if props.kit.tool.has_sides() {
            { symmetries(&phrases, props) }
        }
    </> };
    props.draw(&phrases, tool_sign, settings)
}

/// What the tool in hand lays.
fn settings(phrases: &Phrases, props: &ToolboxProps) -> Html {
    match props.kit.tool {
        Tool::Planet => kinds(phrases, props),
        Tool::Guard => guards(phrases, props),
        Tool::Home => seats(phrases, props),
        Tool::Select | Tool::Council | Tool::Eraser | Tool::Hand => props.hint(phrases),
    }
}

fn kinds(phrases: &Phrases, props: &ToolboxProps) -> Html {
    let choice = |(kind, key): (_, &'static str)| Choice {
        value: kind_slug(kind).into(),
        name: kind_name(phrases, kind),
        key,
        sign: kind_sign(kind),
    };
    let choices: Vec<Choice> = PENS.into_iter().zip(KEYS).map(choice).collect();
    let onchange = props.set(|kit, slug: AttrValue| {
        let kind = PENS
            .into_iter()
            .find(|kind| kind_slug(*kind) == slug.as_str());
        kit.kind = kind.unwrap_or(kit.kind);
    });
    html! {
        <Palette label={phrases.text("exodus-editor-kinds")} name="kind" {choices} value={kind_slug(props.kit.kind)}
            {onchange} />
    }
}

fn guards(phrases: &Phrases, props: &ToolboxProps) -> Html {
    let choice = |(level, key): (u8, &'static str)| Choice {
        value: level.to_string().into(),
        name: level_name(phrases, level),
        key,
        sign: guard_sign(level),
    };
    let choices: Vec<Choice> = LEVELS.into_iter().zip(KEYS).map(choice).collect();
    let onchange =
        props.set(|kit, level: AttrValue| kit.guard = level.parse().unwrap_or(kit.guard));
    html! {
        <Palette label={phrases.text("exodus-editor-guards")} name="guard" {choices} value={props.kit.guard.to_string()}
            {onchange} />
    }
}

fn seats(phrases: &Phrases, props: &ToolboxProps) -> Html {
    let choice = |(seat, key): (u8, &'static str)| Choice {
        value: seat.to_string().into(),
        name: seat_name(phrases, Seat(seat)),
        key,
        sign: seat_sign(seat),
    };
    let choices: Vec<Choice> = (0..SEATS.1).zip(KEYS).map(choice).collect();
    let onchange = props.set(|kit, seat: AttrValue| kit.seat = seat.parse().unwrap_or(kit.seat));
    html! {
        <Palette label={phrases.text("exodus-editor-seats")} name="seat" {choices} value={props.kit.seat.to_string()}
            {onchange} />
    }
}

fn symmetries(phrases: &Phrases, props: &ToolboxProps) -> Html {
    let choices = Symmetry::ALL.map(|symmetry| Choice {
        value: symmetry_slug(symmetry).into(),
        name: symmetry_name(phrases, symmetry),
        key: "",
        sign: symmetry_sign(symmetry),
    });
    let onchange = props.set(|kit, slug: AttrValue| {
        let mut all = Symmetry::ALL.into_iter();
        kit.symmetry = all
            .find(|one| symmetry_slug(*one) == slug.as_str())
            .unwrap_or_default();
    });
    html! {
        <Palette label={phrases.text("edit-symmetry")} name="symmetry" choices={choices.to_vec()}
            value={symmetry_slug(props.kit.symmetry)} {onchange} />
    }
}

/// A symmetry by its name; some are those of all editors.
#[must_use]
pub fn symmetry_name(phrases: &Phrases, symmetry: Symmetry) -> String {
    phrases.text(match symmetry {
        Symmetry::None => "edit-symmetry-none",
        Symmetry::Half => "edit-symmetry-half",
        Symmetry::Third => "exodus-editor-symmetry-third",
        Symmetry::Sixth => "exodus-editor-symmetry-sixth",
        Symmetry::Columns => "edit-symmetry-columns",
        Symmetry::Rows => "edit-symmetry-rows",
        Symmetry::Both => "edit-symmetry-both",
    })
}

/// The tool in hand and what it is set to, in words.
#[must_use]
pub fn words(phrases: &Phrases, kit: Kit) -> String {
    let mut parts = vec![Hand::tool_name(phrases, kit.tool)];
    match kit.tool {
        Tool::Planet => parts.push(kind_name(phrases, kit.kind)),
        Tool::Guard => parts.push(level_name(phrases, kit.guard)),
        Tool::Home => parts.push(seat_name(phrases, Seat(kit.seat))),
        Tool::Select | Tool::Council | Tool::Eraser | Tool::Hand => {}
    }
    if kit.tool.has_sides() && kit.symmetry != Symmetry::None {
        parts.push(symmetry_name(phrases, kit.symmetry));
    }
    parts.join(", ")
}
