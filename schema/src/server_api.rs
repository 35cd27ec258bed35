//! The description of a server of online tables in OpenAPI: its requests, and the messages of its
//! sockets. A test of the server compares the requests with its router.

mod community;
mod operations;
mod tournaments;

use crate::document::openapi_generator;
use community::COMMUNITY;
use operations::{Access, OPERATIONS, Operation};
use protocol::message_schemas::{from_guest, from_host, to_program};
use protocol::online::{OnlineError, PublisherEvent};
use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};
use tournaments::TOURNAMENTS;

/// The path of the description, relative to the root of the repository.
pub const FILE: &str = "docs/openapi.json";
/// The path of all requests.
const BASE: &str = "/api/v1";

/// Returns the description.
pub fn document() -> Value {
    let mut generator = openapi_generator();
    let mut paths = Map::new();
    let operations = OPERATIONS.iter().chain(COMMUNITY);
    for operation in operations.chain(TOURNAMENTS) {
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method] = describe(operation, &mut generator);
    }
    let socket = &mut paths["/tables/{id}/socket"]["get"];
    socket["x-websocket"] = json!({
        "sends": from_guest(&mut generator),
        "receives": { "anyOf": [from_host(&mut generator), to_program(&mut generator)] },
    });
    let event = generator.subschema_for::<PublisherEvent>().to_value();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Centauri online tables",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The requests to a server of online tables. docs/api.md explains them, and the messages of the socket of a table, whose schemas are GuestMessage, HostMessage and ProgramMessage.",
        },
        "servers": [{ "url": BASE }],
        "paths": paths,
        "webhooks": { "publisherEvent": { "post": {
            "summary": "A match of users of a publisher is over. The headers webhook-id, webhook-timestamp and webhook-signature are those of Standard Webhooks.",
            "requestBody": { "required": true, "content": { "application/json": { "schema": event } } },
            "responses": { "2XX": { "description": "The event is accepted; any other answer makes the server try again." } },
        } } },
        "components": {
            "securitySchemes": {
                "key": { "type": "http", "scheme": "bearer" },
                "operator": { "type": "http", "scheme": "bearer" },
            },
            "schemas": generator.take_definitions(true),
        },
    })
}

/// Returns the description of a request.
fn describe(operation: &Operation, generator: &mut SchemaGenerator) -> Value {
    let content = |schema: Value| json!({ "application/json": { "schema": schema } });
    let mut responses = Map::new();
    for (status, about, schema) in operation.answers {
        let mut response = json!({ "description": about });
        if let Some(schema) = schema {
            response["content"] = content(schema(generator).to_value());
        }
        responses.insert(status.to_string(), response);
    }
    let failure = generator.subschema_for::<OnlineError>().to_value();
    let failure =
        json!({ "description": "The reason why it failed.", "content": content(failure) });
    responses.insert("default".to_owned(), failure);
    let mut described = json!({ "summary": operation.summary, "responses": responses });
    let mut parameters = Vec::new();
    if operation.path.contains("{id}") {
        parameters.push(parameter("path", "id"));
    }
    let query = operation.query.iter();
    parameters.extend(query.map(|name| parameter("query", name)));
    if !parameters.is_empty() {
        described["parameters"] = parameters.into();
    }
    if let Some(body) = operation.body {
        let schema = body(generator).to_value();
        described["requestBody"] = json!({ "required": true, "content": content(schema) });
    }
    match operation.access {
        Access::Anybody => {}
        Access::AnybodyOrPlayer => described["security"] = json!([{}, { "key": [] }]),
        Access::Player => described["security"] = json!([{ "key": [] }]),
        Access::Operator => described["security"] = json!([{ "operator": [] }]),
    }
    described
}

/// Returns a parameter with a text. Those of a path are always necessary.
fn parameter(place: &str, name: &str) -> Value {
    json!({ "in": place, "name": name, "required": place == "path", "schema": { "type": "string" } })
}
