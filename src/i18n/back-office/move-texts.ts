/** Texts of moving an event in the plan. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  region: 'Termin verschieben',
  heading: 'Verschieben: {title}',
  from: 'Bisher',
  to: 'Neu',
  place: 'Ort des Gastspiels',
  place_missing: 'Ein Gastspiel braucht einen Ort.',
  visible: 'Besucher sehen sofort den neuen Termin. Wer schon Karten hat, erfährt es nicht von hier.',
  invisible: 'Besucher sehen davon nichts: Der Termin ist nicht öffentlich.',
  internal: 'Besucher sehen davon nichts: Der Termin ist intern.',
  cancelled: 'Abgesagt bleibt er.',
  is_past: 'Der neue Termin liegt schon zurück.',
  clock: 'In dieser Nacht fehlt eine Stunde: Er beginnt um {time}.',
  draft: 'Der Entwurf, den es dazu gibt, bleibt Entwurf.',
  apply: 'Verschieben',
  cancel: 'Abbrechen',
  close: 'Schließen',
  open: 'Im Formular öffnen',
  writing: 'Wird geschrieben …',
  done: 'Verschoben auf {when}.',
  undo: 'Rückgängig machen',
  undone: 'Er steht wieder, wo er war.',
  stale:
    'Nichts ist verschoben: Den Termin hat inzwischen jemand geändert. Im Plan steht er, wie er jetzt ist.',
  stale_by:
    'Nichts ist verschoben: Den Termin hat {name} inzwischen geändert. Im Plan steht er, wie er jetzt ist.',
  failed: 'Nichts ist verschoben. Versuchen Sie es noch einmal.',
  logged_out: 'Nichts ist verschoben: Sie sind nicht angemeldet.',
  unreachable: 'Der Server ist nicht erreichbar. Versuchen Sie es noch einmal.',
};

export type MoveTexts = typeof de;

const en: MoveTexts = {
  region: 'Move a date',
  heading: 'Move: {title}',
  from: 'Before',
  to: 'Now',
  place: 'Where the company goes',
  place_missing: 'A guest performance needs a place.',
  visible: 'Visitors see the new date at once. Those who hold tickets are not told from here.',
  invisible: 'Visitors see none of it: the date is not public.',
  internal: 'Visitors see none of it: the date is internal.',
  cancelled: 'It stays cancelled.',
  is_past: 'The new date is already past.',
  clock: 'That night lacks an hour: it begins at {time}.',
  draft: 'The draft that there is of it stays a draft.',
  apply: 'Move',
  cancel: 'Cancel',
  close: 'Close',
  open: 'Open in the form',
  writing: 'Being written …',
  done: 'Moved to {when}.',
  undo: 'Undo',
  undone: 'It is where it was before.',
  stale: 'Nothing is moved: somebody has changed the date meanwhile. The plan shows it as it is now.',
  stale_by: 'Nothing is moved: {name} has changed the date meanwhile. The plan shows it as it is now.',
  failed: 'Nothing is moved. Try again.',
  logged_out: 'Nothing is moved: you are not logged in.',
  unreachable: 'The server cannot be reached. Try again.',
};

export const moveTexts = inLanguages(de, en);
