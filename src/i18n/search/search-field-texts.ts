/** Texts of the search field in the menu. Loaded with it. */
import type { SearchCompletion } from '#domain/search/search.ts';
import type { CountedText } from '#i18n/format-count.ts';
import { inLanguages } from '#i18n/in-languages.ts';

interface FieldTexts {
  suggestions: string;
  found: CountedText;
  none: string;
  kinds: Record<SearchCompletion['kind'], string>;
}

const de: FieldTexts = {
  suggestions: 'Vorschläge',
  found: {
    one: '1 Vorschlag. Mit den Pfeiltasten auswählen.',
    many: '{count} Vorschläge. Mit den Pfeiltasten auswählen.',
  },
  none: 'Keine Vorschläge.',
  kinds: { production: 'Stück', person: 'Mensch', page: 'Seite', day: 'Tag' },
};

const en: FieldTexts = {
  suggestions: 'Suggestions',
  found: {
    one: '1 suggestion. Use the arrow keys to choose.',
    many: '{count} suggestions. Use the arrow keys to choose.',
  },
  none: 'No suggestions.',
  kinds: { production: 'Play', person: 'Person', page: 'Page', day: 'Day' },
};

export const searchFieldTexts = inLanguages(de, en);
