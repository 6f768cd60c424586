/** Page-level effects: login, offset of the toolbar, undo keys, warning before unload, scroll position. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { fetchAccount } from './sync/account/fetch-account.ts';
import { hasUnsavedAnywhere } from './sync/saving/module-status.ts';
import { useEditingSession } from './ui/editing-session-context.ts';
import { undoKeyOf } from './ui/fields/undo-keys.ts';
import { undoOrRedo } from './ui/module-chrome/module-actions.ts';

/** Fetches the account; opens the login dialog if editing was requested without a login. */
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
      if (await session.login.request()) fresh.current();
    });
    return () => {
      isGone = true;
    };
  }, [locale, isAsked, session]);
}

/**
 * Moves elements fixed to the top of the window below the toolbar. The server reserves that space if there is a
 * session; without a toolbar it is released.
 * @param isShown null until known
 */
export function useToolbarOffset(isShown: boolean | null): void {
  useLayoutEffect(() => {
    if (isShown === null) return;
    const { documentElement: root } = document;
    const leave = () => {
      delete root.dataset.logged;
      root.style.removeProperty('--tool');
    };
    if (!isShown) return leave();
    root.dataset.logged = '';
    root.style.setProperty('--tool', '6.125rem');
    return leave;
  }, [isShown]);
}

/** Warns before a page with unsaved changes is closed; saves when the page is hidden or online again. */
export function useUnloadWarning(): void {
  const session = useEditingSession();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedAnywhere(session) && !session.isLeaving) event.preventDefault();
    };
    const hide = () =>
      document.visibilityState === 'hidden' && hasUnsavedAnywhere(session) && session.queue.flush();
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('beforeunload', warn, { signal });
    addEventListener('online', session.queue.flush, { signal });
    document.addEventListener('visibilitychange', hide, { signal });
    return () => controller.abort();
  }, [session]);
}

/**
 * Undo and redo keys on the page, except in fields, which handle them themselves. What an input method composes is
 * undone at once, however long somebody chooses.
 */
export function useUndoKeys(isEditing: boolean): void {
  const session = useEditingSession();
  useEffect(() => {
    if (!isEditing) return;
    const press = (event: KeyboardEvent) => {
      const kind = undoKeyOf(event);
      const target = event.target as HTMLElement | null;
      const isOwn = target?.isContentEditable || target?.closest?.('input, textarea, dialog');
      if (!kind || isOwn || event.defaultPrevented) return;
      event.preventDefault();
      undoOrRedo(session, kind, session.undo.lastContainer(kind));
    };
    let isBegun = false;
    const start = () => {
      isBegun = false;
    };
    const compose = () => {
      if (isBegun) session.undo.prolong();
      isBegun = true;
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', press, { signal });
    document.addEventListener('compositionstart', start, { signal });
    document.addEventListener('compositionupdate', compose, { signal });
    return () => controller.abort();
  }, [isEditing, session]);
}

/** Keeps the scroll position when editing is switched on or off. */
export function useKeptScrollPosition(search: string): () => void {
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
