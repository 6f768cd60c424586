/** Texts of forms and messages of their validation, sent by loaders and in responses of the API. */
import type { FieldError, FormProblem } from '#domain/forms/form-rules.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  list_title: 'Formulare',
  list_intro: 'Schreiben Sie uns. Jedes dieser Formulare landet bei einem Menschen.',
  none: 'Gerade ist kein Formular offen.',
  none_hint: 'Rufen Sie uns an oder schreiben Sie eine E-Mail.',
  open: 'Ausfüllen',
  optional: 'freiwillig',
  choose: 'Bitte wählen',
  several: 'Mehrere möglich.',
  trap: 'Dieses Feld bitte leer lassen',
  send: 'Absenden',
  sending: 'Wird gesendet …',
  sent: 'Danke.',
  sent_text: 'Ihre Nachricht ist angekommen.',
  again: 'Noch einmal ausfüllen',
  calendar: 'Zum Spielplan',
  errors: { one: 'Eine Angabe stimmt noch nicht', many: '{count} Angaben stimmen noch nicht' },
  errors_hint: 'Bitte sehen Sie diese noch einmal an:',
  file_hint: 'PDF, Bild, Word, Excel, OpenDocument oder Text, bis 10 MB.',
  file_uploading: 'Wird hochgeladen: {name}',
  file_done: 'Hochgeladen: {name}',
  file_remove: 'Entfernen',
  file_cancel: 'Abbrechen',
  file_failed: 'Die Datei kam nicht an. Bitte prüfen Sie die Verbindung und wählen Sie sie noch einmal.',
  file_large: 'Die Datei ist zu groß, erlaubt sind 10 MB. Bitte kleiner speichern.',
  file_wait: 'Eine Datei ist noch unterwegs. Bitte warten Sie einen Moment.',
  restored: 'Was Sie vorhin geschrieben haben, steht noch da.',
  discard: 'Leeren',
  offline:
    'Keine Verbindung. Alles steht noch da: Bitte senden Sie es noch einmal ab, wenn Sie wieder Empfang haben.',
  failed: 'Das hat nicht geklappt. Alles steht noch da: Bitte senden Sie es in einem Moment noch einmal ab.',
  stale: 'Die Seite war lange offen. Alles steht noch da: Bitte senden Sie es noch einmal ab.',
  early: 'Das ging sehr schnell. Alles steht noch da: Bitte senden Sie es noch einmal ab.',
  later:
    'Von Ihrem Anschluss kamen gerade sehr viele Einträge. Bitte warten Sie {minutes} Min. und senden Sie es dann noch einmal ab.',
  privacy: 'Was Sie schreiben, lesen nur die, die es angeht.',
  privacy_link: 'Datenschutz',
};

export type FormTexts = typeof de;

const en: FormTexts = {
  list_title: 'Forms',
  list_intro: 'Write to us. Each of these forms is read by a person.',
  none: 'No form is open at the moment.',
  none_hint: 'Please call us or send an e-mail.',
  open: 'Fill in',
  optional: 'optional',
  choose: 'Please choose',
  several: 'You can choose several.',
  trap: 'Please leave this field empty',
  send: 'Send',
  sending: 'Sending …',
  sent: 'Thank you.',
  sent_text: 'Your message has arrived.',
  again: 'Fill it in again',
  calendar: 'To the calendar',
  errors: { one: 'One answer needs another look', many: '{count} answers need another look' },
  errors_hint: 'Please look at these once more:',
  file_hint: 'PDF, picture, Word, Excel, OpenDocument or text, up to 10 MB.',
  file_uploading: 'Uploading: {name}',
  file_done: 'Uploaded: {name}',
  file_remove: 'Remove',
  file_cancel: 'Cancel',
  file_failed: 'The file did not arrive. Please check your connection and choose it again.',
  file_large: 'The file is too large, 10 MB are allowed. Please save it smaller.',
  file_wait: 'A file is still on its way. Please wait a moment.',
  restored: 'What you wrote before is still here.',
  discard: 'Clear',
  offline: 'No connection. Everything is still here: please send it again when you are back online.',
  failed: 'That did not work. Everything is still here: please send it again in a moment.',
  stale: 'This page was open for a long time. Everything is still here: please send it again.',
  early: 'That was very quick. Everything is still here: please send it again.',
  later:
    'Very many entries have come from your connection. Please wait {minutes} min. and then send it again.',
  privacy: 'What you write is read only by those whom it concerns.',
  privacy_link: 'Privacy',
};

export const formTexts = inLanguages(de, en);

/** One message for each problem, with the label of the field and the remedy. */
export type FormMessages = Record<FormProblem, string>;

const messagesDe: FormMessages = {
  missing: '»{field}« fehlt noch. Bitte füllen Sie das Feld aus.',
  unchosen: 'Bei »{field}« ist noch nichts gewählt. Bitte wählen Sie etwas aus.',
  unticked: 'Bitte kreuzen Sie an: »{field}«',
  no_file: '»{field}« fehlt noch. Bitte wählen Sie eine Datei.',
  too_long: '»{field}« ist zu lang. Bitte kürzen Sie auf {max} Zeichen.',
  not_text: '»{field}« enthält Zeichen, die hier nicht stehen können. Bitte schreiben Sie es neu.',
  email: '»{field}« ist keine E-Mail-Adresse. Bitte schreiben Sie sie so: name@beispiel.de',
  choice: 'Diese Antwort gibt es bei »{field}« nicht. Bitte wählen Sie eine der angebotenen.',
  date: '»{field}« ist kein Tag, den es gibt. Bitte schreiben Sie ihn so: 2026-03-24',
  date_time: '»{field}« braucht Tag und Uhrzeit. Bitte geben Sie beides an.',
  no_such_hour:
    'Diese Stunde fällt aus, weil die Uhren vorgestellt werden. Bitte wählen Sie bei »{field}« eine andere.',
  number: '»{field}« ist keine Zahl. Bitte schreiben Sie sie in Ziffern.',
  url: '»{field}« ist keine Adresse im Netz. Bitte schreiben Sie sie so: https://beispiel.de',
  birth_date: '»{field}« kann nicht stimmen. Bitte geben Sie einen Tag von 1900 bis heute an.',
  wrong_type: '»{field}« hat nicht die richtige Form. Bitte geben Sie es neu ein.',
  unknown: 'Ein Feld »{field}« gibt es hier nicht. Bitte laden Sie die Seite neu.',
  lost_file: 'Die Datei bei »{field}« ist nicht mehr da. Bitte wählen Sie sie noch einmal.',
};

const messagesEn: FormMessages = {
  missing: '“{field}” is missing. Please fill it in.',
  unchosen: 'Nothing is chosen for “{field}”. Please choose.',
  unticked: 'Please tick: “{field}”',
  no_file: '“{field}” is missing. Please choose a file.',
  too_long: '“{field}” is too long. Please shorten it to {max} characters.',
  not_text: '“{field}” has characters that cannot stand here. Please write it again.',
  email: '“{field}” is not an e-mail address. Please write it like this: name@example.com',
  choice: 'There is no such answer to “{field}”. Please choose one of those offered.',
  date: '“{field}” is not a day that exists. Please write it like this: 2026-03-24',
  date_time: '“{field}” needs a day and a time. Please give both.',
  no_such_hour: 'This hour is left out as the clocks go forward. Please choose another for “{field}”.',
  number: '“{field}” is not a number. Please write it in digits.',
  url: '“{field}” is not a web address. Please write it like this: https://example.com',
  birth_date: '“{field}” cannot be right. Please give a day from 1900 to today.',
  wrong_type: '“{field}” does not have the right form. Please enter it again.',
  unknown: 'There is no field “{field}” here. Please load the page again.',
  lost_file: 'The file for “{field}” is no longer there. Please choose it again.',
};

export const formMessages = inLanguages(messagesDe, messagesEn);

/** The message of an invalid field; `label` is its label in the form. */
export function messageOf(messages: FormMessages, { problem, max }: FieldError, label: string): string {
  return messages[problem].replace('{field}', () => label).replace('{max}', String(max ?? ''));
}
