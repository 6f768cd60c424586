// A short title for a module, taken from its texts.
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import { isTextKind } from '#domain/modules/module-fields.ts';
import type { ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { plainText } from '#server/services/text/plain-text.ts';

/** Characters. */
const maxLength = 60;

/** In the reader's language, without formatting; empty if the module has no text. */
export function moduleTitle(module: ModuleName, data: ModuleData, locale: Locale): string {
  for (const [name, { kind }] of Object.entries(schemaOf(module).fields)) {
    if (!isTextKind(kind)) continue;
    const value = data[name] as Localized | null | undefined;
    const text = plainText(textOf(typeof value === 'object' ? value : null, locale));
    if (text.length > maxLength) return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`;
    if (text !== '') return text;
  }
  return '';
}
