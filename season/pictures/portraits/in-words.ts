// Text alternative of a portrait: hair, beard, glasses, bearing. The name is beside the picture.
import { isFromFront, looksRight } from './portrait.ts';
import type { Beard, Hair, Sitter } from './sitter.ts';

type Words = { de: string; en: string };

const hairWords: Record<Hair, Words> = {
  bald: { de: 'kahler Kopf', en: 'bald head' },
  ring: { de: 'Haarkranz', en: 'a ring of hair' },
  crop: { de: 'sehr kurzes Haar', en: 'close-cropped hair' },
  short: { de: 'kurzes Haar', en: 'short hair' },
  quiff: { de: 'hochgekämmtes Haar', en: 'hair swept up' },
  side: { de: 'Seitenscheitel', en: 'side parting' },
  curls: { de: 'Locken', en: 'curls' },
  afro: { de: 'großer Afro', en: 'a big afro' },
  bob: { de: 'kinnlanges Haar', en: 'chin-length hair' },
  fringe: { de: 'Pony', en: 'a fringe' },
  long: { de: 'langes Haar', en: 'long hair' },
  bun: { de: 'hoher Dutt', en: 'hair in a bun' },
  tail: { de: 'Pferdeschwanz', en: 'a ponytail' },
};

const beardWords: Record<Exclude<Beard, 'none'>, Words> = {
  stubble: { de: 'Dreitagebart', en: 'stubble' },
  moustache: { de: 'Schnurrbart', en: 'a moustache' },
  goatee: { de: 'Kinnbart', en: 'a goatee' },
  full: { de: 'Vollbart', en: 'a full beard' },
};

const glassesWords = {
  round: { de: 'runde Brille', en: 'round glasses' },
  square: { de: 'eckige Brille', en: 'square glasses' },
};

/** The side is that of the picture. */
function bearingOf(sitter: Sitter, place: number): Words {
  const side = looksRight(sitter) ? { de: 'rechts', en: 'right' } : { de: 'links', en: 'left' };
  const isSmiling = (sitter.smile ?? 0) >= 0.2;
  const bearing = isFromFront(place)
    ? { de: 'von vorn, halb im Licht', en: 'from the front, half in the light' }
    : { de: `Profil nach ${side.de}`, en: `profile to the ${side.en}` };
  return {
    de: `${bearing.de}${isSmiling ? ', lächelnd' : ''}`,
    en: `${bearing.en}${isSmiling ? ', smiling' : ''}`,
  };
}

/** @param place of the sitter in the list */
export function inWords(sitter: Sitter, place: number): Words {
  const { hair, beard = 'none', glasses } = sitter;
  const parts = [
    hairWords[hair],
    ...(beard === 'none' ? [] : [beardWords[beard]]),
    ...(glasses ? [glassesWords[glasses]] : []),
    bearingOf(sitter, place),
  ];
  return {
    de: `Porträt: ${parts.map(({ de }) => de).join(', ')}.`,
    en: `Portrait: ${parts.map(({ en }) => en).join(', ')}.`,
  };
}
