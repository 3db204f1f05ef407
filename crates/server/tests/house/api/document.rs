//! The OpenAPI document says what is there: every address, every example, nothing else.

use super::schema::Document;
use super::support::{Program, house};
use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[tokio::test]
async fn the_document_is_openapi_3_1_and_complete_in_itself() {
    let document = Document::fetch().await;
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1."), "{}", document["openapi"]);
    assert_eq!(document["servers"][0]["url"], "/api/v1");
    let text = document.to_string();
    for name in text.split("\"#/components/schemas/").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(document["components"]["schemas"].get(name).is_some(), "{name} is missing");
    }
    let mut ids = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for operation in item.as_object().unwrap().values() {
            assert!(operation["summary"].is_string(), "{path} says nothing about itself");
            assert!(ids.insert(operation["operationId"].as_str().unwrap()), "{path}: its id stands twice");
            let named = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
            for name in named {
                let parameters = operation["parameters"].as_array().unwrap();
                assert!(parameters.iter().any(|one| one["name"] == name && one["in"] == "path"), "{path}");
            }
        }
    }
    let schemes = document["components"]["securitySchemes"].as_object().unwrap();
    assert_eq!(schemes["token"]["scheme"], "bearer");
    assert_eq!(schemes["cookie"]["name"], "tafelrunde");
}

#[tokio::test]
async fn the_document_lists_the_routes_that_exist() {
    let operations: BTreeSet<(String, String)> = Document::shared().operations().into_iter().collect();
    let listed = [
        ("GET", "/games"),
        ("GET", "/openapi.json"),
        ("GET", "/tables/{id}"),
        ("GET", "/tables/{id}/events"),
        ("GET", "/tables/{id}/moves"),
        ("GET", "/tables/{id}/record"),
        ("GET", "/tables/{id}/review"),
        ("GET", "/tables/{id}/stream"),
        ("GET", "/tables/{id}/view"),
        ("POST", "/accounts"),
        ("POST", "/accounts/password"),
        ("POST", "/guests"),
        ("POST", "/sessions"),
        ("POST", "/sessions/end"),
        ("POST", "/tables"),
        ("POST", "/tables/{id}/accept-resignation"),
        ("POST", "/tables/{id}/begin"),
        ("POST", "/tables/{id}/bots"),
        ("POST", "/tables/{id}/cancel"),
        ("POST", "/tables/{id}/hint"),
        ("POST", "/tables/{id}/leave"),
        ("POST", "/tables/{id}/play"),
        ("POST", "/tables/{id}/rematch"),
        ("POST", "/tables/{id}/seats"),
        ("POST", "/tables/{id}/undo"),
        ("POST", "/tables/{id}/word"),
    ];
    assert!(
        operations.iter().map(|(method, path)| (method.as_str(), path.as_str())).eq(listed),
        "{operations:?}"
    );
    let stranger = Program::stranger(&house());
    for path in operations.iter().map(|(_, path)| path).collect::<BTreeSet<_>>() {
        for method in [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            let answer = stranger.send(method.clone(), &path.replace("{id}", "abc"), Body::empty()).await;
            let there = operations.contains(&(method.to_string(), path.clone()));
            let code = answer.body["error"]["code"].as_str().unwrap_or_default();
            assert_eq!(code != "wrong_method", there, "{method} {path}: {code}");
            assert_ne!(code, "no_such_address", "{method} {path}");
        }
    }
}

/// A route is made from its description; one that was added by hand would be missing in the document.
#[test]
fn no_route_is_made_past_the_document() {
    let mut found = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src/api"))];
    while let Some(path) = found.pop() {
        if path.is_dir() {
            found.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        for way in [".route(", ".nest(", ".merge(", ".route_service("] {
            assert!(!text.contains(way), "{} has {way}", path.display());
        }
    }
}

#[tokio::test]
async fn every_example_is_accepted() {
    let document = Document::shared();
    let house = house();
    let (mut anna, ben) = (Program::guest(&house, "Anna").await, Program::guest(&house, "Ben").await);
    let open = anna.open_table("players=4 mode=beginner", &["me", "open", "me", "me"]).await;
    let begun = anna.open_table("players=4 mode=beginner", &["me"; 4]).await;
    let commitment = table::Sealed::commitment_to(&table::hexadecimal(&[1; 32]), "avalon");
    let new = json!({ "game": "artus", "options": "players=2 mode=beginner", "seats": ["me", "me"], "commitment": commitment });
    let sealed = anna.post("/tables", new).await.ok()["id"].as_str().unwrap().to_owned();
    let free = anna.open_table("players=4 mode=beginner", &["me", "open", "open", "me"]).await;
    let ended = anna.open_table("players=2 mode=beginner", &["me"; 2]).await;
    anna.post(&format!("/tables/{ended}/leave"), json!(null)).await.ok();
    let mut tried = 0;
    for (method, path) in document.operations() {
        let operation = &document.0["paths"][&path][method.to_lowercase()];
        let Some(body) = operation.get("requestBody") else { continue };
        let example = &body["content"]["application/json"]["example"];
        let schema = &body["content"]["application/json"]["schema"];
        document.fits(example, schema).unwrap_or_else(|why| panic!("{method} {path}: {why}"));
        let (who, address) = match path.as_str() {
            "/guests" | "/tables" | "/accounts" | "/sessions" => (&anna, path.clone()),
            // All her other tokens end with it, so it comes last.
            "/accounts/password" => continue,
            "/tables/{id}/seats" => (&ben, path.replace("{id}", &open)),
            "/tables/{id}/bots" => (&anna, path.replace("{id}", &free)),
            "/tables/{id}/rematch" => (&anna, path.replace("{id}", &ended)),
            "/tables/{id}/play" => (&anna, path.replace("{id}", &begun)),
            "/tables/{id}/word" => (&anna, path.replace("{id}", &sealed)),
            other => panic!("say where the example of {other} is to be tried"),
        };
        let answer = who.post(&address, example.clone()).await.ok();
        if path == "/accounts" {
            // Her other tokens have ended with it.
            anna = anna.with_token(answer["token"].as_str());
        }
        tried += 1;
    }
    let example =
        &document.0["paths"]["/accounts/password"]["post"]["requestBody"]["content"]["application/json"];
    document.fits(&example["example"], &example["schema"]).unwrap();
    anna.post("/accounts/password", example["example"].clone()).await.ok();
    assert_eq!(tried, 9);
}

#[tokio::test]
async fn every_listed_set_of_options_can_be_played_and_every_listed_bot_plays() {
    let house = house();
    let anna = Program::guest(&house, "Anna").await;
    let listed = anna.get("/games").await.ok();
    let texts = |list: &Value, part: &str| -> Vec<String> {
        list.as_array().unwrap().iter().map(|item| item[part].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(texts(&listed["games"], "id"), games::GameId::ALL.map(|game| game.id()));
    for game in listed["games"].as_array().unwrap() {
        // Artus: 3 numbers of players × 2 modes. Camelot: 4 × (16 combinations of sides or by lot) × 3 uses of heroes.
        // Merlin: 3 numbers of players without modules, and the sets of modules that stand for all of them.
        let sets = match game["id"].as_str() {
            Some("artus") => 6,
            Some("camelot") => 4 * 17 * 3,
            Some("merlin") => 3 + merlin::Options::sample(merlin::Components::printed()).len(),
            other => panic!("say how many sets of options there are of {other:?}"),
        };
        assert_eq!(game["options"].as_array().unwrap().len(), sets, "{}", game["id"]);
        for set in game["options"].as_array().unwrap() {
            for bot in listed["bots"].as_array().unwrap() {
                let mut seats =
                    vec![format!("bot:{}", bot.as_str().unwrap()); set["players"].as_u64().unwrap() as usize];
                seats[0] = "me".to_owned();
                let new =
                    serde_json::json!({ "game": game["id"], "options": set["options"], "seats": seats });
                let answer = anna.post("/tables", new).await;
                let address = answer.headers["location"].to_str().unwrap().to_owned();
                let table = answer.ok();
                assert_eq!(table["options"], set["options"]);
                let again = anna.get(address.strip_prefix("/api/v1").unwrap()).await.ok();
                assert_eq!(again["id"], table["id"]);
            }
        }
    }
}

/// The comments of the rules are the descriptions of the events.
#[tokio::test]
async fn every_kind_of_event_of_artus_and_camelot_is_described() {
    let document = Document::fetch().await;
    for (name, kinds, first) in [
        ("ArtusEvent", 14, "The start player was drawn: this seat starts (ART-4.2)."),
        ("CamelotEvent", 44, "The side of a room was drawn (CAM-17.2)."),
    ] {
        let all = document["components"]["schemas"][name]["oneOf"].as_array().unwrap();
        let about: Vec<&str> = all.iter().map(|kind| kind["description"].as_str().unwrap()).collect();
        assert_eq!(about.len(), kinds, "{name}");
        assert!(about[0].starts_with(first) && about.iter().all(|about| about.len() > 5), "{about:?}");
    }
}
