/** Computes the commands that make a document equal to a server state. */
import type { Locale } from '#domain/languages/locales.ts';
import type { DraftModule, ShownModule } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import { commandOutcome } from '../../core/commands/outcome.ts';
import { type DocumentPart, type DocumentReader, idsBelow } from '../../core/document-parts.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import { slotKey } from '../../core/slots.ts';

/** A module of the server state, with its local id. */
export interface RestoreTarget extends DocumentPart {
  /** Position among the siblings, from 0. */
  order: number;
}

/**
 * @param targets all modules of the restored container, parents before children, siblings in order
 * @param ids all current modules of it
 */
export function restoreCommands(
  parts: DocumentReader,
  ids: readonly number[],
  targets: readonly RestoreTarget[],
  locale: Locale,
): Command[] {
  const trial = trialOf(parts);
  const steps: Command[] = [];
  const run = (step: Command) => {
    const outcome = commandOutcome(step, trial, locale);
    if (!outcome) return;
    for (const [id, part] of outcome.parts) trial.put(id, part);
    for (const [key, list] of outcome.lists) trial.arrange(key, list);
    steps.push(step);
  };
  const targetIds = new Set(targets.map(({ module }) => module.id));
  for (const target of targets) {
    const { id, container, parent, column, data } = target.module;
    const slot = { container, parent, column };
    const here = trial.part(id);
    if (!here) {
      run({ kind: 'add', place: slot, order: target.order, parts: [{ ...target }] });
      continue;
    }
    if (trial.children(slotKey(slot)).indexOf(id) !== target.order) {
      run({ kind: 'move', id, place: slot, order: target.order });
    }
    const names = new Set([...Object.keys(data), ...Object.keys(here.module.data)]);
    const changes = [...names].filter((name) => !isDeepEqual(data[name], here.module.data[name]));
    if (changes.length === 0) continue;
    const of = (from: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(changes.map((name) => [name, from[name]]));
    run({ kind: 'fields', id, changes: of(data), shown: of(target.content) });
  }
  for (const id of ids) {
    if (targetIds.has(id) || !trial.part(id)) continue;
    run({ kind: 'remove', id });
  }
  return steps;
}

/** A copy on which commands are tried. */
function trialOf(parts: DocumentReader) {
  const changed = new Map<number, DocumentPart | null>();
  const lists = new Map<string, readonly number[]>();
  return {
    part: (id: number) => (changed.has(id) ? (changed.get(id) ?? undefined) : parts.part(id)),
    children: (key: string) => lists.get(key) ?? parts.children(key),
    put: (id: number, part: DocumentPart | null) => changed.set(id, part),
    arrange: (key: string, list: readonly number[]) => lists.set(key, list),
  };
}

/** All modules of a container of the document, at any depth. */
export function moduleIdsIn(container: number, parts: DocumentReader): number[] {
  const top = parts.children(slotKey({ container, parent: null, column: 0 }));
  return top.flatMap((id) => idsBelow(id, parts));
}

/**
 * The server's modules with local ids.
 * @param numberOf maps a server id to the local one; returns it unchanged if the document does not know the module
 */
export function targetsOf(
  draft: readonly DraftModule[],
  shown: ReadonlyMap<number, ShownModule>,
  numberOf: (server: number) => number,
): RestoreTarget[] {
  const byParent = Map.groupBy(draft, ({ parent }) => parent);
  const below = (parent: number | null): RestoreTarget[] =>
    [...Map.groupBy(byParent.get(parent) ?? [], ({ column }) => column).values()]
      .map((list) => list.toSorted((a, b) => a.order - b.order))
      .flatMap((list) =>
        list.flatMap((module, order) => {
          const own = { ...module, id: numberOf(module.id), order };
          const shownModule = shown.get(module.id);
          const target: RestoreTarget = {
            module: { ...own, parent: module.parent === null ? null : numberOf(module.parent) },
            content: shownModule?.content ?? {},
            in_german: shownModule?.in_german ?? [],
            order,
          };
          return [target, ...below(module.id)];
        }),
      );
  return below(null);
}
