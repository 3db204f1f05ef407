//! The modules of Merlin from the page of a new table to the record.

use crate::support::{Browser, Page, any_move, house, live, on_turn, play_on};
use merlin::Module;
use table::generator;

/// The boxes of the page that are ticked.
fn ticked(page: &Page) -> Vec<&str> {
    let boxes = page.all("input").filter(|input| input.get("type") == Some("checkbox"));
    let modules = boxes.filter(|input| input.get("name").is_some_and(|name| name.starts_with("modules-")));
    modules.filter(|input| input.get("checked").is_some()).filter_map(|input| input.get("name")).collect()
}

#[tokio::test]
async fn the_page_offers_every_module_with_a_picture() {
    let mut browser = Browser::new(&house());
    let page = browser.page("/new/merlin").await;
    assert!(page.problems.is_empty(), "{:?}", page.problems);
    for module in Module::ALL {
        let name = format!("modules-{module}");
        assert!(page.values("name").contains(&name.as_str()), "{module}");
    }
    assert!(ticked(&page).is_empty());
    let pictures: Vec<String> =
        page.all("img").filter_map(|picture| picture.get("src")).map(str::to_owned).collect();
    assert!(pictures.iter().filter(|source| source.contains("/module-")).count() >= Module::BUILT.len());
    for picture in pictures {
        assert_eq!(browser.get(&picture).await.status, 200, "{picture}");
    }
    for preset in page.all("a").filter(|link| link.get("data-preset").is_some()) {
        let address = preset.get("href").unwrap();
        assert_eq!(browser.get(address).await.status, 200, "{address}");
    }
    assert_eq!(browser.get("/assets/module-dragons.svg?v=1").await.status, 404);
    // Other games have no modules.
    assert!(!browser.page("/new/artus").await.values("id").contains(&"modules"));
}

#[tokio::test]
async fn a_link_names_modules_and_players() {
    let mut browser = Browser::new(&house());
    let page = browser.page("/new/merlin?modules=treasures,gold&players=3").await;
    assert_eq!(ticked(&page), ["modules-gold", "modules-treasures"]);
    let three = page
        .all("input")
        .find(|input| input.get("name") == Some("players") && input.get("value") == Some("3"));
    assert!(three.unwrap().get("checked").is_some());
    for (wrong, why) in [("market", "INT-1.1"), ("dragons", "dragons"), ("morgana,treasures", "INT-1.1")] {
        let reply = browser.get(&format!("/new/merlin?modules={wrong}")).await;
        assert_eq!(reply.status, 400, "{wrong}");
        assert!(reply.failure().contains(why), "{wrong}: {}", reply.failure());
    }
    let spaced = browser.page("/new/merlin?modules=treasures,%20gold&players=3").await;
    assert_eq!(ticked(&spaced), ["modules-gold", "modules-treasures"]);
}

#[tokio::test]
async fn a_link_with_a_value_that_a_setting_does_not_have_is_refused() {
    let mut browser = Browser::new(&house());
    for (link, says) in [
        ("/new/merlin?players=9", "2, 3, 4"),
        ("/new/artus?mode=champion", "beginner, advanced"),
        ("/new/camelot?heroes=many", "off, on, expert"),
    ] {
        let reply = browser.get(link).await;
        assert_eq!(reply.status, 400, "{link}");
        assert!(reply.failure().contains(says), "{link}: {}", reply.failure());
    }
}

#[tokio::test]
async fn what_was_chosen_stands_in_lobby_list_record_and_the_next_table() {
    let house = house();
    let mut browser = Browser::new(&house);
    let boxes = [("modules-gold", "yes"), ("modules-treasures", "yes"), ("players", "2"), ("listed", "yes")];
    let reply = browser.post("/new/merlin", &[&boxes[..], &[("seat2", "friend")]].concat()).await;
    assert_eq!(reply.status, 303, "{}", reply.text());
    let path = reply.location().to_owned();
    let id = path.strip_prefix("/t/").unwrap();
    assert_eq!(live(&house, id).await.stored.options, "players=2 modules=gold,treasures");
    for (language, name) in [("en", "Treasures of the environs"), ("de", "Die Schätze des Umlands")] {
        let mut stranger = Browser::new(&house).reading(language);
        for page in [path.as_str(), "/"] {
            let text = stranger.get(page).await.text().to_owned();
            assert!(text.contains(name), "{language} {page}");
        }
    }
    let next = browser.page(&format!("/new/merlin?like={id}")).await;
    assert_eq!(ticked(&next), ["modules-gold", "modules-treasures"]);
    let mut friend = Browser::new(&house);
    assert_eq!(friend.sit(id, 2, "Ben", "word").await.status, 303);
    play_on(&house, id, &mut [browser.clone(), friend], usize::MAX, &mut generator(7)).await;
    let record = browser.get(&format!("{path}/record")).await;
    assert!(record.text().contains("modules=gold,treasures"), "{}", record.text());
}

#[tokio::test]
async fn a_set_that_lacks_what_it_needs_is_refused_with_the_clause() {
    let house = house();
    let mut browser = Browser::new(&house);
    for (language, needs) in [("en", "INT-1.1"), ("de", "INT-1.1")] {
        language.clone_into(&mut browser.language);
        let reply = browser.post("/new/merlin", &[("modules", "market")]).await;
        assert_eq!(reply.status, 400);
        assert!(reply.failure().contains(needs), "{}", reply.failure());
    }
}

/// KRT-1.11, CRL-1.4: variants stand in link, options, lobby, record and the next table.
#[tokio::test]
async fn variants_are_chosen_with_their_modules() {
    let house = house();
    let mut browser = Browser::new(&house);
    let page = browser.page("/new/merlin?modules=all&variants=random_districts").await;
    let chosen = page
        .all("input")
        .filter(|input| input.get("type") == Some("radio") && input.get("checked").is_some());
    let chosen: Vec<(&str, &str)> =
        chosen.filter_map(|own| Some((own.get("name")?, own.get("value")?))).collect();
    assert!(chosen.contains(&("variants-random_districts", "yes")), "{chosen:?}");
    assert!(chosen.contains(&("variants-random_allies", "")), "{chosen:?}");
    for (wrong, clause) in [("random_allies", "KRT-1.11"), ("random_districts", "CRL-1.4")] {
        let reply = browser.get(&format!("/new/merlin?modules=gold&variants={wrong}")).await;
        assert!(reply.status == 400 && reply.failure().contains(clause), "{}", reply.failure());
    }
    let form = [
        ("modules-knights", "yes"),
        ("variants-random_allies", "yes"),
        ("players", "2"),
        ("seat2", "friend"),
    ];
    let reply = browser.post("/new/merlin", &form).await;
    assert_eq!(reply.status, 303, "{}", reply.text());
    let path = reply.location().to_owned();
    let id = path.strip_prefix("/t/").unwrap();
    let options = "players=2 modules=knights variants=random_allies";
    assert_eq!(live(&house, id).await.stored.options, options);
    for (language, name) in [("en", "allies dealt at random"), ("de", "zufällig zugeteilte Verbündete")] {
        let text = Browser::new(&house).reading(language).get(&path).await.text().to_owned();
        assert!(text.contains(name), "{language}");
    }
    let next = browser.page(&format!("/new/merlin?like={id}")).await;
    let yes = next
        .all("input")
        .find(|own| own.get("name") == Some("variants-random_allies") && own.get("value") == Some("yes"));
    assert!(yes.unwrap().get("checked").is_some());
    let mut friend = Browser::new(&house);
    assert_eq!(friend.sit(id, 2, "Ben", "word").await.status, 303);
    play_on(&house, id, &mut [browser.clone(), friend], usize::MAX, &mut generator(7)).await;
    let record = browser.get(&format!("{path}/record")).await;
    assert!(record.text().contains(options), "{}", record.text());
}

/// A box brings along what its module needs; a surprise is drawn when the table is opened.
#[tokio::test]
async fn boxes_bring_along_what_they_need_and_a_surprise_is_drawn() {
    let house = house();
    let mut browser = Browser::new(&house);
    for module in Module::BUILT.iter().filter(|module| module.needs().is_some()) {
        let reply = browser.post("/new/merlin", &[(&format!("modules-{module}"), "yes")]).await;
        let id = reply.location().strip_prefix("/t/").unwrap().to_owned();
        let options = live(&house, &id).await.stored.options.clone();
        assert!(options.contains(module.needs().unwrap().id()), "{module}: {options}");
    }
    let reply = browser.post("/new/merlin", &[("modules", "random")]).await;
    let id = reply.location().strip_prefix("/t/").unwrap().to_owned();
    let options = live(&house, &id).await.stored.options.clone();
    assert!(options.contains("modules=") && !options.contains("random"), "{options}");
}

/// Which clauses a page of the rules shows, by the letters they begin with.
async fn letters(browser: &mut Browser, path: &str) -> Vec<String> {
    let page = browser.page(path).await;
    assert!(page.problems.is_empty(), "{path}: {:?}", page.problems);
    let rules = page.all("div").filter(|part| part.has_class("rule")).filter_map(|part| part.get("id"));
    let mut all: Vec<String> = rules.map(|id| id.split('-').next().unwrap().to_owned()).collect();
    all.dedup();
    all
}

#[tokio::test]
async fn the_rules_show_the_modules_that_can_be_played_and_at_a_table_those_in_play() {
    let house = house();
    let everything = games::GameId::Merlin.rule_books(None);
    for language in ["en", "de"] {
        let mut browser = Browser::new(&house).reading(language);
        assert_eq!(letters(&mut browser, "/rules/MER").await, everything, "{language}");
        assert_eq!(letters(&mut browser, "/rules/GLD").await, ["GLD"], "{language}");
        assert_eq!(letters(&mut browser, "/rules/MER?modules=none").await, ["MER"], "{language}");
        let contents = browser.page("/rules").await;
        let links: Vec<&str> = contents.all("a").filter_map(|link| link.get("href")).collect();
        for book in &everything {
            assert!(links.contains(&format!("/rules/{book}").as_str()), "{language} {book}");
        }
        let one = browser.page("/rules/GLD-2.1").await;
        let ways: Vec<&str> = one.all("a").filter_map(|link| link.get("href")).collect();
        assert!(ways.contains(&"/rules/GLD") && ways.contains(&"/rules/MER"), "{ways:?}");
    }
    let mut browser = Browser::new(&house);
    let reply = browser.post("/new/merlin", &[("modules-treasures", "yes")]).await;
    let table = browser.page(reply.location()).await;
    let rules =
        table.all("a").filter_map(|link| link.get("href")).find(|path| path.starts_with("/rules/MER"));
    assert_eq!(letters(&mut browser, rules.unwrap()).await, ["MER", "TRE", "INT"]);
    let refused = browser.get("/rules/MER?modules=market").await;
    assert!(refused.status == 400 && refused.failure().contains("INT-1.1"), "{}", refused.failure());
}

/// What the house did for a player without a choice is taken back with the decision before it, in one step.
#[tokio::test]
async fn an_undo_gives_back_a_decision_not_a_formality() {
    let mut found = 0;
    for seed in 0..40 {
        found += taken_back_with_formalities(seed).await;
        if found >= 3 {
            return;
        }
    }
    panic!("a formality followed a decision only {found} times");
}

/// Plays a game and takes back what was followed by formalities; how often that was.
async fn taken_back_with_formalities(seed: u64) -> usize {
    let (house, mut rng) = (house(), generator(seed));
    let mut first = Browser::new(&house);
    let boxes =
        [("modules-arthur", "yes"), ("modules-gold", "yes"), ("modules-morgana", "yes"), ("players", "2")];
    let reply = first.post("/new/merlin", &[&boxes[..], &[("seat2", "friend")]].concat()).await;
    let id = reply.location().strip_prefix("/t/").unwrap().to_owned();
    let mut friend = Browser::new(&house);
    assert_eq!(friend.sit(&id, 2, "Ben", "word").await.status, 303);
    let (mut browsers, live, mut found) = ([first, friend], live(&house, &id).await, 0);
    loop {
        let before = live.snapshot().running.clone();
        let Some((seat, choice)) = any_move(&*before, &mut rng) else { break };
        let at = before.moves_made();
        assert_eq!(browsers[seat.index()].play(&id, &choice, at).await.status, 204, "{choice}");
        let after = live.snapshot().running.clone();
        let own = |number| after.mover(number) == Some(table::Actor::Seat(seat));
        if after.moves_made() > at + 1 && (at..after.moves_made()).all(own) && on_turn(&*after).is_some() {
            assert_eq!(browsers[seat.index()].undo(&id).await.status, 204);
            assert_eq!(live.snapshot().running.lines_since(0), before.lines_since(0), "{choice}");
            found += 1;
            if found == 3 {
                break;
            }
        }
    }
    found
}
