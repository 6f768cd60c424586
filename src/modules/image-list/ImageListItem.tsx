/** A picture of a list. A click follows its link, or opens the viewer if it has none. */
import type { ShownModule } from '#domain/modules/modules.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { linkOf } from '#modules/link-of.ts';
import type { ModuleEdit } from '#modules/module-view.ts';
import { OptionalText } from '#modules/OptionalText.tsx';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import type { ImageContent } from '../image/schema.ts';
import styles from './image-list.module.css';

interface Props {
  module: ShownModule<ImageContent>;
  edit: ModuleEdit | undefined;
  /** Position in the list, from 1. */
  number: number;
  isFirst: boolean;
  onOpen: () => void;
}

export function ImageListItem({ module, edit, number, isFirst, onOpen }: Props) {
  const messages = useMessages();
  const { image, link } = module.content;
  const target = linkOf(module.content);
  return (
    <figure className={styles.item} data-item="image">
      <div className={styles.frame}>
        {image ? (
          <PrintedPicture
            picture={image}
            format="horizontal"
            className={styles.picture}
            sizes="(min-width: 48em) 60vw, 95vw"
            isFirst={isFirst}
          />
        ) : (
          <span className={styles.missing} />
        )}
        {!edit && target && (
          <a className={styles.press} {...target}>
            <span className="visually-hidden">{link?.title || image?.alt || target.href}</span>
          </a>
        )}
        {!edit && !target && (
          <button
            type="button"
            className={styles.press}
            onClick={onOpen}
            aria-label={messages.picture_open(number)}
          />
        )}
      </div>
      <OptionalText
        module={module}
        field="description"
        edit={edit}
        kind="plain"
        as="figcaption"
        className={styles.text}
      />
      {edit?.handles()}
    </figure>
  );
}
