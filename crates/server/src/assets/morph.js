// Makes one page of another while keeping its elements, so that pieces glide and typed words stay.
// Defines: morph.
'use strict';
const idOf = n => (n.nodeType === 1 ? n.id || '' : '');
const isAlike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && idOf(a) === idOf(b);

// Makes `old` look like `next`. Children with an id are found by it, wherever they are; others by their place
// and kind.
function morph(old, next) {
  if (old.nodeType !== 1) {
    if (old.data !== next.data) old.data = next.data;
    return;
  }
  if (old.isEqualNode(next)) return;
  for (const a of next.attributes)
    if (old.getAttribute(a.name) !== a.value) old.setAttribute(a.name, a.value);
  for (const a of [...old.attributes])
    if (!next.hasAttribute(a.name) && a.name !== 'open') old.removeAttribute(a.name);
  if (old.hasAttribute('data-keep')) return;
  const wantedChildren = [...next.childNodes];
  const wantedIds = new Set(wantedChildren.map(idOf));
  const byId = new Map([...old.childNodes].map(child => [idOf(child), child]));
  let cursor = old.firstChild; // where the next child belongs
  for (const wantedChild of wantedChildren) {
    while (cursor && idOf(cursor) && !wantedIds.has(cursor.id)) {
      const gone = cursor;
      cursor = cursor.nextSibling;
      gone.remove();
    }
    // Where a child without an id is gone, the wanted one stands further on; a new one would lose what was
    // typed into it.
    let child = idOf(wantedChild) ? byId.get(wantedChild.id) : cursor;
    while (child && !idOf(wantedChild) && !isAlike(child, wantedChild)) child = child.nextSibling;
    if (!child || !isAlike(child, wantedChild)) {
      old.insertBefore(document.importNode(wantedChild, true), cursor);
      continue;
    }
    if (child === cursor) cursor = cursor.nextSibling;
    else if (old.moveBefore) old.moveBefore(child, cursor);
    else old.insertBefore(child, cursor);
    morph(child, wantedChild);
  }
  while (cursor) {
    const gone = cursor;
    cursor = cursor.nextSibling;
    gone.remove();
  }
}
