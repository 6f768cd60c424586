/** Consent to cookies and external media: services that need it, when the banner is shown, what may be loaded. */

import type { Locale } from '#domain/languages/locales.ts';
import { isHostOf } from '#domain/urls/hosts.ts';
import * as site from '#site';
import type { ConsentCategory, ConsentService, SiteConfig } from './site.ts';

/** Widened from the literal types of the configuration. */
const consent_services: readonly ConsentService[] = site.consent_services;

/**
 * Whether there is anything to ask about: a service, or another host that pages may load something from. A shop on the
 * site's own host needs no consent.
 */
export function isConsentNeeded(
  config: Pick<SiteConfig, 'consent_services' | 'embed_hosts'>,
  origins: { site: string; shop: string | null },
): boolean {
  const hostOf = (origin: string) => new URL(origin).hostname;
  return (
    config.consent_services.some(({ category }) => category !== 'required') ||
    Object.values(config.embed_hosts).some((hosts) => hosts.length > 0) ||
    (origins.shop !== null && hostOf(origins.shop) !== hostOf(origins.site))
  );
}

/** In display order. */
export const consentCategories: readonly ConsentCategory[] = [
  'required',
  'optimisation',
  'marketing',
  'external_media',
];

/** Covers all embed hosts without a service of their own. */
export const otherMedia = 'external_media';

/** Increased whenever the question changes, which invalidates earlier answers. */
export const consentVersion = 1;

/** Stored in the browser only. */
export interface Consent {
  version: number;
  /** True for consent, by key of the service. */
  services: Readonly<Record<string, boolean>>;
  /** ISO 8601 in UTC. */
  decided_at: string;
}

/** Keys of all services that need consent. Required ones are not asked about. */
export function optionalServices(): string[] {
  const named = consent_services.filter(({ category }) => category !== 'required').map(({ key }) => key);
  return [...named, otherMedia];
}

export function servicesOf(category: ConsentCategory): ConsentService[] {
  return consent_services.filter((service) => service.category === category);
}

/** The same answer for every service that may be refused, by the key of the service. */
export function sameChoiceForAll(answer: boolean): Record<string, boolean> {
  return Object.fromEntries(optionalServices().map((key) => [key, answer]));
}

/** Services without an answer are refused. */
export function createConsent(services: Readonly<Record<string, boolean>>, now: Date): Consent {
  const answers = optionalServices().map((key) => [key, services[key] === true]);
  return {
    version: consentVersion,
    services: Object.fromEntries(answers),
    decided_at: now.toISOString(),
  };
}

/**
 * Parses a stored answer. Null if there is none, if its version is outdated, or if a service was added since, so that
 * the banner is shown again.
 */
export function readConsent(stored: string | null): Consent | null {
  try {
    const { version, services, decided_at } = JSON.parse(stored ?? 'null') as Consent;
    if (version !== consentVersion || typeof decided_at !== 'string') return null;
    const optional = optionalServices();
    if (optional.some((key) => typeof services[key] !== 'boolean')) return null;
    return {
      version,
      services: Object.fromEntries(optional.map((key) => [key, services[key] === true])),
      decided_at,
    };
  } catch {
    return null;
  }
}

/** False without an answer. */
export function isAllowed(consent: Consent | null, service: string): boolean {
  return consent?.services[service] === true;
}

/** Whether all services are refused; false without an answer. */
export function isAllRefused(consent: Consent | null): boolean {
  return consent !== null && !Object.values(consent.services).includes(true);
}

/** The service that a host belongs to: the one configured for it, or {@link otherMedia}. */
export function serviceOf(hostname: string): string {
  return consent_services.find(({ hosts }) => isHostOf(hostname, hosts))?.key ?? otherMedia;
}

/** Privacy policy or imprint, on which the banner is not shown. */
export function isLegalPage(path: string): boolean {
  const plain = path.replace(/\/+$/, '');
  return Object.values(site.legal_pages).some((paths) => Object.values<string>(paths).includes(plain));
}

interface BannerContext {
  path: string;
  consent: Consent | null;
  /** Whether a legal page was visited since everything was refused. */
  hasReadLegalPage: boolean;
}

/**
 * True without an answer, and again if everything was refused and the visitor comes from a legal page. False on legal
 * pages.
 */
export function isBannerDue({ path, consent, hasReadLegalPage }: BannerContext): boolean {
  if (isLegalPage(path)) return false;
  return consent === null || (hasReadLegalPage && isAllRefused(consent));
}

export function legalPath(page: keyof typeof site.legal_pages, locale: Locale): string {
  return site.legal_pages[page][locale];
}
