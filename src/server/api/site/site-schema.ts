// The schemas of menus, settings and redirects.
import { z } from '@hono/zod-openapi';
import type { Navigation } from '#domain/site/navigation.ts';
import { inGermanSchema } from '#server/api/endpoint/text-schema.ts';
import type { RedirectEntry } from '#server/services/site/redirects.ts';
import type { PublicSettings } from '#server/services/site/settings.ts';

const submenuLinkSchema = z
  .object({
    menu_name: z.string(),
    url: z.string(),
    in_german: inGermanSchema,
  })
  .openapi('SubmenuLink', {
    example: { menu_name: 'Premieren', url: '/de/stuecke?is_premiere=true', in_german: [] },
  });

const menuLinkSchema = submenuLinkSchema
  .extend({
    is_highlight: z.boolean(),
    children: z.array(submenuLinkSchema),
  })
  .openapi('MenuLink', {
    example: { menu_name: 'Termine', url: '/de/termine', in_german: [], is_highlight: true, children: [] },
  });

export const navigationSchema = z
  .object({ menu: z.array(menuLinkSchema), footer: z.array(menuLinkSchema) })
  .openapi('Navigation') satisfies z.ZodType<Navigation>;

export const settingsSchema = z.object({ VERSION_SELECT: z.string() }).openapi('Settings', {
  description: '`final` opens the site as a whole.',
  example: { VERSION_SELECT: 'final' },
}) satisfies z.ZodType<PublicSettings>;

export const redirectListSchema = z.array(
  z.object({ old_path: z.string(), new_path: z.string() }).openapi('RedirectEntry', {
    example: { old_path: '/de/sommer', new_path: '/de/stuecke' },
  }) satisfies z.ZodType<RedirectEntry>,
);
