//! Lets a proxy send people straight to the process that has their table. A process with a name (`--name`)
//! sets a cookie with it for the addresses of each table it has. A proxy that knows the names chooses by the
//! cookie, and nothing is forwarded between processes. Without the cookie, or with that of a process that no
//! longer has the table, a request is forwarded once, and its answer sets the cookie anew.

use crate::api;
use crate::house::House;
use crate::reader::{cookie, secure};
use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};

/// The cookie with the name of the process that has a table.
const PROCESS: &str = "process";

/// The longest name of a process.
const LONGEST: usize = 32;

/// Whether a process can have this name: letters without accents, digits, hyphens and underscores.
pub fn is_process_name(name: &str) -> bool {
    (1..=LONGEST).contains(&name.len())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// The beginning of an address that is about one table, and the id of the table.
pub(crate) fn table_address(path: &str) -> Option<(&str, &str)> {
    let rest = path
        .strip_prefix(api::ADDRESS)
        .and_then(|rest| rest.strip_prefix("/tables/"))
        .or_else(|| path.strip_prefix("/t/"))
        .or_else(|| path.strip_prefix("/admin/tables/"))?;
    let id = rest.split('/').next().filter(|id| !id.is_empty())?;
    Some((&path[..path.len() - rest.len() + id.len()], id))
}

/// The cookie to set for a request about a table that this process has; none if it was sent with the request.
pub(crate) fn process_cookie(house: &House, headers: &HeaderMap, path: &str) -> Option<HeaderValue> {
    let name = house.config().name.as_deref().filter(|name| is_process_name(name))?;
    let (address, id) = table_address(path)?;
    if cookie(headers, PROCESS) == Some(name) || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    let secure = secure(house);
    let text = format!("{PROCESS}={name}; Path={address}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).ok()
}

/// Whether a request has a cookie that says more than where its table is.
pub(crate) fn has_other_cookies(headers: &HeaderMap) -> bool {
    let all = headers.get_all(COOKIE).iter();
    let is_process = |pair: &str| pair.trim().split('=').next() == Some(PROCESS);
    all.map(|value| value.to_str().unwrap_or_default()).any(|value| !value.split(';').all(is_process))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_a_table_has_its_id() {
        assert_eq!(table_address("/t/abcd"), Some(("/t/abcd", "abcd")));
        assert_eq!(table_address("/t/abcd/play"), Some(("/t/abcd", "abcd")));
        let moves = "/api/v1/tables/abcd/moves";
        assert_eq!(table_address(moves), Some(("/api/v1/tables/abcd", "abcd")));
        for path in ["/", "/t/", "/t//play", "/api/v1/tables", "/me/abcd"] {
            assert_eq!(table_address(path), None, "{path}");
        }
    }

    #[test]
    fn a_name_fits_into_a_cookie_and_into_settings_of_proxies() {
        for name in ["one", "a", "node-1", "B_2"] {
            assert!(is_process_name(name), "{name}");
        }
        for name in ["", "two words", "one;two", "eins=zwei", "ärger", &"a".repeat(33)] {
            assert!(!is_process_name(name), "{name}");
        }
    }

    #[test]
    fn a_cookie_that_only_says_where_a_table_is_makes_nobody_a_browser() {
        let has = |text: &'static str| {
            has_other_cookies(&HeaderMap::from_iter([(COOKIE, HeaderValue::from_static(text))]))
        };
        assert!(!has_other_cookies(&HeaderMap::new()));
        assert!(!has("process=one"));
        assert!(!has("process=one; process=two"));
        assert!(has("process=one; tafelrunde=abc"));
        assert!(has("tafelrunde=abc"));
        assert!(has("processes=one"));
        assert!(has(""));
    }
}
