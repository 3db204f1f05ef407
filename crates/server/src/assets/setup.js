// A new table: chips that fill in other fields, digits that choose the seats, Ctrl+Enter that opens it.
'use strict';
// What a chip fills in, as names and values of fields.
const fillsOf = chip =>
  chip.dataset.fills
    .split(' ')
    .filter(pair => pair)
    .map(pair => pair.split('='));

// A chip fills in its fields; once one of them is changed, the chip that fits is chosen, otherwise the one
// that fills in nothing.
document.addEventListener('change', e => {
  const { form, name, dataset } = e.target;
  if (dataset.fills) for (const [field, value] of fillsOf(e.target)) form.elements[field].value = value;
  const chips = [...(form?.querySelectorAll('[data-fills]') ?? [])];
  if (!chips.some(chip => fillsOf(chip).some(([field]) => field === name))) return;
  const fits = chip =>
    chip.dataset.fills && fillsOf(chip).every(([field, value]) => form.elements[field].value === value);
  (chips.find(fits) || chips.find(chip => !chip.dataset.fills)).checked = true;
});

document.addEventListener('keydown', e => {
  const form = document.querySelector('form.opens');
  if (!form) return;
  if (e.key === 'Enter' && (e.ctrlKey || e.metaKey)) {
    e.preventDefault();
    form.requestSubmit();
  }
  const writes = e.target.matches('input:not([type=radio], [type=checkbox])');
  const seats =
    !writes &&
    !e.ctrlKey &&
    !e.metaKey &&
    !e.altKey &&
    /^\d$/.test(e.key) &&
    form.querySelector(`[name=players][value="${e.key}"]`);
  if (seats) seats.checked = true;
});
