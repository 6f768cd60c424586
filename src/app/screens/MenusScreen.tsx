/** The menus of the site, for whoever arranges them. */
import { Menus } from '#back-office/menus/Menus.tsx';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { menuTexts } from '#i18n/back-office/menu-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { listMenus } from '#server/services/menus/list-menus.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/MenusScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, config } = context.get(appContextKey);
  const { user } = requireAction(context, 'manage-pages');
  const locale = backOfficeLocale(url.searchParams);
  return {
    menus: await listMenus(database, { locale, origin: config.PUBLIC_URL }),
    locale,
    texts: menuTexts(locale),
    user_id: user.id,
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { texts, publicUrl = '' } = loaderData ?? {};
  return pageMeta({ title: texts?.title ?? '', pathname: location.pathname, publicUrl, isHidden: true });
}

export default function MenusScreen({ loaderData: { publicUrl: _, ...props } }: Route.ComponentProps) {
  return <Menus {...props} />;
}
