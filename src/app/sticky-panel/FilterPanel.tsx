/** The sticky panel of a filtered list. */
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { StickyPanel } from './StickyPanel.tsx';

export function FilterPanel({ isFilterSet, children }: { isFilterSet: boolean; children: ReactNode }) {
  const { panel_filter, panel_filter_change } = useMessages();
  return (
    <StickyPanel label={isFilterSet ? panel_filter_change : panel_filter} isFilterSet={isFilterSet}>
      {children}
    </StickyPanel>
  );
}
