// What an editor's browser has of the editing layer, without the page: bundled once, loaded once for each editor.
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';

export { decideGone, decideText, openMerges } from '#editing/conflict/decide.ts';
export { mergeKey } from '#editing/conflict/three-way.ts';
export { addModule, moveModule, removeModule, undo } from '#editing/draft/commands.ts';
export { seenVersion } from '#editing/draft/containers.ts';
export { changeFields } from '#editing/draft/draft.ts';
export { draftStore } from '#editing/draft/draft-store.ts';
export { loadContainer } from '#editing/server/load-container.ts';
export { brokenContainers, conflicts, refusedData } from '#editing/server/refusals.ts';
export { saveStatus } from '#editing/server/save-status.ts';
export { flushSaves, hasUnsavedAnywhere, known, refresh } from '#editing/server/saving.ts';
export { endLogin } from '#editing/session/login-request.ts';
export { session } from '#editing/session/session.ts';

export const ready = loadEditingMessages('de');
