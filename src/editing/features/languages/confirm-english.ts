/** Says that the English of a text fits the German of now, without a word being changed. */
import type { LanguagesTexts } from '#i18n/editing/languages-texts.ts';
import { executeEnglish } from '../../sync/remote-commands/english.ts';
import { recordRemote } from '../../sync/remote-commands/record.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import type { EditingSession } from '../../sync/session.ts';

/** A step that can be taken back. */
export async function confirmEnglish(
  session: EditingSession,
  id: number,
  field: string,
  said: LanguagesTexts,
): Promise<void> {
  const deed = { what: 'english', id, field, isRight: true } as const;
  try {
    const done = await executeEnglish(session, deed);
    if (!done?.inverse) {
      if (done?.note) session.alerts.show({ kind: 'error', text: done.note });
      return;
    }
    const container = session.document.entry(id)?.module.container;
    if (container !== undefined) await recordRemote(session, container, [deed]);
    session.alerts.show({ kind: 'save', text: said.right_done });
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    session.alerts.show({ kind: 'error', text: said.right_failed });
  }
}
