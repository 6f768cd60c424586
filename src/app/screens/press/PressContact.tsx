/** The press contact: hours, telephone, e-mail. */
import { siteText } from '#domain/site/site.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PressTexts } from '#i18n/press/press-texts.ts';
import * as site from '#site';
import styles from './PressContact.module.css';

export function PressContact({ texts }: { texts: PressTexts }) {
  const locale = useLocale();
  const { phone, email, hours } = site.press;
  return (
    <section className={styles.contact} aria-labelledby="press-contact">
      <div>
        <h2 id="press-contact">{texts.contact}</h2>
        <p>{texts.contact_text}</p>
      </div>
      <ul>
        <li>{siteText(hours, locale)}</li>
        <li>
          <a href={`tel:${phone.dial}`}>{phone.label}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </section>
  );
}
