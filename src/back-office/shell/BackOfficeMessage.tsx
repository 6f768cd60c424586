/** A message in place of a screen: login needed, no permission, not found, or loading failed. */
import { useLocation } from 'react-router';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { shellTexts } from '#i18n/back-office/shell-texts.ts';
import controls from './controls.module.css';
import { ScreenBar } from './ScreenBar.tsx';
import { ScreenButton } from './ScreenButton.tsx';
import styles from './shell.module.css';

interface Props {
  /** As the server answered: 401, 403, 404, anything else for a failure. */
  status: number;
  onLogIn: () => void;
}

export function BackOfficeMessage({ status, onLogIn }: Props) {
  const locale = backOfficeLocale(new URLSearchParams(useLocation().search));
  const texts = shellTexts(locale);
  const messages: Record<number, [title: string, text: string]> = {
    401: [texts.log_in_title, texts.log_in_text],
    403: [texts.not_allowed, texts.not_allowed_text],
    404: [texts.missing, texts.missing_text],
  };
  const [title, text] = messages[status] ?? [texts.failed, texts.failed_text];
  return (
    <>
      <ScreenBar title={title} />
      <div className={styles.message}>
        <p>{text}</p>
        {status === 401 && (
          <noscript>
            <p>{texts.no_script}</p>
          </noscript>
        )}
        {status === 401 ? (
          <ScreenButton isPrimary onClick={onLogIn}>
            {texts.log_in}
          </ScreenButton>
        ) : (
          <a href={backOfficePath('hub', locale)} className={controls.button}>
            {texts.to_hub}
          </a>
        )}
      </div>
    </>
  );
}
