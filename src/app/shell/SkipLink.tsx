import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { matchPath } from '#domain/site/route-paths.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import styles from './SkipLink.module.css';

/** Screens with filters after a long list. */
const filtered = /^(?:events|productions|subscriptions)$/;

const focusContent = () => document.getElementById('main-content')?.focus();

/** On narrow screens, the button that opens the filters. */
function focusFilters(): void {
  const panel = document.querySelector('aside');
  const toggle = panel?.previousElementSibling as HTMLElement | null | undefined;
  (toggle?.checkVisibility() ? toggle : panel)?.focus();
}

/** The first links of a page. */
export function SkipLink() {
  const { skip_to_content, skip_to_filters } = useMessages();
  const { pathname } = useLocation();
  // The position of the filters is known to scripts only.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <>
      <Skip text={skip_to_content} onSkip={focusContent} />
      {isHydrated && filtered.test(matchPath(pathname)?.name ?? '') && (
        <Skip text={skip_to_filters} onSkip={focusFilters} />
      )}
    </>
  );
}

function Skip({ text, onSkip }: { text: string; onSkip: () => void }) {
  return (
    <a
      className={styles.skip}
      href="#main-content"
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {text}
    </a>
  );
}
