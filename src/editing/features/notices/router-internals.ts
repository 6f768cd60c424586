/** Internals of React Router that it does not document: the displayed data, and the format of loader responses. */
import { type DataStrategyResult, UNSAFE_decodeViaTurboStream as decode } from 'react-router';

/** By the ids of routes. */
export type LoaderResults = Record<string, DataStrategyResult>;
export type LoaderData = Record<string, unknown>;

/** The router assigns itself to this property of the window. */
interface RouterWindow {
  __reactRouterDataRouter: { state: { loaderData: LoaderData; errors: object | null } };
}

/** The data of the displayed page, and the error in its place, if there is one. */
export const displayedState = () => (window as unknown as RouterWindow).__reactRouterDataRouter.state;

/** Whether the displayed page is loaded again, and not another one. */
export const isRevalidation = ({ url }: Request) => url === location.href.replace(/#.*/, '');

/** Fetches the data of these routes, as the router does. */
export async function fetchLoaderData(url: string, ids: readonly string[]): Promise<LoaderResults> {
  const address = new URL(url);
  address.pathname += '.data';
  const { body } = await fetch(address);
  const { value } = await decode(body as ReadableStream<Uint8Array>, window);
  const found = value as Record<string, { data?: unknown; error?: unknown } | undefined>;
  return Object.fromEntries(
    ids.map((id) => {
      const { data, error } = found[id] ?? {};
      return [id, error === undefined ? { type: 'data', result: data } : { type: 'error', result: error }];
    }),
  );
}
