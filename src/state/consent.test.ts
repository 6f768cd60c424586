import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sameChoiceForAll } from '#domain/site/consent.ts';
import {
  allowEmbedOnce,
  allowService,
  consentKey,
  getConsent,
  loadConsent,
  openConsentSettings,
  recordLegalPageVisit,
  saveConsentChoices,
  setConsent,
} from './consent.ts';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memory(), sessionStorage: memory() });
  setConsent({ consent: null, isRead: false, hasReadLegalPage: false, isSettingsOpen: false, once: [] });
});
afterEach(() => vi.unstubAllGlobals());

describe('a consent', () => {
  it('is stored in this browser and loaded again', () => {
    allowService('youtube');
    setConsent({ consent: null, isRead: false });
    loadConsent();
    expect(getConsent().consent?.services).toMatchObject({ youtube: true, vimeo: false });
    expect(getConsent().isRead).toBe(true);
  });

  it('for one service is added to those allowed before', () => {
    allowService('youtube');
    allowService('vimeo');
    expect(getConsent().consent?.services).toMatchObject({ youtube: true, vimeo: true, matomo: false });
  });

  it('closes the settings and revokes embeds allowed once', () => {
    openConsentSettings();
    allowEmbedOnce('youtube:Foyer-Faust');
    saveConsentChoices(sameChoiceForAll(false));
    expect(getConsent()).toMatchObject({ isSettingsOpen: false, once: [] });
  });

  it('for one service keeps embeds allowed once', () => {
    allowEmbedOnce('youtube:Foyer-Faust');
    allowService('vimeo');
    expect(getConsent().once).toEqual(['youtube:Foyer-Faust']);
    expect(getConsent().consent?.services.youtube).toBe(false);
  });

  it('for a single embed is not stored', () => {
    allowEmbedOnce('youtube:Foyer-Faust');
    expect(window.localStorage.getItem(consentKey)).toBeNull();
  });

  it('applies to this page without storage', () => {
    vi.stubGlobal('window', {});
    loadConsent();
    expect(getConsent().consent).toBeNull();
    allowService('vimeo');
    expect(getConsent().consent?.services.vimeo).toBe(true);
  });
});

describe('after reading the privacy policy', () => {
  it('a refusal is asked about again, also after a reload', () => {
    saveConsentChoices({});
    recordLegalPageVisit('/de/datenschutz');
    expect(getConsent().hasReadLegalPage).toBe(true);
    setConsent({ hasReadLegalPage: false });
    loadConsent();
    expect(getConsent().hasReadLegalPage).toBe(true);
  });

  it('it is not asked about again once answered', () => {
    saveConsentChoices({});
    recordLegalPageVisit('/de/impressum');
    saveConsentChoices({});
    loadConsent();
    expect(getConsent().hasReadLegalPage).toBe(false);
  });

  it('a consent to any service is not asked about again, nor is a refusal after other pages', () => {
    saveConsentChoices({});
    recordLegalPageVisit('/de/termine');
    saveConsentChoices({ vimeo: true });
    recordLegalPageVisit('/de/datenschutz');
    expect(getConsent().hasReadLegalPage).toBe(false);
  });
});
