/** Makes public what stands on the page: saves first, then publishes every part of it that has changed. */
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { showAlert } from '../../sync/alerts.ts';
import { putContainer, shownContainers } from '../../sync/containers.ts';
import type { Unseen } from '../../sync/remote-changes/changes.ts';
import { editorCall } from '../../sync/request.ts';
import { CallProblem } from '../../sync/request-problem.ts';
import { wordsOf } from '../../sync/saving/rejections.ts';
import { saveStatus } from '../../sync/saving/save-status.ts';
import { flushSaves } from '../../sync/saving/saving.ts';
import { words } from '../../ui/module-chrome/messages.ts';
import { showModule } from '../../ui/module-chrome/show-module.ts';
import { openMenu, uiState } from '../../ui/ui-state.ts';
import { findEntries } from './find-entries.ts';

/**
 * What the button does: where the check list is empty both languages go out, otherwise it is asked first.
 * @param isAsked the languages are to be chosen in any case
 */
export async function beginPublishing(isAsked: boolean): Promise<void> {
  // What cannot be saved is in the list as well; what cannot be asked now the server looks at when publishing.
  await flushSaves();
  const entries = await findEntries().catch(() => []);
  if (!isAsked && entries.length === 0) return publishPage(bothLanguages);
  openMenu({ kind: 'before-publishing', entries, isAsked });
}

/**
 * Says how it went; leads to the module that is in the way. What others have written since somebody saw the page is
 * asked about. `seen`: by container, the version that they have been asked about.
 */
export async function publishPage(
  languages: readonly Locale[],
  seen: ReadonlyMap<number, number> = new Map(),
): Promise<void> {
  const said = words();
  const isSaved = await flushSaves();
  const { id, state } = saveStatus.get();
  // With English alone, what is not complete in the working copy stays behind in any case.
  const staysBehind = state === 'incomplete' && !languages.includes('de');
  if (!isSaved && !staysBehind) {
    showAlert({ kind: 'error', text: said.publish_incomplete });
    if (id !== null) showModule(id);
    return;
  }
  const unseen: Unseen[] = [];
  try {
    for (const { id, is_changed, reviewed } of shownContainers()) {
      if (is_changed === false) continue;
      const refused = await publishContainer(id, seen.get(id) ?? reviewed, languages);
      if (refused) unseen.push(refused);
    }
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    showAlert({ kind: 'error', text: wordsOf(error) || said.not_published });
    return;
  }
  if (unseen.length > 0) openMenu({ kind: 'unseen-changes', unseen, languages });
  else {
    const { isOffline } = uiState.get();
    showAlert({ kind: 'save', text: isOffline ? said.published_offline : said.published });
  }
}

interface Published {
  is_changed: boolean;
  container_version: number;
}

/** @returns what others have written, where it was refused for that. @throws CallProblem */
async function publishContainer(
  id: number,
  version: number,
  languages: readonly Locale[],
): Promise<Unseen | null> {
  try {
    const body = { version, languages };
    const { is_changed, container_version } = await editorCall<Published>(
      'POST',
      `container/${id}/publish`,
      body,
    );
    putContainer({ id, is_changed, reviewed: container_version });
    return null;
  } catch (error) {
    if (!(error instanceof CallProblem) || error.status !== 409) throw error;
    return { container: id, ...(error.document as unknown as Omit<Unseen, 'container'>) };
  }
}
