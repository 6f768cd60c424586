/** The list of search tips: in the menu before anything is typed, beside results, and in place of missing results. */
import type { SearchTip } from '#domain/search/search-tip.ts';
import { langOf } from '#ui/lang.ts';

interface Props {
  tips: readonly SearchTip[];
  title: string;
  /** The id of the heading, since a page may have several lists. */
  id: string;
  className: string | undefined;
}

export function TipList({ tips, title, id, className }: Props) {
  if (tips.length === 0) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip.target.url}>
            <a href={tip.target.url} lang={langOf(tip, 'name')}>
              {tip.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
