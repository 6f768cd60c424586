/** Consent: which services need it, what an answer is, when the banner is shown, and what may be loaded. */

import type { Locale } from '#domain/languages/locales.ts';
import { isHostOf } from '#domain/urls/hosts.ts';
import * as site from '#site';
import type { ConsentCategory, ConsentService } from './site.ts';

/** Typed as the rules see them: any number of services of any category. */
const consent_services: readonly ConsentService[] = site.consent_services;

/** In the order in which they are asked about. */
export const consentCategories: readonly ConsentCategory[] = [
  'required',
  'optimisation',
  'marketing',
  'external_media',
];

/** Stands for all embed hosts without a named service. */
export const otherMedia = 'external_media';

/** Raise it when the question changes: earlier answers no longer count. */
export const consentVersion = 1;

/** Stored in the visitor's browser only. */
export interface Consent {
  version: number;
  /** By service: yes or no. */
  services: Readonly<Record<string, boolean>>;
  /** ISO 8601, UTC. */
  decided_at: string;
}

/** Keys of everything that has a yes or no of its own. What is required is not asked about. */
export function askedServices(): string[] {
  const named = consent_services.filter(({ category }) => category !== 'required').map(({ key }) => key);
  return [...named, otherMedia];
}

/** The services of a category by name. */
export function servicesOf(category: ConsentCategory): ConsentService[] {
  return consent_services.filter((service) => service.category === category);
}

/** The same answer to every question. */
export function answerAll(answer: boolean): Record<string, boolean> {
  return Object.fromEntries(askedServices().map((key) => [key, answer]));
}

/** An answer as it is kept: what was not answered is a no. */
export function decide(services: Readonly<Record<string, boolean>>, now: Date): Consent {
  const answers = askedServices().map((key) => [key, services[key] === true]);
  return {
    version: consentVersion,
    services: Object.fromEntries(answers),
    decided_at: now.toISOString(),
  };
}

/**
 * Parses a stored answer. Null if there is none, it is of another version, or a service was added since: then the
 * whole question is asked again.
 */
export function readConsent(kept: string | null): Consent | null {
  try {
    const { version, services, decided_at } = JSON.parse(kept ?? 'null') as Consent;
    if (version !== consentVersion || typeof decided_at !== 'string') return null;
    const asked = askedServices();
    if (asked.some((key) => typeof services[key] !== 'boolean')) return null;
    return {
      version,
      services: Object.fromEntries(asked.map((key) => [key, services[key] === true])),
      decided_at,
    };
  } catch {
    return null;
  }
}

/** Whether a service may be loaded. Without an answer nothing may. */
export function isAllowed(consent: Consent | null, service: string): boolean {
  return consent?.services[service] === true;
}

/** Whether everything was answered with no; false as long as nothing was answered. */
export function isAllRefused(consent: Consent | null): boolean {
  return consent !== null && !Object.values(consent.services).includes(true);
}

/** The service that is asked about for a player at this address: the one named for its host, or all the others. */
export function serviceOf(address: string): string {
  const { hostname } = new URL(address);
  return consent_services.find(({ hosts }) => isHostOf(hostname, hosts))?.key ?? otherMedia;
}

/** Privacy policy or imprint, which the banner never covers. */
export function isLegalPage(path: string): boolean {
  const plain = path.replace(/\/+$/, '');
  return Object.values(site.legal_pages).some((paths) => Object.values<string>(paths).includes(plain));
}

interface Moment {
  path: string;
  consent: Consent | null;
  /** Whether a page of the law was read since everything was refused. */
  hasReadLegalPage: boolean;
}

/**
 * Whether the banner shows: as long as nothing is decided, and once more when everything was refused and the visitor
 * comes from the privacy policy or the imprint. Never on these two.
 */
export function isBannerDue({ path, consent, hasReadLegalPage }: Moment): boolean {
  if (isLegalPage(path)) return false;
  return consent === null || (hasReadLegalPage && isAllRefused(consent));
}

/** The path of the privacy policy or the imprint. */
export function legalPath(page: keyof typeof site.legal_pages, locale: Locale): string {
  return site.legal_pages[page][locale];
}
