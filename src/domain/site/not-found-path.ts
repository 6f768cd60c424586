/** The 404 page's view of its address: the part that exists, and the struck part that does not. */
import { locales } from '#domain/languages/locales.ts';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import { matchPath } from './route-paths.ts';

export interface NotFoundPath {
  /** The screen at the beginning of the address, if there is one. */
  parent: { text: string; url: string } | null;
  /** The unknown segment, at most 24 characters. */
  wrong: string;
}

/** The record that the visitor probably looked for. */
export interface SimilarRecord {
  title: string;
  url: string;
}

/** Additional data of a 404 response. */
export interface NotFoundData {
  near: SimilarRecord | null;
}

/** Characters; longer ones do not fit on a telephone in the size of a title. */
const maxLength = 24;

/** An id at the end of an address means nothing to a reader, so the name before it is the wrong part. */
export function parseNotFoundPath(pathname: string): NotFoundPath {
  const segments = pathname.split('/').filter(Boolean);
  const prefix = locales.some(({ code }) => code === segments[0]) ? segments.splice(0, 1) : [];
  while (segments.length > 1 && /^\d+$/.test(segments.at(-1) ?? '')) segments.pop();
  const last = segments.pop() ?? '';
  const url = `/${[...prefix, ...segments].join('/')}`;
  const name = matchPath(url)?.name;
  const isScreen = prefix.length > 0 && segments.length > 0 && name !== undefined && name !== 'page';
  return {
    parent: isScreen ? { text: segments.map(decoded).join('/'), url } : null,
    wrong: shortened(decoded(last)),
  };
}

const decoded = (segment: string) => percentDecoded(segment) ?? segment;

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text;
}
