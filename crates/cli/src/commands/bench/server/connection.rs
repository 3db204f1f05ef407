//! Just enough of HTTP/1.1 for a load that costs little: what the load takes from the cores is missing to the house,
//! and a whole client costs more for each request than all else here.

use std::io::{self, Error, ErrorKind};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection, on which one request follows the other, or which carries one endless stream.
pub(super) struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// What of the buffer has been taken already.
    taken: usize,
}

/// The answer to a request.
pub(super) struct Answer<'a> {
    pub(super) status: u16,
    pub(super) body: &'a [u8],
}

impl Connection {
    /// Connects to a house.
    pub(super) async fn to(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, buffer: Vec::new(), taken: 0 })
    }

    /// Sends a whole request.
    pub(super) async fn send(&mut self, request: &[u8]) -> io::Result<()> {
        self.stream.write_all(request).await
    }

    /// Reads the answer to a request.
    pub(super) async fn answer(&mut self) -> io::Result<Answer<'_>> {
        let (status, length) = self.head().await?;
        let length = length.unwrap_or_default();
        while self.buffer.len() - self.taken < length {
            self.fill().await?;
        }
        let from = self.taken;
        self.taken += length;
        Ok(Answer { status, body: &self.buffer[from..from + length] })
    }

    /// Reads the head of an answer that is a stream.
    pub(super) async fn begin_stream(&mut self) -> io::Result<u16> {
        self.head().await.map(|(status, _)| status)
    }

    /// The next event of a stream; a house sends each in a chunk of its own.
    pub(super) async fn event(&mut self) -> io::Result<&[u8]> {
        let end = self.line_end(b"\r\n").await?;
        let size = std::str::from_utf8(&self.buffer[self.taken..end]).ok();
        let size = size.and_then(|size| usize::from_str_radix(size, 16).ok()).filter(|&size| size > 0);
        let size = size.ok_or_else(|| Error::from(ErrorKind::UnexpectedEof))?;
        self.taken = end + 2;
        while self.buffer.len() - self.taken < size + 2 {
            self.fill().await?;
        }
        let from = self.taken;
        self.taken += size + 2;
        Ok(&self.buffer[from..from + size])
    }

    /// Status and length of the next answer.
    async fn head(&mut self) -> io::Result<(u16, Option<usize>)> {
        let end = self.line_end(b"\r\n\r\n").await?;
        let head = String::from_utf8_lossy(&self.buffer[self.taken..end]);
        let status = head.get(9..12).and_then(|status| status.parse().ok());
        let status = status.ok_or_else(|| Error::from(ErrorKind::InvalidData))?;
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
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
