import { describe, expect, test } from 'vitest';
import * as site from '#site';
import {
  consentCategories,
  consentVersion,
  createConsent,
  isAllowed,
  isAllRefused,
  isBannerDue,
  isConsentNeeded,
  isLegalPage,
  optionalServices,
  readConsent,
  sameChoiceForAll,
  serviceOf,
  servicesOf,
} from './consent.ts';

const now = new Date('2026-03-12T14:00:00Z');
const answered = (...allowed: string[]) =>
  createConsent(Object.fromEntries(allowed.map((key) => [key, true])), now);
const refused = answered();

describe('the consent categories', () => {
  test('are four, with five optional services', () => {
    expect(consentCategories).toEqual(['required', 'optimisation', 'marketing', 'external_media']);
    expect(optionalServices()).toEqual(['youtube', 'vimeo', 'spotify', 'matomo', 'external_media']);
    expect(servicesOf('optimisation').map(({ name }) => name)).toEqual(['Matomo']);
    expect(servicesOf('required')).toEqual([]);
  });
});

describe('a stored consent', () => {
  test('has a value for every service, false for unticked ones', () => {
    expect(answered('vimeo')).toEqual({
      version: consentVersion,
      services: { youtube: false, vimeo: true, spotify: false, matomo: false, external_media: false },
      decided_at: '2026-03-12T14:00:00.000Z',
    });
  });

  test('is the same after serialising and parsing', () => {
    const consent = createConsent(sameChoiceForAll(true), now);
    expect(readConsent(JSON.stringify(consent))).toEqual(consent);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '"yes"'],
    ['null', 'null'],
    ['another version', JSON.stringify({ ...refused, version: consentVersion + 1 })],
    ['a service that nobody was asked about', JSON.stringify({ ...refused, services: { youtube: true } })],
    ['a yes that is no yes', JSON.stringify({ ...refused, services: { ...refused.services, vimeo: 'yes' } })],
    ['no services', JSON.stringify({ version: consentVersion, decided_at: 'x' })],
  ])('is rejected: %s', (_, stored) => {
    expect(readConsent(stored)).toBeNull();
  });

  test('allows only the accepted services', () => {
    expect(isAllowed(answered('youtube'), 'youtube')).toBe(true);
    expect(isAllowed(answered('youtube'), 'vimeo')).toBe(false);
    expect(isAllowed(answered('youtube'), 'toString')).toBe(false);
    expect(isAllowed(null, 'youtube')).toBe(false);
  });

  test('is a full refusal only if it exists and accepts nothing', () => {
    expect(isAllRefused(refused)).toBe(true);
    expect(isAllRefused(answered('matomo'))).toBe(false);
    expect(isAllRefused(null)).toBe(false);
  });
});

test.each([
  ['www.youtube-nocookie.com', 'youtube'],
  ['player.vimeo.com', 'vimeo'],
  ['open.spotify.com', 'spotify'],
  ['w.soundcloud.com', 'external_media'],
  ['www.instagram.com', 'external_media'],
  ['notyoutube.com', 'external_media'],
])('%s needs consent for %s', (host, service) => {
  expect(serviceOf(host)).toBe(service);
});

describe('there is something to ask', () => {
  const none = { video: [], video_list: [], audio: [], viewer: [], social: [], starmate: [] };
  const own = { site: 'https://theatre.example', shop: 'https://theatre.example:4001' };
  const matomo = { key: 'matomo', name: 'Matomo', category: 'optimisation', hosts: [] } as const;
  test.each([
    ['nothing is configured', [], none, own, false],
    ['there is no shop', [], none, { ...own, shop: null }, false],
    ['the shop is another host', [], none, { ...own, shop: 'https://shop.theatre.example' }, true],
    ['a service counts visits', [matomo], none, own, true],
    ['a service is required', [{ ...matomo, category: 'required' as const }], none, own, false],
    ['videos of one host are allowed', [], { ...none, video: ['vimeo.com'] as const }, own, true],
    ['forms of one host are allowed', [], { ...none, starmate: ['forms.example.org'] as const }, own, true],
    ['the theatre of the demo', site.consent_services, site.embed_hosts, own, true],
  ])('%s', (_, consent_services, embed_hosts, origins, isNeeded) => {
    expect(isConsentNeeded({ consent_services, embed_hosts }, origins)).toBe(isNeeded);
  });
});

describe('the banner', () => {
  test.each([
    ['nothing is decided', '/de', null, false, true],
    ['nothing is decided, in English', '/en/whats-on', null, false, true],
    ['the privacy policy is read', '/de/datenschutz', null, false, false],
    ['with a slash', '/de/datenschutz/', null, false, false],
    ['the imprint is read', '/en/imprint', null, false, false],
    ['all was refused', '/de', refused, false, false],
    ['all was refused, and the imprint left', '/de', refused, true, true],
    ['all was refused, from the imprint to the privacy policy', '/en/privacy', refused, true, false],
    ['something was allowed, and the imprint left', '/de', answered('vimeo'), true, false],
    ['a page only begins like the imprint', '/de/impressum-alt', null, false, true],
  ])('%s', (_, path, consent, hasReadLegalPage, isDue) => {
    expect(isBannerDue({ path, consent, hasReadLegalPage })).toBe(isDue);
  });

  test('isLegalPage recognises both pages in both languages', () => {
    const paths = ['/de/datenschutz', '/en/privacy', '/de/impressum', '/en/imprint'];
    expect(paths.filter((path) => !isLegalPage(path))).toEqual([]);
  });
});
