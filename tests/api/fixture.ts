// A small season of our own for the tests of services and calls: few records, each with a reason to be there.
import { rebuildIndex } from '#server/services/search/write-index.ts';
import type { TestDatabase } from '../setup/test-database.ts';
import { fillEvents } from './fixture-events.ts';
import { fillForms } from './fixture-forms.ts';
import { fillProductions } from './fixture-productions.ts';
import { fillSite } from './fixture-site.ts';
import { fillSubscriptionsAndPress } from './fixture-subscriptions.ts';

/** Fills the season into an empty database. */
export async function fillFixture(database: Pick<TestDatabase, 'db'>): Promise<void> {
  await fillProductions(database);
  await fillEvents(database);
  await fillSite(database);
  await fillSubscriptionsAndPress(database);
  await fillForms(database);
  await database.db.transaction(rebuildIndex);
}
