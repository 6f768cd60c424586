/** German names and descriptions of modules, for the list of modules to add. */
import type { ModuleName } from '#domain/modules/modules.ts';

export type ModuleNames = Readonly<Record<ModuleName, readonly [name: string, description: string]>>;

export const moduleNamesDe: ModuleNames = {
  head: ['Kopf der Seite', 'Titel, Bild, Text, Link; Angaben für Suchmaschinen'],
  headline: ['Überschrift', 'Mit einer Zeile darüber und darunter'],
  text: ['Text', 'Absätze, Listen, Hervorhebungen, Links'],
  link: ['Link', 'Als Schaltfläche oder Textzeile'],
  quote: ['Zitat', 'Mit Namen, oder als gestrichener Spieltext'],
  faq: ['Fragen und Antworten', 'Fragen, die sich aufklappen lassen'],
  image: ['Bild', 'In fünf Größen, mit Bildunterschrift'],
  'image-list': ['Bilderliste', 'Zum Schieben oder als Raster'],
  video: ['Video', 'YouTube oder Vimeo, mit Standbild'],
  'video-list': ['Videoliste', 'Mehrere Videos nebeneinander'],
  audio: ['Audio', 'Spotify, SoundCloud, Podcasts'],
  viewer: ['Blätterheft oder 3D-Modell', 'Issuu, Yumpu, Sketchfab'],
  social: ['Social-Media-Beitrag', 'Ein Beitrag aus einem Netzwerk'],
  'full-teaser': ['Großer Teaser', 'Über die ganze Breite, mit Bild'],
  'teaser-list': ['Teaserliste', 'Bild, Titel und Link, nebeneinander'],
  'logo-list': ['Logoliste', 'Partner und Förderer'],
  'event-list': ['Terminliste', 'Von Hand gewählte Vorstellungen'],
  starmate: ['Starmate-Formular', 'Ein Formular des Dienstes Starmate'],
  container: ['Spalten', 'Zwei oder drei Spalten in sechs Aufteilungen'],
  'faq-item': ['Frage', 'Eine Frage mit ihrer Antwort'],
  teaser: ['Teaser', 'Bild, Titel und Link'],
  'video-item': ['Video', 'Ein Video der Liste'],
  logo: ['Logo', 'Ein Logo der Liste'],
  'event-item': ['Termin', 'Eine Vorstellung'],
};
