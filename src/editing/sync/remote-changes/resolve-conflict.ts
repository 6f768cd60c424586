/** Two people changed one module, or one of them took it away: what somebody decides, as a step that can be undone. */
import { schemaOf } from '#modules/schemas.ts';
import { apply } from '../../core/apply.ts';
import { removePart } from '../../core/commands/remove.ts';
import { draftStore } from '../../core/edited-document.ts';
import { isSame } from '../../core/is-same.ts';
import { type Choice, type FieldMerge, mergedData, mergeKey, threeWay } from '../../core/merge/three-way.ts';
import { contentAfter } from '../../core/shown-content.ts';
import { session } from '../account/account.ts';
import { conflicts, refusedData } from '../saving/rejections.ts';
import { known, markModule, trySaving } from '../saving/saving.ts';
import { forgetOwnSteps } from './apply-remote-text.ts';
import { markWriter } from './deferred-changes.ts';

/** What both have made of a module that is open; null where there is nothing to decide any more. */
export function openMerges(id: number): FieldMerge[] | null {
  const theirs = conflicts.get(id)?.theirs;
  const part = draftStore.part(id);
  const base = known.get(id)?.data;
  if (!theirs || !part || !base) return null;
  return threeWay(schemaOf(part.module.module).fields, base, part.module.data, theirs.draft.data);
}

/**
 * `choices` by `mergeKey`, for everything that overlaps. Undone, what was mine takes the place of what was theirs, and
 * the other way round; what merges by itself stays.
 */
export function decideText(id: number, choices: Readonly<Record<string, Choice>>): void {
  const theirs = conflicts.get(id)?.theirs;
  const part = draftStore.part(id);
  const merges = openMerges(id);
  if (!theirs || !part || !merges) return;
  const { container, data: mine } = part.module;
  const opposite = Object.fromEntries(
    merges.map(
      (merge) => [mergeKey(merge), choices[mergeKey(merge)] === 'mine' ? 'theirs' : 'mine'] as const,
    ),
  );
  const before = mergedData(mine, merges, opposite);
  const after = mergedData(mine, merges, choices);
  const valuesOf = (data: Readonly<Record<string, unknown>>) => {
    const names = [...new Set(merges.map(({ field }) => field))];
    const changes = Object.fromEntries(names.map((name) => [name, data[name]]));
    const shown = names.map((name) => {
      const isTheirs = isSame(data[name], theirs.draft.data[name]) && !isSame(data[name], mine[name]);
      return [name, (isTheirs ? theirs.shown?.content : part.content)?.[name]] as const;
    });
    const isReference = (name: string) => ['image', 'link', 'event'].includes(kinds[name]?.kind ?? '');
    return { changes, shown: Object.fromEntries(shown.filter(([name]) => isReference(name))) };
  };
  const { fields: kinds } = schemaOf(part.module.module);
  settled(id);
  known.set(id, { version: theirs.draft.version, data: theirs.draft.data });
  const incoming = merges.filter(({ outcome }) => outcome !== 'mine');
  forgetOwnSteps(id, container, incoming, theirs.draft.data);
  const { changes, shown } = valuesOf(before);
  const drawn = contentAfter(part, changes, shown, session.get().locale);
  draftStore.put(new Map([[id, { module: { ...part.module, data: before }, ...drawn }]]), new Map());
  apply(container, { kind: 'fields', id, ...valuesOf(after) });
  const now = draftStore.part(id)?.module.data;
  if (now && isSame(now, theirs.draft.data)) known.set(id, { data: now });
  markModule(id);
  trySaving();
}

/** A module that somebody took away: it is brought back with what was written here, or goes here as well. */
export function decideGone(id: number, stays: boolean): void {
  const part = draftStore.part(id);
  if (!part) return;
  const { container } = part.module;
  settled(id);
  if (stays) {
    const outcome = removePart({ kind: 'remove', id }, draftStore);
    if (!outcome) return;
    draftStore.put(outcome.parts, outcome.lists);
    apply(container, outcome.inverse);
  } else apply(container, { kind: 'remove', id });
  markModule(id);
  trySaving();
}

function settled(id: number): void {
  conflicts.delete(id);
  refusedData.delete(id);
  markWriter(id, undefined);
}
