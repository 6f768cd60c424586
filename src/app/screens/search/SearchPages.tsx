/** Pagination of one category. */
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import styles from './SearchBody.module.css';
import type { SearchList } from './search-list.ts';

export function SearchPages({ list }: { list: SearchList }) {
  const locale = useLocale();
  const { query, category, counts, page, page_size, texts } = list;
  if (category === null) return null;
  const pages = Math.ceil(counts[category] / page_size);
  if (pages < 2) return null;
  const address = (to: number) =>
    pathFor('search', locale, to === 1 ? { category } : { category, page: to }, { q: query });
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {page > 1 && (
        <a className="button" rel="prev" href={address(page - 1)}>
          {texts.previous}
        </a>
      )}
      <span>{texts.page_of.replace('{page}', String(page)).replace('{pages}', String(pages))}</span>
      {page < pages && (
        <a className="button" rel="next" href={address(page + 1)}>
          {texts.next}
        </a>
      )}
    </nav>
  );
}
