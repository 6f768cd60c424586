/** A call of which nobody knew what became of it is made again as it was: the server carries it out once. */
import type { DraftModule } from '#domain/modules/modules.ts';
import { editorCall } from '../request.ts';
import { CallProblem } from '../request-problem.ts';
import type { Kept, KeptModule } from './persisted-draft.ts';

/**
 * Notes in what was kept what the server has now.
 * @returns whether there was such a call
 * @throws CallProblem where the server cannot be asked: a module might be made twice
 */
export async function sendAgain(kept: Kept): Promise<boolean> {
  const { call } = kept;
  if (!call) return false;
  try {
    const answer = await editorCall<{ draft: DraftModule } | null>(call.method, call.path, call.body);
    const row = kept.modules.find(({ id }) => id === call.id);
    if (row && answer) note(row, answer.draft, call.kind);
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    if (error.status === 0 || error.status === 401 || error.status >= 500 || error.status === 429)
      throw error;
    // Refused as it was: what was written is compared with what is there.
  }
  return true;
}

function note(row: KeptModule, draft: DraftModule, kind: NonNullable<Kept['call']>['kind']): void {
  const { id, module, version, data, container, parent, column } = draft;
  const place = row.stored?.place ?? row.part?.module ?? { container, parent, column };
  const stored = { id, module, version, place, isGone: kind === 'remove' };
  if (kind === 'create' || kind === 'update') row.stored = { ...stored, data };
  else if (row.stored) row.stored = { ...row.stored, ...stored };
}
