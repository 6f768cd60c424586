/** One section of the home page, by its kind. */
import type { Day } from '#domain/dates/dates.ts';
import type { HomeElement } from '#domain/site/home.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import * as site from '#site';
import { langOf } from '#ui/lang.ts';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { RichText } from '#ui/primitives/RichText.tsx';
import { StruckText } from '#ui/primitives/StruckText.tsx';
import { nextDateText } from '#ui/productions/next-date-text.ts';
import styles from './HomeSection.module.css';

interface Props {
  element: HomeElement;
  today: Day;
}

export function HomeSection(props: Props) {
  switch (props.element.kind) {
    case 'hero':
      return <Hero {...props} />;
    case 'struck-text':
      return <Passage {...props} />;
    case 'newsletter':
      return <Newsletter {...props} />;
    // Rendered together by `Announcements`.
    case 'announcement':
      return null;
  }
}

function Hero({ element, today }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const { production, picture, headline, preline, subline } = element;
  const title = headline || production?.name || '';
  const href = production
    ? pathFor('productions-slug-id', locale, { slug: production.slug, id: production.id })
    : element.link_url;
  const makers = production
    ? [production.author, production.director && messages.director_line(production.director)]
        .filter(Boolean)
        .join(', ')
    : '';
  const sheet = (
    <>
      {picture && <PrintedPicture picture={picture} className={styles.picture} isFirst />}
      <BarTitle
        title={title}
        lang={
          langOf(element, 'headline') ?? (!headline && production ? langOf(production, 'name') : undefined)
        }
        preline={preline || (production && nextDateText(production, today, locale, messages))}
        subline={subline || makers}
      />
    </>
  );
  return href ? (
    <a className={styles.hero} href={href}>
      {sheet}
    </a>
  ) : (
    <div className={styles.hero}>{sheet}</div>
  );
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

/** Links to the subscription form, which sends the confirmation e-mail. */
function Newsletter({ element }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <section className={styles.newsletter}>
      <h2 className="heading" lang={langOf(element, 'headline')}>
        {element.headline || messages.newsletter_headline(site.newsletter_discount)}
      </h2>
      <RichText html={element.text} lang={langOf(element, 'text')} />
      <p>
        <a href={element.link_url || pathFor('forms-slug', locale, { slug: 'newsletter' })}>
          {element.link_text || messages.newsletter_button} <span aria-hidden="true">→</span>
        </a>
      </p>
    </section>
  );
}
