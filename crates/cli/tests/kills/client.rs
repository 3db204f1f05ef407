//! Just enough HTTP to play: one connection, one request after the other.

use serde_json::Value;
use std::io::{self, BufRead, BufReader, Error, ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::Duration;

/// A connection to the house.
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    token: String,
    /// The process whose cookie is sent along, as the house has set it; none if empty.
    pub(crate) process: String,
}

impl Client {
    /// Connects; an empty token is nobody's.
    pub(crate) fn connect(address: SocketAddr, token: &str) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Self { stream: BufReader::new(stream), token: token.to_owned(), process: String::new() })
    }

    /// Connects, and waits no longer than this for the connection and for each answer.
    pub(crate) fn connect_within(address: SocketAddr, token: &str, patience: Duration) -> io::Result<Self> {
        let stream = TcpStream::connect_timeout(&address, patience)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(patience))?;
        Ok(Self { stream: BufReader::new(stream), token: token.to_owned(), process: String::new() })
    }

    /// Sends along the cookie of a process, which may be the wrong one by now.
    pub(crate) fn towards(self, process: &str) -> Self {
        Self { process: process.to_owned(), ..self }
    }

    /// Asks for something.
    pub(crate) fn get(&mut self, path: &str) -> io::Result<(u16, Value)> {
        self.send("GET", &format!("/api/v1{path}"), "")?;
        self.answer()
    }

    /// Changes something.
    pub(crate) fn post(&mut self, path: &str, body: &Value) -> io::Result<(u16, Value)> {
        self.send("POST", &format!("/api/v1{path}"), &body.to_string())?;
        self.answer()
    }

    /// Ends the connection from elsewhere.
    pub(crate) fn hang_up(&self) -> io::Result<impl Fn() + use<>> {
        let stream = self.stream.get_ref().try_clone()?;
        // A house that is gone has hung up already.
        Ok(move || drop(stream.shutdown(Shutdown::Both)))
    }

    /// Opens the stream of a table's page and calls `seen` with the number of moves of every view it shows, until the
    /// house is gone.
    pub(crate) fn watch(mut self, table: &str, mut seen: impl FnMut(usize)) -> io::Result<()> {
        self.watch_while(table, |shown| {
            shown.map(&mut seen);
            true
        })
    }

    /// Opens the stream of a table's page and calls `goes_on` with the number of moves of every view it shows, and with
    /// nothing where it was silent for as long as this client waits, until that says no or the house is gone.
    pub(crate) fn watch_while(
        &mut self,
        table: &str,
        mut goes_on: impl FnMut(Option<usize>) -> bool,
    ) -> io::Result<()> {
        self.send("GET", &format!("/t/{table}/stream"), "")?;
        let (mut line, mut is_head) = (Vec::new(), true);
        loop {
            match self.stream.read_until(b'>', &mut line) {
                Ok(0) => return Ok(()),
                Ok(_) => {}
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    if !goes_on(None) {
                        return Ok(());
                    }
                    // What has come of the line is kept.
                    continue;
                }
                Err(error) => return Err(error),
            }
            let text = String::from_utf8_lossy(&line);
            if std::mem::take(&mut is_head) {
                // The first piece has the head of the response.
                let head = text.split("\r\n\r\n").next().unwrap_or_default().to_ascii_lowercase();
                head.lines().for_each(|line| self.keep_cookie(line));
            }
            let number = text.split_once("data-seen=\"").and_then(|(_, rest)| rest.split('"').next());
            let number = number.and_then(|number| number.parse().ok());
            if number.is_some() && !goes_on(number) {
                return Ok(());
            }
            line.clear();
        }
    }

    fn send(&mut self, method: &str, path: &str, body: &str) -> io::Result<()> {
        let token = match self.token.as_str() {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        let cookie = match self.process.as_str() {
            "" => String::new(),
            process => format!("Cookie: process={process}\r\n"),
        };
        let length = body.len();
        let kind = "Content-Type: application/json";
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: house\r\n{token}{cookie}{kind}\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.stream.get_mut().write_all(text.as_bytes())
    }

    /// Keeps the cookie that a line of a response's head sets, if it does.
    fn keep_cookie(&mut self, line: &str) {
        if let Some(rest) = line.strip_prefix("set-cookie: process=") {
            self.process = rest.split(';').next().unwrap_or_default().to_owned();
        }
    }

    fn answer(&mut self) -> io::Result<(u16, Value)> {
        let (mut status, mut length, mut is_chunked) = (0, 0, false);
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line)? == 0 {
                return Err(Error::from(ErrorKind::UnexpectedEof));
            }
            let line = line.trim_end().to_ascii_lowercase();
            self.keep_cookie(&line);
            if let Some(rest) = line.strip_prefix("http/1.1 ") {
                status = rest[..3].parse().unwrap();
            } else if let Some(rest) = line.strip_prefix("content-length: ") {
                length = rest.parse().unwrap();
            } else if line == "transfer-encoding: chunked" {
                is_chunked = true;
            } else if line.is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body)?;
        // Some proxies pass a response on in chunks.
        while is_chunked {
            let mut size = String::new();
            self.stream.read_line(&mut size)?;
            let size = usize::from_str_radix(size.trim_end(), 16);
            let size = size.map_err(|_| Error::from(ErrorKind::InvalidData))?;
            let mut chunk = vec![0; size + 2];
            self.stream.read_exact(&mut chunk)?;
            body.extend_from_slice(&chunk[..size]);
            is_chunked = size > 0;
        }
        match serde_json::from_slice(&body) {
            Ok(answer) => Ok((status, answer)),
            // A proxy that reaches no process has words of its own.
            Err(_) if status >= 500 => Ok((status, Value::Null)),
            Err(error) => panic!("{status}: {error}"),
        }
    }
}
