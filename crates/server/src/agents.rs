//! The browser and system of a device, in coarse words: enough to recognise one's own phone, too little to tell two
//! phones apart. Only words of these lists are stored, never the text a client sends.

use words::Words;

/// A substring of the `User-Agent`, and the browser's name. The order matters: most browsers claim to be others as
/// well.
const BROWSERS: [(&str, &str); 8] = [
    ("edg", "Edge"),
    ("opr/", "Opera"),
    ("samsungbrowser", "Samsung Internet"),
    ("firefox/", "Firefox"),
    ("fxios/", "Firefox"),
    ("crios/", "Chrome"),
    ("chrome/", "Chrome"),
    ("safari/", "Safari"),
];

/// A substring of the `User-Agent`, and the system's name.
const SYSTEMS: [(&str, &str); 8] = [
    ("android", "Android"),
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("windows", "Windows"),
    ("cros ", "ChromeOS"),
    ("mac os x", "macOS"),
    ("linux", "Linux"),
    ("bsd", "BSD"),
];

/// How many characters of a `User-Agent` are looked at.
const LONGEST: usize = 512;

/// The browser and the system in a `User-Agent`, as stored: `Firefox/Linux`.
pub(crate) fn coarse(user_agent: &str) -> String {
    let text = user_agent.chars().take(LONGEST).collect::<String>().to_lowercase();
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(sign, _)| text.contains(sign)).map_or("", |(_, name)| *name)
    };
    format!("{}/{}", find(&BROWSERS), find(&SYSTEMS))
}

/// The same for people.
pub(crate) fn in_words(words: Words, agent: Option<&str>) -> String {
    let Some((browser, system)) = agent.and_then(|agent| agent.split_once('/')) else {
        return words.say("sessions-unknown-device");
    };
    match (browser, system) {
        ("", "") => words.say("sessions-program"),
        ("", one) | (one, "") => one.to_owned(),
        (browser, system) => {
            words.say_with("sessions-browser-on", &[("browser", browser.into()), ("system", system.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_ones_are_known_and_nothing_is_repeated() {
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
        let laptop = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0";
        let android = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
        let cases = [
            (phone, "Safari/iPhone", "Safari on iPhone"),
            (laptop, "Firefox/Linux", "Firefox on Linux"),
            (edge, "Edge/Windows", "Edge on Windows"),
            (android, "Chrome/Android", "Chrome on Android"),
            ("curl/8.9", "/", "a program"),
            ("<script>secret</script>", "/", "a program"),
            ("", "/", "a program"),
        ];
        let words = Words::new("en").unwrap();
        for (given, stored, shown) in cases {
            assert_eq!(coarse(given), stored);
            assert_eq!(in_words(words, Some(stored)), shown);
        }
        assert_eq!(coarse(&"ä".repeat(5_000)), "/");
    }
}
