/** The content of the home page in one language. */
import { addDays, type Day } from '#domain/dates/dates.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { ProductionEntry, StruckPassage } from '#domain/productions/production.ts';

/** A section of the home page; `kind` decides its layout. Missing texts are empty. */
export interface HomeElement {
  id: number;
  kind: 'hero' | 'struck-text' | 'announcement' | 'newsletter';
  preline: string;
  headline: string;
  subline: string;
  /** Sanitised HTML. */
  text: string;
  link_text: string;
  link_url: string;
  /** Its own, or that of its production. */
  struck_text: StruckPassage | null;
  /** The production that it links to. */
  production: ProductionEntry | null;
  /** Its own, or that of its production. */
  picture: Picture | null;
  /** The fields that fell back to German, as in `ProductionEntry`. */
  in_german: string[];
}

export interface ProductionTeaser {
  id: number;
  /** Replaces the next date; mostly empty. */
  preline: string;
  /** Spans the full width. */
  is_wide: boolean;
  production: ProductionEntry;
  in_german: string[];
}

export interface NewsTeaser {
  id: number;
  /** A calendar day. */
  date: string;
  headline: string;
  text: string;
  /** May be empty. */
  link_url: string;
  in_german: string[];
}

/** The feed of the news, below the language. */
export const newsFeedPath = '/api/news-teasers/feed.atom';

/** Days after which news is no longer news. */
const newsDays = 60;

/** The news of the home page: none older than 60 days. */
export function recentNews<T extends Pick<NewsTeaser, 'date'>>(news: readonly T[], today: Day): T[] {
  const first = addDays(today, -newsDays);
  return news.filter(({ date }) => date >= first);
}

/** Whether any of the plays has a next date; between two seasons none has. */
export const haveNextEvents = (
  teasers: readonly { production: Pick<ProductionEntry, 'next_event'> }[],
): boolean => teasers.some(({ production }) => production.next_event !== null);
