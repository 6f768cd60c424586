/** Pictures as a slider or grid, which open in the viewer. */
import { useState } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import type { ShownModule } from '#domain/modules/modules.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { ShownPicture } from '#ui/media/ShownPicture.tsx';
import { Slider } from '#ui/primitives/Slider.tsx';
import type { ImageContent } from '../image/schema.ts';
import { ImageListItem } from './ImageListItem.tsx';
import styles from './image-list.module.css';
import type { ImageListContent } from './schema.ts';

export function ImageListView({ module, edit, isFirst = false }: ModuleViewProps<ImageListContent>) {
  const messages = useMessages();
  const [shown, setShown] = useState<number | null>(null);
  const { extra_class, anchor } = module.content;
  const all = module.children as readonly ShownModule<ImageContent>[];
  // Visitors do not see entries without a picture; editors do.
  const items = edit ? all : all.filter(({ content }) => content.image);
  if (items.length === 0) return null;

  const list = items.map((item, index) => (
    <ImageListItem
      key={item.id}
      module={item}
      edit={edit?.item(item)}
      number={index + 1}
      isFirst={isFirst && index === 0}
      onOpen={() => setShown(index)}
    />
  ));
  return (
    <div id={anchor || undefined}>
      {extra_class === 'grid' ? (
        <ul className={styles.grid}>
          {items.map((item, index) => (
            <li key={item.id}>{list[index]}</li>
          ))}
        </ul>
      ) : (
        <Slider
          label={messages.pictures}
          className={styles.slider}
          isEdited={edit !== undefined}
          slides={items.map((item, index) => ({ key: item.id, slide: list[index] }))}
        />
      )}
      <ShownPicture pictures={items.flatMap(viewerPictures)} shown={shown} onClose={() => setShown(null)} />
    </div>
  );
}

/** The viewer shows the descriptions of this page instead of those in the media library. */
function viewerPictures({ content: { image, description } }: ShownModule<ImageContent>): Picture[] {
  return image ? [description ? { ...image, caption: description } : image] : [];
}
