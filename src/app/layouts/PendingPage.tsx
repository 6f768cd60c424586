/** Placeholder of a loading screen: bars in place of its content and panel. */
import { matchPath } from '#domain/site/route-paths.ts';
import { type RouteName, routeOf } from '#domain/site/route-table.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { Placeholder, type PlaceholderKind } from '#ui/placeholders/Placeholder.tsx';
import { Page } from './Page.tsx';

const kinds: Partial<Record<RouteName, PlaceholderKind>> = {
  index: 'home',
  events: 'events',
  productions: 'productions',
  'productions-slug-id': 'production',
  'productions-slug-id-booklet': 'booklet',
  ensemble: 'ensemble',
  'people-slug-id': 'person',
  venues: 'venues',
  subscriptions: 'subscriptions',
  'subscriptions-slug-id': 'subscription',
  press: 'press',
  search: 'search',
};

/** A placeholder is short: further down there would be only the footer. */
const scrollToTop = (placeholder: Element | null) => {
  if (placeholder) scrollTo(0, 0);
};

export function PendingPage({ target }: { target: string }) {
  const messages = useMessages();
  const name = matchPath(target)?.name ?? 'page';
  const { panel } = routeOf(name);
  // The default panel, events of two days, is loaded already.
  const own =
    panel === null || panel === 'today'
      ? {}
      : { panel: <Placeholder kind={isFilter(panel) ? 'filter' : 'panel'} /> };
  return (
    <Page {...own}>
      <div ref={scrollToTop} className="section" role="status">
        <span className="visually-hidden">{messages.loading}</span>
        <Placeholder kind={kinds[name] ?? 'page'} />
      </div>
    </Page>
  );
}

const isFilter = (panel: string) => ['events', 'productions', 'subscriptions'].includes(panel);
