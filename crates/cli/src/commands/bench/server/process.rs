//! What a process has used so far, where the system tells: memory and processor time, from `/proc`.

use std::fs;
use std::path::Path;
use std::time::Duration;

/// A process, by its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Process(pub(super) u32);

impl Process {
    /// This process itself.
    pub(super) fn this() -> Self {
        Self(std::process::id())
    }

    /// The bytes it holds in memory now.
    pub(super) fn memory(self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(kilobytes * 1024)
    }

    /// The processor time it has used.
    pub(super) fn processor_time(self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        // The name of the program stands in parentheses and may hold spaces; the times are fields 14 and 15.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<u64>().ok();
        let used = ticks()? + ticks()?;
        Some(Duration::from_secs_f64(used as f64 / ticks_per_second() as f64))
    }
}

#[cfg(unix)]
fn ticks_per_second() -> u64 {
    rustix::param::clock_ticks_per_second()
}

#[cfg(not(unix))]
fn ticks_per_second() -> u64 {
    100
}

/// How many processes wanted a core, on average over the last minute.
pub(super) fn load_average() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

/// The kind of file system a folder lies on; `tmpfs` is memory, on which nothing has to be waited for.
pub(super) fn file_system(folder: &Path) -> Option<String> {
    let folder = folder.canonicalize().ok()?;
    let mounts = fs::read_to_string("/proc/self/mounts").ok()?;
    let mut fields = mounts.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let holds = |mount: &Vec<&str>| mount.len() > 2 && folder.starts_with(mount[1]);
    let innermost = fields.by_ref().filter(holds).max_by_key(|mount| mount[1].len())?;
    Some(innermost[2].to_owned())
}

#[cfg(test)]
mod tests {
    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_has_memory_and_has_worked() {
        use super::*;
        let memory = Process::this().memory().unwrap();
        assert!((1 << 20..1 << 40).contains(&memory), "{memory}");
        let before = Process::this().processor_time().unwrap();
        let mut sum = 0_u64;
        while Process::this().processor_time().unwrap() < before + Duration::from_millis(20) {
            sum = (0..100_000_u64).fold(sum, |sum, number| std::hint::black_box(sum ^ number));
        }
        assert!(load_average().unwrap() >= 0.0);
        assert_eq!(file_system(Path::new("/proc")).as_deref(), Some("proc"));
    }
}
