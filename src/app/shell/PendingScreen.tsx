/** The screen, or the strokes of the one that is on its way once it takes noticeably long. */
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { matchPath } from '#domain/route-paths.ts';
import type { RouteName } from '#domain/route-table.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import type { PlaceholderKind } from '#ui/placeholders/Placeholder.tsx';
import { Page } from '../layouts/Page.tsx';
import { Placeholder } from './later-parts.ts';

/** Milliseconds after which waiting is shown: before that it would only flicker. */
const patience = 250;

const kinds: Partial<Record<RouteName, PlaceholderKind>> = {
  index: 'home',
  events: 'events',
  productions: 'productions',
  'productions-slug-id': 'production',
  'productions-slug-id-booklet': 'production',
  ensemble: 'ensemble',
  'people-slug-id': 'person',
  venues: 'venues',
  subscriptions: 'subscriptions',
  'subscriptions-slug-id': 'subscription',
  press: 'press',
  search: 'search',
};

export function PendingScreen() {
  const messages = useMessages();
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const isOther = target !== undefined && target !== pathname;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isOther) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [isOther]);
  if (!isOther || !isLong) return <Outlet />;
  return (
    <Page>
      <div className="section" role="status">
        <span className="visually-hidden">{messages.loading}</span>
        <Placeholder kind={kinds[matchPath(target)?.name ?? 'page'] ?? 'page'} />
      </div>
    </Page>
  );
}
