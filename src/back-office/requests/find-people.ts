/** Finds person records by name. */
import type { EditingSession } from '#editing/sync/session.ts';
import { type RecordOption, searchRecordOptions } from './record-requests.ts';

/** @throws if the server returned no list */
export async function findPeople(session: EditingSession, query: string): Promise<readonly RecordOption[]> {
  const outcome = await searchRecordOptions(session, 'persons', query);
  if (outcome.outcome !== 'done') throw new Error(`The search ended with ${outcome.outcome}.`);
  return outcome.data.results;
}

/** The only person with this full name; null for none or several. */
export async function findPersonByName(session: EditingSession, name: string): Promise<RecordOption | null> {
  const lowerCaseName = name.trim().toLowerCase();
  const found = await findPeople(session, name.trim());
  const same = found.filter((each) => each.name.toLowerCase() === lowerCaseName);
  return same.length === 1 ? (same[0] as RecordOption) : null;
}
