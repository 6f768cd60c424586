/** The content of a person's page. */
import type { Day } from '#domain/dates/dates.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import { withoutRepeatedDetails } from '#domain/events/repeated-details.ts';
import { sharedPlay } from '#domain/events/shared-play.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import { type Person, personName } from '#domain/people/person.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PeopleTexts } from '#i18n/people/people-texts.ts';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { EventSchedule } from '#ui/events/EventSchedule.tsx';
import { langOf } from '#ui/lang.ts';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { RichText } from '#ui/primitives/RichText.tsx';
import { Title } from '#ui/primitives/Title.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { FeedLink } from '../../shell/FeedLink.tsx';
import page from '../ProductionScreen.module.css';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonHead } from './PersonHead.tsx';
import roles from './PersonRoles.module.css';
import { PersonRoles } from './PersonRoles.tsx';

interface Props {
  person: Omit<Person, 'events'> & { events: PackedEvents };
  container: ShownContainer | null;
  texts: PeopleTexts;
  today: Day;
}

export function PersonBody({ person, container, texts, today }: Props) {
  const locale = useLocale();
  const { id, is_ensemble, biography, quote } = person;
  const events = unpackEvents(person.events);
  const play = sharedPlay(events);
  const list = is_ensemble
    ? { title: texts.ensemble, url: pathFor('ensemble', locale), all: texts.all }
    : { title: texts.teams, url: pathFor('people-teams', locale), all: texts.all_teams };
  return (
    <>
      <Breadcrumbs trail={[list, { title: personName(person) }]} />
      <PersonHead person={person} texts={texts} />
      <div className={`section ${page.columns}`}>
        <div>
          {(quote || biography) && <h2 className="visually-hidden">{texts.biography}</h2>}
          {quote && (
            <p className={page.lead} lang={langOf(person, 'quote')}>
              {locale === 'de' || langOf(person, 'quote') ? `»${quote}«` : `“${quote}”`}
            </p>
          )}
          <RichText className={page.prose} html={biography} lang={langOf(person, 'biography')} />
        </div>
        <PersonFacts
          person={person}
          next={events.find(({ outcome }) => outcome !== 'cancelled')}
          texts={texts}
        />
      </div>
      <PersonRoles person={person} texts={texts} />
      <section className="section" aria-labelledby="events">
        <h2 className="heading" id="events">
          {texts.events}
          {play && (
            <>
              {': '}
              <a
                className={roles.play}
                href={pathFor('productions-slug-id', locale, {
                  slug: play.production_slug,
                  id: play.production_id,
                })}
                lang={langOf(play, 'production_name')}
              >
                <Title text={play.production_name} />
              </a>
            </>
          )}
        </h2>
        {events.length > 0 ? (
          <>
            <div className={roles.events}>
              <EventSchedule
                events={withoutRepeatedDetails(events)}
                today={today}
                context={play ? 'production' : 'schedule'}
              />
            </div>
            <FeedLink query={`?person_id=${id}`} />
          </>
        ) : (
          <EmptyState title={texts.events_none} hint={texts.events_none_hint}>
            <a className="button" href={pathFor('events', locale)}>
              {texts.events_all}
            </a>
          </EmptyState>
        )}
      </section>
      <ModuleContainer container={container} slug={`person-${id}`} content_type="person" />
      <div className="section">
        <p>
          <a className="button" href={list.url}>
            {list.all}
          </a>
        </p>
      </div>
    </>
  );
}
