/** A person: portrait, biography, roles and the events to see them at. */
import { redirect } from 'react-router';
import { berlinDay } from '#domain/dates/dates.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { personName } from '#domain/people/person.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { parseRecordId } from '#domain/urls/query-string.ts';
import { peopleTexts } from '#i18n/people/people-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { notFoundAt } from '#server/not-found.ts';
import { degradableParts, readModules } from '#server/page-parts.ts';
import { structuredDataContext } from '#server/request-contexts.ts';
import { packedEvents } from '#server/services/events/titled-events.ts';
import { getPerson } from '#server/services/people/person-detail.ts';
import { personGraph } from '#server/services/structured-data/page-data.ts';
import { descriptionFrom } from '#server/services/text/description-from-text.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import type { Route } from './+types/PersonScreen';
import './people/PersonHead.module.css';
import './people/PersonRoles.module.css';

const PersonBody = lazyOnInteraction(async () => (await import('./people/PersonBody.tsx')).PersonBody);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const id = parseRecordId(params.id);
  if (id === null) throw await notFoundAt({ context, url });
  const [person, container] = await Promise.all([
    getPerson(database, id, requestContext, degradableParts(context)),
    readModules(`person-${id}`, { context, url }),
  ]);
  if (!person) throw await notFoundAt({ context, url });
  const { slug, events, biography } = person;
  if (params.slug !== slug) {
    throw redirect(pathFor('people-slug-id', requestContext.locale, { slug, id }) + url.search, 301);
  }
  const place = { locale: requestContext.locale, publicUrl: config.PUBLIC_URL };
  context.get(structuredDataContext)?.push(...personGraph(person, place));
  return {
    person: { ...person, events: packedEvents(events, requestContext.locale) },
    container,
    slug: { de: slug, en: slug },
    description: descriptionFrom(biography),
    texts: peopleTexts(requestContext.locale),
    today: berlinDay(requestContext.now),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ person, slug, description }) => ({
  title: personName(person),
  description,
  slugs: slug,
  picture: person.picture,
  og: { type: 'profile' },
}));

export default function PersonScreen({
  loaderData: { person, container, texts, today },
}: Route.ComponentProps) {
  return (
    <Page>
      <PersonBody person={person} container={container} texts={texts} today={today} />
    </Page>
  );
}
