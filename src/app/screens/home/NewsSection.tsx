/** The news section: an announcement with its picture, then news and further announcements in short form. */
import { formatDate } from '#domain/dates/date-format.ts';
import type { HomeElement, NewsTeaser } from '#domain/site/home.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { RichText } from '#ui/primitives/RichText.tsx';
import { Title } from '#ui/primitives/Title.tsx';
import styles from './NewsSection.module.css';

interface Props {
  announcements: readonly HomeElement[];
  news: readonly NewsTeaser[];
}

/** One row on wide screens. */
const shortShown = 3;

export function NewsSection({ announcements: [lead, ...others], news }: Props) {
  const messages = useMessages();
  const short = [...others, ...news].slice(0, shortShown);
  if (!lead && short.length === 0) return null;
  return (
    <section className="section" aria-labelledby="news">
      <h2 className="heading" id="news">
        {messages.from_the_house}
      </h2>
      {lead && <Lead element={lead} />}
      <ul className={styles.short}>
        {short.map((item) => (
          <li key={item.headline}>
            {'date' in item ? (
              <time dateTime={item.date}>{formatDate(item.date)}</time>
            ) : (
              <span lang={langOf(item, 'preline')}>{item.preline}</span>
            )}
            <h3 lang={langOf(item, 'headline')}>
              {item.link_url ? (
                <a href={item.link_url}>
                  <Title text={item.headline} />
                </a>
              ) : (
                <Title text={item.headline} />
              )}
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lead({ element }: { element: HomeElement }) {
  const { picture, preline, headline, link_url } = element;
  return (
    <article className={styles.lead}>
      {picture && (
        <PrintedPicture
          picture={picture}
          format="horizontal"
          className={styles.picture}
          sizes="(min-width: 48em) 45vw, 100vw"
        />
      )}
      <div>
        {preline && <p lang={langOf(element, 'preline')}>{preline}</p>}
        <h3 lang={langOf(element, 'headline')}>
          {link_url ? (
            <a href={link_url}>
              <Title text={headline} />
            </a>
          ) : (
            <Title text={headline} />
          )}
        </h3>
        <RichText html={element.text} lang={langOf(element, 'text')} />
      </div>
    </article>
  );
}
