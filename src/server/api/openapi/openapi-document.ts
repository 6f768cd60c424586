// The OpenAPI 3.1 document, generated from the endpoints' schemas, and its page.
import { createHash } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { defaultLocale, locales } from '#domain/languages/locales.ts';
import type { ApiContext } from '#server/api/endpoint/endpoint.ts';
import * as site from '#site';
import { type ApiDocument, completeExample } from './document-example.ts';
import { apiDocumentPage } from './document-page.ts';
import { pageStyle } from './document-style.ts';

const introduction = [
  'Everything that the public site knows, to read. Every call answers under `/de` and under `/en`, in that language, ' +
    'with and without a slash at the end. Where English is missing, German is served, and `in_german` names the fields.',
  'Lists come by the page: `count`, `next`, `previous`, `results`. A parameter that may have several values is ' +
    'repeated or comma-separated; an empty one counts as left out, an unknown one is ignored. Days are days in ' +
    `${site.time_zone}; \`date\` is inclusive, \`date_to\` exclusive.`,
  'What cannot be answered is a problem document (RFC 9457) that names the parameter and the remedy. Answers may be ' +
    'kept for 30 seconds and carry an `ETag`.',
].join('\n\n');

/** Public endpoints end in a slash, those of the page editor do not. */
const ownPath = (path: string): string => (path.startsWith('/api/') ? `${path}/` : path);

/** The name of an operation for generated clients: `get_events_id` for `GET /api/events/{id}`. */
const operationId = (method: string, path: string): string =>
  [method, ...(path.match(/[\w-]+/g) ?? []).filter((part) => part !== 'api')].join('_').replaceAll('-', '_');

/** The document of one language's endpoints, with the language as a server variable. */
function apiDocument(endpoints: OpenAPIHono): ApiDocument {
  const document = endpoints.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${site.full_name}: public API`,
      version: '1',
      description: introduction,
      license: { name: 'EUPL-1.2', url: 'https://eupl.eu/1.2/en' },
    },
    // Endpoints that need a login say so themselves.
    security: [],
    servers: [
      {
        url: '/{locale}',
        description: 'This site, in the language of the responses.',
        variables: { locale: { default: defaultLocale, enum: locales.map(({ code }) => code) } },
      },
    ],
  });
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [
    ownPath(path),
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        { operationId: operationId(method, path), ...operation },
      ]),
    ),
  ]);
  const schemas = Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      completeExample(schema, document),
    ]),
  );
  const components = { ...document.components, schemas };
  return { ...document, components, paths: Object.fromEntries(paths) };
}

export const documentPaths = ['/api/openapi.json', '/api/docs'];

/** Allows nothing but the page's own style. */
const pagePolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** `/api/openapi.json` and `/api/docs`; generated once, and redirected to from below a language. */
export function addDocumentRoutes(
  app: Hono,
  endpoints: OpenAPIHono,
  { config }: Pick<ApiContext, 'config'>,
): void {
  const make = () => {
    const document = apiDocument(endpoints);
    return { document, page: apiDocumentPage(document, config.PUBLIC_URL).toString() };
  };
  let made: ReturnType<typeof make> | undefined;
  const generated = () => {
    made ??= make();
    return made;
  };
  app.get('/api/openapi.json', (context) => context.json(generated().document));
  for (const { code } of locales) {
    for (const path of documentPaths) app.get(`/${code}${path}`, (context) => context.redirect(path, 301));
  }
  app.get('/api/docs', (context) =>
    context.html(generated().page, 200, { 'Content-Security-Policy': pagePolicy }),
  );
}
