/** Props shared by all parts of a list. */
import type { ListPage, ShownRow } from '#domain/back-office/list-page.ts';
import type { ListFilterTexts } from '#i18n/back-office/list-filter-texts.ts';
import type { ListTexts } from '#i18n/back-office/list-texts.ts';

export type ListPartTexts = Omit<ListFilterTexts, 'search_hints'> & ListTexts;

export interface ListProps {
  list: ListPage;
  texts: ListPartTexts;
}

export interface CellProps extends ListProps {
  row: ShownRow;
  column: string;
}
