/** Texts of the search field in the menu. Loaded with it. */
import type { SearchCompletion } from '#domain/search/search.ts';
import { inLanguages } from '#i18n/in-languages.ts';

interface FieldTexts {
  suggestions: string;
  one: string;
  some: (count: number) => string;
  none: string;
  kinds: Record<SearchCompletion['kind'], string>;
}

const de: FieldTexts = {
  suggestions: 'Vorschläge',
  one: '1 Vorschlag. Mit den Pfeiltasten auswählen.',
  some: (count) => `${count} Vorschläge. Mit den Pfeiltasten auswählen.`,
  none: 'Keine Vorschläge.',
  kinds: { production: 'Stück', person: 'Mensch', page: 'Seite', day: 'Tag' },
};

const en: FieldTexts = {
  suggestions: 'Suggestions',
  one: '1 suggestion. Use the arrow keys to choose.',
  some: (count) => `${count} suggestions. Use the arrow keys to choose.`,
  none: 'No suggestions.',
  kinds: { production: 'Play', person: 'Person', page: 'Page', day: 'Day' },
};

export const searchFieldTexts = inLanguages(de, en);
