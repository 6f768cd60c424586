/** A new link to pass on to the user; it is not shown again. */
import { useRef, useState } from 'react';
import type { AccountLink } from '#domain/accounts/account.ts';
import { formatDateTime } from '#domain/dates/date-format.ts';
import { copyText } from '#editing/ui/kit/copy-text.ts';
import type { AccountsTexts } from '#i18n/back-office/accounts-texts.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './accounts.module.css';

interface Props {
  link: AccountLink;
  email: string;
  texts: AccountsTexts;
  onClose: () => void;
}

export function CopyableLink({ link, email, texts, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const day = formatDateTime(new Date(link.expires_at));
  async function copy() {
    field.current?.select();
    // If it fails, the selected text can be copied by hand.
    setIsCopied(await copyText(link.url));
  }
  return (
    <section className={styles.panel} aria-label={texts.link_title.replace('{email}', email)}>
      <h2>{texts.link_title.replace('{email}', email)}</h2>
      <p role="status">{link.is_mailed ? texts.link_mailed : texts.link_not_mailed}</p>
      <div className={styles.field}>
        <input
          ref={field}
          className={styles.link}
          readOnly
          value={link.url}
          aria-label={texts.link_title.replace('{email}', email)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <p className={styles.hint}>{texts.link_once.replace('{day}', day)}</p>
      <div className={styles.actions}>
        <ScreenButton isPrimary onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </ScreenButton>
        <ScreenButton onClick={onClose}>{texts.close}</ScreenButton>
      </div>
    </section>
  );
}
