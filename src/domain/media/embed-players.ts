/** Addresses of embeds, made anew from provider and id: of the player, and of the page where everybody can see it. */

import { isHostOf } from '#domain/urls/hosts.ts';
import * as site from '#site';
import type { Embed } from './embed.ts';
import { formPlayer, type Player, players } from './embed-player-table.ts';

/** Who shows an embed; undefined for a provider that is not known, and for an id that does not look like one. */
export function playerOf({ provider, id }: Embed): Omit<Player, 'host'> | undefined {
  if (provider === 'starmate') {
    const [host = ''] = id.split('/', 1);
    return isHostOf(host, site.embed_hosts.starmate) && formPlayer.id.test(id) ? formPlayer : undefined;
  }
  const player = Object.hasOwn(players, provider) ? players[provider as keyof typeof players] : undefined;
  return player?.id.test(id) ? player : undefined;
}

/** The secure address for a frame, made anew from provider and id; null for what {@link playerOf} does not know. */
export function playerAddress(embed: Embed, { autoplay = false } = {}): string | null {
  return playerOf(embed)?.player(embed.id, { start: embed.start ?? 0, autoplay }) ?? null;
}

/** The page at the host where everybody can see it; null for what {@link playerOf} does not know. */
export function watchAddress(embed: Embed): string | null {
  return playerOf(embed)?.watch(embed.id, embed.start ?? 0) ?? null;
}

/** Every source that a page may frame for an embed, as a content security policy writes it. */
export function frameSources(): string[] {
  const hosts = [...Object.values(players).map(({ host }) => host), ...site.embed_hosts.starmate];
  return hosts.map((host) => `https://${host}`);
}
