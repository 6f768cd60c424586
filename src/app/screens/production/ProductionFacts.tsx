/** Facts about a production: credits, duration, stage. */

import { formatDuration, formatIntervals } from '#domain/dates/durations.ts';
import type { Production, ProductionFact } from '#domain/productions/production.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { stageLabel, venueOf, venuePath } from '#domain/venues/venues.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './ProductionFacts.module.css';

export function ProductionFacts({
  production,
}: {
  production: Pick<Production, ProductionFact | 'in_german'>;
}) {
  const messages = useMessages();
  const locale = useLocale();
  const { credits, duration, intervals } = production;
  const running =
    duration === null
      ? ''
      : [
          formatDuration(duration, locale),
          formatIntervals(intervals.length, locale) || messages.no_interval,
        ].join(', ');
  const facts = [
    ['duration', messages.duration, running],
    ['language_info', messages.language_of_play, production.language_info],
    [
      'age_recommendation',
      messages.age,
      production.age_recommendation === null ? '' : messages.age_from(production.age_recommendation),
    ],
    ['co_production', messages.co_production, production.co_production],
    ['accessibility_info', messages.accessibility, production.accessibility_info],
  ] as const;
  return (
    <dl className={styles.facts}>
      {credits.map(({ id, role, name, person }, index) => (
        <div key={id}>
          <dt lang={langOf(production, `credits.${index}.role`)}>{role}</dt>
          <dd>{person ? <a href={pathFor('people-slug-id', locale, person)}>{name}</a> : name}</dd>
        </div>
      ))}
      <StageFact stage_name={production.stage_name} />
      {facts.map(
        ([field, label, text]) =>
          text && (
            <div key={field}>
              <dt>{label}</dt>
              <dd lang={langOf(production, field)}>{text}</dd>
            </div>
          ),
      )}
      {production.tags.length > 0 && (
        <div>
          <dt>{messages.themes}</dt>
          <dd>
            {production.tags.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a
                  href={pathFor('productions', locale, {}, { tag: id })}
                  lang={langOf(production, `tags.${index}.name`)}
                >
                  {name}
                </a>
              </span>
            ))}
          </dd>
        </div>
      )}
      {production.content_note && (
        <div>
          <dt>{messages.content_note}</dt>
          <dd>
            <details>
              <summary>{messages.content_note_open}</summary>
              <p lang={langOf(production, 'content_note')}>{production.content_note}</p>
            </details>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The stage with a link to its venue. Stages of other theatres have none. */
function StageFact({ stage_name }: Pick<Production, 'stage_name'>) {
  const messages = useMessages();
  const locale = useLocale();
  const venue = venueOf(stage_name);
  const place = stageLabel(stage_name, locale);
  return (
    <div>
      <dt>{messages.venue}</dt>
      <dd>{venue ? <a href={venuePath(venue, locale)}>{place}</a> : place}</dd>
    </div>
  );
}
