/**
 * Collapsible questions, of which one is open at a time unless the editor allows several. The hash names the
 * one that was opened.
 */
import { useState } from 'react';
import { faqHash, isFaqHash } from '#domain/modules/faq-hash.ts';
import type { ShownModule } from '#domain/modules/modules.ts';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { FaqItem } from './FaqItem.tsx';
import styles from './faq.module.css';
import type { FaqContent, FaqItemContent } from './schema.ts';
import { useFaqAddress } from './use-faq-address.ts';

export function FaqView({ module, edit }: ModuleViewProps<FaqContent>) {
  const { anchor, is_multiple } = module.content;
  const items = module.children as readonly ShownModule<FaqItemContent>[];
  const [open, setOpen] = useState<readonly number[]>([]);
  const show = (id: number) =>
    setOpen((before) => (is_multiple ? [...before.filter((other) => other !== id), id] : [id]));
  useFaqAddress(items, show);

  const toggle = ({ id, content }: ShownModule<FaqItemContent>) => {
    const isOpen = open.includes(id);
    if (isOpen) setOpen(open.filter((other) => other !== id));
    else show(id);
    if (!edit) setHash(content.content, !isOpen);
  };

  if (items.length === 0 && !edit) return null;
  return (
    <div className={styles.faq} id={anchor || undefined}>
      {items.map((item) => (
        <FaqItem
          key={item.id}
          module={item}
          edit={edit?.item(item)}
          level={module.list_level ?? 3}
          isOpen={open.includes(item.id)}
          onToggle={() => toggle(item)}
        />
      ))}
    </div>
  );
}

/** Replaces the history entry: opening a question is not a step to go back to. */
function setHash(title: string, isOpen: boolean): void {
  const { pathname, search, hash } = location;
  if (isOpen) history.replaceState(history.state, '', `#${faqHash(title)}`);
  else if (isFaqHash(hash, title)) history.replaceState(history.state, '', pathname + search);
}
