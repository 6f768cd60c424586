/** Puts what was found into the draft, with its steps back; what does not fit waits for a decision. */

import type { Step } from '../../core/commands/command.ts';
import { draftStore } from '../../core/edited-document.ts';
import { runSteps } from '../../core/execute-commands.ts';
import { isSame } from '../../core/is-same.ts';
import { ownId } from '../../core/parts.ts';
import { putSteps, record, stepsOf } from '../../core/undo-history.ts';
import { seenVersion } from '../containers.ts';
import { known, markModule } from '../saving/saving.ts';
import { type Outside, takeSteps } from './adapt-undo-stack.ts';
import type { Found } from './find-drafts.ts';
import type { Kept, Row } from './persisted-draft.ts';
import { type Remains, replay } from './replay.ts';
import { keepLeft } from './unresolved-drafts.ts';

export interface PutBack {
  /** Changes that were put back. */
  count: number;
  /** What waits for a decision, to be kept. */
  left: readonly Row[];
}

export function putBack(found: readonly Found[], container: number, user: string): PutBack {
  let count = 0;
  const left: Row[] = [];
  for (const { kept } of found) {
    const outside = meetServer(kept);
    const before = stepsOf(container).length;
    const inverses: Step[] = [];
    const { remains, idOf } = replay(kept, {
      parts: draftStore,
      container,
      isNewer: kept.place.version !== seenVersion(container),
      newId: ownId,
      run(step) {
        const carried = runSteps([step]);
        if (!carried) return;
        inverses.unshift(...carried.inverses);
        count += 1;
      },
    });
    if (before === 0 && kept.steps.length > 0) {
      putSteps(container, takeSteps(kept.steps, container, idOf, outside));
    } else if (inverses.length > 0) record(container, inverses);
    for (const { stored } of kept.modules) if (stored && draftStore.part(stored.id)) markModule(stored.id);
    left.push(...keepLeft([...remains, ...formsOf(kept), ...settingsOf(kept)], kept.place, user));
  }
  return { count, left };
}

/** Compares what was known then with what is there; what one has taken away oneself can be brought back. */
function meetServer(kept: Kept): Map<number, Outside> {
  const outside = new Map<number, Outside>();
  for (const { stored } of kept.modules) {
    if (!stored) continue;
    const here = known.get(stored.id);
    const { id: server_id, isGone, ...rest } = stored;
    if (!here) {
      if (isGone) known.set(server_id, { ...rest, server_id, isGone: true });
      continue;
    }
    // The server may have tidied what it was sent: that is nobody's change.
    if (here.version === stored.version) stored.data = here.data;
    else if (!isSame(stored.data, here.data))
      outside.set(stored.id, { before: stored.data, after: here.data });
  }
  return outside;
}

/** What was written in a form that was never applied. */
function formsOf({ forms, modules }: Kept): Remains[] {
  return forms.flatMap(({ id, module, texts }) => {
    const stored = modules.find((each) => each.id === id)?.stored?.id ?? (id > 0 ? id : null);
    return texts.length === 0 ? [] : [{ reason: 'dialog' as const, module, id: stored, texts, data: null }];
  });
}

/** They are opened with what was written in them, when somebody asks for it: visitors would see them at once. */
function settingsOf({ settings }: Kept): Remains[] {
  if (!settings) return [];
  const { texts, page } = settings;
  return [{ reason: 'settings', module: null, id: page.id, texts, data: null, settings }];
}
