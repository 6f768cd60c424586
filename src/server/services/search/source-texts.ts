// SQL expressions for texts that several sources of the index share, and for texts that are in no table.
import { sql } from 'drizzle-orm';
import { accessibilityServices } from '#domain/events/filters.ts';
import { type Stage, siteText } from '#domain/site/site.ts';
import { venueFactKinds } from '#domain/venues/venue.ts';
import { isStage, stageLabel, stagesOfVenue } from '#domain/venues/venues.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import { venueTexts } from '#i18n/venues/venue-texts.ts';
import * as site from '#site';

const stages: readonly Stage[] = site.stages;

/** "Bühne Agnes Thorwald", in both languages. */
export const line = (role: string, name: string) =>
  `jsonb_build_object('de', concat_ws(' ', ${role}->>'de', ${name}),
    'en', concat_ws(' ', coalesce(nullif(${role}->>'en', ''), ${role}->>'de'), ${name}))`;
export const list = (element: string, from: string) =>
  sql.raw(`coalesce((select jsonb_agg(${element}) from ${from}), '[]')`);
export const sameInBothLanguages = (text: string) =>
  sql.raw(`jsonb_build_object('de', ${text}, 'en', ${text})`);

/** "Ages 6 and up", and each higher age: a play from six is also one for children of nine. */
export const ages = (play: string) =>
  sql.raw(`case when ${play}.age_recommendation is not null then (select jsonb_build_object(
    'de', format('ab %s Jahren, für %s-Jährige', ${play}.age_recommendation, string_agg(age::text, '-, ' order by age)),
    'en', format('ages %s and up, for %s year olds', ${play}.age_recommendation, string_agg(age::text, ', ' order by age)))
    from generate_series(${play}.age_recommendation,
      greatest(${play}.age_recommendation, least(${play}.age_recommendation + 3, 12))) age) end`);

/** Names of the tags that hold for each evening of a play: its surtitles are those of some. */
export const tagsOfPlay = (production: string) =>
  list(
    'g.name',
    `production_tags pt join tags g on g.id = pt.tag_id and g.for_events where pt.production_id = ${production}`,
  );

/** A passage of a play with what is struck out. */
export const wholePassage =
  sql.raw(`(select jsonb_object_agg(lang, (select string_agg(piece->>'text', '' order by place)
    from jsonb_array_elements(t.struck_text->lang) with ordinality pieces (piece, place)))
  from unnest(array['de', 'en']) lang where jsonb_typeof(t.struck_text->lang) = 'array')`);

/** Names of access services. */
export const accessWords = JSON.stringify(
  Object.fromEntries(
    accessibilityServices.map((service) => [
      service,
      { de: eventFilterTexts('de').services[service], en: eventFilterTexts('en').services[service] },
    ]),
  ),
);

const factLabels = JSON.stringify(
  Object.fromEntries(
    venueFactKinds.map((kind) => [kind, { de: venueTexts('de')[kind], en: venueTexts('en')[kind] }]),
  ),
);

/** The facts of a venue with their labels, as its page shows them: "Accessible toilet: between Ballsaal and Werkstatt". */
export const venueFacts = sql`coalesce((select jsonb_agg(jsonb_build_object(
    'de', concat_ws(': ', label->>'de', fact->'text'->>'de'),
    'en', (label->>'en') || ': ' || nullif(fact->'text'->>'en', '')))
  from jsonb_array_elements(t.facts) fact, lateral (select ${factLabels}::jsonb -> (fact->>'kind') as label) of_kind), '[]')`;

/** The label of a stage, unless another stage has that name. */
function ownLabel(stage: string): { de: string; en: string }[] {
  const { label } = stages.find(({ name }) => name === stage) ?? {};
  if (label === undefined) return [];
  const [de, en] = [siteText(label, 'de'), siteText(label, 'en')];
  return de !== stage && isStage(de) ? [] : [{ de, en }];
}

/** The stages of each venue, so that a stage's name finds its venue. */
export const stagesByVenue = JSON.stringify(
  Object.fromEntries(
    site.venues.map(({ id }) => [
      id,
      stagesOfVenue(id).flatMap((stage) => [
        { de: stageLabel(stage, 'de'), en: stageLabel(stage, 'en') },
        ...ownLabel(stage),
      ]),
    ]),
  ),
);

/** Venue and stage as visitors read them, by the stage's name. */
export const placesByStage = JSON.stringify(
  Object.fromEntries(
    stages.map(({ name }) => [name, { de: stageLabel(name, 'de'), en: stageLabel(name, 'en') }]),
  ),
);
