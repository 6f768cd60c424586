/** A picture that was just uploaded: its display files are generated after the response. */
import { useEffect, useState } from 'react';
import type { MediaItem } from '#domain/media/media-item.ts';
import type { Picture } from '#domain/media/picture.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { getPicture } from './picker-requests.ts';
import { pictureAddress } from './picture-address.ts';

/** Milliseconds between polls for a file. */
const pause = 700;

/** The item's picture, polled until there is a file to display. */
export function useUploadedPicture({ id, picture }: Pick<MediaItem, 'id' | 'picture'>): Picture | null {
  const session = useEditingSession();
  const [made, setMade] = useState<Picture | null>(null);
  const isAwaited = !pictureAddress(picture, 1) && made === null;
  useEffect(() => {
    if (!isAwaited) return;
    let timer = 0;
    const look = async () => {
      const now = await getPicture(session, id).catch(() => null);
      if (now && pictureAddress(now.picture, 1)) setMade(now.picture);
      else timer = window.setTimeout(look, pause);
    };
    timer = window.setTimeout(look, pause);
    return () => window.clearTimeout(timer);
  }, [id, isAwaited, session]);
  return made ?? picture;
}
