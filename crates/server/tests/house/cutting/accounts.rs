//! Names, links, accounts and the house itself: what changes them is driven to each of its awaits and dropped there.

use super::{PASSWORD, cut_everywhere};
use crate::support::{Browser, form};
use axum::http::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_name_and_a_link_are_never_changed_by_half() {
    cut_everywhere("rename", async |scene| scene.post(0, "/me", &[("name", "Annabel")])).await;
    cut_everywhere("rename as a stranger", async |scene| {
        Browser::new(&scene.house).request(Method::POST, "/me", form(&[("name", "Eve")]))
    })
    .await;
    cut_everywhere("new link", async |scene| scene.post(0, "/me/link", &[])).await;
    cut_everywhere("revoke link", async |scene| scene.post(0, "/me/link/revoke", &[])).await;
    cut_everywhere("revoke the link one came by", async |scene| scene.post(3, "/me/link/revoke", &[])).await;
    cut_everywhere("come by a link", async |scene| scene.post(2, &scene.link, &[])).await;
    cut_everywhere("become a guest", async |scene| scene.program(None, "/guests", &json!({ "name": "Eve" })))
        .await;
}

#[tokio::test]
async fn signing_out_is_never_cut_in_half() {
    cut_everywhere("sign out", async |scene| scene.post(1, "/account/out", &[])).await;
    cut_everywhere("sign out by a program", async |scene| {
        scene.program(Some(3), "/sessions/end", &Value::Null)
    })
    .await;
}

#[tokio::test]
async fn an_account_is_never_made_by_half() {
    let credentials = [("account", "Anna"), ("password", PASSWORD)];
    cut_everywhere("create account", async |scene| scene.post(0, "/account", &credentials)).await;
    cut_everywhere("create account as a stranger", async |scene| {
        Browser::new(&scene.house).request(Method::POST, "/account", form(&credentials))
    })
    .await;
    cut_everywhere("create account by a program", async |scene| {
        scene.program(Some(1), "/accounts", &json!({ "account": "Ben", "password": PASSWORD }))
    })
    .await;
    cut_everywhere("sign in", async |scene| {
        scene.with_account().await;
        Browser::new(&scene.house).request(Method::POST, "/sign-in", form(&credentials))
    })
    .await;
}

#[tokio::test]
async fn a_password_is_never_changed_by_half() {
    let passwords = [("old", PASSWORD), ("new", "avalon in the mist")];
    cut_everywhere("password", async |scene| {
        scene.with_account().await;
        scene.post(0, "/account/password", &passwords)
    })
    .await;
    cut_everywhere("password by a program", async |scene| {
        scene.with_account().await;
        let body = json!({ "old": PASSWORD, "new": "avalon in the mist" });
        scene.program(Some(0), "/accounts/password", &body)
    })
    .await;
}

#[tokio::test]
async fn leaving_and_running_the_house_are_never_done_by_half() {
    for (what, path, fields) in [
        ("end the other sessions", "/account/access/end-others", [("", "")].as_slice()),
        ("make a token", "/account/tokens", &[("name", "bot"), ("scope", "read"), ("days", "7")]),
        ("delete the account", "/account/delete", &[("password", PASSWORD)]),
        // Anna made the first account, so she runs the house.
        ("sign somebody out", "/admin/people/2", &[("act", "sign-out")]),
        ("delete somebody", "/admin/people/2", &[("act", "delete")]),
    ] {
        cut_everywhere(what, async |scene| {
            scene.with_account().await;
            scene.post(0, path, fields)
        })
        .await;
    }
}
