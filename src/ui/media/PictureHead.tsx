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
  format?: 'adaptive' | 'vertical';
  className?: string | undefined;
}

export function PictureHead({ picture, format = 'adaptive', className = '', preline, ...title }: Props) {
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
  // An upright picture is beside its title on wide screens, not below it.
  const motif = format === 'vertical' ? undefined : picture.focal_x;
  return (
    <div className={`${styles.hero} ${className}`}>
      <PrintedPicture picture={picture} format={format} className={styles.picture} isFirst />
      <CaptionButton picture={picture} className={styles.caption} />
      <BarTitle {...title} size="page" preline={preline} motif={motif} />
    </div>
  );
}
