/** The question before a logout that discards input. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = { unsaved: 'Noch ist nicht alles gespeichert. Trotzdem abmelden?' };
const en = { unsaved: 'Not everything is saved yet. Log out all the same?' };

export const logOutTexts = inLanguages(de, en);
