// Merges a draft with the published record: by field, texts by language.
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { FieldConflict } from '#domain/resources/field-conflict.ts';
import { jsonOf } from '#domain/resources/json-of.ts';
import type { ResourceField, ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { isInLanguages } from '../manually-edited-fields.ts';
import type { Row } from '../read-records.ts';
import { changedFields, readDates } from '../write-fields.ts';

/** Changed fields, and the values that they had when they were written; as JSON. */
export interface DraftedChange {
  data: Row;
  base: Row;
}

export interface MergedDraft {
  /** Fields to write: those that differ from the published ones and have no conflict. */
  values: Row;
  /** Likewise with those in conflict, as the draft has them. */
  drafted: Row;
  conflicts: FieldConflict[];
}

/**
 * @param stored all published values of the record
 * @param languages the languages of texts; other values are merged with German, as for pages
 */
export function mergeChange(
  resource: ResourceName,
  { data, base }: DraftedChange,
  stored: Row,
  languages: readonly Locale[] = bothLanguages,
): MergedDraft {
  const merged: MergedDraft = { values: {}, drafted: {}, conflicts: [] };
  const fields = fieldsOf(resource);
  for (const [field, draft] of Object.entries(data)) {
    if (!Object.hasOwn(fields, field)) continue;
    const versions = { draft, base: base[field] ?? null, public: stored[field] ?? null };
    if (isInLanguages(fields[field] as ResourceField)) {
      mergeText(field, versions as Texts, languages, merged);
    } else if (languages.includes('de') && !isSameFieldValue(resource, field, draft, versions.public)) {
      merged.drafted[field] = draft;
      if (isSameFieldValue(resource, field, versions.base, versions.public)) merged.values[field] = draft;
      else merged.conflicts.push({ field, ...versions });
    }
  }
  return merged;
}

type Text = Row | null;
interface Texts {
  draft: Text;
  base: Text;
  public: Text;
}

function mergeText(field: string, texts: Texts, languages: readonly Locale[], merged: MergedDraft): void {
  const written = bothLanguages.filter((language) => {
    const draft = texts.draft?.[language];
    return (
      languages.includes(language) && draft !== texts.base?.[language] && draft !== texts.public?.[language]
    );
  });
  const clean = written.filter((language) => texts.base?.[language] === texts.public?.[language]);
  for (const language of written) {
    if (clean.includes(language)) continue;
    const of = (text: Text) => text?.[language] ?? null;
    const found = { base: of(texts.base), draft: of(texts.draft), public: of(texts.public) };
    merged.conflicts.push({ field: `${field}.${language}`, ...found });
  }
  if (written.length > 0) merged.drafted[field] = inLanguages(texts, written);
  if (clean.length > 0) merged.values[field] = inLanguages(texts, clean);
}

/** The public text with some languages of the draft. English cannot be without German. */
function inLanguages({ draft, public: shown }: Texts, written: readonly Locale[]): Text {
  const text = Object.fromEntries(
    bothLanguages
      .map((language) => [language, (written.includes(language) ? draft : shown)?.[language]] as const)
      .filter(([, words]) => words !== undefined),
  );
  return text.de === undefined ? null : text;
}

/** Whether two values of a field, as JSON or as stored, are the same. */
export function isSameFieldValue(resource: ResourceName, field: string, a: unknown, b: unknown): boolean {
  const one = readDates(resource, { [field]: a });
  return changedFields(resource, readDates(resource, { [field]: b }), one).length === 0;
}

/** Some fields of a record, as JSON. */
export function fieldsFrom(values: Row, names: readonly string[]): Row {
  return jsonOf(Object.fromEntries(names.map((name) => [name, values[name] ?? null])));
}
