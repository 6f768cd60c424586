/** Pictures that are pasted or dropped on an edited page. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  in_dialog: 'Ein Bild steht nicht im Text. Schließen Sie dieses Fenster und fügen Sie es auf der Seite ein.',
  left_out: 'Die Bilder aus dem eingefügten Text fehlen. Ziehen Sie die Bilddatei auf die Seite.',
  no_place: 'Auf dieser Seite ist kein Platz für ein Bild.',
};

const en: typeof de = {
  in_dialog: 'A picture does not stand within text. Close this window and paste it on the page.',
  left_out: 'The pictures of the pasted text are missing. Drag the picture’s file onto the page.',
  no_place: 'There is no place for a picture on this page.',
};

export const pictureTexts = inLanguages(de, en);
