/** Says that the English of a text fits the German of now, without a word being changed. */
import type { EnglishFor } from '#domain/translation-state.ts';
import type { LanguagesTexts } from '#i18n/languages-texts.ts';
import { getDraft } from '../draft/draft.ts';
import { CallProblem } from '../server/call-problem.ts';
import { editorCall } from '../server/calls.ts';
import { flushSaves, known } from '../server/saving.ts';
import { showAlert } from '../session/alerts.ts';
import { takeLeftBehind } from './left-behind.ts';

export async function confirmEnglish(id: number, field: string, said: LanguagesTexts): Promise<void> {
  await flushSaves();
  const stored = known.get(id);
  // What the server is told about has to be what she sees.
  if (!stored || stored.data !== getDraft(id)?.module.data) {
    showAlert({ kind: 'error', text: said.right_unsaved });
    return;
  }
  const { module, server_id, version } = stored;
  try {
    const body = { version, fields: [field] };
    const path = `module/${module}/${server_id}/english`;
    const { english_for } = await editorCall<{ english_for: EnglishFor }>('PUT', path, body);
    takeLeftBehind(id, english_for);
    showAlert({ kind: 'save', text: said.right_done });
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    showAlert({ kind: 'error', text: said.right_failed });
  }
}
