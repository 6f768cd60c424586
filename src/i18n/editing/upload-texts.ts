/** Why a picture was not uploaded. Shared by the picker of an edited page and the back office. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  not_sent: 'Noch nicht da: Der Server ist nicht zu erreichen.',
  not_taken: 'Nicht übernommen. Versuchen Sie es noch einmal.',
  no_picture_file: 'Das ist kein Bild. Es gehen JPEG, PNG, WebP, AVIF und GIF.',
  too_large: 'Größer als 10 MB. Verkleinern Sie das Bild und laden Sie es noch einmal.',
  not_allowed: 'Ihr Konto darf keine Bilder hochladen.',
};

export type UploadTexts = typeof de;

const en: UploadTexts = {
  not_sent: 'Not there yet: the server cannot be reached.',
  not_taken: 'Not taken. Try once more.',
  no_picture_file: 'This is no picture. JPEG, PNG, WebP, AVIF and GIF are possible.',
  too_large: 'Larger than 10 MB. Make the picture smaller and upload it again.',
  not_allowed: 'Your account may not upload pictures.',
};

export const uploadTexts = inLanguages(de, en);
