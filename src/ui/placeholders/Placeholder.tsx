/** What stands where something is being loaded: its strokes, as many as there will be rows. */
import styles from './Placeholder.module.css';

export type PlaceholderKind =
  | 'events'
  | 'productions'
  | 'ensemble'
  | 'person'
  | 'venues'
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
  person: 1,
  venues: 4,
  subscriptions: 4,
  subscription: 1,
  press: 4,
  search: 3,
  production: 1,
  page: 1,
  home: 1,
  panel: 3,
};

const tiles: readonly PlaceholderKind[] = ['productions', 'venues'];
const portraits: readonly PlaceholderKind[] = ['ensemble'];
const sheets: readonly PlaceholderKind[] = ['production', 'person', 'subscription', 'home', 'page'];

function formOf(kind: PlaceholderKind): 'tile' | 'portrait' | 'sheet' | 'row' {
  if (tiles.includes(kind)) return 'tile';
  if (portraits.includes(kind)) return 'portrait';
  return sheets.includes(kind) ? 'sheet' : 'row';
}

export function Placeholder({ kind }: { kind: PlaceholderKind }) {
  const form = formOf(kind);
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
