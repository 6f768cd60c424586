/** Screens whose time has not come yet, under their own address and name. */

import { useLocation } from 'react-router';
import type { Locale } from '#domain/locales.ts';
import { matchPath } from '#domain/route-paths.ts';
import { routeOf } from '#domain/route-table.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { screenTitle } from '#i18n/screen-titles.ts';
import { localeOfPath } from '../locale-of-path.ts';
import { pageMeta } from '../page-meta.ts';
import { InPreparation } from '../shell/later-parts.ts';
import type { Route } from './+types/InPreparationScreen';

function titleOf(pathname: string, locale: Locale): string {
  return screenTitle(matchPath(pathname)?.name ?? 'page', locale);
}

export function meta({ location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    title: titleOf(location.pathname, locale),
    locale,
    pathname: location.pathname,
    publicUrl: '',
    isHidden: true,
  });
}

export default function InPreparationScreen() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { layout } = routeOf(matchPath(pathname)?.name ?? 'page');
  return <InPreparation title={titleOf(pathname, locale)} isInShell={layout === 'default'} />;
}
