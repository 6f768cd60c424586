/** What is wrong with a module's field, as a sentence that names the field and the remedy. */
import type { Locale } from '#domain/languages/locales.ts';
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { fieldLabel } from './module-labels.ts';

/** The sentence for an issue; with the module's name, the field is called as it is there. */
export function issueMessage(issue: FieldIssue, locale: Locale, module?: ModuleName): string {
  const label = fieldLabel(issue.field, locale, module);
  return (locale === 'de' ? german : english)(issue, label);
}

function german({ rule, detail = '', field }: FieldIssue, label: string): string {
  switch (rule) {
    case 'required':
      return field === 'link'
        ? 'Der Link führt noch nirgendwohin. Wählen Sie ein Ziel oder geben Sie eine Adresse ein.'
        : `„${label}“ ist leer. Füllen Sie das Feld aus.`;
    case 'required-de':
      return `„${label}“ fehlt auf Deutsch. Schreiben Sie zuerst den deutschen Text.`;
    case 'too-long':
      return `„${label}“ ist zu lang. Kürzen Sie auf höchstens ${detail} Zeichen.`;
    case 'choice':
      return `„${label}“ kennt diesen Wert nicht. Wählen Sie einen von diesen: ${detail}.`;
    case 'link':
      return `„${label}“ ist keine Adresse, die wir verlinken. Geben Sie https://…, mailto:…, tel:… oder einen Pfad wie /de/termine ein.`;
    case 'link-target':
      return `Was unter „${label}“ gewählt ist, gibt es nicht mehr. Wählen Sie etwas anderes.`;
    case 'host':
      return `„${label}“ ist keine Adresse, die wir einbetten. Möglich sind: ${detail}.`;
    case 'anchor':
      return `„${label}“ darf nur Buchstaben, Ziffern und einzelne Bindestriche enthalten. Schreiben Sie etwa „anfahrt-mit-bahn“.`;
    case 'hostile':
      return `„${label}“ enthält etwas, das nicht erlaubt ist: ${detail}. Entfernen Sie es.`;
    case 'type':
      return `„${label}“ hat nicht die richtige Form. Prüfen Sie den Wert, oder lassen Sie das Feld weg.`;
    case 'alt':
      return `„${label}“ hat keinen Alternativtext. Beschreiben Sie das Bild, oder kennzeichnen Sie es als Schmuck.`;
  }
}

function english({ rule, detail = '', field }: FieldIssue, label: string): string {
  switch (rule) {
    case 'required':
      return field === 'link'
        ? 'The link leads nowhere yet. Choose a target or enter an address.'
        : `“${label}” is empty. Fill it in.`;
    case 'required-de':
      return `“${label}” has no German text. Write the German text first.`;
    case 'too-long':
      return `“${label}” is too long. Shorten it to ${detail} characters at most.`;
    case 'choice':
      return `“${label}” does not know this value. Choose one of these: ${detail}.`;
    case 'link':
      return `“${label}” is no address that we link to. Enter https://…, mailto:…, tel:… or a path such as /en/event-calendar.`;
    case 'link-target':
      return `What is chosen as “${label}” is no longer there. Choose something else.`;
    case 'host':
      return `“${label}” is no address that we embed. Possible are: ${detail}.`;
    case 'anchor':
      return `“${label}” may only hold letters, digits and single hyphens. Write “by-train”, for example.`;
    case 'hostile':
      return `“${label}” holds something that is not allowed: ${detail}. Remove it.`;
    case 'type':
      return `“${label}” does not have the right form. Check the value, or leave the field out.`;
    case 'alt':
      return `“${label}” has no alternative text. Describe the picture, or mark it as decorative.`;
  }
}
