/** The site has another version by now, and a script of this one is gone: where words are unsaved, that is said. */
import { useEffect, useRef } from 'react';
import { minReloadInterval } from '#domain/site/missing-scripts.ts';
import { recoverFromMissingScript, scriptMissingEvent } from '#state/script-loading.ts';
import { hasUnsavedAnywhere } from './sync/saving/module-status.ts';
import type { EditingSession } from './sync/session.ts';
import { useEditingSession } from './ui/editing-session-context.ts';
import { useMessages } from './ui/module-chrome/messages.ts';

/** An open dialog may hold words that nothing else does. */
const hasWords = (session: EditingSession) =>
  hasUnsavedAnywhere(session) || document.querySelector('dialog[open]') !== null;

/** `stay` gives up the way to another page, whose script is the missing one. */
export function useNewVersion(stay: () => void): void {
  const session = useEditingSession();
  const words = useMessages();
  const current = useRef({ words, stay });
  current.current = { words, stay };
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const tell = (event: Event) => {
      if (!hasWords(session)) return;
      event.preventDefault();
      session.queue.flush();
      const { words: said } = current.current;
      const run = () => session.leave(location.href);
      session.alerts.show({ kind: 'error', text: said.new_version, action: { label: said.load_anew, run } });
      current.current.stay();
    };
    // Scripts of the layer itself are fetched in many places.
    const notice = () => {
      if (performance.now() - last < minReloadInterval) return;
      last = performance.now();
      void recoverFromMissingScript();
    };
    addEventListener(scriptMissingEvent, tell);
    addEventListener('vite:preloadError', notice);
    return () => {
      removeEventListener(scriptMissingEvent, tell);
      removeEventListener('vite:preloadError', notice);
    };
  }, [session]);
}
