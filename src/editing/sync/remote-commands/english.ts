/** The English of a field is right as it is, or after all not. */

import type { EnglishFor } from '#domain/modules/translation-state.ts';
import { deedTexts } from '#i18n/editing/deed-texts.ts';
import { type Deed, inverseOf } from '../../core/commands/remote-command.ts';
import { getDraft } from '../../core/document-entry.ts';
import { session } from '../account/account.ts';
import { showAlert } from '../alerts.ts';
import { takeLeftBehind } from '../outdated-translations.ts';
import { editorCall } from '../request.ts';
import { flushSaves, known } from '../saving/saving.ts';
import type { Done } from './execute.ts';

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
