/** Form values in session storage, which survive a reload of the page. */
import {
  type FormField,
  type FormValues,
  fieldType,
  initialValue,
  isList,
  isShown,
} from '#domain/forms/form.ts';
import { formTokenLifetime } from '#domain/forms/form-limits.ts';
import type { Upload } from './uploads.ts';

export interface Draft {
  /** Sent with the form: submits with the same token create one entry. */
  token: string;
  /** When the token was received, in milliseconds of the browser's clock. */
  since: number;
  values: FormValues;
  files: Record<string, Extract<Upload, { state: 'done' }>>;
}

/**
 * Milliseconds for which a stored token is reused: an hour less than the server accepts it, to leave time for
 * sending.
 */
const tokenLife = formTokenLifetime - 3_600_000;

const keyOf = (slug: string) => `form ${slug}`;

export function saveDraft(slug: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
  } catch {
    // Storage is unavailable or full.
  }
}

export function discardDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Storage is unavailable.
  }
}

/** Null if there is no draft. An expired token is null, and the files uploaded with it are dropped. */
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

/** Replaces a date or number that the browser could not parse, so that the field does not count as empty. */
const unparsedInput = '?';

/** The current values of the fields; of files, only finished uploads. */
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
      values[slug] = control?.validity.badInput ? unparsedInput : String(data.get(slug) ?? '');
    }
  }
  return values;
}

export function writeFields(form: HTMLFormElement, fields: readonly FormField[], values: FormValues): void {
  for (const { slug, field_type } of fields.filter(isShown)) {
    const value = values[slug];
    if (value === undefined || value === unparsedInput || field_type === fieldType.file) continue;
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

/** Whether any value differs from its initial value. */
export function isTouched(fields: readonly FormField[], values: FormValues): boolean {
  return fields
    .filter(isShown)
    .some((field) => JSON.stringify(values[field.slug]) !== JSON.stringify(initialValue(field)));
}
