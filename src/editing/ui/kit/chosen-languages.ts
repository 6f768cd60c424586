/** Both languages or one of them, as somebody chooses. Serves bringing a state back and planning. */
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';

export type ChosenLanguages = 'both' | Locale;

export const languagesOf = (chosen: ChosenLanguages): readonly Locale[] =>
  chosen === 'both' ? bothLanguages : [chosen];

/** What there is to choose from, for a control. */
export function languageOptions(words: { both: string; german: string; english: string }) {
  const options: { value: ChosenLanguages; name: string }[] = [
    { value: 'both', name: words.both },
    { value: 'de', name: words.german },
    { value: 'en', name: words.english },
  ];
  return options;
}
