//! The browsers beside Chromium in which the main journeys of the games are made, and what each needs.

use crate::{step::step, tools::install};
use anyhow::{Context, Result, bail};
use std::{env, fs, path::PathBuf};

/// A browser of another engine than Chromium's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrowserEngine {
    /// Firefox, which is driven over WebDriver BiDi.
    Firefox,
    /// WebKitGTK's small browser, which is driven by its own driver, on a screen that nobody sees.
    WebKit,
}

/// A program that a browser needs: the variable that tells the tests where it is and may name another, where it is looked
/// for besides the `PATH`, and Debian's package.
struct BrowserTool {
    variable: &'static str,
    names: &'static [&'static str],
    elsewhere: &'static [&'static str],
    package: &'static str,
}

const FIREFOX: &[BrowserTool] = &[BrowserTool {
    variable: "FIREFOX",
    names: &["firefox-esr", "firefox"],
    elsewhere: &["/Applications/Firefox.app/Contents/MacOS/firefox"],
    package: "firefox-esr",
}];

const WEBKIT: &[BrowserTool] = &[
    BrowserTool {
        variable: "WEBKIT_DRIVER",
        names: &["WebKitWebDriver"],
        elsewhere: &[],
        package: "webkit2gtk-driver",
    },
    BrowserTool {
        variable: "MINI_BROWSER",
        names: &["MiniBrowser"],
        // Below a folder for each kind of machine, and one for each edition of the library.
        elsewhere: &["/usr/lib", "/usr/libexec"],
        package: "webkit2gtk-driver",
    },
    BrowserTool {
        variable: "XVFB_RUN",
        names: &["xvfb-run"],
        elsewhere: &[],
        package: "xvfb",
    },
    BrowserTool {
        variable: "XAUTH",
        names: &["xauth"],
        elsewhere: &[],
        package: "xauth",
    },
];

impl BrowserEngine {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Firefox, Self::WebKit];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// The name of its tests in a report.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Firefox => "journeys in Firefox",
            Self::WebKit => "journeys in WebKitGTK",
        }
    }

    /// The engine of that name.
    ///
    /// # Errors
    /// When there is none.
    pub fn named(name: &str) -> Result<Self> {
        let found = Self::ALL.into_iter().find(|engine| engine.name() == name);
        found.with_context(|| format!("there is no engine `{name}`; there are firefox and webkit"))
    }

    const fn tools(self) -> &'static [BrowserTool] {
        match self {
            Self::Firefox => FIREFOX,
            Self::WebKit => WEBKIT,
        }
    }

    /// Makes sure that all it needs is there, and gives the variables that name it to the tests.
    ///
    /// # Errors
    /// When something is neither found nor can be installed.
    pub fn ensure(self) -> Result<Vec<(&'static str, PathBuf)>> {
        if self.tools().iter().any(|tool| tool.find().is_none()) {
            let mut packages: Vec<&str> = self.tools().iter().map(|tool| tool.package).collect();
            // One package may bring two programs.
            packages.dedup();
            step(&format!("install {}", packages.join(" ")), || {
                install(&packages)
            })?;
        }
        self.tools().iter().map(BrowserTool::place).collect()
    }
}

impl BrowserTool {
    fn place(&self) -> Result<(&'static str, PathBuf)> {
        let advice = || {
            let (name, package) = (self.names.join(" or "), self.package);
            format!(
                "{name} is not found; please install it (on Debian: `apt-get install {package}`) or set {} to its file",
                self.variable
            )
        };
        let file = self.find().with_context(advice)?;
        if !file.is_file() {
            bail!(
                "{} names {}, which is no file",
                self.variable,
                file.display()
            );
        }
        Ok((self.variable, file))
    }

    /// The file that the variable names, else one on the `PATH`, else one elsewhere.
    fn find(&self) -> Option<PathBuf> {
        if let Some(named) = env::var_os(self.variable) {
            return Some(named.into());
        }
        let path = env::var_os("PATH").unwrap_or_default();
        let on_path = env::split_paths(&path);
        let beside = self.elsewhere.iter().map(PathBuf::from).flat_map(nested);
        let folders: Vec<PathBuf> = on_path.chain(beside).collect();
        let files = self
            .names
            .iter()
            .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        let known = self.elsewhere.iter().map(PathBuf::from);
        files.chain(known).find(|file| file.is_file())
    }
}

/// The folders that are two below a folder, as libraries are laid out by machine and by edition.
fn nested(folder: PathBuf) -> Vec<PathBuf> {
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
    fn an_engine_is_known_by_its_name() {
        for engine in BrowserEngine::ALL {
            assert_eq!(BrowserEngine::named(engine.name()).ok(), Some(engine));
        }
        assert!(BrowserEngine::named("presto").is_err());
    }

    #[test]
    fn folders_two_below_are_found() {
        let folders = nested(PathBuf::from(env!("CARGO_MANIFEST_DIR")));
        assert!(folders.iter().any(|folder| folder.ends_with("src/dist")));
        assert!(!folders.iter().any(|folder| folder.ends_with("xtask/src")));
    }
}
