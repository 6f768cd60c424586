/** Alerts over the page that close after a timeout: saved, or an error. */
import { createStore, type Store } from '#state/store.ts';
import type { Clock } from './ports.ts';

export interface Alert {
  kind: 'save' | 'error';
  text: string;
  /** What can be done about it right there, e.g. undoing a deletion. */
  action?: { label: string; run: () => void };
}

export interface Alerts {
  store: Store<{ alert: Alert | null }>;
  /** The newest takes the place of the one before. */
  show(alert: Alert): void;
  /** A passing message does not push away an offer. */
  showSaved(text: string): void;
  close(): void;
}

/** Milliseconds that an alert is shown; longer if it offers an action. */
const alertTime = 4000;
const offerTime = 12_000;

/** Each alert replaces the one before it and goes by itself, later if it offers an action. */
export function createAlerts(clock: Clock): Alerts {
  const store = createStore<{ alert: Alert | null }>({ alert: null });
  let cancel = () => {};
  const show = (alert: Alert) => {
    cancel();
    store.set({ alert });
    cancel = clock.after(alert.action ? offerTime : alertTime, () => store.set({ alert: null }));
  };
  return {
    store,
    show,
    showSaved(text) {
      if (!store.get().alert?.action) show({ kind: 'save', text });
    },
    close() {
      cancel();
      store.set({ alert: null });
    },
  };
}
