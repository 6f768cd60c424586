// The default meta description of a page.
import type { ShownModule } from '#domain/modules/modules.ts';
import type { ShownPage } from '#domain/pages/page.ts';
import { descriptionFrom } from '#server/services/text/description-from-text.ts';

/** The texts of modules in their order, without headlines, which are not sentences. */
function textsOf({ module, content, children }: ShownModule): string[] {
  const own = module === 'headline' ? [] : [content.content, content.text];
  return [...own.filter((text) => typeof text === 'string'), ...children.flatMap(textsOf)];
}

/** Empty if the page has no text at all. */
export function pageDescription({
  meta_description,
  hero_text,
  container,
}: Pick<ShownPage, 'meta_description' | 'hero_text' | 'container'>): string {
  if (meta_description || hero_text) return meta_description || hero_text;
  return descriptionFrom((container?.modules ?? []).flatMap(textsOf).join(' '));
}
