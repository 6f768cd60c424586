// Stored values as readable ones: days, times, yes and no, texts in two languages. Null for empty values.
import { formatDate, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, type Day, type Instant } from '#domain/dates/dates.ts';
import type { BothTexts, RecordRow, RecordValue } from '#domain/hub/record-fields.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { parseLink } from '#domain/urls/links.ts';
import { recordValueTexts } from '#i18n/hub/record-value-texts.ts';
import { sanitizeRichText } from '#server/services/text/rich-text.ts';

type Value = RecordValue | null;

/** A localised text as values of both languages. */
export const both = (text: Localized | null | undefined): BothTexts => ({
  de: text?.de?.trim() ?? '',
  en: text?.en?.trim() ?? '',
});

const isBlank = ({ de, en }: BothTexts) => de === '' && en === '';

/** A localised text. */
export function texts(text: Localized | null): Value {
  const value = both(text);
  return isBlank(value) ? null : { kind: 'both', as: 'plain', ...value };
}

/** A localised rich text, sanitised before it is shown. */
export function richTexts(text: Localized | null): Value {
  const { de, en } = both(text);
  const value = { de: sanitizeRichText(de), en: sanitizeRichText(en) };
  return isBlank(value) ? null : { kind: 'both', as: 'rich', ...value };
}

/** A text or number that is the same in both languages. */
export function plain(text: string | number | null | undefined): Value {
  const written = String(text ?? '').trim();
  return written === '' ? null : { kind: 'plain', text: written };
}

/** A typed address, as a link if it is allowed. */
export function link(address: string): Value {
  const value = plain(address);
  const url = parseLink(address)?.href;
  return value && url ? { kind: 'plain', text: address.trim(), url } : value;
}

export const yesNo = (is: boolean, locale: Locale): Value =>
  plain(recordValueTexts(locale)[is ? 'yes' : 'no']);

/** "12.03.2026" */
export const day = (value: Day | null): Value => plain(value && formatDate(value));

/** "12.03.2026, 14.05", in the theatre's time zone. */
export const writtenMoment = (at: Instant): string => `${formatDate(berlinDay(at))}, ${formatTime(at)}`;

export const moment = (at: Date | null): Value => plain(at && writtenMoment(at));

/** The public addresses of a record, as links if it is online. */
export const addresses = (urlIn: (locale: Locale) => string, is_online: boolean): Value => ({
  kind: 'addresses',
  is_online,
  de: urlIn('de'),
  en: urlIn('en'),
});

export const list = (lines: RecordRow[]): Value => (lines.length === 0 ? null : { kind: 'list', lines });

/** The names of tags or groups. */
export const names = (records: readonly { name: Localized }[]): Value =>
  list(records.map(({ name }) => ({ name: both(name) })));
