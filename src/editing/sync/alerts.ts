/** Alerts over the page that close after a timeout: saved, or an error. */
import { createStore, type Store } from '#state/store.ts';
import type { Clock } from './ports.ts';

export interface Alert {
  kind: 'save' | 'error';
  text: string;
  /** An action offered with the alert, e.g. undo of a deletion. */
  action?: { label: string; run: () => void };
  /** The module of the conflict that it tells of; it is closed when the conflict ends. */
  conflict?: number;
  /** It has an action, and is shown until it is closed or replaced. */
  stays?: boolean;
}

export interface Alerts {
  store: Store<{ alert: Alert | null }>;
  /** Replaces the current alert. */
  show(alert: Alert): void;
  /** Does not replace an alert with an action. */
  showSaved(text: string): void;
  close(): void;
}

/** Milliseconds that an alert is shown; longer if it offers an action. */
const alertTime = 4000;
const offerTime = 12_000;

/** Alerts close by themselves, later if they have an action. */
export function createAlerts(clock: Clock): Alerts {
  const store = createStore<{ alert: Alert | null }>({ alert: null });
  let cancel = () => {};
  const close = () => {
    cancel();
    store.set({ alert: null });
  };
  const show = (alert: Alert) => {
    cancel();
    store.set({ alert });
    if (!alert.stays) cancel = clock.after(alert.action ? offerTime : alertTime, close);
  };
  return {
    store,
    show,
    showSaved(text) {
      if (!store.get().alert?.action) show({ kind: 'save', text });
    },
    close,
  };
}
