/** The commands that make a document equal to a state of the server. */
import type { Locale } from '#domain/languages/locales.ts';
import type { DraftModule, ShownModule } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import { outcomeOf } from '../../core/commands/outcome.ts';
import { isSame } from '../../core/is-same.ts';
import { idsBelow, type Part, type Parts } from '../../core/parts.ts';
import { slotKey } from '../../core/slots.ts';

/** A module of the server under the number that it has in this draft. */
export interface Target extends Part {
  /** Among its siblings, from 0. */
  order: number;
}

/**
 * @param targets all modules of the restored container, parents before children, siblings in their order
 * @param ids everything that stands in it now
 */
export function restoreCommands(
  parts: Parts,
  ids: readonly number[],
  targets: readonly Target[],
  locale: Locale,
): Command[] {
  const trial = trialOf(parts);
  const steps: Command[] = [];
  const run = (step: Command) => {
    const outcome = outcomeOf(step, trial, locale);
    if (!outcome) return;
    for (const [id, part] of outcome.parts) trial.put(id, part);
    for (const [key, list] of outcome.lists) trial.arrange(key, list);
    steps.push(step);
  };
  const wanted = new Set(targets.map(({ module }) => module.id));
  for (const target of targets) {
    const { id, container, parent, column, data } = target.module;
    const place = { container, parent, column };
    const here = trial.part(id);
    if (!here) {
      run({ kind: 'add', place, order: target.order, parts: [{ ...target }] });
      continue;
    }
    if (trial.children(slotKey(place)).indexOf(id) !== target.order) {
      run({ kind: 'move', id, place, order: target.order });
    }
    const names = new Set([...Object.keys(data), ...Object.keys(here.module.data)]);
    const changes = [...names].filter((name) => !isSame(data[name], here.module.data[name]));
    if (changes.length === 0) continue;
    const of = (from: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(changes.map((name) => [name, from[name]]));
    run({ kind: 'fields', id, changes: of(data), shown: of(target.content) });
  }
  for (const id of ids) {
    if (wanted.has(id) || !trial.part(id)) continue;
    run({ kind: 'remove', id });
  }
  return steps;
}

/** A scratch copy to try commands on. */
function trialOf(parts: Parts) {
  const changed = new Map<number, Part | null>();
  const lists = new Map<string, readonly number[]>();
  return {
    part: (id: number) => (changed.has(id) ? (changed.get(id) ?? undefined) : parts.part(id)),
    children: (key: string) => lists.get(key) ?? parts.children(key),
    put: (id: number, part: Part | null) => changed.set(id, part),
    arrange: (key: string, list: readonly number[]) => lists.set(key, list),
  };
}

/** Everything that stands in a container of the draft, whatever stands in it first. */
export function idsIn(container: number, parts: Parts): number[] {
  const top = parts.children(slotKey({ container, parent: null, column: 0 }));
  return top.flatMap((id) => idsBelow(id, parts));
}

/**
 * The server's modules under the draft's own numbers.
 * @param numberOf the draft's number of a module of the server; its own where the draft has not seen it
 */
export function targetsOf(
  draft: readonly DraftModule[],
  shown: ReadonlyMap<number, ShownModule>,
  numberOf: (server: number) => number,
): Target[] {
  const byParent = Map.groupBy(draft, ({ parent }) => parent);
  const below = (parent: number | null): Target[] =>
    [...Map.groupBy(byParent.get(parent) ?? [], ({ column }) => column).values()]
      .map((list) => list.toSorted((a, b) => a.order - b.order))
      .flatMap((list) =>
        list.flatMap((module, order) => {
          const own = { ...module, id: numberOf(module.id), order };
          const seen = shown.get(module.id);
          const target: Target = {
            module: { ...own, parent: module.parent === null ? null : numberOf(module.parent) },
            content: seen?.content ?? {},
            in_german: seen?.in_german ?? [],
            order,
          };
          return [target, ...below(module.id)];
        }),
      );
  return below(null);
}
