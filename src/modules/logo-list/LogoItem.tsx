/** A logo with name, role, copyright and link. */
import type { Picture } from '#domain/media/picture.ts';
import type { ShownModule } from '#domain/modules/modules.ts';
import { ModuleLink } from '#modules/ModuleLink.tsx';
import type { ModuleEdit } from '#modules/module-view.ts';
import { OptionalText } from '#modules/OptionalText.tsx';
import { langOf } from '#ui/lang.ts';
import styles from './logo-list.module.css';
import type { LogoContent } from './schema.ts';

interface Props {
  module: ShownModule<LogoContent>;
  edit: ModuleEdit | undefined;
}

export function LogoItem({ module, edit }: Props) {
  const { content } = module;
  return (
    <div className={styles.logo} data-item="logo">
      <ModuleLink content={content} isEdited={edit !== undefined} className={styles.link}>
        {content.image ? (
          <LogoImage
            image={content.image}
            alt={content.image_alt || content.image.alt}
            lang={content.image_alt ? langOf(module, 'image_alt') : content.image.alt_lang}
          />
        ) : (
          edit && <span className={styles.missing} />
        )}
        <OptionalText module={module} field="name" edit={edit} as="span" className={styles.name} />
      </ModuleLink>
      <OptionalText module={module} field="role" edit={edit} className={styles.role} />
      {content.image_copyright && <p className={styles.rights}>{content.image_copyright}</p>}
      {edit?.handles()}
    </div>
  );
}

/** Logos are never cropped or recoloured. */
function LogoImage({ image, alt, lang }: { image: Picture; alt: string; lang: string | undefined }) {
  const files = image.sources.full.length > 0 ? image.sources.full : image.sources.horizontal;
  // The smallest file that is sharp at twice the display size; formats with transparency first.
  const sharp = files.filter(({ width }) => width >= 400);
  const file =
    sharp.find(({ format }) => format === 'webp') ??
    sharp[0] ??
    files.find(({ format }) => format === 'webp') ??
    files[0];
  return (
    <span className={styles.plate}>
      {file && (
        <img
          src={file.url}
          width={file.width}
          height={file.height}
          alt={alt}
          lang={lang}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
