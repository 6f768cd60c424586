// Adds public read endpoints: a description and a function that returns the result.
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ResultPage } from '#server/services/paging.ts';
import {
  type Endpoints,
  parameterlessEndpoint,
  queryEndpoint,
  recordEndpoint,
  recordResponse,
} from './endpoint.ts';
import { pageOf, paginatedResponse } from './paginated.ts';
import { idParameter, pageParameters } from './parameters.ts';

type Description<A extends z.ZodType> = Omit<
  Parameters<typeof parameterlessEndpoint<string, A>>[0],
  'response'
> & {
  response: A;
};
type Filters<F extends z.ZodRawShape> = { filters?: F };
type Query<F extends z.ZodRawShape> = z.output<z.ZodObject<F>>;
type RecordOf<A extends z.ZodType> = z.output<A> extends { results: (infer R)[] } ? R : never;

/** The parameters, as the schema of the route has read them. */
const queryIn = <F extends z.ZodRawShape>(context: Context) =>
  context.req.valid('query' as never) as Query<F>;

/** Adds an endpoint without parameters. */
export function addValueEndpoint<A extends z.ZodType>(
  { app }: Endpoints,
  description: Description<A>,
  read: () => Promise<z.output<A>>,
): void {
  app.openapi(parameterlessEndpoint(description), (async (context: Context) =>
    context.json(await read(), 200)) as never);
}

/** Adds an endpoint that answers one value for its parameters. */
export function addFilteredValueEndpoint<A extends z.ZodType, F extends z.ZodRawShape>(
  { app }: Endpoints,
  { filters, ...description }: Description<A> & { filters: F },
  read: (query: Query<F>) => Promise<z.output<A>>,
): void {
  app.openapi(queryEndpoint({ ...description, query: z.object(filters) }), (async (context: Context) =>
    context.json(await read(queryIn<F>(context)), 200)) as never);
}

/** Adds an endpoint for a list that is read page by page; `list` gets the page with the filters. */
export function addListEndpoint<A extends z.ZodType, F extends z.ZodRawShape = Record<never, never>>(
  endpoints: Endpoints,
  { filters, ...description }: Description<A> & Filters<F>,
  list: (query: Query<F> & { page: number; page_size: number }) => Promise<ResultPage<RecordOf<A>>>,
): void {
  const query = z.object({ ...pageParameters, ...filters });
  endpoints.app.openapi(queryEndpoint({ ...description, query }), (async (context: Context) =>
    paginatedResponse(context, await list(queryIn(context) as never), endpoints)) as never);
}

/** Adds an endpoint for a list that is short enough to be read as a whole for each of its pages. */
export function addShortListEndpoint<A extends z.ZodType, F extends z.ZodRawShape = Record<never, never>>(
  endpoints: Endpoints,
  description: Description<A> & Filters<F>,
  list: (query: Query<F>) => Promise<RecordOf<A>[]>,
): void {
  addListEndpoint(endpoints, description, async (query) => pageOf(await list(query), query));
}

/** Adds an endpoint for one record by its id: 404 if there is none. */
export function addRecordEndpoint<A extends z.ZodType>(
  endpoints: Endpoints,
  description: Description<A>,
  get: (id: number) => Promise<z.output<A> | null>,
): void {
  const route = recordEndpoint({ ...description, params: z.object({ id: idParameter }) });
  endpoints.app.openapi(route, (async (context: Context) => {
    const { id } = context.req.valid('param' as never) as { id: number };
    return recordResponse(context, (await get(id)) as object | null, endpoints);
  }) as never);
}
