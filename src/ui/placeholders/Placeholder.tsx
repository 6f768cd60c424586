/** What stands where something is being loaded: its strokes, as many as there will be rows. */
import styles from './Placeholder.module.css';

export type PlaceholderKind =
  | 'events'
  | 'productions'
  | 'ensemble'
  | 'subscriptions'
  | 'subscription'
  | 'press'
  | 'search'
  | 'production'
  | 'page'
  | 'home'
  | 'panel';

/** Rows or tiles shown while a list is on its way. */
const counts: Record<PlaceholderKind, number> = {
  events: 3,
  productions: 4,
  ensemble: 8,
  subscriptions: 4,
  subscription: 1,
  press: 4,
  search: 3,
  production: 1,
  page: 1,
  home: 1,
  panel: 3,
};

const tiles: readonly PlaceholderKind[] = ['productions', 'ensemble'];
const sheets: readonly PlaceholderKind[] = ['production', 'subscription', 'home', 'page'];

export function Placeholder({ kind }: { kind: PlaceholderKind }) {
  const form = tiles.includes(kind) ? 'tile' : sheets.includes(kind) ? 'sheet' : 'row';
  return (
    <div className={styles.placeholder} data-form={form} aria-hidden="true">
      {Array.from({ length: counts[kind] }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are all alike.
        <div key={index} className={styles[form]}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
