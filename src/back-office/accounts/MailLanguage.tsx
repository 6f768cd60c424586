/** The select for the language of mails. */
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import styles from './accounts.module.css';

interface Props {
  value: Locale;
  texts: { mail_language: string; german: string; english: string };
}

export function MailLanguage({ value, texts }: Props) {
  const names = { de: texts.german, en: texts.english };
  return (
    <label className={styles.field}>
      {texts.mail_language}
      <select name="locale" defaultValue={value}>
        {bothLanguages.map((locale) => (
          <option key={locale} value={locale}>
            {names[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}
