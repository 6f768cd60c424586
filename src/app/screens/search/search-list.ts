import type { SearchCategory, SearchResponse, SearchResult } from '#domain/search/search.ts';
import type { SearchDirectory } from '#domain/search/search-directory.ts';
import type { SearchTip } from '#domain/search/search-tip.ts';
import type { SearchTexts } from '#i18n/search/search-texts.ts';

export interface SearchList extends Pick<SearchResponse, 'suggestion' | 'match'> {
  query: string;
  /** Null for both categories. */
  category: SearchCategory | null;
  page: number;
  page_size: number;
  counts: Record<SearchCategory, number>;
  /** The category that is shown first. */
  first: SearchCategory;
  /** The results of both categories one after the other, or the current page of one. */
  results: SearchResult[];
  /** The theatre's recommendations: in the place of results if nothing is found, else in the panel. */
  tips: SearchTip[];
  /** Links shown when there are no results; null if there are results, or if the query for the links failed. */
  directory: SearchDirectory | null;
  texts: SearchTexts;
}

export const isPlay = ({ kind }: Pick<SearchResult, 'kind'>) =>
  kind === 'production' || kind === 'event' || kind === 'day';
