/** Marks the English text of a field as up to date, or reverts that. */
import type { TranslationSources } from '#domain/modules/translation-state.ts';
import { remoteCommandTexts } from '#i18n/editing/remote-command-texts.ts';
import { inverseOf, type RemoteCommandOf } from '../../core/commands/remote-command.ts';
import { createOutdatedTranslations } from '../outdated-translations.ts';
import { request } from '../request.ts';
import { flushSaves } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import type { RemoteResult } from './remote-result.ts';

/**
 * @returns null if it may be retried later; an alert is shown then.
 * @throws RequestProblem
 */
export async function executeEnglishConfirmation(
  session: EditingSession,
  command: RemoteCommandOf<'english'>,
): Promise<RemoteResult | null> {
  const { id, field, isRight } = command;
  await flushSaves(session);
  const stored = session.server.get(id);
  const texts = remoteCommandTexts(session.locale);
  if (!stored || stored.isGone) return { inverse: null, note: texts.gone };
  // The server must have the text that is displayed.
  if (stored.data !== session.document.entry(id)?.module.data) {
    session.alerts.show({ kind: 'error', text: texts.unsaved });
    return null;
  }
  const { module, server_id, version } = stored;
  const { english_for } = await request<{ english_for: TranslationSources }>(
    session,
    'PUT',
    `module/${module}/${server_id}/english`,
    { version, fields: [field], is_right: isRight },
  );
  session.part(createOutdatedTranslations).set(id, english_for);
  return { inverse: inverseOf(command) };
}
