//! The pages themselves: the top `index.html` with its references filled in, and its twin for frames.

use super::names::Names;
use anyhow::{Context, Result, ensure};

/// What the page may load and do: its own files and nothing else, no inline script, no inline style.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; \
    manifest-src 'self'; base-uri 'none'; form-action 'self'";

/// Fills the template: Trunk's own lines go, the policy comes first, the files of this build come last in the head.
pub(super) fn page(
    template: &str,
    names: &Names,
    translations: &[String],
    build: &str,
) -> Result<String> {
    let kept: String = template
        .lines()
        .filter(|line| !line.contains("data-trunk"))
        .map(|line| format!("{line}\n"))
        .collect();
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\" />");
    let start = kept
        .find("<meta charset")
        .context("index.html starts its head with no <meta charset>")?;
    let (before, after) = kept.split_at(start);
    let (charset, after) = after.split_once('\n').context("index.html ends early")?;
    let (head, body) = after
        .split_once("  </head>")
        .context("index.html has no </head> on a line of its own")?;
    let build = format!("<meta name=\"build\" content=\"{build}\" />");
    let links = links(names, translations)?;
    Ok(format!(
        "{before}{charset}\n    {policy}\n{head}    {build}\n{links}  </head>{body}"
    ))
}

fn links(names: &Names, translations: &[String]) -> Result<String> {
    let new = |file: &str| {
        names
            .get(file)
            .with_context(|| format!("{file} was not built"))
    };
    let mut links = vec![format!(
        "<meta name=\"bot-worker\" content=\"{}\" />",
        new("bot_worker.js")?
    )];
    let translations: Vec<&str> = translations
        .iter()
        .map(|file| new(file))
        .collect::<Result<_>>()?;
    links.push(format!(
        "<meta name=\"translations\" content=\"{}\" />",
        translations.join(" ")
    ));
    if let Some(sheet) = names.get("style.css") {
        links.push(format!("<link rel=\"stylesheet\" href=\"{sheet}\" />"));
    }
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

/// The twin of a page that stands in a frame of somebody else's.
pub(super) fn embedded(page: &str) -> Result<String> {
    ensure!(
        page.contains("<html "),
        "index.html has no <html> with a language"
    );
    Ok(page.replacen("<html ", "<html data-mode=\"embed\" ", 1))
}
