/** Imports season files: a dry run first, then one change set that can be undone. */
import { useRef, useState } from 'react';
import { maxImportBytes, type ReportedImport } from '#domain/back-office/import-report.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type RequestSession, upload } from '#editing/sync/request.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import type { ImportTexts } from '#i18n/back-office/import-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { problemText } from '../requests/problem-text.ts';
import {
  newOperationId,
  outcomeOf,
  type RequestOutcome,
  undoChangeSet,
} from '../requests/record-requests.ts';

type State =
  /** The share of the files that is sent, 0 to 1. */
  | { is: 'checking' | 'writing'; share: number }
  | { is: 'idle' | 'done' | 'undone' }
  | { is: 'problem'; text: string };

interface Options {
  session: EditingSession;
  locale: Locale;
  texts: ImportTexts;
  onWritten: () => void;
}

/** In megabytes, as readers see it: at least 0.1. */
export function megabytes(bytes: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.max(bytes / 1_000_000, 0.1));
}

export function useSeasonImport({ session, locale, texts, onWritten }: Options) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [report, setReport] = useState<ReportedImport | null>(null);
  const [overwritten, setOverwritten] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<State>({ is: 'idle' });
  const newest = useRef(0);
  const undoing = useRef<string | null>(null);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);

  async function runWithProblem<T>(send: () => Promise<RequestOutcome<T>>): Promise<T | null> {
    newest.current += 1;
    const own = newest.current;
    const outcome = await send();
    if (own !== newest.current) return null;
    if (outcome.outcome === 'done') return outcome.data;
    setState({ is: 'problem', text: problemText(outcome, texts) });
    return null;
  }

  function send(is: 'checking' | 'writing', sent: readonly File[], overwrite: Iterable<string>) {
    const form = new FormData();
    for (const file of sent) form.append('files', file);
    for (const name of overwrite) form.append('overwrite', name);
    form.append('dry_run', String(is === 'checking'));
    setState({ is, share: 0 });
    return runWithProblem(() =>
      importSeasonFiles(session, form, (share) => setState((now) => (now.is === is ? { is, share } : now))),
    );
  }

  async function check(chosen: readonly File[]) {
    setFiles(chosen);
    setReport(null);
    setOverwritten(new Set());
    const all = chosen.reduce((sum, { size }) => sum + size, 0);
    if (all > maxImportBytes) {
      const text = fillPlaceholders(texts.too_large, {
        size: megabytes(all, locale),
        max: megabytes(maxImportBytes, locale),
      });
      setState({ is: 'problem', text });
      return;
    }
    const answer = await send('checking', chosen, []);
    if (!answer) return;
    setReport(answer);
    setState({ is: 'idle' });
  }

  async function write() {
    const answer = await send('writing', files, overwritten);
    if (!answer) return;
    setReport(answer);
    setState({ is: 'done' });
    onWritten();
  }

  async function undo(change_set: number) {
    setState({ is: 'writing', share: 1 });
    // An attempt without an answer is repeated under its id.
    undoing.current ??= newOperationId();
    const id = undoing.current;
    if (!(await runWithProblem(() => undoChangeSet(session, change_set, id)))) return;
    undoing.current = null;
    setReport(null);
    setState({ is: 'undone' });
    onWritten();
  }

  return {
    files,
    bytes,
    report,
    overwritten,
    state,
    check,
    write,
    undo,
    again: () => check(files),
    /** The file's value of a field edited by hand, or a removed record. */
    overwrite(name: string, isOverwritten: boolean) {
      const next = new Set(overwritten);
      if (isOverwritten) next.add(name);
      else next.delete(name);
      setOverwritten(next);
    },
    restart() {
      setFiles([]);
      setReport(null);
      setOverwritten(new Set());
      setState({ is: 'idle' });
    },
  };
}

export type SeasonImportState = ReturnType<typeof useSeasonImport>;

/** @param onProgress gets the share that is sent, 0 to 1 */
function importSeasonFiles(
  session: RequestSession,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<RequestOutcome<ReportedImport>> {
  return outcomeOf(
    upload<ReportedImport>(session, `/${session.locale}/api/cms-hub/import`, form, onProgress),
  );
}
