/** Replays the unsaved change of one module: the command that repeats it, and what does not fit. */
import { isModuleName, type ModuleData } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { schemaOfEntry } from '../../core/entries.ts';
import { changedTexts, mergeFields } from '../../core/merge/merge-fields.ts';
import type { PersistedModule, UnresolvedDraft } from './persisted-draft.ts';

/** A change that was not restored. */
export type UnrestoredChange = Pick<
  UnresolvedDraft,
  'reason' | 'module' | 'id' | 'texts' | 'data' | 'before' | 'settings'
>;

export interface ReplayedModule {
  /** Null if there is nothing to repeat. */
  command: Command | null;
  unrestored: readonly UnrestoredChange[];
}

const nothing: ReplayedModule = { command: null, unrestored: [] };

/**
 * @param id its current id
 * @param here its current state; undefined if it is removed
 * @param mayContainRemote whether it contains modules that others may have added
 */
export function replayModule(
  { part, stored }: PersistedModule,
  id: number,
  here: DocumentPart | undefined,
  mayContainRemote: boolean,
): ReplayedModule {
  if (!here) return part ? { command: null, unrestored: textsOfRemoved(part, stored) } : nothing;
  // New and restored modules are inserted with their texts.
  if (part) return stored && !stored.isGone ? replayTexts(id, stored.data, part, here) : nothing;
  const isUnchanged = here.module.version === stored?.version && !mayContainRemote;
  if (isUnchanged) return { command: { kind: 'remove', id }, unrestored: [] };
  const { module } = here.module;
  return { command: null, unrestored: [{ reason: 'removal', module, id, texts: [], data: null }] };
}

function textsOfRemoved(part: DocumentPart, stored: PersistedModule['stored']): UnrestoredChange[] {
  const { module, data } = part.module;
  // Modules of another version of the program may be unknown.
  const isKnown = module === 'record' || isModuleName(module);
  const fields = isKnown ? schemaOfEntry(part.module).fields : {};
  const texts = changedTexts(fields, data, stored?.data ?? {});
  const reason = isKnown ? 'gone' : 'schema';
  return texts.length > 0 ? [{ reason, module, id: stored?.id ?? null, texts, data }] : [];
}

function replayTexts(id: number, base: ModuleData, mine: DocumentPart, here: DocumentPart): ReplayedModule {
  const { module, data: theirs } = here.module;
  const { fields } = schemaOfEntry(here.module);
  const { changes, conflicting, orphaned } = mergeFields(fields, base, mine.module.data, theirs);
  // Texts are rendered from their values in the language of this page; other values keep their rendering.
  const chosen = Object.keys(changes).filter((field) => !isText(mine, field));
  const shown = Object.fromEntries(chosen.map((field) => [field, mine.content[field]]));
  const unrestored: UnrestoredChange[] = [];
  if (Object.keys(conflicting).length > 0) {
    const texts = changedTexts(fields, conflicting, theirs);
    unrestored.push({ reason: 'changed', module, id, texts, data: conflicting, before: base });
  }
  const lost = changedTexts(fields, orphaned);
  if (lost.length > 0) unrestored.push({ reason: 'schema', module, id, texts: lost, data: null });
  const isChanged = Object.keys(changes).length > 0;
  return { command: isChanged ? { kind: 'fields', id, changes, shown } : null, unrestored };
}

const isText = ({ module, content }: DocumentPart, field: string) =>
  typeof content[field] === 'string' && typeof module.data[field] === 'object';
