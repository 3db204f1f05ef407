//! The rules as people read them: the guide with its pictures, the clauses folded below, and the search.

use crate::support::{Browser, Page, house};
use games::GameId;

/// The addresses of all pictures of a page.
fn pictures(page: &Page) -> Vec<String> {
    let sources = page.all("img").filter_map(|one| one.get("src"));
    sources.filter(|source| source.contains("/guide-")).map(str::to_owned).collect()
}

fn ids(page: &Page) -> Vec<&str> {
    page.elements.iter().filter_map(|one| one.get("id")).collect()
}

#[tokio::test]
async fn every_game_is_told_in_pictures_in_every_language() {
    let house = house();
    for (language, theme) in [("de", "dark"), ("en", "light")] {
        let mut browser = Browser::new(&house).reading(language);
        browser.get(&format!("/theme/{theme}?back=/")).await;
        for game in GameId::ALL {
            let path = format!("/rules/{}", game.rules());
            let page = browser.page(&path).await;
            assert!(page.problems.is_empty(), "{path}: {:?}", page.problems);
            let seen = pictures(&page);
            assert!(seen.len() >= 8, "{path}: {} pictures", seen.len());
            for source in seen {
                assert!(source.contains(&format!(".{language}.{theme}.svg")), "{source}");
                let picture = browser.get(&source).await;
                assert_eq!(
                    (picture.status, picture.header("content-type")),
                    (200, Some("image/svg+xml")),
                    "{source}"
                );
            }
            let all = ids(&page);
            for section in ["goal", "trips", "clauses"] {
                assert!(all.contains(&section), "{path}: {section}");
            }
            // Whatever a guide cites stands on the same page.
            for link in
                page.all("a").filter(|link| link.has_class("clause")).filter_map(|link| link.get("href"))
            {
                let Some(clause) = link.strip_prefix('#') else { continue };
                assert!(all.contains(&clause), "{path} has no {clause}");
            }
        }
    }
}

#[tokio::test]
async fn pictures_of_the_rules_are_asked_for_by_name_language_and_theme() {
    let mut browser = Browser::new(&house());
    for (file, status) in [
        ("guide-artus-goal.en.svg", 200),
        ("guide-artus-goal.en.dark.svg", 200),
        ("guide-artus-goal.en.dusk.svg", 404),
        ("guide-artus-goal.xx.svg", 404),
        ("guide-artus-goal.en.dark.more.svg", 404),
        ("guide-nothing.en.svg", 404),
        ("guide-.svg", 404),
    ] {
        assert_eq!(browser.get(&format!("/assets/{file}")).await.status, status, "{file}");
    }
}

#[tokio::test]
async fn a_file_is_what_it_is_however_often_it_is_asked_for() {
    let house = house();
    let browser = Browser::new(&house);
    for (file, kind) in [
        ("house.css", "text/css; charset=utf-8"),
        ("house.js", "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("guide-artus-goal.en.svg", "image/svg+xml"),
    ] {
        for time in 1..=3 {
            let mut request = browser.request(axum::http::Method::GET, &format!("/assets/{file}"), "");
            request.headers_mut().insert("accept-encoding", "gzip".parse().unwrap());
            let answer = browser.before(&house).begin(request).await;
            let told = answer.headers().get("content-type").and_then(|kind| kind.to_str().ok());
            assert_eq!(told, Some(kind), "{file}, asked for the {time}. time");
        }
    }
}

#[tokio::test]
async fn the_rules_of_a_table_show_the_modules_in_play() {
    let mut browser = Browser::new(&house());
    let all = browser.page("/rules/MER").await;
    let unfolded = |page: &Page| -> Vec<String> {
        let modules = page.all("details").filter(|one| one.has_class("module"));
        modules
            .filter(|one| one.get("open").is_some())
            .filter_map(|one| one.get("id"))
            .map(str::to_owned)
            .collect()
    };
    assert_eq!(unfolded(&all), Vec::<String>::new());
    assert_eq!(all.all("details").filter(|one| one.has_class("module")).count(), merlin::Module::ALL.len());
    let table = browser.page("/rules/MER?modules=gold,market").await;
    assert_eq!(unfolded(&table), ["module-gold", "module-market"]);
    assert!(pictures(&table).iter().any(|source| source.contains("market-stall")));
    let base = browser.page("/rules/MER?modules=none").await;
    assert!(!ids(&base).contains(&"modules"));
    let alone = browser.page("/rules/GLD").await;
    assert!(pictures(&alone).iter().any(|source| source.contains("gold-coin")));
}

#[tokio::test]
async fn clauses_are_found_by_their_words_without_a_script() {
    let mut browser = Browser::new(&house());
    let rules = |page: &Page| page.all("div").filter(|one| one.has_class("rule")).count();
    let all = browser.page("/rules/ART").await;
    let some = browser.page("/rules/ART?find=Displaced+KING").await;
    assert!(rules(&some) > 0 && rules(&some) < 20, "{} of {}", rules(&some), rules(&all));
    let folds = || some.all("details").filter(|one| one.has_class("fold"));
    assert!(folds().count() > 0 && folds().all(|one| one.get("open").is_some()));
    assert!(all.all("details").filter(|one| one.has_class("fold")).all(|one| one.get("open").is_none()));
    let none = browser.page("/rules/ART?find=dragon").await;
    assert_eq!(rules(&none), 0);
    let odd = browser.get(&format!("/rules/MER?modules=none&find={}", "%3Cscript%3E".repeat(40))).await;
    assert_eq!(odd.status, 200);
}

#[tokio::test]
async fn what_players_read_does_not_speak_to_programmers() {
    let house = house();
    for language in ["de", "en"] {
        let mut browser = Browser::new(&house).reading(language);
        for game in GameId::ALL {
            let page = browser.get(&format!("/rules/{}", game.rules())).await.text().to_lowercase();
            for word in ["invariant", "implementer", "implementier", "invariante"] {
                assert!(!page.contains(word), "{game} in {language}: {word}");
            }
        }
        // What a file of components has to satisfy is read by its own address.
        let page = browser.page("/rules/ART").await;
        assert!(!ids(&page).contains(&"ART-18.1"));
        assert_eq!(browser.get("/rules/ART-18").await.status, 200);
    }
}
