// Rendering columns and their modules.
import { expect, test } from 'vitest';
import { layouts } from '#domain/modules/modules.ts';
import { ModuleList } from '../ModuleList.tsx';
import { anEdit, htmlOf, plainText, shownModule } from '../view-fixture.ts';
import { ContainerView } from './ContainerView.tsx';
import type { ContainerContent } from './schema.ts';

const text = (content: string, column: number) =>
  shownModule('text', { content, anchor: '' }, { column }) as never;
const container = (layout: ContainerContent['layout'], ...children: never[]) =>
  shownModule('container', { layout, anchor: 'wege' }, { children });

test('renders modules in their columns', () => {
  const module = container('67-33', text('<p>Rechts</p>', 1), text('<p>Links</p>', 0));
  const html = htmlOf((props) => <ContainerView {...props} List={ModuleList} />, module);
  expect(plainText(html)).toBe('Links Rechts');
  expect(html).toContain('minmax(0, 67fr) minmax(0, 33fr)');
  expect(html).toContain('id="wege"');
});

test('renders nothing without modules', () => {
  expect(htmlOf(ContainerView, container('50-50'))).toBe('');
});

test.each(Object.entries(layouts))('renders every column of %s for editors', (layout, widths) => {
  const html = htmlOf(ContainerView, container(layout as ContainerContent['layout']), { edit: anEdit() });
  expect(html.match(/data-column="\d"/g)).toHaveLength(widths.length);
});
