/** What the visitor has agreed to: kept in this browser alone, the same in all its tabs. */
import { useEffect } from 'react';
import { type Consent, decide, isAllRefused, isLegalPage, readConsent } from '#domain/site/consent.ts';
import { createStore, useStore } from '#state/store.ts';

export interface ConsentState {
  consent: Consent | null;
  /** Whether the browser's memory has been read; before that nobody is asked anything. */
  isRead: boolean;
  /** Everything is refused, and privacy policy or imprint was opened since. */
  hasReadLegalPage: boolean;
  isSettingsOpen: boolean;
  /** Embeds that were allowed one time, for as long as this page is open. */
  once: readonly string[];
}

const store = createStore<ConsentState>({
  consent: null,
  isRead: false,
  hasReadLegalPage: false,
  isSettingsOpen: false,
  once: [],
});

/** Keys in the browser's memory. */
export const consentKey = 'consent';
const legalPageKey = 'consentLegalPage';

/** One field of what the visitor has agreed to; redraws when it changes. */
export function useConsent<K extends keyof ConsentState>(key: K): ConsentState[K] {
  return useStore(store, key);
}

export const getConsent = store.get;
export const setConsent = store.set;

/** A browser that keeps nothing has given no answer. */
function kept(place: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

function keep(place: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, value);
  } catch {
    // The answer still holds for this page.
  }
}

/** Reads what this browser remembers, the first time that somebody asks. */
export function useConsentMemory(): void {
  useEffect(() => {
    if (!store.get().isRead) loadConsent();
  }, []);
}

/** Reads it anew: the first time, and when another tab has answered. */
export function loadConsent(): void {
  store.set({
    consent: readConsent(kept('localStorage', consentKey)),
    hasReadLegalPage: kept('sessionStorage', legalPageKey) !== null,
    isRead: true,
  });
}

/** Follows answers that are given in another tab. Returns what ends it. */
export function followConsent(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === consentKey || key === null) loadConsent();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Notes that a page was opened: after the privacy policy or the imprint a refusal is asked about once more. */
export function noteVisit(path: string): void {
  if (!isLegalPage(path) || !isAllRefused(store.get().consent)) return;
  keep('sessionStorage', legalPageKey, '1');
  store.set({ hasReadLegalPage: true });
}

function save(services: Readonly<Record<string, boolean>>, change: Partial<ConsentState>): void {
  const consent = decide(services, new Date());
  keep('localStorage', consentKey, JSON.stringify(consent));
  keep('sessionStorage', legalPageKey, null);
  store.set({ consent, isRead: true, hasReadLegalPage: false, ...change });
}

/** Keeps an answer for every service; one that is not named is a no. Holds at once, also for what is playing. */
export function answerConsent(services: Readonly<Record<string, boolean>>): void {
  save(services, { isSettingsOpen: false, once: [] });
}

/** From now on this service may be loaded. What nobody was asked about so far stays closed. */
export function allowService(service: string): void {
  save({ ...store.get().consent?.services, [service]: true }, {});
}

/** This one embed, this one time. */
export function allowOnce(embed: string): void {
  store.set({ once: [...store.get().once, embed] });
}

/** The answers can be changed at any time: the footer leads here. */
export function openConsentSettings(): void {
  store.set({ isSettingsOpen: true });
}
