/** Makes public what stands on the page: saves first, then publishes every part of it that has changed. */
import { putContainer, shownContainers } from '../draft/containers.ts';
import { words } from '../frame/words.ts';
import { CallProblem } from '../server/call-problem.ts';
import { editorCall } from '../server/calls.ts';
import { wordsOf } from '../server/refusals.ts';
import { saveStatus } from '../server/save-status.ts';
import { flushSaves } from '../server/saving.ts';
import { showAlert } from '../session/alerts.ts';
import { showModule } from './show-module.ts';

/** Says how it went; leads to the module that is in the way. */
export async function publishPage(): Promise<void> {
  const said = words();
  if (!(await flushSaves())) {
    const { id } = saveStatus.get();
    showAlert({ kind: 'error', text: said.publish_incomplete });
    if (id !== null) showModule(id);
    return;
  }
  try {
    for (const { id, is_changed, version } of shownContainers()) {
      if (is_changed === false) continue;
      const body = { version };
      const published = await editorCall<{ is_changed: boolean }>('POST', `container/${id}/publish`, body);
      putContainer({ id, is_changed: published.is_changed });
    }
    showAlert({ kind: 'save', text: said.published });
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    showAlert({ kind: 'error', text: wordsOf(error) || said.not_published });
  }
}
