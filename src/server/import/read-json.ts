// Reads a JSON file of a season into its records.
import { type JsonLines, jsonLines, repeatedMembers } from '#server/import/json-lines.ts';
import { knownNames } from '#server/import/known-names.ts';
import type { Path, SeasonProblem } from '#server/import/problem.ts';
import {
  emptyFile,
  maxRecords,
  type RawRecord,
  type ReadFile,
  type SeasonFile,
  seasonFormat,
  tooManyRecords,
} from '#server/import/season-file.ts';
import { importSectionNames, keyFieldOf, type SectionName, sectionOf } from '#server/import/section.ts';
import type { Message } from '#server/services/records/fields/bilingual.ts';

/** Invalid records and unknown sections are reported as problems; the others are read. */
export function readJson(file: SeasonFile): ReadFile {
  const read = recordsOf(file);
  return { ...read, isPartial: read.problems.length > 0 };
}

function recordsOf({ name, text }: SeasonFile): { records: RawRecord[]; problems: SeasonProblem[] } {
  const problems: SeasonProblem[] = [];
  const records: RawRecord[] = [];
  const plain = text.replace(/^\u{feff}/u, '');
  const report = (message: Message, line: number | null, path = '') => {
    problems.push({ severity: 'error', file: name, line, record: path, field: '', message });
  };
  if (plain.trim() === '') {
    report(emptyFile, 1);
    return { records, problems };
  }
  const lines = jsonLines(plain);
  const content = parse(plain, lines, report);
  if (content === undefined) return { records, problems };
  for (const { name: member, line } of repeatedMembers(plain)) report(repeated(member), line);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    report(notASeason, 1);
    return { records, problems };
  }
  if (!Object.hasOwn(content, 'format') || (content as { format: unknown }).format !== seasonFormat) {
    report(notASeason, lines.of(['format']));
    return { records, problems };
  }
  const suggestion = knownNames(importSectionNames);
  for (const [section, value] of Object.entries(content)) {
    if (section === 'format') continue;
    const line = () => lines.of([section]);
    if (!importSectionNames.includes(section as never))
      report(unknownSection(section, suggestion(section)), line());
    else if (section === 'settings') records.push(...readSettings(name, lines, value, report));
    else if (!Array.isArray(value)) report(notAList(section), line(), section);
    else if (value.length > maxRecords) report(tooManyRecords(section), line(), section);
    else {
      for (const [at, record] of value.entries()) {
        const position = {
          file: name,
          record: `${section}/${labelOf(section as SectionName, record, at)}`,
          lineOf: (path: Path) => lines.of([section, at, ...path]),
        };
        records.push({ section: section as SectionName, value: record, position });
      }
    }
  }
  return { records, problems };
}

function parse(
  text: string,
  lines: JsonLines,
  report: (message: Message, line: number | null) => void,
): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    report(
      {
        de: 'Das ist kein gültiges JSON. Oft fehlt kurz davor ein Komma, eine Klammer oder ein Anführungszeichen.',
        en: 'This is not valid JSON. Often a comma, a bracket or a quotation mark is missing shortly before.',
      },
      lines.ofError(),
    );
    return undefined;
  }
}

/** `"settings": { "VERSION_SELECT": "final" }`: one record per name. */
function readSettings(
  file: string,
  lines: JsonLines,
  value: unknown,
  report: (message: Message, line: number | null, record?: string) => void,
): RawRecord[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(
      {
        de: 'Einstellungen stehen als { "NAME": Wert } da.',
        en: 'Settings are written as { "NAME": value }.',
      },
      lines.of(['settings']),
      'settings',
    );
    return [];
  }
  return Object.entries(value).map(([key, setting]) => ({
    section: 'settings',
    value: { key, value: setting },
    position: {
      file,
      record: `settings/${key.slice(0, 100)}`,
      lineOf: () => lines.of(['settings', key]),
    },
  }));
}

/** The key if it can be read, else the index in the list. */
function labelOf(section: SectionName, record: unknown, at: number): string {
  const keyField = keyFieldOf(sectionOf(section));
  const value =
    typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[keyField] : null;
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value).slice(0, 100)
    : String(at);
}

const notASeason: Message = {
  de: `Das ist keine Spielzeitdatei: Ganz oben muss "format": "${seasonFormat}" stehen.`,
  en: `This is not a season file: it has to say "format": "${seasonFormat}" at its top.`,
};

function unknownSection(section: string, { de, en }: Message): Message {
  const shown = JSON.stringify(section.slice(0, 60));
  return { de: `Den Abschnitt ${shown} gibt es nicht. ${de}`, en: `There is no section ${shown}. ${en}` };
}

const repeated = (member: string): Message => ({
  de: `„${member}“ steht hier zweimal, und nur das letzte würde gelten. Fassen Sie beide zusammen, oder löschen Sie eines.`,
  en: `"${member}" is here twice, and only the last one would count. Merge the two, or delete one.`,
});

const notAList = (section: string): Message => ({
  de: `Der Abschnitt "${section}" ist eine Liste von Datensätzen: [ { … } ].`,
  en: `The section "${section}" is a list of records: [ { … } ].`,
});
