// Merlin's modules on the page of a new table: after each change the house says what they need and what they
// make of the table.
// Uses: latestOnly (redraw.js); morph (morph.js); parsePage (table.js).
'use strict';
const modulePages = latestOnly();

// Shows the page for what is chosen in the form, or for a set of modules.
async function showModules(form, chosen) {
  const fields = [...new FormData(form)].filter(([name]) => /^(modules|variants)/.test(name) && !chosen);
  const query = new URLSearchParams(
    chosen ? { modules: chosen } : fields.length ? fields : { modules: 'none' },
  );
  const answer = await modulePages.ask(location.pathname + '?' + query);
  const next = answer?.text && parsePage(answer.text);
  if (!next) return;
  for (const id of ['module-sets', 'modules', 'this-table'])
    morph(document.getElementById(id), next.getElementById(id));
  for (const box of form.querySelectorAll('#modules input:not([type=hidden])'))
    box.checked = box.defaultChecked;
}

document.addEventListener(
  'change',
  e => /^(modules|variants)-/.test(e.target.name) && showModules(e.target.form),
);
document.addEventListener('click', e => {
  const preset = e.target.closest('[data-preset]');
  if (!preset || e.ctrlKey || e.metaKey || e.shiftKey) return;
  e.preventDefault();
  showModules(preset.closest('form'), preset.dataset.preset);
});
