/** Words that somebody else has written, brought into a module as it lies here. */
import { schemaOf } from '#modules/schemas.ts';
import type { Step } from '../../core/commands/command.ts';
import { draftStore } from '../../core/edited-document.ts';
import { isSame } from '../../core/is-same.ts';
import { type FieldMerge, mergedData, threeWay } from '../../core/merge/three-way.ts';
import type { Part } from '../../core/parts.ts';
import { contentAfter } from '../../core/shown-content.ts';
import { adaptSteps } from '../../core/undo-history.ts';
import { isInDialog, isWritten, leavesCaret, writeAroundCaret } from '../../ui/surface/caret.ts';
import { session } from '../account/account.ts';
import { conflicts, refusedData } from '../saving/rejections.ts';
import { known, markModule } from '../saving/saving.ts';
import type { SeenModule } from './changes.ts';

/** What came of it: `kept` waits until the caret has left its text, or until it is saved. */
export type Taken = 'same' | 'taken' | 'merged' | 'kept' | 'conflict';

export interface TakenWords {
  taken: Taken;
  merges: readonly FieldMerge[];
}

const nothing: TakenWords = { taken: 'same', merges: [] };

/** @param isAsked the server has refused to save what stands here: nothing waits for the caret any longer */
export function takeWords(
  id: number,
  { draft, shown }: SeenModule,
  changed_by: string | null,
  isAsked: boolean,
): TakenWords {
  const before = known.get(id);
  const part = draftStore.part(id);
  if (!before || before.version === draft.version) return nothing;
  if (before.version > draft.version && !isAsked) return nothing;
  const { fields } = schemaOf(draft.module);
  if (!part) {
    // Taken away here: it may come back by a step, and then with her words.
    known.set(id, { version: draft.version, data: draft.data });
    const merges = threeWay(fields, before.data, before.data, draft.data);
    forgetOwnSteps(id, before.place.container, merges, draft.data);
    return merges.length === 0 ? nothing : { taken: 'taken', merges: [] };
  }
  const merges = threeWay(fields, before.data, part.module.data, draft.data);
  if (merges.some(({ outcome }) => outcome === 'overlap')) {
    conflicts.set(id, { theirs: { draft, shown }, changed_by });
    markModule(id);
    return { taken: 'conflict', merges };
  }
  const incoming = merges.filter(({ outcome }) => outcome !== 'mine');
  const isInTheWay = (merge: FieldMerge) => isWritten(id, merge) && !leavesCaret(merge);
  if (!isAsked && (isInDialog(id) || incoming.some(isInTheWay))) {
    return { taken: 'kept', merges };
  }
  const isMine = merges.some(({ outcome }) => outcome === 'mine' || outcome === 'merged');
  const data = isMine ? mergedData(part.module.data, merges) : draft.data;
  conflicts.delete(id);
  refusedData.delete(id);
  known.set(id, { version: draft.version, data: draft.data });
  for (const merge of incoming) if (isWritten(id, merge)) writeAroundCaret(merge);
  const names = [...new Set(incoming.map(({ field }) => field))];
  const changes = Object.fromEntries(names.map((name) => [name, data[name]]));
  // Pictures, links and titles as the server shows them, where they are hers as a whole.
  const theirs = names.filter((name) => shown && isSame(data[name], draft.data[name]));
  const seen = Object.fromEntries(theirs.map((name) => [name, shown?.content[name]]));
  const next = contentAfter(part, changes, seen, session.get().locale);
  draftStore.put(new Map([[id, { module: { ...part.module, data }, ...next }]]), new Map());
  forgetOwnSteps(id, part.module.container, incoming, draft.data);
  markModule(id);
  return { taken: isMine ? 'merged' : 'taken', merges };
}

/** What she wrote is not taken back with what was done here before. */
export function forgetOwnSteps(
  id: number,
  container: number,
  merges: readonly FieldMerge[],
  theirs: Readonly<Record<string, unknown>>,
): void {
  if (merges.length === 0) return;
  keepFromSteps(id, container);
  adaptSteps(container, (step): Step => {
    if (step.kind === 'add') return { ...step, parts: step.parts.map((part) => asWritten(part, id, merges)) };
    if (step.kind !== 'fields' || step.id !== id) return step;
    const touched = merges.filter(({ field }) => field in step.changes);
    if (touched.length === 0) return step;
    const asTheirs = touched.map(
      (merge): FieldMerge => ({ ...merge, outcome: 'theirs', value: merge.theirs }),
    );
    const shown = Object.fromEntries(
      Object.entries(step.shown).filter(([name]) => !touched.some(({ field }) => field === name)),
    );
    const whole = mergedData({ ...theirs, ...step.changes }, asTheirs);
    const changes = Object.fromEntries(Object.keys(step.changes).map((name) => [name, whole[name]]));
    return { ...step, changes, shown };
  });
}

/** A module in which somebody else has written does not go by a step of one's own, nor what it stands in. */
export function keepFromSteps(id: number, container: number): void {
  const kept = new Set<number>();
  for (let each: number | null = id; each !== null; ) {
    kept.add(each);
    each = draftStore.part(each)?.module.parent ?? known.get(each)?.place.parent ?? null;
  }
  adaptSteps(container, (step) => (step.kind === 'remove' && kept.has(step.id) ? null : step));
}

/** A module that a step would bring back, with what was written in it meanwhile. */
function asWritten(part: Part, id: number, merges: readonly FieldMerge[]): Part {
  if (part.module.id !== id) return part;
  const asTheirs = merges.map((merge): FieldMerge => ({ ...merge, outcome: 'theirs', value: merge.theirs }));
  const data = mergedData(part.module.data, asTheirs);
  const changes = Object.fromEntries(merges.map(({ field }) => [field, data[field]]));
  return { module: { ...part.module, data }, ...contentAfter(part, changes, {}, session.get().locale) };
}
