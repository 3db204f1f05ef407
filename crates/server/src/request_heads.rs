//! The head of a request has a short timeout of its own. It starts with the first byte, not with the idle time before
//! it, so that a proxy may keep idle connections open.

use axum::body::{Body, HttpBody};
use hyper::body::{Bytes, Frame, SizeHint};
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// The largest head of a request, in bytes. Browsers send two or three thousand.
pub(crate) const LARGEST: usize = 32 * 1024;

/// The phase of a connection: incremented when a response begins and when it ends, so it is odd during a response.
#[derive(Clone, Default)]
pub(crate) struct Phase(Arc<AtomicU64>);

impl Phase {
    /// The head is complete; a response is under way until the guard is dropped.
    pub(crate) fn answer(&self) -> Answering {
        self.0.fetch_add(1, Ordering::AcqRel);
        Answering(self.clone())
    }
}

/// Guard of a response under way.
pub(crate) struct Answering(Phase);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.0.fetch_add(1, Ordering::AcqRel);
    }
}

/// The body of a response; the response ends when it is dropped.
pub(crate) struct AnswerBody {
    body: Body,
    _answering: Answering,
}

impl AnswerBody {
    pub(crate) const fn new(body: Body, answering: Answering) -> Self {
        Self { body, _answering: answering }
    }
}

impl HttpBody for AnswerBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection with a timeout for heads that have begun.
pub(crate) struct TimedHeads<S> {
    connection: S,
    within: Duration,
    phase: Phase,
    /// The phase the deadline belongs to.
    seen: u64,
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S> TimedHeads<S> {
    /// A connection on which nothing has been read yet.
    pub(crate) const fn new(connection: S, within: Duration, phase: Phase) -> Self {
        Self { connection, within, phase, seen: 0, deadline: None }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for TimedHeads<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let phase = this.phase.0.load(Ordering::Acquire);
        if phase != this.seen {
            (this.seen, this.deadline) = (phase, None);
        }
        if this.deadline.as_mut().is_some_and(|deadline| deadline.as_mut().poll(context).is_ready()) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut this.connection).poll_read(context, buffer);
        let waits_for_head = phase.is_multiple_of(2);
        if waits_for_head && this.deadline.is_none() && buffer.filled().len() > before {
            this.deadline = Some(Box::pin(sleep(this.within)));
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for TimedHeads<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.connection).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.connection).poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.connection.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.connection).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.connection).poll_shutdown(context)
    }
}
