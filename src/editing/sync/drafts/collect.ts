/** What the journal should hold just now: looked up in the draft, so that nothing can be missed. */

import type { ModulePlace } from '#domain/modules/modules.ts';
import type { Step } from '../../core/commands/command.ts';
import { draftStore } from '../../core/edited-document.ts';
import { mostColumns, placeKey } from '../../core/slots.ts';
import { stepsOf } from '../../core/undo-history.ts';
import type { DraftContainer } from '../containers.ts';
import { isBlank, isMissing, known } from '../saving/saving.ts';
import type { KeptList, KeptModule, RowKind } from './persisted-draft.ts';

/** A row as it should be. It is written anew only when one of `from` is another thing than before. */
export interface Wanted {
  kind: RowKind;
  id: number;
  from: readonly unknown[];
  value: () => unknown;
}

/** All rows of a place but its own. */
export function collect({ id: container }: Pick<DraftContainer, 'id'>): Wanted[] {
  const steps = stepsOf(container);
  const lists = listsOf(container);
  return [
    ...modulesOf(container, idsIn(steps.flatMap(({ taken }) => taken.steps))),
    ...lists.map(
      (list, at): Wanted => ({ kind: 'list', id: at, from: [JSON.stringify(list)], value: () => list }),
    ),
    ...steps.map(
      ({ way, taken }): Wanted => ({
        kind: 'step',
        id: taken.turn,
        from: [way, taken],
        value: () => ({ way, taken }),
      }),
    ),
  ];
}

/** Whether a list of rows tells of anything that the server does not have. */
export function tellsOfUnsaved(rows: readonly Wanted[]): boolean {
  return rows.some(
    ({ kind, from }) =>
      ['list', 'form', 'settings'].includes(kind) || (kind === 'module' && from[2] === true),
  );
}

function modulesOf(container: number, inSteps: ReadonlySet<number>): Wanted[] {
  const row = (id: number, isUnsaved: boolean): Wanted => {
    const part = draftStore.part(id) ?? null;
    const stored = known.get(id);
    const value = (): KeptModule => ({
      id,
      part,
      isUnsaved,
      stored: stored ? { ...stored, id: stored.server_id } : null,
    });
    return { kind: 'module', id, from: [part, stored, isUnsaved], value };
  };
  const here = draftStore
    .ids()
    .filter((id) => draftStore.part(id)?.module.container === container)
    .flatMap((id) => {
      const isUnsaved = isMissing(id);
      return isUnsaved || inSteps.has(id) ? [row(id, isUnsaved)] : [];
    });
  const gone = known.ids().flatMap((id) => {
    const stored = known.get(id);
    if (!stored || stored.place.container !== container || draftStore.part(id)) return [];
    const { parent } = stored.place;
    const isTopmost = parent === null || draftStore.part(parent) !== undefined;
    const isUnsaved = known.isThere(id) && isTopmost;
    return isUnsaved || inSteps.has(id) ? [row(id, isUnsaved)] : [];
  });
  return [...here, ...gone];
}

function idsIn(steps: readonly Step[]): Set<number> {
  return new Set(
    steps.flatMap((step) => {
      if (step.kind === 'add') return step.parts.map(({ module }) => module.id);
      if (step.kind !== 'deed') return [step.id];
      return step.deed.what === 'english' ? [step.deed.id] : [];
    }),
  );
}

/** Lists of siblings that differ from what the server has. What was put in and left empty counts for nothing. */
function listsOf(container: number): KeptList[] {
  const places: ModulePlace[] = [{ container, parent: null, column: 0 }];
  for (const id of draftStore.ids()) {
    const module = draftStore.part(id)?.module;
    if (module?.container !== container) continue;
    for (let column = 0; column < mostColumns; column += 1) {
      const place = { container, parent: id, column };
      if (draftStore.children(placeKey(place)).length > 0) places.push(place);
    }
  }
  return places.flatMap((place) => {
    const key = placeKey(place);
    const ids = draftStore.children(key).filter((id) => !isBlank(id));
    const stored = known.children(key).filter((id) => known.isThere(id));
    const positions = ids.map((id) => stored.indexOf(id)).filter((at) => at >= 0);
    const isArranged = positions.some((at, index) => at < (positions[index - 1] ?? -1));
    if (!isArranged && positions.length === ids.length) return [];
    return [{ place, ids, isArranged }];
  });
}
