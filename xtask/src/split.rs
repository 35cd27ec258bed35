//! Splits the program of the page into the chunks that `chunk!` and the games mark.
//!
//! This happens between the compiler and wasm-bindgen: the main program is bound like any other and
//! imports `parts.js`, which loads the chunks when they are first called.

mod chunk_merge;
mod module_merge;

use anyhow::{Context, Result, anyhow, ensure};
use std::{
    convert::Infallible,
    fs,
    path::{Path, PathBuf},
};
use wasm_encoder::Module;
use wasm_encoder::reencode::{self, Reencode};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{CustomSectionReader, Parser};

/// The module that the main program imports. Its file gets another name, because file names contain
/// a hash of the content and the name in the program must not change.
const LINK_MODULE: &str = "./split.js";
/// The file of that module.
const LINK_FILE: &str = "./parts.js";

/// Splits the program: writes the chunks to `stage` and returns the main program, which is not
/// bound yet.
pub fn split(program: &Path, stage: &Path) -> Result<PathBuf> {
    let input = fs::read(program).with_context(|| program.display().to_string())?;
    let main = program.with_extension("main.wasm");
    let mut options = Options::new(&input);
    options.output_dir = stage;
    options.main_out_path = &main;
    options.link_name = LINK_MODULE;
    options.main_module = "./app.js";
    let parts = transform(options).map_err(|report| anyhow!("{report:#}"))?;
    ensure!(
        !parts.split_modules.is_empty(),
        "the program was not split; was it built with the feature `split`?"
    );
    for part in &parts.split_modules {
        minify_module(part).with_context(|| part.display().to_string())?;
    }
    let script = stage.join(LINK_MODULE);
    let linking = deduplicate_loaders(&fs::read_to_string(&script)?)?;
    fs::write(script, chunk_merge::merge_small_chunks(stage, &linking)?)?;
    Ok(main)
}

/// Renames the link module to its file name after the main program was bound.
pub fn rename_link_module(stage: &Path) -> Result<()> {
    fs::rename(stage.join(LINK_MODULE), stage.join(LINK_FILE))?;
    let script = stage.join("app.js");
    let text = fs::read_to_string(&script)?;
    let import = format!("from \"{LINK_MODULE}\"");
    ensure!(
        text.contains(&import),
        "app.js does not import {LINK_MODULE}"
    );
    Ok(fs::write(
        script,
        text.replace(&import, &format!("from \"{LINK_FILE}\"")),
    )?)
}

/// The code for every chunk in the link module, before and after the name of its file.
const FETCH_CODE: [&str; 2] = [
    "makeLoad(() => {\n    const src = fetch(new URL(\"",
    "\", import.meta.url));\n    src.catch(() => {});\n    return async (imports) => \
     (WebAssembly.instantiateStreaming(src, imports));\n}\n, ",
];
/// The same code as one function for all chunks.
const PART_LOADER: &str = "function part(file, deps) {
    return makeLoad(() => {
        const src = fetch(new URL(file, import.meta.url));
        src.catch(() => {});
        return async (imports) => WebAssembly.instantiateStreaming(src, imports);
    }, deps);
}
";

/// Replaces the loading code of each chunk in the link module by calls of one function.
fn deduplicate_loaders(script: &str) -> Result<String> {
    let [before, after] = FETCH_CODE;
    let mut parts = script.split(before);
    let mut short = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (file, rest) = part
            .split_once(after)
            .context("the splitter writes its link module in an unknown form")?;
        short += &format!("part(\"{file}\", {rest}");
    }
    Ok(short + PART_LOADER)
}

/// Rewrites a program without custom sections and with every number in as few bytes as possible;
/// linkers pad them to leave room for relocation.
fn minify_module(file: &Path) -> Result<()> {
    let input = fs::read(file)?;
    let mut module = Module::new();
    CustomSectionStripper
        .parse_core_module(&mut module, Parser::new(0), &input)
        .map_err(|error| anyhow!("{error}"))?;
    Ok(fs::write(file, module.finish())?)
}

/// A re-encoder that removes custom sections, such as function names, and keeps everything else.
struct CustomSectionStripper;

impl Reencode for CustomSectionStripper {
    type Error = Infallible;

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error<Infallible>> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_chunks_are_loaded_by_one_function() {
        let [before, after] = FETCH_CODE;
        let script = format!(
            "const a = {before}./a.wasm{after}[]);\nconst b = {before}./b.wasm{after}[a]);\n"
        );
        let short = "const a = part(\"./a.wasm\", []);\nconst b = part(\"./b.wasm\", [a]);\n";
        assert_eq!(
            deduplicate_loaders(&script).expect("both are read"),
            format!("{short}{PART_LOADER}")
        );
        assert!(deduplicate_loaders(&format!("{before}./a.wasm")).is_err());
    }
}
