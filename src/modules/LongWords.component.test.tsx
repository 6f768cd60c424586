// Words without break opportunities, such as pasted addresses, on a narrow telephone.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ModuleName } from '#domain/modules/modules.ts';
import { renderComponent } from '../../tests/setup/render-component.ts';
import { ModuleContainer } from './ModuleContainer.tsx';
import { shownModule } from './view-fixture.ts';

const address = `https://example.org/${'ein/pfad/ohne/leerzeichen/'.repeat(5)}`;
const texts = { preline: address, headline: address, subline: address, text: address, link_text: address };
const link = { link: null, link_url: 'https://example.org/', anchor: '' };
const teaser = (extra_class: string) =>
  ['full-teaser', { ...texts, ...link, image: null, extra_class }] as const;
const item = shownModule('teaser', { ...texts, ...link, image: null }) as never;

test.each([
  teaser('default'),
  teaser('image-left'),
  ['teaser-list', { extra_class: 'standard', anchor: '' }, [item]],
  ['link', { ...link, content: address, extra_class: 'primary', open_new_window: false }],
  ['link', { ...link, content: address, extra_class: 'secondary', open_new_window: false }],
] as [ModuleName, object, never[]?][])(
  '%s: a long word stays within the page',
  async (name, content, children = []) => {
    await page.viewport(320, 800);
    const modules = [shownModule(name, content, { children })] as never;
    await renderComponent(
      <ModuleContainer
        slug="page-1"
        content_type="page"
        container={{ id: 1, slug: 'page-1', content_type: 'page', modules, is_draft: false }}
      />,
    );
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);
