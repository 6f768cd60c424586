import { formatDate } from '#domain/dates/date-format.ts';
import type { NewsTeaser } from '#domain/site/home.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './NewsList.module.css';

export function NewsList({ news }: { news: readonly NewsTeaser[] }) {
  const messages = useMessages();
  return (
    <section className="section" aria-labelledby="news">
      <h2 className="heading" id="news">
        {messages.from_the_house}
      </h2>
      <ul className={styles.news}>
        {news.map((item) => (
          <li key={item.id}>
            <time dateTime={item.date}>{formatDate(item.date)}</time>
            <h3 lang={langOf(item, 'headline')}>
              {item.link_url ? <a href={item.link_url}>{item.headline}</a> : item.headline}
            </h3>
            <p lang={langOf(item, 'text')}>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
