/** The choice of both languages or one of them, for restoring and scheduling. */
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';

export type ChosenLanguages = 'both' | Locale;

export const languagesOf = (chosen: ChosenLanguages): readonly Locale[] =>
  chosen === 'both' ? bothLanguages : [chosen];

/** Options for a control. */
export function languageOptions(words: { both: string; german: string; english: string }) {
  const options: { value: ChosenLanguages; name: string }[] = [
    { value: 'both', name: words.both },
    { value: 'de', name: words.german },
    { value: 'en', name: words.english },
  ];
  return options;
}
