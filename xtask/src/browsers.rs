//! The browsers besides Chromium that run the main journeys, and the programs that each needs.

use crate::{step::step, tools::install};
use anyhow::{Context, Result, bail};
use std::{env, fs, path::PathBuf};

/// A browser with another engine than Chromium's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrowserEngine {
    /// Firefox, controlled over WebDriver BiDi.
    Firefox,
    /// WebKitGTK's `MiniBrowser`, controlled by its own driver, on a virtual screen.
    WebKit,
}

/// A program that a browser needs: the environment variable that passes its path to the tests and
/// may override it, the folders to search besides `PATH`, and the Debian package.
struct BrowserTool {
    variable: &'static str,
    names: &'static [&'static str],
    other_folders: &'static [&'static str],
    package: &'static str,
}

const FIREFOX: &[BrowserTool] = &[BrowserTool {
    variable: "FIREFOX",
    names: &["firefox-esr", "firefox"],
    other_folders: &["/Applications/Firefox.app/Contents/MacOS/firefox"],
    package: "firefox-esr",
}];

const WEBKIT: &[BrowserTool] = &[
    BrowserTool {
        variable: "WEBKIT_DRIVER",
        names: &["WebKitWebDriver"],
        other_folders: &[],
        package: "webkit2gtk-driver",
    },
    BrowserTool {
        variable: "MINI_BROWSER",
        names: &["MiniBrowser"],
        // The path contains a folder for the architecture, and one for the version of the library.
        other_folders: &["/usr/lib", "/usr/libexec"],
        package: "webkit2gtk-driver",
    },
    BrowserTool {
        variable: "XVFB_RUN",
        names: &["xvfb-run"],
        other_folders: &[],
        package: "xvfb",
    },
    BrowserTool {
        variable: "XAUTH",
        names: &["xauth"],
        other_folders: &[],
        package: "xauth",
    },
];

impl BrowserEngine {
    pub const ALL: [Self; 2] = [Self::Firefox, Self::WebKit];

    /// Returns the name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Returns the name of the tests in a report.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Firefox => "main browser tests in Firefox",
            Self::WebKit => "main browser tests in WebKitGTK",
        }
    }

    /// Returns the engine with this name.
    ///
    /// # Errors
    /// Returns an error if there is no such engine.
    pub fn from_name(name: &str) -> Result<Self> {
        let found = Self::ALL.into_iter().find(|engine| engine.name() == name);
        found.with_context(|| format!("unknown engine `{name}`; expected firefox or webkit"))
    }

    const fn tools(self) -> &'static [BrowserTool] {
        match self {
            Self::Firefox => FIREFOX,
            Self::WebKit => WEBKIT,
        }
    }

    /// Finds or installs all programs, and returns the environment variables with their paths for
    /// the tests.
    ///
    /// # Errors
    /// Returns an error if a program is neither found nor can be installed.
    pub fn ensure(self) -> Result<Vec<(&'static str, PathBuf)>> {
        if self.tools().iter().any(|tool| tool.find().is_none()) {
            let mut packages: Vec<&str> = self.tools().iter().map(|tool| tool.package).collect();
            // One package may contain two of the programs.
            packages.dedup();
            step(&format!("install {}", packages.join(" ")), || {
                install(&packages)
            })?;
        }
        self.tools()
            .iter()
            .map(BrowserTool::path_variable)
            .collect()
    }
}

impl BrowserTool {
    fn path_variable(&self) -> Result<(&'static str, PathBuf)> {
        let advice = || {
            let (name, package) = (self.names.join(" or "), self.package);
            format!(
                "{name} not found; install it (on Debian: `apt-get install {package}`) or set {} to its path",
                self.variable
            )
        };
        let file = self.find().with_context(advice)?;
        if !file.is_file() {
            bail!(
                "{} is set to {}, which is not a file",
                self.variable,
                file.display()
            );
        }
        Ok((self.variable, file))
    }

    /// Returns the file in the environment variable, or else one on the `PATH`, or else one in the
    /// other folders.
    fn find(&self) -> Option<PathBuf> {
        if let Some(named) = env::var_os(self.variable) {
            return Some(named.into());
        }
        let path = env::var_os("PATH").unwrap_or_default();
        let on_path = env::split_paths(&path);
        let in_other_folders = self
            .other_folders
            .iter()
            .map(PathBuf::from)
            .flat_map(nested_folders);
        let folders: Vec<PathBuf> = on_path.chain(in_other_folders).collect();
        let files = self
            .names
            .iter()
            .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        let known = self.other_folders.iter().map(PathBuf::from);
        files.chain(known).find(|file| file.is_file())
    }
}

/// Returns the folders two levels below a folder, as libraries are arranged by architecture and
/// version.
fn nested_folders(folder: PathBuf) -> Vec<PathBuf> {
    let below = |folder: PathBuf| {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries
            .map(|entry| entry.path())
            .filter(|path| path.is_dir())
    };
    let first: Vec<PathBuf> = below(folder).collect();
    first.into_iter().flat_map(below).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browser_engines_are_found_by_name() {
        for engine in BrowserEngine::ALL {
            assert_eq!(BrowserEngine::from_name(engine.name()).ok(), Some(engine));
        }
        assert!(BrowserEngine::from_name("presto").is_err());
    }

    #[test]
    fn nested_returns_folders_two_levels_below() {
        let folders = nested_folders(PathBuf::from(env!("CARGO_MANIFEST_DIR")));
        assert!(folders.iter().any(|folder| folder.ends_with("src/dist")));
        assert!(!folders.iter().any(|folder| folder.ends_with("xtask/src")));
    }
}
