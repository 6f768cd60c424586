/**
 * The page that a newsletter e-mail links to: a confirmation button, or the result. Works without scripts.
 */
import { pathFor } from '#domain/site/route-paths.ts';
import type { NewsletterTexts } from '#i18n/forms/newsletter-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { newsletter_form } from '#site';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import styles from './FormBody.module.css';

export function NewsletterBody({ words: texts }: { words: NewsletterTexts }) {
  const locale = useLocale();
  const { title, text, button, link } = texts;
  const href =
    link.to === 'events'
      ? pathFor('events', locale)
      : pathFor('forms-slug', locale, { slug: newsletter_form });
  return (
    <>
      <BarTitle title={title} size="page" isNegative />
      <div className={styles.form}>
        <p className={styles.intro}>{text}</p>
        {/* Posts to the page's own address, which contains the signed link. */}
        {button !== '' && (
          <form method="post" className={styles.question}>
            <button type="submit" className={styles.send}>
              {button}
            </button>
          </form>
        )}
        <p>
          <a className={button === '' ? 'button' : undefined} href={href}>
            {link.text}
          </a>
        </p>
      </div>
    </>
  );
}
