//! Just enough of HTTP/1.1 for a load that costs little: what the load takes from the cores is missing to the house,
//! and a whole client costs more for each request than all else here.

use flate2::{Decompress, FlushDecompress};
use std::io::{self, Error, ErrorKind};
use std::net::SocketAddr;
use std::ops::Range;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection, on which one request follows the other, or which carries one endless stream.
pub(super) struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// What of the buffer has been taken already.
    taken: usize,
    /// The last answer that came in chunks.
    body: Vec<u8>,
    /// Unpacks what is compressed, once something is.
    unpack: Option<Unpack>,
    /// The process that has the table asked about, if a cookie has told.
    process: Option<String>,
}

/// A compressed stream while it is read.
struct Unpack {
    inflate: Decompress,
    /// How much of the head of the file is still to come.
    head: usize,
    text: Vec<u8>,
}

impl Default for Unpack {
    fn default() -> Self {
        Self { inflate: Decompress::new(false), head: GZIP_HEAD, text: Vec::new() }
    }
}

/// The head of a file of gzip without a name.
const GZIP_HEAD: usize = 10;

/// The answer to a request.
pub(super) struct Answer<'a> {
    pub(super) status: u16,
    pub(super) body: &'a [u8],
}

impl Unpack {
    fn add(&mut self, chunk: &[u8]) -> io::Result<()> {
        let head = self.head.min(chunk.len());
        self.head -= head;
        let packed = &chunk[head..];
        let (begin, mut full) = (self.inflate.total_in(), true);
        while full {
            self.text.reserve(16 * 1024);
            let rest = &packed[(self.inflate.total_in() - begin) as usize..];
            self.inflate.decompress_vec(rest, &mut self.text, FlushDecompress::Sync)?;
            full = self.text.len() == self.text.capacity();
        }
        Ok(())
    }
}

impl Connection {
    /// Connects to a house.
    pub(super) async fn to(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, buffer: Vec::new(), taken: 0, body: Vec::new(), unpack: None, process: None })
    }

    /// Sends a whole request.
    pub(super) async fn send(&mut self, request: &[u8]) -> io::Result<()> {
        self.stream.write_all(request).await
    }

    /// Reads the answer to a request.
    pub(super) async fn answer(&mut self) -> io::Result<Answer<'_>> {
        let (status, length) = self.head().await?;
        let Some(length) = length else { return self.chunked(status).await };
        while self.buffer.len() - self.taken < length {
            self.fill().await?;
        }
        let from = self.taken;
        self.taken += length;
        Ok(Answer { status, body: &self.buffer[from..from + length] })
    }

    /// Reads an answer whose length is not told beforehand.
    async fn chunked(&mut self, status: u16) -> io::Result<Answer<'_>> {
        self.body.clear();
        loop {
            match self.chunk().await? {
                Some(chunk) => self.body.extend_from_slice(&self.buffer[chunk]),
                None => return Ok(Answer { status, body: &self.body }),
            }
        }
    }

    /// The process that has the table last asked about, if the house has told its name for a proxy.
    pub(super) fn process(&self) -> Option<&str> {
        self.process.as_deref()
    }

    /// Nothing more is read: what was needed to read it is given back.
    pub(super) fn rest(&mut self) {
        (self.buffer, self.unpack) = (Vec::new(), None);
    }

    /// Reads the head of an answer that is a stream.
    pub(super) async fn begin_stream(&mut self) -> io::Result<u16> {
        let end = self.line_end(b"\r\n\r\n").await?;
        let head = String::from_utf8_lossy(&self.buffer[self.taken..end]);
        let is_packed = header(&head, "content-encoding") == Some("gzip");
        self.unpack = is_packed.then(Unpack::default);
        self.head().await.map(|(status, _)| status)
    }

    /// The next event of a stream as text, and how many bytes came for it.
    pub(super) async fn event(&mut self) -> io::Result<(&[u8], usize)> {
        let Some(mut unpack) = self.unpack.take() else {
            let chunk = self.next_chunk().await?;
            return Ok((chunk, chunk.len()));
        };
        unpack.text.clear();
        let mut bytes = 0;
        while !unpack.text.ends_with(b"\n\n") {
            let chunk = self.next_chunk().await?;
            bytes += chunk.len();
            unpack.add(chunk)?;
        }
        Ok((&self.unpack.insert(unpack).text, bytes))
    }

    /// The next chunk of a stream; a house sends every event in a chunk of its own.
    async fn next_chunk(&mut self) -> io::Result<&[u8]> {
        let chunk = self.chunk().await?.ok_or_else(|| Error::from(ErrorKind::UnexpectedEof))?;
        Ok(&self.buffer[chunk])
    }

    /// Where in the buffer the next chunk lies; nothing after the last one.
    async fn chunk(&mut self) -> io::Result<Option<Range<usize>>> {
        let end = self.line_end(b"\r\n").await?;
        let size = std::str::from_utf8(&self.buffer[self.taken..end]).ok();
        let size = size.and_then(|size| usize::from_str_radix(size, 16).ok());
        let size = size.ok_or_else(|| Error::from(ErrorKind::InvalidData))?;
        self.taken = end + 2;
        while self.buffer.len() - self.taken < size + 2 {
            self.fill().await?;
        }
        let from = self.taken;
        self.taken += size + 2;
        Ok((size > 0).then_some(from..from + size))
    }

    /// Status and length of the next answer.
    async fn head(&mut self) -> io::Result<(u16, Option<usize>)> {
        let end = self.line_end(b"\r\n\r\n").await?;
        let head = String::from_utf8_lossy(&self.buffer[self.taken..end]);
        let status = head.get(9..12).and_then(|status| status.parse().ok());
        let status = status.ok_or_else(|| Error::from(ErrorKind::InvalidData))?;
        let length = header(&head, "content-length").and_then(|length| length.parse().ok());
        let length = length.or((status == 204).then_some(0));
        let process = header(&head, "set-cookie").and_then(|cookie| cookie.strip_prefix("process="));
        if let Some(process) = process.and_then(|rest| rest.split(';').next()) {
            self.process = Some(process.to_owned());
        }
        self.taken = end + 4;
        Ok((status, length))
    }

    /// Where the next of these line ends begins.
    async fn line_end(&mut self, line_end: &[u8]) -> io::Result<usize> {
        loop {
            if let Some(at) = memchr::memmem::find(&self.buffer[self.taken..], line_end) {
                return Ok(self.taken + at);
            }
            self.fill().await?;
        }
    }

    /// Reads more; what was taken makes room.
    async fn fill(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.taken);
        self.taken = 0;
        self.buffer.reserve(16 * 1024);
        match self.stream.read_buf(&mut self.buffer).await? {
            0 => Err(Error::from(ErrorKind::UnexpectedEof)),
            _ => Ok(()),
        }
    }
}

/// A header of an answer. A proxy writes its name in letters of its own choice.
fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| {
        let (found, value) = line.split_once(": ")?;
        found.eq_ignore_ascii_case(name).then_some(value)
    })
}
