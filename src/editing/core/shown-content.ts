/** Computes what a changed module renders. */
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, localize } from '#domain/languages/localized.ts';
import type { ModuleData } from '#domain/modules/modules.ts';
import type { DocumentPart } from './document-parts.ts';
import { schemaOfEntry } from './entries.ts';

const texts = ['line', 'plain', 'rich'];
/** Kinds of fields whose rendering the server or the picker provides. */
const references = ['image', 'link', 'event'];

/**
 * Texts are rendered in the page's language, references as in `shown` (otherwise unchanged until the server has
 * responded), everything else as stored.
 */
export function contentAfter(
  { module, content, in_german }: DocumentPart,
  changes: ModuleData,
  shown: Readonly<Record<string, unknown>>,
  locale: Locale,
): Pick<DocumentPart, 'content' | 'in_german'> {
  const { fields } = schemaOfEntry(module);
  const next: Record<string, unknown> = { ...content };
  let german = in_german;
  for (const [name, value] of Object.entries(changes)) {
    const kind = fields[name]?.kind ?? '';
    if (texts.includes(kind)) {
      const served = localize(value as Localized | null, locale);
      next[name] = served?.text ?? '';
      german = german.filter((each) => each !== name);
      if (served && served.lang !== locale) german = [...german, name];
    } else if (!references.includes(kind) || value === null) next[name] = value;
  }
  return { content: { ...next, ...shown }, in_german: german };
}
