// The schema of a picture and the files that it can be loaded from.
import { z } from '@hono/zod-openapi';
import type { Picture } from '#domain/media/picture.ts';
import * as site from '#site';

export const sourcesSchema = z.array(
  z.object({ format: z.enum(['avif', 'webp', 'jpg']), width: z.int(), height: z.int(), url: z.string() }),
);

export const pictureSchema = z
  .object({
    id: z.int(),
    alt: z.string(),
    alt_lang: z.enum(['de', 'en']).openapi({ description: 'The language that `alt` is really in.' }),
    caption: z.string(),
    credit: z.string(),
    width: z.int(),
    height: z.int(),
    focal_x: z.number().min(0).max(1),
    focal_y: z.number().min(0).max(1),
    print: z.enum(['as-is', 'line-screen', 'two-inks']),
    sources: z
      .object({ horizontal: sourcesSchema, vertical: sourcesSchema, full: sourcesSchema })
      .openapi({ description: 'Per crop, narrow before wide; empty while the files are being made.' }),
    line_screen: z
      .object({ horizontal: z.string().nullable(), vertical: z.string().nullable() })
      .nullable()
      .openapi({ description: 'Single-colour drawings of the picture, to be used as a mask.' }),
  })
  .openapi('Picture', {
    example: {
      id: 7,
      alt: 'Eine Frau in langem Kleid, statt des Kopfes trägt sie ein Haus.',
      alt_lang: 'de',
      caption: '',
      credit: `Strichbild: ${site.name}`,
      width: 1240,
      height: 700,
      focal_x: 0.62,
      focal_y: 0.4,
      print: 'line-screen',
      sources: { horizontal: [], vertical: [], full: [] },
      line_screen: { horizontal: '/media/made/nora-1240.svg', vertical: '/media/made/nora-400.svg' },
    },
  }) satisfies z.ZodType<Picture>;
