/** The press room: articles, newest first, and the press contact. */
import { localeOfPath } from '#domain/languages/locales.ts';
import { type DownloadFile, formatOf } from '#domain/press/download.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { pressTexts } from '#i18n/press/press-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { addBreadcrumbs, degradableParts, readModules } from '#server/page-parts.ts';
import { sessionContext } from '#server/request-contexts.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import { withFallback } from '#server/services/fallback.ts';
import { printedPicture, withPrintedPicture } from '#server/services/media/printed-picture.ts';
import { listDownloads } from '#server/services/press/downloads.ts';
import { listPressArticles } from '#server/services/press/press-articles.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { pageNumber } from '../page-number.ts';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import type { Route } from './+types/PressScreen';
import { pastTheEnd } from './empty-list.ts';
import './press/PressContact.module.css';
import './press/PressDownloads.module.css';
import './press/PressList.module.css';

const PressList = lazyOnInteraction(async () => (await import('./press/PressList.tsx')).PressList);

const pageSize = 12;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database } = context.get(appContextKey);
  const locale = localeOfPath(url.pathname);
  const page = pageNumber(url.searchParams);
  const session = context.get(sessionContext);
  const mayTakeAll = session !== null && mayDo(session.user.role, 'take-press-files');
  const [list, downloads, container] = await Promise.all([
    listPressArticles(database, { page, page_size: pageSize }, { locale }),
    withFallback(
      degradableParts(context),
      'downloads',
      listDownloads(database, { locale }, { mayTakeAll }),
      [],
    ),
    readModules('list-press', { context, url }),
  ]);
  const results = list.results.map((entry) =>
    hyphenateField(withPrintedPicture(entry, 'horizontal'), 'title', locale),
  );
  const texts = pressTexts(locale);
  addBreadcrumbs({ context, url }, [[texts.title, pathFor('press', locale)]]);
  return {
    ...list,
    results,
    downloads: downloads.map((directory) => ({
      ...directory,
      files: directory.files.map(withShownPicture),
    })),
    container,
    empty: pastTheEnd(list, pathFor('press', locale), locale),
    texts,
  };
}

/** Downloads are shown in their original colours. */
function withShownPicture(file: DownloadFile): DownloadFile {
  const { picture } = file;
  return picture
    ? { ...file, picture: printedPicture({ ...picture, print: 'as-is', line_screen: null }, formatOf(file)) }
    : file;
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ texts }) => ({
  title: texts.title,
  description: texts.description,
}));

export default function PressScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PressList list={loaderData} />
    </Page>
  );
}
