/**
 * Extracts ids from addresses, by provider and host. `site.config.ts` lists the allowed hosts; ids are validated
 * by the player's pattern.
 */

import { isHostOf } from '#domain/urls/hosts.ts';
import type { Embed } from './embed.ts';
import { webAddressOf } from './embed-snippet.ts';

/** An id, with the start time if the address has one. */
type ParsedId = Pick<Embed, 'id' | 'start'> | string | null | undefined;
type IdParser = (parts: string[], url: URL) => ParsedId;

const first = (path: string, pattern: RegExp): string | undefined => pattern.exec(path)?.[1];

const secondsOfDay = 86_400;

/** Seconds from `90`, `90s`, `1m30s` or `1h2m3s`; undefined for 0, invalid values and more than a day. */
export function secondsIn(text: string | null | undefined): number | undefined {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/.exec(text ?? '');
  if (!match) return undefined;
  const [hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ];
  const sum = hours * 3600 + minutes * 60 + seconds;
  return sum > 0 && sum < secondsOfDay ? sum : undefined;
}

function startOf({ searchParams, hash }: URL): number | undefined {
  const moment = searchParams.get('t') ?? searchParams.get('start') ?? first(hash, /^#t=([\dhms]+)$/);
  return secondsIn(moment);
}

const youtube: IdParser = ([what = '', id], url) => {
  const start = startOf(url);
  if (url.hostname === 'youtu.be') return { id: what, start };
  if (what === 'watch') return { id: url.searchParams.get('v') ?? '', start };
  return ['embed', 'shorts', 'live', 'v'].includes(what) && id ? { id, start } : null;
};

const vimeo: IdParser = (parts, url) => {
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  const before = parts.slice(0, at).join('/');
  // The number of a showcase is not that of a video.
  const showcase = /^showcase$/.test(before) && parts[at + 1] === 'video' ? parts[at + 2] : undefined;
  if (at < 0 || !/^(?:video|showcase|channels\/[\w-]+|groups\/[\w-]+\/videos)?$/.test(before)) return null;
  if (before === 'showcase' && !showcase) return null;
  const number = showcase ?? parts[at];
  const key =
    url.searchParams.get('h') ??
    (before === '' ? first(parts[at + 1] ?? '', /^([\da-f]{8,16})$/) : undefined);
  return { id: key ? `${number}/${key}` : (number ?? ''), start: startOf(url) };
};

const spotify: IdParser = (parts) => {
  const [what, id] = parts.filter((part) => !/^(?:intl-[a-z]{2}|embed|embed-podcast)$/.test(part));
  return what && id ? `${what}/${id}` : null;
};

/** First path segments of SoundCloud that are not artists. */
const noArtist = new Set([
  'discover',
  'search',
  'you',
  'stream',
  'charts',
  'pages',
  'upload',
  'player',
  'tracks',
]);
const noTrack = new Set(
  'tracks albums sets reposts likes followers following comments popular-tracks'.split(' '),
);

const soundcloud: IdParser = (parts, { hostname, searchParams }) => {
  if (hostname === 'w.soundcloud.com') {
    const inner = webAddressOf(searchParams.get('url') ?? '');
    if (!inner || !['api.soundcloud.com', 'soundcloud.com'].includes(inner.hostname)) return null;
    return soundcloud(partsOf(inner), inner);
  }
  const [artist = '', track = '', third] = parts;
  if (hostname === 'api.soundcloud.com') {
    return `api/${artist}/${track.replace(/^soundcloud:(?:tracks|playlists):/, '')}`;
  }
  if (!['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'].includes(hostname)) return null;
  if (noArtist.has(artist) || (noTrack.has(track) && !(track === 'sets' && third))) return null;
  return parts.slice(0, track === 'sets' ? 4 : 3).join('/');
};

const apple: IdParser = (parts, { searchParams }) => {
  const show = parts.find((part) => /^id\d+$/.test(part))?.slice(2);
  const country = /^[a-z]{2}$/.test(parts[0] ?? '') ? parts[0] : 'de';
  const episode = searchParams.get('i');
  if (!parts.includes('podcast') || !show) return null;
  return episode ? `${country}/${show}/${episode}` : `${country}/${show}`;
};

const podigee: IdParser = ([episode = ''], { hostname }) =>
  `${hostname.split('.').slice(0, -2).join('.')}/${episode}`;

const issuu: IdParser = ([user = '', docs, publication], { pathname, searchParams }) => {
  if (pathname === '/embed.html') return `${searchParams.get('u') ?? ''}/${searchParams.get('d') ?? ''}`;
  return docs === 'docs' && publication ? `${user}/${publication}` : null;
};

/** Only embed addresses identify a publication; the number in its page's address is another one. */
const yumpu: IdParser = ([, embed, view, id]) => (embed === 'embed' && view === 'view' ? id : null);

const sketchfab: IdParser = ([what, name]) =>
  ['models', '3d-models', 'show'].includes(what ?? '') ? first(name ?? '', /(?:^|-)([\da-f]{32})$/) : null;

const instagram: IdParser = (parts) => {
  const at = parts.findIndex((part) => ['p', 'reel', 'reels', 'tv'].includes(part));
  // The path may begin with the account's name.
  if (at < 0 || at > 1) return null;
  return `${parts[at] === 'reels' || parts[at] === 'reel' ? 'reel' : 'p'}/${parts[at + 1] ?? ''}`;
};

const facebook: IdParser = (parts, { pathname, searchParams }) => {
  if (/^\/plugins\/(?:post|video)\.php$/.test(pathname)) {
    const inner = webAddressOf(searchParams.get('href') ?? '');
    if (!inner || !isHostOf(inner.hostname, ['facebook.com', '*.facebook.com'])) return null;
    return inner.pathname.startsWith('/plugins') ? null : facebook(partsOf(inner), inner);
  }
  const [page = '', what = ''] = parts;
  if (page === 'reel') return `reel/${what}`;
  if (page === 'watch' || page === 'video.php') return `watch/${searchParams.get('v')}`;
  if (page === 'permalink.php' || page === 'story.php') {
    return `posts/${searchParams.get('id')}/${searchParams.get('story_fbid')}`;
  }
  // The path may contain a title before the number.
  return ['posts', 'videos'].includes(what) ? `${what}/${page}/${parts.at(-1)}` : null;
};

const tiktok: IdParser = ([user = '', what = '', id = '']) => {
  if (user.startsWith('@') && what === 'video') return `${user}/${id}`;
  return (user === 'embed' && what === 'v2') || (user === 'player' && what === 'v1') ? id : null;
};

const linkedin: IdParser = (parts) => {
  const urn = parts.findLast((part) => part.startsWith('urn:li:'));
  if (urn && parts.includes('update')) return urn;
  const [, what, number] = /[-_](activity|share|ugcPost)-(\d+)-[\w-]+$/.exec(parts[1] ?? '') ?? [];
  return parts[0] === 'posts' && number ? `urn:li:${what}:${number}` : null;
};

/** Parsers by provider and host. */
const parsers: readonly [provider: string, hosts: readonly string[], reader: IdParser][] = [
  [
    'youtube',
    ['youtube.com', '*.youtube.com', 'youtube-nocookie.com', '*.youtube-nocookie.com', 'youtu.be'],
    youtube,
  ],
  ['vimeo', ['vimeo.com', '*.vimeo.com'], vimeo],
  ['spotify', ['open.spotify.com'], spotify],
  ['soundcloud', ['soundcloud.com', '*.soundcloud.com'], soundcloud],
  ['apple-podcasts', ['podcasts.apple.com', 'embed.podcasts.apple.com'], apple],
  ['podigee', ['*.podigee.io'], podigee],
  ['issuu', ['issuu.com', '*.issuu.com'], issuu],
  ['yumpu', ['yumpu.com', '*.yumpu.com'], yumpu],
  ['sketchfab', ['sketchfab.com', '*.sketchfab.com'], sketchfab],
  ['instagram', ['instagram.com', '*.instagram.com'], instagram],
  ['facebook', ['facebook.com', '*.facebook.com'], facebook],
  ['tiktok', ['tiktok.com', '*.tiktok.com'], tiktok],
  ['linkedin', ['linkedin.com', '*.linkedin.com'], linkedin],
];

/** Decoded path segments; empty if the path is not validly encoded. */
function partsOf({ pathname }: URL): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** Null if the address names nothing that can be embedded. */
export function parseEmbedAddress(url: URL): Embed | null {
  const [provider, , reader] = parsers.find(([, hosts]) => isHostOf(url.hostname, hosts)) ?? [];
  const found = provider && reader?.(partsOf(url), url);
  if (!found) return null;
  const { id, start } = typeof found === 'string' ? { id: found } : found;
  return { provider, id, ...(start === undefined ? {} : { start }) };
}
