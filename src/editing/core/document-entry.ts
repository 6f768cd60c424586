/** A module as it lies in the browser: read by its id, changed field by field. */
import { useCallback, useSyncExternalStore } from 'react';
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import type { DraftModule, ModuleData, ShownModule } from '#domain/modules/modules.ts';
import { apply } from './apply.ts';
import type { Step } from './commands/command.ts';
import { draftStore } from './edited-document.ts';
import { columnsOf, mostColumns, placeKey } from './slots.ts';

export interface DraftEntry {
  /** Its `id` is the browser's own for a module that was made here; it stays the same after saving. */
  module: DraftModule;
  /** What its view draws; of a list with its items, of a layout without its columns. */
  shown: ShownModule;
  /** Not on the server yet. */
  isNew: boolean;
  issues: readonly FieldIssue[];
  state: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';
  /** Why the server did not take it, in the editor's language; empty where it did. */
  problem: string;
}

/** The entry of a module; draws again only when this one module changes. */
export function useDraft(id: number): DraftEntry | undefined {
  const subscribe = useCallback(
    (listener: () => void) => draftStore.subscribe(`module:${id}`, listener),
    [id],
  );
  const read = useCallback(() => draftStore.entry(id), [id]);
  return useSyncExternalStore(subscribe, read, read);
}

export function getDraft(id: number): DraftEntry | undefined {
  return draftStore.entry(id);
}

export interface ChangeOptions {
  /** Changes of one group that follow each other closely are one step back, e.g. `content` while typing. */
  group?: string;
  /** What the view needs at once for a reference, e.g. the `Picture` of a newly chosen image. */
  shown?: Record<string, unknown>;
}

/**
 * Writes raw values into a module's data; a text is given as its whole `Localized`. Does nothing for a module
 * that is gone and for values that are there already.
 */
export function changeFields(id: number, changes: ModuleData, options: ChangeOptions = {}): void {
  const entry = draftStore.entry(id);
  if (!entry) return;
  apply(
    entry.module.container,
    [{ kind: 'fields', id, changes, shown: options.shown ?? {} }, ...gathered(entry.module, changes)],
    options.group === undefined ? {} : { group: `${id}:${options.group}` },
  );
}

/** A layout with fewer columns: what stood in those that are gone goes to the end of the last one. */
function gathered({ id, container, module }: DraftModule, changes: ModuleData): Step[] {
  if (module !== 'container' || !('layout' in changes)) return [];
  const last = columnsOf(changes) - 1;
  const place = { container, parent: id, column: last };
  const homeless = Array.from({ length: mostColumns - last - 1 }, (_, index) =>
    draftStore.children(placeKey({ ...place, column: last + 1 + index })),
  ).flat();
  return homeless.map((each) => ({ kind: 'move', id: each, place, order: Number.MAX_SAFE_INTEGER }));
}
