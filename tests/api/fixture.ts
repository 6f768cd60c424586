// A small season of our own for the tests of services and calls: few records, each with a reason to be there.
import { sql } from 'drizzle-orm';
import { rebuildIndex } from '#server/services/search/write-index.ts';
import type { TestDatabase } from '../setup/test-database.ts';
import { fillEvents } from './fixture-events.ts';
import { fillForms } from './fixture-forms.ts';
import { fillProductions } from './fixture-productions.ts';
import { fillSite } from './fixture-site.ts';
import { fillSubscriptionsAndPress } from './fixture-subscriptions.ts';

/** Takes everything that a season is made of out of the database. */
export async function emptyDatabase({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await db.execute(sql`truncate productions, events, activities, tags, persons, person_positions, person_categories, media, menu_links, redirects,
    color_groups, home_elements, production_teasers, news_teasers, settings, venues, search_tips,
    subscriptions, press_articles, forms, search_documents, search_words
    restart identity cascade`);
}

/** Empties the database's content and fills in the season. */
export async function fillFixture(database: Pick<TestDatabase, 'db'>): Promise<void> {
  await emptyDatabase(database);
  await fillProductions(database);
  await fillEvents(database);
  await fillSite(database);
  await fillSubscriptionsAndPress(database);
  await fillForms(database);
  await database.db.transaction(rebuildIndex);
}
