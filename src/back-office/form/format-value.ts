/** Formats the value of a field as short text in the reader's language. */
import { formatDate, formatDateTime } from '#domain/dates/date-format.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceField } from '#domain/resources/resource.ts';
import { formatAmountInput } from '#domain/resources/typed-numbers.ts';
import type { FieldLabel } from '#i18n/back-office/resource-labels.ts';
import type { RecordNames } from './form-context.ts';
import { isUnreadable } from './form-values.ts';

export interface FormatContext {
  locale: Locale;
  /** The names of the records that the value refers to. */
  names: RecordNames;
}

/** Returns an empty text for empty values. */
export function formatValue(
  field: ResourceField | undefined,
  label: FieldLabel,
  value: unknown,
  context: FormatContext,
): string {
  if (value === null || value === undefined) return '';
  if (isUnreadable(value)) return value.unread;
  switch (field?.kind) {
    case 'moment':
      return formatDateTime(String(value));
    case 'day':
      return formatDate(String(value));
    case 'amount':
      return formatAmountInput(String(value), context.locale);
    case 'choice':
      return label.values?.[String(value)] ?? String(value);
    case 'choices':
      return (value as string[]).map((each) => label.values?.[each] ?? each).join(', ');
    case 'reference':
      return context.names[field.to]?.[value as number]?.name ?? `#${value}`;
    case 'references':
      return formatEntries(field, label, value, context)?.join(', ') ?? '';
    case 'rows':
      return formatEntries(field, label, value, context)?.join('; ') ?? '';
    case 'object':
      return (
        Object.entries(field.fields)
          .map(([name, inner]) =>
            formatValue(
              inner,
              label.fields?.[name] ?? { label: name },
              (value as Record<string, unknown>)[name],
              context,
            ),
          )
          // A chosen person often repeats the name in the row.
          .filter((each, at, all) => each !== '' && all.indexOf(each) === at)
          .join(', ')
      );
    default:
      return typeof value === 'object' ? [...new Set(Object.values(value))].join(' / ') : String(value);
  }
}

/** Short forms of the rows of a table or the records of a list; undefined for other values. */
export function formatEntries(
  field: ResourceField,
  label: FieldLabel,
  value: unknown,
  context: FormatContext,
): string[] | undefined {
  if (field.kind === 'references') {
    return ((value ?? []) as number[]).map((id) => context.names[field.to]?.[id]?.name ?? `#${id}`);
  }
  if (field.kind !== 'rows') return undefined;
  return ((value ?? []) as Record<string, unknown>[]).map((row) =>
    formatValue({ kind: 'object', fields: field.fields }, label, row, context),
  );
}
