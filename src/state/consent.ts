/** The visitor's consent: stored in the browser only and synchronised between tabs. */
import { useEffect } from 'react';
import { type Consent, createConsent, isAllRefused, isLegalPage, readConsent } from '#domain/site/consent.ts';
import { createStore, useStore } from '#state/store.ts';

export interface ConsentState {
  consent: Consent | null;
  /** Whether local storage has been read; the banner is hidden until then. */
  isRead: boolean;
  /** Everything was refused, and a legal page was visited since. */
  hasReadLegalPage: boolean;
  isSettingsOpen: boolean;
  /** Embeds allowed once, until the page is closed. */
  once: readonly string[];
}

const store = createStore<ConsentState>({
  consent: null,
  isRead: false,
  hasReadLegalPage: false,
  isSettingsOpen: false,
  once: [],
});

/** Storage keys. */
export const consentKey = 'consent';
const legalPageKey = 'consentLegalPage';

/** Subscribes to one field. */
export function useConsent<K extends keyof ConsentState>(key: K): ConsentState[K] {
  return useStore(store, key);
}

export const getConsent = store.get;
export const setConsent = store.set;

/** Null if storage is unavailable. */
function readItem(place: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

function writeItem(place: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, value);
  } catch {
    // Storage is unavailable: the answer is valid for this page only.
  }
}

/** Reads the stored consent on first use. */
export function useStoredConsent(): void {
  useEffect(() => {
    if (!store.get().isRead) loadConsent();
  }, []);
}

/** Reads the stored consent: initially, and when another tab changed it. */
export function loadConsent(): void {
  store.set({
    consent: readConsent(readItem('localStorage', consentKey)),
    hasReadLegalPage: readItem('sessionStorage', legalPageKey) !== null,
    isRead: true,
  });
}

/** Follows changes in other tabs. Returns an unsubscribe function. */
export function syncConsentBetweenTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) loadConsent();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Shows the banner again to visitors who refused everything and then visited a legal page. */
export function recordLegalPageVisit(path: string): void {
  if (!isLegalPage(path) || !isAllRefused(store.get().consent)) return;
  writeItem('sessionStorage', legalPageKey, '1');
  store.set({ hasReadLegalPage: true });
}

function save(services: Readonly<Record<string, boolean>>, change: Partial<ConsentState>): void {
  const consent = createConsent(services, new Date());
  writeItem('localStorage', consentKey, JSON.stringify(consent));
  writeItem('sessionStorage', legalPageKey, null);
  store.set({ consent, isRead: true, hasReadLegalPage: false, ...change });
}

/** Stores an answer for every service; missing ones are refused. Applies immediately, also to running embeds. */
export function saveConsentChoices(services: Readonly<Record<string, boolean>>): void {
  save(services, { isSettingsOpen: false, once: [] });
}

/** Allows one service. Unanswered ones stay refused. */
export function allowService(service: string): void {
  save({ ...store.get().consent?.services, [service]: true }, {});
}

/** Allows a single embed until the page is closed. */
export function allowEmbedOnce(embed: string): void {
  store.set({ once: [...store.get().once, embed] });
}

export function openConsentSettings(): void {
  store.set({ isSettingsOpen: true });
}
