/** Notices over pages and back office: parts that load slowly, and displayed data that could not be revalidated. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigation, useRevalidator } from 'react-router';
import { busyDelay, retryPause, slowDelay } from '#domain/site/page-requests.ts';
import { noticeTexts } from '#i18n/editing/notice-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { setEditing } from '#state/editing.ts';
import { useGlobal } from '#state/global.ts';
import { retryEvent } from '#state/retry.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { keepShown } from './keep-shown.ts';
import styles from './notices.module.css';
import { retryNextScreen } from './retry-next-screen.ts';

export function Notices() {
  const texts = noticeTexts(useLocale());
  const { outdated, again } = useRevalidation();
  const loading = useLoadingNotice();
  const dialog = useTopDialog(outdated !== null || loading !== null);
  const refusals: Record<number, string> = { 401: texts.logged_out, 403: texts.not_allowed };
  const notices = (
    <>
      {loading && (
        <p role="status" className={styles.loading}>
          {loading === 'slow' && texts.loading}
        </p>
      )}
      {outdated && (
        <div className={styles.outdated}>
          <p role="alert">{refusals[outdated.status] ?? texts.outdated}</p>
          <button type="button" onClick={again}>
            {texts.try_again}
          </button>
        </div>
      )}
    </>
  );
  return dialog ? createPortal(notices, dialog) : notices;
}

/** Revalidates an outdated page: on request, and periodically unless it was rejected or the tab is hidden. */
function useRevalidation() {
  const session = useEditingSession();
  const outdated = useGlobal('outdated');
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    const logIn = () => session.login.request();
    setEditing({ keepShown: (args, next) => keepShown(args, () => retryNextScreen(args, next, logIn)) });
    return () => setEditing({ keepShown: null });
  }, [session]);
  useEffect(() => {
    if (outdated?.status === 401)
      void session.login.request().then((isLogged) => void (isLogged && revalidate()));
  }, [outdated, session, revalidate]);
  const again = () => void (isIdle && revalidate());
  const latest = useRef(again);
  latest.current = again;
  const isTried = outdated !== null && ![401, 403].includes(outdated.status);
  useEffect(() => {
    if (!isTried) return;
    const retry = () => document.hidden || latest.current();
    const timer = setInterval(retry, retryPause);
    for (const type of ['online', retryEvent]) addEventListener(type, retry);
    return () => {
      clearInterval(timer);
      for (const type of ['online', retryEvent]) removeEventListener(type, retry);
    };
  }, [isTried]);
  return { outdated, again };
}

/**
 * Whether the requested part is loading: `busy` is shown, `slow` is also announced. Marks the clicked element as busy.
 */
function useLoadingNotice(): 'busy' | 'slow' | null {
  const isRequested = useGlobal('requested') > 0;
  const [loading, setLoading] = useState<'busy' | 'slow' | null>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = (target as Element).closest('a, button');
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, []);
  useEffect(() => {
    if (!isRequested) return;
    const element = pressed.current;
    const show = () => {
      element?.setAttribute('aria-busy', 'true');
      setLoading('busy');
    };
    const timers = [setTimeout(show, busyDelay), setTimeout(setLoading, slowDelay, 'slow')];
    return () => {
      timers.forEach(clearTimeout);
      element?.removeAttribute('aria-busy');
      setLoading(null);
    };
  }, [isRequested]);
  return loading;
}

/** The dialog that covers the page, and would cover the notice. Looked up repeatedly, because it may close meanwhile. */
function useTopDialog(isShown: boolean): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    if (!isShown) return;
    const look = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    look();
    const timer = setInterval(look, 300);
    return () => clearInterval(timer);
  }, [isShown]);
  return isShown ? dialog : null;
}
