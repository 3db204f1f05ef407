// As much of a browser as the script of the dice touches. `shown` is what the house has put on the page.
const element = dataset => ({ dataset, textContent: '', className: '', value: '', lastElementChild: { textContent: '' }, addEventListener(kind, heard) { this[kind] = heard; } });
const throws = shown.throws.map(element), words = shown.words.map(element), dice = element(shown.dice);
const verdict = element(shown.verdict), compared = element(shown.compared), published = element(shown.published);
dice.querySelectorAll = what => ({ '[data-word]': words, '[data-throw]': throws })[what];
globalThis.document = { querySelector: () => dice, getElementById: id => ({ verdict, compared, published })[id] };
globalThis.localStorage = { ['dice ' + shown.dice.dice]: shown.seen };
globalThis.TextEncoder = class { encode(text) { return Uint8Array.from(unescape(encodeURIComponent(text)), letter => letter.charCodeAt(0)); } };
const write = sum => { published.value = sum; published.input(); };
