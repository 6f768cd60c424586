/** Placeholder bars for content that is loading. */
import styles from './Placeholder.module.css';

export type PlaceholderKind = keyof typeof shapes;

/** Number of bars by kind. */
const shapes = {
  events: [3, 'row'],
  filter: [3, 'choice'],
  productions: [4, 'tile'],
  production: [1, 'hero'],
  booklet: [1, 'text'],
  ensemble: [8, 'portrait'],
  person: [1, 'hero'],
  venues: [4, 'tile'],
  subscriptions: [4, 'row'],
  subscription: [1, 'hero'],
  press: [4, 'row'],
  search: [3, 'row'],
  page: [1, 'hero'],
  home: [1, 'hero'],
  panel: [3, 'row'],
} as const;

export function Placeholder({ kind }: { kind: PlaceholderKind }) {
  const [count, shape] = shapes[kind];
  return (
    <div className={styles.placeholder} data-placeholder={kind} data-form={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are all alike.
        <div key={index} className={styles[shape]}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
