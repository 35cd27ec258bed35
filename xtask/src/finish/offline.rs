//! Offline use: the service worker, filled in with the files that it keeps and the id of the build.

use super::{asset_list::walk, hashed_names::digest};
use anyhow::{Context, Result, ensure};
use std::{fs, path::Path};

/// The source of the service worker.
const WORKER: &str = "web/sw.js";
/// The lines of the worker that are filled in.
const BUILD: &str = "const BUILD = \"\";";
const FILES: &str = "const FILES = [];";

/// Files that only an online page needs, or the browser before the page is installed.
const ONLINE_ONLY: [&str; 9] = [
    "screenshots/",
    "embed",
    "player",
    "oembed",
    "kit",
    "schema/",
    "poster-",
    "door-",
    "frame-",
];
/// The settings of an installation; the page reads them at every start.
const SETTINGS: &str = "embed.json";

/// Writes the service worker for all files of `stage` except the HTML pages. Returns the id of the
/// build, which changes with every change of any file, of the worker or of the page.
pub(super) fn write(root: &Path, stage: &Path, page: &str) -> Result<String> {
    let worker = fs::read_to_string(root.join(WORKER)).context(WORKER)?;
    let mut paths = Vec::new();
    walk(stage, "", &mut paths)?;
    paths.sort();
    let mut all = format!("{worker}{page}");
    for path in &paths {
        all += &format!("{path} {}\n", digest(&fs::read(stage.join(path))?));
    }
    let build = digest(all.as_bytes());
    paths.retain(|path| is_cached(path));
    fs::write(stage.join("sw.js"), fill_worker(&worker, &build, &paths)?)?;
    Ok(build)
}

fn is_cached(path: &str) -> bool {
    path == SETTINGS || !ONLINE_ONLY.iter().any(|start| path.starts_with(start))
}

fn fill_worker(worker: &str, build: &str, files: &[String]) -> Result<String> {
    ensure!(
        worker.contains(BUILD) && worker.contains(FILES),
        "{WORKER} has no placeholders for its build and its files"
    );
    let files = serde_json::to_string_pretty(files)?;
    let filled = worker.replacen(BUILD, &format!("const BUILD = \"{build}\";"), 1);
    Ok(filled.replacen(FILES, &format!("const FILES = {files};"), 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_service_worker_contains_its_build_and_its_files() {
        let worker = format!("// Top.\n{BUILD}\n{FILES}\nrest();\n");
        let filled = fill_worker(&worker, "12", &["a.js".to_owned()]).expect("both places");
        assert_eq!(
            filled,
            "// Top.\nconst BUILD = \"12\";\nconst FILES = [\n  \"a.js\"\n];\nrest();\n"
        );
        assert!(super::fill_worker("rest();", "12", &[]).is_err());
    }

    #[test]
    fn online_only_files_are_not_cached() {
        assert!(is_cached("rules/a.md") && is_cached("icons/icon.svg") && is_cached(SETTINGS));
        assert!(!is_cached("screenshots/wide.webp") && !is_cached("embed.html"));
    }
}
