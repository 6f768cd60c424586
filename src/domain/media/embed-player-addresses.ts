/** The addresses of embed frames. Apart from the table of players, since they are needed only when a player starts. */
import type { Embed } from './embed.ts';
import {
  applePath,
  facebookPage,
  playerFragment,
  playerParameters,
  type players,
  podigeePage,
  soundcloudPlayer,
} from './embed-player-table.ts';
import { playerOf } from './embed-players.ts';

interface PlaybackStart {
  /** Start time in seconds; 0 for the beginning. */
  start: number;
  autoplay: boolean;
}

const addresses: Record<keyof typeof players | 'starmate', (id: string, moment: PlaybackStart) => string> = {
  youtube: (id, { start, autoplay }) =>
    `https://www.youtube-nocookie.com/embed/${id}${playerParameters({ rel: '0', start, autoplay: autoplay && 1 })}`,
  vimeo: (id, { start, autoplay }) => {
    const [number, key] = id.split('/');
    const settings = playerParameters({ h: key ?? false, dnt: 1, autoplay: autoplay && 1 });
    return `https://player.vimeo.com/video/${number}${settings}${playerFragment(start)}`;
  },
  spotify: (id) => `https://open.spotify.com/embed/${id}`,
  soundcloud: (id, { autoplay }) => soundcloudPlayer(id, autoplay),
  'apple-podcasts': (id) => `https://embed.podcasts.apple.com${applePath(id)}`,
  podigee: (id) => `${podigeePage(id)}/embed?context=external`,
  issuu: (id) => {
    const [user = '', publication = ''] = id.split('/');
    return `https://e.issuu.com/embed.html${playerParameters({ u: user, d: publication })}`;
  },
  yumpu: (id) => `https://www.yumpu.com/de/embed/view/${id}`,
  sketchfab: (id, { autoplay }) =>
    `https://sketchfab.com/models/${id}/embed${playerParameters({ autostart: autoplay && 1, dnt: 1 })}`,
  instagram: (id) => `https://www.instagram.com/${id}/embed/captioned/`,
  facebook: (id) => {
    const plugin = id.startsWith('posts/') ? 'post' : 'video';
    const settings = playerParameters({ href: facebookPage(id), show_text: 'true', width: 500 });
    return `https://www.facebook.com/plugins/${plugin}.php${settings}`;
  },
  tiktok: (id) => `https://www.tiktok.com/player/v1/${id.split('/').at(-1)}`,
  linkedin: (id) => `https://www.linkedin.com/embed/feed/update/${id}`,
  starmate: (id) => `https://${id}`,
};

/** The https address of the player; null if {@link playerOf} has none. */
export function playerAddress(embed: Embed, { autoplay = false } = {}): string | null {
  if (!playerOf(embed)) return null;
  const addressOf = addresses[embed.provider as keyof typeof addresses];
  return addressOf(embed.id, { start: embed.start ?? 0, autoplay });
}
