/** A published change: since when and where, and its undo within the server's time limit. */
import { useEffect, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import { bothLanguages } from '#domain/languages/locales.ts';
import { type Tonight, type TonightCard, type TonightChange, undoMinutes } from '#domain/tonight/tonight.ts';
import type { TonightTexts } from '#i18n/back-office/tonight-texts.ts';
import styles from './out.module.css';
import { DateBars } from './TonightBars.tsx';
import bars from './tonight.module.css';

interface Props {
  card: TonightCard;
  change: TonightChange;
  instances: Tonight['instances'];
  readAt: number;
  /** The schedule shows it. */
  isConfirmed: boolean;
  texts: TonightTexts;
  /** Null while an undo is on its way. */
  onUndo: (() => void) | null;
}

/** "17.52.03" */
const withSeconds = (at: string) => `${formatTime(at)}.${at.slice(17, 19)}`;

export function PublishedChange({ card, change, instances, readAt, isConfirmed, texts, onUndo }: Props) {
  const { running, current } = instances;
  const isEverywhere = isConfirmed && current === running;
  const time = withSeconds(change.at);
  const title = change.is_undone ? texts.undone_since(time) : texts.out_since(time);
  const [first, ...rest] = [
    isEverywhere
      ? texts.seen_by_visitors(running)
      : isConfirmed && current < running
        ? texts.seen_partly(current, running)
        : texts.checking,
    change.by && texts.by(change.by),
  ];
  return (
    <div className={styles.out} data-confirmed={isEverywhere || undefined}>
      {/* Takes the focus of the undo button. */}
      <p className={styles.outHead} role="status" tabIndex={-1}>
        <b>{title}</b> <span>{[first, ...rest].filter(Boolean).join(', ')}</span>
      </p>
      <VisitorPreview card={card} />
      {change.undo_seconds > 0 && onUndo && (
        <Undo key={change.operation_id} change={change} readAt={readAt} texts={texts} onUndo={onUndo} />
      )}
    </div>
  );
}

/** Counts down from the remaining time when the card was loaded. */
function Undo({
  change,
  readAt,
  texts,
  onUndo,
}: Pick<Props, 'change' | 'readAt' | 'texts'> & { onUndo: () => void }) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const count = () => setElapsed(Math.max(0, performance.now() - readAt) / 1000);
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [readAt]);
  const secondsLeft = Math.max(0, Math.ceil(change.undo_seconds - elapsed));
  if (secondsLeft === 0) return null;
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  return (
    <button type="button" className={styles.undo} onClick={onUndo}>
      {texts.undo[change.action]} <span>{texts.undo_left(Math.floor(secondsLeft / 60), seconds)}</span>
      <span className={bars.stroke} data-kind="solid" aria-hidden="true">
        <i style={{ left: 0, width: `${(secondsLeft / (undoMinutes * 60)) * 100}%` }} />
      </span>
    </button>
  );
}

/** A date as visitors see it, in both languages. The only part of the screen in a colour pair of the site. */
function VisitorPreview({ card: { event, seen } }: { card: Pick<TonightCard, 'event' | 'seen'> }) {
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
