/** Embeds: videos, sounds, posts and forms of other hosts, as stored. */

const embedKinds = ['video', 'video_list', 'audio', 'viewer', 'social', 'starmate'] as const;
export type EmbedKind = (typeof embedKinds)[number];

export interface Embed {
  provider: string;
  id: string;
  /** Start time in seconds. */
  start?: number | undefined;
}

export type MediaType = 'video' | 'audio' | 'publication' | 'model' | 'post' | 'form';
