//! The form for the map as a whole: name, description, tiles per kind, and symmetry.

use super::hex_panel::PanelProps;
use super::report::kind_name;
use super::toolbox::symmetry_name;
use super::toolbox_icons::symmetry_icon;
use engine::exodus::content::layout_check::{MAX_BLURB_CHARS, MAX_TITLE_CHARS, RINGS};
use engine::exodus::draft::{HexTransform, MapDraft, Symmetry};
use engine::exodus::layout::KINDS;
use store::pack::current_content;
use ui::form::Number;
use ui::icon::{Icon, IconView};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use yew::prelude::*;

#[component]
pub fn MapPanel(props: &PanelProps) -> Html {
    let phrases = use_phrases();
    html! {
        <div class="board-panel">
            { props.name_field(&phrases, MAX_TITLE_CHARS, MapDraft::with_name) }
            { props.text_field(&phrases, ["blurb", "blurb"], MAX_BLURB_CHARS) }
            { tiles(&phrases, props) }
            { symmetry_buttons(&phrases, props) }
        </div>
    }
}

/// Renders the number of tiles to draw of each kind.
fn tiles(phrases: &Phrases, props: &PanelProps) -> Html {
    let (draft, content) = (props.editor_state.committed(), current_content().exodus());
    let [blue, red, green] = draft.file().tiles;
    let number = |(index, count): (usize, u8)| {
        let kind = KINDS.get(index).copied();
        let tiles = content.tiles().iter();
        let present = tiles.filter(|tile| Some(tile.kind) == kind).count();
        let onchange = props.change(move |draft: &mut MapDraft, count: i64| {
            draft.set_tiles(index, u8::try_from(count).unwrap_or(u8::MAX));
        });
        html! {
            <Number label={kind_name(phrases, kind)} value={i64::from(count)} min={0}
                max={i64::try_from(present).unwrap_or(i64::MAX)} {onchange} />
        }
    };
    let (tiles, planets) = (
        usize::from(blue) + usize::from(red) + usize::from(green),
        draft.file().planets().count(),
    );
    let args = [("tiles", tiles.into()), ("planets", planets.into())];
    let fit = props.change(|draft, _: MouseEvent| draft.match_tiles());
    html! {
        <fieldset class="editor-group">
            <legend>{ phrases.text("exodus-editor-tiles") }</legend>
            <p class="editor-hint">{ phrases.text("exodus-editor-tiles.hint") }</p>
            <div class="editor-fields">{ for [blue, red, green].into_iter().enumerate().map(number) }</div>
            <p class="editor-hint">{ phrases.say("exodus-editor-tiles-there", &args) }</p>
            <div class="buttons">
                <button type="button" class="button" onclick={fit}>
                    <IconView icon={Icon::Swap} />
                    { phrases.text("exodus-editor-tiles-match") }
                </button>
            </div>
        </fieldset>
    }
}

/// Renders the buttons that make the map symmetric or rotate it.
fn symmetry_buttons(phrases: &Phrases, props: &PanelProps) -> Html {
    let draft = props.editor_state.committed();
    let symmetry_button = |symmetry: Symmetry| {
        let onclick = props.change(move |draft, _: MouseEvent| draft.symmetrize(symmetry));
        let is_symmetric = draft.is_symmetric(symmetry);
        html! {
            <button type="button" class="button" aria-disabled={aria_disabled(is_symmetric)} onclick={unless_disabled(is_symmetric, onclick)}>
                { symmetry_icon(symmetry) }
                { symmetry_name(phrases, symmetry) }
            </button>
        }
    };
    let transform_button = |key: &str, icon: Icon, change: fn(&mut MapDraft)| {
        let onclick = props.change(move |draft, _: MouseEvent| change(draft));
        html! {
            <button type="button" class="button" {onclick}><IconView {icon} />{ phrases.text(key) }</button>
        }
    };
    let kinds = Symmetry::ALL.into_iter().skip(1);
    html! { <>
        <fieldset class="editor-group">
            <legend>{ phrases.text("exodus-editor-alike") }</legend>
            <p class="editor-hint">{ phrases.text("exodus-editor-alike.hint") }</p>
            <div class="buttons">{ for kinds.map(symmetry_button) }</div>
        </fieldset>
        <fieldset class="editor-group">
            <legend>{ phrases.text("exodus-editor-whole") }</legend>
            <div class="buttons">
                { transform_button("exodus-editor-turn", Icon::TurnRight, |draft| draft.transform(HexTransform::turn(1))) }
                { transform_button("exodus-editor-mirror", Icon::Swap, |draft| draft.transform(HexTransform::mirror(0))) }
                { transform_button("exodus-editor-clockwise", Icon::Redo, MapDraft::number_clockwise) }
                if draft.file().rings() > RINGS {
                    { transform_button("exodus-editor-trim", Icon::Trash, |draft| draft.trim(RINGS)) }
                }
            </div>
        </fieldset>
    </> }
}
