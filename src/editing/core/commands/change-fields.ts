/** Changes the values of a module's fields. */
import type { Locale } from '#domain/languages/locales.ts';
import type { DocumentPart, DocumentReader } from '../document-parts.ts';
import { isDeepEqual } from '../is-deep-equal.ts';
import { contentAfter } from '../shown-content.ts';
import type { CommandOf, CommandOutcome } from './command.ts';

/** Null if the values are the same. */
export function applyFieldChanges(
  command: CommandOf<'fields'>,
  parts: DocumentReader,
  locale: Locale,
): CommandOutcome | null {
  const before = parts.part(command.id);
  if (!before) return null;
  const { data } = before.module;
  const names = Object.keys(command.changes).filter(
    (name) => !isDeepEqual(command.changes[name], data[name]),
  );
  if (names.length === 0) return null;
  const changes = pick(command.changes, names);
  const module = { ...before.module, data: { ...data, ...changes } };
  const after: DocumentPart = { module, ...contentAfter(before, changes, command.shown, locale) };
  return {
    parts: new Map([[command.id, after]]),
    lists: new Map(),
    inverse: {
      kind: 'fields',
      id: command.id,
      changes: pick(data, names),
      shown: pick(before.content, [...names, ...Object.keys(command.shown)]),
    },
  };
}

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));
