//! A request for every address that changes something. The addresses are read from the router and from the
//! document of the API, so that a new one without a request here fails the tests that go through all of them.

use super::{PASSWORD, Scene};
use crate::support::{Browser, form};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HeaderValue};
use axum::http::{Method, Request};
use serde_json::{Value, json};
use server::Act;
use sha2::{Digest, Sha256};

/// A record to be taken along.
const RECORD: &str = include_str!("../../../../artus/tests/golden/2-beginner.record");

/// Every address that changes something, each with what it is asked to do where that makes a difference.
pub(crate) async fn changes(scene: &Scene) -> Vec<(String, &'static str)> {
    let mut all = Vec::new();
    for route in include_str!("../../../src/routes.rs").split(".route(").skip(1) {
        if route.contains("post(") {
            all.push(route.split('"').nth(1).expect("an address is a text").to_owned());
        }
    }
    let document = Browser::new(&scene.house).get("/api/v1/openapi.json").await;
    let document: Value = serde_json::from_str(document.text()).unwrap();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|method| *method != "get") {
            assert_eq!(method, "post", "{path}: no other method is known here");
            all.push(format!("/api/v1{path}"));
        }
    }
    assert!(all.len() >= 40, "{all:?}");
    let acts =
        ["grant", "revoke", "ban", "unban", "silence", "unsilence", "sign-out", "reset-link", "delete"];
    let with_acts = |route: String| match route.as_str() {
        "/admin/people/{id}" => acts.map(|act| (route.clone(), act)).to_vec(),
        _ => vec![(route, "")],
    };
    all.into_iter().flat_map(with_acts).collect()
}

/// Who asks, if anybody the house knows.
type Asking = (Option<usize>, Request<Body>);

impl Scene {
    /// Whoever uses this browser runs the house.
    async fn make_admin(&mut self) {
        self.with_account().await;
        if let Some(arthur) = &mut self.admin {
            assert_eq!(arthur.post("/admin/people/1", &[("act", "grant")]).await.status, 303);
        }
    }

    /// A request by which something is changed, and by whom.
    pub(crate) async fn request(&mut self, route: &str, act: &str) -> Asking {
        match route.strip_prefix("/api/v1") {
            Some(route) => self.request_of_program(route).await,
            None if route.starts_with("/t/") => self.request_at_table(route).await,
            None if route.starts_with("/admin/") => self.request_of_admin(route, act).await,
            None => self.request_of_person(route).await,
        }
    }

    async fn request_at_table(&mut self, route: &str) -> Asking {
        let at = |id: &str| route.replace("{id}", id);
        let (played, waiting, shared) =
            (at(&self.played.clone()), at(&self.waiting.clone()), at(&self.shared.clone()));
        let (who, path, fields): (usize, String, Vec<(&str, String)>) = match route {
            "/t/{id}/play" => {
                let (_, next, choice) = self.last_and_next().await;
                (next, played, vec![("choice", choice)])
            }
            "/t/{id}/undo" => (self.last_and_next().await.0, played, vec![]),
            "/t/{id}/hint" => {
                self.unkept.push(self.played.clone());
                (self.last_and_next().await.1, played, vec![])
            }
            "/t/{id}/say" => (0, played, vec![("text", "well played".to_owned())]),
            "/t/{id}/mute" => (0, played, vec![("seat", "2".to_owned()), ("muted", "yes".to_owned())]),
            "/t/{id}/uncover" => (2, shared, vec![("seat", "1".to_owned())]),
            "/t/{id}/sit" => (0, waiting, vec![("seat", "3".to_owned())]),
            "/t/{id}/word" => {
                let (id, word) = self.sealed().await;
                (1, at(&id), word.to_vec())
            }
            "/t/{id}/begin" => (0, at(&self.sealed().await.0), vec![]),
            // A table of Clara and Ben with a free seat; Ben gets up.
            "/t/{id}/leave" => (1, waiting, vec![]),
            "/t/{id}/bots" => (2, at(&self.empty().await), vec![("seat", "2".to_owned())]),
            "/t/{id}/cancel" => (2, at(&self.empty().await), vec![]),
            "/t/{id}/accept-resignation" => (0, at(&self.won().await), vec![]),
            "/t/{id}/rematch" => (0, at(&self.ended().await), vec![]),
            "/t/{id}/continue" => {
                let path = format!("{}?to=20", at(&self.record().await));
                (0, path, vec![("seat1", "me".to_owned()), ("seat2", "here".to_owned())])
            }
            _ => panic!("no request for {route}"),
        };
        let fields: Vec<(&str, &str)> = fields.iter().map(|(key, value)| (*key, value.as_str())).collect();
        (Some(who), self.post(who, &path, &fields))
    }

    async fn request_of_admin(&mut self, route: &str, act: &str) -> Asking {
        self.make_admin().await;
        let mut does = self.browsers[0].clone();
        let path = match route {
            "/admin/people/{id}" => {
                let account = [("account", "Benedict"), ("password", PASSWORD)];
                assert_eq!(self.browsers[1].post("/account", &account).await.status, 303);
                let before = match act {
                    "revoke" => Some("grant"),
                    "unban" => Some("ban"),
                    "unsilence" => Some("silence"),
                    _ => None,
                };
                if let Some(before) = before {
                    assert_eq!(does.post("/admin/people/2", &[("act", before)]).await.status, 303);
                }
                "/admin/people/2".to_owned()
            }
            "/admin/tables/{id}/erase" => {
                let played = self.played.clone();
                assert_eq!(self.browsers[1].say(&played, "a bad word").await.status, 204);
                route.replace("{id}", &played)
            }
            "/admin/tables/{id}/close" => route.replace("{id}", &self.shared),
            "/admin/tables/{id}/delete" => route.replace("{id}", &self.record().await),
            _ => panic!("no request for {route}"),
        };
        (Some(0), self.post(0, &path, &[("act", act), ("line", "1")]))
    }

    async fn request_of_person(&mut self, route: &str) -> Asking {
        let account = [("account", "Anna"), ("password", PASSWORD)];
        let with_account = route.starts_with("/account/") || route == "/sign-in" || route == "/reset/{token}";
        if with_account {
            self.with_account().await;
        }
        let stranger = |path: &str, fields: &[(&str, &str)]| {
            (None, Browser::new(&self.house).request(Method::POST, path, form(fields)))
        };
        let own = |path: &str, fields: &[(&str, &str)]| (Some(0), self.post(0, path, fields));
        match route {
            "/new/{game}" => own("/new/artus", &[("players", "2"), ("seat2", "here"), ("name", "Eve")]),
            // The learner is on turn there, so that no bot moves.
            "/learn/{game}/{lesson}/play" => own("/learn/artus/first-game/play?at=4", &[]),
            "/import" => {
                let head = "--cut\r\nContent-Disposition: form-data; name=\"text\"";
                let body = format!("{head}\r\n\r\n{RECORD}\r\n--cut--\r\n");
                let mut request = self.browsers[0].request(Method::POST, "/import", body);
                let kind = HeaderValue::from_static("multipart/form-data; boundary=cut");
                request.headers_mut().insert(CONTENT_TYPE, kind);
                (Some(0), request)
            }
            "/me" => own("/me", &[("name", "Annabel")]),
            "/me/link" | "/me/link/revoke" | "/account/out" | "/account/access/end-others" => own(route, &[]),
            "/me/{token}" => (Some(2), self.post(2, &self.link, &[])),
            "/sign-in" => stranger("/sign-in", &account),
            "/account" => own("/account", &account),
            "/account/password" => own(route, &[("old", PASSWORD), ("new", "avalon in the mist")]),
            "/account/access/end" => {
                let other = table::hexadecimal(&Sha256::digest(self.browsers[3].token())[..8]);
                own(route, &[("handle", &other)])
            }
            "/account/tokens" => own(route, &[("name", "bot"), ("scope", "all"), ("days", "365")]),
            "/account/delete" => own(route, &[("password", PASSWORD)]),
            "/reset/{token}" => {
                let act = Act::ResetLink(1, Sha256::digest("forgotten").into(), i64::MAX);
                assert!(self.house.store().administer(None, act, 0).await.unwrap().is_some());
                stranger("/reset/forgotten", &[("password", "avalon in the mist")])
            }
            _ => panic!("no request for {route}"),
        }
    }

    async fn request_of_program(&mut self, route: &str) -> Asking {
        let account = json!({ "account": "Anna", "password": PASSWORD });
        if matches!(route, "/sessions" | "/sessions/end" | "/accounts/password") {
            self.with_account().await;
        }
        let (who, path, body) = match route {
            "/guests" => (None, route.to_owned(), json!({ "name": "Eve" })),
            "/sessions" => (None, route.to_owned(), account),
            "/accounts" => (Some(0), route.to_owned(), account),
            "/sessions/end" => (Some(0), route.to_owned(), Value::Null),
            "/accounts/password" => {
                let body = json!({ "old": PASSWORD, "new": "avalon in the mist" });
                (Some(0), route.to_owned(), body)
            }
            "/tables" => {
                let table = json!({ "game": "merlin", "options": "players=2", "seats": ["me", "me"] });
                (Some(0), route.to_owned(), table)
            }
            "/tables/{id}/seats" => (Some(0), route.replace("{id}", &self.waiting), json!({ "seat": 3 })),
            "/tables/{id}/word" => {
                let (id, [(_, word), (_, salt)]) = self.sealed().await;
                (Some(1), route.replace("{id}", &id), json!({ "word": word, "salt": salt }))
            }
            "/tables/{id}/leave" => (Some(1), route.replace("{id}", &self.waiting), Value::Null),
            "/tables/{id}/bots" => {
                (Some(2), route.replace("{id}", &self.empty().await), json!({ "seat": 2, "level": "random" }))
            }
            "/tables/{id}/cancel" => (Some(2), route.replace("{id}", &self.empty().await), Value::Null),
            "/tables/{id}/accept-resignation" => {
                (Some(0), route.replace("{id}", &self.won().await), Value::Null)
            }
            "/tables/{id}/rematch" => (Some(0), route.replace("{id}", &self.ended().await), json!({})),
            "/tables/{id}/begin" => (Some(0), route.replace("{id}", &self.sealed().await.0), Value::Null),
            "/tables/{id}/play" => {
                let (_, next, choice) = self.last_and_next().await;
                (Some(next), route.replace("{id}", &self.played), json!({ "move": choice }))
            }
            "/tables/{id}/undo" => {
                let (last, ..) = self.last_and_next().await;
                (Some(last), route.replace("{id}", &self.played), Value::Null)
            }
            "/tables/{id}/hint" => {
                self.unkept.push(self.played.clone());
                let (_, next, _) = self.last_and_next().await;
                (Some(next), route.replace("{id}", &self.played), Value::Null)
            }
            _ => panic!("no request for /api/v1{route}"),
        };
        (who, self.program(who, &path, &body))
    }
}
