/** Addresses and labels of the sections of a booklet. */
import { useLocation } from 'react-router';
import type { Booklet, BookletTab } from '#domain/productions/booklet.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { BookletTexts } from '#i18n/productions/booklet-texts.ts';
import { langOf } from '#ui/lang.ts';

export interface TabLink {
  tab: BookletTab;
  href: string;
  name: string;
  lang: string | undefined;
}

/** Returns a function that builds the link of a section. Keeps `?edit` in the address. */
export function useTabLink(
  { production: { slug, id }, sections }: Booklet,
  texts: BookletTexts,
): (tab: BookletTab) => TabLink {
  const locale = useLocale();
  const { search } = useLocation();
  const isEdited = new URLSearchParams(search).has('edit');
  return (tab) => {
    const address = pathFor('productions-slug-id-booklet', locale, { slug, id }, { tab });
    const section = sections.find((one) => one.id === tab);
    const edit = isEdited ? `${tab === null ? '?' : '&'}edit` : '';
    return {
      tab,
      href: address + edit,
      name: section?.headline ?? (tab === 'cast' ? texts.cast : texts.play),
      lang: section && langOf(section, 'headline'),
    };
  };
}
