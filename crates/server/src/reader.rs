//! Who sends a request, and in which language they read.

use crate::accounts::PasswordAttempt;
use crate::api;
use crate::client::Client;
use crate::error::Failure;
use crate::house::House;
use crate::ids::token_hash;
use crate::lan::Reach;
use crate::live_table::LiveTable;
use crate::origin::{LocalAddress, address_for_links};
use crate::quotas::Reservation;
use crate::retention::RetentionAt;
use crate::shown::clean_name;
use crate::store::{Access, Credential, Person, Recognised};
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::sync::Arc;
use words::Words;

/// The cookie with a person's token.
const TOKEN: &str = "tafelrunde";

/// The cookie of a device on which somebody has signed in: it identifies nobody, but relaxes the limit on password
/// attempts.
const DEVICE: &str = "device";

/// The sender of a request: their language, and who they are if their token is known.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// The language of the response.
    pub words: Words,
    /// The person, if the house knows them.
    pub person: Option<Person>,
    /// The hash of their token, if it is known.
    pub token: Option<[u8; 32]>,
    /// What that token gives access to.
    pub access: Access,
    /// Whether they are an admin.
    pub is_admin: bool,
    /// The hash of their device cookie.
    pub device: Option<[u8; 32]>,
    /// Their address.
    pub client: Client,
    /// `light` or `dark`; `None` for the preference of the device.
    pub theme: Option<&'static str>,
    /// The requested page with its query, to come back to.
    pub path: String,
    /// The address of the house for links, if it is certain.
    pub(crate) house: Option<String>,
    /// Who can use such links.
    pub(crate) reach: Reach,
    /// How long this house retains data, and its current time.
    pub kept: RetentionAt,
}

/// A language from `Accept-Language` and its weight; `None` if it is refused.
fn liked(part: &str) -> Option<(&str, f32)> {
    let (language, rest) = part.split_once(';').unwrap_or((part, ""));
    let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.trim().parse().ok())?;
    (weight > 0.0).then_some((language.trim(), weight))
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name).then_some(value)
    })
}

/// The token of a program: `Authorization: Bearer …`.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

impl FromRequestParts<House> for Reader {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Failure> {
        // The guard has identified them already.
        if let Some(reader) = parts.extensions.get::<Self>() {
            return Ok(reader.clone());
        }
        let reader = Self::stranger(parts, house).await;
        reader.recognise(&parts.headers, house).await
    }
}

impl Reader {
    /// The sender, as far as it is known without the store.
    pub(crate) async fn stranger(parts: &mut Parts, house: &House) -> Self {
        let Ok(client) = Client::from_request_parts(parts, house).await;
        let accepted =
            parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let mut accepted: Vec<(&str, f32)> = accepted.split(',').filter_map(liked).collect();
        accepted.sort_by(|a, b| b.1.total_cmp(&a.1));
        let accepted = accepted.into_iter().map(|(language, _)| language);
        let words = Words::best(cookie(&parts.headers, "lang").into_iter().chain(accepted));
        let theme = match cookie(&parts.headers, "theme") {
            Some("dark") => Some("dark"),
            Some("light") => Some("light"),
            _ => None,
        };
        let device = cookie(&parts.headers, DEVICE).map(token_hash);
        let path = parts.uri.path_and_query().map_or("/", |asked| asked.as_str()).to_owned();
        let local = parts.extensions.get::<LocalAddress>().copied();
        let kept = house.retention_now();
        let config = house.config();
        let house = address_for_links(config, &parts.headers, local);
        let reach = Reach::of(config, house.as_deref());
        Self {
            words,
            person: None,
            token: None,
            access: Access::Device,
            is_admin: false,
            device,
            client,
            theme,
            path,
            house,
            reach,
            kept,
        }
    }

    /// Adds who they are, if their token is known.
    pub(crate) async fn recognise(mut self, headers: &HeaderMap, house: &House) -> Result<Self, Failure> {
        let Some(token) = bearer(headers).or_else(|| cookie(headers, TOKEN)).map(token_hash) else {
            return Ok(self);
        };
        let found = house.recognise(token).await.map_err(|error| Failure::store(self.words, &error))?;
        // A program's token gives no access to pages, even as a cookie.
        let opens = |found: &Recognised| found.access == Access::Device || api::is_address(&self.path);
        if let Some(found) = found.filter(opens) {
            let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
            house.note_token_use(token, agent);
            self.token = Some(token);
            (self.person, self.access, self.is_admin) = (Some(found.person), found.access, found.is_admin);
        }
        Ok(self)
    }

    /// A link for somebody else: if the reader uses a loopback address, it has the address in the network.
    pub(crate) fn invitation(&self, path: String) -> Link {
        match &self.reach {
            Reach::Network(address) => Link::Whole(format!("{address}{path}")),
            Reach::AsTheReader | Reach::Nobody(_) => self.link(path),
        }
    }

    /// A link to a page of the house.
    pub(crate) fn link(&self, path: String) -> Link {
        match &self.house {
            Some(house) => Link::Whole(format!("{house}{path}")),
            None => Link::Path(path),
        }
    }

    /// A table that exists. It is not the turn of chance there, unless the store fails.
    pub(crate) async fn table(&self, house: &House, id: &str) -> Result<Arc<LiveTable>, Failure> {
        let found = house.advanced_table(id).await.map_err(|error| Failure::store(self.words, &error))?;
        found.ok_or_else(|| Failure::not_found(self.words))
    }

    /// Reserves a table in their quota.
    pub(crate) async fn reserve_table(&self, house: &House) -> Result<Reservation, Failure> {
        let person = self.person.as_ref().map(|person| person.id);
        let may = house.reserve_table(person, self.client).await;
        may.map_err(|why| Failure::no_table(self.words, &why))
    }

    /// Who they are, and by which token.
    pub(crate) fn credential(&self) -> Option<Credential> {
        let person = self.person.as_ref()?;
        Some(Credential { person: person.id, token: self.token? })
    }

    /// The same, or a refusal if they are not known.
    pub(crate) fn known(&self) -> Result<Credential, Failure> {
        self.credential().ok_or_else(|| Failure::forbidden(self.words))
    }

    /// The client data for a password attempt.
    pub(crate) fn password_attempt(&self) -> PasswordAttempt {
        let signed_in = self.person.clone().zip(self.token);
        PasswordAttempt { client: self.client, signed_in, device: self.device, is_browser: true }
    }

    /// The same reader at another page.
    pub(crate) fn at(&self, path: String) -> Self {
        Self { path, ..self.clone() }
    }

    /// The person, added as a guest if they are not known yet; their credential, and the cookie to set for a new guest.
    pub(crate) async fn person_or_guest(
        &self,
        house: &House,
        name: &str,
    ) -> Result<(Person, Credential, Option<HeaderValue>), Failure> {
        let failed = |error| Failure::store(self.words, &error);
        let name = clean_name(name);
        if let (Some(person), Some(by)) = (&self.person, self.credential()) {
            let mut person = person.clone();
            if let Some(name) = name.filter(|name| *name != person.name) {
                house.rename(by, name.clone()).await.map_err(failed)?;
                person.name = name;
            }
            return Ok((person, by, None));
        }
        let name = name.unwrap_or_else(|| self.words.say("server-guest"));
        let made = house.new_guest(self.client, name).await;
        let (person, token) = made.map_err(|why| Failure::no_guest(self.words, &why))?;
        let by = Credential { person: person.id, token: token_hash(&token) };
        Ok((person, by, Some(token_cookie(house, &token))))
    }
}

/// A link to a page of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// An absolute link.
    Whole(String),
    /// Only the path, because the address of the house is not certain: the page's script completes elements marked
    /// `data-path`.
    Path(String),
}

impl Link {
    /// The link, as far as it is known.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Whole(text) | Self::Path(text) => text,
        }
    }

    /// The path that the page's script has to complete, if any.
    pub(crate) fn path(&self) -> Option<&str> {
        match self {
            Self::Whole(_) => None,
            Self::Path(path) => Some(path),
        }
    }
}

/// How many seconds a browser keeps a cookie.
const YEAR: u32 = 31_536_000;

/// The cookie with a token.
pub(crate) fn token_cookie(house: &House, token: &str) -> HeaderValue {
    own_cookie(house, TOKEN, token, YEAR)
}

/// The cookie of a device on which somebody has signed in.
pub(crate) fn device_cookie(house: &House, device: &str) -> HeaderValue {
    own_cookie(house, DEVICE, device, YEAR)
}

/// Deletes the token cookie.
pub(crate) fn no_cookie(house: &House) -> HeaderValue {
    own_cookie(house, TOKEN, "", 0)
}

/// Deletes the device cookie.
pub(crate) fn no_device_cookie(house: &House) -> HeaderValue {
    own_cookie(house, DEVICE, "", 0)
}

/// What a cookie of a house that is reached by https says about that.
pub(crate) fn secure(house: &House) -> &'static str {
    let secure = house.config().public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    if secure { "; Secure" } else { "" }
}

fn own_cookie(house: &House, name: &str, value: &str, seconds: u32) -> HeaderValue {
    let secure = secure(house);
    let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).expect("letters and digits only")
}
