/** What the page of an unknown address shows of that address: the part that leads somewhere, and the part that is struck. */
import { locales } from '#domain/languages/locales.ts';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import { matchPath } from './route-paths.ts';

export interface MissingAddress {
  /** The screen that the address begins with, if it is one of the route table. */
  parent: { text: string; url: string } | null;
  /** The segment that leads nowhere, at most 24 characters. */
  wrong: string;
}

/** The record that the visitor probably meant. */
export interface SimilarRecord {
  title: string;
  url: string;
}

/** What the answer to an unknown address says besides. */
export interface MissingAddressData {
  near: SimilarRecord | null;
}

/** Characters; longer ones do not fit on a telephone in the size of a title. */
const maxLength = 24;

/** Numbers of records at the end of an address say nothing to a reader: the name before them is what is wrong. */
export function missingAddress(pathname: string): MissingAddress {
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
