// Describes the changes of a log entry: the labels and values of the fields that differ.
import type { Locale } from '#domain/languages/locales.ts';
import type { LogChange } from '#domain/log/log.ts';
import { groupsOf, hasForm } from '#domain/resources/form-groups.ts';
import type { ResourceField, ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { differingTexts } from '#i18n/back-office/differing-values.ts';
import type { LogTexts } from '#i18n/back-office/log-texts.ts';
import { type FieldLabel, resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { TitledRecord } from './log-titles.ts';

/** Fields of an entry; the rest is in the record. */
const maxFields = 12;

type Values = Readonly<Record<string, unknown>> | null;

interface Change {
  before: Values;
  after: Values;
}

/** Returns the name of a record; empty for a removed one. */
type NameOf = (record: TitledRecord) => string;

/** The field of a column. */
const fieldOf = (fields: object, column: string) => (column in fields ? column : column.replace(/_id$/, ''));

/** The records that the values of changed fields are. */
export function recordsReferredTo(resource: ResourceName, { before, after }: Change): TitledRecord[] {
  const fields = fieldsOf(resource);
  return [...Object.entries(before ?? {}), ...Object.entries(after ?? {})].flatMap(([column, value]) => {
    const to = referenceOf(fields[fieldOf(fields, column)]);
    return to === null ? [] : idsIn(value).map((id) => ({ resource: to, id: String(id) }));
  });
}

function referenceOf(field: ResourceField | undefined): ResourceName | null {
  return field?.kind === 'reference' || field?.kind === 'references' ? field.to : null;
}

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');

/** Fields that differ, under their labels and in the order of the form; fields without a label are technical. */
export function describeChanges(
  resource: ResourceName,
  { before, after }: Change,
  { locale, texts, nameOf }: { locale: Locale; texts: LogTexts; nameOf: NameOf },
): LogChange[] {
  const fields = fieldsOf(resource);
  const labels = resourceLabels(resource, locale).fields;
  const order: readonly string[] = hasForm(resource)
    ? groupsOf(resource).flatMap(([, fields]) => fields)
    : [];
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  // Empty fields of a new record are not listed.
  const isOmitted = (column: string) =>
    before === null && (after?.[column] === false || after?.[column] === 0);
  return columns
    .filter((column) => !isOmitted(column))
    .toSorted((a, b) => order.indexOf(fieldOf(labels, a)) - order.indexOf(fieldOf(labels, b)))
    .flatMap((column) => {
      const label = labels[fieldOf(labels, column)];
      const to = referenceOf(fields[fieldOf(fields, column)]);
      const named = (value: unknown): unknown => {
        if (to !== null && idsIn(value).length > 0)
          return idsIn(value)
            .map((id) => nameOf({ resource: to, id: String(id) }) || `#${id}`)
            .join(', ');
        return label ? inWords(value, label) : value;
      };
      const [old, now] = differingTexts(named(before?.[column]), named(after?.[column]), { locale, texts });
      return label && old !== now ? [{ field: label.label, before: old, after: now }] : [];
    })
    .slice(0, maxFields);
}

/** Choices as they are labelled, also in lists and rows. */
function inWords(value: unknown, label: FieldLabel): unknown {
  if (typeof value === 'string') return label.values?.[value] ?? value;
  if (Array.isArray(value)) return value.map((each) => inWords(each, label));
  if (!label.fields || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const own = label.fields?.[name];
      return [name, own ? inWords(each, own) : each];
    }),
  );
}
