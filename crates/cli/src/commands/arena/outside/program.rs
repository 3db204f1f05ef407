//! A running program that is told lines and answers lines, and cannot make anybody wait for ever.

use bots::arena::Forfeit;
use serde_json::Value;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// No answer has more bytes than this.
const MOST_BYTES: usize = 64 * 1024;
/// The maximum number of lines waiting to be read; a program that writes more is blocked.
const MOST_WAITING: usize = 8;
/// How long a program may take to end by itself, once its game is over.
const FAREWELL: Duration = Duration::from_secs(1);

/// What a program said.
enum Heard {
    Line(Vec<u8>),
    TooLong,
}

/// A program that runs.
pub(super) struct Program {
    child: Child,
    /// Taken away, it closes the program's standard input.
    telling: Option<Sender<String>>,
    heard: Receiver<Heard>,
}

impl Program {
    /// Starts a program. What it writes to its standard error goes to `complaints` as it comes.
    pub(super) fn start(command: &[String], complaints: Stdio) -> io::Result<Self> {
        let (name, arguments) =
            command.split_first().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(complaints)
            .spawn()?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (stdin, stdout) = stdin.zip(stdout).expect("both were asked for");
        let (telling, told) = channel();
        let (hearing, heard) = sync_channel(MOST_WAITING);
        // Threads of their own: a program that neither reads nor writes blocks them, and nobody else. They end with it.
        thread::spawn(move || tell(stdin, &told));
        thread::spawn(move || listen(stdout, &hearing));
        Ok(Self { child, telling: Some(telling), heard })
    }

    /// Tells the program something. If it does not listen any more, it will not answer either.
    pub(super) fn say(&self, message: &Value) {
        if let Some(telling) = &self.telling {
            let _ = telling.send(format!("{message}\n"));
        }
    }

    /// The next line the program says.
    pub(super) fn hear(&self, patience: Duration) -> Result<Vec<u8>, Forfeit> {
        match self.heard.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Forfeit::TooLong { most: MOST_BYTES }),
            Err(RecvTimeoutError::Disconnected) => Err(Forfeit::Gone),
            Err(RecvTimeoutError::Timeout) => {
                Err(Forfeit::Silent { milliseconds: u64::try_from(patience.as_millis()).unwrap_or(u64::MAX) })
            }
        }
    }
}

impl Drop for Program {
    /// The end of its input tells a program to end; one that does not is ended.
    fn drop(&mut self) {
        self.telling = None;
        // Whatever it still says does not matter; that it says nothing more is the sign that it has ended.
        let end = Instant::now() + FAREWELL;
        while self.heard.recv_timeout(end.saturating_duration_since(Instant::now())).is_ok() {}
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn tell(mut stdin: ChildStdin, told: &Receiver<String>) {
    for line in told {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn listen(stdout: ChildStdout, hearing: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(MOST_BYTES as u64 + 1).read_until(b'\n', &mut line);
        let heard = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > MOST_BYTES => Heard::TooLong,
            Ok(_) => Heard::Line(line),
        };
        let ends = matches!(heard, Heard::TooLong);
        if hearing.send(heard).is_err() || ends {
            return;
        }
    }
}
