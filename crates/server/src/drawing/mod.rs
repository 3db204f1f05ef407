//! Pages of a table as they are drawn, compared, kept and sent.
//!
//! A page is a list of [`part::Part`]s, each drawn once for everybody whose page has it. Viewers who must see the same thing
//! form a `ViewerGroup` and share one [`Page`] for each version of the table. An event leads from one page to the next: for
//! each part that is different it holds a `Delta`, which all pages share that have this part.

mod cache;
mod delta;
mod diff;
mod page;
mod part;
mod part_cache;
mod placeholders;
mod steps;
mod viewers;

pub(crate) use cache::{Drawings, PageCache, shared_page};
pub(crate) use page::Page;
pub(crate) use part_cache::{CachedParts, cached};
pub(crate) use placeholders::Placeholders;
