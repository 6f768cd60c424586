/** Labels of module fields in both languages, for the server and reports of imports. Editors load those of their page's. */
import type { Locale } from '#domain/languages/locales.ts';
import { inLanguages } from '#i18n/in-languages.ts';
import { labelIn } from './label-in.ts';
import { moduleLabelsDe } from './module-labels-de.ts';
import { moduleLabelsEn } from './module-labels-en.ts';

const labels = inLanguages(moduleLabelsDe, moduleLabelsEn);

/** The field's name if it has no label. */
export function fieldLabel(field: string, locale: Locale, module?: string): string {
  return labelIn(labels(locale), field, module);
}
