// Findings of the checks as endpoints answer them, with sentence and position in the request's language.

import type { CheckEntry } from '#domain/checks/page-checks-rules.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import { isTextKind } from '#domain/modules/module-fields.ts';
import type { DraftModule } from '#domain/modules/modules.ts';
import { checkMessage } from '#i18n/checks/check-messages.ts';
import { moduleLabel } from '#i18n/modules/module-names.ts';
import { schemaOf } from '#modules/schemas.ts';
import { plainText } from '#server/services/text/plain-text.ts';

/** Characters of a module's excerpt. */
const maxExcerptLength = 40;

/** An entry of the check list in the reader's language, with the module's name and excerpt. */
export function shownEntry(entry: CheckEntry, modules: readonly DraftModule[], locale: Locale) {
  const { rule, severity, module, name, field, language } = entry;
  const own = modules.find(({ id }) => id === module);
  const where = own ? [moduleLabel(own.module, locale), excerptOf(own, modules, locale)] : [];
  return {
    rule,
    severity,
    module,
    module_name: name,
    field,
    language,
    message: checkMessage(entry, locale),
    where: where.filter((part) => part !== '').join(': '),
  };
}

/** The first words of a module, or of its first descendant with text. */
function excerptOf(module: DraftModule, all: readonly DraftModule[], locale: Locale): string {
  for (const [field, { kind }] of Object.entries(schemaOf(module.module).fields)) {
    const text = isTextKind(kind) ? textOf(module.data[field] as Localized | null, locale) : '';
    const plain = plainText(text);
    if (plain !== '')
      return plain.length > maxExcerptLength ? `${plain.slice(0, maxExcerptLength).trim()} …` : plain;
  }
  const child = all.find(({ parent }) => parent === module.id);
  return child ? excerptOf(child, all, locale) : '';
}
