/** Restores drafts with their undo stacks. Changes that do not fit become unresolved drafts. */
import type { Command } from '../../core/commands/command.ts';
import { schemaOfEntry } from '../../core/entries.ts';
import { executeCommands } from '../../core/execute-commands.ts';
import { type FieldMerge, threeWay } from '../../core/merge/three-way.ts';
import { dropUndoEntriesRemoving } from '../remote-changes/apply-remote-text.ts';
import { updateSaveState } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import { adaptEntries } from './adapt-undo-stack.ts';
import type { FoundDraft } from './find-drafts.ts';
import type { JournalRow, PersistedDraft } from './persisted-draft.ts';
import { replayDraft } from './replay-draft.ts';
import type { UnrestoredChange } from './replay-module.ts';
import { persistUnresolved } from './unresolved-drafts.ts';

export interface RestoredDrafts {
  /** Number of restored changes. */
  count: number;
  /** Rows of unresolved drafts to persist. */
  unresolved: readonly JournalRow[];
}

/** @param user e-mail address in the keys of unresolved drafts */
export function restoreDrafts(
  session: EditingSession,
  found: readonly FoundDraft[],
  container: number,
  user: string,
): RestoredDrafts {
  let count = 0;
  const unresolved: JournalRow[] = [];
  for (const { draft } of found) {
    const remoteChanges = compareWithServer(session, draft);
    const before = session.undo.entriesOf(container).length;
    const inverses: Command[] = [];
    const { unrestored, idOf } = replayDraft(draft, {
      parts: session.document,
      container,
      isNewer: draft.place.version !== session.containers.versionOf(container),
      newId: session.document.newId,
      run(command) {
        const executed = executeCommands(session.document, [command]);
        if (!executed) return;
        inverses.unshift(...executed.inverses);
        count += 1;
      },
    });
    if (before === 0 && draft.entries.length > 0) {
      session.undo.restore(container, adaptEntries(draft.entries, container, idOf, remoteChanges));
      keepRemoteModules(session, draft, container);
    } else if (inverses.length > 0) session.undo.record(container, inverses);
    for (const { stored } of draft.modules)
      if (stored && session.document.part(stored.id)) updateSaveState(session, stored.id);
    unresolved.push(
      ...persistUnresolved(
        session,
        [...unrestored, ...formsOf(draft), ...settingsOf(draft)],
        draft.place,
        user,
      ),
    );
  }
  return { count, unresolved };
}

/**
 * Compares the stored versions of the draft with the current ones. Modules deleted in the draft stay known, for undo.
 */
function compareWithServer(
  session: EditingSession,
  draft: PersistedDraft,
): Map<number, readonly FieldMerge[]> {
  const remoteChanges = new Map<number, readonly FieldMerge[]>();
  for (const { stored } of draft.modules) {
    if (!stored) continue;
    const here = session.server.get(stored.id);
    const { id: server_id, isGone, ...rest } = stored;
    if (!here) {
      if (isGone) session.server.set(server_id, { ...rest, server_id, isGone: true });
      continue;
    }
    // Normalisation by the server is not a remote change.
    if (here.version === stored.version) stored.data = here.data;
    else {
      const { fields } = schemaOfEntry(session.document.part(stored.id)?.module ?? here);
      remoteChanges.set(stored.id, threeWay(fields, stored.data, stored.data, here.data));
    }
  }
  return remoteChanges;
}

/**
 * Drops undo entries that would delete remote changes made since the draft: such a deletion would name the version just
 * read, so optimistic locking would not reject it.
 */
function keepRemoteModules(session: EditingSession, draft: PersistedDraft, container: number): void {
  if (draft.place.version === session.containers.versionOf(container)) return;
  const storedById = new Map(draft.modules.map(({ stored }) => [stored?.id, stored]));
  for (const id of session.server.ids()) {
    const here = session.server.get(id);
    if (!here || here.isGone || here.place.container !== container) continue;
    const before = storedById.get(here.server_id);
    const isAsBefore = before?.version === here.version && before.place.parent === here.place.parent;
    if (!isAsBefore) dropUndoEntriesRemoving(session, id, container);
  }
}

/** Content of forms that were never applied. */
function formsOf({ forms, modules }: PersistedDraft): UnrestoredChange[] {
  return forms.flatMap(({ id, module, texts }) => {
    const stored = modules.find((each) => each.id === id)?.stored?.id ?? (id > 0 ? id : null);
    return texts.length === 0 ? [] : [{ reason: 'dialog' as const, module, id: stored, texts, data: null }];
  });
}

/** Settings are never restored automatically, because they are public at once. */
function settingsOf({ settings }: PersistedDraft): UnrestoredChange[] {
  if (!settings) return [];
  const { texts, page } = settings;
  return [{ reason: 'settings', module: null, id: page.id, texts, data: null, settings }];
}
