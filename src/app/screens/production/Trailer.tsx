/** The trailer, which plays in place once the visitor has consented to its host. */
import { playerOf } from '#domain/media/embed-players.ts';
import type { Production } from '#domain/productions/production.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { langOf, withoutSoftHyphens } from '#ui/lang.ts';
import { EmbedFrame } from '#ui/media/EmbedFrame.tsx';
import styles from './Trailer.module.css';

export function Trailer({
  production,
}: {
  production: Pick<Production, 'trailer' | 'picture' | 'in_german'>;
}) {
  const messages = useMessages();
  const { trailer, picture } = production;
  if (!trailer || !playerOf(trailer)) return null;
  return (
    <section className="section" aria-labelledby="trailer">
      <h2 className="heading" id="trailer">
        {messages.trailer}
      </h2>
      <EmbedFrame
        embed={trailer}
        title={withoutSoftHyphens(trailer.title)}
        length={trailer.length}
        poster={picture && { ...picture, alt: '' }}
      >
        <p className={styles.title} lang={langOf(production, 'trailer.title')}>
          {trailer.title}
        </p>
      </EmbedFrame>
    </section>
  );
}
