/** Labels of module fields, for editors and reports of imports. */
import type { Locale } from '#domain/languages/locales.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const de: Readonly<Record<string, string>> = {
  add_additional_space: 'Mehr Abstand darüber',
  alias: 'Größe',
  anchor: 'Sprungmarke',
  author: 'Wer es sagt',
  children: 'Einträge',
  content: 'Text',
  description: 'Bildunterschrift',
  embed: 'Adresse',
  embed_code: 'Starmate-Code',
  event: 'Termin',
  extra_class: 'Darstellung',
  headline: 'Überschrift',
  headline_level: 'Ebene',
  image: 'Bild',
  image_alt: 'Alternativtext',
  image_copyright: 'Bildnachweis',
  is_multiple: 'Mehrere Fragen gleichzeitig offen',
  layout: 'Aufteilung',
  length: 'Dauer',
  link: 'Linkziel',
  link_text: 'Linktext',
  link_url: 'Adresse des Links',
  name: 'Name',
  open_new_window: 'In neuem Fenster öffnen',
  preline: 'Oberzeile',
  role: 'Rolle',
  subline: 'Unterzeile',
  text: 'Text',
  title: 'Titel',
  video_url: 'Adresse des Videos',
};

const en: typeof de = {
  add_additional_space: 'More space above',
  alias: 'Size',
  anchor: 'Anchor',
  author: 'Who says it',
  children: 'Entries',
  content: 'Text',
  description: 'Caption',
  embed: 'Address',
  embed_code: 'Starmate code',
  event: 'Event',
  extra_class: 'Style',
  headline: 'Headline',
  headline_level: 'Level',
  image: 'Picture',
  image_alt: 'Alternative text',
  image_copyright: 'Credit',
  is_multiple: 'Several questions open at once',
  layout: 'Layout',
  length: 'Length',
  link: 'Link target',
  link_text: 'Link text',
  link_url: 'Address of the link',
  name: 'Name',
  open_new_window: 'Open in a new window',
  preline: 'Line above',
  role: 'Role',
  subline: 'Line below',
  text: 'Text',
  title: 'Title',
  video_url: 'Address of the video',
};

/** Labels that differ in a module. */
const ofModulesDe: Partial<Record<string, Readonly<Record<string, string>>>> = {
  headline: { content: 'Überschrift' },
  link: { content: 'Linktext' },
  quote: { content: 'Zitat' },
  'faq-item': { content: 'Frage', text: 'Antwort' },
  'event-list': { children: 'Termine' },
  head: {
    hero_image: 'Bild im Kopf',
    hero_text: 'Text im Kopf',
    hero_link: 'Link im Kopf',
    hero_video: 'Video im Kopf',
    meta_title: 'Titel für Suchmaschinen',
    meta_description: 'Beschreibung für Suchmaschinen',
    og_title: 'Titel beim Teilen',
    og_description: 'Text beim Teilen',
    og_image: 'Bild beim Teilen',
    og_type: 'Art beim Teilen',
  },
};

const ofModulesEn: typeof ofModulesDe = {
  headline: { content: 'Headline' },
  link: { content: 'Link text' },
  quote: { content: 'Quote' },
  'faq-item': { content: 'Question', text: 'Answer' },
  'event-list': { children: 'Events' },
  head: {
    hero_image: 'Picture in the head',
    hero_text: 'Text in the head',
    hero_link: 'Link in the head',
    hero_video: 'Video in the head',
    meta_title: 'Title for search engines',
    meta_description: 'Description for search engines',
    og_title: 'Title when shared',
    og_description: 'Text when shared',
    og_image: 'Picture when shared',
    og_type: 'Kind when shared',
  },
};

const labels = inLanguages(de, en);
const labelsOfModules = inLanguages(ofModulesDe, ofModulesEn);

/** The field's name if it has no label. */
export function fieldLabel(field: string, locale: Locale, module?: string): string {
  const own = module ? labelsOfModules(locale)[module] : undefined;
  const table = own && Object.hasOwn(own, field) ? own : labels(locale);
  return (Object.hasOwn(table, field) ? table[field] : undefined) ?? field;
}
