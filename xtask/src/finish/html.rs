//! The HTML pages: the template `index.html` with its references filled in, and the variant for
//! frames.

use super::{hashed_names::HashedNames, player_manifest::PlayerManifest, styles};
use anyhow::{Context, Result, ensure};

/// The content security policy: only the page's own files, no inline script, no inline style.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; \
    manifest-src 'self'; base-uri 'none'; form-action 'self'";

/// Fills the template: removes Trunk's lines, puts the policy first and the references to this
/// build last in the head.
pub(super) fn index_page(
    template: &str,
    names: &HashedNames,
    player: &PlayerManifest,
    fallback: &str,
    build: &str,
) -> Result<String> {
    let (head, body) = with_policy(template)?;
    let build = format!("<meta name=\"build\" content=\"{build}\" />");
    let fallback = format!(
        "<meta name=\"regret\" content=\"{}\" />",
        escape_attribute(fallback)
    );
    let links = links(names, player)?;
    Ok(format!(
        "{head}    {build}\n    {fallback}\n{links}  </head>{body}"
    ))
}

/// Returns the template without Trunk's lines and with the policy, split at the end of its head.
fn with_policy(template: &str) -> Result<(String, String)> {
    let output: String = template
        .lines()
        .filter(|line| !line.contains("data-trunk"))
        .map(|line| format!("{line}\n"))
        .collect();
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\" />");
    let start = output
        .find("<meta charset")
        .context("the head of index.html does not start with <meta charset>")?;
    let (before, after) = output.split_at(start);
    let (charset, after) = after
        .split_once('\n')
        .context("index.html ends too early")?;
    let (head, body) = after
        .split_once("  </head>")
        .context("index.html has no </head> on a line of its own")?;
    Ok((
        format!("{before}{charset}\n    {policy}\n{head}"),
        body.to_owned(),
    ))
}

/// Returns the `<meta>` elements by which the program finds the names of files that it loads later.
fn metas(player: &PlayerManifest) -> [String; 3] {
    [
        ("bot-worker", "worker"),
        ("translations", "translations"),
        ("styles", "styles"),
    ]
    .map(|(name, key)| format!("<meta name=\"{name}\" content=\"{}\" />", player.name(key)))
}

fn links(names: &HashedNames, player: &PlayerManifest) -> Result<String> {
    let new = |file: &str| {
        names
            .get(file)
            .with_context(|| format!("{file} was not built"))
    };
    let mut links = metas(player).to_vec();
    // A classic script before the style sheet, which sets the theme before anything is painted.
    links.push(format!("<script src=\"{}\"></script>", new("theme.js")?));
    links.push(format!(
        "<link rel=\"stylesheet\" href=\"{}\" />",
        new(styles::PAGE)?
    ));
    links.push(format!(
        "<link rel=\"modulepreload\" href=\"{}\" />",
        new("app.js")?
    ));
    if let Some(parts) = names.get("parts.js") {
        links.push(format!("<link rel=\"modulepreload\" href=\"{parts}\" />"));
    }
    links.push(format!(
        "<link rel=\"preload\" href=\"{}\" as=\"fetch\" type=\"application/wasm\" crossorigin />",
        new("app_bg.wasm")?
    ));
    links.push(format!(
        "<script type=\"module\" src=\"{}\"></script>",
        new("boot.js")?
    ));
    Ok(links.iter().map(|link| format!("    {link}\n")).collect())
}

/// Returns the page of an embedded player in a frame: its poster, and the scripts that load the
/// rest.
pub(super) fn embed_page(
    template: &str,
    names: &HashedNames,
    player: &PlayerManifest,
) -> Result<String> {
    let new = |file: &str| {
        names
            .get(file)
            .with_context(|| format!("{file} was not built"))
    };
    let (head, body) = with_policy(template)?;
    // A frame is never installed.
    let head: String = head
        .lines()
        .filter(|line| !line.contains("rel=\"manifest\"") && !line.contains("apple-touch-icon"))
        .map(|line| format!("{line}\n"))
        .collect();
    ensure!(
        head.contains("<html "),
        "index.html has no <html> with attributes"
    );
    let head = head.replacen("<html ", "<html data-mode=\"embed\" ", 1);
    let json = escape_attribute(&player.json());
    let own = [
        format!("<meta name=\"player\" content=\"{json}\" />"),
        format!(
            "<link rel=\"stylesheet\" href=\"{}\" />",
            new("poster.css")?
        ),
        format!(
            "<link rel=\"modulepreload\" href=\"{}\" />",
            new("door.js")?
        ),
        format!(
            "<script type=\"module\" src=\"{}\"></script>",
            new("frame.js")?
        ),
    ];
    let links = metas(player).into_iter().chain(own);
    let links: String = links.map(|link| format!("    {link}\n")).collect();
    Ok(format!("{head}{links}  </head>{body}"))
}

/// Escapes a text for an attribute value.
fn escape_attribute(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;")
}
