//! A house for trying things out: `cargo run -p server --example house -- 7777 /tmp/data`.

use server::{Config, serve};
use std::net::SocketAddr;
use std::time::Duration;

#[tokio::main]
async fn main() -> Result<(), server::ServeError> {
    let port = std::env::args().nth(1).and_then(|port| port.parse().ok()).unwrap_or(7777);
    let data = std::env::args().nth(2).unwrap_or_else(|| "tafelrunde-data".to_owned()).into();
    let bind = SocketAddr::from(([127, 0, 0, 1], port));
    let config = Config { bind, data, bot_pause: Duration::from_millis(300), ..Config::default() };
    serve(config, |address| println!("http://{address}")).await
}
