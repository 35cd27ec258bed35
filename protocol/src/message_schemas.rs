//! JSON Schemas of the messages of a match, for authors of programs. The parts that depend on the
//! game may be anything: the types of the JavaScript package describe them.

use super::message::{FromGuest, FromHost};
use super::program_position::ToProgram;
use schemars::{Schema, SchemaGenerator};
use serde_json::Value;

/// Returns the schema of the messages from a guest.
pub fn from_guest(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<FromGuest<Value>>()
}

/// Returns the schema of the messages from a host to every guest.
pub fn from_host(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<FromHost<Value, Value, Value>>()
}

/// Returns the schema of the messages from a host that only programs receive.
pub fn to_program(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<ToProgram<Value>>()
}
