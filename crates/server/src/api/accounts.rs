//! Accounts for programs: signing in with a name and a password gives a new token each time.

use super::caller::ApiCaller;
use super::error::Problem;
use super::people::Guest;
use crate::accounts::SignedIn;
use crate::house::House;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    /// The name of the account, 3 to 24 letters. Case and the composition of accented letters make no
    /// difference.
    account: String,
    /// The password, 8 to 256 letters.
    password: String,
}

/// Create an account.
///
/// With a token, the account belongs to that person, who keeps their seats; without one it creates a new
/// person. The token in the response replaces all others, the personal link included.
#[utoipa::path(
    post,
    path = "/accounts",
    request_body(content = Credentials, example = json!({ "account": "ygraine", "password": "tintagel by the sea" })),
    responses((status = CREATED, description = "The person with a token", body = Guest)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn create_account(
    State(house): State<House>,
    caller: ApiCaller,
    body: Result<Json<Credentials>, JsonRejection>,
) -> Result<(StatusCode, Json<Guest>), Problem> {
    let wish = caller.read(body)?;
    let made = house.create_account(&caller.password_attempt(), &wish.account, wish.password).await;
    let SignedIn { person, token, .. } = made.map_err(|why| Problem::account(caller.words, &why))?;
    Ok((StatusCode::CREATED, Json(Guest::new(token, person))))
}

/// Sign in.
///
/// The response has a new token, for this device.
#[utoipa::path(
    post,
    path = "/sessions",
    request_body(content = Credentials, example = json!({ "account": "Ygraine", "password": "tintagel by the sea" })),
    responses((status = CREATED, description = "The person with a token", body = Guest)),
    security(())
)]
pub(super) async fn sign_in(
    State(house): State<House>,
    caller: ApiCaller,
    body: Result<Json<Credentials>, JsonRejection>,
) -> Result<(StatusCode, Json<Guest>), Problem> {
    let wish = caller.read(body)?;
    let found = house.sign_in(&caller.password_attempt(), &wish.account, wish.password).await;
    let SignedIn { person, token, .. } = found.map_err(|why| Problem::account(caller.words, &why))?;
    Ok((StatusCode::CREATED, Json(Guest::new(token, person))))
}

/// A session that has ended.
#[derive(Serialize, ToSchema)]
pub(super) struct SignedOut {
    /// Always `true`.
    signed_out: bool,
}

/// Sign out.
///
/// Revokes the token of the request, unless it is a personal link: that one is revoked on the page
/// of its person. A guest with neither an account nor a personal link cannot come back.
#[utoipa::path(
    post,
    path = "/sessions/end",
    responses((status = OK, description = "The token is revoked", body = SignedOut))
)]
pub(super) async fn sign_out(
    State(house): State<House>,
    caller: ApiCaller,
) -> Result<Json<SignedOut>, Problem> {
    let person = caller.known()?;
    if let Some(token) = caller.token {
        let done = house.sign_out(person, token).await;
        done.map_err(|error| Problem::store(caller.words, &error))?;
    }
    Ok(Json(SignedOut { signed_out: true }))
}

/// A change of password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPassword {
    /// The current password.
    old: String,
    /// The new password, 8 to 256 letters.
    new: String,
}

/// Change the password.
///
/// Revokes every other token and the personal link; the token in the response replaces them.
#[utoipa::path(
    post,
    path = "/accounts/password",
    request_body(content = NewPassword, example = json!({ "old": "tintagel by the sea", "new": "avalon in the mist" })),
    responses((status = OK, description = "The person with a new token", body = Guest))
)]
pub(super) async fn change_password(
    State(house): State<House>,
    caller: ApiCaller,
    body: Result<Json<NewPassword>, JsonRejection>,
) -> Result<Json<Guest>, Problem> {
    let person = caller.known()?;
    let wish = caller.read(body)?;
    let changed = house.change_password(&caller.password_attempt(), person, wish.old, wish.new).await;
    let token = changed.map_err(|why| Problem::account(caller.words, &why))?;
    Ok(Json(Guest::new(token, person.clone())))
}
