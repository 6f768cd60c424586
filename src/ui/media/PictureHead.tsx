/** Head of a page: its title on bars, over its picture if there is one. */
import type { ComponentProps } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { CaptionButton } from './CaptionButton.tsx';
import styles from './PictureHead.module.css';
import { PrintedPicture } from './PrintedPicture.tsx';

interface Props
  extends Pick<ComponentProps<typeof BarTitle>, 'title' | 'lang' | 'preline' | 'subline' | 'children'> {
  picture: Picture | null;
  className?: string | undefined;
}

export function PictureHead({ picture, className = '', preline, ...title }: Props) {
  if (!picture) {
    return (
      <div className={`${styles.plain} ${className}`}>
        <BarTitle
          {...title}
          size="page"
          preline={preline && <span className={styles.hanging}>{preline}</span>}
          isNegative
        />
      </div>
    );
  }
  return (
    <div className={`${styles.hero} ${className}`}>
      <PrintedPicture picture={picture} className={styles.picture} isFirst />
      <CaptionButton picture={picture} className={styles.caption} />
      <BarTitle {...title} size="page" preline={preline} motif={picture.focal_x} />
    </div>
  );
}
