/** Productions as a mosaic of pictures, wide and upright, with their titles on bars. */
import type { Day } from '#domain/dates.ts';
import type { ProductionEntry } from '#domain/production.ts';
import styles from './ProductionMosaic.module.css';
import { ProductionTile } from './ProductionTile.tsx';

interface Teaser {
  id: number;
  is_wide: boolean;
  preline?: string;
  production: ProductionEntry;
}

export function ProductionMosaic({ teasers, today, level = 3 }: { teasers: readonly Teaser[]; today: Day; level?: 2 | 3 }) {
  return (
    <ul className={styles.mosaic}>
      {teasers.map(({ id, is_wide, preline, production }) => (
        <li key={id} className={is_wide ? styles.wide : undefined}>
          <ProductionTile production={production} isWide={is_wide} preline={preline ?? ''} today={today} level={level} />
        </li>
      ))}
    </ul>
  );
}
