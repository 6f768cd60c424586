/** The bar of a date on the axis of the day, and the bars on the buttons that show what they will make of it. */
import { eventBars } from '#domain/events/event-axis.ts';
import type { TonightAction, TonightCard } from '#domain/tonight/tonight.ts';
import styles from './tonight.module.css';

export function Stroke({ event }: Pick<TonightCard, 'event'>) {
  const { kind, strokes } = eventBars(event);
  return (
    <span className={styles.stroke} data-kind={kind} aria-hidden="true">
      {strokes.map(({ left, width }) => (
        <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </span>
  );
}

const parts: Record<TonightAction, { kind: string; strokes: [left: number, width: number][] }> = {
  cancel: { kind: 'hollow', strokes: [[14, 72]] },
  recast: {
    kind: 'solid',
    strokes: [
      [0, 42],
      [52, 48],
    ],
  },
  'late-start': {
    kind: 'late',
    strokes: [
      [14, 20],
      [36, 64],
    ],
  },
  'sold-out': { kind: 'double', strokes: [[14, 72]] },
  'few-left': { kind: 'solid', strokes: [[14, 10]] },
  'waiting-list': { kind: 'dashed', strokes: [[14, 72]] },
  note: { kind: 'none', strokes: [] },
};

export function ActionStroke({ action }: { action: TonightAction }) {
  const { kind, strokes } = parts[action];
  return (
    <span className={styles.stroke} data-kind={kind} aria-hidden="true">
      {strokes.map(([left, width]) => (
        <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </span>
  );
}
