// What was changed, field by field, as short texts.
import type { Locale } from '#domain/languages/locales.ts';
import type { LogChange } from '#domain/log/log.ts';
import { groupsOf, hasForm } from '#domain/resources/form-groups.ts';
import { readableValue } from '#domain/resources/readable-value.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { LogTexts } from '#i18n/back-office/log-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { counted } from '#i18n/counted.ts';

/** Characters of a value, and fields of an entry; the rest is in the record. */
const maxLength = 140;
const maxFields = 12;

type Values = Readonly<Record<string, unknown>> | null;

/** Fields that differ, under their labels and in the order of the form; fields without a label are technical. */
export function logChanges(
  resource: ResourceName,
  { before, after }: { before: Values; after: Values },
  locale: Locale,
  texts: LogTexts,
): LogChange[] {
  const labels = resourceLabels(resource, locale).fields;
  const order: readonly string[] = hasForm(resource)
    ? groupsOf(resource).flatMap(([, fields]) => fields)
    : [];
  const nameOf = (column: string) => (column in labels ? column : column.replace(/_id$/, ''));
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  // Of a new record what nobody has filled in says nothing.
  const isLeft = (column: string) => before === null && (after?.[column] === false || after?.[column] === 0);
  return columns
    .filter((column) => !isLeft(column))
    .toSorted((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)))
    .flatMap((column) => {
      const label = labels[nameOf(column)];
      const shown = (values: Values) =>
        valueText(values?.[column], { locale, texts, choices: label?.values ?? {} });
      const change = { field: label?.label ?? '', before: shown(before), after: shown(after) };
      return label && change.before !== change.after ? [change] : [];
    })
    .slice(0, maxFields);
}

interface Reader {
  locale: Locale;
  texts: LogTexts;
  /** Names of the field's choices. */
  choices: Readonly<Record<string, string>>;
}

function valueText(value: unknown, { locale, texts, choices }: Reader): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return shortened(choices[value] ?? readableValue(value, locale));
  if (Array.isArray(value)) {
    if (value.length === 0) return '';
    return counted(texts.entries, value.length);
  }
  if (typeof value === 'object') {
    const { de, en } = value as { de?: unknown; en?: unknown };
    const languages = [de, en].filter((text): text is string => typeof text === 'string' && text !== '');
    // Both, since either may be what was changed.
    return languages.map(shortened).join(' / ');
  }
  return String(value);
}

/** Without tags, on one line. */
function shortened(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > maxLength ? `${plain.slice(0, maxLength - 1)}…` : plain;
}
