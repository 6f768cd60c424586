/** The `meta` of screens of the back office: their titles, and nothing for search engines. */
import { type MetaFromData, screenMeta } from './screen-meta.ts';

export const backOfficeMeta = <Loader extends (...args: never[]) => unknown>(
  titleOf: MetaFromData<Loader, string>,
) => screenMeta<Loader>((data, args) => ({ title: titleOf(data, args), isHidden: true }));
