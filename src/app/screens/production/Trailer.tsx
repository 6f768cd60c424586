/** The place of the trailer: nothing is asked of the video's host before the visitor goes there. */
import type { Production, Trailer as TrailerData } from '#domain/production.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './Trailer.module.css';

/** Where a video of each host can be watched. */
const addresses: Record<string, { name: string; address: (id: string) => string }> = {
  youtube: { name: 'YouTube', address: (id) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}` },
  vimeo: { name: 'Vimeo', address: (id) => `https://vimeo.com/${encodeURIComponent(id)}` },
};

export function Trailer({
  trailer,
  production,
}: {
  trailer: TrailerData | null;
  production: Pick<Production, 'in_german'>;
}) {
  const messages = useMessages();
  const host = trailer && addresses[trailer.provider];
  if (!trailer || !host) return null;
  return (
    <section className="section" aria-labelledby="trailer">
      <h2 className="heading" id="trailer">
        {messages.trailer}
      </h2>
      <div className={styles.trailer}>
        <p className={styles.title} lang={langOf(production, 'trailer.title')}>
          {trailer.title} {trailer.length && <span>{trailer.length}</span>}
        </p>
        <p>{messages.trailer_hint(host.name)}</p>
        <p>
          <a className="button" href={host.address(trailer.id)} rel="noopener">
            {messages.trailer_open(host.name)}
          </a>
        </p>
      </div>
    </section>
  );
}
