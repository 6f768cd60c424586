// The front page in the shape of the pages endpoint: a screen of its own, with the modules of the slot `index`.
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import type { ShownPage } from '#domain/pages/page.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { siteText } from '#domain/site/site.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import * as site from '#site';
import { getDraftContainer, getShownContainer } from './containers.ts';
import type { PageWithDraft } from './pages.ts';

const place = 'index';

const isFrontPage = (path: string): boolean => /^\/*(?:index)?\/*$/.test(path);

/** The front page if the path is its path, else null. One query, and at most two for references of its modules. */
export async function getFrontPage(
  database: Database,
  path: string,
  requestContext: RequestContext,
): Promise<ShownPage | null> {
  if (!isFrontPage(path)) return null;
  return frontPage(await getShownContainer(database, place, requestContext), requestContext.locale);
}

/** The same with its working copy; null also if its container does not exist yet. Not for visitors. */
export async function getDraftFrontPage(
  database: Database,
  path: string,
  requestContext: RequestContext,
): Promise<PageWithDraft | null> {
  const found = isFrontPage(path) ? await getDraftContainer(database, place, requestContext) : null;
  if (!found) return null;
  const { shown, draft, version } = found;
  return { page: frontPage(shown, requestContext.locale), draft, container_version: version };
}

/** The home page has no record: its settings come from the screen and the site. */
function frontPage(container: ShownContainer | null, locale: Locale): ShownPage {
  const description = siteText(site.description, locale);
  return {
    id: 0,
    urls: { de: pathFor('index', 'de'), en: pathFor('index', 'en') },
    content_type: 'screen',
    title: screenTitle('index', locale),
    headline: '',
    is_online: true,
    is_clickable: true,
    in_menu: false,
    in_footer: false,
    meta_title: '',
    meta_description: description,
    og_title: '',
    og_description: description,
    og_image: null,
    og_type: 'website',
    hero_image: null,
    hero_link: null,
    hero_text: '',
    hero_video: null,
    siblings: [],
    has_tab_navigation: false,
    parents: [],
    settings_url: backOfficePath('hub', locale),
    container,
    in_german: [],
  };
}
