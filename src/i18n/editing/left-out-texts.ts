/** Sentences about drafts that pages are shown without; the server sends them. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  field: (title: string, field: string, why: string) =>
    `Der Entwurf von „${title}“ fehlt auf dieser Seite. Feld „${field}“: ${why}`,
  busy: (title: string) =>
    `Der Entwurf von „${title}“ fehlt auf dieser Seite: Jemand schreibt gerade daran. Laden Sie die Seite neu.`,
  other: (title: string) =>
    `Der Entwurf von „${title}“ fehlt auf dieser Seite: Er passt nicht mehr zu dem, was öffentlich ist. Öffnen Sie sein Formular.`,
  unpublished: (title: string, field: string, why: string) =>
    `Nicht veröffentlicht: der Entwurf von „${title}“. Feld „${field}“: ${why}`,
};

const en: typeof de = {
  field: (title, field, why) => `The draft of “${title}” is missing on this page. Field “${field}”: ${why}`,
  busy: (title) =>
    `The draft of “${title}” is missing on this page: somebody is writing it just now. Load the page again.`,
  other: (title) =>
    `The draft of “${title}” is missing on this page: it does not fit any more what is public. Open its form.`,
  unpublished: (title, field, why) => `Not published: the draft of “${title}”. Field “${field}”: ${why}`,
};

export const leftOutTexts = inLanguages(de, en);
