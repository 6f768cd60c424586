/** What a change of a module's data means for what is drawn. */
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, localize } from '#domain/languages/localized.ts';
import type { ModuleData, ShownModule } from '#domain/modules/modules.ts';
import { schemaOfEntry } from './entries.ts';
import type { Part } from './parts.ts';

const texts = ['line', 'plain', 'rich'];
/** Their content needs the server, or comes from whoever chose them. */
const references = ['image', 'link', 'event'];

/**
 * Texts are drawn in the page's language, references as `shown` says (else as before, until the server has
 * answered), everything else as it is stored.
 */
export function contentAfter(
  { module, content, in_german }: Part,
  changes: ModuleData,
  shown: Readonly<Record<string, unknown>>,
  locale: Locale,
): Pick<Part, 'content' | 'in_german'> {
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

/** Modules by their ids, those below them included. */
export function shownById(modules: readonly ShownModule[]): Map<number, ShownModule> {
  const below = (module: ShownModule): ShownModule[] => [module, ...module.children.flatMap(below)];
  return new Map(modules.flatMap(below).map((module) => [module.id, module]));
}
