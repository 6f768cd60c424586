/** A full-width teaser with its text on or beside the picture. A single link makes all of it clickable. */
import { linkOf } from '#modules/link-of.ts';
import { ModuleLink } from '#modules/ModuleLink.tsx';
import { isTextShown, Line, Plain } from '#modules/ModuleText.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { OptionalText } from '#modules/OptionalText.tsx';
import { TitleText } from '#modules/TitleText.tsx';
import { CaptionButton } from '#ui/media/CaptionButton.tsx';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import styles from './full-teaser.module.css';
import type { FullTeaserContent } from './schema.ts';

export function FullTeaserView({ module, edit, isFirst = false }: ModuleViewProps<FullTeaserContent>) {
  const { content } = module;
  const { image, extra_class, anchor } = content;
  const isEdited = edit !== undefined;
  const isOnPicture = extra_class === 'default';
  const hasHeadline = isTextShown({ module, field: 'headline', edit });
  const label = linkLabel(content);
  const isButton = isEdited || label !== '';
  const headline = (
    <span className={styles.bar}>
      <TitleText module={module} field="headline" edit={edit} isOnBars={isOnPicture} />
    </span>
  );
  return (
    <section
      className={styles.teaser}
      id={anchor || undefined}
      data-place={extra_class}
      data-plain={!image || undefined}
    >
      {image && (
        <PrintedPicture
          picture={image}
          {...(isOnPicture ? {} : { format: 'horizontal' as const })}
          className={styles.picture}
          sizes={isOnPicture ? '100vw' : '(min-width: 48em) 50vw, 100vw'}
          isFirst={isFirst}
        />
      )}
      <div className={styles.block}>
        <OptionalText module={module} field="preline" edit={edit} className={styles.preline} />
        {hasHeadline && (
          <h2 className={styles.title} data-empty={content.headline === '' ? 'headline' : undefined}>
            {isButton ? (
              headline
            ) : (
              <ModuleLink content={content} className={styles.link}>
                {headline}
              </ModuleLink>
            )}
          </h2>
        )}
        <p className={styles.text}>
          <Plain module={module} field="text" edit={edit} />
        </p>
        {isButton && (
          <p className={styles.more} data-empty={isEdited && label === '' ? 'link_text' : undefined}>
            <ModuleLink content={content} isEdited={isEdited} className={styles.link}>
              {isTextShown({ module, field: 'link_text', edit }) && (
                <Line module={module} field="link_text" edit={edit} />
              )}
              {content.link_text === '' && <span className={styles.named}>{label}</span>}
            </ModuleLink>
          </p>
        )}
      </div>
      {image && <CaptionButton picture={image} className={styles.caption} />}
    </section>
  );
}

/**
 * Without a label of its own, the link is the headline; without a headline, it has the title of its target.
 */
function linkLabel(content: FullTeaserContent): string {
  if (!linkOf(content)) return '';
  if (content.link_text !== '' || content.headline !== '') return content.link_text;
  return content.link?.title || content.link_url;
}
