/** Sends season files, to be tried or written. */
import type { ReportedImport } from '#domain/back-office/import-report.ts';
import { type RequestSession, upload } from '#editing/sync/request.ts';
import { outcomeOf, type RequestOutcome } from '../requests/record-requests.ts';

/** @param onProgress gets the share that is sent, 0 to 1 */
export function importSeasonFiles(
  session: RequestSession,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<RequestOutcome<ReportedImport>> {
  return outcomeOf(
    upload<ReportedImport>(session, `/${session.locale}/api/cms-hub/import`, form, onProgress),
  );
}
