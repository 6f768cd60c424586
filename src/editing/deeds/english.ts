/** The English of a field is right as it is, or after all not. */

import type { EnglishFor } from '#domain/modules/translation-state.ts';
import { deedTexts } from '#i18n/editing/deed-texts.ts';
import { getDraft } from '../draft/draft.ts';
import { type Deed, inverseOf } from '../draft/steps/deed.ts';
import { takeLeftBehind } from '../languages/left-behind.ts';
import { editorCall } from '../server/calls.ts';
import { flushSaves, known } from '../server/saving.ts';
import { showAlert } from '../session/alerts.ts';
import { session } from '../session/session.ts';
import type { Done } from './carry-out.ts';

/** @returns null where it can be done later; that is said @throws CallProblem */
export async function carryOutEnglish(deed: Extract<Deed, { what: 'english' }>): Promise<Done | null> {
  const { id, field, isRight } = deed;
  await flushSaves();
  const stored = known.get(id);
  const words = deedTexts[session.get().locale];
  if (!stored || stored.isGone) return { inverse: null, note: words.gone };
  // What the server is told about has to be what she sees.
  if (stored.data !== getDraft(id)?.module.data) {
    showAlert({ kind: 'error', text: words.unsaved });
    return null;
  }
  const { module, server_id, version } = stored;
  const { english_for } = await editorCall<{ english_for: EnglishFor }>(
    'PUT',
    `module/${module}/${server_id}/english`,
    { version, fields: [field], is_right: isRight },
  );
  takeLeftBehind(id, english_for);
  return { inverse: inverseOf(deed) };
}
