/** Chooses a picture from the library or uploads one, then edits its details; or edits those of a chosen picture. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { MediaItem } from '#domain/media/media-item.ts';
import type { Picture } from '#domain/media/picture.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Note } from '../kit/Note.tsx';
import { useLabels } from '../kit/use-labels.ts';
import { requestProblemText } from '../kit/use-request.ts';
import { ImageDetails } from './ImageDetails.tsx';
import { ImageLibrary } from './ImageLibrary.tsx';
import { getPicture, type MediaDetails } from './picker-requests.ts';

type BesidePicture = (
  item: MediaItem,
  details: MediaDetails,
  onReplaced: (item: MediaItem) => void,
) => ReactNode;

interface Props {
  /** The picture whose details are edited; null to choose one. */
  edited: number | null;
  onPick: (picture: Picture | null) => void;
  onClose: () => void;
  /** Further fields of the picture, below its focal point. */
  beside?: BesidePicture;
  /** Uploaded at once. */
  files?: readonly File[];
}

export function ImagePicker({ edited, onPick, onClose, beside, files }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const [chosen, setChosen] = useState<MediaItem | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  const load = useCallback(() => {
    setProblem(null);
    if (edited !== null) getPicture(session, edited).then(setChosen, setProblem);
  }, [edited, session]);
  useEffect(load, [load]);

  return (
    <Dialog
      title={chosen || edited !== null ? labels.picture_details : labels.picture_choose}
      onClose={onClose}
      width="60rem"
    >
      {problem ? (
        <Note isAlarm>
          {requestProblemText(problem, labels)} <Button onClick={load}>{labels.try_again}</Button>
        </Note>
      ) : null}
      {chosen ? (
        <ImageDetails
          item={chosen}
          beside={beside && ((details) => beside(chosen, details, setChosen))}
          onDone={({ picture }) => onPick(picture)}
          {...(edited === null ? { onBack: () => setChosen(null) } : {})}
        />
      ) : null}
      {chosen || edited !== null ? null : (
        <ImageLibrary
          // A picture with details is picked immediately.
          onChoose={(item) => (isDescribed(item) ? onPick(item.picture) : setChosen(item))}
          onUploaded={setChosen}
          files={files}
        />
      )}
    </Dialog>
  );
}

const isDescribed = ({ alt, credit, is_decorative }: MediaItem): boolean =>
  is_decorative || (Boolean(alt?.de) && credit !== '');
