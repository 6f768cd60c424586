/** Links to the previous and the next section of a booklet. */
import { type Booklet, type BookletTab, neighboursOf } from '#domain/productions/booklet.ts';
import type { BookletTexts } from '#i18n/productions/booklet-texts.ts';
import styles from './BookletPager.module.css';
import { useTabLink } from './tab-link.ts';

interface Props {
  booklet: Booklet;
  tab: BookletTab;
  texts: BookletTexts;
}

export function BookletPager({ booklet, tab, texts }: Props) {
  const { production, sections } = booklet;
  const linkOf = useTabLink(booklet, texts);
  const { previous, next } = neighboursOf(tab, { hasCast: production.cast.length > 0, sections });
  return (
    <nav className={styles.turn} aria-label={texts.turn}>
      {previous !== undefined && <NeighbourLink {...linkOf(previous)} label={texts.previous} rel="prev" />}
      {next !== undefined && <NeighbourLink {...linkOf(next)} label={texts.next} rel="next" />}
    </nav>
  );
}

interface NeighbourLinkProps {
  href: string;
  name: string;
  lang: string | undefined;
  label: string;
  rel: 'prev' | 'next';
}

function NeighbourLink({ href, name, lang, label, rel }: NeighbourLinkProps) {
  return (
    <a href={href} rel={rel}>
      <small>
        {rel === 'prev' && <span aria-hidden="true">← </span>}
        {label}
        <span className="visually-hidden">: </span>
        {rel === 'next' && <span aria-hidden="true"> →</span>}
      </small>
      <span lang={lang}>{name}</span>
    </a>
  );
}
