/** A sentence as visitors will read it, in one language; a tap makes it editable. */
import { useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import styles from './panel.module.css';

interface Props {
  language: Locale;
  text: string;
  texts: { sentence: string; change_sentence: string };
  onWrite: (text: string) => void;
}

export function Sentence({ language, text, texts, onWrite }: Props) {
  const [isOpen, setOpen] = useState(false);
  const name = `${texts.sentence} (${language.toUpperCase()})`;
  return (
    <div className={styles.sentence}>
      <b aria-hidden="true">{language.toUpperCase()}</b>
      {isOpen ? (
        <textarea
          lang={language}
          aria-label={name}
          value={text}
          maxLength={400}
          rows={3}
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed.
          autoFocus
          onChange={({ target }) => onWrite(target.value)}
        />
      ) : (
        <>
          <p lang={language}>{text}</p>
          <button type="button" onClick={() => setOpen(true)}>
            {texts.change_sentence}
            <span className="visually-hidden">{` (${language.toUpperCase()})`}</span>
          </button>
        </>
      )}
    </div>
  );
}
