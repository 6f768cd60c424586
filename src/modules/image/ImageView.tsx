/** A picture in one of several sizes and crops, with caption, credit and optional link. */
import type { CSSProperties } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { linkOf } from '#modules/link-of.ts';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { OptionalText } from '#modules/OptionalText.tsx';
import { CaptionButton } from '#ui/media/CaptionButton.tsx';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import styles from './image.module.css';
import type { ImageContent } from './schema.ts';
import { cropProportions, uncroppedPicture } from './uncropped.ts';

/** CSS `sizes` by size and crop. */
const sizes: Record<ImageContent['alias'], string> = {
  big: '(min-width: 64em) calc(100vw - 21rem), 100vw',
  horizontal: '(min-width: 64em) calc(100vw - 21rem), 100vw',
  normal: '(min-width: 48em) 42rem, 95vw',
  small: '21rem',
  vertical: '25rem',
};

export function ImageView({ module, edit, isFirst = false }: ModuleViewProps<ImageContent>) {
  const { image, alias, anchor } = module.content;
  if (!image && !edit) return null;
  const { picture, proportion } = image ? shownAs(image, alias) : { picture: null, proportion: 1240 / 700 };
  return (
    <figure
      className={styles.image}
      id={anchor || undefined}
      data-alias={alias}
      style={{ '--proportion': proportion } as CSSProperties}
    >
      <div className={styles.frame}>
        {picture ? (
          <Linked content={module.content} isEdited={edit !== undefined}>
            <PrintedPicture
              picture={picture}
              format={alias === 'vertical' ? 'vertical' : 'horizontal'}
              className={styles.picture}
              sizes={sizes[alias]}
              isFirst={isFirst}
            />
          </Linked>
        ) : (
          <span className={styles.missing} />
        )}
        {picture && <CaptionButton picture={picture} className={styles.caption} />}
      </div>
      {picture?.credit && <p className={styles.credit}>{picture.credit}</p>}
      <OptionalText
        module={module}
        field="description"
        edit={edit}
        kind="plain"
        as="figcaption"
        className={styles.text}
      />
    </figure>
  );
}

function shownAs(picture: Picture, alias: ImageContent['alias']) {
  if (alias === 'vertical' || alias === 'horizontal') return { picture, proportion: cropProportions[alias] };
  return uncroppedPicture(picture);
}

/** The link's name combines the alternative text and the title of its target. */
function Linked({
  content,
  isEdited,
  children,
}: {
  content: ImageContent;
  isEdited: boolean;
  children: React.ReactNode;
}) {
  const target = linkOf(content);
  if (!target || isEdited) return children;
  const hasName = Boolean(content.link?.title || content.image?.alt);
  return (
    <a className={styles.link} {...target}>
      {children}
      <span className="visually-hidden"> {content.link?.title || (hasName ? '' : target.href)}</span>
    </a>
  );
}
