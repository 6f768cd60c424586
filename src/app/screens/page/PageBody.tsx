/** A page that editors created: head, tabs, modules and links to sibling pages. */
import { pageContainerSlug, type ShownPage } from '#domain/pages/page.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { useEditing } from '#state/editing.ts';
import { langOf, withoutSoftHyphens } from '#ui/lang.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageHead } from './PageHead.tsx';
import { PageSiblings } from './PageSiblings.tsx';
import { PageTabs } from './PageTabs.tsx';

export function PageBody({ page }: { page: ShownPage }) {
  const locale = useLocale();
  const { id, urls, title, parents, siblings, has_tab_navigation, hero_image, container } = page;
  const Edited = useEditing('Head');
  const trail = parents.map((parent) => ({
    title: parent.title,
    ...(parent.is_clickable ? { url: parent.urls[locale] } : {}),
    lang: langOf(parent, 'title'),
  }));
  const others = siblings.filter((sibling) => sibling.id === id || sibling.is_clickable);
  const isTabbed = has_tab_navigation && others.length > 1;
  return (
    <>
      {/* Except on the home page. */}
      {urls[locale] !== `/${locale}` && (
        <Breadcrumbs trail={[...trail, { title: withoutSoftHyphens(title), lang: langOf(page, 'title') }]} />
      )}
      {Edited ? <Edited page={page} Head={PageHead} /> : <PageHead page={page} />}
      {isTabbed && <PageTabs page={page} tabs={others} />}
      <ModuleContainer
        container={container}
        slug={pageContainerSlug(id)}
        content_type="page"
        isFirst={!hero_image}
      />
      {!isTabbed && others.length > 1 && <PageSiblings page={page} siblings={others} />}
    </>
  );
}
