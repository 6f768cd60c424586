/** A teaser: picture, title, text. A single link makes all of it clickable. */
import type { ShownModule } from '#domain/modules/modules.ts';
import { linkOf } from '#modules/link-of.ts';
import { ModuleLink } from '#modules/ModuleLink.tsx';
import type { ModuleEdit } from '#modules/module-view.ts';
import { OptionalText } from '#modules/OptionalText.tsx';
import { TitleText } from '#modules/TitleText.tsx';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import type { TeaserContent } from './schema.ts';
import styles from './teaser.module.css';

interface Props {
  module: ShownModule<TeaserContent>;
  edit: ModuleEdit | undefined;
  /** Of its heading. */
  level: 2 | 3;
}

export function Teaser({ module, edit, level }: Props) {
  const { content } = module;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.teaser} data-item="teaser">
      {content.image ? (
        <PrintedPicture
          picture={content.image}
          format="horizontal"
          className={styles.picture}
          sizes="(min-width: 64em) 24rem, (min-width: 48em) 45vw, 95vw"
        />
      ) : (
        edit && <span className={styles.missing} />
      )}
      <div className={styles.bars}>
        <OptionalText module={module} field="preline" edit={edit} as="span" className={styles.preline} />
        <Heading className={styles.title}>
          <ModuleLink content={content} isEdited={edit !== undefined} className={styles.link}>
            <span className={styles.bar}>
              <TitleText module={module} field="headline" edit={edit} isOnBars />
            </span>
          </ModuleLink>
        </Heading>
      </div>
      <OptionalText module={module} field="subline" edit={edit} className={styles.subline} />
      <OptionalText module={module} field="text" edit={edit} kind="plain" className={styles.text} />
      <OptionalText
        module={module}
        field="link_text"
        edit={edit}
        className={styles.more}
        isUnused={linkOf(content) === null}
      />
      {edit?.handles()}
    </article>
  );
}
