/** A picture of a page, known by its number. */
import { useEffect, useState } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { ImageControl } from '../../ui/form/ImageControl.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { getPicture } from '../../ui/pickers/picker-requests.ts';
import type { PageFieldsProps } from './page-fields.ts';

interface Props extends Omit<PageFieldsProps, 'before'> {
  field: 'hero_image' | 'og_image';
}

export function PagePicture({ field, page, errorOf, onChange }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const value = page[field];
  const [picture, setPicture] = useState<Picture | null>(null);
  const isKnown = value === null || picture?.id === value;

  useEffect(() => {
    if (isKnown) return;
    let isOver = false;
    getPicture(session, value).then(
      (found) => !isOver && setPicture(found.picture),
      // Without its looks it can still be replaced.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [session, value, isKnown]);

  return (
    <div data-control={field}>
      <ImageControl
        label={labels[field]}
        error={errorOf(field)}
        picture={value !== null && isKnown ? picture : null}
        onChange={(chosen) => {
          setPicture(chosen);
          onChange({ [field]: chosen?.id ?? null });
        }}
      />
    </div>
  );
}
