/** The German and English version of a text, side by side where there is room; a missing one is marked. */
import type { ReactNode } from 'react';
import type { BothTexts } from '#domain/hub/record-fields.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { RecordTexts } from '#i18n/hub/record-texts.ts';
import styles from './records.module.css';

/** Props that all parts of a record share. */
export interface RecordPartProps {
  texts: RecordTexts;
  locale: Locale;
}

interface Props extends Pick<RecordPartProps, 'texts'> {
  words: BothTexts;
  /** Renders the text; as a paragraph by default. */
  shown?: (text: string, lang: Locale) => ReactNode;
  /** Always one below the other. */
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
