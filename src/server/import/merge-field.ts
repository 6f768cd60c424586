// Three-way merge of a field: the stored value, that of the last import, and that of the file.
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { jsonOf } from '#domain/resources/json-of.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Path } from '#server/import/problem.ts';

export interface FieldVersions {
  stored: unknown;
  /** The value of the last import; the empty value for a field that no import has set. */
  imported: unknown;
  file: unknown;
}

/** A manual edit that an import keeps. */
export interface PreservedValue {
  /** Below the field: empty, or the language. */
  path: Path;
  stored: unknown;
  file: unknown;
  /** Whether the file has also changed since the last import. */
  is_conflict: boolean;
}

export interface MergedField {
  value: unknown;
  kept: PreservedValue[];
}

/** Keeps manual edits. The languages of a text are merged separately. */
export function mergeField(
  versions: FieldVersions,
  isOverwritten: (path: Path) => boolean = () => false,
): MergedField {
  const { stored, file } = versions;
  if (isOverwritten([])) return { value: file, kept: [] };
  const texts = Object.values(versions).every(isText) && Object.values(versions).some(Boolean);
  return texts ? mergeText(versions as TextVersions, isOverwritten) : mergeValue(versions, stored, file);
}

function mergeValue({ imported }: FieldVersions, stored: unknown, file: unknown): MergedField {
  if (isStoredAlike(stored, file)) return { value: stored, kept: [] };
  if (isStoredAlike(stored, imported)) return { value: file, kept: [] };
  return { value: stored, kept: [{ path: [], stored, file, is_conflict: !isStoredAlike(imported, file) }] };
}

type Text = Partial<Record<Locale, string>> | null | undefined;

interface TextVersions extends FieldVersions {
  stored: Text;
  imported: Text;
  file: Text;
}

function mergeText(
  { stored, imported, file }: TextVersions,
  isOverwritten: (path: Path) => boolean,
): MergedField {
  const merged: Partial<Record<Locale, string>> = {};
  const kept: PreservedValue[] = [];
  for (const language of bothLanguages) {
    const versions = {
      stored: stored?.[language] ?? '',
      imported: imported?.[language] ?? '',
      file: file?.[language] ?? '',
    };
    const one = mergeField(versions, (path) => isOverwritten([language, ...path]));
    if (one.value !== '') merged[language] = one.value as string;
    kept.push(...one.kept.map((each) => ({ ...each, path: [language, ...each.path] })));
  }
  // English cannot exist without German, so a text that was emptied by hand stays empty.
  const value = merged.de === undefined ? null : merged;
  return { value: isStoredAlike(value, stored) ? stored : value, kept };
}

/** Whether the value is null or an object with only languages as keys. */
function isText(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const members = Object.entries(value);
  const isLanguage = (name: string) => (bothLanguages as readonly string[]).includes(name);
  return (
    members.length > 0 && members.every(([name, inner]) => isLanguage(name) && typeof inner === 'string')
  );
}

/** Whether two values are stored alike; one of them may have been read from JSON. */
export function isStoredAlike(one: unknown, other: unknown): boolean {
  return canonicalJson(jsonOf(one ?? null)) === canonicalJson(jsonOf(other ?? null));
}
