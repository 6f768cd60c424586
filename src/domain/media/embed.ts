/** Types of embeds: what is stored of a video, a sound or a post at another host. */

export const embedKinds = ['video', 'video_list', 'audio', 'viewer', 'social', 'starmate'] as const;
export type EmbedKind = (typeof embedKinds)[number];

export interface Embed {
  provider: string;
  id: string;
  /** Seconds from the beginning. */
  start?: number | undefined;
}

/** What an embed is, derived from its provider. */
export type MediaType = 'video' | 'audio' | 'publication' | 'model' | 'post' | 'form';
