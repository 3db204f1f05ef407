// Asks the house for pages of which only the newest counts.
// Uses: streamPage, streamPageName, patched (diff.js); isConnectionLost (listening.js); showProblem,
// showConnectionLost, failureIn (sending.js); released (follow.js); address, parsePage (table.js).
// Defines: latestOnly, fetchView.
'use strict';

// Pages that take each other's place: whoever asks for one needs none of those asked for before. A page that
// takes longer than `timeout` milliseconds counts as lost.
function latestOnly(timeout) {
  let newest = 0;
  return {
    // Answers { text } if all went well, { refused: text } if the house says no, { isLost: true } if no
    // answer came, and nothing at all if another page was asked for meanwhile or this one is wanted no
    // longer. With the answer comes a function that tells whether it is still wanted later.
    async ask(url, isWanted = () => true) {
      const own = ++newest;
      const isStillWanted = () => own === newest && isWanted();
      const answer = await fetch(url, timeout && { signal: AbortSignal.timeout(timeout) }).catch(() => null);
      const text = await answer?.text().catch(() => undefined);
      // Between a press and its click nothing is redrawn.
      await released;
      if (!isStillWanted()) return undefined;
      if (text === undefined) return { isLost: true, isStillWanted };
      return answer.ok ? { text, isStillWanted } : { refused: text, isStillWanted };
    },
    // What was asked for is wanted no longer.
    forget() {
      newest++;
    },
  };
}

// The same for views of the table: the house answers with the difference to the last page of the stream. In
// place of the text the answer has a `view`; what went wrong is said on the page.
async function fetchView(views, fields, isWanted) {
  const from = streamPage;
  const query = new URLSearchParams({ taps: '', base: streamPageName, ...fields });
  const answer = await views.ask(address('/view?') + query, isWanted);
  if (answer?.isLost) showConnectionLost();
  if (answer?.refused !== undefined) showProblem(failureIn(answer.refused));
  if (answer?.text === undefined) return answer;
  if (isConnectionLost) showProblem('');
  return {
    ...answer,
    view: parsePage(patched(from, answer.text.split('\t').slice(1))).getElementById('table'),
  };
}
