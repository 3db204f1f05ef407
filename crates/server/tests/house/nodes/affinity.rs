//! Proxies learn from a cookie which process has a table.

use super::*;

#[tokio::test]
async fn a_proxy_is_told_which_process_has_a_table() {
    let Some(address) = address("affinity") else { return };
    let mut nodes = Vec::new();
    for name in [Some("one"), Some("two"), None] {
        let config = Config { name: name.map(str::to_owned), ..config() };
        nodes.push(Node::start_with(&address, config).await);
    }
    until_shared(&nodes).await;
    let token = nodes[0].guest().await;
    let tables = one_each(&nodes, &token).await;
    let look = async |node: &Node, table: &str, cookie: &str| {
        let request = Request::get(format!("/t/{table}/view")).header("cookie", cookie);
        let response = node.app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let set = response.headers().get_all("set-cookie").iter().map(|set| set.to_str().unwrap().to_owned());
        set.filter(|set| set.starts_with("process=")).collect::<Vec<_>>()
    };
    for node in &nodes {
        for (name, table) in ["one", "two"].into_iter().zip(&tables) {
            let told = format!("process={name}; Path=/t/{table}; HttpOnly; SameSite=Lax");
            assert_eq!(look(node, table, "lang=en").await, std::slice::from_ref(&told), "nobody knew");
            assert_eq!(look(node, table, "lang=en; process=gone").await, [told], "another had it before");
            assert!(look(node, table, &format!("process={name}; lang=en")).await.is_empty(), "it is known");
        }
        assert!(look(node, &tables[2], "lang=en").await.is_empty(), "its process has no name");
    }
    let post = async |path: &str, body: Value| {
        let request =
            Request::post(path).header("cookie", "process=gone").header("content-type", "application/json");
        let request =
            request.header("authorization", format!("Bearer {token}")).body(Body::from(body.to_string()));
        nodes[0].app.clone().oneshot(request.unwrap()).await.unwrap()
    };
    // Whoever opens a table knows its process from the answer, whichever has it.
    for _ in 0..12 {
        let new = json!({ "game": "merlin", "options": "players=2", "seats": ["me", "me"] });
        let headers = post("/api/v1/tables", new).await.headers().clone();
        let place = headers["location"].to_str().unwrap();
        let owner = nodes.iter().position(|node| node.has(shard_of(&place["/api/v1/tables/".len()..])));
        let told = ["one", "two"][..].get(owner.unwrap());
        let told = told.map(|name| format!("process={name}; Path={place}; HttpOnly; SameSite=Lax"));
        assert_eq!(headers.get("set-cookie").map(|set| set.to_str().unwrap()), told.as_deref());
    }
    // A program that keeps cookies stays a program: it needs no `Origin` to change something.
    let offered = nodes[0].ask("GET", &format!("/tables/{}/moves", tables[1]), &token, None).await.1;
    let made = json!({ "move": offered["moves"][0]["move"], "seen": offered["moves_made"] });
    let play = format!("/api/v1/tables/{}/play?seat={}", tables[1], offered["seat"]);
    let response = post(&play, made).await;
    assert!(response.status().is_success(), "{}", response.status());
}
