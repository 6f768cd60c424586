/** Sends a request again that was never answered: the server executes it once. */

import type { DraftModule } from '#domain/modules/modules.ts';
import { request } from '../request.ts';
import { RequestProblem } from '../request-problem.ts';
import type { EditingSession } from '../session.ts';

import type { PersistedDraft, PersistedModule } from './persisted-draft.ts';

/**
 * Updates the draft with the answer.
 * @returns whether there was such a request
 * @throws RequestProblem where the server cannot be asked: a module might be made twice
 */
export async function retryPending(session: EditingSession, draft: PersistedDraft): Promise<boolean> {
  const { call } = draft;
  if (!call) return false;
  try {
    const answer = await request<{ draft: DraftModule } | null>(session, call.method, call.path, call.body);
    const row = draft.modules.find(({ id }) => id === call.id);
    if (row && answer) note(row, answer.draft, call.kind);
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    if (error.status === 0 || error.status === 401 || error.status >= 500 || error.status === 429)
      throw error;
    // Rejected: the draft is merged with what the server has now.
  }
  return true;
}

function note(
  row: PersistedModule,
  draft: DraftModule,
  kind: NonNullable<PersistedDraft['call']>['kind'],
): void {
  const { id, module, version, data, container, parent, column } = draft;
  const place = row.stored?.place ?? row.part?.module ?? { container, parent, column };
  const stored = { id, module, version, place, isGone: kind === 'remove' };
  if (kind === 'create' || kind === 'update') row.stored = { ...stored, data };
  else if (row.stored) row.stored = { ...row.stored, ...stored };
}
