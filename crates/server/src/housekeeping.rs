//! Housekeeping: running games are reopened after a restart, and once a second every table in memory is checked. A
//! table that panics is set aside, so that it neither ends the house nor blocks the others.

use crate::departed;
use crate::house::House;
use crate::live_table::LiveTable;
use crate::store::{SetAside, StoreError};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

impl House {
    /// Advances a table; one that panics is set aside, and the others are not affected. Whether it succeeded.
    async fn advance_or_set_aside(&self, live: &Arc<LiveTable>) -> bool {
        let done = AssertUnwindSafe(self.advance(live)).catch_unwind().await;
        if done.is_err() {
            self.memory().set_aside(&live.stored.id, &SetAside::Panic);
            live.drop_from_memory();
        }
        done.is_ok()
    }

    /// Reopens all running games after a restart; how many. Those that cannot be opened are set aside.
    pub async fn reopen_running(&self) -> Result<usize, StoreError> {
        self.reopen_running_if(|_| true).await
    }

    /// The same for some of the running games.
    pub(crate) async fn reopen_running_if(
        &self,
        is_ours: impl Fn(&str) -> bool,
    ) -> Result<usize, StoreError> {
        let mut reopened = 0;
        for id in self.store().running().await?.into_iter().filter(|id| is_ours(id)) {
            match self.table(&id).await {
                Ok(Some(live)) => reopened += usize::from(self.advance_or_set_aside(&live).await),
                Ok(None) => {}
                // One table never blocks the others. It was logged when it was set aside.
                Err(StoreError::SetAside(_)) => {}
                Err(error) => tracing::error!(table = id, %error, "a table cannot be reopened yet"),
            }
        }
        Ok(reopened)
    }

    /// Reloads a table that was dropped from memory: its clock runs on, and its bots have to move.
    pub(crate) async fn reload(&self, id: &str) {
        match self.table(id).await {
            Ok(Some(live)) => drop(self.advance_or_set_aside(&live).await),
            Ok(None) | Err(StoreError::SetAside(_)) => {}
            Err(error) => tracing::error!(table = id, %error, "a table cannot be read again yet"),
        }
    }

    /// Checks the tables in memory once a second: expired clocks, absent players, and tables to evict from memory.
    pub async fn run_housekeeping(self) {
        let mut closing = self.closing();
        let (mut written_elsewhere, mut departed_players) = (None, departed::Refresh::new(&self));
        loop {
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(1)) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            if let Err(error) = self.check_clock().await {
                tracing::error!(%error, "cannot record the jump of the system clock yet");
            }
            departed_players.tick(&self).await;
            for live in self.memory().all() {
                if live.is_dropped() {
                    self.reload(&live.stored.id).await;
                    continue;
                }
                self.advance_or_set_aside(&live).await;
                live.set_owner_departed(self.people().departed.contains(live.stored.owner));
                live.drop_earlier();
            }
            self.evict_idle();
            self.end_expired();
            self.notice_other_writers(&mut written_elsewhere).await;
        }
    }
}
