//! Around the table: waiting and inviting, joining with one tap, bots on free seats, chatting, watching,
//! leaving, and the next game; on a laptop in German and on a phone in English.

use e2e::table::{at_the_table, invitation, my_turn, open_chat, open_table, sit_down, two_at_a_table};
use e2e::{Chromium, House, Reader, Tab, check};

/// Nothing is wrong with any of the pages.
#[track_caller]
fn is_fit(found: &[String]) {
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn a_table_waits_is_joined_with_one_tap_and_filled_with_a_bot() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut isolde = chromium.enter(Reader::GERMAN);
    let mut gareth = chromium.enter(Reader::ENGLISH_PHONE);
    open_table(&isolde, &house, "camelot", "Isolde", &["friend", "friend", "friend"]);
    let mut found = check::everywhere(&mut isolde, "around-waiting");
    assert_eq!(isolde.count(".unreachable"), 1, "the house is open to this machine only, and says so");
    assert_eq!(isolde.count(".invitation .qr"), 0, "a picture of a link that helps nobody helps nobody");
    gareth.go(&invitation(&isolde));
    assert!(gareth.text("document.querySelector('.join h2').textContent").contains("Isolde"), "who invites");
    found.extend(check::everywhere(&mut gareth, "around-join"));
    gareth.follow(".join button");
    isolde.until("document.querySelector('#seat-2:not(.free)')");
    // The host frees the seat, and Gareth takes it again.
    isolde.follow("#seat-2 .remove");
    isolde.until("document.querySelector('#seat-2.free')");
    gareth.until("document.querySelector('.join')");
    gareth.follow(".join button");
    gareth.until("!document.querySelector('.join')");
    isolde.follow("#seat-3 .bot button");
    isolde.until("document.querySelector('#seat-3 .face')");
    isolde.follow(".beside .ways form button");
    [&isolde, &gareth].into_iter().for_each(at_the_table);
    is_fit(&found);
    isolde.is_content();
    gareth.is_content();
}

#[test]
fn whoever_just_watches_is_there_when_the_game_begins() {
    let (house, chromium) = (House::open(), Chromium::start());
    let isolde = chromium.enter(Reader::GERMAN);
    open_table(&isolde, &house, "artus", "Isolde", &["friend"]);
    let mut gareth = chromium.enter(Reader::ENGLISH_PHONE);
    gareth.go(&invitation(&isolde));
    gareth.press("label.watch");
    assert!(gareth.holds("!document.querySelector('.join').checkVisibility()"), "the form is put aside");
    assert!(gareth.text("document.querySelector('.looks-on').innerText").contains("You are watching"));
    let found = check::everywhere(&mut gareth, "around-just-watch");
    // It can be thought over, and what others do meanwhile changes nothing.
    gareth.press(".looks-on label");
    gareth.until("document.querySelector('.join').checkVisibility()");
    gareth.press("label.watch");
    isolde.follow(".beside .ways form button");
    at_the_table(&gareth);
    assert!(gareth.text("document.querySelector('.watching').textContent").contains("You are watching"));
    is_fit(&found);
    isolde.is_content();
    gareth.is_content();
}

#[test]
fn a_table_can_be_cancelled() {
    let (house, chromium) = (House::open(), Chromium::start());
    let isolde = chromium.enter(Reader::GERMAN);
    open_table(&isolde, &house, "artus", "Isolde", &["friend"]);
    let table = isolde.text("location.pathname");
    isolde.press("#cancel > summary");
    isolde.follow("#cancel form button");
    assert_eq!(isolde.text("location.pathname"), "/");
    isolde.go(&house.at(&table));
    assert_eq!(isolde.count(".failure"), 1);
    isolde.is_content_but_for(&["404"]);
}

#[test]
fn what_is_said_is_seen_on_every_screen() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tabs = two_at_a_table(&house, &chromium, "artus");
    let [isolde, gareth] = &mut tabs;
    open_chat(isolde);
    isolde.fill("#say", "Auf ein gutes Spiel!");
    isolde.press(".saying button");
    gareth.until("document.getElementById('unread').textContent === '1'");
    assert!(gareth.text("document.getElementById('toast').textContent").contains("Auf ein gutes Spiel!"));
    assert!(gareth.text("document.title").starts_with("(1) "));
    let mut found = check::everywhere(gareth, "around-toast");
    gareth.until("document.getElementById('toast').textContent === ''");
    open_chat(gareth);
    gareth.until("document.getElementById('unread').textContent === ''");
    found.extend(check::everywhere(gareth, "around-chat"));
    // A quick phrase is read by everybody in their own language.
    gareth.press(".phrases button");
    isolde.until("document.querySelector('.talk li').textContent.includes('Gut gespielt!')");
    gareth.until("document.querySelector('.talk li').textContent.includes('Well played!')");
    gareth.key(e2e::input::Key::Escape);
    is_fit(&found);
    tabs.iter().for_each(Tab::is_content);
}

#[test]
fn who_watches_is_told_so_and_counted_and_who_leaves_is_replaced() {
    let (house, chromium) = (House::open(), Chromium::start());
    for game in ["artus", "camelot", "merlin"] {
        let tabs = two_at_a_table(&house, &chromium, game);
        let mut stranger = chromium.enter(Reader::GERMAN);
        stranger.go(&tabs[0].text("location.href"));
        assert!(stranger.text("document.querySelector('.watching').textContent").contains("Du schaust zu"));
        tabs[0].until("document.querySelector('.watching')?.textContent.includes('1 schaut zu')");
        let found = check::everywhere(&mut stranger, &format!("around-watching-{game}"));
        // Gareth leaves, on a phone, behind one question; a bot goes on and Isolde's turn comes.
        tabs[1].press("#more > summary");
        tabs[1].press("#leave > summary");
        tabs[1].picture(&format!("around-leave-{game}"));
        tabs[1].follow("#leave form button");
        tabs[1].until("document.querySelector('.watching')");
        tabs[0].until("document.querySelector('.here .face')");
        tabs[0].until("document.querySelector('#table[data-turn=mine]')");
        assert!(my_turn(&tabs[0]));
        // Isolde is alone now: giving up ends the game, and one tap begins the next one with the same bot.
        let mut isolde = tabs.into_iter().next().expect("two were there");
        isolde.settle();
        isolde.press("#more > summary");
        isolde.press("#leave > summary");
        isolde.follow("#leave form button");
        isolde.until_there(".ending");
        let mut found = [found, check::everywhere(&mut isolde, &format!("around-ended-{game}"))].concat();
        isolde.press(".ending label.button");
        isolde.until("document.querySelector('#result').checked");
        found.extend(check::everywhere(&mut isolde, &format!("around-folded-{game}")));
        isolde.press(".unfold");
        isolde.follow(".ending .again button");
        at_the_table(&isolde);
        isolde.until("document.querySelector('.here .face') && !document.querySelector('.ending')");
        is_fit(&found);
        isolde.is_content();
        stranger.is_content();
    }
}

#[test]
fn joining_keeps_the_name_of_the_device() {
    let (house, chromium) = (House::open(), Chromium::start());
    let (isolde, gareth) = (chromium.enter(Reader::GERMAN), chromium.enter(Reader::ENGLISH_PHONE));
    open_table(&isolde, &house, "artus", "Isolde", &["friend"]);
    sit_down(&gareth, &invitation(&isolde), "Gareth");
    at_the_table(&gareth);
    open_table(&isolde, &house, "merlin", "Isolde", &["friend", "bot:random"]);
    gareth.go(&invitation(&isolde));
    assert_eq!(gareth.text("document.querySelector('.join [name=name]').value"), "Gareth");
    // The house knows him: one tap is enough, and the button says as whom.
    let says = || gareth.text("document.querySelector('.join .primary').textContent");
    assert_eq!(says(), "Sit down as Gareth");
    assert!(gareth.text("document.querySelector('.join .length').textContent").contains("1 h 30 min"));
    gareth.settle();
    gareth.picture("join-known-390");
    gareth.fill(".join [name=name]", "Sir Gareth");
    assert_eq!(says(), "Sit down as Sir Gareth");
    gareth.value(
        "(field => { field.value = ''; field.dispatchEvent(new Event('input', { bubbles: true })); })
        (document.querySelector('.join [name=name]'))",
    );
    assert_eq!(says(), "Sit down");
    gareth.fill(".join [name=name]", "Gareth");
    gareth.follow(".join button");
    [&isolde, &gareth].into_iter().for_each(at_the_table);
    isolde.is_content();
    gareth.is_content();
}
