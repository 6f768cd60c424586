/** The theatre's search recommendations. */
import { useEffect, useState } from 'react';
import type { SearchTip } from '#domain/search/search-tip.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { reportError } from '#state/report-error.ts';
import styles from './SearchForm.module.css';
import { TipList } from './TipList.tsx';

/** Fetched once per visit. The component is unmounted whenever suggestions are shown. */
let cachedTips: SearchTip[] | undefined;

export function SearchTips() {
  const locale = useLocale();
  const messages = useMessages();
  const [tips, setTips] = useState(cachedTips ?? []);
  useEffect(() => {
    if (cachedTips) return;
    const stop = new AbortController();
    fetch(`/${locale}/api/curated-search-tips/`, { signal: stop.signal })
      .then((response): Promise<SearchTip[]> => {
        if (!response.ok) throw new Error(`Search tips: ${response.status}`);
        return response.json();
      })
      .then((found) => {
        cachedTips = found;
        setTips(found);
      })
      // Tips are optional: the field works without them, and the next use requests them again.
      .catch(reportError);
    return () => stop.abort();
  }, [locale]);
  return <TipList tips={tips} title={messages.search_tips} id="menu-tips" className={styles.tips} />;
}
