/** The notice above a page about drafts of its records that could not be applied, with links to their fields. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasForm } from '#domain/resources/form-groups.ts';
import type { LeftOutDraft } from '#domain/resources/left-out-draft.ts';
import { originTexts } from '#i18n/editing/origin-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { requestAt } from '../../sync/request.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import kit from '../../ui/kit/kit.module.css';
import { useTopOfPage } from '../../ui/top-of-page.ts';
import { openDialog, useUiState } from '../../ui/ui-state.ts';
import styles from './in-place.module.css';
import { isOnPage } from './record-at.ts';

export function LeftOutDrafts() {
  const session = useEditingSession();
  const { open_form } = originTexts(useLocale());
  const [drafts, setDrafts] = useState<readonly LeftOutDraft[]>([]);
  const refresh = useUiState('refresh');
  const isOpen = useUiState('dialog') !== null;

  // Anew for each page, and when a form has been closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` is another for each address
  useEffect(() => {
    if (isOpen) return;
    let isOver = false;
    requestAt<{ drafts: LeftOutDraft[] }>(
      session,
      'GET',
      `/${session.locale}/api/cms-hub/left-out-drafts/`,
    ).then(
      (answer) => !isOver && setDrafts(answer.drafts.filter(isOnPage)),
      // Without a connection the page stays as it is.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [session, refresh, isOpen]);

  const place = useTopOfPage();
  return (
    place &&
    createPortal(
      <div role="status">
        {drafts.map(({ resource, id, field, sentence }) => (
          <p key={`${resource} ${id}`} className={`${kit.surface} ${styles.missing}`}>
            <span>{sentence}</span>
            {hasForm(resource) && (
              <button
                type="button"
                className={kit.button}
                onClick={() => openDialog(session, { kind: 'record', resource, id, field })}
              >
                {open_form}
              </button>
            )}
          </p>
        ))}
      </div>,
      place,
    )
  );
}
