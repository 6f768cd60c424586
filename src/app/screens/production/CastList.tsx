/** The cast: parts with their actors, and recasts by event. */

import { formatDayShort } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { CastLine, Production, ProductionLine } from '#domain/productions/production.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './CastList.module.css';

interface Props {
  cast: readonly CastLine[];
  production: Pick<Production, 'in_german'>;
}

export function CastList({ cast, production }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  if (cast.length === 0) return null;
  return (
    <section className="section" aria-labelledby="cast">
      <h2 className="heading" id="cast">
        {messages.cast}
      </h2>
      <ul className={styles.cast}>
        {cast.map(({ id, role, recasts, ...line }, index) => (
          <li key={id}>
            <span lang={langOf(production, `cast.${index}.role`)}>{role}</span>
            <span className="visually-hidden">: </span>
            <i aria-hidden="true" />
            <Player {...line} />
            {recasts.map((recast) => (
              <span key={recast.event_id} className={styles.recast}>
                {formatDayShort(berlinDay(recast.date_start), locale)}: <Player {...recast} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Player({ name, person }: Pick<ProductionLine, 'name' | 'person'>) {
  const locale = useLocale();
  return person ? <a href={pathFor('people-slug-id', locale, person)}>{name}</a> : <b>{name}</b>;
}
