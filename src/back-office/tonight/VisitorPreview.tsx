/** A date as visitors see it, in both languages. The only part of the screen in a colour pair of the site. */
import { bothLanguages } from '#domain/languages/locales.ts';
import type { TonightCard } from '#domain/tonight/tonight.ts';
import styles from './out.module.css';
import { DateBars } from './TonightBars.tsx';

export function VisitorPreview({ card: { event, seen } }: { card: Pick<TonightCard, 'event' | 'seen'> }) {
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
