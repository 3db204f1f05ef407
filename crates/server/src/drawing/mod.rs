//! Pages of a table as they are drawn, compared, kept and sent.
//!
//! A page is a list of [`Fragment`]s. Viewers who must see the same thing form a `ViewerGroup` and share one
//! [`Page`] for each version of the table, and the event that leads to it from the page before.

mod cache;
mod diff;
mod fragment;
mod page;
mod part_cache;
mod viewers;

pub(crate) use cache::{Drawings, PageCache, shared_page};
pub(crate) use fragment::Sheet;
pub(crate) use page::{Layout, Page};
pub(crate) use part_cache::{Kept, kept};
