/** The items of a list in its form: expanded one at a time, added, moved, removed. */
import { useRef, useState } from 'react';
import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { loadedModuleLabel } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import parts from '../kit/kit.module.css';
import { useLabels } from '../kit/use-labels.ts';
import { eventName, eventWhen } from '../pickers/event-label.ts';
import type { FormIssues } from './check-form.ts';
import styles from './dialog.module.css';
import {
  type FormModule,
  type ModuleForm,
  withFields,
  withItem,
  withMovedItem,
  withoutItem,
} from './form.ts';
import { ModuleFields } from './ModuleFields.tsx';

interface Props {
  form: ModuleForm;
  name: ModuleName;
  issues: FormIssues;
  onChange: (form: ModuleForm) => void;
}

export function ItemList({ form, name, issues, onChange }: Props) {
  const labels = useLabels();
  const locale = useLocale();
  const [open, setOpen] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const added = useRef(0);
  const kind = loadedModuleLabel(name, locale);
  const { items } = form;

  function add() {
    const number = ++added.current;
    onChange(withItem(form, name, number));
    setOpen(`new-${number}`);
  }

  return (
    <fieldset className={parts.group}>
      <legend>{labels.items}</legend>
      {items.length === 0 ? <p className={parts.hint}>{labels.item_none}</p> : null}
      <ol className={styles.items}>
        {items.map((item, index) => {
          const title = itemTitle(item, locale);
          const numberedName = labels.item(kind, index + 1);
          // Items with errors are expanded.
          const isOpen = open === item.key || issues[item.key] !== undefined;
          return (
            <li key={item.key} className={`${parts.box} ${styles.item}`}>
              <div className={styles.bar}>
                <button
                  type="button"
                  className={styles.opener}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : item.key)}
                >
                  {title ? `${index + 1}. ${title}` : numberedName}
                </button>
                <IconButton
                  icon="up"
                  name={labels.item_up(numberedName)}
                  aria-disabled={index === 0}
                  onClick={() => move(item.key, -1, index)}
                />
                <IconButton
                  icon="down"
                  name={labels.item_down(numberedName)}
                  aria-disabled={index === items.length - 1}
                  onClick={() => move(item.key, 1, index)}
                />
                <IconButton
                  icon="remove"
                  name={labels.item_remove(numberedName)}
                  onClick={() => {
                    setAnnouncement(labels.item_removed(numberedName, items.length - 1));
                    onChange(withoutItem(form, item.key));
                  }}
                />
              </div>
              {isOpen ? (
                <ModuleFields
                  module={item}
                  issues={issues[item.key] ?? []}
                  onChange={(change) => onChange(withFields(form, item.key, change))}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      <Button onClick={add}>{labels.item_add(kind)}</Button>
      <p className={parts.unseen} role="status">
        {announcement}
      </p>
    </fieldset>
  );

  function move(key: string, by: -1 | 1, index: number) {
    if (index + by < 0 || index + by >= items.length) return;
    onChange(withMovedItem(form, key, by));
    setAnnouncement(labels.item_moved(labels.item(kind, index + 1), index + by + 1, items.length));
  }
}

/** The first non-empty text, else the name of its picture or event. May be empty. */
function itemTitle({ data, content }: FormModule, locale: Locale): string {
  for (const field of ['headline', 'content', 'title', 'name', 'description']) {
    const text = textOf(data[field] as Localized | null, locale);
    if (text) return text;
  }
  const event = data.event ? (content.event as CompactEvent | null | undefined) : null;
  if (event) return `${eventName(event)}, ${eventWhen(event, locale)}`;
  return data.image ? ((content.image as Picture | null | undefined)?.alt ?? '') : '';
}
