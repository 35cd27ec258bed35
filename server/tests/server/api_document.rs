//! The description of the requests in OpenAPI has every route of the router, and no other one.

use crate::support::{TestFolder, TestServer};
use serde_json::Value;
use server::config::Config;
use std::collections::BTreeSet;
use std::path::Path;

const METHODS: [&str; 5] = ["get", "put", "post", "patch", "delete"];

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(path).expect("a file of the repository")
}

/// Returns the paths in the source of the router.
fn routes() -> BTreeSet<String> {
    let source = read("src/api.rs");
    let calls = source.split(".route(").skip(1);
    let path = |call: &str| call.split('"').nth(1).map(str::to_owned);
    let paths = calls.filter_map(path);
    // Those of the operator are not below the others.
    let watching = ["/healthz", "/metrics"];
    paths
        .filter(|path| !watching.contains(&path.as_str()))
        .collect()
}

#[tokio::test]
async fn the_description_has_every_route() {
    let document: Value = serde_json::from_str(&read("../docs/openapi.json")).expect("JSON");
    let paths = document["paths"].as_object().expect("a map");
    assert_eq!(paths.keys().cloned().collect::<BTreeSet<_>>(), routes());
    let folder = TestFolder::new("routes");
    let server = TestServer::start_with(Config {
        database: folder.database(),
        has_limits: false,
        ..Config::default()
    })
    .await;
    for (path, operations) in paths {
        for method in METHODS {
            let address = format!("/api/v1{}", path.replace("{id}", "a1"));
            let method_name = method.to_uppercase();
            let answer = server.request(&method_name, &address, None, None::<&()>);
            let (status, body) = answer.await;
            assert_ne!(body["message"], "there is no such path", "{path}");
            let is_described = operations.get(method).is_some();
            assert_eq!(status != 405, is_described, "{method} {path}: {status}");
        }
    }
}
