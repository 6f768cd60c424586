/** The panel of the productions list: what its list is filtered by. */
import { useMessages } from '#i18n/MessagesContext.tsx';
import { ProductionChoices } from '../shell/later-parts.ts';
import type { ProductionChoicesProps } from './ProductionChoices.tsx';
import { StickyPanel } from './StickyPanel.tsx';

interface Props extends ProductionChoicesProps {
  isFilterSet: boolean;
}

export function ProductionFilters({ isFilterSet, ...choices }: Props) {
  const messages = useMessages();
  return (
    <StickyPanel
      label={isFilterSet ? messages.panel_filter_change : messages.panel_filter}
      isFilterSet={isFilterSet}
    >
      <ProductionChoices {...choices} />
    </StickyPanel>
  );
}
