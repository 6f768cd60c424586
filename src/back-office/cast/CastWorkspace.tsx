/** The matrix of a play, and a panel for the selected recast or for pasted lines. */

import { lazy, type ReactNode, Suspense } from 'react';
import type { CastDate } from '#domain/productions/cast-board.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import { readTabInput, saveTabInput } from '#state/tab-input.ts';
import { CastDay } from './CastDay.tsx';
import { CastMatrix, cellId } from './CastMatrix.tsx';
import styles from './cast.module.css';
import type { CastProps } from './cast-props.ts';
import type { RecastInput } from './RecastPanel.tsx';
import type { CastSelection } from './use-cast-selection.ts';

const RecastPanel = lazy(() => loadOnDemand(() => import('./RecastPanel.tsx')));
const PasteCast = lazy(() => loadOnDemand(() => import('./PasteCast.tsx')));

interface Props extends CastProps {
  /** Name of the person in the browser's storage. */
  user: string;
  /** The dates of the board that are shown. */
  dates: readonly CastDate[];
  chosen: CastSelection;
  onChoose: (chosen: CastSelection) => void;
  onWritten: () => void;
  /** Links to further events. */
  pages?: ReactNode;
}

export function CastWorkspace({ board, dates, locale, texts, user, chosen, ...props }: Props) {
  const { onChoose, onWritten, pages } = props;
  const shared = { board, locale, texts, onStale: onWritten };
  const cell = chosen === 'paste' ? null : chosen;
  const date = cell && board.dates.find(({ id }) => id === cell.date);
  const key = cell ? `recast ${cell.date} ${cell.part}` : `cast ${board.production.id}`;
  const keep = (input: object | null) => saveTabInput(user, key, input);
  function close() {
    onChoose(null);
    if (cell) document.getElementById(cellId(cell.date, cell.part))?.focus();
  }
  const hasMatrix = board.cast.length > 0 && dates.length > 0;
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        {board.cast.length === 0 && <p className={styles.empty}>{texts.no_parts}</p>}
        {board.dates.length === 0 && <p className={styles.empty}>{texts.no_dates}</p>}
        {hasMatrix && (
          <>
            <CastDay {...shared} chosen={cell} onChoose={onChoose} />
            <CastMatrix {...shared} dates={dates} chosen={cell} onChoose={onChoose} />
            <p className={styles.key}>
              <span>{texts.key}</span>
              <span>{fillPlaceholders(texts.shown, { shown: dates.length, all: board.dates.length })}</span>
            </p>
            {pages}
          </>
        )}
      </div>
      <aside className={styles.aside} aria-label={texts.recast} data-open={chosen !== null || undefined}>
        <Suspense>
          {chosen === 'paste' && (
            <PasteCast
              {...shared}
              unsavedText={readTabInput<{ text: string }>(user, key)?.text ?? ''}
              onTextChange={(text) => keep(text ? { text } : null)}
              onWritten={() => {
                keep(null);
                onWritten();
              }}
              onClose={close}
            />
          )}
          {cell && date && (
            <RecastPanel
              key={key}
              {...shared}
              date={date}
              part={cell.part}
              unsavedInput={readTabInput<RecastInput>(user, key)}
              onInputChange={keep}
              onWritten={() => {
                keep(null);
                onWritten();
              }}
              onClose={close}
            />
          )}
        </Suspense>
        {chosen === null && hasMatrix && <p className={styles.hint}>{texts.choose}</p>}
      </aside>
    </div>
  );
}
