/** The pictures of a production, which open in the viewer. */
import { useState } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { ShownPicture } from '#ui/media/ShownPicture.tsx';
import styles from './ProductionPictures.module.css';

export function ProductionPictures({ pictures }: { pictures: readonly Picture[] }) {
  const messages = useMessages();
  const [shown, setShown] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <section className="section" aria-labelledby="pictures">
      <h2 className="heading" id="pictures">
        {messages.pictures}
      </h2>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <PrintedPicture
              picture={picture}
              format="horizontal"
              className={styles.picture}
              sizes="(min-width: 48em) 40vw, 90vw"
            />
            <button
              type="button"
              onClick={() => setShown(index)}
              aria-label={messages.picture_open(index + 1)}
            />
          </li>
        ))}
      </ul>
      <ShownPicture pictures={pictures} shown={shown} onClose={() => setShown(null)} />
    </section>
  );
}
