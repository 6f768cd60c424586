/** The import of season files: picked or dropped, dry run, then written by a button that names its extent. */
import { type DragEvent, useRef, useState } from 'react';
import type { ImportCounts } from '#domain/back-office/import-report.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { Note } from '#editing/ui/kit/Note.tsx';
import type { ImportTexts } from '#i18n/back-office/import-texts.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import { withFormSession } from '../form/FormSession.tsx';
import controls from '../shell/controls.module.css';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import styles from './import.module.css';
import type { ImportLabels } from './import-labels.ts';
import { megabytes, type SeasonImportState, useSeasonImport } from './use-season-import.ts';

interface Props {
  locale: Locale;
  texts: ImportTexts;
  labels: ImportLabels;
  /** Something was written or undone. */
  onWritten: () => void;
  session: EditingSession;
}

function SeasonImport({ locale, texts, labels, onWritten, session }: Props) {
  const season = useSeasonImport({ session, locale, texts, onWritten });
  const { state, report, files } = season;
  const isBusy = state.is === 'checking' || state.is === 'writing';
  return (
    <div className={styles.report}>
      <FileBox season={season} texts={texts} locale={locale} isBusy={isBusy} />
      {state.is === 'problem' && <Note isAlarm>{state.text}</Note>}
      {report && (
        <ImportOutcome report={report} season={season} texts={texts} labels={labels} locale={locale} />
      )}
      <div className={styles.foot}>
        <p role="status">{statusOf(season, texts)}</p>
        {(state.is === 'problem' || state.is === 'undone') && files.length > 0 && (
          <ScreenButton onClick={() => void season.again()}>{texts.again}</ScreenButton>
        )}
        {state.is === 'done' && (
          <>
            {report?.change_set != null && (
              <ScreenButton onClick={() => void season.undo(report.change_set as number)}>
                {texts.undo}
              </ScreenButton>
            )}
            <ScreenButton isPrimary onClick={season.restart}>
              {texts.another}
            </ScreenButton>
          </>
        )}
        {state.is === 'idle' && isWritable(season) && (
          <ScreenButton isPrimary onClick={() => void season.write()}>
            {summaryOf(season, texts)}
          </ScreenButton>
        )}
      </div>
    </div>
  );
}

export default withFormSession(SeasonImport);

/** The drop zone. Folders can be picked or dropped too. */
function FileBox(props: { season: SeasonImportState; texts: ImportTexts; locale: Locale; isBusy: boolean }) {
  const { season, texts, locale, isBusy } = props;
  const { files, bytes } = season;
  const [isOver, setOver] = useState(false);
  const inputs = { files: useRef<HTMLInputElement>(null), folder: useRef<HTMLInputElement>(null) };
  const choose = (chosen: readonly File[]) => {
    if (chosen.length > 0 && !isBusy) void season.check(chosen);
  };
  const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same
    <div
      className={styles.box}
      data-over={isOver}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        choose([...event.dataTransfer.files]);
      }}
    >
      {(['files', 'folder'] as const).map((from) => (
        <span key={from}>
          <input
            ref={inputs[from]}
            type="file"
            multiple
            hidden
            {...(from === 'folder' ? { webkitdirectory: '' } : {})}
            onChange={({ target }) => {
              choose([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <button
            type="button"
            className={from === 'files' ? controls.primary : controls.button}
            aria-disabled={isBusy}
            onClick={() => !isBusy && inputs[from].current?.click()}
          >
            {texts[from]}
          </button>
        </span>
      ))}
      <span className={styles.quiet}>
        {files.length === 0
          ? texts.drop
          : formatCount(texts.chosen, files.length).replace('{size}', megabytes(bytes, locale))}
      </span>
    </div>
  );
}

function statusOf({ state, report, overwritten, bytes }: SeasonImportState, texts: ImportTexts): string {
  if (state.is === 'undone') return texts.undone;
  if (state.is === 'done' && report) {
    const { created, updated } = report;
    if (created + updated === 0) return texts.done_nothing;
    return fillPlaceholders(texts.done, { created, updated });
  }
  if (state.is === 'idle' && report) {
    return report.is_rejected
      ? texts.errors_first
      : countsOf(report, overwritten) === 0
        ? texts.nothing_to_write
        : '';
  }
  if (state.is !== 'checking' && state.is !== 'writing') return '';
  // The upload of small files needs no progress bar.
  if (state.share < 1 && bytes > 1_000_000) {
    return texts.sending.replace('{share}', String(Math.round(state.share * 100)));
  }
  return state.is === 'checking' ? texts.checking : texts.writing;
}

const countsOf = ({ created, updated }: ImportCounts, overwritten: ReadonlySet<string>) =>
  created + updated + overwritten.size;

function isWritable({ report, overwritten }: SeasonImportState): boolean {
  return report !== null && !report.is_rejected && countsOf(report, overwritten) > 0;
}

function summaryOf({ report, overwritten }: SeasonImportState, texts: ImportTexts): string {
  const counts = [
    [texts.reach_created, report?.created ?? 0],
    [texts.reach_updated, report?.updated ?? 0],
    [texts.reach_taken, overwritten.size],
  ] as const;
  const summary = counts
    .filter(([, count]) => count > 0)
    .map(([text, count]) => text.replace('{count}', String(count)));
  return texts.write.replace('{reach}', summary.join(', '));
}
