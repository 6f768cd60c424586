/** Alerts over the page that close after a timeout: saved, or an error. */
import { createStore, type Store } from '#state/store.ts';
import type { Clock } from './ports.ts';

export interface Alert {
  kind: 'save' | 'error';
  text: string;
  /** An action offered with the alert, e.g. undo of a deletion. */
  action?: { label: string; run: () => void };
  /** It is shown until it is closed or replaced. */
  stays?: boolean;
}

export interface Alerts {
  store: Store<{ alert: Alert | null }>;
  /** Replaces the current alert. */
  show(alert: Alert): void;
  /** Does not replace an alert with an action, or one that stays. */
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
  const show = (alert: Alert) => {
    cancel();
    store.set({ alert });
    if (alert.stays) return;
    cancel = clock.after(alert.action ? offerTime : alertTime, () => store.set({ alert: null }));
  };
  return {
    store,
    show,
    showSaved(text) {
      const { alert } = store.get();
      if (!alert?.action && !alert?.stays) show({ kind: 'save', text });
    },
    close() {
      cancel();
      store.set({ alert: null });
    },
  };
}
