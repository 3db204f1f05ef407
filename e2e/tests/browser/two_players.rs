//! A whole game of two: one at a laptop in German, one on a phone in English, invited by a link.

use e2e::input::Key;
use e2e::table::{at_the_table, invitation, is_over, my_turn, open_table, play_to_the_end, result, sit_down};
use e2e::{Chromium, House, Reader, Screen, Tab, check};

#[test]
fn two_people_play_a_whole_game_and_see_the_same_result() {
    let house = House::open();
    let chromium = Chromium::start();
    let mut isolde = chromium.enter(Reader::GERMAN);
    let gareth = chromium.enter(Reader::ENGLISH_PHONE);

    open_table(&isolde, &house, "artus", "Isolde", &["friend"]);
    sit_down(&gareth, &invitation(&isolde), "Gareth");
    // The one who waits is taken to the table without doing anything.
    at_the_table(&isolde);
    at_the_table(&gareth);
    assert_eq!(isolde.text("document.documentElement.lang"), "de");
    assert_eq!(gareth.text("document.documentElement.lang"), "en");

    let both = [&isolde, &gareth];
    play_to_the_end(&both, |moves, tab| {
        let other = if std::ptr::eq(tab, &raw const isolde) { &gareth } else { &isolde };
        assert!(!my_turn(other), "one decides at a time");
        let device = |tab: &Tab| if tab.reader.screen == Screen::DESKTOP { "desktop" } else { "phone" };
        if (40..44).contains(&moves) {
            for (tab, what) in [(tab, "own"), (other, "others")] {
                tab.settle();
                tab.picture(&format!("middle-{what}-{}", device(tab)));
            }
        }
    });

    let points = result(&isolde);
    assert_eq!(points.len(), 2);
    assert_eq!(points, result(&gareth), "both see the same points");
    for line in &points {
        let (total, parts) = line.split_last().expect("a line has a total");
        assert_eq!(*total, parts.iter().sum::<i64>(), "the parts make the total");
    }
    assert!(is_over(&isolde) && is_over(&gareth));
    // Wherever the page was scrolled to, the result lies in front.
    gareth.value("scrollTo(0, document.body.scrollHeight)");
    let inside = "(r => r.top >= 0 && r.top < innerHeight / 2 && r.bottom <= innerHeight + 1)";
    assert!(
        gareth.holds(&format!("{inside}(document.querySelector('.ending .window').getBoundingClientRect())"))
    );
    let table = isolde.text("location.href");
    let mut found = check::everywhere(&mut isolde, "end");
    the_record_is_true(&house, &isolde);
    isolde.follow(".ending a[href$='/dice']");
    isolde.until_there("#verdict.gain");
    found.extend(check::everywhere(&mut isolde, "dice"));
    isolde.go(&table);
    the_replay_shows_every_step(&isolde);
    found.extend(check::everywhere(&mut isolde, "replay"));
    isolde.go(&table);
    both_play_again(&isolde, &gareth);
    assert!(found.is_empty(), "\n{}", found.join("\n"));
    isolde.is_content();
    gareth.is_content();
}

/// The record can be kept, and the program itself finds it true.
fn the_record_is_true(house: &House, tab: &Tab) {
    let folder = house.folder().join("downloads");
    std::fs::create_dir_all(&folder).unwrap();
    tab.download_to(&folder);
    tab.press(".ending a[href$='/record']");
    let began = std::time::Instant::now();
    let kept = loop {
        let mut files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        if let Some(kept) = files.find(|path| path.extension().is_some_and(|ending| ending == "record")) {
            break kept;
        }
        assert!(began.elapsed().as_secs() < 20, "the record does not come");
        std::thread::sleep(std::time::Duration::from_millis(20));
    };
    let (fine, said) = house.run(&["verify", kept.to_str().unwrap()]);
    assert!(fine, "{said}");
}

/// From the end to the start and a step on.
fn the_replay_shows_every_step(tab: &Tab) {
    // It plays by itself from the first turn, after the set-up, until somebody takes over.
    tab.follow(".ending a[href*='/replay']:not(.highlights a)");
    tab.until("location.search === '?to=12'");
    tab.press("[data-autoplay]");
    tab.until("document.querySelector('[data-autoplay]').ariaPressed === 'false'");
    let last = tab.text("location.href");
    let at = |step: usize| tab.until(&format!("location.search === '?to={step}'"));
    tab.press("nav.steps a");
    at(0);
    let pieces = tab.count(".replay .piece");
    for step in 1..=8 {
        tab.press("nav.steps a:nth-of-type(3)");
        at(step);
    }
    assert!(tab.count(".replay .piece") > pieces, "knights have sat down");
    assert_eq!(tab.count(".replay .told [aria-current]"), 1, "what happened in this step");
    assert!(tab.count(".replay .told li") > 1, "and what happened before");
    assert_eq!(tab.count(".replay .standing li"), 2, "who sits where");
    assert!(tab.text("document.querySelector('.share input').value").ends_with("?to=8"));
    for (key, step) in [(Key::Right, 9), (Key::Left, 8), (Key::Left, 7)] {
        tab.key(key);
        at(step);
    }
    the_review_leads_to_turning_points_and_asks_a_master(tab);
    tab.go(&last);
}

/// Chances, a click on their curves, a turning point, and what a master would have done before it.
fn the_review_leads_to_turning_points_and_asks_a_master(tab: &Tab) {
    assert_eq!(tab.count(".standing .chance"), 2, "everybody's chance");
    assert_eq!(tab.count(".chances .curve"), 2);
    let all = tab.text("document.querySelector('.chances').dataset.moves");
    let click = |share: &str| {
        tab.value(&format!(
            "(() => {{ const grid = document.querySelector('.chances .grid').getBoundingClientRect();
            document.querySelector('.chances').dispatchEvent(new MouseEvent('click',
                {{ bubbles: true, clientX: grid.left + grid.width * {share}, clientY: grid.top }})); }})()"
        ));
    };
    click("1");
    tab.until(&format!("location.search === '?to={all}'"));
    click("0");
    tab.until("location.search === '?to=0'");
    assert!(tab.count(".turning-points li") > 0, "somebody has won");
    tab.press(".turning-points li a");
    tab.until("document.querySelector('.turning-points li').ariaCurrent === 'step'");
    tab.press("nav.steps a");
    tab.until("location.search === '?to=0'");
    // The first moves are chance; then somebody decides.
    tab.go(&tab.text("location.origin + location.pathname + '?to=12'"));
    tab.press(".now .ask");
    tab.until_there(".advice li");
    assert!(tab.text("document.querySelector('.advice').innerText").contains("gespielt"));
}

/// One tap opens the next game, and whoever is still at the old table joins it with one tap.
fn both_play_again(isolde: &Tab, gareth: &Tab) {
    isolde.follow(".ending .again button");
    gareth.until_there(".ending .again .ready");
    gareth.follow(".ending .again button");
    at_the_table(isolde);
    at_the_table(gareth);
    assert_eq!(isolde.text("location.pathname"), gareth.text("location.pathname"));
}
