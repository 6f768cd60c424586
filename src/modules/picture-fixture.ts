/** A picture of the media library: a fixture for tests of views. */
import type { Picture } from '#domain/media/picture.ts';

export function aPicture(changes: Partial<Picture> = {}): Picture {
  return {
    id: 7,
    alt: 'Ein Mann trägt eine Tür',
    alt_lang: 'de',
    caption: '',
    credit: 'Ines Vogt',
    width: 1240,
    height: 700,
    focal_x: 0.5,
    focal_y: 0.5,
    print: 'as-is',
    sources: {
      horizontal: [{ format: 'jpg', width: 1240, height: 700, url: '/media/door-wide.jpg' }],
      vertical: [{ format: 'jpg', width: 400, height: 500, url: '/media/door-tall.jpg' }],
      full: [],
    },
    line_screen: null,
    ...changes,
  };
}
