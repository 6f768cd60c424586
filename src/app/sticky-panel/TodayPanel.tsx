/** What is on today and tomorrow: beside every page that has no panel of its own. */
import { useRouteLoaderData } from 'react-router';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import type { DefaultLayoutData } from '../layouts/DefaultLayout.tsx';
import { TodayTabs } from '../shell/later-parts.ts';
import { StickyPanel } from './StickyPanel.tsx';
import { useNowLine } from './use-now-line.ts';

type Days = DefaultLayoutData['stickyEvents'];

const nothing: Days = { today: '', tomorrow: '' };

/** The layout's own data, in whichever language it was loaded. */
export function useStickyEvents(): Days {
  const locale = useLocale();
  const own = useRouteLoaderData<DefaultLayoutData>(`default-layout___${locale}`);
  const elsewhere = useRouteLoaderData<DefaultLayoutData>('default-layout');
  return (own ?? elsewhere)?.stickyEvents ?? nothing;
}

export function TodayPanel() {
  const messages = useMessages();
  const { today, tomorrow } = useStickyEvents();
  useNowLine();
  return (
    <StickyPanel label={messages.panel_calendar}>
      <TodayTabs today={today} tomorrow={tomorrow} />
    </StickyPanel>
  );
}
