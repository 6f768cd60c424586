/** Sentences about a page preview as of a moment; sent by the server. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  sentence: (moment: string, count: number) =>
    `Vorschau: So liest man diese Seite am ${moment}. ${
      count === 0
        ? 'Bis dahin ist nichts geplant.'
        : count === 1
          ? 'Eine geplante Änderung ist darin.'
          : `${count} geplante Änderungen sind darin.`
    }`,
  failure: (title: string, moment: string, why: string) =>
    `Nicht darin, weil es am ${moment} so nicht geschieht: „${title}“. ${why}`,
  reasons: {
    conflict: 'Ein Feld wurde seit der Planung öffentlich geändert.',
    invalid: 'So lässt es sich nicht mehr speichern.',
    gone: 'Es ist entfernt.',
    incomplete: 'Etwas ist noch nicht vollständig.',
    'german-first': 'Deutsch war noch nie öffentlich.',
    draft: 'Der Entwurf des Eintrags lässt sich so nicht veröffentlichen.',
    busy: 'Jemand schreibt gerade daran. Laden Sie die Vorschau neu.',
    error: 'Auf dem Server geht dabei etwas schief.',
  },
};

const en: typeof de = {
  sentence: (moment, count) =>
    `Preview: this is how the page reads on ${moment}. ${
      count === 0
        ? 'Nothing is planned until then.'
        : count === 1
          ? 'One planned change is in it.'
          : `${count} planned changes are in it.`
    }`,
  failure: (title, moment, why) =>
    `Not in it, as it will not happen like this on ${moment}: “${title}”. ${why}`,
  reasons: {
    conflict: 'A field has been changed in public since it was planned.',
    invalid: 'It can no longer be saved like this.',
    gone: 'It has been removed.',
    incomplete: 'Something is not complete yet.',
    'german-first': 'German has never been public.',
    draft: 'The draft of the record cannot be published like this.',
    busy: 'Somebody is writing it just now. Load the preview again.',
    error: 'Something goes wrong on the server.',
  },
};

export const previewTexts = inLanguages(de, en);
