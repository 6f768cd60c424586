/**
 * The panel beside a page: a column on wide screens, a bottom sheet on narrow ones. Nothing requires dragging. Without
 * scripts the button is a link to the panel's id.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { matchPath } from '#domain/site/route-paths.ts';
import { closesOnOutsidePress, filterOpenDelay } from '#domain/site/sticky-panel.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { setGlobal, useGlobal } from '#state/global.ts';
import { pressOnSpace } from '#ui/primitives/press-on-space.ts';
import styles from './StickyPanel.module.css';

interface Props {
  /** Label of the button on narrow screens. */
  label: string;
  /** True if a filter is set: the sheet then opens after loading, except on back navigation. */
  isFilterSet?: boolean;
  children: ReactNode;
}

/** Whether this document was reached by going back or forward, or has been since. */
let hasGoneBack = false;
if (!import.meta.env.SSR) {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  hasGoneBack = load?.type === 'back_forward';
  addEventListener('popstate', () => {
    hasGoneBack = true;
  });
}

const close = () => setGlobal({ stickyOpen: false });

export function StickyPanel({ label, isFilterSet = false, children }: Props) {
  const messages = useMessages();
  const isOpen = useGlobal('stickyOpen');
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  const name = matchPath(pathname)?.name;

  // Runs on unmount, not on mount: the replayed click that loaded this script may have opened the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the panel, another filter does not.
  useEffect(() => close, [name]);

  const hasOpenedItself = useRef(false);
  const isBack = useNavigationType() === 'POP' && hasGoneBack;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only filters that the page was opened with.
  useEffect(() => {
    if (!isFilterSet || isBack) return;
    const timer = setTimeout(() => {
      hasOpenedItself.current = true;
      setGlobal({ stickyOpen: true });
    }, filterOpenDelay);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!closesOnOutsidePress(innerWidth)) return;
      if (!panel.current?.contains(target) && !button.current?.contains(target)) close();
    };
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    // A sheet that opened automatically closes on the first scroll.
    if (hasOpenedItself.current && closesOnOutsidePress(innerWidth))
      addEventListener('scroll', close, { signal });
    const { dataset } = document.documentElement;
    if (!hasOpenedItself.current) dataset.sheet = '';
    hasOpenedItself.current = false;
    return () => {
      over.abort();
      delete dataset.sheet;
      // On narrow screens the focused element is gone; on wide ones the button is.
      if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return (
    <>
      {/* Before the sheet in the document, so that its content follows in reading and tab order. */}
      <a
        ref={button}
        href={`#panel${id}`}
        role="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`panel${id}`}
        onClick={(event) => {
          event.preventDefault();
          setGlobal({ stickyOpen: !isOpen });
        }}
        onKeyDown={pressOnSpace}
      >
        <span>{isOpen ? messages.close : label}</span>
        <i aria-hidden="true" />
      </a>
      <aside
        ref={panel}
        id={`panel${id}`}
        tabIndex={-1}
        className={styles.panel}
        aria-label={label}
        data-open={isOpen || undefined}
      >
        <div className={styles.content}>{children}</div>
      </aside>
    </>
  );
}
