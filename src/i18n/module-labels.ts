/** What modules, their fields and their choices are called. Only editors and reports of imports need it. */
import type { Locale } from '#domain/locales.ts';
import type { ModuleName } from '#domain/modules.ts';

type Words = readonly [de: string, en: string];

const pick = ([de, en]: Words, locale: Locale): string => (locale === 'de' ? de : en);

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

const choices: Readonly<Record<string, Words>> = {
  'alias.normal': ['Normal', 'Normal'],
  'alias.big': ['Groß', 'Big'],
  'alias.small': ['Klein', 'Small'],
  'alias.horizontal': ['Querformat (1240 × 700)', 'Horizontal (1240 × 700)'],
  'alias.vertical': ['Hochformat (400 × 500)', 'Vertical (400 × 500)'],
  'extra_class.default': ['Text auf dem Bild', 'Text on the picture'],
  'extra_class.image-right': ['Bild rechts', 'Picture on the right'],
  'extra_class.image-left': ['Bild links', 'Picture on the left'],
  'extra_class.primary': ['Schaltfläche', 'Button'],
  'extra_class.secondary': ['Textlink', 'Line of text'],
  'extra_class.standard': ['Standard', 'Standard'],
  'extra_class.struck': ['Gestrichener Text', 'Struck text'],
  'extra_class.slide': ['Zum Weiterschieben', 'To be slid'],
  'extra_class.small': ['Klein', 'Small'],
  'extra_class.slider': ['Zum Weiterschieben', 'To be slid'],
  'extra_class.grid': ['Raster', 'Grid'],
  'headline_level.2': ['Ebene 2', 'Level 2'],
  'headline_level.3': ['Ebene 3', 'Level 3'],
  'headline_level.4': ['Ebene 4', 'Level 4'],
  'layout.100': ['Eine Spalte', 'One column'],
  'layout.67-33': ['Zwei Drittel, ein Drittel', 'Two thirds, one third'],
  'layout.33-67': ['Ein Drittel, zwei Drittel', 'One third, two thirds'],
  'layout.50-50': ['Zwei Hälften', 'Two halves'],
  'layout.33-33-33': ['Drei Drittel', 'Three thirds'],
  'layout.25-50-25': ['Viertel, Hälfte, Viertel', 'Quarter, half, quarter'],
};

const labelIn = (words: Readonly<Record<string, Words>>, key: string, locale: Locale): string | null => {
  const found = Object.hasOwn(words, key) ? words[key] : undefined;
  return found ? pick(found, locale) : null;
};

export function moduleLabel(name: ModuleName, locale: Locale): string {
  return pick(modules[name], locale);
}

/** A field that nobody named keeps its own name. */
export function fieldLabel(field: string, locale: Locale, module?: ModuleName): string {
  const own = module ? labelIn(fieldsOfModules[module] ?? {}, field, locale) : null;
  return own ?? labelIn(fields, field, locale) ?? field;
}

export function choiceLabel(field: string, value: string | number, locale: Locale): string {
  return labelIn(choices, `${field}.${value}`, locale) ?? String(value);
}
