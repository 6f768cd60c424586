/** The meanings of ids of new venues and kinds of events. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  venue: 'Haus aus site.config.ts',
  activity: 'Besonderheit',
  premiere: 'Premiere: heißt überall so und steht hervorgehoben',
  companion: 'Begleitet ein Stück: Einführung, Gespräch, Führung',
};

const en: typeof de = {
  venue: 'Venue of site.config.ts',
  activity: 'What is special about it',
  premiere: 'Premiere: called so and set off everywhere',
  companion: 'Accompanies a play: introduction, talk, tour',
};

export const freeNumberTexts = inLanguages(de, en);
