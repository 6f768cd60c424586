// The names of the records that an import reports. They are read before a trial run is rolled back: some are new.
import type { Locale } from '#domain/languages/locales.ts';
import { recordName } from '#domain/resources/list-row.ts';
import type { Queries } from '#server/db/query-builder.ts';
import type { ExistingRecords } from '#server/import/existing-records.ts';
import type { ImportChange } from '#server/import/list-changes.ts';
import type { PreservedEdit } from '#server/import/manual-edits.ts';
import type { SeasonRecord } from '#server/import/read-records.ts';
import type { SectionName } from '#server/import/section.ts';
import { recordsReferredTo } from '#server/services/log/describe-changes.ts';
import { readTitles, type TitledRecord } from '#server/services/log/log-titles.ts';

interface NamesInLanguage {
  /** By the name in season files, such as `productions/faust`; without records that have none. */
  titles: Readonly<Record<string, string>>;
  /** Of any record in the report, also of those that changed fields refer to. */
  nameOf: (record: TitledRecord) => string;
}

export type ImportNames = Readonly<Record<Locale, NamesInLanguage>>;

interface Reported {
  changes: readonly ImportChange[];
  kept: readonly PreservedEdit[];
  removed: readonly SeasonRecord[];
}

/** Two queries, in the transaction of the import. */
export async function readImportNames(
  queries: Queries,
  existing: ExistingRecords,
  { changes, kept, removed }: Reported,
): Promise<ImportNames> {
  const stored = ({ section, position: { record } }: Pick<PreservedEdit, 'section' | 'position'>) => ({
    record,
    resource: section,
    id: idOf(existing, section, record),
    removed: undefined,
  });
  const reported = [
    ...changes.map(({ section, record, id, removed }) => ({ record, resource: section, id, removed })),
    ...kept.map(stored),
    ...removed.map(stored),
  ];
  const references = changes.flatMap(({ section, before, after }) =>
    recordsReferredTo(section, { before, after }),
  );
  const namesIn = async (locale: Locale): Promise<NamesInLanguage> => {
    const nameOf = await readTitles({ db: queries }, [...reported, ...references], locale);
    const named = reported.map(({ record, removed: values, ...each }) => {
      const title = values
        ? recordName(each.resource, { id: Number(each.id), values }, locale)
        : nameOf(each);
      return [record, title] as const;
    });
    return { nameOf, titles: Object.fromEntries(named.filter(([, title]) => title !== '')) };
  };
  return { de: await namesIn('de'), en: await namesIn('en') };
}

/** Of a stored record by its name in season files. */
const idOf = (existing: ExistingRecords, section: SectionName, record: string) =>
  String(existing.rowOf(section, record.slice(section.length + 1))?.id);
