/** German and English of one text, side by side where there is room; the one that is missing is said to be. */
import type { ReactNode } from 'react';
import type { BothTexts } from '#domain/hub/record-fields.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { RecordTexts } from '#i18n/hub/record-texts.ts';
import styles from './records.module.css';

/** What every part of a record is given. */
export interface Shared {
  texts: RecordTexts;
  locale: Locale;
}

interface Props extends Pick<Shared, 'texts'> {
  words: BothTexts;
  /** How a text is drawn; as a paragraph if nothing else is said. */
  shown?: (text: string, lang: Locale) => ReactNode;
  /** One below the other also where there is room. */
  isNarrow?: boolean;
}

const paragraph = (text: string, lang: Locale) => <p lang={lang}>{text}</p>;

export function LanguageColumns({ texts, words, shown = paragraph, isNarrow = false }: Props) {
  const sides = [
    ['de', texts.german, texts.german_missing],
    ['en', texts.english, texts.english_missing],
  ] as const;
  return (
    <div className={styles.tongues} data-narrow={isNarrow || undefined}>
      {sides.map(([lang, name, missing]) => (
        <div key={lang}>
          <span className={styles.mark} aria-hidden="true">
            {lang}
          </span>
          {words[lang] ? (
            <div>
              <span className="visually-hidden">{name}: </span>
              {shown(words[lang], lang)}
            </div>
          ) : (
            <p className={styles.missing}>{missing}</p>
          )}
        </div>
      ))}
    </div>
  );
}
