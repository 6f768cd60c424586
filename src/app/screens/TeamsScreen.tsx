/** The artistic teams: everybody from A to Z with their positions, and the teams by production. */
import { localeOfPath } from '#domain/languages/locales.ts';
import { withPosition } from '#domain/people/person.ts';
import { parsePersonFilter } from '#domain/people/person-filters.ts';
import { pack } from '#domain/site/packed-text.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { peopleTexts } from '#i18n/people/people-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { addBreadcrumbs } from '#server/page-parts.ts';
import { withPrintedPicture } from '#server/services/media/printed-picture.ts';
import { listProductionTeams, listTeamMembers } from '#server/services/people/person-teams.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import type { Route } from './+types/TeamsScreen';
import { listAt } from './empty-list.ts';
import './people/PersonChoices.module.css';
import './people/TeamsBody.module.css';

const TeamsBody = lazyOnInteraction(async () => (await import('./people/TeamsBody.tsx')).TeamsBody);

/** The person's own page lists the rest. */
const maxListedPerPerson = 6;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database } = context.get(appContextKey);
  const locale = localeOfPath(url.pathname);
  const { searchParams: params } = url;
  const { position } = parsePersonFilter(params);
  const address = pathFor('people-teams', locale);
  const isFiltered = position !== null;
  const { results, empty } = await listAt(
    { list: 'people-teams', params, address, isFiltered, locale },
    async () => {
      const [members, teams] = await Promise.all([
        listTeamMembers(database, { locale }),
        listProductionTeams(database, { locale }),
      ]);
      const { length: count } = withPosition(members, position);
      return { count, page: 1, page_size: 1, results: [{ members, teams }] };
    },
  );
  const { members, teams } = results[0] ?? { members: [], teams: [] };
  const texts = peopleTexts(locale);
  addBreadcrumbs({ context, url }, [
    [texts.ensemble, pathFor('ensemble', locale)],
    [texts.teams, address],
  ]);
  return {
    people: pack({
      members: members.map(({ roles, ...member }) => ({
        ...withPrintedPicture(member, 'vertical'),
        productions: roles.slice(0, maxListedPerPerson).map(({ production }) => production),
        further: Math.max(0, roles.length - maxListedPerPerson),
      })),
      teams: teams.map((team) => hyphenateField(team, 'name', locale)),
    }),
    position,
    empty,
    texts,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ texts }) => ({
  title: texts.teams,
  description: texts.teams_lead,
}));

export default function TeamsScreen({ loaderData }: Route.ComponentProps) {
  const { people, position, empty, texts } = loaderData;
  return (
    <Page>
      <TeamsBody people={people} position={position} empty={empty} texts={texts} />
    </Page>
  );
}
