//! Small pictures next to words, drawn on a grid of 24 × 24 units, and amounts with such a picture.
//! Each game defines its own glyphs.

use yew::prelude::*;

/// The glyphs of a game. They are decorative: the text next to a glyph has the same meaning.
pub trait GlyphShape: Copy + PartialEq + 'static {
    /// The prefix of CSS classes, which is the game's.
    const CLASS_PREFIX: &'static str;

    /// Returns the name of the glyph's color in CSS classes, if it has a special one.
    fn tint(self) -> Option<&'static str> {
        None
    }

    /// Returns the SVG paths of the filled outline and of the lines on it.
    fn paths(self) -> (&'static str, &'static str);
}

#[derive(Properties, PartialEq)]
pub struct GlyphIconProps<D: GlyphShape> {
    pub glyph: D,
    /// The text for screen readers, if there is no text next to the glyph.
    #[prop_or_default]
    pub label: Option<AttrValue>,
}

/// A glyph in running text.
#[component]
pub fn GlyphIcon<D: GlyphShape>(props: &GlyphIconProps<D>) -> Html {
    let (body, lines) = props.glyph.paths();
    let class_name = format!("{}-sign", D::CLASS_PREFIX);
    let tint = props
        .glyph
        .tint()
        .map(|tint| format!("{class_name}-{tint}"));
    let hidden = props.label.is_none().then_some("true");
    let role = props.label.is_some().then_some("img");
    html! {
        <svg class={classes!(class_name.clone(), tint)} viewBox="0 0 24 24" {role} aria-label={props.label.clone()} aria-hidden={hidden}>
            if !body.is_empty() {
                <path class={format!("{class_name}-body")} d={body} />
            }
            if !lines.is_empty() {
                <path class={format!("{class_name}-lines")} d={lines} />
            }
        </svg>
    }
}

/// Renders an amount: a glyph, a number, and the name for screen readers.
pub fn amount<D: GlyphShape>(glyph: D, count: impl ToString, name: &str) -> Html {
    status_amount(glyph, count, name, None)
}

/// Renders an amount that the status strip shows as well, as the figure `status`.
pub fn status_amount<D: GlyphShape>(
    glyph: D,
    count: impl ToString,
    name: &str,
    status: Option<&'static str>,
) -> Html {
    html! {
        <span class={format!("{}-amount", D::CLASS_PREFIX)} data-status={status} title={name.to_owned()}>
            <GlyphIcon<D> {glyph} />
            <span class="number">{ count.to_string() }</span>
            <span class="visually-hidden">{ name.to_owned() }</span>
        </span>
    }
}
