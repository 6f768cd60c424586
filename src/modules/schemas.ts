/** The schema of each module, by name, for validation on the server and the form of the edit dialog. */
import type { ModuleSchema } from '#domain/modules/module-fields.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { audioSchema } from '#modules/audio/schema.ts';
import { containerSchema } from '#modules/container/schema.ts';
import { eventItemSchema, eventListSchema } from '#modules/event-list/schema.ts';
import { faqItemSchema, faqSchema } from '#modules/faq/schema.ts';
import { fullTeaserSchema } from '#modules/full-teaser/schema.ts';
import { headSchema } from '#modules/head/schema.ts';
import { headlineSchema } from '#modules/headline/schema.ts';
import { imageSchema } from '#modules/image/schema.ts';
import { imageListSchema } from '#modules/image-list/schema.ts';
import { linkSchema } from '#modules/link/schema.ts';
import { logoListSchema, logoSchema } from '#modules/logo-list/schema.ts';
import { quoteSchema } from '#modules/quote/schema.ts';
import { socialSchema } from '#modules/social/schema.ts';
import { starmateSchema } from '#modules/starmate/schema.ts';
import { teaserListSchema, teaserSchema } from '#modules/teaser-list/schema.ts';
import { textSchema } from '#modules/text/schema.ts';
import { videoSchema } from '#modules/video/schema.ts';
import { videoItemSchema, videoListSchema } from '#modules/video-list/schema.ts';
import { viewerSchema } from '#modules/viewer/schema.ts';

const moduleSchemas = {
  headline: headlineSchema,
  text: textSchema,
  link: linkSchema,
  image: imageSchema,
  video: videoSchema,
  quote: quoteSchema,
  faq: faqSchema,
  'full-teaser': fullTeaserSchema,
  'teaser-list': teaserListSchema,
  'image-list': imageListSchema,
  'video-list': videoListSchema,
  'logo-list': logoListSchema,
  audio: audioSchema,
  viewer: viewerSchema,
  social: socialSchema,
  starmate: starmateSchema,
  'event-list': eventListSchema,
  container: containerSchema,
  'faq-item': faqItemSchema,
  teaser: teaserSchema,
  'video-item': videoItemSchema,
  logo: logoSchema,
  'event-item': eventItemSchema,
  head: headSchema,
} satisfies Record<ModuleName, unknown>;

export function schemaOf(name: ModuleName): ModuleSchema {
  return moduleSchemas[name] as unknown as ModuleSchema;
}
