// What an editor's browser has of the editing layer, without the page: bundled once, loaded once for each editor.
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';

export { changeFields } from '#editing/core/document-entry.ts';
export { draftStore } from '#editing/core/edited-document.ts';
export { addModule, moveModule, removeModule, undo } from '#editing/core/edits.ts';
export { mergeKey } from '#editing/core/merge/three-way.ts';
export { session } from '#editing/sync/account/account.ts';
export { endLogin } from '#editing/sync/account/login-request.ts';
export { seenVersion } from '#editing/sync/containers.ts';
export { loadContainer } from '#editing/sync/load-container.ts';
export { decideGone, decideText, openMerges } from '#editing/sync/remote-changes/resolve-conflict.ts';
export { brokenContainers, conflicts, refusedData } from '#editing/sync/saving/rejections.ts';
export { saveStatus } from '#editing/sync/saving/save-status.ts';
export { flushSaves, hasUnsavedAnywhere, known, refresh } from '#editing/sync/saving/saving.ts';

export const ready = loadEditingMessages('de');
