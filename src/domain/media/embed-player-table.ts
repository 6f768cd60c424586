/**
 * Players of embed providers: host, id pattern and public page. The only list of these hosts, also used by the
 * content security policy. `embed-player-addresses.ts` has what their frames load.
 */

import type { HostPattern } from '#domain/urls/hosts.ts';
import type { MediaType } from './embed.ts';

/** Shape of the player's frame. */
type EmbedShape = 'film' | 'bar' | 'list' | 'sheet' | 'post' | 'upright' | 'form';

export interface Player {
  name: string;
  media_type: MediaType;
  shape: EmbedShape;
  /** The player's host. */
  host: HostPattern;
  /** Embeds with other ids are not rendered. */
  id: RegExp;
  /** The public page. */
  watch(id: string, start: number): string;
}

const encoded = encodeURIComponent;
/** A query string without empty values. */
export const playerParameters = (values: Record<string, string | number | false>): string => {
  const parts = Object.entries(values).filter(([, value]) => value !== false && value !== 0);
  return parts.length === 0 ? '' : `?${parts.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}`;
};
/** The fragment by which players start later. @param start in seconds */
export const playerFragment = (start: number): string => (start > 0 ? `#t=${start}s` : '');

/** The Facebook address for an id: `posts/house/123`, `videos/house/123`, `watch/123`, `reel/123`. */
export const facebookPage = (id: string): string => {
  const [what = '', ...rest] = id.split('/');
  if (what === 'watch') return `https://www.facebook.com/watch/?v=${rest[0]}`;
  if (what === 'reel') return `https://www.facebook.com/reel/${rest[0]}`;
  return `https://www.facebook.com/${rest[0]}/${what}/${rest[1]}`;
};
/** The SoundCloud address for an id: `artist/track`, `artist/sets/list`, or `api/tracks/123`. */
const soundcloudPage = (id: string): string =>
  id.startsWith('api/') ? `https://api.soundcloud.com/${id.slice(4)}` : `https://soundcloud.com/${id}`;
/** @param id path of a track or a playlist, e.g. `thalia/sets/lieder` */
export const soundcloudPlayer = (id: string, autoplay: boolean): string =>
  `https://w.soundcloud.com/player/${playerParameters({ url: soundcloudPage(id), auto_play: autoplay && 'true' })}`;
/** @param id `country/show`, with `/episode` for a single one */
export const applePath = (id: string): string => {
  const [country, show, episode] = id.split('/');
  return `/${country}/podcast/id${show}${playerParameters({ i: episode ?? false })}`;
};
/** @param id `podcast/episode` */
export const podigeePage = (id: string): string => {
  const [podcast, episode] = id.split('/');
  return `https://${podcast}.podigee.io/${episode}`;
};

export const players = {
  youtube: {
    name: 'YouTube',
    media_type: 'video',
    shape: 'film',
    host: 'www.youtube-nocookie.com',
    // Two reserved names have the length of an id.
    id: /^(?!videoseries$|live_stream$)[\w-]{11}$/,
    watch: (id, start) => `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
  },
  vimeo: {
    name: 'Vimeo',
    media_type: 'video',
    shape: 'film',
    host: 'player.vimeo.com',
    // The second part is the key of an unlisted video.
    id: /^\d{6,12}(?:\/[\da-f]{8,16})?$/,
    watch: (id, start) => `https://vimeo.com/${id}${playerFragment(start)}`,
  },
  spotify: {
    name: 'Spotify',
    media_type: 'audio',
    shape: 'bar',
    host: 'open.spotify.com',
    id: /^(?:track|episode|show|album|playlist)\/[\dA-Za-z]{22}$/,
    watch: (id) => `https://open.spotify.com/${id}`,
  },
  soundcloud: {
    name: 'SoundCloud',
    media_type: 'audio',
    shape: 'bar',
    host: 'w.soundcloud.com',
    id: /^(?:api\/(?:tracks|playlists)\/\d{1,15}|[\w-]{1,60}\/(?:sets\/)?[\w-]{1,200}(?:\/s-\w{5,30})?)$/,
    // API numbers have no public page.
    watch: (id) => (id.startsWith('api/') ? soundcloudPlayer(id, false) : soundcloudPage(id)),
  },
  'apple-podcasts': {
    name: 'Apple Podcasts',
    media_type: 'audio',
    shape: 'list',
    host: 'embed.podcasts.apple.com',
    id: /^[a-z]{2}\/\d{6,12}(?:\/\d{6,16})?$/,
    watch: (id) => `https://podcasts.apple.com${applePath(id)}`,
  },
  podigee: {
    name: 'Podigee',
    media_type: 'audio',
    shape: 'list',
    host: '*.podigee.io',
    id: /^(?!www\/|player\/|cdn\/)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\/[a-z]{0,2}\d\w{0,20}-[\w-]{1,200}$/,
    watch: podigeePage,
  },
  issuu: {
    name: 'Issuu',
    media_type: 'publication',
    shape: 'sheet',
    host: 'e.issuu.com',
    id: /^[\w-][\w.-]{0,63}\/[\w-][\w.-]{0,199}$/,
    watch: (id) => `https://issuu.com/${id.replace('/', '/docs/')}`,
  },
  yumpu: {
    name: 'Yumpu',
    media_type: 'publication',
    shape: 'sheet',
    host: 'www.yumpu.com',
    id: /^[\dA-Za-z]{8,32}$/,
    watch: (id) => `https://www.yumpu.com/de/embed/view/${id}`,
  },
  sketchfab: {
    name: 'Sketchfab',
    media_type: 'model',
    shape: 'film',
    host: 'sketchfab.com',
    id: /^[\da-f]{32}$/,
    watch: (id) => `https://sketchfab.com/3d-models/${id}`,
  },
  instagram: {
    name: 'Instagram',
    media_type: 'post',
    shape: 'post',
    host: 'www.instagram.com',
    id: /^(?:p|reel)\/[\w-]{5,40}$/,
    watch: (id) => `https://www.instagram.com/${id}/`,
  },
  facebook: {
    name: 'Facebook',
    media_type: 'post',
    shape: 'post',
    host: 'www.facebook.com',
    id: /^(?:posts\/[\w.-]{1,80}\/(?:pfbid\w{20,100}|\d{5,20})|videos\/[\w.-]{1,80}\/\d{5,20}|(?:watch|reel)\/\d{5,20})$/,
    watch: facebookPage,
  },
  tiktok: {
    name: 'TikTok',
    media_type: 'video',
    shape: 'upright',
    host: 'www.tiktok.com',
    id: /^(?:@[\w.]{2,24}\/)?\d{15,20}$/,
    watch: (id) => {
      const [user, video] = id.split('/');
      return video
        ? `https://www.tiktok.com/${user}/video/${video}`
        : `https://www.tiktok.com/player/v1/${user}`;
    },
  },
  linkedin: {
    name: 'LinkedIn',
    media_type: 'post',
    shape: 'post',
    host: 'www.linkedin.com',
    id: /^urn:li:(?:activity|share|ugcPost):\d{15,20}$/,
    watch: (id) => `https://www.linkedin.com/feed/update/${id}/`,
  },
} satisfies Record<string, Player>;

/** The player of embedded forms, at any host that the site's configuration names. */
export const formPlayer: Omit<Player, 'host'> = {
  name: 'Starmate',
  media_type: 'form',
  shape: 'form',
  // A form is a page: a frame on the script beside it would show its source.
  id: /^(?!.*\.(?:[cm]?jsx?|css|json|map|wasm|xml|txt)$)[a-z\d.-]+(?:\/(?!\.)[\w.-]{1,80}){1,5}$/i,
  watch: (id) => `https://${id}`,
};
