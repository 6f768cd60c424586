/** Marks the English of a text as up to date without changing it. */
import type { LanguagesTexts } from '#i18n/editing/languages-texts.ts';
import { addToUndoHistory } from '../../sync/remote-commands/add-to-undo-history.ts';
import { executeEnglishConfirmation } from '../../sync/remote-commands/english-confirmation.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import type { EditingSession } from '../../sync/session.ts';

/** Undoable. */
export async function confirmEnglish(
  session: EditingSession,
  id: number,
  field: string,
  texts: LanguagesTexts,
): Promise<void> {
  const command = { what: 'english', id, field, isRight: true } as const;
  try {
    const done = await executeEnglishConfirmation(session, command);
    if (!done?.inverse) {
      if (done?.note) session.alerts.show({ kind: 'error', text: done.note });
      return;
    }
    const container = session.document.entry(id)?.module.container;
    if (container !== undefined) await addToUndoHistory(session, container, [command]);
    session.alerts.show({ kind: 'save', text: texts.right_done });
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    session.alerts.show({ kind: 'error', text: texts.right_failed });
  }
}
