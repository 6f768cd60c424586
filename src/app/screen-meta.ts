/** The `meta` function of screens: their own values, and the addresses that all of them share. */
import type { MetaDescriptor } from 'react-router';
import type { Packed } from '#domain/site/packed-text.ts';
import { type PageMeta, pageMeta } from './page-meta.ts';
import { type RootData, rootDataOf } from './shell/root-data.ts';

/** The router's arguments of `meta`. */
interface MetaArgs<Data> {
  loaderData: Data | undefined;
  location: { pathname: string; search: string };
  params: Record<string, string | undefined>;
  matches: readonly [{ loaderData?: Packed<RootData> | undefined }, ...unknown[]];
}

type DataOf<Loader extends (...args: never[]) => unknown> = Awaited<ReturnType<Loader>>;

/** Computes a value from loader data and the request's address. */
export type MetaFromData<Loader extends (...args: never[]) => unknown, Value> = (
  data: DataOf<Loader>,
  args: MetaArgs<DataOf<Loader>>,
) => Value;

/** Without loader data the loader has failed, and the layout renders an error instead. */
export const screenMeta =
  <Loader extends (...args: never[]) => unknown>(
    metaOf: MetaFromData<Loader, Omit<PageMeta, 'pathname' | 'publicUrl'>>,
  ) =>
  (args: MetaArgs<DataOf<Loader>>): MetaDescriptor[] =>
    args.loaderData
      ? pageMeta({
          ...metaOf(args.loaderData, args),
          pathname: args.location.pathname,
          publicUrl: rootDataOf(args.matches[0].loaderData).publicUrl,
        })
      : [];
