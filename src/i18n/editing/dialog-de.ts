/** German texts of the edit dialogs and pickers. The English table has their type. */
export const dialogDe = {
  // All dialogs
  put_away: 'Nicht übernommen.',
  bring_back: 'Wieder öffnen',
  cancel: 'Abbrechen',
  apply: 'Übernehmen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  remove: 'Entfernen',
  search: 'Suchen',
  try_again: 'Noch einmal versuchen',
  german: 'Deutsch',
  english: 'Englisch',
  not_reached: 'Der Server ist nicht zu erreichen. Nichts ist verloren: Versuchen Sie es gleich noch einmal.',
  not_done: 'Das hat nicht geklappt. Ihre Eingaben sind noch da.',
  first_mistakes: 'Bitte prüfen Sie die markierten Felder.',

  // Links in texts
  link: 'Link',
  link_address: 'Adresse',
  link_hint: 'Ohne Zusatz beginnt die Adresse mit https://',
  link_wrong:
    'Das ist keine Adresse, die wir verlinken. Möglich sind https://…, mailto:…, tel:… oder ein Pfad wie /de/termine.',
  link_set: 'Link setzen',
  link_remove: 'Link entfernen',
  link_search: 'Seite, Stück oder Person suchen',
  new_window: 'In neuem Fenster öffnen',

  // Form of a module
  edit_module: (name: string) => `${name} bearbeiten`,
  items: 'Einträge',
  item: (name: string, number: number) => `${name} ${number}`,
  item_add: (name: string) => `${name} hinzufügen`,
  item_up: (name: string) => `${name} nach oben`,
  item_down: (name: string) => `${name} nach unten`,
  item_remove: (name: string) => `${name} entfernen`,
  item_moved: (name: string, position: number, count: number) =>
    `${name}: jetzt an Stelle ${position} von ${count}`,
  item_removed: (name: string, left: number) => `${name} entfernt, noch ${left} in der Liste`,
  item_none: 'Noch keine Einträge.',

  // Link target
  target: 'Wohin',
  target_none: 'Noch kein Ziel',
  target_own: 'Auf dieser Website',
  target_address: 'Andere Adresse',
  target_kinds: {
    page: 'Seite',
    production: 'Stück',
    person: 'Person',
    press: 'Presse',
    subscription: 'Abo',
    form: 'Formular',
    screen: 'Übersicht',
  },
  target_offline: 'noch offline',

  // Embeds
  embed_hint: (hosts: string) => `Adresse oder Einbettungscode von ${hosts}`,
  embed_found: (name: string, id: string) => `Erkannt: ${name}, ${id}`,
  embed_host: (hosts: string) => `Das ist keine Adresse, die wir einbetten. Möglich sind: ${hosts}.`,
  embed_id:
    'Der Anbieter stimmt, die Adresse nicht. Kopieren Sie die des Beitrags selbst oder seinen Einbettungscode.',

  // Pictures
  picture_choose: 'Bild wählen',
  picture_other: 'Anderes Bild wählen',
  picture_edit: 'Alternativtext und Ausschnitt',
  picture_use: 'Bild verwenden',
  picture_none: 'Noch kein Bild',
  picture_details: 'Bild beschreiben',
  pictures_found: (count: number) => (count === 1 ? '1 Bild' : `${count} Bilder`),
  pictures_none: 'Kein Bild gefunden. Suchen Sie nach einem anderen Wort oder laden Sie ein Bild hoch.',
  pictures_more: 'Weitere Bilder',
  upload: 'Bild hochladen',
  upload_drop: 'Ein Bild hierher ziehen oder auswählen (JPG, PNG, WebP, AVIF, GIF)',
  upload_one: 'und weitere: Hier geht nur ein Bild auf einmal. Mehrere nimmt die Mediathek.',
  uploading: (name: string) => `„${name}“ wird hochgeladen`,
  alt: 'Alternativtext',
  alt_hint: 'Was ist zu sehen? Ein Satz für alle, die das Bild nicht sehen.',
  decorative: 'Nur Schmuck: das Bild wird nicht vorgelesen',
  caption: 'Bildunterschrift',
  credit: 'Bildnachweis',
  credit_hint: 'Wer hat das Bild gemacht?',
  focal: 'Bildmitte',
  focal_hint:
    'Klicken Sie auf das Motiv, oder verschieben Sie den Punkt mit den Pfeiltasten. Zuschnitte richten sich danach.',
  focal_at: (x: number, y: number) => `${Math.round(x * 100)} % von links, ${Math.round(y * 100)} % von oben`,
  print: 'Druck',
  prints: {
    'as-is': 'Wie das Foto',
    'line-screen': 'Als Strichraster',
    'two-inks': 'In den zwei Farben der Seite',
  },
  back_to_library: 'Zurück zur Auswahl',

  // Events
  event_search: 'Stück oder Titel',
  event_day: 'Ab Tag',
  event_none: 'Noch kein Termin',
  event_choose: 'Termin wählen',

  // Search lists
  results: (count: number) =>
    count === 0 ? 'Nichts gefunden' : count === 1 ? '1 Treffer' : `${count} Treffer`,
  searching: 'Sucht …',

  // Pages
  page_settings: 'Seite einstellen',
  page_new: 'Neue Seite',
  page_title: 'Titel',
  page_slug: 'Adresse',
  page_slug_moved: 'Die alte Adresse leitet danach auf die neue weiter.',
  page_slug_wrong: 'Nur Kleinbuchstaben, Ziffern und Bindestriche.',
  page_parent: 'Steht unter',
  page_top: 'Oberste Ebene',
  page_place: 'Reihenfolge unter ihren Geschwistern',
  page_earlier: 'Weiter nach vorn',
  page_later: 'Weiter nach hinten',
  page_at: (position: number, count: number, before?: string, after?: string) =>
    [`Stelle ${position} von ${count}`, before && `hinter „${before}“`, after && `vor „${after}“`]
      .filter(Boolean)
      .join(', '),
  page_where: 'Wo soll sie stehen?',
  page_below: (title: string) => `Unter „${title}“`,
  page_beside: (title: string) => `Neben „${title}“`,
  is_online: 'Online',
  is_online_hint: 'Besucher sehen die Seite erst, wenn sie online und ihr Inhalt veröffentlicht ist.',
  is_clickable: 'In Menüs anklickbar',
  in_menu: 'Im Hauptmenü',
  in_footer: 'In der Fußzeile',
  has_tab_navigation: 'Geschwister als Reiter zeigen',
  length_of: (length: number, best: number) => `${length} von etwa ${best} Zeichen`,
  page_create: 'Seite anlegen',
  page_offline: 'Offline nehmen',
  page_delete: 'Seite löschen',
  page_delete_sure: (title: string) => `„${title}“ löschen? Die Seite verschwindet sofort für alle.`,
  page_deleted: (title: string) => `„${title}“ ist gelöscht.`,
  page_restore: 'Wiederherstellen',
  page_leave: 'Zur Startseite',
};

export type DialogLabels = typeof dialogDe;
