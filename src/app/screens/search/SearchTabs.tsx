/** Panel of the search: all results, productions, everything else, each with its number. */

import type { SearchCategory } from '#domain/search/search.ts';
import type { SearchTip } from '#domain/search/search-tip.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { SearchTexts } from '#i18n/search/search-texts.ts';
import { setGlobal } from '#state/global.ts';
import { TipList } from '../../shell/TipList.tsx';
import styles from './SearchTabs.module.css';

interface Props {
  query: string;
  category: SearchCategory | null;
  counts: Record<SearchCategory, number>;
  texts: SearchTexts;
  /** Differs between panel and page. */
  label: string;
  /** Shown below the counts, for further searches. */
  tips?: readonly SearchTip[];
}

export function SearchTabs({ query, category, counts, texts, label, tips = [] }: Props) {
  const locale = useLocale();
  const tabs = [
    { name: texts.all, of: null, count: counts.events + counts.content },
    { name: texts.events, of: 'events' as const, count: counts.events },
    { name: texts.content, of: 'content' as const, count: counts.content },
  ];
  return (
    <>
      <nav className={styles.tabs} aria-label={label}>
        <h2>{texts.results}</h2>
        <ul>
          {tabs.map(({ name, of, count }) => (
            <li key={name}>
              <a
                href={pathFor('search', locale, of ? { category: of } : {}, { q: query })}
                aria-current={of === category ? 'page' : undefined}
                onClick={() => setGlobal({ stickyOpen: false })}
              >
                <span>{name}</span> {query !== '' && <span>{count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <TipList tips={tips} title={texts.tips} id="panel-tips" className={styles.tips} />
    </>
  );
}
