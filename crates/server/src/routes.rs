//! All routes of the house.

use crate::house::House;
use crate::{
    api, assets, bodies, dice_words, forwarding, guard, health, new_table_form, pages, play, replay, seats,
    stream, table_forms,
};
use axum::Router;
use axum::routing::{get, post};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

/// The house as a service.
pub fn app(house: House) -> Router {
    let routes = Router::new()
        .route("/", get(pages::start::page))
        .route("/new/{game}", get(pages::new_table::page).post(new_table_form::open))
        .route("/t/{id}", get(pages::table::page))
        .route("/t/{id}/view", get(pages::table::fragment))
        .route("/t/{id}/since", get(pages::since::page))
        .route("/t/{id}/explain", get(pages::explain::explain))
        .route("/t/{id}/legend", get(pages::explain::legend))
        .route("/t/{id}/stream", get(stream::stream))
        .route("/t/{id}/play", post(play::play))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/hint", post(play::hint))
        .route("/t/{id}/say", post(play::say))
        .route("/t/{id}/mute", post(play::mute))
        .route("/t/{id}/uncover", post(play::uncover))
        .route("/t/{id}/sit", post(seats::sit))
        .route("/t/{id}/word", post(dice_words::show_word))
        .route("/t/{id}/begin", post(dice_words::begin_without))
        .route("/t/{id}/bots", post(table_forms::seat_bots))
        .route("/t/{id}/leave", post(table_forms::leave))
        .route("/t/{id}/accept-resignation", post(table_forms::accept_resignation))
        .route("/t/{id}/cancel", post(table_forms::cancel))
        .route("/t/{id}/rematch", post(table_forms::rematch))
        .route("/t/{id}/replay", get(pages::replay::page))
        .route("/t/{id}/record", get(replay::record))
        .route("/t/{id}/continue", get(pages::records::continue_page).post(pages::records::go_on))
        .route("/t/{id}/dice", get(pages::dice::page))
        .route("/t/{id}/picture.svg", get(replay::picture))
        .route("/t/{id}/picture.png", get(replay::png))
        .route(
            "/import",
            get(pages::records::import_page).post(pages::records::import).layer(bodies::limit("/import")),
        )
        .route("/learn", get(pages::lesson::list))
        .route("/learn/{game}/{lesson}", get(pages::lesson::page))
        .route("/learn/{game}/{lesson}/play", post(pages::lesson::opening::play_on))
        .route("/rules", get(pages::rules::contents))
        .route("/rules/{clause}", get(pages::rules::page))
        .route("/me", get(pages::me::page).post(pages::me::rename))
        .route("/me/link", post(pages::me::new_link))
        .route("/me/link/revoke", post(pages::me::revoke_link))
        .route("/me/{token}", get(pages::me::enter).post(pages::me::become_holder))
        .route("/sign-in", get(pages::account::sign_in_page).post(pages::account::sign_in))
        .route("/account", get(pages::account::account_page).post(pages::account::create))
        .route("/account/password", get(pages::account::password_page).post(pages::account::change_password))
        .route("/account/out", post(pages::account::sign_out))
        .route("/account/access", get(pages::access::page))
        .route("/account/access/end", post(pages::access::end_one))
        .route("/account/access/end-others", post(pages::access::end_others))
        .route("/account/tokens", post(pages::access::make_token))
        .route("/account/data", get(pages::personal_data::page))
        .route("/account/export", get(pages::personal_data::export))
        .route("/account/delete", post(pages::personal_data::delete))
        .route("/reset/{token}", get(pages::reset::page).post(pages::reset::reset))
        .route("/admin", get(pages::admin::page))
        .route("/admin/people", get(pages::admin::people::page))
        .route("/admin/people/{id}", get(pages::admin::people::one).post(pages::admin::people::act))
        .route("/admin/tables", get(pages::admin::tables::page))
        .route("/admin/tables/{id}", get(pages::admin::tables::one))
        .route("/admin/tables/{id}/close", post(pages::admin::tables::close))
        .route("/admin/tables/{id}/delete", post(pages::admin::tables::delete))
        .route("/admin/tables/{id}/erase", post(pages::admin::tables::erase))
        .route("/lang/{lang}", get(pages::me::language))
        .route("/theme/{theme}", get(pages::me::theme))
        .route("/assets/{file}", get(assets::asset))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .nest(api::ADDRESS, api::routes())
        .route(&format!("{}/", api::ADDRESS), api::nothing())
        .fallback(pages::nothing_here)
        .layer(bodies::limit(""))
        // Streams compress their events themselves; assets are stored compressed.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(axum::middleware::from_fn_with_state(house.clone(), guard::guard));
    let routes = match house.nodes() {
        Some(_) => routes.layer(axum::middleware::from_fn_with_state(house.clone(), forwarding::forward)),
        None => routes,
    };
    routes.with_state(house)
}
