/** Validation of form entries, the same in browser and server. */
import { type Day, isDay, parseBerlinLocal } from '#domain/dates/dates.ts';
import {
  type FormField,
  type FormValue,
  type FormValues,
  fieldType,
  honeypot,
  initialValue,
  isList,
  isShown,
} from './form.ts';

/** Each has a message in both languages in `form-texts.ts`. */
export type FormProblem =
  | 'missing'
  | 'unchosen'
  | 'unticked'
  | 'no_file'
  | 'too_long'
  | 'not_text'
  | 'email'
  | 'choice'
  | 'date'
  | 'date_time'
  | 'no_such_hour'
  | 'number'
  | 'url'
  | 'birth_date'
  | 'wrong_type'
  | 'unknown'
  | 'lost_file';

export interface FieldError {
  slug: string;
  problem: FormProblem;
  /** The limit, for texts that are too long. */
  max?: number;
}

/** In characters. */
export const maxLength = { line: 500, text: 10_000, email: 254, url: 2000, number: 20 } as const;

/** The earliest date of birth that is accepted. */
export const earliestBirthDate = '1900-01-01';

const t = fieldType;
const singleChoiceTypes: readonly FormField['field_type'][] = [t.select, t.radio];

/** The local part as HTML defines it; the domain with at least one dot, in letters of any script. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/iu;

/** Accepts a single address: no display names, lists or line breaks. */
export function isEmail(text: string): boolean {
  return text.length <= maxLength.email && emailPattern.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const isText = (text: string): boolean => !controlCharacter.test(text) && text.isWellFormed();

/** The submitted value in the form of this field type; undefined if it cannot be converted. */
function readValue(field: FormField, sent: unknown): FormValue | undefined {
  if (isList(field)) {
    if (sent === undefined || sent === null || sent === '') return [];
    const list = Array.isArray(sent) ? sent : [sent];
    return list.every((one) => typeof one === 'string') ? [...new Set(list)] : undefined;
  }
  if (field.field_type === t.checkbox) return readTick(sent);
  if (sent === undefined || sent === null || sent === '') return field.field_type === t.file ? null : '';
  if (typeof sent === 'number' && Number.isFinite(sent)) return String(sent);
  if (typeof sent !== 'string') return undefined;
  return sent.replace(/\r\n?/g, '\n').trim();
}

function readTick(sent: unknown): FormValue | undefined {
  if (sent === true || sent === 'true' || sent === 'on' || sent === '1') return 'true';
  return [false, 'false', 'off', '0', '', null, undefined].includes(sent as string) ? '' : undefined;
}

const isEmpty = (value: FormValue): boolean => value === null || value.length === 0;

function missingOf(field: FormField): FormProblem {
  if (field.field_type === t.checkbox) return 'unticked';
  if (field.field_type === t.file) return 'no_file';
  return isList(field) || singleChoiceTypes.includes(field.field_type) ? 'unchosen' : 'missing';
}

/** The address normalised, with `https://` if it has no scheme; null if it is invalid. */
function webAddress(text: string): string | null {
  const written = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  if (!/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username) return null;
  return /\s/.test(written) ? null : written;
}

type Checked = { value: FormValue } | { problem: FormProblem; max?: number };

const within = (value: string, max: number): Checked =>
  value.length > max ? { problem: 'too_long', max } : { value };

/** Validates a text that is not empty by its field's type. */
function checkText({ field_type, choices }: FormField, value: string, today: Day): Checked {
  switch (field_type) {
    case t.textarea:
      return within(value, maxLength.text);
    case t.email:
      return isEmail(value) ? { value } : { problem: 'email' };
    case t.select:
    case t.radio:
      return choices.some((choice) => choice.value === value) ? { value } : { problem: 'choice' };
    case t.date:
      return isDay(value) ? { value } : { problem: 'date' };
    case t.birthDate:
      return isDay(value) && value >= earliestBirthDate && value <= today
        ? { value }
        : { problem: 'birth_date' };
    case t.dateTime:
      return checkDateTime(value);
    case t.number: {
      const number = value.replace(',', '.');
      const isNumber = number.length <= maxLength.number && /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(number);
      return isNumber ? { value: String(Number(number)) } : { problem: 'number' };
    }
    case t.url: {
      const address = value.length > maxLength.url ? null : webAddress(value);
      return address === null ? { problem: 'url' } : { value: address };
    }
    case t.checkbox:
    case t.file:
      return within(value, maxLength.line);
    default:
      return /\n/.test(value) ? { problem: 'not_text' } : within(value, maxLength.line);
  }
}

/** Local time of the theatre. Times that are skipped in spring are invalid. */
function checkDateTime(value: string): Checked {
  const local = parseBerlinLocal(value);
  if (!local.ok) return { problem: local.reason === 'gap' ? 'no_such_hour' : 'date_time' };
  return { value: value.slice(0, 16).replace(' ', 'T') };
}

function checkField(field: FormField, sent: unknown, today: Day): Checked {
  const value = readValue(field, sent);
  if (value === undefined) return { problem: 'wrong_type' };
  if (isEmpty(value)) return field.required ? { problem: missingOf(field) } : { value };
  if (value !== null && ![value].flat().every(isText)) return { problem: 'not_text' };
  if (!Array.isArray(value)) return checkText(field, value as string, today);
  const isKnown = value.every((one) => field.choices.some((choice) => choice.value === one));
  return isKnown ? { value } : { problem: 'choice' };
}

/**
 * Validates an entry. Fields that are not shown keep their default, whatever was submitted.
 * @param today the current day in Berlin, for dates of birth
 * @returns the values as they are stored, and errors in the order of the fields, followed by those of unknown
 * fields
 */
export function checkEntry(
  fields: readonly FormField[],
  sent: Readonly<Record<string, unknown>>,
  today: Day,
): { values: FormValues; errors: FieldError[] } {
  const values: FormValues = {};
  const errors: FieldError[] = [];
  for (const field of fields) {
    if (field.field_type === honeypot.field_type) continue;
    const { slug } = field;
    const checked: Checked = isShown(field)
      ? checkField(field, Object.hasOwn(sent, slug) ? sent[slug] : undefined, today)
      : { value: initialValue(field) };
    if ('problem' in checked) errors.push({ slug, ...checked });
    else values[slug] = checked.value;
  }
  const slugs = new Set(fields.map(({ slug }) => slug));
  for (const slug of Object.keys(sent)) if (!slugs.has(slug)) errors.push({ slug, problem: 'unknown' });
  return { values, errors };
}

/** Whether the honeypot field has a value. */
export function isHoneypotFilled(sent: Readonly<Record<string, unknown>>): boolean {
  const filled = Object.hasOwn(sent, honeypot.slug) ? sent[honeypot.slug] : undefined;
  return filled !== undefined && filled !== null && filled !== '' && filled !== false;
}
