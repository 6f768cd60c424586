/**
 * A day in a filter: typed in common formats, or picked from the month. The server parses the text, so that it works
 * without scripts.
 */
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { DayInQuery } from '#domain/back-office/day-in-query.ts';
import type { Day } from '#domain/dates/dates.ts';
import { parseTypedDay } from '#domain/dates/typed-day.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { formatDayField } from '#editing/ui/days/format-day-field.ts';
import type { DayTexts } from '#i18n/back-office/day-texts.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';
import styles from './day-filter.module.css';

const MonthGrid = lazy(() =>
  loadOnDemand(async () => ({ default: (await import('#editing/ui/days/MonthGrid.tsx')).MonthGrid })),
);

interface Props {
  name: string;
  label: string;
  value: DayInQuery;
  today: Day;
  locale: Locale;
  texts: DayTexts;
}

export function DayFilter({ name, label, value, today, locale, texts }: Props) {
  const error = useId();
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isReady = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const typed = () => parseTypedDay(input.current?.value ?? '', today);
  const write = (day: Day) => {
    if (input.current) input.current.value = formatDayField(day, locale);
  };
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const day = isOpen ? typed() : null;
  return (
    <div className={styles.field}>
      <label>
        <span>{label}</span>
        <input
          ref={input}
          type="text"
          name={name}
          defaultValue={value.unread?.text ?? (value.day ? formatDayField(value.day, locale) : '')}
          placeholder="22.11."
          autoComplete="off"
          maxLength={40}
          aria-invalid={value.unread ? true : undefined}
          aria-describedby={value.unread && error}
        />
      </label>
      {isReady && (
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={texts.month_of.replace('{field}', label)}
          onClick={() => setOpen(!isOpen)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d="M1.5 3.5h13v11h-13zM1.5 6.5h13M5 1v4M11 1v4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </button>
      )}
      {value.unread && (
        <p id={error} className={styles.error}>
          {texts.wrong_day[value.unread.reason]}
        </p>
      )}
      {isOpen && (
        <div className={styles.month}>
          <Suspense fallback={<p>…</p>}>
            <MonthGrid
              today={today}
              locale={locale}
              texts={texts}
              day={day?.ok ? day.day : null}
              onClose={close}
              onChoose={(chosen) => {
                write(chosen);
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
