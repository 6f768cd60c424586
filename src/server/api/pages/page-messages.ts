// Error messages for fields of a page, with the remedy.
import type { Locale } from '#domain/languages/locales.ts';
import type { PageIssue } from '#server/services/pages/writing/page-fields.ts';

const names: Readonly<Record<string, readonly [de: string, en: string]>> = {
  title: ['Titel', 'Title'],
  headline: ['Überschrift', 'Headline'],
  'slug.de': ['Adresse (Deutsch)', 'Address (German)'],
  'slug.en': ['Adresse (Englisch)', 'Address (English)'],
  meta_title: ['Titel für Suchmaschinen', 'Title for search engines'],
  meta_description: ['Beschreibung für Suchmaschinen', 'Description for search engines'],
  og_title: ['Titel zum Teilen', 'Title for sharing'],
  og_description: ['Beschreibung zum Teilen', 'Description for sharing'],
  og_image: ['Bild zum Teilen', 'Picture for sharing'],
  hero_image: ['Bild im Kopf', 'Picture in the head'],
  hero_link: ['Link im Kopf', 'Link in the head'],
  hero_text: ['Text im Kopf', 'Text in the head'],
  hero_video: ['Video im Kopf', 'Video in the head'],
  parent: ['Übergeordnete Seite', 'Page above'],
};

/** The message in the reader's language. */
export function pageMessage({ field, rule, detail = '' }: PageIssue, locale: Locale): string {
  const name = names[field]?.[locale === 'de' ? 0 : 1] ?? field;
  return locale === 'de' ? german(name, rule, detail) : english(name, rule, detail);
}

function german(name: string, rule: PageIssue['rule'], detail: string): string {
  switch (rule) {
    case 'required':
      return `„${name}“ ist leer. Füllen Sie das Feld aus.`;
    case 'required-de':
      return `„${name}“ fehlt auf Deutsch. Schreiben Sie zuerst den deutschen Text.`;
    case 'link':
      return `„${name}“ ist keine Adresse, die wir verlinken. Geben Sie https://…, mailto:…, tel:… oder einen Pfad wie /de/termine ein.`;
    case 'host':
      return `„${name}“ ist kein Video, das wir einbetten. Geben Sie die Adresse eines Videos bei YouTube oder Vimeo ein.`;
    case 'picture':
      return `„${name}“: Dieses Bild gibt es nicht. Wählen Sie ein anderes.`;
    case 'slug':
      return `„${name}“ darf nur kleine Buchstaben, Ziffern und einzelne Bindestriche enthalten, höchstens 80 Zeichen.`;
    case 'taken':
      return `„${name}“: Unter ${detail} gibt es schon eine Seite. Wählen Sie eine andere Adresse.`;
    case 'reserved':
      return `„${name}“: ${detail} ist eine Adresse der Website selbst. Wählen Sie eine andere.`;
    case 'parent':
      return `„${name}“: Dort kann die Seite nicht stehen. Wählen Sie eine andere, oder holen Sie die entfernte zuerst zurück.`;
    case 'depth':
      return `„${name}“: So tief können Seiten nicht stehen. Wählen Sie einen Platz weiter oben.`;
  }
}

function english(name: string, rule: PageIssue['rule'], detail: string): string {
  switch (rule) {
    case 'required':
      return `“${name}” is empty. Fill it in.`;
    case 'required-de':
      return `“${name}” has no German text. Write the German text first.`;
    case 'link':
      return `“${name}” is no address that we link to. Enter https://…, mailto:…, tel:… or a path such as /en/event-calendar.`;
    case 'host':
      return `“${name}” is no video that we embed. Enter the address of a video on YouTube or Vimeo.`;
    case 'picture':
      return `“${name}”: there is no such picture. Choose another one.`;
    case 'slug':
      return `“${name}” may only hold small letters, digits and single hyphens, 80 characters at most.`;
    case 'taken':
      return `“${name}”: there is a page at ${detail} already. Choose another address.`;
    case 'reserved':
      return `“${name}”: ${detail} is an address of the site itself. Choose another one.`;
    case 'parent':
      return `“${name}”: the page cannot stand there. Choose another one, or bring back the one that was removed.`;
    case 'depth':
      return `“${name}”: pages cannot stand that deep. Choose a place further up.`;
  }
}
