/** Focuses the field for which a dialog was opened. */
import { type RefObject, useEffect } from 'react';
import type { Locale } from '#domain/languages/locales.ts';

/** The field, with the language of a bilingual one. `alt` is the alternative text of its picture. */
export interface FieldFocus {
  field: string;
  language: Locale | null;
  part?: 'alt';
}

/** Frames to wait for parts that load later: another part of the form, an editor, a picture. */
const timeout = 180;

/** Fields are found by `data-control` on an ancestor. */
export function useFieldFocus(form: RefObject<HTMLElement | null>, focus: FieldFocus | undefined): void {
  useEffect(() => {
    if (!focus) return;
    let left = timeout;
    let frame = 0;
    const look = () => {
      const found = controlIn(form.current, focus);
      left -= 1;
      if (found) {
        found.scrollIntoView({ block: 'center' });
        found.focus();
        if (focus.part === 'alt') found.click();
      } else if (left > 0) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [form, focus]);
}

function controlIn(form: HTMLElement | null, { field, language, part }: FieldFocus): HTMLElement | null {
  const place = form?.querySelector(`[data-control="${field}"]`);
  if (!place) return null;
  if (part) return place.querySelector<HTMLElement>('[data-describe]');
  if (language) {
    const own = `:is(input, textarea, [role="textbox"])[lang="${language}"]`;
    const found = place.querySelector<HTMLElement>(own);
    if (found || place.querySelector('[aria-busy]')) return found;
  }
  return place.querySelector<HTMLElement>('input, select, textarea, button, [role="textbox"]');
}
