/** What the layer does around the page it lies over: who is there, room for the bar, keys, and leaving with care. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { fetchAccount } from './sync/account/log-in.ts';
import { hasUnsavedAnywhere } from './sync/saving/module-status.ts';
import { useEditingSession } from './ui/editing-session-context.ts';
import { step } from './ui/module-chrome/module-actions.ts';

/** Asks who is there; somebody without a session who asked to edit gets the login. */
export function useFetchedAccount(isAsked: boolean, refresh: () => void): void {
  const session = useEditingSession();
  const locale = useLocale();
  const fresh = useRef(refresh);
  fresh.current = refresh;
  useEffect(() => {
    let isGone = false;
    session.account.set({ locale });
    fetchAccount(session, locale).then(async (isLogged) => {
      if (isGone || isLogged || !isAsked) return;
      if (await session.login.ask()) fresh.current();
    });
    return () => {
      isGone = true;
    };
  }, [locale, isAsked, session]);
}

/** What sticks to the edge of the window makes room for the bar. */
export function useOffsets(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { documentElement: root } = document;
    root.dataset.logged = '';
    root.style.setProperty('--tool', '6.125rem');
    return () => {
      delete root.dataset.logged;
      root.style.removeProperty('--tool');
    };
  }, [isShown]);
}

/** Closing the page with something unsaved is asked about; a line that is back is used. */
export function useWarning(): void {
  const session = useEditingSession();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedAnywhere(session) && !session.isLeaving) event.preventDefault();
    };
    const hide = () =>
      document.visibilityState === 'hidden' && hasUnsavedAnywhere(session) && session.queue.flush();
    addEventListener('beforeunload', warn);
    addEventListener('online', session.queue.flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('online', session.queue.flush);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [session]);
}

/** Steps back and forth from anywhere on the page where the keys are not a field's own. */
export function useUndoKeys(isEditing: boolean): void {
  const session = useEditingSession();
  useEffect(() => {
    if (!isEditing) return;
    const press = (event: KeyboardEvent) => {
      const isStep = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key);
      const target = event.target as HTMLElement | null;
      const isOwn = target?.isContentEditable || target?.closest?.('input, textarea, dialog');
      if (!isStep || isOwn || event.defaultPrevented) return;
      event.preventDefault();
      const kind = event.key.toLowerCase() === 'y' || event.shiftKey ? 'redo' : 'undo';
      step(session, kind, session.undo.lastContainer(kind));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isEditing, session]);
}

/** Switching to editing and back is no new page: what was in view stays in view. */
export function useKeptScroll(search: string): () => void {
  const place = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waited for is the other address.
  useEffect(() => {
    const { current: top } = place;
    place.current = null;
    if (top !== null) requestAnimationFrame(() => scrollTo(0, top));
  }, [search]);
  return () => {
    place.current = scrollY;
  };
}
