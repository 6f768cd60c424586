/** Tonight: what the evening service says about the dates of today and tomorrow. */
import { Tonight } from '#back-office/tonight/Tonight.tsx';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { tonightTexts } from '#i18n/back-office/tonight-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { listTonight } from '#server/services/tonight/list-tonight.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/TonightScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContextKey);
  const { user, csrf_token } = requireAction(context, 'set-event-status');
  return {
    locale: backOfficeLocale(url.searchParams),
    tonight: await listTonight(database, now()),
    user: user.id,
    csrf_token,
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { locale = 'de', publicUrl = '' } = loaderData ?? {};
  return pageMeta({
    title: tonightTexts(locale).title,
    pathname: location.pathname,
    publicUrl,
    isHidden: true,
  });
}

export default function TonightScreen({
  loaderData: { locale, tonight, user, csrf_token },
}: Route.ComponentProps) {
  const connection = { locale, csrf_token };
  return <Tonight initial={tonight} user={user} connection={connection} texts={tonightTexts(locale)} />;
}
