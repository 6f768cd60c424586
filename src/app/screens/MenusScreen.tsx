/** The editor of the site's menus. */
import { Menus } from '#back-office/menus/Menus.tsx';
import { menuTexts } from '#i18n/back-office/menu-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { listMenus } from '#server/services/menus/list-menus.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/MenusScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, config, user, locale } = backOfficeRequest({ url, context }, 'manage-pages');
  return {
    menus: await listMenus(database, { locale, origin: config.PUBLIC_URL }),
    locale,
    texts: menuTexts(locale),
    user_id: user.id,
  };
}

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

export default function MenusScreen({ loaderData }: Route.ComponentProps) {
  return <Menus {...loaderData} />;
}
