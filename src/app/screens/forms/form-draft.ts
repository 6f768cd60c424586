/** What stands in the fields of a form, and how it outlives a page that is loaded again. Kept for the tab, nowhere else. */
import {
  type FormField,
  type FormValues,
  fieldType,
  initialValue,
  isList,
  isShown,
} from '#domain/forms/form.ts';
import { formTokenLife } from '#domain/forms/form-sending.ts';
import type { Upload } from './uploads.ts';

export interface Draft {
  /** It was written with this one, and is sent with it: so the same submit stays the same. */
  token: string;
  /** Since when, by this browser's clock. */
  since: number;
  values: FormValues;
  files: Record<string, Extract<Upload, { state: 'done' }>>;
}

/** Milliseconds for which a token is still used: an hour is left for sending. */
const tokenLife = formTokenLife - 3_600_000;

const keyOf = (slug: string) => `form ${slug}`;

export function keepDraft(slug: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still has the page.
  }
}

export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Nothing was kept either.
  }
}

/** Null where nothing was kept. A token that is over is left out, and its files with it. */
export function readDraft(slug: string): (Omit<Draft, 'token'> & { token: string | null }) | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null') as Draft | null;
    if (draft === null || typeof draft.values !== 'object') return null;
    const isOver = Date.now() - draft.since > tokenLife;
    return isOver ? { ...draft, token: null, files: {} } : draft;
  } catch {
    return null;
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement, slug: string): Control[] => [
  ...form.querySelectorAll<Control>(`[name="${CSS.escape(slug)}"]`),
];

/** What a date or a number holds that is no such thing, so that it is not taken for empty. */
const unreadable = '?';

/** What stands in the fields at present; of files, those that have arrived. */
export function readFields(
  form: HTMLFormElement,
  fields: readonly FormField[],
  files: Record<string, Upload>,
): FormValues {
  const values: FormValues = {};
  const data = new FormData(form);
  for (const field of fields.filter(isShown)) {
    const { slug, field_type } = field;
    if (field_type === fieldType.file) {
      const upload = files[slug];
      values[slug] = upload?.state === 'done' ? upload.id : null;
    } else if (isList(field)) {
      values[slug] = data.getAll(slug).map(String);
    } else {
      const [control] = controlsOf(form, slug);
      values[slug] = control?.validity.badInput ? unreadable : String(data.get(slug) ?? '');
    }
  }
  return values;
}

/** Writes values into the fields. */
export function writeFields(form: HTMLFormElement, fields: readonly FormField[], values: FormValues): void {
  for (const { slug, field_type } of fields.filter(isShown)) {
    const value = values[slug];
    if (value === undefined || value === unreadable || field_type === fieldType.file) continue;
    const chosen = [value ?? []].flat();
    for (const control of controlsOf(form, slug)) {
      if (control instanceof HTMLSelectElement) {
        for (const option of control.options) option.selected = chosen.includes(option.value);
      } else if (control.type === 'checkbox' || control.type === 'radio') {
        (control as HTMLInputElement).checked = chosen.includes(control.value);
      } else {
        control.value = chosen[0] ?? '';
      }
    }
  }
}

/** Whether anything was written that was not there from the beginning. */
export function isTouched(fields: readonly FormField[], values: FormValues): boolean {
  return fields
    .filter(isShown)
    .some((field) => JSON.stringify(values[field.slug]) !== JSON.stringify(initialValue(field)));
}
