//! The newest pages of all tables, each drawn once for all viewers of a group.

use super::page::Page;
use super::viewers::ViewerGroup;
use crate::live_table::LiveTable;
use crate::pages::context::PageContext;
use crate::pages::table::draw;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The size of the cache, in bytes of text.
const BUDGET: u64 = 64 << 20;

/// The average length of a page, for the initial capacity.
const PAGE: u64 = 64 << 10;

/// The pages of one house.
pub(crate) struct PageCache(Cache<Key, Arc<Page>, TextLength>);

impl Default for PageCache {
    fn default() -> Self {
        Self(Cache::with_weighter((BUDGET / PAGE) as usize, BUDGET, TextLength))
    }
}

#[derive(Clone)]
struct TextLength;

impl Weighter<Key, Arc<Page>> for TextLength {
    fn weight(&self, _: &Key, page: &Arc<Page>) -> u64 {
        page.len() as u64
    }
}

/// Everything a page depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    table: u64,
    /// The situation that is shown, and the version of everything around it.
    version: u64,
    newest: u64,
    hold: bool,
    /// If a clock is running: the second it shows.
    second: Option<i64>,
    group: ViewerGroup,
}

/// What a table in memory needs to use the page cache.
pub(crate) struct TablePages {
    cache: Arc<PageCache>,
    /// A number for each table in memory. A table that was evicted and read again has a new one, because its
    /// versions are counted anew.
    table: u64,
    drawn: AtomicU64,
}

impl TablePages {
    /// No pages yet. All are stored in the cache of the house.
    pub(crate) fn new(cache: Arc<PageCache>) -> Self {
        static TABLES: AtomicU64 = AtomicU64::new(0);
        Self { cache, table: TABLES.fetch_add(1, Ordering::Relaxed), drawn: AtomicU64::new(0) }
    }

    /// The number of this table in memory.
    pub(crate) const fn table(&self) -> u64 {
        self.table
    }
}

impl LiveTable {
    /// How many pages of this table were drawn since it is in memory.
    pub fn pages_drawn(&self) -> u64 {
        self.pages.drawn.load(Ordering::Relaxed)
    }
}

/// The page for a reader, shared with all who must see the same. `newest` is the version of the table; the
/// page may show an earlier situation.
pub(crate) fn shared_page(context: &PageContext<'_>, newest: u64) -> Arc<Page> {
    let pages = &context.live.pages;
    let draw_it = || {
        pages.drawn.fetch_add(1, Ordering::Relaxed);
        Arc::new(draw(context))
    };
    // A hint is for one seat only, and is not part of the key.
    if context.hint().is_some() {
        return draw_it();
    }
    let key = Key {
        table: pages.table,
        version: context.snapshot.version,
        newest,
        hold: context.hold,
        second: context.clock_runs().then_some(context.second),
        group: ViewerGroup::of(context),
    };
    let page = pages.cache.0.get_or_insert_with(&key, || Ok::<_, std::convert::Infallible>(draw_it()));
    let Ok(page) = page;
    if cfg!(debug_assertions) {
        assert_eq!(
            draw(context).text().0,
            page.text().0,
            "{key:?} does not hold all that the page depends on"
        );
    }
    page
}
