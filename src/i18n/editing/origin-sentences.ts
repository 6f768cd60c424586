/** Sentences about the origin of a visible text; sent by the server. */
import type { Origin } from '#domain/resources/origin.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  record: (resource: string, title: string, field: string) =>
    `Dieser Text kommt aus „${title}“ (${resource}), Feld „${field}“.`,
  picture: (title: string) => `Das ist das Bild „${title}“ aus der Bibliothek.`,
  page: (title: string) => `Dieser Text kommt von der Seite „${title}“.`,
  interface: 'Dieses Wort gehört zur Oberfläche und ist fest.',
  config: 'Dieser Text gehört zu den festen Angaben des Hauses: site.config.ts.',
  computed: 'Diese Angabe setzt die Website aus Tagen, Zeiten und Zahlen zusammen.',
  unknown: 'Woher dieser Text kommt, ist nicht bekannt.',
};

type Sentences = typeof de;

const en: Sentences = {
  record: (resource, title, field) => `This text comes from “${title}” (${resource}), field “${field}”.`,
  picture: (title) => `This is the picture “${title}” of the library.`,
  page: (title) => `This text comes from the page “${title}”.`,
  interface: 'This word is part of the interface and fixed.',
  config: 'This text is one of the fixed facts of the house: site.config.ts.',
  computed: 'The website makes this of days, times and numbers.',
  unknown: 'Where this text comes from is not known.',
};

const sentences = inLanguages(de, en);

export function originSentence(origin: Origin, locale: Parameters<typeof sentences>[0]): string {
  const texts = sentences(locale);
  switch (origin.kind) {
    case 'record':
      if (origin.resource === 'media' && origin.field === 'file') return texts.picture(origin.title);
      return texts.record(origin.resource_label, origin.title, origin.field_label);
    case 'page':
      return texts.page(origin.title);
    default:
      return texts[origin.kind];
  }
}
