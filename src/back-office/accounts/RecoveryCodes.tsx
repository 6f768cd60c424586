/** Recovery codes, shown once. */
import { useEffect, useRef, useState } from 'react';
import { copyText } from '#editing/ui/kit/copy-text.ts';
import type { OwnAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './accounts.module.css';

interface Props {
  codes: readonly string[];
  texts: OwnAccountTexts;
  onDone: () => void;
}

export function RecoveryCodes({ codes, texts, onDone }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => title.current?.focus(), []);
  async function copy() {
    // If it fails, the selected codes can be copied by hand.
    if (list.current) getSelection()?.selectAllChildren(list.current);
    setIsCopied(await copyText(codes.join('\n')));
  }
  return (
    <div className={styles.panel}>
      <h3 ref={title} tabIndex={-1}>
        {texts.codes_title}
      </h3>
      <p>{texts.codes_text}</p>
      <ul ref={list} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ScreenButton onClick={copy}>{isCopied ? texts.copied : texts.codes_copy}</ScreenButton>
        <ScreenButton isPrimary onClick={onDone}>
          {texts.codes_done}
        </ScreenButton>
      </div>
    </div>
  );
}
