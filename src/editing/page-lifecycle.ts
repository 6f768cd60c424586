/** What the layer does around the page it lies over: who is there, room for the bar, keys, and leaving with care. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { lastContainer } from './core/undo-history.ts';
import { session } from './sync/account/account.ts';
import { askWho } from './sync/account/log-in.ts';
import { requestLogin } from './sync/account/login-request.ts';
import { isLoadingAnew } from './sync/reload.ts';
import { hasUnsavedAnywhere, trySaving } from './sync/saving/saving.ts';
import { step } from './ui/module-chrome/module-actions.ts';

/** Asks who is there; somebody without a session who asked to edit gets the login. */
export function useAccount(isAsked: boolean, refresh: () => void): void {
  const locale = useLocale();
  const fresh = useRef(refresh);
  fresh.current = refresh;
  useEffect(() => {
    let isGone = false;
    session.set({ locale });
    askWho(locale).then(async (isLogged) => {
      if (isGone || isLogged || !isAsked) return;
      if (await requestLogin()) fresh.current();
    });
    return () => {
      isGone = true;
    };
  }, [locale, isAsked]);
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
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedAnywhere() && !isLoadingAnew()) event.preventDefault();
    };
    const hide = () => document.visibilityState === 'hidden' && hasUnsavedAnywhere() && trySaving();
    addEventListener('beforeunload', warn);
    addEventListener('online', trySaving);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('online', trySaving);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
}

/** Steps back and forth from anywhere on the page where the keys are not a field's own. */
export function useUndoKeys(isEditing: boolean): void {
  useEffect(() => {
    if (!isEditing) return;
    const press = (event: KeyboardEvent) => {
      const isStep = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key);
      const target = event.target as HTMLElement | null;
      const isOwn = target?.isContentEditable || target?.closest?.('input, textarea, dialog');
      if (!isStep || isOwn || event.defaultPrevented) return;
      event.preventDefault();
      const kind = event.key.toLowerCase() === 'y' || event.shiftKey ? 'redo' : 'undo';
      step(kind, lastContainer(kind));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isEditing]);
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
