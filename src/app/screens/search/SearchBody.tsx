/** Search results with the search field: an overview of both categories, or one category page by page. */
import type { ReactNode } from 'react';
import { type SearchCategory, type SearchResult, searchCategories } from '#domain/search/search.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import styles from './SearchBody.module.css';
import { SearchDirectory } from './SearchDirectory.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchPages } from './SearchPages.tsx';
import { SearchRow } from './SearchRow.tsx';
import { isPlay, type SearchList } from './search-list.ts';

interface Props {
  list: SearchList;
  /** Rendered between the search field and the results. */
  children: ReactNode;
}

export function SearchBody({ list, children }: Props) {
  const { query, category, counts, first, results, texts } = list;
  const all = counts.events + counts.content;
  return (
    <>
      <div className={styles.search}>
        <BarTitle title={texts.title} size="page" isNegative />
        <SearchField query={query} category={category} texts={texts} />
        {query !== '' && <ResultSummary list={list} all={all} />}
        {all > 0 && children}
        {all === 0 && <NoResults list={list} />}
        {all > 0 &&
          category === null &&
          (first === 'events' ? searchCategories : searchCategories.toReversed()).map((each) => (
            <Group
              key={each}
              list={list}
              category={each}
              results={results.filter((one) => isPlay(one) === (each === 'events'))}
            />
          ))}
        {all > 0 && category !== null && (
          <Group list={list} category={category} results={results}>
            <SearchPages list={list} />
          </Group>
        )}
      </div>
      <Breadcrumbs trail={[{ title: texts.title }]} />
    </>
  );
}

/** The number of results, announced to screen readers, and the suggested spelling. */
function ResultSummary({ list, all }: { list: SearchList; all: number }) {
  const locale = useLocale();
  const { query, suggestion, match, texts } = list;
  const withQuery = (text: string) => text.replace('{query}', () => query);
  const count = withQuery(formatCount(texts.found, all));
  return (
    <div className={styles.understood}>
      <p role="status" className={all === 0 ? 'visually-hidden' : match === 'all' ? styles.count : undefined}>
        {all === 0 ? withQuery(texts.none) : match === 'all' ? count : note(list)}
      </p>
      {suggestion && (
        <p className={styles.meant}>
          {texts.meant}{' '}
          <a href={pathFor('search', locale, {}, { q: suggestion })}>
            <em>{suggestion}</em>
          </a>
          ?
        </p>
      )}
    </div>
  );
}

function note({ query, suggestion, match, texts }: SearchList): string {
  if (match === 'any') return texts.any;
  return texts.shown_for.replace('{query}', () => query).replace('{suggestion}', () => suggestion ?? '');
}

interface GroupProps {
  list: SearchList;
  category: SearchCategory;
  results: readonly SearchResult[];
  children?: ReactNode;
}

function Group({ list, category, results, children }: GroupProps) {
  const locale = useLocale();
  const { query, counts, texts } = list;
  const count = counts[category];
  const isGlance = list.category === null;
  if (count === 0 && isGlance) return null;
  const id = `search-${category}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        {texts[category]} <span>{count}</span>
      </h2>
      {count === 0 && <EmptyState title={texts.none_here} hint={texts.none_here_hint} />}
      {results.map((result) => (
        <SearchRow key={`${result.kind}-${result.id}`} result={result} texts={texts} />
      ))}
      {isGlance && count > results.length && (
        <p className={styles.more}>
          <a className="button" href={pathFor('search', locale, { category }, { q: query })}>
            {texts[`all_${category}`].replace('{count}', String(count))}
          </a>
        </p>
      )}
      {children}
    </section>
  );
}

/** Shown without a query or without results. */
function NoResults({ list: { query, directory, tips, texts } }: { list: SearchList }) {
  return (
    <div className={styles.nothing}>
      {query !== '' && (
        <EmptyState title={texts.none.replace('{query}', () => query)} hint={texts.none_hint} />
      )}
      <SearchDirectory directory={directory} tips={tips} texts={texts} />
    </div>
  );
}
