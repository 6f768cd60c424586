// Text alternative of a portrait: hair, beard, glasses, bearing. The name is beside the picture.
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

/** Pose of the head; x grows to the right of the picture. */
const bearingOf = ({ turn = 0, smile = 0 }: Sitter): Words => {
  const isSmiling = smile >= 0.2;
  if (Math.abs(turn) < 0.2)
    return isSmiling
      ? { de: 'lächelt in die Kamera', en: 'smiling at the camera' }
      : { de: 'Blick geradeaus', en: 'looking straight ahead' };
  const side = turn > 0 ? { de: 'rechts', en: 'right' } : { de: 'links', en: 'left' };
  return {
    de: `den Kopf nach ${side.de} gewandt${isSmiling ? ', lächelnd' : ''}`,
    en: `head turned to the ${side.en}${isSmiling ? ', smiling' : ''}`,
  };
};

export function inWords(sitter: Sitter): Words {
  const { hair, beard = 'none', glasses } = sitter;
  const parts = [
    hairWords[hair],
    ...(beard === 'none' ? [] : [beardWords[beard]]),
    ...(glasses ? [glassesWords[glasses]] : []),
    bearingOf(sitter),
  ];
  return {
    de: `Porträt: ${parts.map(({ de }) => de).join(', ')}.`,
    en: `Portrait: ${parts.map(({ en }) => en).join(', ')}.`,
  };
}
