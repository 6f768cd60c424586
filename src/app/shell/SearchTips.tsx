/** The theatre's search recommendations. */
import { useEffect, useState } from 'react';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { reportError } from '#state/report-error.ts';
import { langOf } from '#ui/lang.ts';
import styles from './SearchForm.module.css';

interface SearchTip {
  name: string;
  target: { url: string };
  in_german: string[];
}

/** Fetched once per visit. The component is unmounted whenever suggestions are shown. */
let kept: SearchTip[] | undefined;

export function SearchTips() {
  const locale = useLocale();
  const messages = useMessages();
  const [tips, setTips] = useState(kept ?? []);
  useEffect(() => {
    if (kept) return;
    const stop = new AbortController();
    fetch(`/${locale}/api/curated-search-tips/`, { signal: stop.signal })
      .then((answer): Promise<SearchTip[]> => {
        if (!answer.ok) throw new Error(`Search tips: ${answer.status}`);
        return answer.json();
      })
      .then((found) => {
        kept = found;
        setTips(found);
      })
      // Tips are optional: without them the field still searches, and the next time they are asked for again.
      .catch(reportError);
    return () => stop.abort();
  }, [locale]);
  if (tips.length === 0) return null;
  return (
    <section className={styles.tips}>
      <h2>{messages.search_tips}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip.target.url}>
            <a href={tip.target.url} lang={langOf(tip, 'name')}>
              {tip.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
