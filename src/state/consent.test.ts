import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAll } from '#domain/site/consent.ts';
import {
  allowEmbedOnce,
  allowService,
  answerConsent,
  consentKey,
  getConsent,
  loadConsent,
  noteLegalPageVisit,
  openConsentSettings,
  setConsent,
} from './consent.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memory(), sessionStorage: memory() });
  setConsent({ consent: null, isRead: false, hasReadLegalPage: false, isSettingsOpen: false, once: [] });
});
afterEach(() => vi.unstubAllGlobals());

describe('an answer', () => {
  it('is kept in this browser and found again', () => {
    allowService('youtube');
    setConsent({ consent: null, isRead: false });
    loadConsent();
    expect(getConsent().consent?.services).toMatchObject({ youtube: true, vimeo: false });
    expect(getConsent().isRead).toBe(true);
  });

  it('adds one service to those that are allowed', () => {
    allowService('youtube');
    allowService('vimeo');
    expect(getConsent().consent?.services).toMatchObject({ youtube: true, vimeo: true, matomo: false });
  });

  it('closes the settings, and takes back what was allowed once', () => {
    openConsentSettings();
    allowEmbedOnce('youtube:Foyer-Faust');
    answerConsent(answerAll(false));
    expect(getConsent()).toMatchObject({ isSettingsOpen: false, once: [] });
  });

  it('for one service leaves playing what was allowed once', () => {
    allowEmbedOnce('youtube:Foyer-Faust');
    allowService('vimeo');
    expect(getConsent().once).toEqual(['youtube:Foyer-Faust']);
    expect(getConsent().consent?.services.youtube).toBe(false);
  });

  it('for a single embed is not stored', () => {
    allowEmbedOnce('youtube:Foyer-Faust');
    expect(window.localStorage.getItem(consentKey)).toBeNull();
  });

  it('holds for this page without storage', () => {
    vi.stubGlobal('window', {});
    loadConsent();
    expect(getConsent().consent).toBeNull();
    allowService('vimeo');
    expect(getConsent().consent?.services.vimeo).toBe(true);
  });
});

describe('after the privacy policy', () => {
  it('a refusal is asked about once more, also on a page that is reloaded', () => {
    answerConsent({});
    noteLegalPageVisit('/de/datenschutz');
    expect(getConsent().hasReadLegalPage).toBe(true);
    setConsent({ hasReadLegalPage: false });
    loadConsent();
    expect(getConsent().hasReadLegalPage).toBe(true);
  });

  it('and not again once it is answered again', () => {
    answerConsent({});
    noteLegalPageVisit('/de/impressum');
    answerConsent({});
    loadConsent();
    expect(getConsent().hasReadLegalPage).toBe(false);
  });

  it('nothing is asked of those who have allowed something, or read another page', () => {
    answerConsent({});
    noteLegalPageVisit('/de/termine');
    answerConsent({ vimeo: true });
    noteLegalPageVisit('/de/datenschutz');
    expect(getConsent().hasReadLegalPage).toBe(false);
  });
});
