/** The search field of the menu, with the house's own tips. */
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { pathFor } from '#domain/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './SearchPanel.module.css';

/** Milliseconds after opening until the field is focused: the panel is on its way. */
const focusDelay = 100;
const longestQuery = 200;

export default function SearchForm() {
  const locale = useLocale();
  const messages = useMessages();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const tips = useFetcher<{ tips: { name: string; target: { url: string } }[] }>({ key: 'search-tips' });

  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, []);
  const { load, data } = tips;
  useEffect(() => {
    if (!data) load(`/${locale}/search-tips`);
  }, [load, data, locale]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every reader yet. */}
      <form
        role="search"
        className={styles.form}
        action={pathFor('search', locale)}
        onSubmit={(event) => {
          event.preventDefault();
          const q = text.trim();
          if (q !== '') navigate(pathFor('search', locale, {}, { q }));
        }}
      >
        <label htmlFor="menu-search">{messages.search_label}</label>
        <div className={styles.field}>
          <input
            ref={field}
            id="menu-search"
            name="q"
            type="search"
            maxLength={longestQuery}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {text !== '' && (
            <button
              type="button"
              aria-label={messages.search_clear}
              onClick={() => {
                setText('');
                field.current?.focus();
              }}
            >
              <span aria-hidden="true">×</span>
            </button>
          )}
          <button type="submit">{messages.search_submit}</button>
        </div>
      </form>
      {data && data.tips.length > 0 && (
        <section className={styles.tips}>
          <h2>{messages.search_tips}</h2>
          <ul>
            {data.tips.map(({ name, target }) => (
              <li key={target.url}>
                <a href={target.url}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
