/**
 * The layout of a row's fields: in columns below common headings if all of them are short, else one below the other.
 */
import type { Locale } from '#domain/languages/locales.ts';
import { bothLanguages } from '#domain/languages/locales.ts';
import type { ResourceFields } from '#domain/resources/resource.ts';
import type { FieldLabel } from '#i18n/back-office/resource-labels.ts';

/** Multi-line texts and lists take the whole width of a row. */
export const takesWholeRow = (kind: string): boolean =>
  ['plain', 'rich', 'rows', 'references'].includes(kind);

const short = new Set(['line', 'word', 'integer', 'amount', 'choice']);

/** A name and its person record share one control. */
export const pairsNameWithPerson = ({ name, person }: ResourceFields): boolean =>
  name?.kind === 'word' && person?.kind === 'reference' && person.to === 'persons';

interface HeadCell {
  label: string;
  language?: Locale;
  isNumber: boolean;
}

/** The header of the table; null if the rows are not a table. */
export function tableHeadOf(fields: ResourceFields, label: FieldLabel): HeadCell[] | null {
  const own = Object.entries(fields).filter(([name]) => !(name === 'person' && pairsNameWithPerson(fields)));
  if (!own.every(([, { kind }]) => short.has(kind))) return null;
  return own.flatMap(([name, { kind }]): HeadCell[] => {
    const text = label.fields?.[name]?.label ?? name;
    const isNumber = kind === 'amount' || kind === 'integer';
    if (kind !== 'line') return [{ label: text, isNumber }];
    return bothLanguages.map((language) => ({ label: text, language, isNumber }));
  });
}

/** The columns of head and rows. */
export const columnsStyle = (head: readonly HeadCell[]): string =>
  head.map(({ isNumber }) => (isNumber ? 'minmax(0, 0.5fr)' : 'minmax(0, 1fr)')).join(' ');
