//! Who must see the same page of a table: viewers with the same rights, language and theme.

use crate::pages::context::PageContext;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Everything about a viewer that decides how the page of a table looks. A debug build draws the page again for every
/// viewer and makes sure that nothing else does.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ViewerGroup {
    language: &'static str,
    theme: Option<&'static str>,
    /// Set for a player, who sees what their seats may know.
    seated: Option<i64>,
    /// Somebody the house knows may mute others.
    is_known: bool,
    muted: Arc<BTreeSet<i64>>,
    /// Set while the table waits for players.
    waiting: Option<LobbyReader>,
}

/// What the page of a waiting table shows about its reader.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct LobbyReader {
    /// The address of the house as they reach it.
    house: Option<String>,
    name: Option<String>,
    has_account: bool,
    /// The owner may begin without missing words.
    is_owner: bool,
}

impl ViewerGroup {
    /// The group of a reader.
    pub(crate) fn of(context: &PageContext<'_>) -> Self {
        let (reader, person) = (context.reader, context.reader.person.as_ref());
        let waiting = || LobbyReader {
            house: reader.house.clone(),
            name: person.map(|person| person.name.clone()),
            has_account: person.is_some_and(|person| person.account.is_some()),
            is_owner: person.is_some_and(|person| person.id == context.live.stored.owner),
        };
        Self {
            language: reader.words.lang(),
            theme: reader.theme,
            seated: person.map(|person| person.id).filter(|_| context.sits()),
            is_known: person.is_some(),
            muted: Arc::clone(&context.muted),
            waiting: (!context.snapshot.begun).then(waiting),
        }
    }
}
