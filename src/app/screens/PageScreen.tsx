/** Every address that is no other screen: a page that the menus name is in preparation, any other is not there. */
import type { Locale } from '#domain/locales.ts';
import { houseContext } from '#server/house.ts';
import { getNavigation } from '#server/services/navigation.ts';
import { localeOfPath } from '../locale-of-path.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/PageScreen';
import { InPreparation } from './preparation/InPreparation.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, config } = context.get(houseContext);
  const [de, en] = await Promise.all([listLinks(database, 'de'), listLinks(database, 'en')]);
  const own = localeOfPath(url.pathname) === 'de' ? de : en;
  const index = own.findIndex((link) => link.url === decodeURI(url.pathname));
  const link = own[index];
  if (!link) throw notFound();
  return {
    title: link.menu_name,
    // The same link in both menus: what the language switch leads to.
    slug: { de: pathBelow('de', de[index]?.url), en: pathBelow('en', en[index]?.url) },
    publicUrl: config.PUBLIC_URL,
  };
}

/** Every link that the menus and the foot know, in an order that is the same in both languages. */
async function listLinks(database: Parameters<typeof getNavigation>[0], locale: Locale) {
  const { menu, footer } = await getNavigation(database, { locale });
  return [...menu, ...menu.flatMap(({ children }) => children), ...footer];
}

/** What an address says after its language; empty where it is in the other one. */
function pathBelow(locale: Locale, url = ''): string {
  return url.startsWith(`/${locale}/`) ? url.slice(locale.length + 2) : '';
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData?.title ?? '',
    locale: localeOfPath(location.pathname),
    pathname: location.pathname,
    slugs: loaderData?.slug,
    publicUrl: loaderData?.publicUrl ?? '',
    isHidden: true,
  });
}

export default function PageScreen({ loaderData: { title } }: Route.ComponentProps) {
  return <InPreparation title={title} />;
}
