// The modules of a page or slot in season files: as in the database, but with keys in place of ids.
import { z } from 'zod';
import { emptyData, type Field, type FieldIssue } from '#domain/modules/module-fields.ts';
import {
  isAllowedIn,
  isModuleName,
  itemNameOf,
  type ModuleData,
  type ModuleName,
} from '#domain/modules/modules.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { type RouteName, routeTable } from '#domain/site/route-table.ts';
import { issueMessage } from '#i18n/modules/module-messages.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Path } from '#server/import/problem.ts';
import { parseModuleData } from '#server/services/modules/module-data.ts';
import { bilingual } from '#server/services/records/fields/bilingual.ts';

/** A field of a module that refers to a record. */
export interface ModuleReference {
  to: ResourceName;
  identity: string;
  field: string;
  path: Path;
}

export interface ModuleEntry {
  module: ModuleName;
  column: number;
  /** As stored, but references are still null. */
  data: ModuleData;
  mentions: ModuleReference[];
  children: ModuleEntry[];
}

/** Sections by the part of a `link` before its colon. */
const linkSections = {
  page: 'pages',
  production: 'productions',
  person: 'persons',
  press: 'press_articles',
  subscription: 'subscriptions',
  form: 'forms',
} as const satisfies Record<string, ResourceName>;

type LinkKind = keyof typeof linkSections;

/** The kind of link target for a section, when its id is known. */
export function linkKindOf(section: ResourceName): LinkKind {
  return Object.keys(linkSections).find((kind) => linkSections[kind as LinkKind] === section) as LinkKind;
}

const maxModules = 200;

/** All modules of a list, parents before children. */
export function flattenModules(entries: readonly ModuleEntry[]): ModuleEntry[] {
  return entries.flatMap((entry) => [entry, ...flattenModules(entry.children)]);
}

/** Modules in their order; `children` are the items of a list or the modules of a layout. */
export const fileModules = z.unknown().transform((value, context): ModuleEntry[] => {
  const report = (path: Path, message: string) =>
    context.addIssue({ code: 'custom', path: [...path], message });
  return readList(value, null, [], report) ?? z.NEVER;
});

type ReportProblem = (path: Path, message: string) => void;

function readList(
  value: unknown,
  parent: ModuleName | null,
  path: Path,
  report: ReportProblem,
): ModuleEntry[] | null {
  if (!Array.isArray(value) || value.length > maxModules) {
    report(
      path,
      bilingual(
        `Hier wird eine Liste von höchstens ${maxModules} Modulen erwartet.`,
        `A list of ${maxModules} modules at most is expected.`,
      ),
    );
    return null;
  }
  const entries = value.map((entry, at) => readEntry(entry, parent, [...path, at], report));
  return entries.some((entry) => entry === null) ? null : (entries as ModuleEntry[]);
}

function readEntry(
  value: unknown,
  parent: ModuleName | null,
  path: Path,
  report: ReportProblem,
): ModuleEntry | null {
  const { module, column = 0, children, ...fields } = (value ?? {}) as Record<string, unknown>;
  if (typeof module !== 'string' || !isModuleName(module) || !isAllowedIn(module, parent)) {
    const where = parent ? (itemNameOf(parent) ?? 'headline, text, image, …') : 'headline, text, image, …';
    report(
      [...path, 'module'],
      bilingual(`Hier steht der Name eines Moduls: ${where}.`, `The name of a module stands here: ${where}.`),
    );
    return null;
  }
  if (typeof column !== 'number' || !Number.isInteger(column) || column < 0 || column > 2) {
    report([...path, 'column'], bilingual('Spalten zählen von 0 bis 2.', 'Columns count from 0 to 2.'));
    return null;
  }
  const readModule = readFields(module, fields, path, report);
  const inner = children === undefined ? [] : readList(children, module, [...path, 'children'], report);
  // The modules of a file are published, and editors cannot publish this either.
  if (module === 'event-list' && inner?.length === 0) {
    report(
      [...path, 'children'],
      bilingual(
        'Die Liste hat keinen Termin. Schreiben Sie einen hinein, oder löschen Sie die Liste.',
        'The list has no date. Write one into it, or delete the list.',
      ),
    );
    return null;
  }
  return readModule && inner ? { module, column, ...readModule, children: inner } : null;
}

/** References in unvalidated modules. */
export function referencesInFile(value: unknown, path: Path = []): ModuleReference[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry, at) => {
    const { module, children, ...fields } = (entry ?? {}) as Record<string, unknown>;
    if (typeof module !== 'string' || !isModuleName(module)) return [];
    const own = Object.entries(schemaOf(module).fields).flatMap(([field, described]) => {
      const { [field]: given } = fields;
      const named = typeof given === 'string' ? recordOf(described, given) : null;
      if (!named?.to) return [];
      return [{ to: named.to, identity: named.identity, field, path: [...path, at, field] }];
    });
    return [...own, ...referencesInFile(children, [...path, at, 'children'])];
  });
}

/** Validates the fields with a placeholder id for each key, then removes the placeholders. */
function readFields(
  name: ModuleName,
  fields: Record<string, unknown>,
  path: Path,
  report: ReportProblem,
): Pick<ModuleEntry, 'data' | 'mentions'> | null {
  const schema = schemaOf(name);
  const mentions: ModuleReference[] = [];
  const raw: Record<string, unknown> = { ...emptyData(schema), ...fields };
  for (const [field, described] of Object.entries(schema.fields)) {
    const given = fields[field];
    if (typeof given !== 'string') continue;
    const named = recordOf(described, given);
    if (!named) continue;
    raw[field] = named.standIn;
    if (named.to) {
      mentions.push({ to: named.to, identity: named.identity, field, path: [...path, field] });
    }
  }
  const parsed = parseModuleData(name, raw);
  if ('issues' in parsed) {
    for (const issue of parsed.issues) report([...path, issue.field], issueText(issue, name));
    return null;
  }
  const data = { ...parsed.data };
  for (const { field } of mentions) data[field] = null;
  return { data, mentions };
}

interface Named {
  /** Passes the check in place of the record's id. */
  standIn: unknown;
  to: ResourceName | null;
  identity: string;
}

function recordOf(field: Field, given: string): Named | null {
  if (field.kind === 'image') return { standIn: 1, to: 'media', identity: given };
  if (field.kind === 'event') return { standIn: 1, to: 'events', identity: given };
  if (field.kind !== 'link') return null;
  const [kind = '', identity = ''] = given.split(/:(.*)/s);
  if (kind === 'screen' && routeTable.some(({ name }) => name === identity)) {
    return { standIn: { kind, name: identity as RouteName }, to: null, identity };
  }
  if (!Object.hasOwn(linkSections, kind)) return null;
  return { standIn: { kind, id: 1 }, to: linkSections[kind as LinkKind], identity };
}

function issueText(issue: FieldIssue, module: ModuleName): string {
  return bilingual(issueMessage(issue, 'de', module), issueMessage(issue, 'en', module));
}
