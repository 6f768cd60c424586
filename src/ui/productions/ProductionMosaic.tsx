/** Productions as a mosaic of pictures with titles on bars. */
import type { CSSProperties } from 'react';
import type { Day } from '#domain/dates/dates.ts';
import { mosaicSpans, uprightSpan } from '#domain/media/mosaic.ts';
import type { ProductionEntry } from '#domain/productions/production.ts';
import styles from './ProductionMosaic.module.css';
import { ProductionTile } from './ProductionTile.tsx';

interface Props {
  teasers: readonly Teaser[];
  today: Day;
  level?: 2 | 3;
  /** Number of pictures above the fold, which are loaded eagerly. */
  firstPictures?: number;
}

interface Teaser {
  id: number;
  is_wide: boolean;
  preline?: string;
  production: ProductionEntry;
}

export function ProductionMosaic({ teasers, today, level = 3, firstPictures = 0 }: Props) {
  const spans = mosaicSpans(teasers.map(({ is_wide }) => is_wide));
  return (
    <ul className={styles.mosaic}>
      {teasers.map(({ id, preline, production }, index) => (
        <li key={id} id={`teaser-${id}`} style={{ '--span': spans[index] } as CSSProperties}>
          <ProductionTile
            production={production}
            isWide={(spans[index] ?? 0) > uprightSpan}
            preline={preline ?? ''}
            today={today}
            level={level}
            isFirst={index < firstPictures}
          />
        </li>
      ))}
    </ul>
  );
}
