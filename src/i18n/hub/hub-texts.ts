/** Texts of the hub's start page, sent by its loader. */
import type { IssueKind } from '#domain/hub/hub.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Übersicht',
  people: 'Zuletzt hier: {names}.',
  new_event: 'Neuer Termin',
  tonight: 'Heute Abend',
  today: 'Heute',
  next_day: 'Heute spielt nichts. Als Nächstes: {day}',
  no_events: 'Es steht kein Termin auf dem Spielplan.',
  now: 'jetzt',
  states: {
    cancelled: 'Abgesagt',
    past: 'vorbei',
    premiere: 'Premiere',
    sold_out: 'ausverkauft',
    substitute: 'mit Ersatz',
    time_open: 'Uhrzeit offen',
    on_tour: 'Gastspiel',
  },
  care: 'Braucht Pflege',
  care_none: 'Nichts. Alles ist beschrieben, verlinkt und veröffentlicht.',
  backup: {
    none: 'Es gibt keine Sicherung.',
    late: 'Die letzte Sicherung ist vom {moment}.',
    untried: 'Die letzte Sicherung, die sich zurückspielen ließ, ist vom {moment}.',
    never_tried: 'Ob sich die Sicherungen zurückspielen lassen, hat noch niemand erprobt.',
    remedy: 'Geben Sie denen Bescheid, die den Server betreiben.',
  },
  care_more: 'und {count} weitere',
  care_field: 'und 1 weiteres Feld',
  care_fields: 'und {count} weitere Felder',
  care_all: 'Alle {count} zeigen',
  nameless: 'ohne Namen',
  planned: 'Geplant',
  planned_none: 'Nichts geplant. Das Datum zum Veröffentlichen wählen Sie in der Leiste über der Seite.',
  plans: {
    publish: '{title} wird veröffentlicht',
    offline: '{title} geht offline',
    change: '{title} ändert sich',
  },
  presale: { one: 'Vorverkauf, 1 Termin', many: 'Vorverkauf, {count} Termine' },
  languages: { de: 'Deutsch', en: 'Englisch' },
  drafts: 'Noch nicht öffentlich',
  draft: 'Entwurf',
  changes: 'Getan',
  changes_none: 'Noch hat niemand etwas geändert.',
  log: 'Ganzes Protokoll',
  directory: 'Alle Bereiche',
  how_to: 'So geht es',
  kinds: {
    'plan-failed': 'Geplantes ist nicht passiert',
    'legal-page-missing': 'Rechtlich nötige Seiten fehlen',
    'offline-in-menu': 'Offline, aber im Menü',
    'play-offline-with-dates': 'Stücke offline, Termine online',
    'unknown-stage': 'Auf einer Bühne, die es nicht mehr gibt',
    'event-without-tickets': 'Termine ohne Kartenlink',
    'event-without-price': 'Termine ohne Preis',
    'picture-without-credit': 'Bilder ohne Bildnachweis',
    'picture-without-alt': 'Bilder ohne Alternativtext',
    'play-without-picture': 'Stücke ohne Bild',
    'missing-english': 'Englisch fehlt',
    'not-found-address': 'Nicht gefunden, ohne Weiterleitung',
    held: 'Von Hand geändert, anders als die Datei',
    'old-draft': 'Seit zwei Wochen nicht veröffentlicht',
  } satisfies Record<IssueKind, string>,
  /** `needs`: the permission without which it cannot be done. */
  how_tos: [
    {
      title: 'Einen Text ändern',
      steps: [
        'Öffnen Sie die Seite auf der Website und drücken Sie in der Leiste oben auf »Bearbeiten«.',
        'Klicken Sie in den Text und schreiben Sie. Gespeichert wird von selbst, die Leiste sagt, wann zuletzt.',
        'Besucher sehen die Änderung erst, wenn Sie auf »Veröffentlichen« drücken.',
      ],
    },
    {
      title: 'Eine Seite anlegen',
      needs: 'manage-pages' as const,
      steps: [
        'In der Leiste »Neue Seite« drücken: Titel, Adresse und Platz im Baum.',
        'Mit dem Plus zwischen den Modulen setzen Sie Überschriften, Texte, Bilder, Spalten und Listen ein.',
        'Eine neue Seite ist offline. Unter »Seiteneinstellungen« nehmen Sie sie ans Netz und ins Menü auf.',
      ],
    },
    {
      title: 'Ein Bild einsetzen',
      steps: [
        'Im Bildmodul »Bild wählen«, dann hochladen oder aus der Bibliothek nehmen.',
        'Schreiben Sie in den Alternativtext, was zu sehen ist, für alle, die das Bild nicht sehen. Nachweis: »Foto: Name«.',
        'Mit dem Brennpunkt bestimmen Sie, was im Hochformat stehen bleibt.',
      ],
    },
    {
      title: 'Englisch',
      steps: [
        'Derselbe Text auf der englischen Seite, oder beide Sprachen nebeneinander im Dialog des Moduls.',
        'Wo Englisch fehlt, lesen Besucher Deutsch, als Deutsch gekennzeichnet.',
      ],
    },
    {
      title: 'Ein Versehen zurücknehmen',
      steps: [
        'Strg und Z, oder der Pfeil in der Leiste, Schritt für Schritt.',
        'Ältere Fassungen stehen unter »Verlauf«. Zurückholen ändert nur den Entwurf, und auch das lässt sich zurücknehmen.',
        'Auch gelöschte Module und Seiten stehen im Verlauf und kommen von dort zurück.',
      ],
    },
    {
      title: 'Ohne Maus',
      steps: [
        'Mit Tab von Modul zu Modul, mit der Eingabetaste hinein, mit Escape wieder heraus.',
        'Alt und Pfeiltasten verschieben ein Modul; jede Taste steht auch als Knopf am Modul.',
        'In einem Formular sichert Strg S, was unten am Knopf steht.',
      ],
    },
  ],
};

export type HubTexts = typeof de;

const en: HubTexts = {
  title: 'Overview',
  people: 'Here lately: {names}.',
  new_event: 'New date',
  tonight: 'Tonight',
  today: 'Today',
  next_day: 'Nothing is on today. Next: {day}',
  no_events: 'There is no date in the schedule.',
  now: 'now',
  states: {
    cancelled: 'Cancelled',
    past: 'over',
    premiere: 'Premiere',
    sold_out: 'sold out',
    substitute: 'with a substitute',
    time_open: 'time open',
    on_tour: 'on tour',
  },
  care: 'Needs care',
  care_none: 'Nothing. Everything is described, linked and published.',
  backup: {
    none: 'There is no backup.',
    late: 'The last backup is from {moment}.',
    untried: 'The last backup that could be restored is from {moment}.',
    never_tried: 'Nobody has tried yet whether the backups can be restored.',
    remedy: 'Tell those who run the server.',
  },
  care_more: 'and {count} more',
  care_field: 'and 1 more field',
  care_fields: 'and {count} more fields',
  care_all: 'Show all {count}',
  nameless: 'without a name',
  planned: 'Planned',
  planned_none: 'Nothing is planned. Choose the date to publish in the bar above the page.',
  plans: { publish: '{title} is published', offline: '{title} goes offline', change: '{title} changes' },
  presale: { one: 'Presale of 1 date', many: 'Presale of {count} dates' },
  languages: { de: 'German', en: 'English' },
  drafts: 'Not public yet',
  draft: 'Draft',
  changes: 'Done',
  changes_none: 'Nobody has changed anything yet.',
  log: 'The whole log',
  directory: 'All sections',
  how_to: 'How to',
  kinds: {
    'plan-failed': 'Plans that were not carried out',
    'legal-page-missing': 'Legally required pages are missing',
    'offline-in-menu': 'Offline, but in a menu',
    'play-offline-with-dates': 'Plays offline, dates online',
    'unknown-stage': 'On a stage that no longer exists',
    'event-without-tickets': 'Dates without a ticket link',
    'event-without-price': 'Dates without a price',
    'picture-without-credit': 'Pictures without a credit',
    'picture-without-alt': 'Pictures without alternative text',
    'play-without-picture': 'Plays without a picture',
    'missing-english': 'English is missing',
    'not-found-address': 'Not found, without a redirect',
    held: 'Changed by hand, unlike the file',
    'old-draft': 'Unpublished for two weeks',
  },
  how_tos: [
    {
      title: 'Change a text',
      steps: [
        'Open the page on the website and press “Edit” in the bar at the top.',
        'Click into the text and write. It saves itself, and the bar says when it last did.',
        'Visitors see the change only after you press “Publish”.',
      ],
    },
    {
      title: 'Make a page',
      needs: 'manage-pages' as const,
      steps: [
        'Press “New page” in the bar: title, address and place in the tree.',
        'The plus between modules adds headlines, texts, pictures, columns and lists.',
        'A new page is offline. “Page settings” put it online and into the menu.',
      ],
    },
    {
      title: 'Add a picture',
      steps: [
        'In the picture module press “Choose picture”, then upload one or take one from the library.',
        'The alternative text says what can be seen, for those who do not see the picture. Credit: “Photo: name”.',
        'The focal point decides what stays in upright formats.',
      ],
    },
    {
      title: 'English',
      steps: [
        'The same text on the English page, or both languages side by side in the module’s dialog.',
        'Where English is missing, visitors read German, marked as German.',
      ],
    },
    {
      title: 'Take something back',
      steps: [
        'Ctrl and Z, or the arrow in the bar, step by step.',
        'Older versions are under “History”. Restoring changes only the draft, and can be taken back itself.',
        'Deleted modules and pages are in the history as well, and come back from there.',
      ],
    },
    {
      title: 'Without a mouse',
      steps: [
        'Tab from module to module, Enter to go in, Escape to come out.',
        'Alt and the arrow keys move a module; every key is a button on the module as well.',
        'In a form Ctrl S does what the button at its foot says.',
      ],
    },
  ],
};

export const hubTexts = inLanguages(de, en);
