/** The screen of unknown addresses. */
import { localeOfPath } from '#domain/languages/locales.ts';
import { messagesOf } from '#i18n/messages.ts';
import { appContextKey } from '#server/app-context.ts';
import { similarRecord } from '#server/services/site/near-record.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/NotFoundScreen';

/** Always throws, so that the layout's error boundary renders the 404. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<never> {
  throw notFound(await similarRecord(context.get(appContextKey), url.pathname));
}

export function meta({ location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    title: `404 ${messagesOf(locale).page_title_error}`,
    pathname: location.pathname,
    publicUrl: '',
    isHidden: true,
  });
}

export default function NotFoundScreen() {
  return null;
}
