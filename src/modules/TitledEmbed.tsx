/** An embed with its title, shared by the modules for videos, sounds, viewers, posts and forms. */
import type { Embed } from '#domain/media/embed.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { ShownModule } from '#domain/modules/modules.ts';
import type { ModuleEdit } from '#modules/module-view.ts';
import { OptionalText } from '#modules/OptionalText.tsx';
import { withoutSoftHyphens } from '#ui/lang.ts';
import { EmbedFrame } from '#ui/media/EmbedFrame.tsx';
import styles from './titled-embed.module.css';

interface EmbedContent {
  title: string;
  length?: string;
  image?: Picture | null;
}

interface Props {
  module: ShownModule<EmbedContent>;
  embed: Embed | null;
  edit: ModuleEdit | undefined;
  isShownAtOnce?: boolean;
}

export function TitledEmbed({ module, embed, edit, isShownAtOnce = false }: Props) {
  const { title, length, image } = module.content;
  const titled = <OptionalText module={module} field="title" edit={edit} className={styles.title} />;
  if (!embed) {
    if (!edit) return null;
    return (
      <>
        <span className={styles.missing} />
        {titled}
      </>
    );
  }
  return (
    <EmbedFrame
      embed={embed}
      title={withoutSoftHyphens(title)}
      length={length}
      // No alternative text, since the title names the embed.
      poster={image ? { ...image, alt: '' } : null}
      isShownAtOnce={isShownAtOnce}
      isEdited={edit !== undefined}
    >
      {titled}
    </EmbedFrame>
  );
}
