/** The bar of an event on the axis of the day, and bars on buttons that preview the result of their action. */
import { eventBars } from '#domain/events/event-axis.ts';
import type { TonightAction, TonightCard } from '#domain/tonight/tonight.ts';
import { EventAxisBars } from '../list/EventAxisBars.tsx';
import styles from './tonight.module.css';

export const DateBars = ({ event }: Pick<TonightCard, 'event'>) => (
  <EventAxisBars className={styles.stroke} {...eventBars(event)} />
);

const parts: Record<TonightAction, { kind: string; strokes: { left: number; width: number }[] }> = {
  cancel: { kind: 'hollow', strokes: [{ left: 14, width: 72 }] },
  recast: {
    kind: 'solid',
    strokes: [
      { left: 0, width: 42 },
      { left: 52, width: 48 },
    ],
  },
  'late-start': {
    kind: 'late',
    strokes: [
      { left: 14, width: 20 },
      { left: 36, width: 64 },
    ],
  },
  'sold-out': { kind: 'double', strokes: [{ left: 14, width: 72 }] },
  'few-left': { kind: 'solid', strokes: [{ left: 14, width: 10 }] },
  'waiting-list': { kind: 'dashed', strokes: [{ left: 14, width: 72 }] },
  note: { kind: 'none', strokes: [] },
};

export const ActionBars = ({ action }: { action: TonightAction }) => (
  <EventAxisBars className={styles.stroke} {...parts[action]} />
);
