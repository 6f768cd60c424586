/** The panel of the calendar: what its list is filtered by. */
import { useMessages } from '#i18n/MessagesContext.tsx';
import { EventChoices } from '../shell/later-parts.ts';
import type { EventChoicesProps } from './EventChoices.tsx';
import { StickyPanel } from './StickyPanel.tsx';

interface Props extends EventChoicesProps {
  isFilterSet: boolean;
}

export function EventFilters({ isFilterSet, ...choices }: Props) {
  const messages = useMessages();
  return (
    <StickyPanel
      label={isFilterSet ? messages.panel_filter_change : messages.panel_filter}
      isFilterSet={isFilterSet}
    >
      <EventChoices {...choices} />
    </StickyPanel>
  );
}
