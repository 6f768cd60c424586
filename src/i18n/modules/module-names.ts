/** What modules are called in dialogs, messages and reports. Only editors need it. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const de: Record<ModuleName, string> = {
  headline: 'Überschrift',
  text: 'Text',
  link: 'Link',
  image: 'Bild',
  video: 'Video',
  quote: 'Zitat',
  faq: 'Fragen',
  'full-teaser': 'Großer Teaser',
  'teaser-list': 'Teaserliste',
  'image-list': 'Bilderliste',
  'video-list': 'Videoliste',
  'logo-list': 'Logoliste',
  audio: 'Audio',
  viewer: 'Blätterheft oder 3D-Modell',
  social: 'Social-Media-Beitrag',
  starmate: 'Starmate-Formular',
  'event-list': 'Terminliste',
  container: 'Spalten',
  'faq-item': 'Frage',
  teaser: 'Teaser',
  'video-item': 'Video',
  logo: 'Logo',
  'event-item': 'Termin',
};

const en: typeof de = {
  headline: 'Headline',
  text: 'Text',
  link: 'Link',
  image: 'Picture',
  video: 'Video',
  quote: 'Quote',
  faq: 'Questions',
  'full-teaser': 'Large teaser',
  'teaser-list': 'List of teasers',
  'image-list': 'List of pictures',
  'video-list': 'List of videos',
  'logo-list': 'List of logos',
  audio: 'Audio',
  viewer: 'Publication or 3D model',
  social: 'Social media post',
  starmate: 'Starmate form',
  'event-list': 'List of events',
  container: 'Columns',
  'faq-item': 'Question',
  teaser: 'Teaser',
  'video-item': 'Video',
  logo: 'Logo',
  'event-item': 'Event',
};

const labels = inLanguages(de, en);

export const moduleLabel = (name: ModuleName, locale: Locale): string => labels(locale)[name];
