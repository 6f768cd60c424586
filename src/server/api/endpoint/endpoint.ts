// Shared by all public endpoints: their context, and helpers for their descriptions.
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, TypedResponse } from 'hono';
import type { Locale } from '#domain/languages/locales.ts';
import type { AppContext } from '#server/app-context.ts';
import { type Problem, problemResponse } from '#server/http/problem.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { fieldErrors } from './editor-endpoint-messages.ts';
import { type ParameterRule, parameterMessage } from './parameter-messages.ts';
import { problemSchema } from './problem-schema.ts';

/** The part of the application that endpoints need. */
export type ApiContext = Pick<AppContext, 'config' | 'database' | 'store' | 'now' | 'log'>;

/** The endpoints of one language. */
export interface Endpoints {
  app: OpenAPIHono;
  appContext: ApiContext;
  locale: Locale;
}

/** An app that responds to invalid parameters and content with a problem document in its language. */
export function createEndpointApp(locale: Locale): OpenAPIHono {
  const app = new OpenAPIHono({
    strict: false,
    defaultHook: (result) => {
      if (result.success) return;
      if (result.target === 'json' || result.target === 'form') {
        return problemResponse(422, locale, { errors: fieldErrors(result.error.issues, locale) });
      }
      const errors = result.error.issues.map((issue) => {
        const field = issue.path.join('.');
        return { field, message: parameterMessage(field, ruleOf(issue), locale) };
      });
      return problemResponse(400, locale, { errors });
    },
  });
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  return app;
}

/** The rule of a parameter's issue: its own, or the equivalent of a zod issue. */
function ruleOf(issue: { code: string | undefined; params?: unknown; maximum?: unknown }): ParameterRule {
  if (issue.params) return issue.params as ParameterRule;
  return issue.code === 'too_big' ? { rule: 'length', max: Number(issue.maximum) } : { rule: 'characters' };
}

/** The credentials of endpoints that need a login. */
const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-foyer_session' },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
} as const;

/** Language and time of the request. */
export function requestContextOf({ appContext, locale }: Endpoints): RequestContext {
  return { locale, now: appContext.now() };
}

/** The response for one record: 404 if there is none. */
export function recordResponse<T extends object>(
  context: Context,
  record: T | null | undefined,
  endpoints: Endpoints,
) {
  return record ? context.json(record, 200) : notFoundProblem(endpoints);
}

/** The response for a missing record. */
export function notFoundProblem({ locale }: Endpoints): Response & TypedResponse<Problem, 404, 'json'> {
  return problemResponse(404, locale) as Response & TypedResponse<Problem, 404, 'json'>;
}

/** An error response in the OpenAPI document. */
export const problemContent = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
});

interface Description<P extends string, A extends z.ZodType> {
  /** Without language prefix and trailing slash: `/api/events`. */
  path: P;
  /** Its group in the document. */
  tag: string;
  summary: string;
  description?: string;
  response: A;
  /** Description of the response. */
  responseDescription: string;
}

/** Describes an endpoint without parameters. */
export function parameterlessEndpoint<P extends string, A extends z.ZodType>(endpoint: Description<P, A>) {
  return createRoute({ ...shared(endpoint), responses: { ...successResponse(endpoint), 503: unavailable } });
}

/** An endpoint with query parameters. */
export function queryEndpoint<P extends string, A extends z.ZodType, Q extends z.ZodObject>(
  endpoint: Description<P, A> & { query: Q },
) {
  return createRoute({
    ...shared(endpoint),
    request: { query: endpoint.query },
    responses: {
      ...successResponse(endpoint),
      400: problemContent('A parameter cannot be used.'),
      503: unavailable,
    },
  });
}

/** An endpoint for one record. */
export function recordEndpoint<P extends string, A extends z.ZodType, I extends z.ZodObject>(
  endpoint: Description<P, A> & { params: I },
) {
  return createRoute({
    ...shared(endpoint),
    request: { params: endpoint.params },
    responses: {
      ...successResponse(endpoint),
      400: problemContent('The number is not a number.'),
      404: problemContent('There is no such record, or it is not online.'),
      503: unavailable,
    },
  });
}

/** A file response in the document. */
export const binaryContent = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: z.string().openapi({ format: 'binary' }) } },
});

/** The 503 of all endpoints. */
export const unavailable = problemContent('The database is away; `Retry-After` says when to try again.');

function shared<P extends string>({ path, tag, summary, description }: Description<P, z.ZodType>) {
  return { method: 'get' as const, path, tags: [tag], summary, ...(description ? { description } : {}) };
}

function successResponse<A extends z.ZodType>({ response, responseDescription }: Description<string, A>) {
  return {
    200: { description: responseDescription, content: { 'application/json': { schema: response } } },
  };
}
