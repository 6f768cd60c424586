/** Generates technical names for the rows of a list from their labels. */
import { slugify } from '#domain/urls/slugs.ts';
import type { ResourceFields } from './resource.ts';

type Row = Readonly<Record<string, unknown>>;

const maxLength = 60;

/** The text of a row, in German or language-neutral. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? (value as { de?: unknown }).de : value;
  return typeof text === 'string' ? text : '';
}

/**
 * Gives rows without a name a unique one. Existing names stay even if the label has changed, since entries refer to
 * them.
 * @param rows untrusted; returned unchanged if it is not a list of rows
 */
export function withGeneratedNames(fields: ResourceFields, rows: unknown): unknown {
  const made = Object.entries(fields).find(([, field]) => 'from' in field && field.from);
  if (!made || !Array.isArray(rows)) return rows;
  const [name, field] = made;
  const from = ('from' in field && field.from) as string;
  const isNamed = (row: unknown) => Boolean((row as Row | null)?.[name]);
  const usedNames = new Set(rows.filter(isNamed).map((row) => (row as Row)[name]));
  return rows.map((row: unknown) => {
    if (typeof row !== 'object' || row === null || isNamed(row)) return row;
    const title = slugify(textOf((row as Row)[from]))
      .slice(0, maxLength)
      .replace(/-$/, '');
    if (title === '') return row;
    // Names of fields start with a letter, and `email2` is reserved for the honeypot.
    const base = field.kind === 'field-name' && /^(?:\d|email2$)/.test(title) ? `feld-${title}` : title;
    let free = base;
    for (let number = 2; usedNames.has(free); number++) free = `${base}-${number}`;
    usedNames.add(free);
    return { ...row, [name]: free };
  });
}
