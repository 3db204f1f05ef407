//! The JSON API for programs, under `/api/v1`, with an OpenAPI document.
//!
//! Handlers carry their descriptions, and the routes are made from these: the document at `/api/v1/openapi.json` lists
//! exactly the routes there are. What a seat may know is decided by the views and events of the rules, as on the pages;
//! `docs/api.md` tells how to play.
//!
//! Deliberately absent: rules, and a second way to change a table.

mod accounts;
mod artus;
mod caller;
mod camelot;
mod error;
mod event_parts;
mod events;
mod hint;
mod merlin;
mod people;
mod play;
mod rejections;
mod review;
mod sealing;
mod stream;
mod table;
mod table_lifecycle;
mod tables;
mod views;

pub(crate) use error::{Code, Problem};
pub use views::view_as_json;

use crate::house::House;
use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{MethodRouter, any};
use caller::ApiCaller;
use std::sync::LazyLock;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder, Schema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The prefix of the API.
pub(crate) const ADDRESS: &str = "/api/v1";

/// The default of flags that are on unless a request says otherwise.
const fn yes() -> bool {
    true
}

/// The whole document, as text.
static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let mut document = described().into_openapi();
    complete(&mut document);
    document.to_pretty_json().expect("names are strings")
});

/// The head of the document, and what its routes share.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tafelrunde",
        description = "Board games for programs: open a table, sit down, look at what your seat may see, choose a legal \
                       move, follow the events. docs/api.md is the guide.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    components(schemas(error::Body)),
    security(("token" = []), ("cookie" = []))
)]
struct Document;

/// All routes with their descriptions.
fn described() -> OpenApiRouter<House> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(openapi))
        .routes(routes!(people::become_guest))
        .routes(routes!(accounts::create_account))
        .routes(routes!(accounts::sign_in))
        .routes(routes!(accounts::sign_out))
        .routes(routes!(accounts::change_password))
        .routes(routes!(people::games))
        .routes(routes!(tables::open_table))
        .routes(routes!(tables::look_at_table))
        .routes(routes!(tables::sit_down))
        .routes(routes!(sealing::show_word))
        .routes(routes!(sealing::begin_without))
        .routes(routes!(table_lifecycle::seat_bots))
        .routes(routes!(table_lifecycle::leave))
        .routes(routes!(table_lifecycle::accept_resignation))
        .routes(routes!(table_lifecycle::cancel))
        .routes(routes!(table_lifecycle::rematch))
        .routes(routes!(views::view))
        .routes(routes!(play::moves))
        .routes(routes!(play::play))
        .routes(routes!(play::undo))
        .routes(routes!(hint::hint))
        .routes(routes!(views::events))
        .routes(routes!(stream::stream))
        .routes(routes!(views::record))
        .routes(routes!(review::review))
}

/// The same routes without their descriptions, which take milliseconds to build.
static ROUTES: LazyLock<Router<House>> = LazyLock::new(|| {
    let (router, _) = described().split_for_parts();
    router.fallback(nothing_here).method_not_allowed_fallback(wrong_method)
});

/// All routes, for the house.
pub(crate) fn routes() -> Router<House> {
    ROUTES.clone()
}

/// The handler for the prefix with a slash and nothing behind it, which the routes do not cover.
pub(crate) fn nothing() -> MethodRouter<House> {
    any(nothing_here)
}

/// Whether a path belongs to the API, so that even a refusal by the guard is JSON.
pub(crate) fn is_address(path: &str) -> bool {
    path.strip_prefix(ADDRESS).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Adds what all routes share: authentication and the shape of errors.
fn complete(document: &mut utoipa::openapi::OpenApi) {
    let components = document.components.get_or_insert_default();
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
    let token = token
        .description(Some("The token that POST /guests or POST /sessions gives, or that of a personal link"));
    components.add_security_scheme("token", SecurityScheme::Http(token.build()));
    let cookie = "The same token as browsers send it; changes then need an Origin of this house";
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description("tafelrunde", cookie));
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    if let Some(RefOr::T(Schema::Object(code))) = components.schemas.get_mut("ErrorCode") {
        let codes = Code::ALL.map(|code| format!("{} `{}`", code.status().as_u16(), code.id()));
        code.description = Some(format!("What went wrong, with its status: {}.", codes.join(", ")));
    }
    for item in document.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.post].into_iter().flatten() {
            let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build();
            let error = ResponseBuilder::new().description("An error").content("application/json", body);
            operation.responses.responses.insert("default".to_owned(), error.build().into());
        }
    }
}

/// This document.
#[utoipa::path(
    get,
    path = "/openapi.json",
    responses((status = OK, description = "The document", content_type = "application/json")),
    security(())
)]
async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT.as_str())
}

/// No such route.
async fn nothing_here(caller: ApiCaller) -> Problem {
    caller.problem(Code::NoSuchAddress)
}

/// No such method for this route.
async fn wrong_method(caller: ApiCaller) -> Problem {
    caller.problem(Code::WrongMethod)
}
