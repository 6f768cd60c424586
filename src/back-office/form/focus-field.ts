/** Focuses a field of a form, as requested by a link or an element of a page. */
import { type RefObject, useEffect } from 'react';

const controls = 'input, select, textarea, button, [contenteditable="true"]';

/**
 * Focuses the first control of a field, of one of its rows (`cast.2`) or of one language of it (`lead.en`); in a long
 * table compared with the import, the comparison; without a field, the first empty one.
 * @returns whether there was one
 */
export function focusField(form: HTMLElement | null, field = ''): boolean {
  const [name, part = ''] = field.split('.');
  const box = name && form?.querySelector(`[data-name="${CSS.escape(name)}"]`);
  const inBox = box && part !== '' ? partOf(box, part) : null;
  const note = box && !inBox && isLong(box) ? box.querySelector('[data-held]') : null;
  const given = inBox ?? note ?? box;
  const places = given ? [given] : [...(form?.querySelectorAll('[data-name]:not([data-filled])') ?? [])];
  const all = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(controls)]);
  // Inputs for files are hidden behind their buttons.
  const control = all.find((each) => each.getClientRects().length > 0);
  control?.focus({ preventScroll: true });
  if (box) (inBox ?? note ?? box).scrollIntoView({ block: 'center' });
  return control !== undefined;
}

/** The table is higher than the window; its comparison with the import is at its end. */
const isLong = (box: Element): boolean => box.getBoundingClientRect().height > innerHeight;

const partOf = (box: Element, part: string): Element | null =>
  /^\d+$/.test(part)
    ? (box.querySelectorAll('[data-row]')[Number(part)] ?? null)
    : box.querySelector(`[data-language="${CSS.escape(part)}"]`);

/** Milliseconds in which controls that load lazily are waited for. */
const timeout = 5000;

/** Once for each opening of a form: the field that the address names with `?field=`, of a new record the first to be filled. */
export function useRequestedField(
  form: RefObject<HTMLElement | null>,
  isAsked: boolean,
  isNew: boolean,
): void {
  useEffect(() => {
    const field = new URLSearchParams(location.search).get('field') ?? '';
    const box = form.current;
    if (!isAsked || !(field || isNew) || !box) return;
    const watch = new MutationObserver(() => focusField(box, field) && watch.disconnect());
    // After a navigation, the screen gets the focus first.
    const start = setTimeout(
      () => focusField(box, field) || watch.observe(box, { childList: true, subtree: true }),
    );
    const end = setTimeout(() => watch.disconnect(), timeout);
    return () => {
      watch.disconnect();
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [form, isAsked, isNew]);
}
