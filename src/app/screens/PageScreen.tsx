/** Every address that is no other screen: a page that the menus name is in preparation, any other is not there. */
import { houseContext } from '#server/house.ts';
import { getNavigation } from '#server/services/navigation.ts';
import type { Route } from './+types/PageScreen';
import { localeOfPath } from '../locale-of-path.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { InPreparation } from './preparation/InPreparation.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, config } = context.get(houseContext);
  const { pathname } = new URL(request.url);
  const { menu, footer } = await getNavigation(database, { locale: localeOfPath(pathname) });
  const links = [...menu, ...menu.flatMap(({ children }) => children), ...footer];
  const link = links.find(({ url }) => url === decodeURI(pathname));
  if (!link) throw notFound();
  return { title: link.menu_name, publicUrl: config.PUBLIC_URL };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData?.title ?? '',
    locale: localeOfPath(location.pathname),
    pathname: location.pathname,
    publicUrl: loaderData?.publicUrl ?? '',
    isHidden: true,
  });
}

export default function PageScreen({ loaderData: { title } }: Route.ComponentProps) {
  return <InPreparation title={title} />;
}
