// A stored field's value as shown: in one language, sanitised, with references resolved.

import type { Localized } from '#domain/languages/localized.ts';
import type { Embed } from '#domain/media/embed.ts';
import { playerOf } from '#domain/media/embed-players.ts';
import { emptyValue, type Field } from '#domain/modules/module-fields.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { parseLink } from '#domain/urls/links.ts';
import type { Translation } from '#server/services/languages/translation.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { hyphenateTitle } from '#server/services/text/hyphenation.ts';
import { sanitizeRichText } from '#server/services/text/rich-text.ts';
import type { ResolvedReferences } from './shown-references.ts';

/** Context for reading values. */
export interface FieldReading {
  requestContext: Pick<RequestContext, 'locale'>;
  translation: Translation;
  references: ResolvedReferences;
}

/** Old snapshots are not validated, so invalid texts count as missing. */
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

/** Whether a field is a title, which gets soft hyphens. */
function isTitle(module: ModuleName, name: string): boolean {
  return (
    name === 'headline' ||
    (module === 'headline' && name === 'content') ||
    (module === 'head' && name === 'title')
  );
}

function textOf(
  module: ModuleName,
  name: string,
  field: Field,
  value: unknown,
  { requestContext, translation }: FieldReading,
): string {
  const text = translation.text(name, localizedFrom(value));
  if (field.kind === 'rich') return sanitizeRichText(text);
  if (field.kind !== 'line' || !isTitle(module, name)) return text;
  return hyphenateTitle(text, translation.in_german.includes(name) ? 'de' : requestContext.locale);
}

/** The value of a field in the reader's language; invalid values are empty. */
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
