/** What the fields of modules are called. Only editors and reports of imports need it. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleName } from '#domain/modules/modules.ts';

type Words = readonly [de: string, en: string];

const fields: Readonly<Record<string, Words>> = {
  add_additional_space: ['Mehr Abstand darüber', 'More space above'],
  alias: ['Größe', 'Size'],
  anchor: ['Sprungmarke', 'Anchor'],
  author: ['Wer es sagt', 'Who says it'],
  children: ['Einträge', 'Entries'],
  content: ['Text', 'Text'],
  description: ['Bildunterschrift', 'Caption'],
  embed: ['Adresse', 'Address'],
  embed_code: ['Starmate-Code', 'Starmate code'],
  event: ['Termin', 'Event'],
  extra_class: ['Darstellung', 'Style'],
  headline: ['Überschrift', 'Headline'],
  headline_level: ['Ebene', 'Level'],
  image: ['Bild', 'Picture'],
  image_alt: ['Alternativtext', 'Alternative text'],
  image_copyright: ['Bildnachweis', 'Credit'],
  is_multiple: ['Mehrere Fragen gleichzeitig offen', 'Several questions open at once'],
  layout: ['Aufteilung', 'Layout'],
  length: ['Dauer', 'Length'],
  link: ['Linkziel', 'Link target'],
  link_text: ['Linktext', 'Link text'],
  link_url: ['Adresse des Links', 'Address of the link'],
  name: ['Name', 'Name'],
  open_new_window: ['In neuem Fenster öffnen', 'Open in a new window'],
  preline: ['Oberzeile', 'Line above'],
  role: ['Rolle', 'Role'],
  subline: ['Unterzeile', 'Line below'],
  text: ['Text', 'Text'],
  title: ['Titel', 'Title'],
  video_url: ['Adresse des Videos', 'Address of the video'],
};

/** Where a module means something of its own by a field's name. */
const fieldsOfModules: Partial<Record<ModuleName, Readonly<Record<string, Words>>>> = {
  headline: { content: ['Überschrift', 'Headline'] },
  link: { content: ['Linktext', 'Link text'] },
  quote: { content: ['Zitat', 'Quote'] },
  'faq-item': { content: ['Frage', 'Question'], text: ['Antwort', 'Answer'] },
  'event-list': { children: ['Termine', 'Events'] },
};

const labelIn = (words: Readonly<Record<string, Words>>, key: string, locale: Locale): string | null => {
  const found = Object.hasOwn(words, key) ? words[key] : undefined;
  return found ? found[locale === 'de' ? 0 : 1] : null;
};

/** A field that nobody named keeps its own name. */
export function fieldLabel(field: string, locale: Locale, module?: ModuleName): string {
  const own = module ? labelIn(fieldsOfModules[module] ?? {}, field, locale) : null;
  return own ?? labelIn(fields, field, locale) ?? field;
}
