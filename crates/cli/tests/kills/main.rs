//! The data folder of the real program, which runs as a process of its own and is killed without a word (`SIGKILL`):
//! nothing confirmed is lost, one house at a time holds the folder, and a backup can be put back after a crash.

mod campaign;
mod client;
#[cfg(unix)]
#[path = "../../../server/tests/shared/cluster.rs"]
mod cluster;
mod house;
mod locking;
#[cfg(unix)]
mod nodes;
mod player;
mod restoring;
#[cfg(unix)]
mod stopping;
