// The content of the demo season, read from the site's API, so that tests find an event by its properties.
import { type APIRequestContext, expect } from '@playwright/test';
import { berlinDay, type Day } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Production, ProductionEntry } from '#domain/productions/production.ts';
import type { SubscriptionEntry } from '#domain/subscriptions/subscription.ts';

interface Page<T> {
  count: number;
  next: string | null;
  results: T[];
}

const largestPage = 60;

/** The season does not change while the tests run. */
const answers = new Map<string, Page<unknown>>();

async function getPage<T>(request: APIRequestContext, path: string): Promise<Page<T>> {
  if (!answers.has(path)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    answers.set(path, await response.json());
  }
  return answers.get(path) as Page<T>;
}

/** All pages of a list. */
async function getAll<T>(request: APIRequestContext, path: string, query = ''): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { results, next } = await getPage<T>(
      request,
      `${path}?page=${page}&page_size=${largestPage}&${query}`,
    );
    all.push(...results);
    if (!next) return all;
  }
}

/** Events from today on that match the query's filters. */
export function listEvents(request: APIRequestContext, query = '', locale: Locale = 'de'): Promise<Event[]> {
  return getAll<Event>(request, `/${locale}/api/events/`, query);
}

/** The first event from today on that matches. */
export async function findEvent(
  request: APIRequestContext,
  fits: (event: Event) => boolean,
  locale: Locale = 'de',
): Promise<Event> {
  const event = (await listEvents(request, '', locale)).find(fits);
  if (!event) throw new Error('The season has no such event.');
  return event;
}

/** Productions in the order of the list. */
export function listProductions(request: APIRequestContext, query = ''): Promise<ProductionEntry[]> {
  return getAll<ProductionEntry>(request, '/de/api/productions/', `show_in_production_list=true&${query}`);
}

/** Subscriptions in manual order. */
export function listSubscriptions(request: APIRequestContext): Promise<SubscriptionEntry[]> {
  return getAll<SubscriptionEntry>(request, '/de/api/subscriptions/');
}

export async function getProduction(
  request: APIRequestContext,
  slug: string,
  locale: Locale = 'de',
): Promise<Production> {
  const production = (await listProductions(request)).find((entry) => entry.slug.de === slug);
  if (!production) throw new Error(`The season has no "${slug}".`);
  const response = await request.get(`/${locale}/api/productions/${production.id}/`);
  return response.json();
}

/** The site's current day, which is that of its first event. */
export async function today(request: APIRequestContext): Promise<Day> {
  const [first] = await listEvents(request);
  if (!first) throw new Error('The season has no events.');
  return berlinDay(first.date_start);
}

/** The origin of the demo shop beside the site. */
export function shopOrigin(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? '');
  return `${url.protocol}//${url.hostname}:${Number(url.port) + 1}`;
}
