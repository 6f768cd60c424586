// The import report's texts about manual edits.
import type { Locale } from '#domain/languages/locales.ts';
import type { ImportReport } from '#server/import/import-season.ts';
import type { ManualEdit } from '#server/import/list-manual-edits.ts';
import type { PreservedEdit } from '#server/import/manual-edits.ts';
import { problemAt, type SeasonProblem } from '#server/import/problem.ts';

/** Characters of a value. */
const maxLength = 100;

/** Conflicts: fields that were edited by hand and have also changed in the files. */
export function conflictsOf({ kept }: Pick<ImportReport, 'kept'>): SeasonProblem[] {
  return kept
    .filter(({ is_conflict }) => is_conflict)
    .map(({ position, path, stored, file }) =>
      problemAt(
        position,
        path,
        {
          de: `Von Hand geändert, und so bleibt es: ${shown(stored)}. Die Datei sagt jetzt: ${shown(file)}. Mit --overwrite ${argumentFor(position.record, path)} gilt die Datei.`,
          en: `Edited by hand, and it stays: ${shown(stored)}. The file now says: ${shown(file)}. With --overwrite ${argumentFor(position.record, path)} the file's value is taken.`,
        },
        'note',
      ),
    );
}

/** The number of manual edits and removals that were kept. */
export function preservedEditLines({ kept, removed }: ImportReport, locale: Locale): string[] {
  const lines: string[] = [];
  const list = 'npm run import -- --manual-edits';
  if (kept.length > 0) {
    const [de, en] =
      kept.length === 1
        ? ['1 Feld bleibt', '1 field stays']
        : [`${kept.length} Felder bleiben`, `${kept.length} fields stay`];
    lines.push(
      locale === 'de' ? `${de}, wie von Hand geändert: ${list}` : `${en} as edited by hand: ${list}`,
    );
  }
  if (removed.length > 0) {
    const names = removed.slice(0, 10).join(', ') + (removed.length > 10 ? ' …' : '');
    lines.push(locale === 'de' ? `Bleibt gelöscht: ${names}` : `Stays removed: ${names}`);
  }
  return lines;
}

/** A line of the report: the manual value, and the value of the file. */
export function manualEditLine({ table, key, field, stored, imported }: ManualEdit, locale: Locale): string {
  const name = `${table}/${key}`;
  if (field === '') return locale === 'de' ? `${name}: gelöscht` : `${name}: removed`;
  return locale === 'de'
    ? `${name} ${field}: ${shown(stored)} statt ${shown(imported)}`
    : `${name} ${field}: ${shown(stored)} in place of ${shown(imported)}`;
}

const argumentFor = (record: string, [field, inner]: PreservedEdit['path']): string =>
  `${record}:${[field, ...(typeof inner === 'string' ? [inner] : [])].join('.')}`;

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** The counts per section: "events: 3 new, 2 changed, 120 unchanged, 1 by hand, 0 gone". */
export function sectionLines({ sections }: Pick<ImportReport, 'sections'>, locale: Locale): string[] {
  return Object.entries(sections).map(([name, { created, updated, unchanged, kept, gone }]) =>
    locale === 'de'
      ? `${name}: ${created} neu, ${updated} geändert, ${unchanged} unverändert, ${kept} von Hand, ${gone} weg`
      : `${name}: ${created} new, ${updated} changed, ${unchanged} unchanged, ${kept} by hand, ${gone} gone`,
  );
}
