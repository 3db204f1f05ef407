//! Drawing, caching, diffing and sending the pages of a table.
//!
//! A page is a list of [`part::Part`]s, each drawn once for all pages that contain it. Viewers who must see
//! the same thing form a `ViewerGroup` and share one [`Page`] for each version of the table. An event turns
//! one page into the next: for each changed part it contains a `Delta`, which is shared by all pages with
//! this part.
//!
//! # The format of a diff
//!
//! A diff is one line: the name of the new page (`#` and its hash to base 36), then steps. Each step begins with a tab.
//! Applied in order to the page before, they write the new page. Numbers count UTF-16 code units, as JavaScript does.
//!
//! | step | does | written by |
//! |---|---|---|
//! | `=120 14` | copies 14 units of the page before, from its 120th on | `page.rs` |
//! | `@120` | sets the base of all following `~` to 120, the start of a changed part in the page before | `page.rs` |
//! | `~120 14` | copies 14 units, from the 120th after the base on | `steps.rs` |
//! | `+<b>text` | inserts text, up to the next tab | `steps.rs` |
//!
//! Offsets after `~` are relative to a part, so that the steps of a part are the same in all pages (`delta.rs`). Markup
//! contains no tabs and no line breaks: [`part::Part::text`] writes them as character references. `diff.js` reads this.

mod cache;
mod delta;
mod diff;
mod page;
mod part;
mod part_cache;
mod placeholders;
mod steps;
mod viewers;

pub(crate) use cache::{PageCache, TablePages, shared_page};
pub(crate) use page::Page;
pub(crate) use part_cache::{CachedParts, cached, key};
pub(crate) use placeholders::Placeholders;
