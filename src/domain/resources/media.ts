/** Pictures. Size and format are read from the files. */
import type { Resource } from './resource.ts';

export const media = {
  name: 'media',
  title: ['alt', 'credit'],
  writes: 'none',
  fields: {
    file: { kind: 'file', required: true },
    alt: { kind: 'plain' },
    caption: { kind: 'plain' },
    credit: { kind: 'word' },
    focal_x: { kind: 'fraction' },
    focal_y: { kind: 'fraction' },
    print: { kind: 'choice', values: ['as-is', 'line-screen', 'two-inks'] },
    /** Needs no alternative text. */
    is_decorative: { kind: 'flag' },
    /** Replaces it on narrow screens. */
    upright: { kind: 'reference', to: 'media' },
  },
} as const satisfies Resource;
