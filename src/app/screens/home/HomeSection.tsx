/** One section of the home page, by its kind. */
import type { HomeElement } from '#domain/site/home.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import * as site from '#site';
import { langOf } from '#ui/lang.ts';
import { RichText } from '#ui/primitives/RichText.tsx';
import { StruckText } from '#ui/primitives/StruckText.tsx';
import styles from './HomeSection.module.css';

interface Props {
  element: HomeElement;
}

export function HomeSection(props: Props) {
  switch (props.element.kind) {
    case 'struck-text':
      return <Passage {...props} />;
    case 'newsletter':
      return <Newsletter {...props} />;
    // Rendered by `HomeScreen` and `NewsSection`.
    case 'hero':
    case 'announcement':
      return null;
  }
}

function Passage({ element }: Props) {
  if (!element.struck_text) return null;
  return (
    <section className="section">
      {element.headline && (
        <h2 className="visually-hidden" lang={langOf(element, 'headline')}>
          {element.headline}
        </h2>
      )}
      <StruckText passage={element.struck_text} />
    </section>
  );
}

/** Submits an e-mail address for the newsletter; the form's page then shows the next step. */
function Newsletter({ element }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <section className={styles.newsletter}>
      <h2 lang={langOf(element, 'headline')}>
        {element.headline || messages.newsletter_headline(site.newsletter_discount)}
      </h2>
      <form method="post" action={pathFor('forms-slug', locale, { slug: site.newsletter_form })}>
        <label>
          {messages.newsletter_email}
          <input type="email" name="email" required autoComplete="email" />
        </label>
        <button type="submit" lang={element.link_text ? langOf(element, 'link_text') : undefined}>
          {element.link_text || messages.newsletter_button}
        </button>
      </form>
      <RichText html={element.text} lang={langOf(element, 'text')} />
    </section>
  );
}
