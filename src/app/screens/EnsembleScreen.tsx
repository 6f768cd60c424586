/** The ensemble as portraits, and all other people of the theatre by category and position. */
import { localeOfPath } from '#domain/languages/locales.ts';
import {
  isDefaultPersonFilter,
  parsePersonFilter,
  personFilterQuery,
} from '#domain/people/person-filters.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { peopleTexts } from '#i18n/people/people-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { addBreadcrumbs, readModules } from '#server/page-parts.ts';
import { withPrintedPicture } from '#server/services/media/printed-picture.ts';
import { listPersonCategories, listPersonPositions } from '#server/services/people/person-groups.ts';
import { listPersons } from '#server/services/people/persons.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { hasSeveralFilters } from '../page-meta.ts';
import { pageNumber } from '../page-number.ts';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import type { Route } from './+types/EnsembleScreen';
import { listAt } from './empty-list.ts';
import './people/PersonChoices.module.css';
import './people/PersonList.module.css';
import './people/PersonTile.module.css';

const PersonList = lazyOnInteraction(async () => (await import('./people/PersonList.tsx')).PersonList);

/** Divisible by 2, 3 and 4, the possible numbers of columns. */
const pageSize = 24;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database } = context.get(appContextKey);
  const locale = localeOfPath(url.pathname);
  const filter = parsePersonFilter(url.searchParams);
  const { category, position } = filter;
  const { searchParams: params } = url;
  const address = pathFor('ensemble', locale) + personFilterQuery(filter);
  const is_ensemble = isDefaultPersonFilter(filter);
  const [list, categories, positions, container] = await Promise.all([
    listAt({ list: 'ensemble', params, address, isFiltered: !is_ensemble, locale }, () =>
      listPersons(
        database,
        {
          is_ensemble,
          categories: category === null ? [] : [String(category)],
          position: position === null ? [] : [position],
          page: pageNumber(params),
          page_size: pageSize,
        },
        { locale },
      ),
    ),
    listPersonCategories(database, { locale }, { isBeyondEnsemble: true }),
    listPersonPositions(database, { locale }),
    readModules('list-ensemble', { context, url }),
  ]);
  const texts = peopleTexts(locale);
  addBreadcrumbs({ context, url }, [[texts.ensemble, pathFor('ensemble', locale)]]);
  return {
    ...list,
    results: list.results.map((person) => withPrintedPicture(person, 'vertical')),
    filter,
    address,
    categories,
    positions,
    container,
    texts,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ texts }, { location }) => ({
  title: texts.ensemble,
  description: texts.ensemble_description,
  isHidden: hasSeveralFilters(location.search),
}));

export default function EnsembleScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PersonList list={loaderData} />
    </Page>
  );
}
