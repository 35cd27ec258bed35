//! Merges several modules of the split program into one.
//!
//! Such a module contains functions, and on instantiation fills its slots in the table and the
//! memory of the main program. It exports nothing, so several can be merged by concatenating their
//! functions.

use anyhow::{Context, Result, anyhow, bail, ensure};
use std::convert::Infallible;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    CodeSection, DataCountSection, DataSection, ElementSection, EntityType, FunctionSection,
    ImportSection, Module, TypeSection,
};
use wasmparser::{Import, Parser, Payload, TypeRef};

/// Merges modules into one with the same effect.
///
/// # Errors
/// Returns an error if a module defines anything but functions, or exports anything.
pub fn merge_modules(parts: &[Vec<u8>]) -> Result<Vec<u8>> {
    let mut merged = MergedModule::default();
    let types: Vec<u32> = (parts.iter())
        .map(|part| merged.add_imports(part))
        .collect::<Result<_>>()?;
    for (part, types) in parts.iter().zip(types) {
        merged.add_module(part, types)?;
    }
    Ok(merged.finish())
}

/// The module that is being built.
#[derive(Default)]
struct MergedModule {
    /// The imports from the main program: module, name and type, each name once.
    merged_imports: Vec<(String, String, EntityType)>,
    types: TypeSection,
    imports: ImportSection,
    functions: FunctionSection,
    elements: ElementSection,
    code: CodeSection,
    data: DataSection,
    /// Whether the code refers to data segments.
    counts_data: bool,
}

/// Maps the indices of one module to those of the merged module.
struct IndexRemapper {
    /// The number of types of the modules before it.
    types: u32,
    /// The merged index of each imported function.
    functions: Vec<u32>,
    tables: Vec<u32>,
    memories: Vec<u32>,
    globals: Vec<u32>,
    /// The offset that is added to the indices of the functions that the module defines.
    own: u32,
    elements: u32,
    data: u32,
}

impl Reencode for IndexRemapper {
    type Error = Infallible;

    fn type_index(&mut self, ty: u32) -> Result<u32, reencode::Error<Infallible>> {
        Ok(ty + self.types)
    }

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error<Infallible>> {
        let given = self.functions.get(function as usize).copied();
        Ok(given.unwrap_or(function + self.own))
    }

    fn table_index(&mut self, table: u32) -> Result<u32, reencode::Error<Infallible>> {
        Ok(self.tables.get(table as usize).copied().unwrap_or(table))
    }

    fn memory_index(&mut self, memory: u32) -> Result<u32, reencode::Error<Infallible>> {
        Ok(self
            .memories
            .get(memory as usize)
            .copied()
            .unwrap_or(memory))
    }

    fn global_index(&mut self, global: u32) -> Result<u32, reencode::Error<Infallible>> {
        Ok(self.globals.get(global as usize).copied().unwrap_or(global))
    }

    fn element_index(&mut self, element: u32) -> Result<u32, reencode::Error<Infallible>> {
        Ok(element + self.elements)
    }

    fn data_index(&mut self, data: u32) -> Result<u32, reencode::Error<Infallible>> {
        Ok(data + self.data)
    }
}

fn reencode_error(error: reencode::Error<Infallible>) -> anyhow::Error {
    anyhow!("{error}")
}

/// Returns the imports of a module.
fn imports(part: &[u8]) -> Result<Vec<Import<'_>>> {
    let mut all = Vec::new();
    for payload in Parser::new(0).parse_all(part) {
        if let Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                all.push(import?);
            }
        }
    }
    Ok(all)
}

impl MergedModule {
    /// Adds the types of a module and its imports that are new. Imported functions have the first
    /// indices, so the imports of all modules must be added before any functions. Returns how many
    /// types there were before.
    fn add_imports(&mut self, part: &[u8]) -> Result<u32> {
        let before = self.types.len();
        let mut numbers = IndexRemapper::for_types(before);
        for payload in Parser::new(0).parse_all(part) {
            if let Payload::TypeSection(section) = payload? {
                numbers
                    .parse_type_section(&mut self.types, section)
                    .map_err(reencode_error)?;
            }
        }
        for import in imports(part)? {
            if self.position_of(&import).is_none() {
                let ty = numbers.entity_type(import.ty).map_err(reencode_error)?;
                self.imports.import(import.module, import.name, ty);
                self.merged_imports
                    .push((import.module.to_owned(), import.name.to_owned(), ty));
            }
        }
        Ok(before)
    }

    fn position_of(&self, import: &Import<'_>) -> Option<usize> {
        let mut merged_imports = self.merged_imports.iter();
        merged_imports.position(|(module, name, _)| module == import.module && name == import.name)
    }

    /// Returns the merged indices of the imports of one kind.
    fn import_indices(
        &self,
        imports: &[Import<'_>],
        kind: fn(&EntityType) -> bool,
    ) -> Result<Vec<u32>> {
        let mut numbers = Vec::new();
        for import in imports {
            let index = self
                .position_of(import)
                .context("an import was not registered")?;
            let before = &self.merged_imports[..index];
            if kind(&self.merged_imports[index].2) {
                let number = before.iter().filter(|(_, _, ty)| kind(ty)).count();
                numbers.push(u32::try_from(number)?);
            }
        }
        Ok(numbers)
    }

    /// Adds the functions, elements and data of a module whose types start at the index `types`.
    fn add_module(&mut self, part: &[u8], types: u32) -> Result<()> {
        let mut numbers = self.index_remapper(part, types)?;
        for payload in Parser::new(0).parse_all(part) {
            let done = match payload? {
                Payload::FunctionSection(section) => {
                    numbers.parse_function_section(&mut self.functions, section)
                }
                Payload::ElementSection(section) => {
                    numbers.parse_element_section(&mut self.elements, section)
                }
                Payload::DataSection(section) => {
                    numbers.parse_data_section(&mut self.data, section)
                }
                Payload::CodeSectionEntry(body) => {
                    numbers.parse_function_body(&mut self.code, body)
                }
                Payload::DataCountSection { .. } => {
                    self.counts_data = true;
                    Ok(())
                }
                Payload::Version { .. }
                | Payload::TypeSection(_)
                | Payload::ImportSection(_)
                | Payload::CodeSectionStart { .. }
                | Payload::CustomSection(_)
                | Payload::End(_) => Ok(()),
                // The splitter writes empty sections.
                Payload::ExportSection(section) if section.count() == 0 => Ok(()),
                Payload::GlobalSection(section) if section.count() == 0 => Ok(()),
                Payload::TableSection(section) if section.count() == 0 => Ok(()),
                Payload::MemorySection(section) if section.count() == 0 => Ok(()),
                other => bail!("unexpected section in a chunk: {other:?}"),
            };
            done.map_err(reencode_error)?;
        }
        ensure!(
            self.functions.len() == self.code.len(),
            "some functions have no code"
        );
        Ok(())
    }

    /// Returns the index mapping of a module whose imports were added, after the modules that were
    /// added completely.
    fn index_remapper(&self, part: &[u8], types: u32) -> Result<IndexRemapper> {
        let imports = imports(part)?;
        let function_count = u32::try_from(
            (self.merged_imports.iter())
                .filter(|(_, _, ty)| matches!(ty, EntityType::Function(_)))
                .count(),
        )?;
        let mine = imports
            .iter()
            .filter(|import| matches!(import.ty, TypeRef::Func(_)))
            .count();
        Ok(IndexRemapper {
            types,
            functions: self.import_indices(&imports, |ty| matches!(ty, EntityType::Function(_)))?,
            tables: self.import_indices(&imports, |ty| matches!(ty, EntityType::Table(_)))?,
            memories: self.import_indices(&imports, |ty| matches!(ty, EntityType::Memory(_)))?,
            globals: self.import_indices(&imports, |ty| matches!(ty, EntityType::Global(_)))?,
            own: function_count + self.functions.len() - u32::try_from(mine)?,
            elements: self.elements.len(),
            data: self.data.len(),
        })
    }

    fn finish(self) -> Vec<u8> {
        let mut module = Module::new();
        module.section(&self.types);
        module.section(&self.imports);
        module.section(&self.functions);
        module.section(&self.elements);
        if self.counts_data {
            module.section(&DataCountSection {
                count: self.data.len(),
            });
        }
        module.section(&self.code);
        module.section(&self.data);
        module.finish()
    }
}

impl IndexRemapper {
    const fn for_types(types: u32) -> Self {
        Self {
            types,
            functions: Vec::new(),
            tables: Vec::new(),
            memories: Vec::new(),
            globals: Vec::new(),
            own: 0,
            elements: 0,
            data: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{ConstExpr, Elements, Function, MemoryType, RefType, TableType, ValType};

    /// Returns a module with one function that stores `value` at `address`, in this slot of the
    /// table.
    fn part(address: i32, value: i32, slot: i32, imports_global: bool) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([ValType::I32], [ValType::I32]);
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        if imports_global {
            imports.import("main", "call", EntityType::Function(1));
        }
        let memory = MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        imports.import("main", "memory", EntityType::Memory(memory));
        let table = TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 4,
            maximum: None,
            shared: false,
        };
        imports.import("main", "table", EntityType::Table(table));
        let mut functions = FunctionSection::new();
        functions.function(1);
        let mut elements = ElementSection::new();
        let own = u32::from(imports_global);
        elements.active(
            None,
            &ConstExpr::i32_const(slot),
            Elements::Functions([own].as_slice().into()),
        );
        let mut code = CodeSection::new();
        let mut body = Function::new([]);
        let mut sink = body.instructions();
        if imports_global {
            sink.call(0);
        }
        let store = wasm_encoder::MemArg {
            offset: 0,
            align: 2,
            memory_index: 0,
        };
        sink.i32_const(address)
            .i32_const(value)
            .i32_store(store)
            .end();
        code.function(&body);
        let mut data = DataSection::new();
        data.active(0, &ConstExpr::i32_const(address + 4), [value as u8]);
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&elements).section(&code).section(&data);
        module.finish()
    }

    #[test]
    fn merged_modules_are_valid() {
        let (first, second) = (part(0, 7, 1, false), part(16, 9, 2, true));
        for parts in [
            [&first, &second, &second],
            [&second, &first, &first],
            [&second, &first, &second],
        ] {
            let all = merge_modules(&parts.map(Clone::clone)).expect("all are parts");
            wasmparser::validate(&all).expect("it is valid");
            let given = imports(&all).expect("it is read");
            assert_eq!(given.len(), 3, "{given:?}");
        }
    }

    #[test]
    fn a_module_with_exports_is_rejected() {
        let mut module = Module::new();
        let mut exports = wasm_encoder::ExportSection::new();
        exports.export("memory", wasm_encoder::ExportKind::Memory, 0);
        module.section(&exports);
        assert!(merge_modules(&[part(0, 1, 0, false), module.finish()]).is_err());
    }
}
