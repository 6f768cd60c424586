/** Says that the English of a text fits the German of now, without a word being changed. */
import type { LanguagesTexts } from '#i18n/editing/languages-texts.ts';
import { getDraft } from '../../core/document-entry.ts';
import { showAlert } from '../../sync/alerts.ts';
import { carryOutEnglish } from '../../sync/remote-commands/english.ts';
import { recordDeeds } from '../../sync/remote-commands/record.ts';
import { CallProblem } from '../../sync/request-problem.ts';

/** A step that can be taken back. */
export async function confirmEnglish(id: number, field: string, said: LanguagesTexts): Promise<void> {
  const deed = { what: 'english', id, field, isRight: true } as const;
  try {
    const done = await carryOutEnglish(deed);
    if (!done?.inverse) {
      if (done?.note) showAlert({ kind: 'error', text: done.note });
      return;
    }
    const container = getDraft(id)?.module.container;
    if (container !== undefined) await recordDeeds(container, [deed]);
    showAlert({ kind: 'save', text: said.right_done });
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    showAlert({ kind: 'error', text: said.right_failed });
  }
}
