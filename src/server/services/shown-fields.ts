// One stored value as it is shown, by what its field is: in one language, cleaned, with what it names in full.
import { playerOf } from '#domain/embed-players.ts';
import type { Embed } from '#domain/embeds.ts';
import { parseLink } from '#domain/links.ts';
import type { Localized } from '#domain/localized.ts';
import { emptyValue, type Field } from '#domain/module-fields.ts';
import type { ModuleName } from '#domain/modules.ts';
import { hyphenateTitle } from '#server/services/hyphenation.ts';
import type { Reader } from '#server/services/reader.ts';
import { sanitizeRichText } from '#server/services/rich-text.ts';
import type { References } from '#server/services/shown-references.ts';
import type { Translation } from '#server/services/translation.ts';

/** What a value is read with. */
export interface FieldReading {
  reader: Pick<Reader, 'locale'>;
  translation: Translation;
  references: References;
}

/** An old snapshot may hold anything: what is no text in languages is none. */
function localizedFrom(value: unknown): Localized | null {
  if (typeof value !== 'object' || value === null) return null;
  const { de, en } = value as Record<string, unknown>;
  if (typeof de !== 'string' && typeof en !== 'string') return null;
  return { de: typeof de === 'string' ? de : '', ...(typeof en === 'string' ? { en } : {}) };
}

function embedFrom(value: unknown): Embed | null {
  if (typeof value !== 'object' || value === null) return null;
  const { provider, id, start } = value as Record<string, unknown>;
  if (typeof provider !== 'string' || typeof id !== 'string') return null;
  const embed = { provider, id, ...(typeof start === 'number' ? { start } : {}) };
  return playerOf(embed) ? embed : null;
}

/** Lines that are set large, and so may have to be divided. */
function isTitle(module: ModuleName, name: string): boolean {
  return name === 'headline' || (module === 'headline' && name === 'content');
}

function textOf(
  module: ModuleName,
  name: string,
  field: Field,
  value: unknown,
  { reader, translation }: FieldReading,
): string {
  const text = translation.text(name, localizedFrom(value));
  if (field.kind === 'rich') return sanitizeRichText(text);
  if (field.kind !== 'line' || !isTitle(module, name)) return text;
  return hyphenateTitle(text, translation.in_german.includes(name) ? 'de' : reader.locale);
}

/** The value of a field in the reader's language; what cannot be read counts as not filled in. */
export function shownValue(
  module: ModuleName,
  name: string,
  field: Field,
  value: unknown,
  reading: FieldReading,
): unknown {
  const { references } = reading;
  switch (field.kind) {
    case 'line':
    case 'plain':
    case 'rich':
      return textOf(module, name, field, value, reading);
    case 'word':
    case 'anchor':
      return typeof value === 'string' ? value : '';
    case 'address':
      return (typeof value === 'string' && parseLink(value)?.href) || '';
    case 'flag':
      return value === true;
    case 'choice':
      return field.values.includes(value as string) ? value : emptyValue(field);
    case 'image':
      return references.picture(value);
    case 'event':
      return references.event(value);
    case 'link':
      return references.link(value);
    case 'embed':
      return embedFrom(value);
  }
}
