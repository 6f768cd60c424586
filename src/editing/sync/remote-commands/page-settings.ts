/** Undoes and redoes changes of page settings, merged with concurrent changes. */
import { remoteCommandTexts } from '#i18n/editing/remote-command-texts.ts';
import { inverseOf, type RemoteCommandOf } from '../../core/commands/remote-command.ts';
import { openPage } from '../pages/open-page.ts';
import { changedSettings, mergedPage, settingsMerges } from '../pages/page-merge.ts';
import { getPage } from '../pages/page-requests.ts';
import { savePage } from '../pages/save-page.ts';
import type { EditingSession } from '../session.ts';
import type { RemoteResult } from './remote-result.ts';

/**
 * Keeps concurrent changes, with a note.
 * @throws RequestProblem
 */
export async function executeSettings(
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
