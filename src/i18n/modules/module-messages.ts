/** Messages of the validation of module fields, with the label of the field and the remedy. */
import type { Locale } from '#domain/languages/locales.ts';
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import { inLanguages } from '#i18n/in-languages.ts';
import { fieldLabel } from './module-labels.ts';

interface Facts {
  label: string;
  detail: string | number;
  field: string;
}

type Sentences = Record<FieldIssue['rule'], (facts: Facts) => string>;

const de: Sentences = {
  required: ({ label, field }) =>
    field === 'link'
      ? 'Der Link führt noch nirgendwohin. Wählen Sie ein Ziel oder geben Sie eine Adresse ein.'
      : `„${label}“ ist leer. Füllen Sie das Feld aus.`,
  'required-de': ({ label }) => `„${label}“ fehlt auf Deutsch. Schreiben Sie zuerst den deutschen Text.`,
  'too-long': ({ label, detail }) => `„${label}“ ist zu lang. Kürzen Sie auf höchstens ${detail} Zeichen.`,
  choice: ({ label, detail }) =>
    `„${label}“ kennt diesen Wert nicht. Wählen Sie einen von diesen: ${detail}.`,
  link: ({ label }) =>
    `„${label}“ ist keine Adresse, die wir verlinken. Geben Sie https://…, mailto:…, tel:… oder einen Pfad wie /de/termine ein.`,
  'link-target': ({ label }) =>
    `Was unter „${label}“ gewählt ist, gibt es nicht mehr. Wählen Sie etwas anderes.`,
  host: ({ label, detail }) => `„${label}“ braucht die Adresse eines Beitrags von: ${detail}.`,
  anchor: ({ label }) =>
    `„${label}“ darf nur Buchstaben, Ziffern und einzelne Bindestriche enthalten. Schreiben Sie etwa „anfahrt-mit-bahn“.`,
  hostile: ({ label, detail }) =>
    `„${label}“ enthält etwas, das nicht erlaubt ist: ${detail}. Entfernen Sie es.`,
  type: ({ label }) =>
    `„${label}“ hat nicht die richtige Form. Prüfen Sie den Wert, oder lassen Sie das Feld weg.`,
  alt: ({ label }) =>
    `„${label}“ hat keinen Alternativtext. Beschreiben Sie das Bild, oder kennzeichnen Sie es als Schmuck.`,
};

const en: Sentences = {
  required: ({ label, field }) =>
    field === 'link'
      ? 'The link leads nowhere yet. Choose a target or enter an address.'
      : `“${label}” is empty. Fill it in.`,
  'required-de': ({ label }) => `“${label}” has no German text. Write the German text first.`,
  'too-long': ({ label, detail }) => `“${label}” is too long. Shorten it to ${detail} characters at most.`,
  choice: ({ label, detail }) => `“${label}” does not know this value. Choose one of these: ${detail}.`,
  link: ({ label }) =>
    `“${label}” is no address that we link to. Enter https://…, mailto:…, tel:… or a path such as /en/event-calendar.`,
  'link-target': ({ label }) => `What is chosen as “${label}” is no longer there. Choose something else.`,
  host: ({ label, detail }) => `“${label}” needs the address of an item at: ${detail}.`,
  anchor: ({ label }) =>
    `“${label}” may only hold letters, digits and single hyphens. Write “by-train”, for example.`,
  hostile: ({ label, detail }) => `“${label}” holds something that is not allowed: ${detail}. Remove it.`,
  type: ({ label }) => `“${label}” does not have the right form. Check the value, or leave the field out.`,
  alt: ({ label }) => `“${label}” has no alternative text. Describe the picture, or mark it as decorative.`,
};

const sentences = inLanguages(de, en);

/** `label` is the label of the field; with `module`, that of its module. */
export function issueMessage(
  issue: FieldIssue,
  locale: Locale,
  module?: string,
  label = fieldLabel(issue.field, locale, module),
): string {
  const { rule, field, detail = '' } = issue;
  return sentences(locale)[rule]({ label, detail, field });
}
