/** Texts about differences between a run and its events, and about the effects of a change. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  // In forms
  dates: 'Termine der Serie',
  no_dates:
    'Noch gehört kein Termin dazu. Termine zeichnet man im Plan, oder man wählt die Serie im Formular eines Termins.',
  in_list: 'In der Liste zeigen',
  of_run: 'Serie',
  like_run: 'wie die Serie',
  differs: 'Weicht von der Serie ab, von Hand geändert:',
  same: 'Alles wie in der Serie.',
  by_hand: 'von Hand geändert',
  run_says: 'Serie: {value}',
  past: 'vergangen',
  cancelled: 'abgesagt',
  offline: 'offline',
  begin: 'Beginn',
  nothing: 'leer',

  // The effects of saving
  title: 'Serie ändern',
  intro: 'Von Hand Geändertes und Abgesagtes bleibt, wenn Sie es nicht ankreuzen. Vergangenes bleibt immer.',
  becomes: '{label}: {has} → {says}',
  all: 'Alle',
  none: 'Keinen',
  for_dates: { one: '{what} für 1 Termin', many: '{what} für {count} Termine' },
  for_none: '{what} für keinen Termin',
  keep: { one: '1 behält, was er hat: {days}', many: '{count} behalten, was sie haben: {days}' },
  stay_cancelled: { one: '1 abgesagter bleibt: {days}', many: '{count} abgesagte bleiben: {days}' },
  stay_past: { one: '1 vergangener bleibt', many: '{count} vergangene bleiben' },
  more_days: '{days} und {count} weitere',
  cancel: 'Abbrechen',
  save: 'Serie speichern',
  save_with: { one: 'Serie und 1 Termin speichern', many: 'Serie und {count} Termine speichern' },
  saving: 'Wird gespeichert …',
  done: 'Gespeichert: {sentence}',
  close: 'Schließen',
  undo: 'Rückgängig machen',
  undone: 'Die Serie und ihre Termine sind wieder wie vorher.',
  stale:
    'Nichts ist gespeichert: Jemand hat die Serie oder einen Termin inzwischen geändert. Ihre Änderung bleibt stehen. Laden Sie die Seite neu und speichern Sie noch einmal.',
  undo_stale: 'Nicht zurückgenommen: Jemand hat die Serie oder einen Termin inzwischen geändert.',
  failed: 'Nichts ist gespeichert. Versuchen Sie es noch einmal.',
  logged_out: 'Nichts ist gespeichert: Sie sind nicht angemeldet.',
  unreachable: 'Der Server ist nicht erreichbar. Versuchen Sie es noch einmal.',
};

export type RunChangeTexts = typeof de;

const en: RunChangeTexts = {
  dates: 'Dates of the run',
  no_dates:
    'No date belongs to it yet. Dates are drawn in the plan, or the run is chosen in the form of a date.',
  in_list: 'Show in the list',
  of_run: 'Run',
  like_run: 'like the run',
  differs: 'Differs from the run, changed by hand:',
  same: 'All as in the run.',
  by_hand: 'changed by hand',
  run_says: 'Run: {value}',
  past: 'past',
  cancelled: 'cancelled',
  offline: 'offline',
  begin: 'Start',
  nothing: 'empty',

  title: 'Change the run',
  intro: 'What was changed by hand or is cancelled stays unless you tick it. What is past always stays.',
  becomes: '{label}: {has} → {says}',
  all: 'All',
  none: 'None',
  for_dates: { one: '{what} for 1 date', many: '{what} for {count} dates' },
  for_none: '{what} for no date',
  keep: { one: '1 keeps what it has: {days}', many: '{count} keep what they have: {days}' },
  stay_cancelled: { one: '1 cancelled date stays: {days}', many: '{count} cancelled dates stay: {days}' },
  stay_past: { one: '1 past date stays', many: '{count} past dates stay' },
  more_days: '{days} and {count} more',
  cancel: 'Cancel',
  save: 'Save the run',
  save_with: { one: 'Save the run and 1 date', many: 'Save the run and {count} dates' },
  saving: 'Being saved …',
  done: 'Saved: {sentence}',
  close: 'Close',
  undo: 'Undo',
  undone: 'The run and its dates are as they were before.',
  stale:
    'Nothing is saved: somebody has changed the run or a date meanwhile. Your change stays. Reload the page and save again.',
  undo_stale: 'Not undone: somebody has changed the run or a date meanwhile.',
  failed: 'Nothing is saved. Try again.',
  logged_out: 'Nothing is saved: you are not logged in.',
  unreachable: 'The server cannot be reached. Try again.',
};

export const runChangeTexts = inLanguages(de, en);
