// Modules in the form of the endpoints: with names of the page editor's API, and derived fields.

import { type CompactEvent, expandEvent } from '#domain/events/compact-event.ts';
import type { Event } from '#domain/events/event.ts';
import type { Embed } from '#domain/media/embed.ts';
import { watchAddress } from '#domain/media/embed-players.ts';
import { mediaTypeOf } from '#domain/media/embeds.ts';
import type { Picture } from '#domain/media/picture.ts';
import { layouts, type ShownModule } from '#domain/modules/modules.ts';
import type { ApiModule } from './pages-schema.ts';

/** Soft hyphens are for titles on pages only. */
const plain = (text: string): string => text.replaceAll('\u00ad', '');

/** Full events and plain titles, as in other endpoints. */
function plainContent(content: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      if (typeof value === 'string') return [name, plain(value)];
      return [name, name === 'event' && value ? plainEvent(value as CompactEvent) : value];
    }),
  );
}

function plainEvent(compact: CompactEvent): Event {
  const event = expandEvent(compact);
  return { ...event, production_name: plain(event.production_name) };
}

function pictureFields(picture: Picture | null | undefined): Pick<ApiModule, 'image_url' | 'thumbs'> {
  if (!picture) return {};
  const { horizontal, vertical, full } = picture.sources;
  const largest = [...full, ...horizontal].findLast(({ format }) => format === 'jpg') ?? full.at(-1);
  return { ...(largest ? { image_url: largest.url } : {}), thumbs: [horizontal, vertical, full] };
}

function embedFields({
  video_url,
  embed,
  embed_code,
}: Record<string, unknown>): Pick<ApiModule, 'video_url' | 'media_type'> {
  const video = video_url as Embed | null | undefined;
  const other = (embed ?? embed_code) as Embed | null | undefined;
  const watch = video && watchAddress(video);
  const media_type = other && mediaTypeOf(other);
  return { ...(watch ? { video_url: watch } : {}), ...(media_type ? { media_type } : {}) };
}

/** The number of a container's layout, as editors see it. */
function layoutFields({ module, content }: ShownModule): Pick<ApiModule, 'layout_index'> {
  return module === 'container' ? { layout_index: Object.keys(layouts).indexOf(String(content.layout)) } : {};
}

/**
 * Modules with their children; `order` is the position among siblings of one column. Those of a working copy include
 * their resolved content, which the editing layer renders.
 */
export function apiModules(
  modules: readonly ShownModule[],
  { isDraft, parent = null }: { isDraft: boolean; parent?: number | null },
): ApiModule[] {
  const next = new Map<number, number>();
  return modules.map((module) => {
    const order = next.get(module.column) ?? 0;
    next.set(module.column, order + 1);
    return {
      ...module,
      model: `modules.${module.module}`,
      parent,
      order,
      content: isDraft ? module.content : plainContent(module.content),
      ...pictureFields(module.content.image as Picture | null),
      ...embedFields(module.content),
      ...layoutFields(module),
      in_german: [...module.in_german],
      children: apiModules(module.children, { isDraft, parent: module.id }),
    };
  });
}

/** A record's titles without soft hyphens. */
export function plainTitles<P extends { title: string; headline: string }>(record: P): P {
  return { ...record, title: plain(record.title), headline: plain(record.headline) };
}
