// As much of a browser as the script of the house touches. What the script does is written down in `done`.
const done = [];
const handlers = {};
const timers = [];
let streams = [];
const element = dataset => ({
  nodeType: 1,
  id: 'table',
  dataset,
  attributes: [],
  childNodes: [],
  firstChild: null,
  isEqualNode: () => false,
  contains: () => false,
  querySelector: () => null,
  querySelectorAll: () => [],
  hasAttribute: name => name === 'data-keep',
  closest: () => null,
  matches: () => false,
});
const table = element({ seen: '3' });
const problem = { textContent: '' };
// The layer above the page, on which nothing is drawn.
const motion = { querySelectorAll: () => [], querySelector: () => motion };
const bell = { id: 'notify', checked: false, disabled: false, parentNode: { hidden: false } };
globalThis.localStorage = {};
globalThis.window = {
  // A page does not hear itself; a test passes on what one page says to the others.
  BroadcastChannel: class {
    constructor(name) {
      this.name = name;
      globalThis.channel = this;
    }
    postMessage() {
      done.push('tell');
    }
  },
};
globalThis.BroadcastChannel = window.BroadcastChannel;
globalThis.addEventListener = (kind, handler) => (handlers[kind] ||= []).push(handler);
globalThis.navigator = {};
// The script asks to be told of changes of the page; a test says when there are some.
const watching = [];
globalThis.MutationObserver = class {
  constructor(told) {
    watching.push(told);
  }
  observe() {}
};
globalThis.document = {
  hidden: false,
  title: 'Artus',
  activeElement: null,
  body: {},
  querySelector: what =>
    what?.startsWith('#follow')
      ? globalThis.followBar?.[what] || null
      : what === '.talk[data-heard]'
        ? globalThis.chat?.talk || null
        : what === 'main.replay'
          ? globalThis.replay || null
          : globalThis.replay
            ? null
            : (globalThis.own ||= element({
                table: 'abc',
                seated: 'yes',
                myTurn: 'It is your turn.',
                lost: 'The connection is lost.',
              })),
  querySelectorAll: what => (what === '.steps a' ? globalThis.steps : []),
  getElementById: id => ({ table, problem, notify: bell, chat: globalThis.chat, motion })[id] || null,
  addEventListener: (kind, handler) => (handlers[kind] ||= []).push(handler),
};
globalThis.addEventListener = document.addEventListener;
// A view is shown when its number of moves is that of the table.
globalThis.DOMParser = class {
  parseFromString(text) {
    const next = element(JSON.parse(text));
    next.isEqualNode = () => true;
    return {
      getElementById: () => {
        next.attributes = [];
        return next;
      },
      querySelector: () => ({ textContent: text }),
      body: { data: text },
      title: 'another step',
    };
  }
};
table.isEqualNode = next => {
  Object.assign(table.dataset, next.dataset);
  done.push('show ' + next.dataset.seen);
  return true;
};
globalThis.EventSource = class {
  constructor(address) {
    this.address = address;
    this.readyState = 1;
    this.heard = {};
    streams.push(this);
    done.push('open ' + address);
  }
  addEventListener(kind, handler) {
    this.heard[kind] = handler;
  }
  close() {
    this.readyState = 2;
    done.push('close');
  }
};
// The house as it is asked: its newest view, with what was tapped unless it is told to forget.
let newest = {};
let forgets = false;
globalThis.fetch = (address, how) => {
  done.push((how?.method || 'GET') + ' ' + address + (how?.body ? ' ' + how.body : ''));
  if (address.endsWith('/since')) return Promise.resolve({ ok: false });
  const step = /&to=(\d+)/.exec(address);
  const tapped = !forgets && /taps=[^&]/.test(address) ? 'yes' : undefined;
  const view = JSON.stringify({
    ...table.dataset,
    ...newest,
    tapped,
    ...(step && { seen: step[1], past: 'yes' }),
  });
  return Promise.resolve({
    ok: true,
    text: () => Promise.resolve((address.includes('/view?') ? '#a\t+' : '') + view),
  });
};
globalThis.URLSearchParams = class {
  constructor(data) {
    this.data = data;
  }
  toString() {
    return Object.entries(this.data)
      .map(([key, value]) => key + '=' + value)
      .join('&');
  }
};
globalThis.location = { origin: 'http://house', assign: address => done.push('go ' + address) };
globalThis.history = { replaceState: (state, title, address) => done.push('at ' + address) };
globalThis.AbortSignal = { timeout: after => ({ after }) };
globalThis.innerWidth = 1440;
let timer = 0;
globalThis.setTimeout = (work, after) => {
  timers.push({ id: ++timer, work, after: +after });
  return timer;
};
globalThis.clearTimeout = id => {
  const at = timers.findIndex(timer => timer.id === id);
  if (at >= 0) timers.splice(at, 1);
};
globalThis.setInterval = (work, every) => timers.push({ id: ++timer, work, after: every, again: true });

// What a test does.
const fire = (kind, event) => {
  let isStopped = false;
  event.stopImmediatePropagation = () => (isStopped = true);
  for (const handler of handlers[kind]) if (!isStopped) handler(event);
};
const see = hidden => {
  document.hidden = hidden;
  fire('visibilitychange', {});
};
const push = view => {
  newest = view;
  streams.at(-1).heard.view({ data: '#a\t+' + JSON.stringify(view) });
};
const open = () => streams.filter(stream => stream.readyState !== 2).length;
const pass = after => {
  const due = timers.filter(timer => timer.after === after);
  for (const timer of due) if (!timer.again) timers.splice(timers.indexOf(timer), 1);
  due.forEach(timer => timer.work());
};
const tap = name =>
  fire('click', {
    target: {
      matches: () => false,
      closest: what => (what === '[data-pick]' ? { dataset: { pick: name } } : null),
    },
    preventDefault() {},
  });
const confirm = name =>
  fire('click', {
    target: {
      matches: () => false,
      closest: what => (what === '[data-play]' ? { dataset: { play: name } } : null),
    },
    preventDefault() {},
  });
// What somebody writes at the table, and the form it is written in.
const field = { value: '' };
const unsent = { textContent: '', dataset: { unsent: 'Not sent:' } };
const talk = { dataset: { send: '/say' }, elements: { text: field }, querySelector: () => unsent };
globalThis.FormData = function () {
  return { text: field.value };
};
const say = text => {
  field.value = text;
  fire('submit', { target: talk, preventDefault() {} });
};
// A chat that is closed, and what others say in it.
const withChat = () => {
  const line = { matches: () => false, childNodes: [] };
  const talk = { dataset: { heard: 0 }, querySelectorAll: () => Array(talk.dataset.heard).fill(line) };
  globalThis.chat = { id: 'chat', open: false, talk };
};
const hear = count => {
  chat.talk.dataset.heard = count;
  watching.forEach(told => told());
};
const openChat = () => {
  chat.open = true;
  fire('toggle', { target: chat });
};
// What others have done since the own last turn, the bar to step through it, and its buttons.
const withSteps = (...moments) => {
  table.dataset.since = moments.join(' ');
  const parts = ['.since', '.steps', '.quiet', '.at', '[data-follow=since]', '[data-follow=next]'];
  globalThis.followBar = Object.fromEntries(parts.map(part => ['#follow ' + part, { focus() {} }]));
};
const pressFollow = does => {
  const button = { dataset: { follow: does } };
  fire('click', {
    target: { matches: () => false, closest: what => (what === '[data-follow]' ? button : null) },
  });
};
// Answers of the house that wait until a test lets them come, or until the script waits no longer.
const waiting = [];
const holdAnswers = () => {
  const quick = fetch;
  globalThis.fetch = (address, how) => {
    const answer = quick(address, how);
    return new Promise((done, fail) => {
      waiting.push(() => done(answer));
      setTimeout(() => fail(new Error('timeout')), how.signal.after);
    });
  };
};
// A page of a replay, and what somebody presses there.
const replayAt = (step, all) => {
  globalThis.replay = {};
  globalThis.steps = Object.entries({
    Home: 0,
    ArrowLeft: Math.max(0, step - 1),
    ArrowRight: Math.min(all, step + 1),
    End: all,
  }).map(([key, to]) => ({
    dataset: { step: key },
    getAttribute: () => '?to=' + to,
    hasAttribute: () => to === step,
  }));
};
const key = (name, more) =>
  fire('keydown', {
    key: name,
    target: { matches: () => false, closest: () => null },
    preventDefault() {
      done.push('taken');
    },
    ...more,
  });
const told = () => done.splice(0).join('; ');
