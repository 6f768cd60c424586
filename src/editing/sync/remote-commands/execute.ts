/** Executes remote commands for undo and redo. */
import { remoteCommandTexts } from '#i18n/editing/remote-command-texts.ts';
import { inverseOf, type RemoteCommand, type RemoteCommandOf } from '../../core/commands/remote-command.ts';
import { openPage } from '../pages/open-page.ts';
import { changedSettings, mergedPage, settingsMerges } from '../pages/page-merge.ts';
import { getPage } from '../pages/page-requests.ts';
import { savePage } from '../pages/save-page.ts';
import { isTransient, RequestProblem } from '../request-problem.ts';
import { rejectionMessage } from '../saving/rejections.ts';
import type { EditingSession } from '../session.ts';
import { executeEnglishConfirmation } from './english-confirmation.ts';
import type { RemoteResult } from './remote-result.ts';
import { executeSchedule } from './schedule.ts';

/** Executes in order. @returns null if a retry may succeed, which is shown as an alert */
export async function executeRemote(
  session: EditingSession,
  commands: readonly RemoteCommand[],
): Promise<{ inverses: RemoteCommand[]; leave: () => Promise<void> } | null> {
  const texts = remoteCommandTexts(session.locale);
  const inverses: RemoteCommand[] = [];
  const notes: string[] = [];
  let leave = async () => {};
  for (const command of commands) {
    try {
      const done = await execute(session, command);
      if (!done) return null;
      if (done.inverse) inverses.unshift(done.inverse);
      if (done.note) notes.push(done.note);
      leave = done.leave ?? leave;
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      if (error.status === 401 || isTransient(error.status)) {
        session.alerts.show({ kind: 'error', text: texts.not_reached });
        return null;
      }
      notes.push(error.status === 404 ? texts.gone : rejectionMessage(error) || texts.rejected);
    }
  }
  if (notes.length > 0) session.alerts.show({ kind: 'error', text: [...new Set(notes)].join(' ') });
  else session.alerts.show({ kind: 'save', text: texts.done });
  return { inverses, leave };
}

function execute(session: EditingSession, command: RemoteCommand): Promise<RemoteResult | null> {
  if (command.what === 'english') return executeEnglishConfirmation(session, command);
  return command.what === 'plan' ? executeSchedule(session, command) : executeSettings(session, command);
}

/**
 * Keeps concurrent changes, with a note.
 * @throws RequestProblem
 */
async function executeSettings(
  session: EditingSession,
  command: RemoteCommandOf<'settings'>,
): Promise<RemoteResult> {
  const { locale } = session.account.get();
  const texts = remoteCommandTexts(locale);
  const now = await getPage(session, command.page);
  const merges = settingsMerges(command.from, command.to, now);
  const mine = merges.filter(({ outcome }) => outcome !== 'overlap');
  const note = merges.length > mine.length ? { note: texts.kept_theirs } : {};
  const saved = await savePage(session, now, mergedPage(now, mine));
  const changed = changedSettings(now, saved);
  if (!changed) return { inverse: null, note: texts.kept_theirs };
  const inverse = inverseOf({ what: 'settings', page: command.page, ...changed });
  return { inverse, ...note, leave: () => openPage(session, saved.path, locale) };
}
