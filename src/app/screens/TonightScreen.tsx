/** Tonight: the evening service's actions on the events of today and tomorrow. */
import { Tonight } from '#back-office/tonight/Tonight.tsx';
import { tonightTexts } from '#i18n/back-office/tonight-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { listTonight } from '#server/services/tonight/list-tonight.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/TonightScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, user, csrf_token, locale } = backOfficeRequest({ url, context }, 'set-event-status');
  return {
    locale,
    tonight: await listTonight(database, now()),
    user: user.id,
    csrf_token,
  };
}

export const meta = backOfficeMeta<typeof loader>(({ locale }) => tonightTexts(locale).title);

export default function TonightScreen({
  loaderData: { locale, tonight, user, csrf_token },
}: Route.ComponentProps) {
  const connection = { locale, csrf_token };
  return <Tonight initial={tonight} user={user} requestContext={connection} texts={tonightTexts(locale)} />;
}
