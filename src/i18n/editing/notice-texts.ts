/** Texts of what is loading slowly, and of a page that cannot be read again. Loaded with the editing layer. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  loading: 'Wird geladen …',
  outdated: 'Das Neueste kommt gerade nicht durch. Es wird weiter versucht; was hier steht, bleibt.',
  logged_out: 'Sie sind abgemeldet. Was hier steht, bleibt; nach der Anmeldung kommt das Neueste dazu.',
  not_allowed: 'Das gehört nicht mehr zu Ihrem Konto. Was hier steht, bleibt, wird aber nicht mehr neuer.',
  try_again: 'Noch einmal versuchen',
};

const en: typeof de = {
  loading: 'Loading …',
  outdated: 'The latest is not coming through. It is tried again; what is here stays.',
  logged_out: 'You are logged out. What is here stays; the latest follows once you log in.',
  not_allowed: 'This is no longer part of your account. What is here stays, but gets no newer.',
  try_again: 'Try again',
};

export const noticeTexts = inLanguages(de, en);
