/** Retries a request that was never answered. The operation id makes it idempotent. */
import type { DraftModule } from '#domain/modules/modules.ts';
import { request } from '../request.ts';
import { isTransient, RequestProblem } from '../request-problem.ts';
import type { EditingSession } from '../session.ts';
import type { PersistedDraft, PersistedModule } from './persisted-draft.ts';

/**
 * Updates the draft with the response.
 * @returns whether there was such a request
 * @throws RequestProblem if the server is not available: going on could create a module twice
 */
export async function retryPending(session: EditingSession, draft: PersistedDraft): Promise<boolean> {
  const { call } = draft;
  if (!call) return false;
  try {
    const answer = await request<{ draft: DraftModule } | null>(session, call.method, call.path, call.body);
    const row = draft.modules.find(({ id }) => id === call.id);
    if (row && answer) note(row, answer.draft, call.kind);
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.status === 401 || isTransient(error.status)) throw error;
    // The request was rejected: the draft is merged with the server state.
  }
  return true;
}

function note(
  row: PersistedModule,
  draft: DraftModule,
  kind: NonNullable<PersistedDraft['call']>['kind'],
): void {
  const { id, module, version, data } = draft;
  const { container, parent, column } = row.stored?.place ?? row.part?.module ?? draft;
  const stored = { id, module, version, place: { container, parent, column }, isGone: kind === 'remove' };
  if (kind === 'create' || kind === 'update') row.stored = { ...stored, data };
  else if (row.stored) row.stored = { ...row.stored, ...stored };
}
