/** The `meta` of screens: what each says of itself, with the addresses that all of them share. */
import type { MetaDescriptor } from 'react-router';
import type { Packed } from '#domain/site/packed-text.ts';
import { type PageMeta, pageMeta } from './page-meta.ts';
import { type RootData, rootDataOf } from './shell/root-data.ts';

/** What the router gives a screen's `meta`. */
interface MetaArgs<Data> {
  loaderData: Data | undefined;
  location: { pathname: string; search: string };
  params: Record<string, string | undefined>;
  matches: readonly [{ loaderData?: Packed<RootData> | undefined }, ...unknown[]];
}

type DataOf<Loader extends (...args: never[]) => unknown> = Awaited<ReturnType<Loader>>;

/** Makes one value of a loader's data and the request's address. */
export type FromData<Loader extends (...args: never[]) => unknown, Value> = (
  data: DataOf<Loader>,
  args: MetaArgs<DataOf<Loader>>,
) => Value;

/** The loader's data are missing only where it failed: the layout then shows an error instead of the screen. */
export const screenMeta =
  <Loader extends (...args: never[]) => unknown>(
    metaOf: FromData<Loader, Omit<PageMeta, 'pathname' | 'publicUrl'>>,
  ) =>
  (args: MetaArgs<DataOf<Loader>>): MetaDescriptor[] =>
    args.loaderData
      ? pageMeta({
          ...metaOf(args.loaderData, args),
          pathname: args.location.pathname,
          publicUrl: rootDataOf(args.matches[0].loaderData).publicUrl,
        })
      : [];
