/** What modules are called in dialogs, messages and reports. Only editors need it. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleName } from '#domain/modules/modules.ts';

type Words = readonly [de: string, en: string];

const modules: Record<ModuleName, Words> = {
  headline: ['Überschrift', 'Headline'],
  text: ['Text', 'Text'],
  link: ['Link', 'Link'],
  image: ['Bild', 'Picture'],
  video: ['Video', 'Video'],
  quote: ['Zitat', 'Quote'],
  faq: ['Fragen', 'Questions'],
  'full-teaser': ['Großer Teaser', 'Large teaser'],
  'teaser-list': ['Teaserliste', 'List of teasers'],
  'image-list': ['Bilderliste', 'List of pictures'],
  'video-list': ['Videoliste', 'List of videos'],
  'logo-list': ['Logoliste', 'List of logos'],
  audio: ['Audio', 'Audio'],
  viewer: ['Blätterheft oder 3D-Modell', 'Publication or 3D model'],
  social: ['Social-Media-Beitrag', 'Social media post'],
  starmate: ['Starmate-Formular', 'Starmate form'],
  'event-list': ['Terminliste', 'List of events'],
  container: ['Spalten', 'Columns'],
  'faq-item': ['Frage', 'Question'],
  teaser: ['Teaser', 'Teaser'],
  'video-item': ['Video', 'Video'],
  logo: ['Logo', 'Logo'],
  'event-item': ['Termin', 'Event'],
};

export function moduleLabel(name: ModuleName, locale: Locale): string {
  return modules[name][locale === 'de' ? 0 : 1];
}
