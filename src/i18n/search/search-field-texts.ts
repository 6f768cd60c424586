/** Texts of the search field in the menu. Loaded with it. */
import type { SearchKind } from '#domain/search/search.ts';
import { inLanguages } from '#i18n/in-languages.ts';

interface FieldTexts {
  suggestions: string;
  one: string;
  some: (count: number) => string;
  none: string;
  kinds: Record<SearchKind, string>;
}

const de: FieldTexts = {
  suggestions: 'Vorschläge',
  one: '1 Vorschlag. Mit den Pfeiltasten auswählen.',
  some: (count) => `${count} Vorschläge. Mit den Pfeiltasten auswählen.`,
  none: 'Keine Vorschläge.',
  kinds: {
    production: 'Stück',
    event: 'Termin',
    person: 'Mensch',
    press: 'Presse',
    page: 'Seite',
    subscription: 'Abo',
    booklet: 'Programmheft',
    venue: 'Spielstätte',
    form: 'Formular',
    screen: 'Seite',
  },
};

const en: FieldTexts = {
  suggestions: 'Suggestions',
  one: '1 suggestion. Use the arrow keys to choose.',
  some: (count) => `${count} suggestions. Use the arrow keys to choose.`,
  none: 'No suggestions.',
  kinds: {
    production: 'Play',
    event: 'Performance',
    person: 'Person',
    press: 'Press',
    page: 'Page',
    subscription: 'Subscription',
    booklet: 'Programme',
    venue: 'Venue',
    form: 'Form',
    screen: 'Page',
  },
};

export const searchFieldTexts = inLanguages(de, en);
