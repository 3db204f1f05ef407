//! Accounts and the pages of those who run the house, on every screen and by hand.

use e2e::table::{at_the_table, invitation, open_chat, open_table, sit_down};
use e2e::{Chromium, House, Reader, Tab, check};

const PASSWORD: &str = "tintagel by the sea";

/// Makes an account by hand.
fn make_account(tab: &Tab, house: &House, name: &str) {
    tab.go(&house.at("/account"));
    tab.fill("[name=account]", name);
    tab.fill("[name=password]", PASSWORD);
    tab.follow("button.primary");
}

#[test]
fn accounts_and_administration_are_fit_for_everybody() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut admin = chromium.enter(Reader::GERMAN);
    make_account(&admin, &house, "Merlin");
    let mordred = chromium.enter(Reader::ENGLISH_PHONE);
    make_account(&mordred, &house, "Mordred");
    open_table(&admin, &house, "artus", "Merlin", &["friend"]);
    let id = admin.text("location.pathname").trim_start_matches("/t/").to_owned();
    sit_down(&mordred, &invitation(&admin), "Mordred");
    at_the_table(&mordred);
    open_chat(&mordred);
    mordred.fill("#say", "Camelot shall fall");
    mordred.press(".saying button");
    mordred.until("document.querySelector('.talk').textContent.includes('shall fall')");

    let mut found = Vec::new();
    admin.go(&house.at("/account/access"));
    admin.fill("[name=name]", "Mein Bot");
    admin.choose("[name=days]", "90");
    admin.follow(".programs button.primary");
    admin.until("document.querySelector('.programs code').textContent.startsWith('trt_')");
    found.extend(check::everywhere(&mut admin, "access"));
    for (path, name) in [
        ("/account/data".to_owned(), "data"),
        ("/me".to_owned(), "me-admin"),
        ("/admin".to_owned(), "admin"),
        ("/admin/people".to_owned(), "admin-people"),
        ("/admin/people/2".to_owned(), "admin-person"),
        ("/admin/tables".to_owned(), "admin-tables"),
        (format!("/admin/tables/{id}"), "admin-table"),
    ] {
        admin.go(&house.at(&path));
        found.extend(check::everywhere(&mut admin, name));
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));

    // A ban is felt at once, and a link for a new password works on a phone.
    admin.go(&house.at("/admin/people/2"));
    admin.follow(".acts > form:has([value=reset-link]) button");
    let link = admin.text("document.querySelector('.link code').textContent");
    let mut phone = chromium.enter(Reader::ENGLISH_PHONE);
    phone.go(&link);
    let found = check::everywhere(&mut phone, "reset");
    assert!(found.is_empty(), "\n{}", found.join("\n"));
    phone.fill("[name=password]", "camlann at dusk");
    phone.follow("button.primary");
    assert_eq!(phone.text("location.pathname"), "/me");
    mordred.go(&house.at("/admin"));
    assert_eq!(mordred.text("document.querySelector('main small').textContent.slice(0, 3)"), "404");
    admin.is_content();
    phone.is_content();
}
