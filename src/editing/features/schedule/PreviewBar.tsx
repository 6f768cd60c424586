/** The bar above a page preview: its moment, failing schedules, and buttons to change or end the preview. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PreviewState } from '#domain/publishing/preview.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { request } from '../../sync/request.ts';
import { RequestProblem } from '../../sync/request-problem.ts';
import { rejectionMessage } from '../../sync/saving/rejections.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import kit from '../../ui/kit/kit.module.css';
import { useTopOfPage } from '../../ui/top-of-page.ts';
import { useUiState } from '../../ui/ui-state.ts';
import { useScheduleMessages } from './messages.ts';
import { PreviewForm, previewAddress } from './PreviewForm.tsx';
import styles from './schedule.module.css';

interface Props {
  pathname: string;
  /** As in the address. */
  at: string;
}

export function PreviewBar({ pathname, at }: Props) {
  const session = useEditingSession();
  const messages = useScheduleMessages();
  const isOffline = useUiState('isOffline');
  const [state, setState] = useState<PreviewState | null>(null);
  const [problem, setProblem] = useState('');
  const place = useTopOfPage();
  useEffect(() => {
    request<PreviewState>(session, 'GET', `preview?${new URLSearchParams({ at })}`).then(setState, (error) =>
      setProblem((error instanceof RequestProblem && rejectionMessage(error)) || messages.not_reached),
    );
  }, [session, at, messages]);
  useEffect(() => keepPreviewTimeInLinks(at), [at]);
  if (!place || (!state && !problem)) return null;
  return createPortal(
    <section className={`${kit.surface} ${styles.preview}`} aria-label={messages.preview}>
      <div role="status">
        {state && <p>{state.sentence}</p>}
        {state && isOffline && <p className={styles.fails}>{messages.preview_offline}</p>}
        {state?.failures.map((failure) => (
          <p key={failure} className={styles.fails}>
            {failure}
          </p>
        ))}
      </div>
      <PreviewForm at={at} error={problem || undefined} />
      <a className={kit.button} href={pathname} target="_self">
        {messages.preview_end}
      </a>
    </section>,
    place,
  );
}

/**
 * Makes links of the page keep the moment, each with a document load.
 * @returns the function that ends it
 */
function keepPreviewTimeInLinks(at: string): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.target || link.closest('[data-editors]')) return;
    const { origin, pathname, hash } = new URL(link.href);
    if (origin !== location.origin || !matchPath(pathname) || (hash && pathname === location.pathname))
      return;
    event.preventDefault();
    location.assign(previewAddress(pathname, at) + hash);
  };
  document.addEventListener('click', follow, true);
  return () => document.removeEventListener('click', follow, true);
}
