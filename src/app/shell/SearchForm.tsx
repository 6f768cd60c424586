/** The search field of the menu, with the house's own tips. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathFor } from '#domain/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './SearchPanel.module.css';

/** Milliseconds after opening until the field is focused: the panel is on its way. */
const focusDelay = 100;
const longestQuery = 200;

interface SearchTip {
  name: string;
  target: { url: string };
}

export default function SearchForm() {
  const locale = useLocale();
  const messages = useMessages();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [tips, setTips] = useState<SearchTip[]>([]);

  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    fetch(`/${locale}/api/curated-search-tips/`, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setTips)
      // Without tips the field still searches.
      .catch(() => undefined);
    return () => stop.abort();
  }, [locale]);

  return (
    <>
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
      {tips.length > 0 && (
        <section className={styles.tips}>
          <h2>{messages.search_tips}</h2>
          <ul>
            {tips.map(({ name, target }) => (
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
