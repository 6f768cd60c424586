// The OpenAPI document and the page that shows it.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiDocument } from '#server/api/openapi/document-example.ts';
import { publicEndpoints } from '../endpoint/endpoints.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let document: ApiDocument;
let page: Response;
let html: string;
beforeAll(async () => {
  api = await openTestApi('document');
  document = await api.read<ApiDocument>('/api/openapi.json');
  page = await api.ask('/api/docs');
  html = await page.text();
});
afterAll(() => api.close());

/** Answered for one alone, so no part of what all calls have in common. */
const privateCalls = ['/pageeditor-api/user', '/api/user-logged', '/api/forms-token'];
/** Answered where there are pages: `pages.test.ts`. */
const pageCalls = ['/pageeditor-api/page/{path}', '/pageeditor-api/container/by-slug/{slug}'];
/** Answered with a file: `downloads.test.ts`, `calendar-file.test.ts`, `news-feed.test.ts`. */
const fileCalls = [
  '/api/download-directories/{id}',
  '/api/download-directories/{id}/files/{file}',
  '/api/download-directories/{id}/zip',
  '/api/download-categories/{id}',
  '/api/events/{id}/calendar.ics',
  '/api/events/calendar.ics',
  '/api/news-teasers/feed.atom',
];
const documented = (path: string) =>
  path.replace(/\d+$/, '{id}').replace(/(?<=\/forms\/)\w+$/, '{slug}') +
  (path.startsWith('/api/') ? '/' : '');

/** Those that can be read without a login. */
const openPaths = () =>
  Object.entries(document.paths ?? {})
    .filter(([, { get }]) => get && !get.security)
    .map(([path]) => path);

describe('the document', () => {
  it('is OpenAPI 3.1 with the language in the server’s address', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers?.[0]).toMatchObject({
      url: '/{locale}',
      variables: { locale: { default: 'de', enum: ['de', 'en'] } },
    });
  });

  it('describes every public endpoint and no other', () => {
    const paths = new Set(
      [...publicEndpoints.map(({ path }) => path), ...privateCalls, ...pageCalls, ...fileCalls].map(
        documented,
      ),
    );
    expect(openPaths().sort()).toEqual([...paths].sort());
  });

  it('describes no editors’ endpoint that docs/EDITING.md does not list', () => {
    const listed = new Set(
      [...readFileSync('docs/EDITING.md', 'utf8').matchAll(/\b(?:GET|POST|PUT|DELETE) ([^`?]+)/g)].map(
        ([, name]) => `/pageeditor-api/${name}`,
      ),
    );
    const open = openPaths();
    const ofEditors = Object.keys(document.paths ?? {}).filter(
      (path) => path.startsWith('/pageeditor-api/') && !open.includes(path),
    );
    expect(ofEditors.length).toBeGreaterThan(20);
    expect(ofEditors.filter((path) => !listed.has(path))).toEqual([]);
  });

  it('states the authentication of all others', () => {
    expect(document.components?.securitySchemes).toMatchObject({
      session: { in: 'cookie' },
      csrf: { in: 'header', name: 'X-CSRFToken' },
    });
    const logout = document.paths?.['/pageeditor-api/logout']?.post;
    expect(logout?.security).toEqual([{ session: [], csrf: [] }]);
    expect(Object.keys(logout?.responses ?? {})).toEqual(['200', '401', '403', '503', '507']);
  });

  it('has a unique name and the authentication of every operation, and a licence', () => {
    const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item));
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(operations.length);
    expect(names).toContain('get_events_id_calendar_ics');
    for (const name of names) expect(name).toMatch(/^[a-z_]+$/);
    expect(document.security).toEqual([]);
    expect(document.info.license?.name).toBe('EUPL-1.2');
  });

  it('follows the rules that Redocly recommends', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The addresses and the characters beside an id in them are required.
        'no-path-trailing-slash': 'off',
        'no-ambiguous-paths': 'off',
        // Without parameters there are no invalid requests.
        'operation-4xx-response': 'off',
      },
    });
    const found = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config,
    });
    expect(found.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  it('lists all choices of a field', () => {
    expect(document.components?.schemas?.HeadlineData).toMatchObject({
      properties: { headline_level: { enum: [2, 3, 4] } },
    });
  });

  it('describes parameters, responses and problems', () => {
    const get = document.paths?.['/api/events/']?.get;
    const parameters = (get?.parameters ?? []) as { name: string; required?: boolean; schema?: object }[];
    expect(parameters.map(({ name }) => name)).toEqual([
      ...['page', 'page_size', 'date', 'date_to', 'stage_name', 'tag', 'activity', 'production_id'],
      'person_id',
      ...['weekday', 'with_tickets', 'price_to', 'access_service', 'with_running'],
    ]);
    expect(parameters.every(({ required }) => required === false)).toBe(true);
    expect(parameters[1]?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '503']);
    expect(document.components?.schemas?.Event).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['id']),
    });
  });

  it.each(['de', 'en'])('is also available below %s', async (locale) => {
    for (const path of ['/api/openapi.json', '/api/docs/']) {
      const response = await api.ask(`/${locale}${path}`);
      expect([response.status, response.headers.get('Location')]).toEqual([301, path.replace(/\/$/, '')]);
    }
  });

  it('refers only to schemas that it contains', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, name] of references) expect(document.components?.schemas).toHaveProperty([name as string]);
  });
});

describe('the described schemas', () => {
  /** The described schemas of successful responses by path, as one schema. */
  const promises = () => {
    const properties = Object.fromEntries(
      publicEndpoints.map(({ path }) => {
        const answer = document.paths?.[documented(path)]?.get?.responses?.[200] as {
          content: Record<string, { schema: object }>;
        };
        return [path, answer.content['application/json']?.schema];
      }),
    );
    const whole = { type: 'object', properties, $defs: document.components?.schemas };
    return z.fromJSONSchema(
      JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')),
    );
  };

  it('accept the actual responses', async () => {
    const answers = await Promise.all(
      publicEndpoints.map(async ({ path, query = '' }) => [path, await api.read(`/de${path}/${query}`)]),
    );
    expect(promises().safeParse(Object.fromEntries(answers)).error?.issues ?? []).toEqual([]);
  });

  it('allow null only where it is stated', () => {
    const named = Object.entries(document.components?.schemas ?? {});
    expect(
      named.filter(([, schema]) => 'type' in schema && Array.isArray(schema.type)).map(([name]) => name),
    ).toEqual([]);
  });
});

describe('the page', () => {
  it('shows every endpoint with an example response', () => {
    for (const { path } of publicEndpoints) expect(html).toContain(`<code>/de${documented(path)}</code>`);
    expect(html).toContain('&quot;promotional_tagline&quot;');
    // A file has no example.
    const files = fileCalls.filter((path) => /\/(?:files\/.*|zip|calendar\.ics|feed\.atom)$/.test(path));
    expect(html.match(/<summary>/g)).toHaveLength(openPaths().length - files.length);
  });

  it('needs no scripts and no external resources', () => {
    expect(html).not.toMatch(/<script|<link|<img|<iframe|@import|url\(| on\w+=/i);
    const policy = page.headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  });

  it('links only to addresses that respond', async () => {
    const links = [...html.matchAll(/href="(\/[^"]+)"/g)].map(([, href]) => href as string);
    expect(links.length).toBeGreaterThan(20);
    for (const href of links) expect((await api.ask(href)).status, href).toBe(200);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  });
});
