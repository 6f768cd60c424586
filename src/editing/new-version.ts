/** Handles missing scripts after a deployment: warns if there are unsaved changes, else reloads the page. */
import { useEffect, useRef } from 'react';
import { minReloadInterval } from '#domain/site/missing-scripts.ts';
import { recoverFromMissingScript, scriptMissingEvent } from '#state/script-loading.ts';
import { hasUnsavedAnywhere } from './sync/saving/module-status.ts';
import type { EditingSession } from './sync/session.ts';
import { useEditingSession } from './ui/editing-session-context.ts';
import { useEditingMessages } from './ui/module-chrome/messages.ts';

/**
 * Whether input could be lost: unsaved changes, an open dialog, whose text may be stored nowhere else, or a focused
 * text field.
 */
const hasUnsavedInput = (session: EditingSession) =>
  hasUnsavedAnywhere(session) || document.querySelector('dialog[open], [contenteditable]:focus') !== null;

/** `stay` cancels a navigation whose script is missing. */
export function useNewVersion(stay: () => void): void {
  const session = useEditingSession();
  const words = useEditingMessages();
  const current = useRef({ words, stay });
  current.current = { words, stay };
  useEffect(() => {
    let last = -minReloadInterval;
    const warn = (event: Event) => {
      if (!hasUnsavedInput(session)) return;
      event.preventDefault();
      session.queue.flush();
      const { words: texts } = current.current;
      const run = () => session.leave(location.href);
      session.alerts.show({
        kind: 'error',
        text: texts.new_version,
        action: { label: texts.load_anew, run },
      });
      current.current.stay();
    };
    // Scripts of the layer are loaded in many places, so errors are observed globally.
    const notice = () => {
      // Saves would fail for ever while their script is missing.
      if (performance.now() - last < minReloadInterval && !hasUnsavedInput(session)) return;
      last = performance.now();
      void recoverFromMissingScript();
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener(scriptMissingEvent, warn, { signal });
    addEventListener('vite:preloadError', notice, { signal });
    return () => controller.abort();
  }, [session]);
}
