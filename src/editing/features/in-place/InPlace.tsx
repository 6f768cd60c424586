/** On a page in editing mode: fields for the texts of its record, and the origin of every other text. */
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { originTexts } from '#i18n/editing/origin-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Keys } from '../../ui/Keys.tsx';
import { useContainers } from '../../ui/session-hooks.ts';
import { useToolbarPortal } from '../../ui/toolbar-portal.ts';
import { PastedPictures } from '../pictures/PastedPictures.tsx';
import { handleClicks } from './handle-clicks.ts';
import './in-place.css';
import { LeftOutDrafts } from './LeftOutDrafts.tsx';
import { OriginList } from './OriginList.tsx';
import { type ClickedText, OriginNote } from './OriginNote.tsx';
import { RecordFieldsInPlace } from './RecordFieldsInPlace.tsx';

export function InPlace() {
  const session = useEditingSession();
  const texts = originTexts(useLocale());
  const [clicked, setClicked] = useState<ClickedText | null>(null);
  const [isListed, setListed] = useState(false);
  const tools = useToolbarPortal();
  const records = useRecordsOfPage();
  const close = useCallback(() => setClicked(null), []);
  useEffect(() => {
    document.documentElement.dataset.editing = '';
    const stop = handleClicks(session, setClicked);
    return () => {
      stop();
      delete document.documentElement.dataset.editing;
    };
  }, [session]);
  return (
    <>
      <LeftOutDrafts />
      <PastedPictures />
      {records.map((record) => (
        <RecordFieldsInPlace key={record} id={record} isAlone={records.length === 1} />
      ))}
      {clicked && <OriginNote key={`${clicked.x} ${clicked.y}`} clicked={clicked} onClose={close} />}
      {tools &&
        createPortal(
          <>
            <button type="button" aria-haspopup="dialog" onClick={() => setListed(true)}>
              {texts.list}
            </button>
            <Keys />
          </>,
          tools,
        )}
      {isListed && <OriginList onClose={() => setListed(false)} />}
    </>
  );
}

/** The entries of records whose texts are edited on this page. */
function useRecordsOfPage(): readonly number[] {
  const containers = useContainers();
  return [...containers.values()].flatMap(({ shown, records }) => (shown > 0 ? records : []));
}
