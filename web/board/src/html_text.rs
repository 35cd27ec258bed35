//! Renders drawings to text, for tests.

use std::collections::BTreeSet;
use std::fmt::Write;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VNode};

/// Returns a drawing as text, without the content of components.
pub fn html_to_text(html: &Html) -> String {
    let mut text = String::new();
    write_node(&mut text, html);
    text
}

/// Checks that more than `min_count` classes with a prefix are in a drawing, and that each of them has
/// a rule in the style sheets, apart from the `unstyled` ones.
///
/// # Panics
/// If one has none.
pub fn assert_classes_have_styles(
    drawing: &str,
    (prefix, min_count): (&str, usize),
    styles: &str,
    unstyled: &[&str],
) {
    let quoted = drawing.split("class=\"").skip(1);
    let classes: BTreeSet<&str> = quoted
        .filter_map(|rest| rest.split('"').next())
        .flat_map(str::split_whitespace)
        .filter(|class| class.starts_with(prefix))
        .collect();
    assert!(classes.len() > min_count, "{classes:?}");
    let is_styled =
        |class: &str| unstyled.contains(&class) || styles.contains(&format!(".{class}"));
    let missing: Vec<&&str> = classes.iter().filter(|class| !is_styled(class)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn write_node(text: &mut String, node: &VNode) {
    match node {
        VNode::VTag(tag) => {
            write!(text, "<{}", tag.tag()).unwrap();
            for (name, value) in attributes(&tag.attributes) {
                write!(text, " {name}=\"{value}\"").unwrap();
            }
            text.push('>');
            tag.children()
                .into_iter()
                .for_each(|child| write_node(text, child));
            write!(text, "</{}>", tag.tag()).unwrap();
        }
        VNode::VList(list) => list.iter().for_each(|child| write_node(text, child)),
        VNode::VText(words) => text.push_str(&words.text),
        _ => {}
    }
}

fn attributes(attributes: &Attributes) -> Vec<(String, String)> {
    let value_text = |value: &AttributeOrProperty| match value {
        AttributeOrProperty::Attribute(value) => Some(value.to_string()),
        AttributeOrProperty::Static(value) => Some((*value).to_owned()),
        AttributeOrProperty::Property(_) => None,
    };
    match attributes {
        Attributes::Static(all) => {
            let all = all.iter().map(|(name, value)| (*name, value_text(value)));
            all.filter_map(|(name, value)| Some((name.to_owned(), value?)))
                .collect()
        }
        Attributes::Dynamic { keys, values } => {
            let all = keys
                .iter()
                .zip(values)
                .map(|(name, value)| (*name, value.as_ref()));
            all.filter_map(|(name, value)| Some((name.to_owned(), value_text(value?)?)))
                .collect()
        }
        Attributes::IndexMap(all) => {
            let all = all.iter();
            all.filter_map(|(name, value)| Some((name.to_string(), value_text(value)?)))
                .collect()
        }
    }
}
