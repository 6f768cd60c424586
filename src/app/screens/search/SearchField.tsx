/** The search field of the results page. A plain form, which works without scripts. */
import { useRef } from 'react';
import { maxQueryLength, type SearchCategory } from '#domain/search/search.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { SearchTexts } from '#i18n/search/search-texts.ts';
import { useGoTo } from '../../shell/use-go-to.ts';
import styles from './SearchBody.module.css';

interface Props {
  query: string;
  category: SearchCategory | null;
  texts: SearchTexts;
}

export function SearchField({ query, category, texts }: Props) {
  const locale = useLocale();
  const goTo = useGoTo();
  const field = useRef<HTMLInputElement>(null);
  const params = category ? { category } : {};
  return (
    <form
      role="search"
      aria-label={texts.title}
      className={styles.form}
      action={pathFor('search', locale, params)}
      onSubmit={(event) => {
        event.preventDefault();
        const q = field.current?.value.trim();
        if (q) void goTo(pathFor('search', locale, params, { q }));
      }}
    >
      <label htmlFor="search-field">{texts.field}</label>
      <div className={styles.field}>
        <input
          // A new key resets the uncontrolled input to the query of the address.
          key={query}
          ref={field}
          id="search-field"
          name="q"
          type="search"
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query}
          placeholder={texts.example}
        />
        {query !== '' && (
          <a
            className={styles.clear}
            href={pathFor('search', locale)}
            role="button"
            aria-label={texts.clear}
            onClick={(event) => {
              event.preventDefault();
              if (!field.current) return;
              field.current.value = '';
              field.current.focus();
            }}
          >
            <i aria-hidden="true" />
          </a>
        )}
        <button type="submit">{texts.submit}</button>
      </div>
    </form>
  );
}
