/** Players and pages of embeds, by provider and id. */

import { isHostOf } from '#domain/urls/hosts.ts';
import * as site from '#site';
import type { Embed } from './embed.ts';
import { formPlayer, type Player, players } from './embed-player-table.ts';

/** Undefined for unknown providers and invalid ids. */
export function playerOf({ provider, id }: Embed): Omit<Player, 'host'> | undefined {
  if (provider === 'starmate') {
    const [host = ''] = id.split('/', 1);
    return isHostOf(host, site.embed_hosts.starmate) && formPlayer.id.test(id) ? formPlayer : undefined;
  }
  const player = Object.hasOwn(players, provider) ? players[provider as keyof typeof players] : undefined;
  return player?.id.test(id) ? player : undefined;
}

/** The host that the player's frame is loaded from: of Podigee and of forms a part of the id. */
export function playerHost({ provider, id }: Embed): string {
  const host = Object.hasOwn(players, provider) ? players[provider as keyof typeof players].host : '*';
  return host.replace('*', id.split('/', 1)[0] ?? '');
}

/** The public page at the provider; null if {@link playerOf} has none. */
export function watchAddress(embed: Embed): string | null {
  return playerOf(embed)?.watch(embed.id, embed.start ?? 0) ?? null;
}

/** The `frame-src` sources of the content security policy. */
export function frameSources(): string[] {
  const hosts = [...Object.values(players).map(({ host }) => host), ...site.embed_hosts.starmate];
  return hosts.map((host) => `https://${host}`);
}
