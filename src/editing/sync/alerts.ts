/** What is said for a moment over the page: saved, or what went wrong. */
import { createStore, useStore } from '#state/store.ts';

export interface Alert {
  kind: 'save' | 'error';
  text: string;
  /** What can be done about it right there, e.g. taking a deletion back. */
  action?: { label: string; run: () => void };
}

/** How long an alert stands, in milliseconds; one with something to press stands longer. */
const alertTime = 4000;
const offerTime = 12_000;

const store = createStore<{ alert: Alert | null }>({ alert: null });
let timer: ReturnType<typeof setTimeout> | undefined;

/** The newest takes the place of the one before. */
export function showAlert(alert: Alert): void {
  clearTimeout(timer);
  store.set({ alert });
  timer = setTimeout(() => store.set({ alert: null }), alert.action ? offerTime : alertTime);
}

/** A passing word does not push away an offer. */
export function showSaved(text: string): void {
  if (!store.get().alert?.action) showAlert({ kind: 'save', text });
}

export function closeAlert(): void {
  clearTimeout(timer);
  store.set({ alert: null });
}

export function useAlert(): Alert | null {
  return useStore(store, 'alert');
}
