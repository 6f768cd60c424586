/** The page that was not found. */
import { localeOfPath } from '#domain/languages/locales.ts';
import { messagesOf } from '#i18n/messages.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/NotFoundScreen';

/** Every address that leads here is an error, its own included: the error screen shows it. */
export function loader(): never {
  throw notFound();
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
