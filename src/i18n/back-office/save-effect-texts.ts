/** Messages of a form before and after a record is removed, goes offline or gets another address. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  to_list: 'Zur Liste',
  remove: 'Entfernen',
  remove_title: '{name} entfernen?',
  remove_text: 'Es verschwindet sofort von der Website. Sie können es danach zurückholen.',
  remove_offline_text: 'Besucher sehen es schon jetzt nicht. Sie können es danach zurückholen.',
  remove_used: {
    one: 'Darauf verweist 1 Eintrag. Dort bleibt die Stelle leer:',
    many: 'Darauf verweisen {count} Einträge. Dort bleibt die Stelle leer:',
  },
  remove_held: 'Das geht erst, wenn diese Einträge nicht mehr darauf verweisen:',
  remove_changed:
    'Inzwischen hat sich etwas geändert. Laden Sie die Seite neu und sehen Sie es sich noch einmal an.',
  not_removed: {
    unreachable: 'Noch nicht entfernt: Der Server ist nicht zu erreichen.',
    'logged-out': 'Noch nicht entfernt: Sie sind abgemeldet.',
    forbidden: 'Nicht entfernt: Ihr Konto darf das nicht.',
    gone: 'Jemand anderes hat es schon entfernt.',
    failed: 'Noch nicht entfernt. Versuchen Sie es noch einmal.',
  },
  removed: '{name} ist entfernt.',
  restore: 'Zurückholen',
  offline_title: '{name} offline nehmen?',
  offline_text: {
    one: 'Besucher sehen es nicht mehr. Darauf verweist ein Eintrag:',
    many: 'Besucher sehen es nicht mehr. Darauf verweisen {count} Einträge:',
  },
  offline_do: 'Offline nehmen und speichern',
  rename_title: 'Neuer Name des Spielorts',
  rename_text:
    'Auf seiner Seite und in der Liste der Spielorte steht dann »{name}«. Spielplan, Filter, Kalender und Plan nennen ihn weiter »{configured}«: Diesen Namen hat site.config.ts. Bitten Sie die Technik, ihn auch dort zu ändern.',
  rename_do: 'Mit neuem Namen speichern',
  slug_title: 'Neue Adresse',
  slug_text: 'Die alte Adresse steht in Lesezeichen, Suchmaschinen und gedruckten Heften.',
  slug_leads_on: 'Wer die alte Adresse aufruft, kommt von selbst auf die neue.',
  slug_redirect: 'Von der alten Adresse weiterleiten',
  slug_do: 'Mit neuer Adresse speichern',
  slug_redirect_failed: 'Gespeichert. Die Weiterleitung von {path} fehlt noch: {reason}',
};

const en: typeof de = {
  to_list: 'To the list',
  remove: 'Remove',
  remove_title: 'Remove {name}?',
  remove_text: 'It disappears from the site at once. You can bring it back afterwards.',
  remove_offline_text: 'Visitors do not see it as it is. You can bring it back afterwards.',
  remove_used: {
    one: '1 record refers to it. The place stays empty there:',
    many: '{count} records refer to it. The place stays empty there:',
  },
  remove_held: 'This is possible once these records no longer refer to it:',
  remove_changed: 'Something has changed meanwhile. Load the page again and have another look.',
  not_removed: {
    unreachable: 'Not removed yet: the server cannot be reached.',
    'logged-out': 'Not removed yet: you are logged out.',
    forbidden: 'Not removed: your account may not do that.',
    gone: 'Somebody else has removed it already.',
    failed: 'Not removed yet. Try once more.',
  },
  removed: '{name} is removed.',
  restore: 'Bring it back',
  offline_title: 'Take {name} offline?',
  offline_text: {
    one: 'Visitors no longer see it. One record refers to it:',
    many: 'Visitors no longer see it. {count} records refer to it:',
  },
  offline_do: 'Take offline and save',
  rename_title: 'A new name of the venue',
  rename_text:
    'Its own page and the list of venues will then say “{name}”. Schedule, filters, calendar and plan still say “{configured}”: this is the name in site.config.ts. Ask your technicians to change it there as well.',
  rename_do: 'Save with the new name',
  slug_title: 'A new address',
  slug_text: 'The old address is in bookmarks, search engines and printed booklets.',
  slug_leads_on: 'Whoever opens the old address is taken to the new one.',
  slug_redirect: 'Redirect from the old address',
  slug_do: 'Save with the new address',
  slug_redirect_failed: 'Saved. The redirect from {path} is still missing: {reason}',
};

export const saveEffectTexts = inLanguages(de, en);
