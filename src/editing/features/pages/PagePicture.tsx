/** A picture of a page, known by its number. */

import { useEffect, useState } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { ImageControl } from '../../ui/form/ImageControl.tsx';
import { getPicture } from '../../ui/pickers/picker-requests.ts';

interface Props {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string | undefined;
}

export function PagePicture({ value, onChange, ...named }: Props) {
  const session = useEditingSession();
  const [picture, setPicture] = useState<Picture | null>(null);

  useEffect(() => {
    if (value === null || picture?.id === value) return;
    let isOver = false;
    getPicture(session, value).then(
      (found) => !isOver && setPicture(found.picture),
      // Without its looks it can still be replaced.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [value, picture, session]);

  return (
    <ImageControl
      {...named}
      picture={value !== null && picture?.id === value ? picture : null}
      onChange={(chosen) => {
        setPicture(chosen);
        onChange(chosen?.id ?? null);
      }}
    />
  );
}
