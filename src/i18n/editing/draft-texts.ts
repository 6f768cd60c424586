/** Texts about drafts in the browser. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  put_back: 'Wiederhergestellt, was beim letzten Mal noch nicht gespeichert war.',
  left_behind: (count: number) =>
    count === 1 ? 'Ein Text wartet auf Ihre Entscheidung.' : `${count} Texte warten auf Ihre Entscheidung.`,
  look: 'Ansehen',
  not_kept: 'Dieser Browser bewahrt nichts auf. Gespeichert wird nur auf dem Server.',
  not_kept_short: 'Ohne Zwischenspeicher',
  waiting: (count: number) => `Nicht übernommen: ${count}`,
  title: 'Nicht übernommen',
  nothing: 'Hier wartet nichts mehr.',
  explain:
    'Diese Texte waren nicht gespeichert und passen nicht mehr von selbst auf die Seite. Sie bleiben hier, bis Sie entscheiden.',
  elsewhere: 'Noch nicht gespeichert auf anderen Seiten',
  elsewhere_text: 'Kommt zurück, sobald Sie die Seite zum Bearbeiten öffnen.',
  open_page: (title: string) => `${title} öffnen`,
  record: 'Eintrag dieser Seite',
  reasons: {
    changed: 'Inzwischen von jemand anderem geändert',
    gone: 'Das Modul oder sein Platz wurde inzwischen gelöscht',
    schema: 'Dieses Feld gibt es nicht mehr',
    dialog: 'Im Dialog geschrieben, nicht übernommen',
    removal: 'Sie hatten es gelöscht; jemand anderes hat es inzwischen geändert. Es steht noch da.',
    settings: 'Geändert, nicht gespeichert',
  },
  on_page: 'Auf der Seite',
  written_at: (time: string) => `geschrieben ${time}`,
  language: { de: 'Deutsch', en: 'Englisch' },
  copy: 'Text kopieren',
  copied: 'Text kopiert.',
  not_copied: 'Der Text ließ sich nicht kopieren. Markieren Sie ihn von Hand.',
  put_in: 'Einsetzen',
  open_settings: 'Wieder öffnen',
  was_put_in: 'Eingesetzt. Das lässt sich rückgängig machen.',
  discard: 'Verwerfen',
  discard_really: 'Wirklich verwerfen?',
  understood: 'Gelesen',
  discarded: 'Verworfen.',
};

type JournalTexts = typeof de;

const en: JournalTexts = {
  put_back: 'What had not been saved last time is back.',
  left_behind: (count) =>
    count === 1 ? 'One text is waiting for your decision.' : `${count} texts are waiting for your decision.`,
  look: 'Look',
  not_kept: 'This browser keeps nothing. Changes are saved on the server only.',
  not_kept_short: 'Nothing kept here',
  waiting: (count) => `Not put back: ${count}`,
  title: 'Not put back',
  nothing: 'Nothing is waiting here any more.',
  explain:
    'These texts had not been saved and no longer fit the page by themselves. They stay here until you decide.',
  elsewhere: 'Not saved yet on other pages',
  elsewhere_text: 'It comes back as soon as you open the page for editing.',
  open_page: (title) => `Open ${title}`,
  record: 'Record of this page',
  reasons: {
    changed: 'Changed by somebody else meanwhile',
    gone: 'The module or its place has been deleted meanwhile',
    schema: 'This field no longer exists',
    dialog: 'Written in the dialog, never applied',
    removal: 'You had deleted it; somebody else has changed it since. It is still there.',
    settings: 'Changed, never saved',
  },
  on_page: 'On the page',
  written_at: (time) => `written ${time}`,
  language: { de: 'German', en: 'English' },
  copy: 'Copy text',
  copied: 'Text copied.',
  not_copied: 'The text could not be copied. Select it by hand.',
  put_in: 'Put in',
  open_settings: 'Open again',
  was_put_in: 'Put in. You can undo this.',
  discard: 'Discard',
  discard_really: 'Really discard?',
  understood: 'Got it',
  discarded: 'Discarded.',
};

export const draftTexts = inLanguages(de, en);
