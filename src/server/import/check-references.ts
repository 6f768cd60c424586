// Checks records of a season against each other: keys are unique, and every record that is referred to exists.

import { closestWord } from '#domain/search/closest-word.ts';
import { flattenModules, type ModuleEntry } from '#server/import/file-modules.ts';
import { type Path, problemAt, type SeasonProblem } from '#server/import/problem.ts';
import type { ReadSeason, SeasonRecord } from '#server/import/read-records.ts';
import { keyFieldOf, type SectionName, sectionOf } from '#server/import/section.ts';
import type { Message } from '#server/services/records/fields/bilingual.ts';

/** The records that are stored already. */
export interface StoredRecords {
  has(section: SectionName, identity: string | number): boolean;
  /** The record with this value in a unique column, by its key or id; null if there is none. */
  holderOf(section: SectionName, column: string, value: string | number): string | null;
  /** Stored redirects that are not in the files: new path by old path. */
  redirects: ReadonlyMap<string, string>;
}

/** For a check of the files alone: nothing is stored. */
export const noStoredRecords: StoredRecords = {
  has: () => false,
  holderOf: () => null,
  redirects: new Map(),
};

/** A field, or an entry of a list field, that names another record. */
export interface SeasonReference {
  to: SectionName;
  identity: string | number;
  path: Path;
}

/** All references of a record to others. */
export function referencesOfRecord({ section: name, values }: SeasonRecord): SeasonReference[] {
  const { references, lists } = sectionOf(name);
  const mentions: SeasonReference[] = [];
  const add = (to: SectionName, value: unknown, path: Path) => {
    if (typeof value === 'string' || typeof value === 'number') mentions.push({ to, identity: value, path });
  };
  for (const [field, { to }] of Object.entries(references)) add(to, values[field], [field]);
  for (const [field, list] of Object.entries(lists)) {
    for (const [at, entry] of ((values[field] ?? []) as unknown[]).entries()) {
      if (list.entry) add(list.entry.to, entry, [field, at]);
      for (const [inner, { to }] of Object.entries(list.references)) {
        add(to, (entry as Record<string, unknown>)[inner], [field, at, inner]);
      }
    }
  }
  for (const module of flattenModules((values.modules ?? []) as ModuleEntry[])) {
    for (const { to, identity, path } of module.mentions) add(to, identity, ['modules', ...path]);
  }
  return mentions;
}

/** The checks that need more than one record, also of records with errors of their own: one report has all. */
export function checkAcrossRecords(season: ReadSeason, stored: StoredRecords): SeasonProblem[] {
  const markOf = ({ file, record, field }: SeasonProblem) => `${file} ${record} ${field}`;
  const reported = new Set(season.problems.map(markOf));
  const found = [...checkReferences(season, stored), ...checkRedirects(season.records, stored)];
  return found.filter((problem) => !reported.has(markOf(problem)));
}

function checkReferences(
  { records: whole, broken, unread, isPartial }: ReadSeason,
  stored: StoredRecords,
): SeasonProblem[] {
  const problems: SeasonProblem[] = [];
  const records = [...whole, ...broken];
  const isBroken = new Set([...broken.map(({ section, identity }) => `${section} ${identity}`), ...unread]);
  const given = new Map<SectionName, Map<string | number, SeasonRecord>>();
  for (const record of records) {
    const inSection = given.get(record.section) ?? new Map<string | number, SeasonRecord>();
    given.set(record.section, inSection);
    const first = inSection.get(record.identity);
    const keyField = keyFieldOf(sectionOf(record.section));
    if (first) problems.push(problemAt(record.position, [keyField], duplicateIds(first)));
    else inSection.set(record.identity, record);
  }
  for (const record of records) {
    for (const { to, identity, path } of referencesOfRecord(record)) {
      if (given.get(to)?.has(identity) || stored.has(to, identity) || isBroken.has(`${to} ${identity}`))
        continue;
      if (isPartial) continue;
      const candidates = [...(given.get(to)?.keys() ?? [])].map(String);
      problems.push(problemAt(record.position, path, unknownRecord(to, identity, candidates)));
    }
    problems.push(...checkEntriesOnce(record));
  }
  return [...problems, ...checkUnique(records, new Set(broken), stored)];
}

/** No list names the same tag or picture twice. */
function checkEntriesOnce(record: SeasonRecord): SeasonProblem[] {
  const { lists } = sectionOf(record.section);
  return Object.entries(lists).flatMap(([field, list]) => {
    const entries = (list.entry ? (record.values[field] ?? []) : []) as unknown[];
    return entries.flatMap((entry, at) =>
      entries.indexOf(entry) === at ? [] : [problemAt(record.position, [field, at], listedTwice)],
    );
  });
}

function checkUnique(
  records: readonly SeasonRecord[],
  broken: ReadonlySet<SeasonRecord>,
  storedRecords: StoredRecords,
): SeasonProblem[] {
  const problems: SeasonProblem[] = [];
  const holders = new Map<string, SeasonRecord>();
  for (const record of records) {
    const { unique = [], onCreate } = sectionOf(record.section);
    for (const column of unique) {
      const made = broken.has(record) ? {} : onCreate?.(record.values);
      const value = record.values[column] ?? made?.[column];
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const mark = `${record.section} ${column} ${value}`;
      const first = holders.get(mark);
      const stored = storedRecords.holderOf(record.section, column, value);
      if (first && first.identity !== record.identity) {
        problems.push(problemAt(record.position, [column], takenMessage(first.position.record)));
      } else if (stored !== null && stored !== String(record.identity)) {
        problems.push(problemAt(record.position, [column], takenMessage(`${record.section}/${stored}`)));
      }
      if (!first) holders.set(mark, record);
    }
  }
  return problems;
}

/** A redirect loop would never end for visitors. */
function checkRedirects(records: readonly SeasonRecord[], stored: StoredRecords): SeasonProblem[] {
  const own = records.filter(({ section }) => section === 'redirects');
  const targets = new Map(stored.redirects);
  for (const { values } of own) targets.set(String(values.old_path), String(values.new_path));
  const pathOnly = (target: string) => target.split(/[?#]/, 1)[0] as string;
  return own.flatMap((record) => {
    const start = String(record.values.old_path);
    const seen = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      const target: string | undefined = targets.get(at);
      at = target === undefined ? undefined : pathOnly(target);
    }
    return at === start ? [problemAt(record.position, ['new_path'], endless)] : [];
  });
}

const endless: Message = {
  de: 'Diese Weiterleitung führt im Kreis zu ihrem eigenen Anfang zurück. Bitte ein anderes Ziel wählen.',
  en: 'This redirect leads in a circle back to its own beginning. Choose another target.',
};

const listedTwice: Message = {
  de: 'Das steht zweimal in der Liste. Bitte eines davon löschen.',
  en: 'This is in the list twice. Delete one of the two.',
};

function duplicateIds({ position }: SeasonRecord): Message {
  const line = position.lineOf([]);
  const where = line === null ? position.file : `${position.file}:${line}`;
  return {
    de: `Diesen Schlüssel gibt es schon in ${where}. Bitte einen der beiden Datensätze umbenennen oder löschen.`,
    en: `This key is taken in ${where}. Rename or delete one of the two records.`,
  };
}

function takenMessage(record: string): Message {
  return {
    de: `Diesen Wert hat schon ${record}. Bitte einen anderen wählen.`,
    en: `${record} has this value already. Choose another one.`,
  };
}

function unknownRecord(to: SectionName, identity: string | number, candidates: string[]): Message {
  const suggestion = closestWord(String(identity), candidates);
  return {
    de: `${to}/${identity} gibt es weder in den Dateien noch in der Datenbank.${suggestion ? ` Gemeint ist wohl "${suggestion}".` : ''}`,
    en: `${to}/${identity} is neither in the files nor in the database.${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
  };
}
