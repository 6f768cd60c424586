/** The 404 page's view of its address: the part that exists, and the struck part that does not. */
import { locales } from '#domain/languages/locales.ts';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import { matchPath } from './route-paths.ts';

export interface NotFoundPath {
  /** The screen at the beginning of the address, if there is one. */
  parent: { text: string; url: string } | null;
  /** The unknown segment in lines that fit, divided after its hyphens. */
  wrong: string[];
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

/** Characters; longer lines do not fit on a telephone in the size of a title. */
const maxLength = 24;
/** An address may have thousands of characters: so many lines are the head of a page, more are its whole. */
const maxLines = 10;
/** What a line is divided into: up to and with a hyphen or its like. */
const pieces = new RegExp(`[^-_.~+ ]{0,${maxLength - 1}}[-_.~+ ]|[^]{1,${maxLength}}`, 'gu');

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
    wrong: linesOf(decoded(last)),
  };
}

const decoded = (segment: string) => percentDecoded(segment) ?? segment;

function linesOf(text: string): string[] {
  const lines = [''];
  for (const [piece] of text.matchAll(pieces)) {
    const line = lines.at(-1) + piece;
    if ([...line].length <= maxLength) lines[lines.length - 1] = line;
    else lines.push(piece);
  }
  return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines;
}
