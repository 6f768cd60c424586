/** Facts about a person, in the sticky panel. */
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Person } from '#domain/people/person.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PeopleTexts } from '#i18n/people/people-texts.ts';
import { langOf, withoutSoftHyphens } from '#ui/lang.ts';
import facts from '../production/ProductionFacts.module.css';

interface Props {
  person: Omit<Person, 'events'>;
  /** The next event that is not cancelled. */
  next: Event | undefined;
  texts: PeopleTexts;
}

export function PersonFacts({ person, next, texts }: Props) {
  const { position, categories, picture } = person;
  if (!position && categories.length === 0 && !picture?.credit && !next) return null;
  return (
    <dl className={facts.facts}>
      {position && (
        <div>
          <dt>{texts.position}</dt>
          <dd lang={langOf(person, 'position.name')}>{position.name}</dd>
        </div>
      )}
      {categories.length > 0 && (
        <div>
          <dt>{texts.category}</dt>
          {categories.map(({ id, name }, at) => (
            <dd key={id} lang={langOf(person, `categories.${at}.name`)}>
              {name}
            </dd>
          ))}
        </div>
      )}
      {next && <NextEvent event={next} texts={texts} />}
      {picture?.credit && (
        <div>
          <dt>{texts.picture}</dt>
          <dd>{picture.credit}</dd>
        </div>
      )}
    </dl>
  );
}

function NextEvent({ event, texts }: { event: Event; texts: PeopleTexts }) {
  const locale = useLocale();
  const { id, date_start, unspecific_time, production_name, name } = event;
  const hour = locale === 'de' ? `${formatTime(date_start)} Uhr` : formatTime(date_start);
  return (
    <div>
      <dt>{texts.next}</dt>
      <dd>
        <a href={`#event-${id}`}>
          <time dateTime={date_start}>
            {formatDayShort(berlinDay(date_start), locale)}
            {!unspecific_time && `, ${hour}`}
          </time>
          <br />
          <span lang={langOf(event, production_name ? 'production_name' : 'name')}>
            {withoutSoftHyphens(production_name || name)}
          </span>
        </a>
      </dd>
    </div>
  );
}
