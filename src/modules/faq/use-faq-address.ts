/** Opens the question that the address names, when the page begins and whenever the address changes. */
import { useEffect, useEffectEvent } from 'react';
import { faqId, isFaqHash } from '#domain/modules/faq-hash.ts';
import type { ShownModule } from '#domain/modules/modules.ts';
import type { FaqItemContent } from './schema.ts';

/** `show` gets the id of the question. The focus goes to its button; the page itself leads the eye there. */
export function useFaqAddress(
  items: readonly ShownModule<FaqItemContent>[],
  show: (id: number) => void,
): void {
  const open = useEffectEvent(() => {
    const item = items.find(({ content }) => isFaqHash(location.hash, content.content));
    if (!item) return;
    show(item.id);
    document
      .getElementById(faqId(item.content.content))
      ?.querySelector('button')
      ?.focus({ preventScroll: true });
  });
  useEffect(() => {
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}
