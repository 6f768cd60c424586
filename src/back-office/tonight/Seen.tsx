/** What visitors read of a date, in both languages: the only place of the screen with a colour pair of the site. */
import { bothLanguages } from '#domain/languages/locales.ts';
import type { TonightCard } from '#domain/tonight/tonight.ts';
import styles from './out.module.css';
import { DateBars } from './TonightBars.tsx';

export function Seen({ card: { event, seen } }: { card: Pick<TonightCard, 'event' | 'seen'> }) {
  return (
    <div className={styles.languages}>
      {bothLanguages.map((locale) => {
        const { time, title, is_struck, label, lines, ticket } = seen[locale];
        const Name = is_struck ? 's' : 'span';
        return (
          <div key={locale} className={styles.seen} lang={locale}>
            <DateBars event={event} />
            <span className={styles.language}>{locale.toUpperCase()}</span>
            <p className={styles.seenTitle}>
              {time && <Name>{time}</Name>}
              <Name>{title}</Name>
            </p>
            <p>
              {label && <b>{label}. </b>}
              {lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' ')}
              {ticket && ` ${ticket}.`}
            </p>
          </div>
        );
      })}
    </div>
  );
}
