/** A typed day, and below it a button that opens the month of that day. */
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { DayTexts } from '#i18n/back-office/day-texts.ts';
import { lazyOnDemand } from '../lazy-component.ts';
import styles from './month.module.css';

const MonthGrid = lazyOnDemand(async () => (await import('./MonthGrid.tsx')).MonthGrid);

interface Props {
  /** The label of the field. */
  label: string;
  day: Day | null;
  today: Day;
  locale: Locale;
  texts: DayTexts;
  onChoose: (day: Day) => void;
  children: ReactNode;
}

export function WithMonth({ label, day, today, locale, texts, onChoose, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div className={styles.field}>
      <div>{children}</div>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-description={label}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.month}
      </button>
      {isOpen && (
        <Suspense fallback={<p>…</p>}>
          <MonthGrid
            day={day}
            today={today}
            locale={locale}
            texts={texts}
            onClose={close}
            onChoose={(chosen) => {
              onChoose(chosen);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
