//! Small pictures beside words, drawn on a field of 24 units, and what is counted with one. Which there are is
//! the game's to say.

use yew::prelude::*;

/// The pictures of a game: decoration, for the word beside one says it all.
pub trait GlyphShape: Copy + PartialEq + 'static {
    /// What style classes begin with: that of the game.
    const CLASS_PREFIX: &'static str;

    /// The name of a color of its own in style classes.
    fn tint(self) -> Option<&'static str> {
        None
    }

    /// The outline that is filled, and the lines on it.
    fn paths(self) -> (&'static str, &'static str);
}

/// Properties of a picture.
#[derive(Properties, PartialEq)]
pub struct GlyphIconProps<D: GlyphShape> {
    /// Which one.
    pub glyph: D,
    /// What a screen reader says where no word stands beside it.
    #[prop_or_default]
    pub label: Option<AttrValue>,
}

/// A picture in running text.
#[component]
pub fn GlyphIcon<D: GlyphShape>(props: &GlyphIconProps<D>) -> Html {
    let (body, lines) = props.glyph.paths();
    let sign = format!("{}-sign", D::CLASS_PREFIX);
    let tint = props.glyph.tint().map(|tint| format!("{sign}-{tint}"));
    let hidden = props.label.is_none().then_some("true");
    let role = props.label.is_some().then_some("img");
    html! {
        <svg class={classes!(sign.clone(), tint)} viewBox="0 0 24 24" {role} aria-label={props.label.clone()} aria-hidden={hidden}>
            if !body.is_empty() {
                <path class={format!("{sign}-body")} d={body} />
            }
            if !lines.is_empty() {
                <path class={format!("{sign}-lines")} d={lines} />
            }
        </svg>
    }
}

/// So much of something: picture, number, and its name for those who listen.
pub fn amount<D: GlyphShape>(glyph: D, count: impl ToString, name: &str) -> Html {
    html! {
        <span class={format!("{}-amount", D::CLASS_PREFIX)} title={name.to_owned()}>
            <GlyphIcon<D> {glyph} />
            <span class="number">{ count.to_string() }</span>
            <span class="visually-hidden">{ name.to_owned() }</span>
        </span>
    }
}
