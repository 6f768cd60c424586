/** Teasers in a grid or as a slider. */
import type { ShownModule } from '#domain/modules/modules.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { Slider } from '#ui/primitives/Slider.tsx';
import type { TeaserContent, TeaserListContent } from './schema.ts';
import { Teaser } from './Teaser.tsx';
import styles from './teaser-list.module.css';

export function TeaserListView({ module, edit }: ModuleViewProps<TeaserListContent>) {
  const messages = useMessages();
  const { extra_class, anchor } = module.content;
  const items = module.children as readonly ShownModule<TeaserContent>[];
  if (items.length === 0) return null;
  const teaser = (item: ShownModule<TeaserContent>) => (
    <Teaser module={item} edit={edit?.item(item)} level={module.list_level ?? 3} />
  );
  return (
    <div id={anchor || undefined}>
      {extra_class === 'slide' ? (
        <Slider
          label={messages.teasers}
          className={styles.slider}
          isEdited={edit !== undefined}
          slides={items.map((item) => ({ key: item.id, slide: teaser(item) }))}
        />
      ) : (
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={item.id}>{teaser(item)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
