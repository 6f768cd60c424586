/** Asks the server where texts come from. */
import type { Origin, SeenText } from '#domain/resources/origin.ts';
import { requestAt } from '../../sync/request.ts';
import type { EditingSession } from '../../sync/session.ts';

/** As many as one request may have. */
const most = 500;

/** One answer for each text, in their order. @throws RequestProblem */
export async function askOrigins(session: EditingSession, texts: readonly SeenText[]): Promise<Origin[]> {
  const address = `/${session.locale}/api/cms-hub/origins/`;
  const origins: Origin[] = [];
  for (let at = 0; at < texts.length; at += most) {
    const part = texts.slice(at, at + most).map(({ text, near, is_menu }) => ({ text, near, is_menu }));
    const answer = await requestAt<{ origins: Origin[] }>(session, 'POST', address, { texts: part });
    origins.push(...answer.origins);
  }
  return origins;
}
