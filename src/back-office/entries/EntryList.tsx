/** The entries of a form, the newest first, with those that are chosen to be deleted. */
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDateTime } from '#domain/dates/date-format.ts';
import { maxRemovedEntries, type SubmittedEntry } from '#domain/forms/entries.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { EntryTexts } from '#i18n/back-office/entry-texts.ts';
import { formatCount } from '#i18n/format-count.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import { answeredText } from './answered-text.ts';
import styles from './entries.module.css';
import { RemovalButton } from './RemovalButton.tsx';

interface Props {
  /** The form's. */
  id: number;
  results: readonly SubmittedEntry[];
  count: number;
  isFiltered: boolean;
  may_delete: boolean;
  locale: Locale;
  texts: EntryTexts;
}

export function EntryList({ id, results, count, isFiltered, may_delete, locale, texts }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState(0);
  const isReady = useIsHydrated();
  const choose = (ids: readonly number[], isOn: boolean) =>
    setChosen((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(isOn ? ids : [])]));
  const ids = results.map((entry) => entry.id);
  const isChosenFrom = may_delete && isReady && results.length > 0;

  return (
    <>
      <p className={styles.count}>{formatCount(texts.count, count)}</p>
      <p role="status" className={styles.done}>
        {removed > 0 && formatCount(texts.removed, removed)}
      </p>
      {results.length === 0 ? (
        <p className={styles.empty}>{isFiltered ? texts.none_found : texts.none_yet}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {isChosenFrom && (
                <th scope="col" className={styles.check}>
                  <label>
                    <span className="visually-hidden">{texts.choose_page}</span>
                    <input
                      type="checkbox"
                      checked={ids.every((each) => chosen.has(each))}
                      onChange={(event) => choose(ids, event.target.checked)}
                    />
                  </label>
                </th>
              )}
              <th scope="col">{texts.received}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.answers}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((entry) => (
              <tr key={entry.id} data-chosen={chosen.has(entry.id) || undefined}>
                {isChosenFrom && (
                  <td className={styles.check}>
                    <label>
                      <span className="visually-hidden">
                        {texts.choose.replace('{when}', formatDateTime(entry.created_at))}
                      </span>
                      <input
                        type="checkbox"
                        checked={chosen.has(entry.id)}
                        onChange={(event) => choose([entry.id], event.target.checked)}
                      />
                    </label>
                  </td>
                )}
                <th scope="row">
                  <a href={backOfficePath('entry', locale, { id, entry: entry.id })}>
                    <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>
                  </a>
                </th>
                <td className={entry.answered_at ? styles.quiet : undefined}>{answeredText(entry, texts)}</td>
                <td>{entry.summary}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {chosen.size > 0 && (
        <section className={styles.bar} aria-label={texts.chosen.replace('{count}', String(chosen.size))}>
          <b>{texts.chosen.replace('{count}', String(chosen.size))}</b>
          <RemovalButton
            locale={locale}
            texts={texts}
            form={id}
            ids={[...chosen].slice(0, maxRemovedEntries)}
            onRemoved={(number) => {
              setChosen(new Set());
              setRemoved(number);
              void navigate(pathname + search, { replace: true, preventScrollReset: true });
            }}
          />
          <ScreenButton onClick={() => setChosen(new Set())}>{texts.choose_none}</ScreenButton>
        </section>
      )}
    </>
  );
}
