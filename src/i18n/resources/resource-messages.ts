/** Messages of the validation of records, with the remedy. */
import type { ResourceIssue } from '#domain/resources/resource.ts';
import { closestWord } from '#domain/search/closest-word.ts';
import { stageNames } from '#domain/venues/venues.ts';
import { inLanguages } from '#i18n/in-languages.ts';

type Sentences = Record<ResourceIssue['rule'], (detail: number | string) => string>;

const de: Sentences = {
  contrast: (contrast) =>
    `Die beiden Farben sind sich zu ähnlich: Kontrast ${Number(contrast).toFixed(1).replace('.', ',')}, nötig sind 4,5. Bitte eine heller oder dunkler wählen.`,
  'choices-required': () => 'Dieses Feld braucht etwas zum Auswählen.',
  'end-before-start': () => 'Das Ende liegt nicht nach dem Anfang.',
  'end-too-late': () =>
    'Das Ende liegt mehr als einen Tag nach dem Anfang. Was länger dauert, hat mehrere Termine.',
  'field-name-taken': () => 'Zwei Felder haben denselben Namen.',
  'name-required': () => 'Ohne Stück braucht der Termin einen eigenen Namen.',
  'no-such-time': () => 'Das ist keine Uhrzeit. Es gehen zum Beispiel 19.30, 1930, 20 Uhr.',
  'path-reserved': () =>
    'Unter dieser Adresse steht schon etwas, das die Website selbst zeigt. Bitte eine andere wählen.',
  'redirect-circle': () =>
    'Diese Weiterleitung führt im Kreis zu ihrem eigenen Anfang zurück. Bitte ein anderes Ziel wählen.',
  'redirect-query': () => 'Weitergeleitet wird ein Pfad. Bitte ohne ? und # und was danach kommt.',
  'unknown-stage': (name) => {
    const suggestion = closestWord(String(name), stageNames);
    return `Die Spielstätte ${quoted(name)} gibt es nicht.${suggestion ? ` Gemeint ist wohl "${suggestion}".` : ''} Es gibt: ${stageNames.join(', ')}.`;
  },
  'video-id': () =>
    'Das ist keine Kennung eines Videos: bei YouTube 11 Zeichen, bei Vimeo eine Zahl. Keine Adresse und kein Einbettungscode.',
};

const en: Sentences = {
  contrast: (contrast) =>
    `The two colours are too much alike: contrast ${Number(contrast).toFixed(1)}, and 4.5 is needed. Choose one lighter or darker.`,
  'choices-required': () => 'This field needs something to choose from.',
  'end-before-start': () => 'The end does not come after the beginning.',
  'end-too-late': () =>
    'The end comes more than a day after the beginning. What lasts longer has several dates.',
  'field-name-taken': () => 'Two fields have the same name.',
  'name-required': () => 'Without a production the date needs a name of its own.',
  'no-such-time': () => 'This is no time. You can write for example 19.30, 1930, 8 pm.',
  'path-reserved': () =>
    'This address belongs to something that the website shows by itself. Choose another.',
  'redirect-circle': () =>
    'This redirect leads in a circle back to its own beginning. Choose another target.',
  'redirect-query': () => 'A path is redirected. Write it without ? and # and what follows them.',
  'unknown-stage': (name) => {
    const suggestion = closestWord(String(name), stageNames);
    return `There is no stage ${quoted(name)}.${suggestion ? ` Did you mean "${suggestion}"?` : ''} There are: ${stageNames.join(', ')}.`;
  },
  'video-id': () =>
    'This is not the id of a video: 11 characters at YouTube, a number at Vimeo. No address and no embed code.',
};

const quoted = (name: number | string) => JSON.stringify(String(name).slice(0, 60));

const sentences = inLanguages(de, en);

export function resourceIssueMessage({ rule, detail = '' }: ResourceIssue, locale: 'de' | 'en'): string {
  return sentences(locale)[rule](detail);
}
