/** Quotes about a production, from reviews or rehearsals. */
import type { Production, ProductionQuote } from '#domain/productions/production.ts';
import { langOf } from '#ui/lang.ts';
import styles from './QuoteList.module.css';

interface Props {
  title: string;
  quotes: readonly ProductionQuote[];
  kind: ProductionQuote['kind'];
  production: Pick<Production, 'in_german'>;
}

export function QuoteList({ title, quotes, kind, production }: Props) {
  const own = quotes.map((quote, index) => ({ ...quote, index })).filter((quote) => quote.kind === kind);
  if (own.length === 0) return null;
  return (
    <section className="section" aria-labelledby={`quotes-${kind}`}>
      <h2 className="heading" id={`quotes-${kind}`}>
        {title}
      </h2>
      <ul className={styles.quotes}>
        {own.map(({ id, content, author, index }) => (
          <li key={id}>
            <q lang={langOf(production, `quotes.${index}.content`)}>{content}</q>
            <p>{author}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
