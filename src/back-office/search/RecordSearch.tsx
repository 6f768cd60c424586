/**
 * The search field in the toolbar: finds records while typing, and links to their forms. Ctrl K focuses it. Without
 * scripts it is a form that opens the page of results.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { FoundRecord } from '#domain/back-office/found-record.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import { useSearch } from '#editing/ui/kit/use-search.ts';
import { recordSearchTexts } from '#i18n/back-office/search-texts.ts';
import { foundRecordAddress, searchRecords } from './found-record.ts';
import styles from './search.module.css';

export function RecordSearch({ locale }: { locale: Locale }) {
  const texts = recordSearchTexts(locale);
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** -1 for none: Enter then opens the page of results. */
  const [active, setActive] = useState(-1);
  const { found, state } = useSearch((words) => searchRecords(words, locale), query, isOpen);

  // Words typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  useEffect(() => {
    const openResult = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Hidden on narrow screens, where the field is in the menu.
      if (!field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', openResult);
    return () => document.removeEventListener('keydown', openResult);
  }, []);

  function go(address: string) {
    setOpen(false);
    setQuery('');
    field.current?.blur();
    // A page of the site is a document of its own.
    if (isBackOfficePath(address)) void navigate(address);
    else location.assign(address);
  }
  const pick = (record: FoundRecord) => go(foundRecordAddress(record, locale));

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event.nativeEvent);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      // One more than the results, since the field itself is a stop.
      const places = found.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  const isShown = isOpen && query.trim() !== '' && found.length > 0;
  const current = isShown ? found[active] : undefined;
  return (
    <search className={styles.search}>
      <form
        action={backOfficePath('search', 'de')}
        onSubmit={(event) => {
          event.preventDefault();
          if (current) pick(current);
          else go(backOfficePath('search', locale, {}, { q: query }));
        }}
      >
        {locale === 'en' && <input type="hidden" name="lang" value="en" />}
        <input
          ref={field}
          type="search"
          name="q"
          role="combobox"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={100}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-keyshortcuts="Control+K"
          aria-activedescendant={current ? `${listId}-${active}` : undefined}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true" className={styles.shortcut}>
          {texts.shortcut}
        </span>
      </form>
      <div id={listId} role="listbox" aria-label={texts.label} className={styles.list} hidden={!isShown}>
        {found.map((record, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which names the option that is meant.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={`${record.resource} ${record.id}`}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(record)}
          >
            <FoundTitle record={record} offline={texts.offline} />
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && query.trim() !== '' ? status() : ''}
      </p>
    </search>
  );

  function status(): string {
    if (state === 'failed') return texts.not_reached;
    if (state === 'searching') return texts.searching;
    return found.length === 0 ? texts.none : texts.count(found.length);
  }
}

/** Title, kind, and details that distinguish the record. */
export function FoundTitle({ record, offline }: { record: FoundRecord; offline: string }) {
  const { title, kind, detail, is_online } = record;
  return (
    <>
      <b>{title || kind}</b>
      <span>{[kind, detail, is_online ? '' : offline].filter(Boolean).join(', ')}</span>
    </>
  );
}
