/** Texts of an empty list, with and without filters; sent by its loader. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  events: {
    none: 'Zu dieser Auswahl gibt es keine Termine.',
    none_hint: 'Nehmen Sie einen Filter weg oder wählen Sie einen anderen Tag.',
    reset: 'Filter zurücksetzen',
    none_yet: 'Zurzeit ist kein Abend angesetzt.',
    none_yet_hint: 'Die nächsten Termine stehen hier, sobald sie feststehen.',
    elsewhere: 'Alle Stücke',
  },
  productions: {
    none: 'Zu dieser Auswahl gibt es kein Stück.',
    none_hint: 'Nehmen Sie einen Filter weg, dann sehen Sie wieder mehr.',
    reset: 'Filter zurücksetzen',
    none_yet: 'Zurzeit ist kein Stück angekündigt.',
    none_yet_hint: 'Die nächsten Stücke stehen hier, sobald sie feststehen.',
    elsewhere: 'Zum Kalender',
  },
  subscriptions: {
    none: 'Zu dieser Auswahl gibt es kein Abo.',
    none_hint: 'Nehmen Sie einen Filter weg, oder fragen Sie den Abo Service: Vieles geht am Telefon.',
    reset: 'Filter zurücksetzen',
    none_yet: 'Zurzeit gibt es kein Abo.',
    none_yet_hint:
      'Die nächsten Abos stehen hier, sobald sie feststehen. Der Abo Service sagt, was schon geht.',
    elsewhere: 'Zum Kalender',
  },
  ensemble: {
    none: 'Hier ist gerade niemand.',
    none_hint: 'In dieser Verbindung arbeitet zurzeit niemand am Haus.',
    reset: 'Das ganze Ensemble zeigen',
    none_yet: 'Hier steht noch niemand.',
    none_yet_hint: 'Wer in einem Stück spielt, steht auch auf dessen Seite.',
    elsewhere: 'Alle Stücke',
  },
  'people-teams': {
    none: 'Hier ist gerade niemand.',
    none_hint: 'Diese Aufgabe hat zurzeit niemand.',
    reset: 'Alle Regieteams',
    none_yet: 'Hier steht noch niemand.',
    none_yet_hint: 'Wer ein Stück gemacht hat, steht auch auf dessen Seite.',
    elsewhere: 'Alle Stücke',
  },
};

const en: typeof de = {
  events: {
    none: 'There are no dates for this choice.',
    none_hint: 'Take a filter away or choose another day.',
    reset: 'Reset filters',
    none_yet: 'No evening is planned at the moment.',
    none_yet_hint: 'The next dates will be here as soon as they are fixed.',
    elsewhere: 'All plays',
  },
  productions: {
    none: 'There is no play for this choice.',
    none_hint: 'Take a filter away and you will see more again.',
    reset: 'Reset filters',
    none_yet: 'No play is announced at the moment.',
    none_yet_hint: 'The next plays will be here as soon as they are fixed.',
    elsewhere: 'To the calendar',
  },
  subscriptions: {
    none: 'No subscription fits this choice.',
    none_hint: 'Take a filter away, or ask the subscription service: much can be done by phone.',
    reset: 'Reset filters',
    none_yet: 'There are no subscriptions at the moment.',
    none_yet_hint:
      'The next ones will be here as soon as they are fixed. The subscription service knows what can be had already.',
    elsewhere: 'To the calendar',
  },
  ensemble: {
    none: 'Nobody here at the moment.',
    none_hint: 'There is no one at the house who is both.',
    reset: 'See the whole ensemble',
    none_yet: 'Nobody is listed here yet.',
    none_yet_hint: 'Whoever is in a play is also named on its page.',
    elsewhere: 'All plays',
  },
  'people-teams': {
    none: 'Nobody here at the moment.',
    none_hint: 'Nobody has this position at the moment.',
    reset: 'All artistic teams',
    none_yet: 'Nobody is listed here yet.',
    none_yet_hint: 'Whoever made a play is also named on its page.',
    elsewhere: 'All plays',
  },
};

export type FilteredList = keyof typeof de;

export const emptyListTexts = inLanguages(de, en);

/** Texts for a page beyond the end of a list. */
export const pastTheEndTexts = inLanguages(
  {
    title: 'So weit reicht die Liste nicht.',
    hint: 'Eine Seite mit dieser Nummer hat sie nicht.',
    label: 'Zum Anfang der Liste',
  },
  {
    title: 'The list does not go this far.',
    hint: 'It has no page of this number.',
    label: 'To the start of the list',
  },
);

/** Texts for an address with a filter that does not exist, as of a link from elsewhere. */
export const unknownFilterTexts = inLanguages(
  {
    title: 'Diesen Filter gibt es hier nicht.',
    hint: 'Vielleicht ist der Link alt oder nicht vollständig.',
    label: 'Liste ohne ihn zeigen',
  },
  {
    title: 'There is no such filter here.',
    hint: 'The link may be old or incomplete.',
    label: 'Show the list without it',
  },
);
