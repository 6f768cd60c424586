/** Opens the question that the hash names, on load and whenever the hash changes. */
import { useEffect, useEffectEvent } from 'react';
import { faqId, isFaqHash } from '#domain/modules/faq-hash.ts';
import type { ShownModule } from '#domain/modules/modules.ts';
import type { FaqItemContent } from './schema.ts';

/**
 * `show` receives the id of the question. Moves focus to its button; scrolling is done by the page's hash
 * navigation.
 */
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
